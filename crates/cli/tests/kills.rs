//! The house is killed at random moments while guests play against bots and each other.
//! No acknowledged decision is lost or doubled, and every story only grows.
//!
//! `PARURE_KILLS` says how often (25 if it does not).

use client::{Chair, Gone, Guest};
use protocol::{BotSeat, FromClient, Line, NewTable, Reason, VERSION};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use store::{Sqlite, Store};
use tokio::time::{sleep, timeout};

/// A short game with sealed answers, and a real one.
const GAMES: [&str; 2] = ["sealed-bid", "queens-necklace"];
/// Guests who play against bots, and pairs who play against each other.
const ALONE: usize = 8;
const PAIRS: usize = 4;
/// Longest a guest may go without getting on.
const PATIENCE: Duration = Duration::from_secs(60);

/// The real binary on a data file and a port.
struct Served {
    child: Child,
    data: PathBuf,
    address: SocketAddr,
}

fn serve(data: &Path, address: SocketAddr) -> Child {
    Command::new(env!("CARGO_BIN_EXE_parure"))
        .args(["serve", "--bot-pause-ms", "0", "--unlimited"])
        .arg("--data")
        .arg(data)
        .arg("--listen")
        .arg(address.to_string())
        .stdout(Stdio::null())
        .spawn()
        .expect("the house opens")
}

impl Served {
    async fn open(data: PathBuf) -> Served {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = free.local_addr().expect("an address");
        drop(free);
        let child = serve(&data, address);
        let served = Served {
            child,
            data,
            address,
        };
        served.until_open().await;
        served
    }

    async fn until_open(&self) {
        let open = async {
            while tokio::net::TcpStream::connect(self.address).await.is_err() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, open).await.expect("the house opens");
    }

