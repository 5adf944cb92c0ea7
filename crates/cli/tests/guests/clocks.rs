//! What the clocks of tables in play showed, before the house died and after.

use super::through;
use client::Guest;
use protocol::{ClockInfo, Pace, TableInfo, TableSettings};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// Clocks are told in whole milliseconds, and so is the time of the house they are read from.
const ROUNDED: Duration = Duration::from_millis(2);

/// Nothing is given for a decision, so what a clock lost is what was charged.
pub fn ways() -> TableSettings {
    TableSettings {
        pace: Pace::Live {
            minutes: 60,
            increment: 0,
        },
        ..TableSettings::default()
    }
}

/// The tables with a clock, the newest last.
#[derive(Clone, Default)]
pub struct Clocked(Arc<Mutex<Vec<String>>>);

impl Clocked {
    pub fn watch(&self, table: &str) {
        let mut tables = self.0.lock().expect("nobody panicked");
        tables.push(table.to_owned());
    }

    /// What the newest of them show. The time is that before they were asked, so that
    /// whatever they lose from here on is lost after it.
    pub async fn look(&self, guest: &Guest, most: usize) -> Shown {
        let newest: Vec<String> = {
            let tables = self.0.lock().expect("nobody panicked");
            tables.iter().rev().take(most).cloned().collect()
        };
        let at = Instant::now();
        let mut tables = HashMap::new();
        for table in newest {
            let path = format!("/api/tables/{table}");
            let info = through(async || guest.get(&path).await?.read::<TableInfo>()).await;
            if let Some(clocks) = info.clocks {
                tables.insert(table, clocks);
            }
        }
        Shown { at, tables }
    }
}

/// The clocks of some tables at one moment.
pub struct Shown {
    pub at: Instant,
    tables: HashMap<String, Vec<ClockInfo>>,
}

impl Shown {
    /// The most any clock lost since `before`, while the house was open for `open`. That is
    /// never more than `open`. It may be less: house time is written every other second, and
    /// what was not written when the house died is given back.
    pub fn lost_since(&self, before: &Shown, open: Duration) -> Duration {
        let mut most = Duration::ZERO;
        for (table, clocks) in &self.tables {
            let Some(known) = before.tables.get(table) else {
                continue;
            };
            for (seat, (was, is)) in known.iter().zip(clocks).enumerate() {
                let lost = Duration::from_millis((was.left - is.left).max(0).unsigned_abs());
                assert!(
                    lost <= open + ROUNDED,
                    "{table}: seat {seat} lost {lost:?}, the house was open for {open:?}"
                );
                most = most.max(lost);
            }
        }
        most
    }
}
