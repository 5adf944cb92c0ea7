//! QN-P1..P7 Purchase, and the Astrologer's draw.

use crate::market;
use crate::phase::{Phase, Then};
use crate::pieces::Card;
use crate::setup::Drawn;
use crate::{Action, Event, QueensNecklace};
use tabletop::{Dealer, Face, SeatSet};

impl QueensNecklace {
    /// QN-P2 One who can afford nothing buys nothing, and the turn goes on.
    pub(crate) fn begin_purchase(&mut self, ducats: u8, dealer: &mut impl Dealer<Event>) {
        if self.can_buy(ducats) {
            self.phase = Phase::Purchase {
                ducats,
                bought: false,
            };
        } else {
            self.end_purchase(ducats, dealer);
        }
    }

    /// Whether anything can be paid for.
    #[inline]
    pub(crate) fn can_buy(&self, ducats: u8) -> bool {
        let mut places = self.market.iter();
        places.any(|&place| market::price(place, self.rules) <= ducats)
    }

    /// QN-P1, QN-P2 Buy what you can pay for; stop once you have bought.
    pub(crate) fn legal_purchases(&self, ducats: u8, bought: bool, out: &mut Vec<Action>) {
        // Whether a card can be paid for is a coin's toss: written down first and counted
        // after, nothing has to be guessed.
        let mut listed = [Action::EndPurchase {}; 8];
        let mut count = 0;
        for (at, &place) in self.market.iter().enumerate() {
            let (card, price) = (market::card(place), market::price(place, self.rules));
            listed[count % 8] = Action::Buy { card, price };
            // Equal cards at equal prices are one choice.
            let before = self.market[..at].iter();
            let listed_already = before.fold(false, |so, &other| so | (other == place));
            count += usize::from((price <= ducats) & !listed_already);
        }
        listed[count % 8] = Action::EndPurchase {}; // QN-P7
        count += usize::from(bought);
        out.extend_from_slice(&listed[..count]);
    }

    pub(crate) fn play_purchase(
        &mut self,
        action: Action,
        ducats: u8,
        dealer: &mut impl Dealer<Event>,
    ) {
        let Action::Buy { card, price } = action else {
            return self.end_purchase(ducats, dealer);
        };
        let offered = |slot: &Option<market::Slot>| {
            slot.is_some_and(|slot| slot.card() == card && slot.price(self.rules) == price)
        };
        let slot = self.market.iter().position(offered);
        let slot = slot.expect("only offered cards can be bought");
        self.buy(slot, card, price, ducats, dealer);
    }

    pub(crate) fn buy(
        &mut self,
        slot: usize,
        card: Card,
        price: u8,
        ducats: u8,
        dealer: &mut impl Dealer<Event>,
    ) {
        let seat = self.current;
        self.market[slot] = None;
        let left = ducats - price;
        dealer.announce(|| Event::Bought {
            seat,
            card,
            price,
            slot: slot as u8,
            left,
        });
        if card == Card::Astrologer {
            self.draw_for_astrologer(left, dealer); // QN-P5
        } else {
            self.gain_seen(seat, card); // QN-P4
            self.go_on_buying(left, dealer);
        }
    }

    /// QN-P7 An Astrologer counts as bought. QN-Q1 Who can pay for nothing more is not asked.
    fn go_on_buying(&mut self, ducats: u8, dealer: &mut impl Dealer<Event>) {
        if self.ends_spent_purchases() && !self.can_buy(ducats) {
            return self.end_purchase(ducats, dealer);
        }
        self.phase = Phase::Purchase {
            ducats,
            bought: true,
        };
    }

    /// QN-P5, QN-P6
    pub(crate) fn draw_for_astrologer(&mut self, ducats: u8, dealer: &mut impl Dealer<Event>) {
        let seat = self.current;
        loop {
            match self.draw(dealer) {
                Drawn::Nothing => dealer.announce(|| Event::NothingToDraw { seat }),
                Drawn::Merchant => return self.meet_merchant(Then::Draw { ducats }, dealer),
                Drawn::Card(Card::Astrologer) => {
                    self.unlocated.remove(Card::Astrologer);
                    dealer.reveal(|| Event::AstrologerMet { seat });
                    continue;
                }
                Drawn::Card(Card::Necklace) => {
                    self.unlocated.remove(Card::Necklace);
                    self.gain_seen(seat, Card::Necklace);
                    dealer.reveal(|| Event::AstrologerDrew {
                        seat,
                        card: Face::Up(Card::Necklace),
                    });
                }
                Drawn::Card(card) => {
                    self.hands[seat.index()].add(card);
                    dealer.whisper(SeatSet::only(seat), |sees| Event::AstrologerDrew {
                        seat,
                        card: sees.face(card),
                    });
                }
            }
            return self.go_on_buying(ducats, dealer);
        }
    }

    /// QN-P3 What is left over is lost.
    pub(crate) fn end_purchase(&mut self, ducats: u8, dealer: &mut impl Dealer<Event>) {
        let seat = self.current;
        dealer.announce(|| Event::PurchaseEnded { seat, lost: ducats });
        self.devalue(dealer);
    }
}
