//! Guests who play table after table, whatever happens to the house, and remember what they
//! were told: an acknowledged decision stays, and a story only grows.
#![allow(dead_code, reason = "each test file uses some of it")]

pub mod clocks;

use client::{Chair, Gone, Guest};
use clocks::Clocked;
use protocol::{BotSeat, FromClient, LogEntry, NewTable, Reason, TableSettings, VERSION};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Store;
use tokio::time::{Instant, sleep, timeout};

/// A short game with sealed answers, and a real one.
const GAMES: [&str; 2] = ["sealed-bid", "queens-necklace"];
/// Longest a guest may go without getting on.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How often a guest who is not asked looks up.
const LOOK_UP: Duration = Duration::from_millis(500);

/// The real binary at this address, as anybody would open it but for the bots' pauses.
pub fn usual_house(address: SocketAddr) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_parure"));
    command
        .args(["serve", "--bot-pause-ms", "0", "--listen"])
        .arg(address.to_string())
        .stdout(Stdio::null());
    command
}

/// The same without limits and reaction windows.
pub fn house(address: SocketAddr) -> Command {
    let mut command = usual_house(address);
    command.args(["--unlimited", "--window-seconds", "0"]);
    command
}

/// Takes some decision, another one for every number: whether it was taken.
pub async fn decide(chair: &mut Chair, name: &str, number: u32) -> Result<(), Reason> {
    let offers = chair.offers();
    let action = offers[number as usize * 7 % offers.len()].action.clone();
    let id = format!("{name}-{number}");
    chair.submit(&id, vec![action]).await.expect("sent");
    chair.answer_to(&id).await.expect("answered")
}

/// A house that is killed and started again on its port.
pub struct Served {
    child: Option<Child>,
    house: fn(SocketAddr) -> Command,
    arguments: Vec<String>,
    pub address: SocketAddr,
}

impl Served {
    pub async fn open(arguments: &[&str]) -> Served {
        Served::open_as(house, arguments).await
    }

    pub async fn open_as(house: fn(SocketAddr) -> Command, arguments: &[&str]) -> Served {
        let address = SocketAddr::from(([127, 0, 0, 1], services::free_port()));
        let mut served = Served {
            child: None,
            house,
            arguments: arguments.iter().map(|&text| text.to_owned()).collect(),
            address,
        };
        served.start().await;
        served
    }

    /// SIGKILL.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it was running");
            child.wait().expect("it ended");
        }
    }

    /// A new process on the same port.
    pub async fn start(&mut self) {
        let child = (self.house)(self.address)
            .args(["--log", "error"])
            .args(&self.arguments)
            .spawn();
        let child = self.child.insert(child.expect("the house opens"));
        let open = async {
            while tokio::net::TcpStream::connect(self.address).await.is_err() {
                let ended = child.try_wait().expect("it can be looked at");
                assert_eq!(ended, None, "the house does not open");
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, open).await.expect("the house opens");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Nobody is left behind, even when the test fails.
        self.kill();
    }
}

/// What one guest knows to be true about one table.
#[derive(Default)]
pub struct Known {
    pub acked: Vec<String>,
    pub story: Vec<LogEntry>,
}

/// One guest: plays table after table until told to stop, through all deaths.
pub struct Player {
    pub guest: Guest,
    /// Where the house is to be found; she goes from one to the next.
    houses: Vec<SocketAddr>,
    random: u64,
    sent: u64,
    pub known: HashMap<String, Known>,
    /// Sent, neither acknowledged nor refused.
    open: Option<(String, u32, Value)>,
    pub resent: u64,
    got_on: Instant,
}

impl Player {
    /// Comes to one of these.
    pub async fn arrive(houses: &[SocketAddr], seed: u64) -> Player {
        let mut at = seed as usize;
        let guest = through(async || {
            at += 1;
            Guest::arrive(houses[at % houses.len()]).await
        });
        Player {
            guest: guest.await,
            houses: houses.to_vec(),
            random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            sent: 0,
            known: HashMap::new(),
            open: None,
            resent: 0,
            got_on: Instant::now(),
        }
    }

