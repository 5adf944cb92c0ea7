//! What the server saves, in a SQLite file or a PostgreSQL database.
//!
//! | file | idea |
//! |---|---|
//! | `records.rs` | guests, and the kinds of writes |
//! | `tables.rs` | queries about many tables, and about parts of one; the lease |
//! | `people.rs` | accounts, blocks, reports, operators' acts |
//! | `statement.rs` | a statement with its values, the rows it finds, and who can run it |
//! | `sql_store.rs` | the store itself: reading tables and guests |
//! | `table_sql.rs`, `people_sql.rs` | the statements of each kind of write, and queries |
//! | `writer.rs` | the one writer: all waiting writes share one transaction |
//! | `sqlite.rs`, `postgres.rs` | the two databases |
//! | `migrations.rs` | the schema and its versions |
//! | `backup.rs` | a copy of a data file that may be in use |
//! | `contract.rs` | what every implementation must do, as tests |

mod backup;
#[cfg(feature = "contract")]
pub mod contract;
mod migrations;
pub mod people;
mod people_sql;
mod postgres;
mod records;
mod sql_store;
mod sqlite;
mod statement;
mod table_sql;
pub mod tables;
mod writer;

pub use backup::backup;
pub use migrations::FORMAT;
pub use people::People;
pub use postgres::Postgres;
pub use protocol::Stage;
pub use records::{SavedGuest, Write};
pub use room::{
    Change, Draft, HeldAnswer, Place, Revision, SavedOrder, SavedRoom, SavedTable, Schedule,
    Sitter, StoreError, TalkLine,
};
pub use sql_store::SqlStore;
pub use sqlite::Sqlite;
pub use tables::Tables;

use async_trait::async_trait;
use tabletop::{Row, Seat, luck::Secret};

/// Saves everything that must survive a restart.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Queries about people.
    fn people(&self) -> &dyn People;
    /// Lists of tables, parts of tables, and the lease.
    fn tables(&self) -> &dyn Tables;

    /// Writes one thing, all of it or nothing. It is on the disk when this returns.
    async fn write(&self, write: Write) -> Result<(), StoreError>;
    /// Everything that is written about a table, for its room. Nothing if there is no such table.
    async fn room(&self, table: &str) -> Result<Option<SavedRoom>, StoreError>;

    /// The key of this name: the saved one, or `fresh`, which is then saved.
    async fn key(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], StoreError>;
    /// The guest with this id.
    async fn guest(&self, id: &str) -> Result<Option<SavedGuest>, StoreError>;
    /// The table with this id and its seats.
    async fn table(&self, id: &str) -> Result<Option<SavedTable>, StoreError>;
    /// Tables at which this guest has a seat: those that wait for her first, then newest first.
    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<SavedTable>, StoreError>;
    /// Tables that are being played.
    async fn playing(&self) -> Result<Vec<String>, StoreError>;
    /// Every row of a table, in order.
    async fn rows(&self, table: &str) -> Result<Vec<Row>, StoreError>;
    /// Every submission a table has taken: whose, under which id, from which row on. Oldest
    /// first.
    async fn submissions(&self, table: &str) -> Result<Vec<(Seat, String, u32)>, StoreError>;
    /// The secret of a table: for its luck alone, never for a view, log or export.
    async fn secret(&self, table: &str) -> Result<Option<Secret>, StoreError>;

    /// Whether the store can write: a write of nothing that goes all the way to the disk.
    async fn check(&self) -> Result<(), StoreError>;
    /// Finishes what was asked, checkpoints and closes: after it the data file alone holds
    /// everything. Whoever reads or writes later is refused; closing again does nothing.
    async fn close(&self) -> Result<(), StoreError>;
}
