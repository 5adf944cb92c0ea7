//! What the house counts. Numbers alone: no names, no ids.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Counters that grow with every decision or frame are published in steps of so many:
/// whoever watches them must not be able to tell when somebody took a secret step.
const FEW: u64 = 100;
const MANY: u64 = 1000;
const MEGABYTE: u64 = 1 << 20;

/// Upper bounds of how long a decision took to reach the disk, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// Counts only: they never go down.
#[derive(Default)]
pub struct Meters {
    pub decisions: Counter,
    pub refusals: Counter,
    pub write_failures: Counter,
    /// Decisions that another node was ahead of.
    pub races: Counter,
    pub sockets_opened: Counter,
    pub sockets_closed: Counter,
    /// Sockets that were let go because they read too slowly.
    pub slow_sockets: Counter,
    pub frames_in: Counter,
    pub frames_out: Counter,
    pub bytes_out: Counter,
    pub tables_set_aside: Counter,
    writing: Durations,
}

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn one(&self) {
        self.add(1);
    }

    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn read(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Default)]
struct Durations {
    within: [Counter; BOUNDS.len()],
    longer: Counter,
    micros: Counter,
}

impl Meters {
    /// Decisions are on the disk, so long after they were made.
    pub fn decided(&self, decisions: usize, took: Duration) {
        self.decisions.add(decisions as u64);
        let place = BOUNDS
            .iter()
            .position(|bound| took <= Duration::from_millis(*bound));
        match place {
            Some(place) => self.writing.within[place].one(),
            None => self.writing.longer.one(),
        }
        self.writing.micros.add(took.as_micros() as u64);
    }

    /// All of it as Prometheus reads it.
    pub fn write(&self, out: &mut String) {
        let mut count = |name: &str, help: &str, counter: &Counter, step: u64| {
            let value = counter.read() / step * step;
            let _ = writeln!(
                out,
                "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}"
            );
        };
        count(
            "parure_decisions_total",
            "Decisions on the disk.",
            &self.decisions,
            FEW,
        );
        count(
            "parure_refusals_total",
            "Frames that were refused.",
            &self.refusals,
            FEW,
        );
        count(
            "parure_write_failures_total",
            "Decisions that could not be written.",
            &self.write_failures,
            1,
        );
        count(
            "parure_races_total",
            "Decisions that another node was ahead of.",
            &self.races,
            1,
        );
        count(
            "parure_sockets_opened_total",
            "Sockets opened.",
            &self.sockets_opened,
            1,
        );
        count(
            "parure_sockets_closed_total",
            "Sockets closed.",
            &self.sockets_closed,
            1,
        );
        count(
            "parure_slow_sockets_total",
            "Sockets let go because they read too slowly.",
            &self.slow_sockets,
            1,
        );
        count(
            "parure_frames_in_total",
            "Frames from clients.",
            &self.frames_in,
            MANY,
        );
        count(
            "parure_frames_out_total",
            "Frames to clients.",
            &self.frames_out,
            MANY,
        );
        count(
            "parure_bytes_out_total",
            "Bytes of frames to clients.",
            &self.bytes_out,
            MEGABYTE,
        );
        count(
            "parure_tables_set_aside_total",
            "Tables that could not be replayed at start-up.",
            &self.tables_set_aside,
            1,
        );
        self.write_durations(out);
    }

    fn write_durations(&self, out: &mut String) {
        let name = "parure_decision_write_seconds";
        let _ = writeln!(
            out,
            "# HELP {name} From a legal decision to the disk.\n# TYPE {name} histogram"
        );
        let mut so_far = 0;
        for (bound, counter) in BOUNDS.iter().zip(&self.writing.within) {
            so_far += counter.read() / FEW * FEW;
            let bound = *bound as f64 / 1000.0;
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {so_far}");
        }
        so_far += self.writing.longer.read() / FEW * FEW;
        // In whole seconds: every decision adds some milliseconds.
        let sum = self.writing.micros.read() / 1_000_000;
        let _ = writeln!(
            out,
            "{name}_bucket{{le=\"+Inf\"}} {so_far}\n{name}_sum {sum}\n{name}_count {so_far}"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_does_not_change_with_one_decision() {
        let told = |meters: &Meters| {
            let mut out = String::new();
            meters.write(&mut out);
            out
        };
        let meters = Meters::default();
        let before = told(&meters);
        meters.decided(1, Duration::from_millis(3));
        meters.refusals.one();
        meters.frames_in.one();
        meters.frames_out.add(4);
        meters.bytes_out.add(1234);
        assert_eq!(told(&meters), before);
        for _ in 0..1000 {
            meters.decided(1, Duration::from_millis(3));
        }
        let after = told(&meters);
        assert!(after.contains("parure_decisions_total 1000"), "{after}");
        let sum = "parure_decision_write_seconds_sum 3\n";
        assert!(after.contains(sum), "{after}");
    }
}
