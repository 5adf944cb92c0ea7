//! `GET /metrics`: what the house counts, for Prometheus.

use crate::house::House;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use std::fmt::Write;

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
    let tables = house.registry().len();
    let _ = writeln!(
        out,
        "# HELP parure_tables Tables in memory.\n# TYPE parure_tables gauge\nparure_tables {tables}"
    );
    write_process(&mut out);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], out)
}
