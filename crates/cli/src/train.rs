//! `parure train`: values learned by self-play.

use crate::stop::Stop;
use crate::{progress, threads};
use indicatif::ProgressBar;
use measuring::{Course, Notes};
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Learn from games of computer players what each seat may hope for.
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    game: String,
    /// How many games at each number of seats
    #[arg(long, default_value_t = 1600, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays them: `hand:100` thinks over 100 imagined games a turn, with the values
    /// that were written by hand
    #[arg(long, default_value = "hand:100")]
    teacher: String,
    /// The same number gives the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at the same time [default: as many as there are processors]
    #[arg(long)]
    threads: Option<usize>,
    /// Where the weights go [default: they are printed]
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Games watched in one go.
const CHUNK: u64 = 8;

pub fn run(args: Args) -> Result<(), Stop> {
    let entry = catalogue::game(&args.game)?;
    let threads = threads::or_all(args.threads)?;
    let chunks: Vec<Chunk> = entry
        .seats()
        .flat_map(|seats| {
            let firsts = (0..args.games).step_by(CHUNK as usize);
            firsts.map(move |first| Chunk { seats, first })
        })
        .collect();
    let games = args.games * entry.seats().count() as u64;
    let bar = progress::bar(games, "games", false);
    let notes = watch(&args, &chunks, threads, &bar)?;
    bar.finish_and_clear();
    let Args {
        game,
        games,
        teacher,
        seed,
        ..
    } = &args;
    let text = format!(
        "# parure train {game} --games {games} --teacher {teacher} --seed {seed}\n\
         # A line for each kind of moment: how far a lead may still change, then a weight for\n\
         # each thing a seat has. The player's learned.rs says which.\n{}",
        notes.learnt()
    );
    match &args.out {
        Some(path) => std::fs::write(path, text)
            .map_err(|why| Stop::Usage(format!("cannot write {}: {why}", path.display()))),
        None => Ok(stdout().write_all(text.as_bytes())?),
    }
}

/// A few games that one thread watches.
struct Chunk {
    seats: u8,
    first: u64,
}

/// All chunks, added up in their order: the sums do not depend on the threads.
fn watch(args: &Args, chunks: &[Chunk], threads: usize, bar: &ProgressBar) -> Result<Notes, Stop> {
    let course = Course {
        seed: args.seed,
        teacher: args.teacher.clone(),
    };
    let next = AtomicUsize::new(0);
    let seen: Mutex<Vec<Option<Notes>>> = Mutex::new(vec![None; chunks.len()]);
    thread::scope(|scope| {
        let work = || -> Result<(), Stop> {
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(&Chunk { seats, first }) = chunks.get(at) else {
                    return Ok(());
                };
                let last = (first + CHUNK).min(args.games);
                let notes = measuring::train(&args.game, &course, seats, first..last)?;
                bar.inc(last - first);
                seen.lock().expect("no thread stops while it writes")[at] = Some(notes);
            }
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().expect("a game of bots does not panic"))
    })?;
    let seen = seen.into_inner().expect("all threads are done");
    let mut seen = seen.into_iter().flatten();
    let mut all = seen.next().expect("there is at least one game");
    seen.for_each(|notes| all.add(&notes));
    Ok(all)
}
