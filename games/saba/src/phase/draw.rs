//! SA-A9 to SA-A11 The last act of an auctioneer's turn.

use crate::action::{Action, Thousands};
use crate::event::Event;
use crate::phase::Phase;
use crate::{Saba, dealing::Table};
use tabletop::{Seat, SeatSet};

/// SA-A9
const PRICE_OF_A_DRAW: Thousands = 2;

/// Whether the turn that ends saw a card drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Drawn {
    Yes,
    No,
}

impl Saba {
    /// SA-A9
    pub(crate) fn legal_draws(&self, out: &mut Vec<Action>) {
        out.extend([Action::Draw {}, Action::EndTurn {}]);
    }

    /// SA-A9 to SA-A11 Asks whether she draws, where she has the choice; all of it follows
    /// from open facts.
    pub(crate) fn after_auction(&mut self, auctioneer: Seat, table: &mut impl Table) {
        let can_pay = self.cash[auctioneer.index()] >= PRICE_OF_A_DRAW;
        if self.must_draw() {
            if self.announces_forced_draws() {
                let turns = self.turns_without_draw;
                table.announce(|| Event::HasToDraw {
                    seat: auctioneer,
                    turns,
                });
            }
            self.draw(auctioneer, table);
        } else if can_pay {
            self.phase = Phase::Draw { auctioneer };
        } else {
            self.end_turn(auctioneer, Drawn::No, table);
        }
    }

    /// SA-A11 Against endless play.
    pub(crate) fn must_draw(&self) -> bool {
        self.turns_without_draw >= 2 * self.seats
    }

    /// SA-A9; SA-A11 free if she has less.
    pub(crate) fn draw(&mut self, auctioneer: Seat, table: &mut impl Table) {
        let cash = &mut self.cash[auctioneer.index()];
        let paid = match cash.checked_sub(PRICE_OF_A_DRAW) {
            Some(rest) => {
                *cash = rest;
                PRICE_OF_A_DRAW
            }
            None => 0,
        };
        let card = self.take_from_pile(table);
        self.hands[auctioneer.index()].add(card);
        let left = self.pile.len() as u8;
        table.whisper(SeatSet::only(auctioneer), |sees| Event::Drew {
            seat: auctioneer,
            card: sees.face(card),
            paid,
            left,
        });
        if self.pile.is_empty() {
            // SA-A10: at once, even in the middle of a round.
            self.begin_rebuilding(auctioneer, table);
        } else {
            self.end_turn(auctioneer, Drawn::Yes, table);
        }
    }

    pub(crate) fn end_turn(&mut self, auctioneer: Seat, drawn: Drawn, table: &mut impl Table) {
        self.turns_without_draw = match drawn {
            Drawn::Yes => 0,
            Drawn::No => self.turns_without_draw + 1,
        };
        self.begin_turn(auctioneer.next(self.seats), table);
    }
}
