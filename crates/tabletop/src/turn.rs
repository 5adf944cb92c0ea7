//! Whose decision it is: the table's truth, and what one chair may know of it.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who must decide now. Who is *asked* follows from public facts only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One player decides in the open.
    Solo(Seat),
    /// Each of `owed` still owes an answer, given in one or more private steps;
    /// none shows until the last is in. `asked` is everybody the question was put
    /// to and stays the same while it is open.
    Sealed {
        /// To whom the question was put.
        asked: SeatSet,
        /// Who has not finished answering.
        owed: SeatSet,
    },
    /// The game has ended.
    Over,
}

impl Turn {
    /// Everybody who may act now.
    #[inline]
    pub fn owed(self) -> SeatSet {
        match self {
            Turn::Solo(seat) => SeatSet::only(seat),
            Turn::Sealed { owed, .. } => owed,
            Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whether `after` is still the same sealed question, with no more answers owed.
    pub fn stays_open(self, after: Turn) -> bool {
        match (self, after) {
            (
                Turn::Sealed { asked, owed },
                Turn::Sealed {
                    asked: still,
                    owed: left,
                },
            ) => asked == still && left.iter().all(|seat| owed.contains(seat)),
            _ => false,
        }
    }

    /// Whether several were asked and answer in secret.
    pub fn is_shared_question(self) -> bool {
        matches!(self, Turn::Sealed { asked, .. } if asked.len() > 1)
    }

    /// Whether answers are collected in secret.
    #[inline]
    pub fn is_sealed(self) -> bool {
        matches!(self, Turn::Sealed { .. })
    }
}

/// What one viewer is told about whose turn it is: who was asked and whether *she*
/// has answered, never who else still thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Asked {
    /// This player decides in the open.
    Solo {
        /// The player.
        seat: Seat,
    },
    /// These were asked and answer in secret.
    Sealed {
        /// To whom the question was put.
        #[cfg_attr(feature = "types", ts(type = "number[]"))]
        asked: SeatSet,
        /// Whether the viewer still owes her answer.
        you: bool,
    },
    /// The game has ended.
    Over {},
}

/// A question that a standing order may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reaction<A> {
    /// Something may be done now, or declined.
    Optional {
        /// What orders call it.
        name: &'static str,
        /// The answer that does nothing.
        decline: A,
    },
    /// A bid, or no bid.
    Auction {
        /// The answer that does nothing.
        pass: A,
        /// The lowest price one may bid, and the action that bids it.
        lowest: (u32, A),
    },
}
