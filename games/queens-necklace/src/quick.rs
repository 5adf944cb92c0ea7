//! For playouts: decisions that leave no choice, without listing what is legal. What comes
//! of it is what comes of taking them one by one, in the order of the seats.

use crate::market::{self, Offers};
use crate::phase::Phase;
use crate::pieces::Card;
use crate::{Action, Event, QueensNecklace};
use tabletop::{Dealer, Seat, SeatSet};

impl QueensNecklace {
    /// QN-P1 What is for sale.
    #[inline]
    pub fn offers(&self) -> Offers {
        Offers::of(&self.market, self.rules)
    }

    /// QN-P1 Buys what is offered in this slot; it can be paid for.
    #[inline]
    pub fn buy_from(&mut self, slot: usize, dealer: &mut impl Dealer<Event>) {
        let Phase::Purchase { ducats, .. } = self.phase else {
            unreachable!("cards are bought only in this phase")
        };
        let place = self.market[slot];
        let (card, price) = (market::card(place), market::price(place, self.rules));
        self.buy(slot, card, price, ducats, dealer);
    }

    /// QN-P7 Buys nothing more.
    #[inline]
    pub fn stop_buying(&mut self, dealer: &mut impl Dealer<Event>) {
        let Phase::Purchase { ducats, .. } = self.phase else {
            unreachable!("cards are bought only in this phase")
        };
        self.end_purchase(ducats, dealer);
    }

    /// Answers the question on the table for those who have no choice, as far as that is
    /// seen at a glance and nobody with a choice comes before them; how many answered.
    #[inline]
    pub fn answer_forced(&mut self, dealer: &mut impl Dealer<Event>) -> u32 {
        match self.phase {
            Phase::Influence { .. } => self.pass_influence(dealer),
            Phase::Purchase {
                ducats,
                bought: true,
            } if !self.can_buy(ducats) => {
                self.end_purchase(ducats, dealer);
                1
            }
            Phase::Queen { .. } => self.decline_queen(dealer),
            Phase::Cardinal { asked, by, then } if !self.hand(asked).has(Card::Cardinal) => {
                self.answer_cardinal(asked, by, then, Action::Decline {}, dealer);
                1
            }
            _ => 0,
        }
    }

    /// QN-I1 One without influence cards goes on to her purchase.
    #[inline]
    pub fn pass_influence(&mut self, dealer: &mut impl Dealer<Event>) -> u32 {
        match self.phase {
            Phase::Influence { ducats } if !self.holds_influence() => {
                self.begin_purchase(ducats, dealer);
                1
            }
            _ => 0,
        }
    }

    /// QN-D4 All who are asked before the holder of the Queen decline.
    #[inline]
    pub fn decline_queen(&mut self, dealer: &mut impl Dealer<Event>) -> u32 {
        let Phase::Queen { owed, .. } = self.phase else {
            return 0;
        };
        let holds = |seat: &Seat| self.hand(*seat).has(Card::Queen);
        let still: SeatSet = match owed.iter().find(holds) {
            Some(holder) => owed.iter().filter(|&seat| seat >= holder).collect(),
            None => SeatSet::EMPTY,
        };
        if still != owed {
            self.go_on_with_queen(still, dealer);
        }
        (owed.len() - still.len()) as u32
    }
}
