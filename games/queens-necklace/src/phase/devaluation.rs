//! QN-D1..D5 Prices fall, the market is filled, the Queen has her caprice, the turn ends.

use crate::event::{Fall, Unsold};
use crate::market::{self, Slot};
use crate::phase::{Phase, Then};
use crate::pieces::Card;
use crate::setup::Drawn;
use crate::{Action, Event, QueensNecklace};
use tabletop::{Dealer, Seat, SeatSet};

impl QueensNecklace {
    /// QN-D1 Rings move down; what reaches the crossed-out card is discarded.
    pub(crate) fn devalue(&mut self, dealer: &mut impl Dealer<Event>) {
        let before = self.market;
        for place in &mut self.market {
            *place = market::fallen(*place);
        }
        if before.iter().any(Option::is_some) {
            dealer.announce(|| self.fell(&before));
        }
        self.fill(dealer);
    }

    fn fell(&self, before: &[Option<Slot>; 5]) -> Event {
        let (mut fallen, mut discarded) = (Vec::new(), Vec::new());
        for (at, (was, is)) in before.iter().zip(&self.market).enumerate() {
            let slot = at as u8;
            match (was, is) {
                (_, Some(is)) => fallen.push(Fall {
                    slot,
                    card: is.card(),
                    price: is.price(self.rules),
                }),
                (Some(was), None) => discarded.push(Unsold {
                    slot,
                    card: was.card(),
                }),
                (None, None) => {}
            }
        }
        Event::PricesFell { fallen, discarded }
    }

    /// QN-D2 Gaps are filled one at a time, left to right.
    pub(crate) fn fill(&mut self, dealer: &mut impl Dealer<Event>) {
        while let Some(gap) = market::first_gap(&self.market) {
            match self.draw(dealer) {
                Drawn::Nothing => break,                                             // QN-D5
                Drawn::Merchant => return self.meet_merchant(Then::Fill {}, dealer), // QN-D3
                Drawn::Card(card) => {
                    self.unlocated.remove(card);
                    self.market[gap] = Some(Slot::new(card, 0));
                    let slot = gap as u8;
                    dealer.reveal(|| Event::MarketFilled { card, slot });
                    if !card.is_gem() {
                        continue;
                    }
                    let asked = self.who_could_hold(Card::Queen);
                    if !asked.is_empty() {
                        self.phase = Phase::Queen {
                            slot,
                            asked,
                            owed: asked,
                            taker: None,
                        };
                        return; // QN-D4 before any further card is drawn
                    }
                }
            }
        }
        self.end_turn(dealer);
    }

    pub(crate) fn legal_queen(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.hand(seat).has(Card::Queen) {
            out.push(Action::Queen {});
        }
        out.push(Action::Decline {});
    }

    pub(crate) fn answer_queen(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut impl Dealer<Event>,
    ) {
        let Phase::Queen { owed, taker, .. } = &mut self.phase else {
            unreachable!("asked for the Queen only in this phase")
        };
        if action == (Action::Queen {}) {
            *taker = Some(seat);
        }
        let left = owed.without(seat);
        self.go_on_with_queen(left, dealer);
    }

    /// These still owe an answer; with the last one it is known who takes the gem.
    pub(crate) fn go_on_with_queen(&mut self, left: SeatSet, dealer: &mut impl Dealer<Event>) {
        let Phase::Queen {
            slot, owed, taker, ..
        } = &mut self.phase
        else {
            unreachable!("asked for the Queen only in this phase")
        };
        if !left.is_empty() {
            *owed = left;
            return;
        }
        let (slot, taker) = (*slot, *taker);
        if let Some(seat) = taker {
            let taken = self.market[slot as usize].take();
            let card = taken.expect("the gem was just laid there").card();
            self.discard(seat, Card::Queen);
            self.gain_seen(seat, card);
            dealer.reveal(|| Event::QueenPlayed { seat, card, slot });
        }
        self.fill(dealer);
    }

    /// QN-K2 A sale that waited for this turn's end is held now; then the next turn.
    pub(crate) fn end_turn(&mut self, dealer: &mut impl Dealer<Event>) {
        let due = Some(self.current);
        if let Some(at) = self.waiting.iter().position(|&seat| seat == due) {
            self.waiting[at..].rotate_left(1); // QN-K3 the earlier Merchant's first
            self.waiting[2] = None;
            self.begin_sale(Then::EndTurn {}, dealer);
        } else {
            let next = self.current.next(self.seats);
            self.begin_turn(next, dealer);
        }
    }
}
