//! `parure arena`: who plays better.

use crate::stop::Stop;
use crate::{progress, threads};
use indicatif::ProgressBar;
use measuring::{Contest, Deal, Fared};
use serde_json::{Value, json};
use std::io::{Write, stdout};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

/// Let computer players compete: every deal is played in all seatings.
#[derive(clap::Args)]
pub struct Args {
    /// Which game
    game: String,
    /// How many play
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Who plays, by name (`search:2000`: so many imagined games a turn; `search:50ms`: so
    /// much time); fewer than seats are filled up with the last
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games, rounded up to whole deals
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same number gives the same deals
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as the first player's share is surely above or below this many percent
    /// [default: a fair share]
    #[arg(long)]
    goal: Option<f64>,
    /// Play all games, even when the matter is settled
    #[arg(long)]
    all: bool,
    /// Go through all options of the game in turn
    #[arg(long)]
    options: bool,
    /// Games at the same time [default: as many as there are processors]
    #[arg(long)]
    threads: Option<usize>,
    /// One JSON object instead of text
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<(), Stop> {
    catalogue::game(&args.game)?;
    let contest = Contest {
        seats: args.seats,
        bots: args.bots.clone(),
        seed: args.seed,
        all_options: args.options,
    };
    let threads = threads::or_all(args.threads)?;
    let deals = args.games.div_ceil(u64::from(args.seats.max(1)));
    let bar = progress::bar(deals, "deals", args.json);
    let fair = 1.0 / f64::from(args.seats.max(1));
    let goal = args.goal.map_or(fair, |percent| percent / 100.0);
    let began = Instant::now();
    let played = play(&args.game, &contest, deals, threads, &bar, |deals| {
        !args.all && settled(deals, goal)
    })?;
    bar.finish_and_clear();
    let result = Outcome {
        contest: &contest,
        deals: &played,
        stopped: (played.len() as u64) < deals,
        seconds: began.elapsed().as_secs_f64(),
    };
    match args.json {
        true => writeln!(stdout(), "{}", result.json(&args.game))?,
        false => result.tell(&args.game)?,
    }
    Ok(())
}

/// Plays deals in their order, several at a time, until all are played or enough.
/// Whatever the threads do, only an unbroken series from the first deal on counts, so
/// that the same seed gives the same result.
fn play(
    game: &str,
    contest: &Contest,
    deals: u64,
    threads: usize,
    bar: &ProgressBar,
    enough: impl Fn(&[Deal]) -> bool + Sync,
) -> Result<Vec<Deal>, Stop> {
    let began = Instant::now();
    let clock = || began.elapsed().as_nanos() as u64;
    let next = AtomicU64::new(0);
    let played = Mutex::new(Series::default());
    thread::scope(|scope| {
        let work = || -> Result<(), Stop> {
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= deals {
                    return Ok(());
                }
                let fared = measuring::arena(game, contest, deal, &clock)?;
                let mut played = played.lock().expect("no thread stops while it writes");
                played.add(deal, fared, &enough);
                bar.set_position(played.row.len() as u64);
                if played.done {
                    next.store(deals, Ordering::Relaxed);
                }
            }
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().expect("a game of bots does not panic"))
    })?;
    Ok(played.into_inner().expect("all threads are done").row)
}

/// Deals in their order, and those that came too early.
#[derive(Default)]
struct Series {
    row: Vec<Deal>,
    early: Vec<(u64, Deal)>,
    done: bool,
}

impl Series {
    fn add(&mut self, number: u64, deal: Deal, enough: &impl Fn(&[Deal]) -> bool) {
        self.early.push((number, deal));
        while !self.done {
            let next = self.row.len() as u64;
            let Some(at) = self.early.iter().position(|(number, _)| *number == next) else {
                return;
            };
            self.row.push(self.early.swap_remove(at).1);
            self.done = enough(&self.row);
        }
    }
}

/// The first player's share of the victories in each deal.
fn shares(deals: &[Deal], player: usize) -> Vec<f64> {
    let share = |fared: &Fared| fared.victories / f64::from(fared.games.max(1));
    deals.iter().map(|deal| share(&deal[player])).collect()
}

/// Mean and variance.
fn moments(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (count - 1.0).max(1.0))
}

/// No matter is settled before so many deals.
const FEWEST: usize = 20;

