//! `parure load`: many guests play at many tables at once, and what it takes is measured.
//!
//! In a closed loop everybody plays as soon as she is asked: that measures how much the
//! house can do. With `--rate` every decision has its time, fixed beforehand, and its
//! latency counts from that time even if it could only be sent later: so a house that
//! stands still cannot hide it.

mod seat;
mod used;

use crate::stop::Stop;
use crate::{progress, runtime};
use client::Guest;
use protocol::NewTable;
use seat::Seen;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use used::Used;

/// Plays at many tables at once and measures the house, which must run with
/// `--unlimited`.
#[derive(clap::Args)]
pub struct Args {
    /// Where the house is; once for each of its nodes. Each table is played at one of them.
    #[arg(long, default_value = "127.0.0.1:8080")]
    house: Vec<SocketAddr>,
    /// Where the house tells what it has used (`serve --metrics`); once for each of its nodes.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:9464")]
    metrics: Vec<SocketAddr>,
    /// Whether guests at the same table are at different nodes.
    #[arg(long)]
    spread: bool,
    /// The game; the first of the catalogue if none is named.
    #[arg(long, default_value_t = catalogue::GAMES[0].id().to_owned())]
    game: String,
    #[arg(long, default_value_t = 8)]
    tables: u32,
    /// Guests at each table.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// How long to measure, after all have sat down.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Decisions a second over all tables, at fixed times; as many as possible if absent.
    #[arg(long)]
    rate: Option<f64>,
    /// One line of JSON instead of sentences.
    #[arg(long)]
    json: bool,
}

/// What all guests share.
pub struct Load {
    started: Instant,
    /// Between two decisions of one table, if there is a rate.
    interval: Option<Duration>,
    measuring: AtomicBool,
    stop: AtomicBool,
    seated: AtomicU64,
    /// Games that were played to the end, each counted once for every seat.
    places_played: AtomicU64,
}

pub fn run(args: Args) -> Result<(), Stop> {
    if args.rate.is_some_and(|rate| rate <= 0.0 || rate.is_nan()) {
        return Err(Stop::Usage("--rate must be above 0".into()));
    }
    let runtime = runtime::new()?;
    let report = runtime.block_on(load(&args))?;
    match args.json {
        true => println!("{report}"),
        false => tell(&report),
    }
    Ok(())
}

