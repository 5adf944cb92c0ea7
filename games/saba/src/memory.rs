//! What an attentive player remembers of the hands. It is the same for all who listen.

use crate::MOST_SEATS;
use crate::event::Event;
use crate::pieces::{Card, Cards};
use crate::view::View;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What was heard about each hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    hands: [Heard; MOST_SEATS],
}

/// What was heard about one hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heard {
    /// SA-S3 Cards everybody has seen go there: bought in the open, taken back unsold, or
    /// shown by a pass in stage two.
    pub known: Cards,
    /// How the other cards came and went, in order; nothing once none is left.
    pub trail: Vec<Trace>,
}

/// One step of the cards in a hand that nobody else has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Trace {
    /// So many were dealt or drawn.
    Came(u8),
    /// One of them was shown and left: so it had been there.
    Went(Card),
}

impl Memory {
    /// What a view was built with.
    pub(crate) fn in_view(view: &View) -> Self {
        let mut memory = Memory::default();
        for (hand, player) in memory.hands.iter_mut().zip(&view.players) {
            *hand = Heard {
                known: player.known,
                trail: player.trail.clone(),
            };
        }
        memory
    }

    pub fn heard(&self, seat: Seat) -> &Heard {
        &self.hands[seat.index()]
    }

    pub(crate) fn recall(&mut self, heard: &Event) {
        match *heard {
            Event::Dealt { seat, count, .. } => self.of(seat).trail.push(Trace::Came(count)),
            Event::Drew { seat, .. } => self.of(seat).trail.push(Trace::Came(1)),
            Event::Kept { seat, card } | Event::Returned { seat, card } => {
                self.of(seat).known.add(card);
            }
            Event::Offered { seat, card }
            | Event::Discarded { seat, card }
            | Event::Placed {
                seat,
                card,
                times: 1,
                ..
            } => self.of(seat).lose(card),
            // SA-Z2: who passes holds only jokers.
            Event::Waited { seat, jokers } => {
                let held = std::iter::repeat_n(Card::JOKER, jokers.into());
                *self.of(seat) = Heard {
                    known: held.collect(),
                    trail: Vec::new(),
                };
            }
            // Unsold and just bought cards come from the table, not from a hand.
            Event::Placed { .. }
            | Event::UnsoldFake { .. }
            | Event::Unsold { .. }
            | Event::TurnedUp { .. }
            | Event::PutBack { .. }
            | Event::Began { .. }
            | Event::NothingToOffer { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::NamedPrice { .. }
            | Event::Sold { .. }
            | Event::HasToDraw { .. }
            | Event::LeftPile { .. }
            | Event::RebuildingBegan { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Heard {
        &mut self.hands[seat.index()]
    }
}

impl Heard {
    /// Equal cards are one kind: if one of them was known, it is that one that went. What
    /// is left in the hand is the same either way.
    fn lose(&mut self, card: Card) {
        if self.known.has(card) {
            self.known.remove(card);
            return;
        }
        self.trail.push(Trace::Went(card));
        if self.hidden() == 0 {
            self.trail.clear();
        }
    }

    fn hidden(&self) -> u8 {
        self.trail.iter().fold(0, |hidden: u8, step| match step {
            Trace::Came(count) => hidden + count,
            Trace::Went(_) => hidden.saturating_sub(1),
        })
    }
}
