//! What a room wants to have written: all of it or nothing. Decisions, ends of reactions,
//! take-backs, seating and talk are all drafts, and nothing of a draft is shown to anybody
//! before it is written.

use crate::saved::{HeldAnswer, Place, Revision, SavedTable, Schedule, TalkLine};
use tabletop::luck::Secret;
use tabletop::{Row, Seat};

/// Something to be written about a table. Refused as taken if anything was written after the
/// revision it is based on.
#[derive(Clone)]
pub struct Draft {
    pub table: String,
    /// What it is based on: its first row has the number `based_on.rows`.
    pub based_on: Revision,
    /// New rows of the game.
    pub rows: Vec<Row>,
    /// Ids under which clients sent them, each with the first row that came of it.
    pub ids: Vec<(u32, String)>,
    /// Whom the table waits for now, if that has changed.
    pub schedule: Option<Schedule>,
    /// The result as JSON text, if the game is over now.
    pub result: Option<String>,
    /// What changes beside the game.
    pub changes: Vec<Change>,
}

impl Draft {
    /// The revision of the table once it is written.
    pub fn revision(&self) -> Revision {
        let changes = i64::from(!self.changes.is_empty());
        let version = i64::from(self.schedule.is_some()) | changes;
        Revision {
            rows: self.based_on.rows + self.rows.len() as u32,
            version: self.based_on.version + version,
            changes: self.based_on.changes + changes,
        }
    }
}

/// Something about a table beside its game.
#[derive(Clone)]
pub enum Change {
    /// Who sits in a place from now on.
    Sit {
        seat: Seat,
        place: Place,
    },
    /// The game begins: contributions to the luck by seat. The deal is the draft's row.
    Begin {
        luck: Vec<String>,
    },
    /// A computer player decides for the seat, or no longer does.
    StandIn {
        seat: Seat,
        bot: Option<String>,
        resigned: bool,
    },
    /// An answer that counts when the reaction ends.
    Hold(HeldAnswer),
    /// The reaction has ended: the held answers became rows from `first` on.
    Release {
        first: u32,
    },
    /// A standing order as JSON text; nothing takes it away.
    Order {
        seat: Seat,
        reaction: String,
        order: Option<String>,
    },
    Say(TalkLine),
    /// Somebody asks to go back, as JSON text; nothing once that is settled.
    Request(Option<String>),
    /// The table of the rematch is made.
    Rematch {
        next: Box<SavedTable>,
        secret: Secret,
    },
    /// A table that never began goes away.
    Remove,
}

/// Why something could not be read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else wrote first: read again, then try again.
    Taken,
    /// What is stored makes no sense.
    Damaged(String),
    /// Disk or database failed.
    Failed(String),
    /// The database cannot be reached now; it may be back soon. Whether it did what it was
    /// asked is unknown.
    Away(String),
}

impl core::fmt::Display for StoreError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            StoreError::Taken => write!(f, "somebody else wrote this first"),
            StoreError::Damaged(why) => write!(f, "what is stored makes no sense: {why}"),
            StoreError::Failed(why) => write!(f, "{why}"),
            StoreError::Away(why) => write!(f, "the database cannot be reached: {why}"),
        }
    }
}
impl std::error::Error for StoreError {}
