//! Tables beyond their game: lists, clocks, held answers, standing orders, talk.

use crate::{Table, Trouble};
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
    async fn held(&self, table: &str) -> Result<Vec<Held>, Trouble>;
    async fn orders(&self, table: &str) -> Result<Vec<(Seat, String, String)>, Trouble>;
    /// The last so many, oldest first.
    async fn talk(&self, table: &str, most: u32) -> Result<Vec<Said>, Trouble>;
    /// Everything one guest said: at which table, and what.
    async fn said_by(&self, guest: &str) -> Result<Vec<(String, Said)>, Trouble>;
    /// How long the house has been open, in milliseconds, all in all.
    async fn house_time(&self) -> Result<i64, Trouble>;
}
