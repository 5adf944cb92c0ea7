//! Tables beyond their game: lists, clocks, held answers, standing orders, talk.

use crate::{Stage, Table, Trouble};
use async_trait::async_trait;
use tabletop::{Row, Seat};

/// Where the clocks of a table stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tick {
    /// Seats that are waited for, as bits.
    pub waiting: i64,
    /// When the first of them runs out of time, in the house's time.
    pub due: Option<i64>,
    /// What the clocks show, as JSON text.
    pub clocks: Option<String>,
    /// Seconds since 1970.
    pub touched: i64,
}

/// An answer that counts when the reaction ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    pub seat: Seat,
    pub id: String,
    /// As JSON text.
    pub steps: String,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub n: u32,
    pub guest: String,
    pub seat: Seat,
    /// One of the quick phrases, by name.
    pub phrase: Option<String>,
    pub said: String,
    pub at: i64,
}

/// A node that has not said for so long that it is there no longer counts; in
/// milliseconds.
pub const LAPSE: i64 = 6_000;

/// What a node learns when it says that it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// How long the house has been open, in milliseconds, all in all.
    pub time: i64,
    /// Whether this node does what one does for all.
    pub keeps: bool,
}

/// How far a table is, without a word about what happened there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub table: String,
    pub rows: u32,
    pub version: i64,
    pub changes: i64,
}

/// What decisions have changed at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Since {
    pub rows: Vec<Row>,
    /// Whose submissions they came of, and under which ids.
    pub ids: Vec<(Seat, String)>,
    pub stage: Stage,
    pub tick: Tick,
    pub version: i64,
    pub changes: i64,
}

/// Which tables are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// Waiting for players, open to everybody.
    Open,
    /// Being played, open to everybody.
    Running,
    /// Played to the end, open to everybody.
    Finished,
}

/// Something about a table to be written, all of it or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hall {
    Tick(Tick),
    /// A bot plays for the seat, or no longer does.
    StandIn {
        seat: Seat,
        bot: Option<String>,
        resigned: bool,
        tick: Tick,
    },
    Hold(Held),
    /// A reaction ends: what was held becomes rows.
    EndWindow {
        first: u32,
        rows: Vec<Row>,
        result: Option<String>,
        tick: Tick,
    },
    /// No choice takes the order away.
    Order {
        seat: Seat,
        reaction: String,
        choice: Option<String>,
    },
    Say(Said),
    /// Somebody asks to go back, as JSON text; nothing once it is settled.
    Request(Option<String>),
    /// A table that never began goes away.
    Remove,
}

/// What can be asked about tables beyond their game.
#[async_trait]
pub trait Halls: Send + Sync {
    /// Newest first.
    async fn listed(&self, list: List, most: u32) -> Result<Vec<Table>, Trouble>;
    /// Tables at which somebody's time is up.
    async fn due(&self, now: i64, most: u32) -> Result<Vec<String>, Trouble>;
    /// Tables that never began and were last touched before then.
    async fn stale_lobbies(&self, before: i64, most: u32) -> Result<Vec<String>, Trouble>;
    /// Tables that never began and that this guest laid.
    async fn lobbies_of(&self, host: &str) -> Result<Vec<String>, Trouble>;
    async fn held(&self, table: &str) -> Result<Vec<Held>, Trouble>;
    async fn orders(&self, table: &str) -> Result<Vec<(Seat, String, String)>, Trouble>;
    /// The last so many, oldest first.
    async fn talk(&self, table: &str, most: u32) -> Result<Vec<Said>, Trouble>;
    /// Everything one guest said: at which table, and what.
    async fn said_by(&self, guest: &str) -> Result<Vec<(String, Said)>, Trouble>;
    /// This node is there. If no other keeps the house and it was `closed` until now, it goes
    /// on with the time at which it closed.
    async fn beat(&self, node: &str, closed: bool) -> Result<Beat, Trouble>;
    /// This node goes: another may do at once what it did for all.
    async fn rest(&self, node: &str) -> Result<(), Trouble>;
    /// How far these tables are; those that are gone are left out.
    async fn marks(&self, tables: &[String]) -> Result<Vec<Mark>, Trouble>;
    /// What decisions have changed since a table had so many rows.
    async fn since(&self, table: &str, rows: u32) -> Result<Option<Since>, Trouble>;
    /// Games in which nobody is waited for and that were last touched before then.
    async fn quiet(&self, before: i64, most: u32) -> Result<Vec<String>, Trouble>;
}