/// Whether the first player's share is surely not `goal`. It may be asked after every
/// deal: the bound (a normal mixture, after Robbins) holds at all times together with 95 %.
fn settled(deals: &[Deal], goal: f64) -> bool {
    if deals.len() < FEWEST {
        return false;
    }
    let shares = shares(deals, 0);
    let (mean, variance) = moments(&shares);
    let count = shares.len() as f64;
    // Not less than a deal in which anything could have happened.
    let spent = count * variance.max(0.01);
    let typical = FEWEST as f64 * 2.0 * 0.1;
    let bound = ((spent + typical) * ((spent + typical) / (typical * 0.05 * 0.05)).ln()).sqrt();
    (mean - goal).abs() * count > bound
}

struct Outcome<'a> {
    contest: &'a Contest,
    deals: &'a [Deal],
    stopped: bool,
    seconds: f64,
}

/// One player of the line-up, or several of one name together.
struct Line {
    name: String,
    share: f64,
    low: f64,
    high: f64,
    score: f64,
    score_margin: f64,
    sum: Fared,
}

impl Outcome<'_> {
    fn lines(&self) -> Vec<Line> {
        let line_up = self.contest.line_up();
        let mut names: Vec<&str> = Vec::new();
        for name in &line_up {
            if !names.contains(name) {
                names.push(name);
            }
        }
        names.iter().map(|name| self.line(name, &line_up)).collect()
    }

    fn line(&self, name: &str, line_up: &[&str]) -> Line {
        let chairs: Vec<usize> = (0..line_up.len())
            .filter(|&at| line_up[at] == name)
            .collect();
        let mut sum = Fared::default();
        let (mut by_deal, mut scores) = (Vec::new(), Vec::new());
        for deal in self.deals {
            let mut here = Fared::default();
            chairs.iter().for_each(|&chair| here.add(&deal[chair]));
            let games = f64::from(here.games.max(1));
            by_deal.push(here.victories / games);
            scores.push(here.score / games);
            sum.add(&here);
        }
        let interval = |values: &[f64]| {
            let (mean, variance) = moments(values);
            (mean, 1.96 * (variance / values.len() as f64).sqrt())
        };
        let ((share, margin), (score, score_margin)) = (interval(&by_deal), interval(&scores));
        Line {
            name: name.to_owned(),
            share,
            low: (share - margin).max(0.0),
            high: (share + margin).min(1.0),
            score,
            score_margin,
            sum,
        }
    }

    fn json(&self, game: &str) -> Value {
        let bots: Vec<Value> = self
            .lines()
            .iter()
            .map(|line| {
                json!({
                    "name": line.name,
                    "win_share": line.share,
                    "low": line.low,
                    "high": line.high,
                    "mean_score": line.score,
                    "score_margin": line.score_margin,
                    "iterations_per_turn": line.per_turn(line.sum.iterations as f64),
                    "ms_per_turn": line.per_turn(line.sum.nanoseconds as f64 / 1e6),
                    "longest_turn_ms": line.sum.longest as f64 / 1e6,
                })
            })
            .collect();
        json!({
            "game": game,
            "seats": self.contest.seats,
            "seed": self.contest.seed,
            "deals": self.deals.len(),
            "games": self.deals.len() * usize::from(self.contest.seats),
            "stopped_early": self.stopped,
            "seconds": self.seconds,
            "bots": bots,
        })
    }

    fn tell(&self, game: &str) -> Result<(), Stop> {
        let mut out = stdout().lock();
        let seats = usize::from(self.contest.seats);
        writeln!(
            out,
            "{game}: {} games of {seats}, {} deals in all seatings, {:.1} s{}",
            self.deals.len() * seats,
            self.deals.len(),
            self.seconds,
            if self.stopped { ", settled early" } else { "" }
        )?;
        for line in self.lines() {
            writeln!(
                out,
                "  {:<16} {:>5.1} % of victories ({:.1} to {:.1}), score {:.1} ± {:.1}, \
                 {:.0} iterations and {:.1} ms a turn (longest {:.0} ms)",
                line.name,
                100.0 * line.share,
                100.0 * line.low,
                100.0 * line.high,
                line.score,
                line.score_margin,
                line.per_turn(line.sum.iterations as f64),
                line.per_turn(line.sum.nanoseconds as f64 / 1e6),
                line.sum.longest as f64 / 1e6,
            )?;
        }
        Ok(())
    }
}

impl Line {
    fn per_turn(&self, sum: f64) -> f64 {
        sum / f64::from(self.sum.turns.max(1))
    }
}
