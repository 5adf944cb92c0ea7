//! `parure bench`: how fast, on one core.

use crate::stop::Stop;
use indicatif::ProgressBar;
use measuring::{Bench, Instruments};
use std::io::{IsTerminal, Write, stderr, stdout};
use std::time::Duration;

/// Measure random play, briefings, imagined tables and search on one core.
#[derive(clap::Args)]
pub struct Args {
    /// Which game [default: every one]
    game: Option<String>,
    /// How many play [default: every number of seats]
    #[arg(long)]
    seats: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How often to play them all; the median round counts
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=1000))]
    rounds: u64,
    /// One JSON object a line instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<(), Stop> {
    let entries = match &args.game {
        Some(game) => vec![catalogue::game(game)?],
        None => catalogue::GAMES.to_vec(),
    };
    for entry in entries {
        match args.seats {
            Some(seats) => measured(&args, entry.id(), seats)?,
            None => entry
                .seats()
                .try_for_each(|seats| measured(&args, entry.id(), seats))?,
        }
    }
    Ok(())
}

fn measured(args: &Args, game: &str, seats: u8) -> Result<(), Stop> {
    let waiting = match stderr().is_terminal() && !args.json {
        true => ProgressBar::new_spinner().with_message(format!("{} games", args.games)),
        false => ProgressBar::hidden(),
    };
    waiting.enable_steady_tick(Duration::from_millis(100));
    let meters = Instruments {
        clock: &thread_ns,
        allocations: &|work| counted(work),
    };
    let bench = measuring::bench(game, seats, args.games, args.rounds as usize, &meters)?;
    waiting.finish_and_clear();
    if args.json {
        writeln!(stdout(), "{}", serde_json::json!(bench))?;
    } else {
        tell(&bench)?;
    }
    match bench.allocations {
        None | Some(0) => Ok(()),
        Some(some) => Err(Stop::Failed(format!(
            "play asked for memory on the heap {some} times; it must not at all"
        ))),
    }
}

/// How often something asks for memory on the heap.
#[cfg(feature = "count-heap")]
fn counted(work: &mut dyn FnMut()) -> Option<u64> {
    let ((), heap) = densa_alloc::measure(work);
    Some(heap.allocs + heap.reallocs)
}

/// The allocator that players use does not count.
#[cfg(not(feature = "count-heap"))]
fn counted(work: &mut dyn FnMut()) -> Option<u64> {
    work();
    None
}

/// Time this thread has been running, so that other programs do not count.
#[cfg(unix)]
fn thread_ns() -> u64 {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

#[cfg(not(unix))]
fn thread_ns() -> u64 {
    static BEGAN: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed().as_nanos() as u64
}

fn tell(bench: &Bench) -> Result<(), Stop> {
    let mut out = stdout().lock();
    writeln!(
        out,
        "{}, {} seats, {} games, the median of {} rounds",
        bench.game, bench.seats, bench.games, bench.rounds
    )?;
    let lines = [
        (
            "a decision",
            format!(
                "{:.1} ns ({:.1} to {:.1})",
                bench.ns_per_decision,
                bench.ns_per_decision_spread[0],
                bench.ns_per_decision_spread[1]
            ),
        ),
        (
            "a choice of two or more",
            format!("{:.1} ns", bench.ns_per_choice),
        ),
        (
            "in a second",
            format!(
                "{:.0} games, {:.2} M decisions, {:.2} M choices",
                bench.games_s,
                bench.decisions_s / 1e6,
                bench.choices_s / 1e6
            ),
        ),
        (
            "without a choice",
            format!("{:.0} %", 100.0 * bench.forced_share),
        ),
        ("setting up", format!("{:.0} ns", bench.ns_per_deal)),
        (
            "decisions in a game",
            format!("{:.1}", bench.decisions_per_game),
        ),
        (
            "legal actions",
            format!("{:.2}, at most {}", bench.mean_legal, bench.most_legal),
        ),
        ("state", format!("{} bytes", bench.state_bytes)),
        (
            "allocations in play",
            match bench.allocations {
                Some(some) => some.to_string(),
                None => "not counted: build with --features count-heap".to_owned(),
            },
        ),
        (
            "record",
            format!(
                "{:.0} bytes, at most {}",
                bench.record_bytes_mean, bench.record_bytes_max
            ),
        ),
        (
            "replay",
            format!(
                "{:.1} us, at most {:.1}",
                bench.replay_us_mean, bench.replay_us_max
            ),
        ),
        (
            "briefings",
            format!("{:.0} thousand a second", bench.briefings_s / 1e3),
        ),
        (
            "imagined tables",
            format!("{:.0} thousand a second", bench.imagined_s / 1e3),
        ),
        (
            "search at the beginning",
            format!(
                "{:.1} thousand iterations a second",
                bench.search_iterations_s / 1e3
            ),
        ),
        ("checksum", format!("{:016x}", bench.checksum)),
    ];
    for (what, figure) in lines {
        writeln!(out, "  {what:<24} {figure}")?;
    }
    Ok(())
}
