//! The house's time, which stands still while it is closed, and the world's.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::tables::{Beat, LAPSE};

/// Seconds since 1970.
pub fn unix() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs() as i64)
}

/// How long the house has been open, all in all. It stands still while the house is
/// closed, and so do the clocks that are read from it. All nodes share it: the database
/// says how late it is.
pub struct HouseTime {
    began: Instant,
    /// What it showed when this node began.
    before: AtomicI64,
    /// A node that has not heard from the database cannot know that time goes on.
    latest: AtomicI64,
    /// Whether this node holds the lease: it does what one node does for all.
    leads: AtomicBool,
}

impl HouseTime {
    /// Goes on from what was kept.
    pub fn from(beat: Beat) -> Self {
        let time = HouseTime {
            began: Instant::now(),
            before: AtomicI64::new(0),
            latest: AtomicI64::new(0),
            leads: AtomicBool::new(false),
        };
        time.set(beat);
        time
    }

    pub fn set(&self, beat: Beat) {
        self.before
            .store(beat.time - self.passed(), Ordering::Relaxed);
        self.latest.store(beat.time + LAPSE, Ordering::Relaxed);
        self.leads.store(beat.leads, Ordering::Relaxed);
    }

    fn passed(&self) -> i64 {
        self.began.elapsed().as_millis() as i64
    }

    /// Whether this node does what one node does for all.
    pub fn leads(&self) -> bool {
        self.leads.load(Ordering::Relaxed)
    }

    /// In milliseconds.
    pub fn now(&self) -> i64 {
        let now = self.before.load(Ordering::Relaxed) + self.passed();
        let latest = self.latest.load(Ordering::Relaxed);
        match now <= latest {
            true => now,
            // As the database will count it once it is back.
            false => latest - LAPSE,
        }
    }

    /// When the house's clock shows this; while it stands still, a little later than now.
    pub fn instant(&self, ms: i64) -> Instant {
        let ahead = u64::try_from(ms - self.before.load(Ordering::Relaxed)).unwrap_or(0);
        let then = self.began + Duration::from_millis(ahead);
        match self.now() >= ms {
            true => then,
            false => then.max(Instant::now() + Duration::from_millis(100)),
        }
    }
}
