//! What was said at the table, and to whom.

use crate::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Who heard an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Hearers {
    /// Everybody.
    All {},
    /// These heard all of it, the others the outside of it.
    Whispered {
        /// Who heard all of it.
        insiders: SeatSet,
    },
    /// These alone.
    Only {
        /// Who heard it.
        seats: SeatSet,
    },
}

/// One event as it was told.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<E> {
    /// Who heard it.
    pub audience: Hearers,
    /// The whole of it.
    pub event: E,
    /// What outsiders heard of a whisper. Apart, because most events have none and a
    /// match keeps all of them.
    pub outside: Option<Box<E>>,
    /// Whether it brought something hidden to light, so that nothing before it can be
    /// taken back.
    pub closes: bool,
}

impl<E> Told<E> {
    /// What `viewer` heard, if anything.
    pub fn heard_by(&self, viewer: Viewer) -> Option<&E> {
        let inside = |seats: SeatSet| match viewer {
            Viewer::Seat { seat } => seats.contains(seat),
            Viewer::Spectator {} => false,
            Viewer::Open {} => true,
        };
        match self.audience {
            Hearers::All {} => Some(&self.event),
            Hearers::Whispered { insiders } if inside(insiders) => Some(&self.event),
            Hearers::Whispered { .. } => self.outside.as_deref(),
            Hearers::Only { seats } => inside(seats).then_some(&self.event),
        }
    }
}

/// One entry of the story as one viewer heard it. Entries are numbered from 1 for each
/// viewer, so that gaps tell nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Heard<E> {
    /// Something happened.
    Event {
        /// What.
        event: E,
    },
    /// A player took her last decision back; the entries with these numbers no longer
    /// hold.
    TakenBack {
        /// Who.
        seat: Seat,
        /// Which entries are struck out.
        struck: Vec<u32>,
    },
    /// The table agreed to go back; some entries no longer hold, and some that had been
    /// struck out hold again.
    Rewound {
        /// Which entries are struck out.
        struck: Vec<u32>,
        /// Which hold again.
        restored: Vec<u32>,
    },
}
