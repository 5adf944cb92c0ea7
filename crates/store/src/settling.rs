//! Carrying over what the write-ahead log holds into the data file. SQLite does that between
//! two commits by itself, and everybody waits; here a thread does it beside them, and only
//! what came meanwhile is left for the writer, after whose turn the log begins anew.

use crate::Trouble;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

/// Writes after which the log is carried over. Each is some pages, so the log grows to some
/// tens of megabytes, and a house that is full carries it over about once a second.
const OFTEN: usize = 4000;

/// The writer's side of it.
pub struct Settling {
    wake: SyncSender<()>,
    /// Whether the thread has done what it was woken for.
    carried: Arc<AtomicBool>,
    under_way: bool,
    writes: usize,
}

impl Settling {
    /// Takes a connection of its own to the file that `writer` writes to.
    pub fn beside(writer: &Connection, other: Connection) -> Result<Settling, Trouble> {
        writer.pragma_update(None, "wal_autocheckpoint", 0)?;
        let (wake, woken) = sync_channel(1);
        let carried = Arc::new(AtomicBool::new(false));
        let done = carried.clone();
        let carrying = move || {
            for () in woken {
                carry_over(&other);
                done.store(true, Ordering::Release);
            }
        };
        let thread = thread::Builder::new().name("settling".into());
        let spawned = thread.spawn(carrying);
        spawned.map_err(|why| Trouble::Failed(why.to_string()))?;
        Ok(Settling {
            wake,
            carried,
            under_way: false,
            writes: 0,
        })
    }

    /// Before each commit, when nobody waits for the one before any more.
    pub fn settle(&mut self, writes: usize, writer: &Connection) {
        self.writes += writes;
        if self.under_way && self.carried.swap(false, Ordering::Acquire) {
            carry_over(writer);
            self.under_way = false;
        } else if !self.under_way && self.writes >= OFTEN {
            self.writes = 0;
            self.under_way = self.wake.try_send(()).is_ok();
        }
    }
}

/// As far as it goes without making anybody wait. What is left stays in the log, where it is
/// as safe, until the next time.
fn carry_over(connection: &Connection) {
    let said = connection.query_row("pragma wal_checkpoint(passive)", [], |_| Ok(()));
    if let Err(why) = said {
        tracing::warn!("the log could not be carried over: {why}");
    }
}
