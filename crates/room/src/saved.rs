//! A table as it is written down: what a room is made from, and what drafts change.

use protocol::{Stage, TableSettings, Watch};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;
use tabletop::luck::{Hex, Secret};
use tabletop::{Row, Seat};

/// Who sits in a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sitter {
    /// A guest, by id.
    Guest(String),
    /// A computer player, by name.
    Bot(String),
}

/// One place of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// Nobody, if the seat is free.
    pub sitter: Option<Sitter>,
    /// This place's contribution to the luck.
    pub luck: Option<String>,
    /// The computer player that decides for the guest who sits there.
    pub stand_in: Option<String>,
    /// Whether the guest has given up the seat for good.
    pub resigned: bool,
}

/// Whom a table waits for, and until when.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Schedule {
    /// Seats that are waited for, as bits.
    pub waiting: i64,
    /// When the first of them runs out of time, in milliseconds of the house's time.
    pub due: Option<i64>,
    /// What the clocks show, as JSON text.
    pub clocks: Option<String>,
    /// When this was written, in seconds since 1970.
    pub touched: i64,
}

/// How often a table was written to. Two nodes that write at once are told apart by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Revision {
    /// Rows of its game.
    pub rows: u32,
    /// Writes of all kinds, but for decisions that change nothing else.
    pub version: i64,
    /// Writes other than decisions.
    pub changes: i64,
}

impl Revision {
    /// Whether anything was written after `other`.
    pub fn is_after(&self, other: &Revision) -> bool {
        self.rows > other.rows || self.version > other.version || self.changes > other.changes
    }
}

/// A table, from the first guest to the last card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedTable {
    pub id: String,
    pub game: String,
    pub rules_version: u16,
    /// As JSON text.
    pub options: String,
    /// The guest who made it.
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
    pub settings: String,
    /// Whether strangers may find it.
    pub open: bool,
    pub schedule: Schedule,
    /// A request to go back that is not yet granted, as JSON text.
    pub request: Option<String>,
    /// As in [`Revision`].
    pub version: i64,
    /// As in [`Revision`].
    pub changes: i64,
}

impl SavedTable {
    /// Where this guest sits.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let sits = |place: &Place| matches!(&place.sitter, Some(Sitter::Guest(id)) if id == guest);
        self.places.iter().position(sits).map(|at| Seat(at as u8))
    }

    /// The guests who have a seat.
    pub fn guests(&self) -> impl Iterator<Item = &String> {
        self.places.iter().filter_map(|place| match &place.sitter {
            Some(Sitter::Guest(id)) => Some(id),
            Some(Sitter::Bot(_)) | None => None,
        })
    }

    /// Whether the table waits for this guest.
    pub fn waits_for(&self, guest: &str) -> bool {
        let waits = |seat: Seat| self.schedule.waiting >> seat.0 & 1 == 1;
        self.stage == Stage::Playing && self.seat_of(guest).is_some_and(waits)
    }

    /// Whether anybody may watch it.
    pub fn may_be_watched(&self) -> bool {
        self.settings().watch == Watch::Everyone
    }

    /// How it is run.
    pub fn settings(&self) -> TableSettings {
        serde_json::from_str(&self.settings).unwrap_or_default()
    }

    /// The chosen options.
    pub fn options(&self) -> Value {
        serde_json::from_str(&self.options).unwrap_or(Value::Null)
    }

    /// What each seat gave to the luck.
    pub fn contributions(&self) -> Vec<String> {
        let given = self.places.iter().map(|place| place.luck.clone());
        given.map(Option::unwrap_or_default).collect()
    }
}

/// An answer that counts when the reaction ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HeldAnswer {
    pub seat: Seat,
    /// The id it was sent under.
    pub id: String,
    /// As JSON text.
    pub steps: String,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TalkLine {
    pub n: u32,
    pub guest: String,
    pub seat: Seat,
    /// One of the quick phrases, by name.
    pub phrase: Option<String>,
    pub said: String,
    /// Seconds since 1970.
    pub at: i64,
}

/// A standing order: whose, about what, and the order as JSON text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedOrder {
    pub seat: Seat,
    pub reaction: String,
    pub order: String,
}

/// Everything that is written down about a table.
#[derive(Clone)]
pub struct SavedRoom {
    pub table: SavedTable,
    /// What its luck comes from. For nothing else.
    pub secret: Option<Secret>,
    pub rows: Vec<Row>,
    /// Ids of submissions that were taken, oldest first.
    pub submissions: Vec<(Seat, String)>,
    pub held: Vec<HeldAnswer>,
    pub orders: Vec<SavedOrder>,
    /// What was said last, oldest first.
    pub talk: Vec<TalkLine>,
    /// What the guests at the table are called, by id.
    pub names: HashMap<String, String>,
}

impl SavedRoom {
    /// How often it was written to.
    pub fn revision(&self) -> Revision {
        Revision {
            rows: self.rows.len() as u32,
            version: self.table.version,
            changes: self.table.changes,
        }
    }
}
