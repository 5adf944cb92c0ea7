//! `parure load`: many guests play at many tables at once, and what it takes is measured.

use crate::stop::Stop;
use client::{Chair, Gone, Guest};
use protocol::NewTable;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Plays at many tables at once and measures the house, which must run with
/// `--unlimited`. Prints one line of JSON.
#[derive(clap::Args)]
pub struct Args {
    /// Where the house is.
    #[arg(long, default_value = "127.0.0.1:8080")]
    house: SocketAddr,
    /// The game; the first of the catalogue if none is named.
    #[arg(long, default_value_t = catalogue::GAMES[0].id().to_owned())]
    game: String,
    #[arg(long, default_value_t = 8)]
    tables: u32,
    /// Guests at each table.
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// How long to play.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The house's process, to measure its CPU time and memory.
    #[arg(long)]
    pid: Option<u32>,
}

/// What all guests count together.
#[derive(Default)]
struct Counts {
    stop: AtomicBool,
    games: AtomicU64,
    decisions: AtomicU64,
    stale: AtomicU64,
    moved: AtomicU64,
    bytes: AtomicU64,
    latencies: std::sync::Mutex<Vec<u32>>,
}

pub fn run(args: Args) -> Result<(), Stop> {
    let runtime = tokio::runtime::Runtime::new()?;
    let report = runtime.block_on(load(&args))?;
    println!("{report}");
    Ok(())
}

async fn load(args: &Args) -> Result<serde_json::Value, Stop> {
    let counts = Arc::new(Counts::default());
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..args.tables {
        let mut guests = Vec::new();
        for _ in 0..args.seats {
            guests.push(Guest::arrive(args.house).await?);
        }
        let counts = counts.clone();
        tables.spawn(play(guests, args.game.clone(), u64::from(number), counts));
    }
    let (started, before) = (Instant::now(), Used::of(args.pid));
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let decided = counts.decisions.load(Ordering::Relaxed);
    let (took, after) = (started.elapsed().as_secs_f64(), Used::of(args.pid));
    counts.stop.store(true, Ordering::Relaxed);
    while let Some(table) = tables.join_next().await {
        table.map_err(|why| Stop::Failed(why.to_string()))??;
    }
    let mut latencies = std::mem::take(&mut *counts.latencies.lock().expect("no panic"));
    latencies.sort_unstable();
    let at = |share: f64| {
        let place = (latencies.len() as f64 * share) as usize;
        let micros = latencies.get(place.min(latencies.len().saturating_sub(1)));
        micros.map(|micros| f64::from(*micros) / 1000.0)
    };
    let cpu = after.cpu_seconds - before.cpu_seconds;
    let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
    Ok(json!({
        "game": args.game, "tables": args.tables, "seats": args.seats, "seconds": took,
        "decisions": decided, "decisions_per_second": decided as f64 / took,
        "latency_ms": { "p50": at(0.5), "p99": at(0.99), "max": at(1.0) },
        "games": read(&counts.games), "stale": read(&counts.stale),
        "bytes_per_moved_frame": read(&counts.bytes) as f64 / read(&counts.moved).max(1) as f64,
        "house_cpu_seconds": args.pid.map(|_| cpu),
        "decisions_per_cpu_second": args.pid.map(|_| decided as f64 / cpu),
        "house_memory_kb": args.pid.map(|_| after.memory_kb),
    }))
}

/// Game after game at one table.
async fn play(
    guests: Vec<Guest>,
    game: String,
    number: u64,
    counts: Arc<Counts>,
) -> Result<(), Stop> {
    let mut round = 0;
    while !counts.stop.load(Ordering::Relaxed) {
        let wish = NewTable {
            game: game.clone(),
            seats: Some(guests.len() as u8),
            ..NewTable::default()
        };
        let id = guests[0].lay(&wish).await?.id;
        for guest in &guests[1..] {
            guest
                .post(&format!("/api/tables/{id}/join"), &json!({}))
                .await?;
        }
        guests[0]
            .post(&format!("/api/tables/{id}/start"), &json!({}))
            .await?;
        let mut seats = tokio::task::JoinSet::new();
        for (seat, guest) in guests.iter().enumerate() {
            let (guest, id, counts) = (guest.clone(), id.clone(), counts.clone());
            let seed = number * 1000 + round * 10 + seat as u64;
            seats.spawn(async move { sit(&guest, &id, seed, &counts).await });
        }
        while let Some(seat) = seats.join_next().await {
            let gone = seat.map_err(|why| Stop::Failed(why.to_string()))?;
            gone.map_err(|gone| Stop::Failed(format!("the house hung up: {:?}", gone.code)))?;
        }
        counts.games.fetch_add(1, Ordering::Relaxed);
        round += 1;
    }
    Ok(())
}

/// One guest plays one game, any legal action each time.
async fn sit(guest: &Guest, table: &str, seed: u64, counts: &Counts) -> Result<(), Gone> {
    let mut chair = Chair::sit(guest, table).await?;
    chair.frames = Some(Vec::new());
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut latencies = Vec::new();
    let mut sent = 0;
    while !chair.is_over() && !counts.stop.load(Ordering::Relaxed) {
        if chair.offers().is_empty() {
            let next = tokio::time::timeout(Duration::from_millis(200), chair.hear());
            // Nothing for a while: look whether it is time to stop.
            if let Ok(heard) = next.await {
                heard?;
            }
            continue;
        }
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let offers = chair.offers();
        let at = (random >> 33) as usize % offers.len();
        let action = offers[at].action.clone();
        sent += 1;
        let id = format!("{seed}-{sent}");
        let asked = Instant::now();
        chair.submit(&id, vec![action]).await?;
        match chair.answer_to(&id).await? {
            Ok(()) => {
                counts.decisions.fetch_add(1, Ordering::Relaxed);
                latencies.push(asked.elapsed().as_micros() as u32);
            }
            Err(_) => {
                counts.stale.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
    let frames = chair.frames.take().unwrap_or_default();
    let moved = frames
        .iter()
        .filter(|frame| frame.starts_with("{\"kind\":\"moved\""));
    let (count, bytes) = moved.fold((0, 0), |(n, bytes), frame| (n + 1, bytes + frame.len()));
    counts.moved.fetch_add(count, Ordering::Relaxed);
    counts.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    let mut all = counts.latencies.lock().expect("no panic while it was held");
    all.extend(latencies);
    Ok(())
}

/// What a process has used so far.
struct Used {
    cpu_seconds: f64,
    memory_kb: u64,
}

impl Used {
    fn of(pid: Option<u32>) -> Used {
        let read = |file: &str| {
            let path = pid.map(|pid| format!("/proc/{pid}/{file}"));
            path.and_then(|path| std::fs::read_to_string(path).ok())
                .unwrap_or_default()
        };
        // After the name in brackets: user and system time are the 12th and 13th fields,
        // in hundredths of a second.
        let stat = read("stat");
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or("").split(' ').collect();
        let ticks = |at: usize| {
            fields
                .get(at)
                .and_then(|ticks| ticks.parse().ok())
                .unwrap_or(0.0)
        };
        let status = read("status");
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        Used {
            cpu_seconds: (ticks(11) + ticks(12)) / 100.0,
            memory_kb: memory
                .and_then(|memory| memory.trim().trim_end_matches(" kB").parse().ok())
                .unwrap_or(0),
        }
    }
}