async fn load(args: &Args) -> Result<Value, Stop> {
    let per_table = |rate: f64| Duration::from_secs_f64(f64::from(args.tables) / rate);
    let load = Arc::new(Load {
        started: Instant::now(),
        interval: args.rate.map(per_table),
        measuring: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        seated: AtomicU64::new(0),
        places_played: AtomicU64::new(0),
    });
    let empty = Used::of(&args.metrics).await?;
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..args.tables {
        let mut guests = Vec::new();
        for seat in 0..u32::from(args.seats) {
            let at = if args.spread { number + seat } else { number };
            let house = args.house[at as usize % args.house.len()];
            guests.push(Guest::arrive(house).await?);
        }
        let (load, game) = (load.clone(), args.game.clone());
        tables.spawn(play(guests, game, u64::from(number), load));
    }
    let all = u64::from(args.tables) * u64::from(args.seats);
    let patience = Instant::now() + Duration::from_secs(60);
    while load.seated.load(Ordering::Relaxed) < all {
        if Instant::now() > patience || !tables.is_empty() && tables.try_join_next().is_some() {
            return Err(Stop::Failed("not everybody could sit down".into()));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // The first moments are not measured: everybody has just come.
    tokio::time::sleep(Duration::from_millis(1000)).await;
    let (started, before) = (Instant::now(), Used::of(&args.metrics).await?);
    load.measuring.store(true, Ordering::Relaxed);
    let bar = progress::bar(args.seconds, "seconds", args.json);
    for _ in 0..args.seconds {
        tokio::time::sleep(Duration::from_secs(1)).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
    load.measuring.store(false, Ordering::Relaxed);
    let (took, after) = (
        started.elapsed().as_secs_f64(),
        Used::of(&args.metrics).await?,
    );
    load.stop.store(true, Ordering::Relaxed);
    let mut seen = Seen::default();
    while let Some(table) = tables.join_next().await {
        seen.add(table.map_err(|why| Stop::Failed(why.to_string()))??);
    }
    if seen.latencies.is_empty() {
        let why = "nobody could move: the house must run with --unlimited";
        return Err(Stop::Failed(why.into()));
    }
    let games = load.places_played.load(Ordering::Relaxed) / u64::from(args.seats);
    Ok(report(args, seen, took, games, [empty, before, after]))
}

fn report(args: &Args, mut seen: Seen, took: f64, games: u64, used: [Used; 3]) -> Value {
    seen.latencies.sort_unstable();
    let at = |share: f64| {
        let place = (seen.latencies.len() as f64 * share) as usize;
        let micros = seen
            .latencies
            .get(place.min(seen.latencies.len().saturating_sub(1)));
        micros.map(|micros| f64::from(*micros) / 1000.0)
    };
    let [empty, before, after] = used;
    let moves = seen.latencies.len() as f64;
    let per = |bytes: u64, count: f64| (bytes as f64 / count.max(1.0) * 10.0).round() / 10.0;
    let cpu = after.cpu_seconds - before.cpu_seconds;
    json!({
        "nodes": args.house.len(), "game": args.game, "tables": args.tables, "seats": args.seats, "seconds": took,
        "rate": args.rate, "moves": moves, "moves_s": moves / took,
        "p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": at(1.0),
        "games": games, "stale": seen.stale,
        "bytes_per_move_and_viewer": per(seen.bytes, moves * f64::from(args.seats)),
        "bytes_per_frame": per(seen.bytes, seen.frames as f64),
        "action_bytes_per_move": per(seen.action_bytes, moves),
        "server_cpu_s": cpu, "moves_per_cpu_s": moves / cpu,
        "server_rss_kb": after.memory_kb,
        // Its own memory in the middle of all these games, beyond that of an empty house.
        "server_kb_per_table":
            (after.own_kb as f64 - empty.own_kb as f64) / f64::from(args.tables),
    })
}

fn tell(report: &Value) {
    println!(
        "{} tables of {} at {}: {:.0} moves/s, p50 {:.2} ms, p99 {:.2} ms",
        report["tables"],
        report["seats"],
        report["game"].as_str().unwrap_or_default(),
        report["moves_s"].as_f64().unwrap_or_default(),
        report["p50_ms"].as_f64().unwrap_or(f64::NAN),
        report["p99_ms"].as_f64().unwrap_or(f64::NAN),
    );
    println!(
        "{} bytes a move and viewer, {} more for the mover's actions; {:.0} moves a second of \
         the house's CPU, {} MB in all, {:.0} kB a table",
        report["bytes_per_move_and_viewer"],
        report["action_bytes_per_move"],
        report["moves_per_cpu_s"].as_f64().unwrap_or(f64::NAN),
        report["server_rss_kb"].as_u64().unwrap_or_default() / 1024,
        report["server_kb_per_table"].as_f64().unwrap_or(f64::NAN),
    );
}

/// Game after game at one table: the first is laid, then comes rematch after rematch.
async fn play(
    guests: Vec<Guest>,
    game: String,
    number: u64,
    load: Arc<Load>,
) -> Result<Seen, Stop> {
    // Tables do not all move in the same moment.
    let offset = load
        .interval
        .unwrap_or_default()
        .mul_f64(number as f64 * 0.618 % 1.0);
    let slots = Arc::new(seat::Slots::new(load.started + offset, load.interval));
    let wish = NewTable {
        game,
        seats: Some(guests.len() as u8),
        ..NewTable::default()
    };
    let id = guests[0].lay(&wish).await?.id;
    for guest in &guests[1..] {
        let path = format!("/api/tables/{id}/join");
        guest.post(&path, &json!({})).await?;
    }
    let start = format!("/api/tables/{id}/start");
    guests[0].post(&start, &json!({})).await?;
    let mut seats = tokio::task::JoinSet::new();
    for (seat, guest) in guests.into_iter().enumerate() {
        let (load, slots, id) = (load.clone(), slots.clone(), id.clone());
        let seed = number * 10 + seat as u64;
        seats.spawn(async move { seat::sit(&guest, &id, seed, &load, &slots).await });
    }
    let mut seen = Seen::default();
    while let Some(seat) = seats.join_next().await {
        let heard = seat.map_err(|why| Stop::Failed(why.to_string()))?;
        let gone = |gone: client::Gone| Stop::Failed(format!("the house hung up: {gone:?}"));
        seen.add(heard.map_err(gone)?);
    }
    Ok(seen)
}
