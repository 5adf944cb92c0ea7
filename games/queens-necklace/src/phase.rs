//! Where in the turn we are and whom we ask.

pub mod alchemist;
pub mod cardinal;
pub mod devaluation;
pub mod forger;
pub mod influence;
pub mod purchase;
pub mod sale;
pub mod theft;

use crate::pieces::{Card, Gem};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Turn};

/// The question on the table, with its own facts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// QN-I1 The current player plays blue cards.
    Influence { ducats: u8 },
    /// QN-I5, QN-M3 The target of the current player's Forger answers.
    Obey { target: Seat, gem: Gem, ducats: u8 },
    /// QN-P1 The current player buys.
    Purchase { ducats: u8, bought: bool },
    /// QN-K1 One after another is asked for a Cardinal; `by` played the last one.
    Cardinal {
        asked: Seat,
        by: Option<Seat>,
        then: Then,
    },
    /// QN-D4 A gem was just drawn into this slot.
    Queen {
        slot: u8,
        asked: SeatSet,
        owed: SeatSet,
        taker: Option<Seat>,
    },
    /// QN-V1 Displays are chosen in secret.
    Sale {
        asked: SeatSet,
        owed: SeatSet,
        then: Then,
    },
    /// QN-V5 The displays lie open.
    Alchemist {
        asked: SeatSet,
        owed: SeatSet,
        change: Option<Change>,
        then: Then,
    },
    /// QN-E1
    Over,
}

/// QN-V5 What the Alchemist's player has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    pub seat: Seat,
    pub card: Card,
    pub into: Gem,
}

/// What a Merchant interrupted, and what therefore goes on afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Then {
    /// QN-P6 The Astrologer's draw, with so many ducats left.
    Draw { ducats: u8 },
    /// QN-D3 Filling the market.
    Fill {},
    /// QN-K2 A sale that was put off is the last thing of a turn.
    EndTurn {},
}

impl Phase {
    /// Who must decide, `current` being the player whose turn it is.
    ///
    /// By reference, so that only the fields in question are read: they have just been
    /// written one by one, and a processor waits when it is asked for them as a whole.
    #[inline]
    pub fn turn(&self, current: Seat) -> Turn {
        match *self {
            Phase::Influence { .. } | Phase::Purchase { .. } => Turn::Solo(current),
            Phase::Obey { target, .. } => Turn::Solo(target),
            Phase::Cardinal { asked, .. } => Turn::Solo(asked),
            Phase::Queen { asked, owed, .. }
            | Phase::Sale { asked, owed, .. }
            | Phase::Alchemist { asked, owed, .. } => Turn::Sealed { asked, owed },
            Phase::Over => Turn::Over,
        }
    }
}
