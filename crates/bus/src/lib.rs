//! How the nodes of a house tell each other that something changed. Never what: whoever
//! cares reads the store. So news may be lost, doubled or come in any order, and nothing
//! hangs on it but how soon others look.
//!
//! | file | idea |
//! |---|---|
//! | `local.rs` | the in-process form: one node alone, or several in one process |
//! | `nats.rs` | the NATS form |
//! | `contract.rs` | what every form must do, as tests |

#[cfg(feature = "contract")]
pub mod contract;
mod local;
mod nats;

pub use local::{Hub, Local};
pub use nats::Nats;

use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

/// What is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum News {
    /// A table has so many rows, was written to so often, and so often in other things
    /// than decisions.
    Table {
        table: String,
        rows: u32,
        version: i64,
        changes: i64,
    },
    /// Something about this guest changed: her name, her sessions, whom she blocks.
    Guest(String),
    /// These guests are at this table, with sockets of this node.
    Here {
        node: String,
        table: String,
        guests: Vec<String>,
    },
}

/// News that may wait for one who listens; one who is slower misses some.
const WAITING: usize = 4096;

/// One node's place on the bus.
pub trait Bus: Send + Sync + 'static {
    /// Tells every other node. Never waits; with nobody to pass it on, it is lost.
    fn tell(&self, news: News);

    /// What other nodes tell from now on.
    fn listen(&self) -> broadcast::Receiver<News>;

    /// Whether there can be no other node.
    fn is_alone(&self) -> bool;
}
