//! The house is killed at random moments while guests play against bots and each other.
//! No acknowledged decision is lost or doubled, every story only grows, and no clock is
//! charged for the time the house was down.
//!
//! `PARURE_KILLS` says how often (25 if it does not).

mod guests;

use guests::clocks::Clocked;
use guests::{PATIENCE, Player, Served, alone, check_house, check_store, pair};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Sqlite;
use tokio::time::{Instant, sleep, timeout};

/// Guests who play against bots, and pairs who play against each other.
const ALONE: usize = 8;
const PAIRS: usize = 4;
/// So many of those have a clock.
const CLOCKED: usize = 2;
/// After every fifth kill the house stays away for a while; after the others for as long as
/// it takes to open.
const AWAY: Duration = Duration::from_millis(300);

#[tokio::test]
async fn no_acknowledged_decision_is_lost_or_doubled() {
    tokio::task::LocalSet::new()
        .run_until(play_and_kill())
        .await;
}

async fn play_and_kill() {
    let kills: u64 = std::env::var("PARURE_KILLS")
        .ok()
        .and_then(|kills| kills.parse().ok())
        .unwrap_or(25);
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("house.db");
    let name = data.display().to_string();
    let mut served = Served::open(&["--data", &name]).await;
    let clocked = Clocked::default();
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = tokio::task::JoinSet::new();
    let seeds = (1..).step_by(2);
    for (at, seed) in seeds.take(ALONE + PAIRS).enumerate() {
        let (houses, stop) = (vec![served.address], stop.clone());
        match at < ALONE {
            true => tasks.spawn_local(alone(houses, seed, stop)),
            false => {
                let clocked = (at >= ALONE + PAIRS - CLOCKED).then(|| clocked.clone());
                tasks.spawn_local(pair(houses, seed, stop, clocked))
            }
        };
    }
    let mut moment = Player::arrive(&[served.address], kills).await;
    let (mut charged, mut away) = (Duration::ZERO, Duration::ZERO);
    let mut opened = clocked.look(&moment.guest, CLOCKED).await;
    for kill in 0..kills {
        let wait = 10 + moment.pick(190) as u64;
        sleep(Duration::from_millis(wait)).await;
        let before = clocked.look(&moment.guest, CLOCKED).await;
        charged += before.lost_since(&opened, opened.at.elapsed());
        served.kill();
        let killed = Instant::now();
        if kill % 5 == 0 {
            sleep(AWAY).await;
        }
        let opens = Instant::now();
        served.start().await;
        away += opens - killed;
        opened = clocked.look(&moment.guest, CLOCKED).await;
        opened.lost_since(&before, (killed - before.at) + opens.elapsed());
    }
    sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut players = Vec::new();
    while let Ok(Some(done)) = timeout(PATIENCE, tasks.join_next()).await {
        players.extend(done.expect("nobody saw anything wrong"));
    }
    assert_eq!(players.len(), ALONE + 2 * PAIRS, "everybody got on");
    let proved = check_house(served.address, &mut players).await;
    let resent: u64 = players.iter().map(|player| player.resent).sum();
    drop(served);
    let store = Sqlite::open(&data).await.expect("the data file opens");
    let (acked, tables) = check_store(&store, &players).await;
    println!(
        "{kills} kills: {acked} acknowledged decisions at {tables} seats, {resent} sent again \
         after a death, {proved} finished games proved fair; away for {:.1} s, no clock \
         lost more than the time the house was open ({:.1} s in all)",
        away.as_secs_f64(),
        charged.as_secs_f64()
    );
    assert!(acked > 100, "there was play between the kills");
    assert!(!charged.is_zero(), "clocks ran between the kills");
}
