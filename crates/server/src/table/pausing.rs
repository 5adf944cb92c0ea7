//! A store that cannot be reached: the table waits, says so, and goes on by itself. What
//! was under way may or may not be written, so nothing is shown until it was read.

use super::ask::refuse;
use super::{Actor, Ask, Submission};
use protocol::{FromHouse, Reason, VERSION};
use std::time::{Duration, Instant};

/// How often a waiting table looks again.
const BETWEEN: Duration = Duration::from_millis(500);

impl Actor {
    /// Waits for the store.
    pub(super) fn wait_for_store(&mut self) {
        if self.paused.is_none() {
            tracing::warn!(table = self.kept.id, "waits for the store");
            self.broadcast(&FromHouse::Refused {
                v: VERSION,
                id: None,
                reason: Reason::Paused {},
            });
        }
        self.thinking.clear();
        self.paused = Some(Instant::now() + BETWEEN);
    }

    /// Looks whether the store is back; then goes on with what is written there.
    pub(super) async fn try_again(&mut self) {
        if !self.lay_again().await {
            return;
        }
        self.paused = None;
        tracing::info!(table = self.kept.id, "goes on");
        self.show_table();
        self.go_on().await;
    }

    /// What may be heard while the table waits; everything else is refused.
    pub(super) fn unless_paused(&mut self, ask: Ask) -> Option<Ask> {
        if self.paused.is_none() {
            return Some(ask);
        }
        match ask {
            Ask::Look { .. } | Ask::Detach { .. } | Ask::Expel(_) | Ask::Gone => Some(ask),
            Ask::Submit(Submission { socket, id, .. }) | Ask::TakeBack { socket, id, .. } => {
                self.refuse(socket, id, Reason::Paused {});
                None
            }
            other => {
                refuse(other, &Reason::Paused {});
                None
            }
        }
    }
}
