//! For playouts: decisions that leave no choice, without listing what is legal. What comes
//! of it is what comes of taking them one by one, in the order of the seats.

use crate::phase::Phase;
use crate::pieces::Card;
use crate::{Action, Event, QueensNecklace, market};
use tabletop::{Dealer, SeatSet};

/// Something to be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The card.
    pub card: Card,
    /// What it costs.
    pub price: u8,
    slot: u8,
}

impl QueensNecklace {
    /// QN-P1 What can be bought with so many ducats, in the order of the legal actions, and
    /// how many such offers there are; those behind them mean nothing.
    #[inline]
    pub fn offers(&self, ducats: u8) -> ([Offer; 5], usize) {
        let none = Offer {
            card: Card::Queen,
            price: market::NEVER,
            slot: 0,
        };
        let mut listed = [none; 5];
        let mut count = 0;
        for (at, &place) in self.market.iter().enumerate() {
            let (card, price) = (market::card(place), market::price(place));
            let before = self.market[..at].iter();
            let listed_already = before.fold(false, |so, &other| so | (other == place));
            listed[count] = Offer {
                card,
                price,
                slot: at as u8,
            };
            count += usize::from((price <= ducats) & !listed_already);
        }
        (listed, count)
    }

    /// QN-P1 Buys one of the [`QueensNecklace::offers`], or nothing more.
    #[inline]
    pub fn buy_or_end(&mut self, offer: Option<Offer>, dealer: &mut impl Dealer<Event>) {
        let Phase::Purchase { ducats, .. } = self.phase else {
            unreachable!("offers are bought only in this phase")
        };
        match offer {
            Some(Offer { card, price, slot }) => {
                self.buy(slot.into(), card, price, ducats, dealer);
            }
            None => self.end_purchase(ducats, dealer),
        }
    }

    /// Answers the question on the table for those who have no choice, as far as that is
    /// seen at a glance and nobody with a choice comes before them; how many answered.
    #[inline]
    pub fn answer_forced(&mut self, dealer: &mut impl Dealer<Event>) -> u32 {
        match self.phase {
            Phase::Influence { ducats } if !self.holds_influence() => {
                self.begin_purchase(ducats, dealer);
                1
            }
            Phase::Queen { owed, .. } => self.decline_queen(owed, dealer),
            Phase::Cardinal { asked, by, then } if !self.hand(asked).has(Card::Cardinal) => {
                self.answer_cardinal(asked, by, then, Action::Decline {}, dealer);
                1
            }
            _ => 0,
        }
    }

    /// QN-D4 All who are asked before the holder of the Queen decline.
    fn decline_queen(&mut self, asked: SeatSet, dealer: &mut impl Dealer<Event>) -> u32 {
        let mut declined = 0;
        let mut still = asked;
        for seat in asked.iter() {
            if self.hand(seat).has(Card::Queen) {
                break;
            }
            still = still.without(seat);
            declined += 1;
        }
        if declined > 0 {
            self.go_on_with_queen(still, dealer);
        }
        declined
    }
}
