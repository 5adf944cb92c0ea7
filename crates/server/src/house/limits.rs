//! How much is too much.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

/// Refills steadily; taking from an empty one fails.
#[derive(Debug)]
pub struct Bucket {
    left: f64,
    full: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    pub fn new(per_second: impl Into<f64>, full: u32) -> Self {
        Bucket {
            left: f64::from(full),
            full: f64::from(full),
            per_second: per_second.into(),
            at: Instant::now(),
        }
    }

    /// Whether there was one left to take.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let more = now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.left = (self.left + more).min(self.full);
        self.at = now;
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }

    fn is_full(&self) -> bool {
        let more = self.at.elapsed().as_secs_f64() * self.per_second;
        self.left + more >= self.full
    }
}

/// A bucket for each guest. Full ones are forgotten, so memory stays small.
pub struct Buckets {
    per_second: f64,
    full: u32,
    buckets: Mutex<HashMap<String, Bucket>>,
}

/// When this many are kept, full ones are looked for.
const MANY: usize = 10_000;

impl Buckets {
    pub fn new(per_second: u32, full: u32) -> Self {
        Buckets {
            per_second: f64::from(per_second),
            full,
            buckets: Mutex::default(),
        }
    }

    /// One more every so many seconds.
    pub fn new_slow(every: f64, full: u32) -> Self {
        Buckets {
            per_second: 1.0 / every,
            full,
            buckets: Mutex::default(),
        }
    }

    pub fn take(&self, whose: &str) -> bool {
        let mut buckets = self.buckets.lock().expect("no panic while it was held");
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets
            .entry(whose.to_owned())
            .or_insert_with(|| Bucket::new(self.per_second, self.full))
            .take()
    }
}

/// Counts things in use, by guest.
#[derive(Default)]
pub struct Counts(Mutex<HashMap<String, u32>>);

/// One thing in use; gives it back when dropped.
pub struct InUse<'a> {
    counts: &'a Counts,
    whose: String,
}

impl Counts {
    /// One more for `whose`, unless that would be more than `most`.
    pub fn take(&self, whose: &str, most: u32) -> Option<InUse<'_>> {
        let mut counts = self.0.lock().expect("no panic while it was held");
        let count = counts.entry(whose.to_owned()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(InUse {
            counts: self,
            whose: whose.to_owned(),
        })
    }
}

impl Drop for InUse<'_> {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().expect("no panic while it was held");
        if let Some(count) = counts.get_mut(&self.whose) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.whose);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::new(0u32, 2);
        assert_eq!(
            [bucket.take(), bucket.take(), bucket.take()],
            [true, true, false]
        );
    }

    #[test]
    fn what_was_in_use_is_given_back() {
        let counts = Counts::default();
        let first = counts.take("anna", 1);
        assert!(first.is_some() && counts.take("anna", 1).is_none());
        drop(first);
        assert!(counts.take("anna", 1).is_some());
    }
}
