//! What an attentive player remembers: cards others are known to hold.

use crate::MOST_SEATS;
use crate::event::Event;
use crate::pieces::{Card, Cards};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// SA-S3 Cards in hands that everybody has seen: bought in the open, taken back unsold, or
/// shown by a pass in stage two. The same for all who listen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    known: [Cards; MOST_SEATS],
}

impl Memory {
    pub fn known(&self, seat: Seat) -> Cards {
        self.known[seat.index()]
    }

    pub(crate) fn recall(&mut self, heard: &Event) {
        match *heard {
            Event::Kept { seat, card } | Event::Returned { seat, card } => {
                self.known[seat.index()].add(card);
            }
            Event::Offered { seat, card }
            | Event::Discarded { seat, card }
            | Event::Placed {
                seat,
                card,
                times: 1,
                ..
            } => self.has_left(seat, card),
            // SA-Z2: who passes holds only jokers.
            Event::Waited { seat, jokers } => {
                let held = std::iter::repeat_n(Card::JOKER, jokers.into());
                self.known[seat.index()] = held.collect();
            }
            // Unsold and just bought cards come from the table, not from a hand.
            Event::Placed { .. }
            | Event::UnsoldFake { .. }
            | Event::Unsold { .. }
            | Event::TurnedUp { .. }
            | Event::PutBack { .. }
            | Event::Dealt { .. }
            | Event::Began { .. }
            | Event::NothingToOffer { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::NamedPrice { .. }
            | Event::Sold { .. }
            | Event::Drew { .. }
            | Event::LeftPile { .. }
            | Event::RebuildingBegan { .. }
            | Event::Ended { .. } => {}
        }
    }

    /// Equal cards are one kind: if one of them was known, it is that one that went. What
    /// is left in the hand is the same either way.
    fn has_left(&mut self, seat: Seat, card: Card) {
        let known = &mut self.known[seat.index()];
        if known.has(card) {
            known.remove(card);
        }
    }
}