    /// SIGKILL, then a new process on the same file.
    async fn kill(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it ended");
        self.child = serve(&self.data, self.address);
        self.until_open().await;
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Nobody is left behind, even when the test fails.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What one guest knows to be true about one table.
#[derive(Default)]
struct Known {
    acked: Vec<String>,
    story: Vec<Line>,
}

/// One guest: plays table after table until told to stop, through all deaths.
struct Player {
    guest: Guest,
    random: u64,
    sent: u64,
    known: HashMap<String, Known>,
    /// Sent, neither acknowledged nor refused.
    open: Option<(String, u32, Value)>,
    resent: u64,
}

impl Player {
    fn new(guest: Guest, seed: u64) -> Self {
        Player {
            guest,
            random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            sent: 0,
            known: HashMap::new(),
            open: None,
            resent: 0,
        }
    }

    fn pick(&mut self, options: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % options as u64) as usize
    }

    /// Plays one table to its end or until told to stop.
    async fn play(&mut self, table: &str, stop: &AtomicBool) {
        while let Err(Gone { .. }) = self.play_on(table, stop).await {
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Plays on one socket, as long as it lasts.
    async fn play_on(&mut self, table: &str, stop: &AtomicBool) -> Result<(), Gone> {
        let mut chair = Chair::sit(&self.guest, table).await?;
        self.compare(table, &chair.story);
        if let Some((id, ply, action)) = self.open.clone() {
            self.resent += 1;
            self.send(&mut chair, table, &id, ply, action).await?;
        }
        while !chair.is_over() && !stop.load(Ordering::Relaxed) {
            if chair.offers().is_empty() {
                chair.hear().await?;
                self.compare(table, &chair.story);
                continue;
            }
            let at = self.pick(chair.offers().len());
            let action = chair.offers()[at].action.clone();
            let ply = chair.brief.as_ref().expect("there are offers").ply;
            self.sent += 1;
            let id = format!("{}-{}", self.guest.me.id, self.sent);
            self.send(&mut chair, table, &id, ply, action).await?;
        }
        chair.leave().await;
        Ok(())
    }

    async fn send(
        &mut self,
        chair: &mut Chair,
        table: &str,
        id: &str,
        ply: u32,
        action: Value,
    ) -> Result<(), Gone> {
        self.open = Some((id.to_owned(), ply, action.clone()));
        let frame = FromClient::Submit {
            v: VERSION,
            id: id.to_owned(),
            ply,
            steps: vec![action],
        };
        chair.send(&frame).await?;
        let answer = chair.answer_to(id).await;
        self.compare(table, &chair.story);
        match answer? {
            Ok(()) => self.known(table).acked.push(id.to_owned()),
            // A rival was seen to seal her bid: it was not done, and is chosen again.
            Err(Reason::Stale { .. }) => {}
            Err(other) => panic!("{id} was refused: {other:?}"),
        }
        self.open = None;
        Ok(())
    }

    fn known(&mut self, table: &str) -> &mut Known {
        self.known.entry(table.to_owned()).or_default()
    }

    /// Whatever was heard once is still the beginning of the story.
    fn compare(&mut self, table: &str, story: &[Line]) {
        let known = self.known(table);
        let before = known.story.len();
        assert!(story.len() >= before, "{table}: the story shrank");
        assert_eq!(story[..before], known.story[..], "{table}: another story");
        known.story = story.to_vec();
    }
}

async fn through<T, E>(mut attempt: impl AsyncFnMut() -> Result<T, E>) -> T {
    let trying = async {
        loop {
            match attempt().await {
                Ok(done) => return done,
                Err(_) => sleep(Duration::from_millis(10)).await,
            }
        }
    };
    timeout(PATIENCE, trying)
        .await
        .expect("the house comes back")
}

/// Every second one plays the one, the others the other.
fn game(seed: u64) -> &'static str {
    GAMES[(seed / 2) as usize % GAMES.len()]
}

/// The quickest there is: the kills are about the house, not about good play.
fn bot() -> BotSeat {
    BotSeat {
        seat: None,
        bot: "random".into(),
    }
}

/// Asks until it is done. A request that was carried out before the death is refused the
/// second time.
async fn ask(guest: &Guest, path: &str) {
    through(async || match guest.post(path, &json!({})).await {
        Ok(answer) if answer.status == 500 => Err(()),
        Ok(_) => Ok(()),
        Err(_) => Err(()),
    })
    .await;
}

async fn start(guest: &Guest, table: &str) {
    ask(guest, &format!("/api/tables/{table}/start")).await;
}

async fn alone(house: SocketAddr, seed: u64, stop: Arc<AtomicBool>) -> Vec<Player> {
    let guest = through(async || Guest::arrive(house).await).await;
    let mut player = Player::new(guest.clone(), seed);
    while !stop.load(Ordering::Relaxed) {
        let wish = NewTable {
            game: game(seed).into(),
            seats: Some(3),
            bots: vec![bot(), bot()],
            ..NewTable::default()
        };
        let table = through(async || guest.lay(&wish).await).await;
        start(&guest, &table.id).await;
        player.play(&table.id, &stop).await;
    }
    vec![player]
}

async fn pair(house: SocketAddr, seed: u64, stop: Arc<AtomicBool>) -> Vec<Player> {
    let anna = through(async || Guest::arrive(house).await).await;
    let bert = through(async || Guest::arrive(house).await).await;
    let mut players = [
        Player::new(anna.clone(), seed),
        Player::new(bert.clone(), seed + 1),
    ];
    while !stop.load(Ordering::Relaxed) {
        let wish = NewTable {
            game: game(seed).into(),
            seats: Some(2),
            ..NewTable::default()
        };
        let table = through(async || anna.lay(&wish).await).await.id;
        ask(&bert, &format!("/api/tables/{table}/join")).await;
        start(&anna, &table).await;
        let [one, two] = &mut players;
        tokio::join!(one.play(&table, &stop), two.play(&table, &stop));
    }
    players.into()
}

/// What is on the disk agrees with what every guest knows.
async fn check_disk(data: &Path, players: &mut [Player]) -> (usize, usize) {
    let store = Sqlite::open(data).await.expect("the data file opens");
    let (mut acked, mut tables) = (0, 0);
    for player in players.iter() {
        for (table, known) in &player.known {
            let kept = store.table(table).await.expect("readable").expect("kept");
            let seat = kept.places.iter().position(|place| {
                place.sitter == Some(store::Sitter::Guest(player.guest.me.id.clone()))
            });
            let seat = tabletop::Seat(seat.expect("she sits there") as u8);
            // Contiguous and readable, or this fails.
            let rows = store.rows(table).await.expect("every row is there");
            let mine = rows.iter().filter(|row| row.by == Some(seat)).count();
            let submissions = store.submissions(table).await.expect("readable");
            let ids: Vec<&String> = submissions
                .iter()
                .filter(|(by, _, _)| *by == seat)
                .map(|(_, id, _)| id)
                .collect();
            assert_eq!(mine, ids.len(), "{table}: each decision has one submission");
            for id in &known.acked {
                let times = ids.iter().filter(|kept| **kept == id).count();
                assert_eq!(times, 1, "{table}: {id} was acknowledged");
            }
            // At most the last one sent was written without being acknowledged.
            assert!(ids.len() <= known.acked.len() + 1, "{table}: {ids:?}");
            acked += known.acked.len();
            tables += 1;
        }
    }
    (acked, tables)
}

/// Finished games prove their luck, and every table is there again.
async fn check_house(house: SocketAddr, players: &mut [Player]) -> usize {
    let mut proved = 0;
    for player in players {
        let tables: Vec<String> = player.known.keys().cloned().collect();
        for table in tables {
            assert_eq!(player.guest.house, house);
            let chair = through(async || Chair::sit(&player.guest, &table).await).await;
            player.compare(&table, &chair.story);
            if chair.is_over() {
                let path = format!("/api/tables/{table}/record");
                let record = player.guest.get(&path).await.expect("a record");
                let game = catalogue::game_of(&record.body).expect("it is there");
                game.verify(&record.body).expect("the luck was fair");
                proved += 1;
            }
        }
    }
    proved
}

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
    let mut served = Served::open(folder.path().join("house.db")).await;
    let stop = Arc::new(AtomicBool::new(false));
    static SEED: AtomicU64 = AtomicU64::new(1);
    let seed = || SEED.fetch_add(2, Ordering::Relaxed);
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..ALONE {
        tasks.spawn_local(alone(served.address, seed(), stop.clone()));
    }
    for _ in 0..PAIRS {
        tasks.spawn_local(pair(served.address, seed(), stop.clone()));
    }
    let mut moment = Player::new(
        through(async || Guest::arrive(served.address).await).await,
        kills,
    );
    for _ in 0..kills {
        let wait = 10 + moment.pick(190) as u64;
        sleep(Duration::from_millis(wait)).await;
        served.kill().await;
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
    let data = served.data.clone();
    drop(served);
    let (acked, tables) = check_disk(&data, &mut players).await;
    println!(
        "{kills} kills: {acked} acknowledged decisions at {tables} seats, {resent} sent again \
         after a death, {proved} finished games proved fair"
    );
    assert!(acked > 100, "there was play between the kills");
}
