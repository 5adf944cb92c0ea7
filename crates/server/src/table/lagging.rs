//! When it is written down whom a table waits for. Lists are made from that, and so is the end
//! of somebody's time. A table without a clock is in no hurry: of decisions that follow each
//! other quickly it writes the first, and once more when it has come to rest, in place of
//! changing its own page of the data file with every one of them. Whatever is missing after a
//! crash is found when the games are laid again.

use super::Actor;
use protocol::Pace;
use std::time::Instant;
use store::halls::{Hall, Tick};
use tokio::time;

/// How far what is kept lags behind.
#[derive(Default)]
pub struct Lag {
    /// When it was last written.
    since: Option<Instant>,
    behind: bool,
}

impl Actor {
    /// Whether it need not be written yet. Several nodes know of each other what is written.
    pub(super) fn may_lag(&self) -> bool {
        let lag = self.house.settings().list_lag;
        let just_written = self.lag.since.is_some_and(|since| since.elapsed() < lag);
        just_written && self.ways.pace == Pace::Free && self.house.is_alone()
    }

    pub(super) fn lag_behind(&mut self) {
        self.lag.behind = true;
    }

    pub(super) fn lags_behind(&self) -> bool {
        self.lag.behind
    }

    /// It was written.
    pub(super) fn ticked(&mut self, tick: Tick) {
        self.kept.tick = tick;
        self.lag = Lag {
            since: Some(Instant::now()),
            behind: false,
        };
    }

    /// When it has to be written at last.
    pub(super) fn ticks_at(&self) -> Option<time::Instant> {
        let since = self.lag.since.filter(|_| self.lag.behind)?;
        Some((since + self.house.settings().list_lag).into())
    }

    pub(super) async fn tick_at_last(&mut self) {
        if self.ticks_at().is_none_or(|due| due > time::Instant::now()) {
            return;
        }
        let (_, tick) = self.next_tick();
        // If it fails, it is tried again after a while.
        self.lag.since = Some(Instant::now());
        if self.keep_hall(Hall::Tick(tick.clone())).await.is_ok() {
            self.ticked(tick);
        }
    }

    /// A game from the disk may have gone on after it was last written.
    pub(super) fn notice_lag(&mut self) {
        let (clocks, tick) = self.next_tick();
        if tick.waiting != self.kept.tick.waiting && self.house.is_alone() {
            self.clocks = clocks;
            self.lag = Lag {
                since: Some(Instant::now()),
                behind: true,
            };
        }
    }
}
