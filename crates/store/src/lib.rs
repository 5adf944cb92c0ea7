//! Where the house writes things down.
//!
//! | file | idea |
//! |---|---|
//! | `kept.rs` | what is kept: guests, tables, seats |
//! | `halls.rs` | lists, clocks, held answers, orders, talk |
//! | `people.rs` | accounts, blocks, reports, operators' acts |
//! | `base.rs` | how a statement is run, in either form |
//! | `sqlite.rs`, `postgres.rs` | the two forms |
//! | `book.rs` | reading |
//! | `writing.rs` | one statement list for each kind of write |
//! | `decisions.rs` | decisions, all of one commit together |
//! | `halls_kept.rs`, `people_kept.rs` | reading and writing of those |
//! | `slip.rs` | a write that waits for its turn |
//! | `group.rs` | group commit: all waiting writes share one transaction |
//! | `pen.rs` | the one who writes to a data file |
//! | `looking.rs` | looking things up in a data file by key |
//! | `settling.rs` | carrying the log over into the data file, beside the commits |
//! | `backup.rs` | a copy of a data file that may be in use |
//! | `contract.rs` | what every implementation must do, as tests |

mod backup;
mod base;
mod book;
#[cfg(feature = "contract")]
pub mod contract;
mod decisions;
mod group;
pub mod halls;
mod halls_kept;
mod kept;
mod looking;
mod pen;
pub mod people;
mod people_kept;
mod postgres;
mod settling;
mod slip;
mod sqlite;
mod writing;

pub use backup::backup;
pub use book::Book;
pub use halls::Halls;
pub use kept::{Guest, Place, Sitter, Stage, Table, Write};
pub use people::People;
pub use postgres::Postgres;
pub use slip::Slip;
pub use sqlite::Sqlite;

use async_trait::async_trait;
use core::fmt;
use tabletop::{Row, Seat, luck::Secret};

/// Why something could not be read or written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Somebody else wrote under this key first: read again, then try again.
    Taken,
    /// What is kept makes no sense.
    Damaged(String),
    /// Disk or database failed.
    Failed(String),
    /// The database cannot be reached now; it may be back soon. Whether it did what it was
    /// asked is unknown.
    Away(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Taken => write!(f, "somebody else wrote this first"),
            Trouble::Damaged(why) => write!(f, "what is kept makes no sense: {why}"),
            Trouble::Failed(why) => write!(f, "{why}"),
            Trouble::Away(why) => write!(f, "the database cannot be reached: {why}"),
        }
    }
}
impl std::error::Error for Trouble {}

/// Keeps what the house must not forget.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// What is kept about people.
    fn people(&self) -> &dyn People;
    /// What is kept about tables beyond their game.
    fn halls(&self) -> &dyn Halls;

    /// Writes one thing, all of it or nothing. When this returns, it is on the disk.
    async fn write(&self, write: Write) -> Result<(), Trouble> {
        self.put(Slip::of(write)).await
    }
    /// The same for one that may still grow while others are being written.
    async fn put(&self, slip: Slip) -> Result<(), Trouble>;

    /// A key of the house by name: the one kept, or `fresh`, which is then kept.
    async fn key(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], Trouble>;
    /// The guest with this id.
    async fn guest(&self, id: &str) -> Result<Option<Guest>, Trouble>;
    /// The table with this id, seats and all.
    async fn table(&self, id: &str) -> Result<Option<Table>, Trouble>;
    /// Tables at which this guest has a seat: those that wait for her, then newest first.
    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<Table>, Trouble>;
    /// Tables that are being played.
    async fn playing(&self) -> Result<Vec<String>, Trouble>;
    /// Every row of a table, in order.
    async fn rows(&self, table: &str) -> Result<Vec<Row>, Trouble>;
    /// Every submission a table has taken: whose, under which id, from which row on.
    async fn submissions(&self, table: &str) -> Result<Vec<(Seat, String, u32)>, Trouble>;
    /// The secret of a table: for its luck alone, never for a view, log or export.
    async fn secret(&self, table: &str) -> Result<Option<Secret>, Trouble>;
}
