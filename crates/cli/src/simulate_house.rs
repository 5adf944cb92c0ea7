//! `parure simulate-house`: the whole house in simulated time, with everything that can go
//! wrong.

use crate::stop::Stop;
use crate::{progress, threads};
use house_sim::Options;
use indicatif::ProgressBar;
use serde_json::json;
use std::io::{Write, stdout};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// After so many failures the rest is not run.
const TOO_MANY_FAILURES: usize = 20;

/// Run the whole house in simulated time, once for each seed.
#[derive(clap::Args)]
pub struct Args {
    /// How many runs
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// One run alone, with this seed
    #[arg(long)]
    seed: Option<u64>,
    /// Say everything that happens; needs --seed
    #[arg(long, requires = "seed")]
    trace: bool,
    /// Threads [default: as many as there are processors]
    #[arg(long)]
    threads: Option<usize>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// What came of all runs.
#[derive(Default)]
struct Sum {
    runs: u64,
    decisions: u64,
    simulated_ms: u64,
    events: u64,
    /// Seeds, each with what was wrong.
    failures: Vec<(u64, String)>,
    trace: Vec<String>,
}

pub fn run(args: Args) -> Result<(), Stop> {
    let (first, count) = match args.seed {
        Some(seed) => (seed, 1),
        None => (0, args.seeds),
    };
    let threads = threads::or_all(args.threads)?;
    let bar = progress::bar(count, "runs", args.json);
    let began = Instant::now();
    let sum = play(first, count, args.trace, threads, &bar);
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    match args.json {
        true => tell_json(&sum, seconds, threads)?,
        false => tell(&sum, seconds)?,
    }
    match sum.failures.first() {
        None => Ok(()),
        Some((seed, _)) => Err(Stop::Failed(format!(
            "{} of {} runs failed; the first again: parure simulate-house --seed {seed} --trace",
            sum.failures.len(),
            sum.runs
        ))),
    }
}

/// Each thread takes the next seed.
fn play(first: u64, count: u64, trace: bool, threads: usize, bar: &ProgressBar) -> Sum {
    let next = AtomicU64::new(0);
    let sum = Mutex::new(Sum::default());
    let options = Options {
        trace,
        ..Options::default()
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    let seed = first + number;
                    let report = house_sim::run(seed, &options);
                    let mut sum = sum.lock().expect("no thread stops while it adds");
                    sum.runs += 1;
                    sum.decisions += report.decisions;
                    sum.simulated_ms += report.simulated_ms;
                    sum.events += report.events;
                    sum.trace.extend(report.trace);
                    sum.failures.extend(report.failure.map(|why| (seed, why)));
                    bar.inc(1);
                    if sum.failures.len() >= TOO_MANY_FAILURES {
                        next.store(count, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let mut sum = sum.into_inner().expect("all threads are done");
    sum.failures.sort();
    sum
}

fn tell_json(sum: &Sum, seconds: f64, threads: usize) -> Result<(), Stop> {
    let failure = |(seed, why): &(u64, String)| json!({ "seed": seed, "why": why });
    let failures: Vec<_> = sum.failures.iter().map(failure).collect();
    let told = json!({
        "runs": sum.runs,
        "decisions": sum.decisions,
        "simulated_ms": sum.simulated_ms,
        "events": sum.events,
        "failures": failures,
        "trace": sum.trace,
        "threads": threads,
        "seconds": seconds,
    });
    Ok(writeln!(stdout(), "{told}")?)
}

fn tell(sum: &Sum, seconds: f64) -> Result<(), Stop> {
    let mut out = stdout().lock();
    for line in &sum.trace {
        writeln!(out, "{line}")?;
    }
    writeln!(
        out,
        "{} runs, {} decisions, {} events in {:.1} simulated hours, {seconds:.2} s",
        sum.runs,
        sum.decisions,
        sum.events,
        sum.simulated_ms as f64 / 3_600_000.0
    )?;
    for (seed, why) in &sum.failures {
        writeln!(out, "seed {seed}: {why}")?;
        writeln!(out, "  again: parure simulate-house --seed {seed} --trace")?;
    }
    Ok(())
}
