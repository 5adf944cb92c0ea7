//! What the house counts, for Prometheus. Numbers alone: no names, no ids.

use crate::House;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

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
    /// A decision is on the disk.
    pub fn decided(&self, took: Duration) {
        self.decisions.one();
        let place = BOUNDS
            .iter()
            .position(|bound| took <= Duration::from_millis(*bound));
        match place {
            Some(place) => self.writing.within[place].one(),
            None => self.writing.longer.one(),
        }
        self.writing.micros.add(took.as_micros() as u64);
    }

    fn write(&self, out: &mut String) {
        let mut count = |name: &str, help: &str, counter: &Counter| {
            let value = counter.read();
            let _ = writeln!(
                out,
                "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}"
            );
        };
        count(
            "parure_decisions_total",
            "Decisions on the disk.",
            &self.decisions,
        );
        count(
            "parure_refusals_total",
            "Frames that were refused.",
            &self.refusals,
        );
        count(
            "parure_write_failures_total",
            "Decisions that could not be written.",
            &self.write_failures,
        );
        count(
            "parure_races_total",
            "Decisions that another node was ahead of.",
            &self.races,
        );
        count(
            "parure_sockets_opened_total",
            "Sockets opened.",
            &self.sockets_opened,
        );
        count(
            "parure_sockets_closed_total",
            "Sockets closed.",
            &self.sockets_closed,
        );
        count(
            "parure_slow_sockets_total",
            "Sockets let go because they read too slowly.",
            &self.slow_sockets,
        );
        count(
            "parure_frames_in_total",
            "Frames from clients.",
            &self.frames_in,
        );
        count(
            "parure_frames_out_total",
            "Frames to clients.",
            &self.frames_out,
        );
        count(
            "parure_bytes_out_total",
            "Bytes of frames to clients.",
            &self.bytes_out,
        );
        count(
            "parure_tables_set_aside_total",
            "Tables that could not be replayed at start-up.",
            &self.tables_set_aside,
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
            so_far += counter.read();
            let bound = *bound as f64 / 1000.0;
            let _ = writeln!(out, "{name}_bucket{{le=\"{bound}\"}} {so_far}");
        }
        so_far += self.writing.longer.read();
        let sum = self.writing.micros.read() as f64 / 1e6;
        let _ = writeln!(
            out,
            "{name}_bucket{{le=\"+Inf\"}} {so_far}\n{name}_sum {sum}\n{name}_count {so_far}"
        );
    }
}

/// What the process itself has used, where the system tells.
fn write_process(out: &mut String) {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/self/{file}")).ok();
    let stat = read("stat").unwrap_or_default();
    // After the name in brackets: user and system time are the 12th and 13th fields, in
    // hundredths of a second.
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or("").split(' ').collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
    if let (Some(user), Some(system)) = (ticks(11), ticks(12)) {
        let _ = writeln!(
            out,
            "# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total {}",
            (user + system) / 100.0
        );
    }
    let status = read("status").unwrap_or_default();
    // All of it, and what is the process's own: not the program and the data file, of which the
    // system keeps as much at hand as it likes.
    for (line, name) in [
        ("VmRSS:", "process_resident_memory_bytes"),
        ("RssAnon:", "parure_own_memory_bytes"),
    ] {
        let found = status.lines().find_map(|found| found.strip_prefix(line));
        let kb = found.and_then(|kb| kb.trim().trim_end_matches(" kB").parse::<u64>().ok());
        if let Some(kb) = kb {
            let _ = writeln!(out, "# TYPE {name} gauge\n{name} {}", kb * 1024);
        }
    }
}

pub async fn metrics(State(house): State<House>) -> impl IntoResponse {
    let mut out = String::new();
    house.meters().write(&mut out);
    let tables = house.live().len();
    let _ = writeln!(
        out,
        "# HELP parure_tables Tables in memory.\n# TYPE parure_tables gauge\nparure_tables {tables}"
    );
    write_process(&mut out);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], out)
}
