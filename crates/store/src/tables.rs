//! Queries about many tables and about parts of one, and the lease of the leading node.

use async_trait::async_trait;
use room::{HeldAnswer, Revision, SavedOrder, SavedTable, StoreError, TalkLine};

/// The lease of a node that has not renewed it for so long has expired; in milliseconds.
pub const LAPSE: i64 = 6_000;

/// What a node learns when it renews its lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// How long the house has been open, in milliseconds, over its whole life.
    pub time: i64,
    /// Whether this node holds the lease: it does the work that one node does for all.
    pub leads: bool,
}

/// Which tables are listed. All of them are open to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListKind {
    /// Waiting for players.
    Open,
    /// Being played.
    Running,
    /// Played to the end.
    Finished,
}

/// What can be asked about tables.
#[async_trait]
pub trait Tables: Send + Sync {
    /// Newest first.
    async fn listed(&self, list: ListKind, most: u32) -> Result<Vec<SavedTable>, StoreError>;
    /// Tables at which somebody's time is up.
    async fn due(&self, now: i64, most: u32) -> Result<Vec<String>, StoreError>;
    /// Tables that never began and were last touched before then.
    async fn stale_lobbies(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError>;
    /// Tables that never began and that this guest made.
    async fn lobbies_of(&self, host: &str) -> Result<Vec<String>, StoreError>;
    /// Tables that are not over and at which this guest sits.
    async fn unfinished_of(&self, guest: &str) -> Result<Vec<String>, StoreError>;
    /// Games in which nobody is waited for and that were last touched before then.
    async fn quiet(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError>;
    async fn held(&self, table: &str) -> Result<Vec<HeldAnswer>, StoreError>;
    async fn orders(&self, table: &str) -> Result<Vec<SavedOrder>, StoreError>;
    /// The last so many lines, oldest first.
    async fn talk(&self, table: &str, most: u32) -> Result<Vec<TalkLine>, StoreError>;
    /// Everything one guest said: at which table, and what.
    async fn said_by(&self, guest: &str) -> Result<Vec<(String, TalkLine)>, StoreError>;
    /// How often these tables were written to; those that are gone are left out.
    async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, Revision)>, StoreError>;
    /// Takes the lease if it is free, or renews it, and moves the house's time on. If the house
    /// was `closed` until now, the time since the last renewal does not count.
    async fn beat(&self, node: &str, closed: bool) -> Result<Beat, StoreError>;
    /// Gives the lease up, so that another node can take it at once.
    async fn release(&self, node: &str) -> Result<(), StoreError>;
}