    pub fn pick(&mut self, options: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % options as u64) as usize
    }

    fn go_elsewhere(&mut self) {
        let at = self.pick(self.houses.len());
        self.guest.house = self.houses[at];
    }

    /// Asks until it is done. A request that was carried out before a death is refused the
    /// second time.
    pub async fn ask(&mut self, path: &str) {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            match self.guest.post(path, &json!({})).await {
                Ok(answer) if answer.status < 500 => return,
                _ => sleep(Duration::from_millis(20)).await,
            }
            self.go_elsewhere();
        }
        panic!("{path}: the house does not come back");
    }

    /// A table of this kind, wherever the house is.
    async fn lay(&mut self, wish: &NewTable) -> String {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            if let Ok(table) = self.guest.lay(wish).await {
                return table.id;
            }
            sleep(Duration::from_millis(20)).await;
            self.go_elsewhere();
        }
        panic!("no table: the house does not come back");
    }

    /// Plays one table to its end or until told to stop.
    pub async fn play(&mut self, table: &str, stop: &AtomicBool) {
        self.got_on = Instant::now();
        self.open = None;
        while let Err(Gone { .. }) = self.play_on(table, stop).await {
            let stuck = self.got_on.elapsed() > PATIENCE;
            assert!(!stuck, "{table}: {} does not get on", self.guest.me.id);
            sleep(Duration::from_millis(20)).await;
            self.go_elsewhere();
        }
    }

    /// Plays on one socket, as long as it lasts.
    async fn play_on(&mut self, table: &str, stop: &AtomicBool) -> Result<(), Gone> {
        let mut chair = timeout(PATIENCE, Chair::sit(&self.guest, table))
            .await
            .unwrap_or(Err(Gone { code: None }))?;
        self.compare(table, &chair.story);
        if let Some((id, ply, action)) = self.open.clone() {
            self.resent += 1;
            self.send(&mut chair, table, &id, ply, action).await?;
        }
        while !chair.is_over() && !stop.load(Ordering::Relaxed) {
            if chair.offers().is_empty() {
                if let Ok(heard) = timeout(LOOK_UP, chair.hear()).await {
                    heard?;
                }
                self.compare(table, &chair.story);
                let stuck = self.got_on.elapsed() > PATIENCE;
                assert!(!stuck, "{table}: nobody gets on, {:?}", chair.table);
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
        let answer = timeout(PATIENCE, chair.answer_to(id)).await;
        self.compare(table, &chair.story);
        match answer.unwrap_or(Err(Gone { code: None }))? {
            Ok(()) => {
                self.got_on = Instant::now();
                self.known(table).acked.push(id.to_owned());
            }
            // A rival was seen to seal her bid: it was not done, and is chosen again.
            Err(Reason::Stale { .. }) => {}
            // Whether it was done is not known: it is sent again under the same id.
            Err(Reason::Paused {}) => return Err(Gone { code: None }),
            Err(other) => panic!("{id} was refused: {other:?}"),
        }
        self.open = None;
        Ok(())
    }

    fn known(&mut self, table: &str) -> &mut Known {
        self.known.entry(table.to_owned()).or_default()
    }

    /// Whatever was heard once is still the beginning of the story.
    pub fn compare(&mut self, table: &str, story: &[LogEntry]) {
        let known = self.known(table);
        let before = known.story.len();
        assert!(story.len() >= before, "{table}: the story shrank");
        assert_eq!(story[..before], known.story[..], "{table}: another story");
        if story.len() > before {
            known.story = story.to_vec();
            self.got_on = Instant::now();
        }
    }
}

pub async fn through<T, E>(mut attempt: impl AsyncFnMut() -> Result<T, E>) -> T {
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

/// The quickest there is: this is about the house, not about good play.
fn bot() -> BotSeat {
    BotSeat {
        seat: None,
        bot: "random".into(),
    }
}

/// One guest against two bots, game after game.
pub async fn alone(houses: Vec<SocketAddr>, seed: u64, stop: Arc<AtomicBool>) -> Vec<Player> {
    let mut player = Player::arrive(&houses, seed).await;
    while !stop.load(Ordering::Relaxed) {
        let wish = NewTable {
            game: game(seed).into(),
            seats: Some(3),
            bots: vec![bot(), bot()],
            ..NewTable::default()
        };
        let table = player.lay(&wish).await;
        player.ask(&format!("/api/tables/{table}/start")).await;
        player.play(&table, &stop).await;
    }
    vec![player]
}

/// Two guests against each other, game after game; with a clock if it is to be watched.
pub async fn pair(
    houses: Vec<SocketAddr>,
    seed: u64,
    stop: Arc<AtomicBool>,
    clocked: Option<Clocked>,
) -> Vec<Player> {
    let mut players = [
        Player::arrive(&houses, seed).await,
        Player::arrive(&houses, seed + 1).await,
    ];
    while !stop.load(Ordering::Relaxed) {
        let wish = NewTable {
            game: game(seed).into(),
            seats: Some(2),
            ways: clocked
                .as_ref()
                .map_or_else(TableSettings::default, |_| clocks::ways()),
            ..NewTable::default()
        };
        let [one, two] = &mut players;
        let table = one.lay(&wish).await;
        two.ask(&format!("/api/tables/{table}/join")).await;
        one.ask(&format!("/api/tables/{table}/start")).await;
        if let Some(clocked) = &clocked {
            clocked.watch(&table);
        }
        tokio::join!(one.play(&table, &stop), two.play(&table, &stop));
    }
    players.into()
}

/// What is written agrees with what every guest knows: how many decisions were
/// acknowledged, at how many seats.
pub async fn check_store(store: &dyn Store, players: &[Player]) -> (usize, usize) {
    let (mut acked, mut tables) = (0, 0);
    for player in players {
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

/// Every table is there again, with the same story; finished games prove their luck. How
/// many did.
pub async fn check_house(house: SocketAddr, players: &mut [Player]) -> usize {
    let mut proved = 0;
    for player in players {
        let tables: Vec<String> = player.known.keys().cloned().collect();
        player.guest.house = house;
        for table in tables {
            let chair = through(async || Chair::sit(&player.guest, &table).await).await;
            player.compare(&table, &chair.story);
            if chair.is_over() {
                let path = format!("/api/tables/{table}/record");
                let record = player.guest.get(&path).await.expect("a record");
                let game = catalogue::game_of(&record.body).expect("it is there");
                game.verify(&record.body).expect("the luck was fair");
                proved += 1;
            }
            chair.leave().await;
        }
    }
    proved
}
