//! What is kept.

use crate::halls::{Hall, Tick};
use tabletop::luck::{Hex, Secret};
use tabletop::{Row, Seat};

/// Somebody who plays, with or without having signed up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    pub id: String,
    /// Empty once she has left for good.
    pub name: String,
    /// Seconds since 1970.
    pub created: i64,
    /// How often she signed out everywhere.
    pub epoch: i64,
    /// When she was last seen, to the day; seconds since 1970.
    pub seen: i64,
    /// Whether she has left for good.
    pub gone: bool,
    /// Whether she has an account.
    pub claimed: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Lobby,
    Playing,
    Over,
}

impl Stage {
    pub(crate) fn code(self) -> i64 {
        match self {
            Stage::Lobby => 0,
            Stage::Playing => 1,
            Stage::Over => 2,
        }
    }

    pub(crate) fn decode(code: i64) -> Option<Stage> {
        [Stage::Lobby, Stage::Playing, Stage::Over]
            .into_iter()
            .find(|stage| stage.code() == code)
    }
}

/// Who sits in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A guest, by id.
    Guest(String),
    /// A computer player, by name.
    Bot(String),
}

/// One place of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    pub sitter: Option<Sitter>,
    /// This place's contribution to the luck.
    pub luck: Option<String>,
    /// The bot that plays for the guest who sits there.
    pub stand_in: Option<String>,
    /// Whether the guest has given up the seat for good.
    pub resigned: bool,
}

/// A table, from the first guest to the last card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub id: String,
    pub game: String,
    pub rules_version: u16,
    /// As JSON text.
    pub options: String,
    /// The guest who laid it.
    pub host: String,
    pub stage: Stage,
    /// Seconds since 1970.
    pub created: i64,
    /// To the secret, which is kept apart.
    pub commitment: Hex,
    /// Places and scores as JSON text, once the game is over.
    pub result: Option<String>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// By seat.
    pub places: Vec<Place>,
    /// How it is run, as JSON text.
    pub ways: String,
    /// Whether strangers may find it.
    pub open: bool,
    /// Whom it waits for, and until when.
    pub tick: Tick,
    /// A request to go back that is not yet granted, as JSON text.
    pub request: Option<String>,
    /// How often this was written to.
    pub version: i64,
    /// How often something other than a decision was written about it.
    pub changes: i64,
}

/// Something to be written, all of it or nothing. What is written about a table names
/// the version it is based on; it is taken if that is no longer the last one.
#[derive(Clone)]
pub enum Write {
    NewGuest(Guest),
    Person(crate::people::Person),
    Rename {
        guest: String,
        name: String,
    },
    NewTable {
        table: Table,
        secret: Secret,
    },
    /// Who sits in a place from now on.
    Sit {
        table: String,
        version: i64,
        seat: Seat,
        place: Place,
        /// Seconds since 1970.
        at: i64,
    },
    /// The game begins: contributions by seat, and the deal.
    Begin {
        table: String,
        version: i64,
        luck: Vec<String>,
        deal: Row,
        tick: Tick,
    },
    /// Decisions: rows from `first` on.
    Decide {
        table: String,
        first: u32,
        rows: Vec<Row>,
        /// Ids under which clients sent them, each with the first row that came of it.
        ids: Vec<(u32, String)>,
        /// The result as JSON text, if the game is over now.
        result: Option<String>,
        /// Whom the table waits for now, and the version this is based on; absent if
        /// that has not changed.
        tick: Option<(i64, Tick)>,
        /// Whether the next clock is due when it was before: then it need not be sorted in
        /// again.
        due_stays: bool,
    },
    /// Something about a table beyond its game.
    Hall {
        table: String,
        version: i64,
        write: Hall,
    },
    /// The table of a rematch is laid.
    Rematch {
        table: String,
        version: i64,
        next: Table,
        secret: Secret,
    },
}
