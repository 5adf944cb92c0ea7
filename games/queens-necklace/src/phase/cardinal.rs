//! QN-K1..K5 A Merchant, and the Cardinals who put his sale off.

use crate::phase::{Phase, Then};
use crate::pieces::Card;
use crate::{Action, Event, QueensNecklace};
use tabletop::{Dealer, Seat};

impl QueensNecklace {
    /// QN-P6, QN-D3 A Merchant is drawn; QN-K5 whatever else waits.
    pub(crate) fn meet_merchant(&mut self, then: Then, dealer: &mut impl Dealer<Event>) {
        let seat = self.current;
        dealer.reveal(|| Event::MerchantCame {
            seat,
            merchant: self.merchants_met(),
        });
        self.ask_for_cardinal(seat, None, then, dealer);
    }

    /// QN-K1 The next player clockwise who could hold a Cardinal is asked; the current
    /// player never is.
    fn ask_for_cardinal(
        &mut self,
        after: Seat,
        by: Option<Seat>,
        then: Then,
        dealer: &mut impl Dealer<Event>,
    ) {
        let mut asked = after.next(self.seats);
        while asked != self.current {
            if self.could_hold(asked, Card::Cardinal) {
                self.phase = Phase::Cardinal { asked, by, then };
                return;
            }
            asked = asked.next(self.seats);
        }
        match by {
            // QN-K2 The last to play one sits furthest clockwise.
            Some(seat) => {
                let free = self.waiting.iter().position(Option::is_none);
                self.waiting[free.expect("there are three Merchants")] = Some(seat);
                dealer.announce(|| Event::SalePutOff { seat });
                self.resume(then, dealer);
            }
            None => self.begin_sale(then, dealer),
        }
    }

    pub(crate) fn legal_cardinal(&self, asked: Seat, out: &mut Vec<Action>) {
        if self.hand(asked).has(Card::Cardinal) {
            out.push(Action::Cardinal {});
        }
        out.push(Action::Decline {});
    }

    pub(crate) fn answer_cardinal(
        &mut self,
        asked: Seat,
        by: Option<Seat>,
        then: Then,
        action: Action,
        dealer: &mut impl Dealer<Event>,
    ) {
        let seat = asked;
        let by = if action == (Action::Cardinal {}) {
            self.discard(seat, Card::Cardinal);
            dealer.announce(|| Event::CardinalPlayed { seat });
            Some(seat)
        } else {
            dealer.announce(|| Event::CardinalDeclined { seat });
            by
        };
        self.ask_for_cardinal(asked, by, then, dealer);
    }

    /// Play resumes where the Merchant stopped it.
    pub(crate) fn resume(&mut self, then: Then, dealer: &mut impl Dealer<Event>) {
        match then {
            Then::Draw { ducats } => self.draw_for_astrologer(ducats, dealer),
            Then::Fill {} => self.fill(dealer),
            Then::EndTurn {} => self.end_turn(dealer),
        }
    }
}
