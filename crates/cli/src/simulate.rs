//! `parure simulate`: many games, counted and checked.

use crate::stop::Stop;
use crate::{progress, threads};
use indicatif::ProgressBar;
use measuring::{Plan, Tally};
use serde_json::json;
use std::io::{Write, stdout};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// From so many games on, a kind that never occurred is a fault.
const ENOUGH: u64 = 10_000;
/// After so many faults the rest is not played.
const TOO_MANY_FAULTS: usize = 20;

/// Play many games by computer players.
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    game: String,
    /// How many play [default: all possible numbers in turn]
    #[arg(long)]
    seats: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, by name, moved on by a chair from game to game [default: random]
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Threads [default: as many as there are processors]
    #[arg(long)]
    threads: Option<usize>,
    /// Go through all options and check the cheap laws at every decision
    #[arg(long)]
    check: bool,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<(), Stop> {
    let plan = Plan {
        seats: args.seats,
        seed: args.seed,
        bots: args.bots.clone(),
        check: args.check,
    };
    measuring::simulate(&args.game, &plan, 0..0)?;
    let threads = threads::or_all(args.threads)?;
    let bar = progress::bar(args.games, "games", args.json);
    let began = Instant::now();
    let tally = play(&args.game, &plan, args.games, threads, &bar)?;
    let seconds = began.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if args.json {
        tell_json(&args, &tally, seconds, threads)?;
    } else {
        tell(&args, &tally, seconds)?;
    }
    judge(&args, &tally)
}

/// Deals the games out to threads in small parcels.
fn play(
    game: &str,
    plan: &Plan,
    games: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<Tally, Stop> {
    let parcel = (games / (threads as u64 * 16)).clamp(1, 256);
    let next = AtomicU64::new(0);
    let sum = Mutex::new(Tally::default());
    thread::scope(|scope| {
        let work = || -> Result<(), Stop> {
            loop {
                let first = next.fetch_add(parcel, Ordering::Relaxed);
                if first >= games {
                    return Ok(());
                }
                let last = games.min(first + parcel);
                let part = measuring::simulate(game, plan, first..last)?;
                let mut sum = sum.lock().expect("no thread stops while it adds");
                sum.add(part);
                bar.inc(last - first);
                if sum.faults.len() >= TOO_MANY_FAULTS {
                    next.store(games, Ordering::Relaxed);
                }
            }
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().expect("games that panic are faults"))
    })?;
    Ok(sum.into_inner().expect("all threads are done"))
}

fn tell_json(args: &Args, tally: &Tally, seconds: f64, threads: usize) -> Result<(), Stop> {
    let mut told = json!(tally);
    told["game"] = json!(args.game);
    told["seats"] = json!(args.seats);
    told["seed"] = json!(args.seed);
    told["threads"] = json!(threads);
    told["seconds"] = json!(seconds);
    told["checked"] = json!(args.check);
    told["never"] = json!(tally.never());
    Ok(writeln!(stdout(), "{told}")?)
}

fn tell(args: &Args, tally: &Tally, seconds: f64) -> Result<(), Stop> {
    let mut out = stdout().lock();
    writeln!(
        out,
        "{}: {} games, {} decisions (at most {} in a game), {seconds:.2} s, checksum {:016x}",
        args.game, tally.games, tally.decisions, tally.longest, tally.checksum
    )?;
    for (name, share) in &tally.players {
        writeln!(
            out,
            "  {name}: {:.1} victories in {} chairs ({:.1} %)",
            share.victories,
            share.chairs,
            100.0 * share.victories / share.chairs as f64
        )?;
    }
    if args.check {
        writeln!(
            out,
            "  {} games recorded, replayed and compared",
            tally.replayed
        )?;
        for (what, counts) in [("actions", &tally.actions), ("events", &tally.events)] {
            writeln!(out, "{what}")?;
            for (kind, count) in counts {
                writeln!(out, "{count:>14}  {kind}")?;
            }
        }
    }
    for fault in &tally.faults {
        writeln!(
            out,
            "fault in game {} ({} seats, options {}), decision {}: {}",
            fault.game, fault.seats, fault.options, fault.decision, fault.why
        )?;
    }
    Ok(())
}

fn judge(args: &Args, tally: &Tally) -> Result<(), Stop> {
    if !tally.faults.is_empty() {
        return Err(Stop::Failed(format!(
            "{} faults; the first is in game {}",
            tally.faults.len(),
            tally.faults[0].game
        )));
    }
    let never = tally.never().join(", ");
    if never.is_empty() {
        return Ok(());
    }
    if args.games >= ENOUGH {
        return Err(Stop::Failed(format!(
            "never seen in {} games: {never}",
            args.games
        )));
    }
    eprintln!("parure: never seen in only {} games: {never}", args.games);
    Ok(())
}
