//! Three nodes of one house on real PostgreSQL and NATS, guests on all of them at many
//! tables, while nodes are killed and both services are stopped and started. Afterwards
//! every acknowledged decision is written once, every guest has heard the same story from
//! every node, and every record verifies.
//!
//! `PARURE_NODES_SECONDS` says how long they play (15 if it does not), `PARURE_NODES_TABLES`
//! at how many tables at once (48).

mod guests;

use guests::{PATIENCE, Served, alone, check_house, check_store, pair};
use services::{NatsServer, PostgresServer};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

const NODES: usize = 3;

fn setting(name: &str, usual: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.and_then(|set| set.parse().ok()).unwrap_or(usual)
}

#[tokio::test]
async fn three_nodes_lose_and_double_nothing() {
    tokio::task::LocalSet::new().run_until(play()).await;
}

/// As when the machine has just been started.
#[tokio::test]
async fn a_node_waits_for_its_database() {
    let mut postgres = PostgresServer::start();
    let database = postgres.url();
    postgres.stop();
    let late = async {
        sleep(Duration::from_millis(1500)).await;
        postgres.resume();
    };
    let arguments = ["--database-url", &database];
    let (node, ()) = tokio::join!(Served::open(&arguments), late);
    assert!(client::Guest::arrive(node.address).await.is_ok());
}

/// What happens to the house, one thing after the other.
struct Fate {
    nodes: Vec<Served>,
    postgres: PostgresServer,
    nats: NatsServer,
    done: u64,
}

impl Fate {
    async fn strike(&mut self) {
        let long = Duration::from_millis(400 + self.done * 370 % 1500);
        match self.done % 5 {
            0 | 2 | 4 => {
                let at = (self.done as usize / 2) % NODES;
                self.nodes[at].kill();
                sleep(long).await;
                self.nodes[at].start().await;
            }
            1 => {
                self.nats.stop();
                sleep(long).await;
                self.nats.resume();
            }
            _ => {
                self.postgres.stop();
                sleep(long).await;
                self.postgres.resume();
            }
        }
        self.done += 1;
    }
}

async fn play() {
    let seconds = setting("PARURE_NODES_SECONDS", 15);
    let tables = setting("PARURE_NODES_TABLES", 48) as usize;
    let (postgres, nats) = (PostgresServer::start(), NatsServer::start());
    let (database, bus) = (postgres.url(), nats.url());
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(Served::open(&["--database-url", &database, "--bus-url", &bus]).await);
    }
    let houses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = tokio::task::JoinSet::new();
    for (at, seed) in (1..).step_by(2).take(tables).enumerate() {
        let (houses, stop) = (houses.clone(), stop.clone());
        match at % 2 {
            0 => tasks.spawn_local(alone(houses, seed, stop)),
            _ => tasks.spawn_local(pair(houses, seed, stop, None)),
        };
    }
    let mut fate = Fate {
        nodes,
        postgres,
        nats,
        done: 0,
    };
    let until = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < until || fate.done < 5 {
        sleep(Duration::from_millis(1200)).await;
        fate.strike().await;
        if let Some(done) = tasks.try_join_next() {
            panic!("somebody stopped: {:?}", done.map(|players| players.len()));
        }
    }
    sleep(Duration::from_millis(1500)).await;
    stop.store(true, Ordering::Relaxed);
    let mut players = Vec::new();
    while let Ok(Some(done)) = timeout(PATIENCE, tasks.join_next()).await {
        players.extend(done.expect("nobody saw anything wrong"));
    }
    assert_eq!(players.len(), tables + tables / 2, "everybody got on");
    let mut proved = 0;
    for house in &houses {
        proved = check_house(*house, &mut players).await;
    }
    let resent: u64 = players.iter().map(|player| player.resent).sum();
    let store = store::Postgres::open(&database).await.expect("it opens");
    let (acked, seats) = check_store(&store, &players).await;
    println!(
        "{} blows: {acked} acknowledged decisions at {seats} seats, {resent} sent again, \
         {proved} records verified at each of {NODES} nodes",
        fate.done
    );
    assert!(acked > 300, "there was play between the blows");
}
