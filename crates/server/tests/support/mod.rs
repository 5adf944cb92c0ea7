//! A house on a port of its own, with a data file of its own.
#![allow(dead_code, reason = "each test file uses some of it")]

use client::{Chair, Guest, HttpAnswer};
use protocol::{NewTable, Reason};
use serde_json::{Value, json};
use server::{House, MailSettings, Settings};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Change, Draft, Place, SavedTable, Schedule, Sitter, Sqlite, Stage, Store, Write};
use tabletop::luck::Secret;
use tokio::net::TcpListener;

pub struct Opened {
    pub house: House,
    pub address: SocketAddr,
    pub store: Arc<dyn Store>,
    folder: tempfile::TempDir,
}

/// Bots without pause, and limits that fast players do not notice.
pub fn quick() -> Settings {
    Settings {
        bot_pause: Duration::ZERO,
        window: Duration::ZERO,
        slow_window: Duration::ZERO,
        gone_for: Duration::from_millis(300),
        frames_per_second: 100_000,
        burst: 100_000,
        requests_per_second: 10_000,
        guests_per_second: 1000,
        ..Settings::default()
    }
}

/// The same with a mail server that takes nothing.
pub fn mailing() -> Settings {
    Settings {
        mail: Some(MailSettings {
            server: "127.0.0.1:1".into(),
            from: "house@court.example".into(),
            address: "https://court.example".into(),
        }),
        ..quick()
    }
}

pub async fn open() -> Opened {
    open_with(quick()).await
}

pub async fn open_with(settings: Settings) -> Opened {
    let folder = tempfile::tempdir().expect("a folder");
    open_in(folder, settings).await
}

async fn open_in(folder: tempfile::TempDir, settings: Settings) -> Opened {
    let store = Sqlite::open(&folder.path().join("house.db")).await;
    open_on(Arc::new(store.expect("a data file")), folder, settings).await
}

pub async fn open_on(
    store: Arc<dyn Store>,
    folder: tempfile::TempDir,
    settings: Settings,
) -> Opened {
    join_on(store, Arc::new(bus::Local::alone()), folder, settings).await
}

/// One node of a house that may have others.
pub async fn join_on(
    store: Arc<dyn Store>,
    bus: Arc<dyn bus::Bus>,
    folder: tempfile::TempDir,
    settings: Settings,
) -> Opened {
    let house = House::join(store.clone(), bus, settings).await;
    let house = house.expect("a house");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(server::serve(listener, house.clone()));
    Opened {
        house,
        address,
        store,
        folder,
    }
}

impl Opened {
    pub async fn guest(&self) -> Guest {
        Guest::arrive(self.address).await.expect("a guest")
    }

    /// The same data file under a new house.
    pub async fn reopen(self) -> Opened {
        self.close().await;
        open_in(self.folder, quick()).await
    }

    /// Closed, so that another house can open the data file.
    async fn close(&self) {
        self.house.close();
        self.store.close().await.expect("closed");
    }
}

impl Opened {
    /// The same data file under a new house that behaves otherwise.
    pub async fn reopen_with(self, settings: Settings) -> Opened {
        self.close().await;
        open_in(self.folder, settings).await
    }

    /// Where the data file is.
    pub fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("house.db")
    }

    /// Closed for a while, then open again on the same data file.
    pub async fn close_for(self, long: Duration) -> Opened {
        self.close().await;
        tokio::time::sleep(long).await;
        open_in(self.folder, quick()).await
    }
}

pub fn wish(game: &str, seats: u8) -> NewTable {
    NewTable {
        game: game.into(),
        seats: Some(seats),
        ..NewTable::default()
    }
}

/// A table of these guests, in this order, started.
pub async fn table_of(game: &str, guests: &[&Guest]) -> String {
    table_with(wish(game, guests.len() as u8), guests).await
}

pub async fn table_with(wish: NewTable, guests: &[&Guest]) -> String {
    let table = guests[0].lay(&wish).await.expect("a table");
    for guest in &guests[1..] {
        let path = format!("/api/tables/{}/join", table.id);
        let joined = guest.post(&path, &serde_json::json!({})).await;
        assert_eq!(joined.expect("an answer").status, 200);
    }
    let path = format!("/api/tables/{}/start", table.id);
    let started = guests[0]
        .post(&path, &serde_json::json!({}))
        .await
        .expect("an answer");
    assert_eq!(started.status, 200, "{:?}", started.refused());
    table.id
}

/// Plays to the end, taking the `pick`-th offer modulo how many there are.
pub async fn play_out(chair: &mut Chair, name: &str, mut pick: usize) -> u32 {
    let mut sent = 0;
    while !chair.is_over() {
        if chair.offers().is_empty() {
            chair.hear().await.expect("the house goes on");
            continue;
        }
        let offers = chair.offers();
        let action = offers[pick % offers.len()].action.clone();
        pick = pick.wrapping_mul(31).wrapping_add(7);
        sent += 1;
        let id = format!("{name}-{sent}");
        chair.submit(&id, vec![action]).await.expect("sent");
        let answer = chair.answer_to(&id).await.expect("answered");
        // A rival may have been seen to seal her bid meanwhile: look again, choose again.
        let late = matches!(answer, Err(Reason::Stale { .. }));
        assert!(late || answer == Ok(()), "{name} {sent}: {answer:?}");
    }
    sent
}

pub async fn within<T>(what: &str, future: impl Future<Output = T>) -> T {
    let limit = Duration::from_secs(30);
    match tokio::time::timeout(limit, future).await {
        Ok(done) => done,
        Err(_) => panic!("{what}: nothing for 30 seconds"),
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.expect("after 1970").as_secs() as i64
}

/// Writes a table for two down as if this guest had laid it at that time, in seconds since 1970.
pub async fn laid_at(house: &Opened, id: &str, guest: &Guest, at: i64) {
    let secret = Secret::new([7; 32]);
    let mine = Place {
        sitter: Some(Sitter::Guest(guest.me.id.clone())),
        ..Place::default()
    };
    let table = SavedTable {
        id: id.into(),
        game: "kuhn".into(),
        rules_version: 1,
        options: "{}".into(),
        host: guest.me.id.clone(),
        stage: Stage::Lobby,
        created: at,
        commitment: secret.commitment(),
        result: None,
        rematch: None,
        places: vec![mine, Place::default()],
        settings: "{}".into(),
        open: false,
        schedule: Schedule {
            touched: at,
            ..Schedule::default()
        },
        request: None,
        version: 0,
        changes: 0,
    };
    let write = house.store.write(Write::NewTable { table, secret });
    write.await.expect("written");
}

/// A write about a table beside its game, as if another node had made it.
pub async fn write_beside(
    house: &Opened,
    table: &str,
    schedule: impl FnOnce(Schedule) -> Option<Schedule>,
    changes: Vec<Change>,
) {
    let saved = house.store.room(table).await.expect("read").expect("there");
    let draft = Draft {
        table: table.into(),
        based_on: saved.revision(),
        rows: Vec::new(),
        ids: Vec::new(),
        schedule: schedule(saved.table.schedule),
        result: None,
        changes,
    };
    let write = house.store.write(Write::Table(Box::new(draft)));
    write.await.expect("written");
}

pub async fn post(guest: &Guest, path: &str, body: Value) -> HttpAnswer {
    guest.post(path, &body).await.expect("an answer")
}

pub async fn refused(guest: &Guest, path: &str, body: Value) -> Option<Reason> {
    post(guest, path, body).await.refused()
}

/// A house with an operator, Turenne: two guests at a table, and she.
pub async fn operated() -> (Opened, Guest, Guest, Guest, String) {
    let house = open_with(mailing()).await;
    let mut operator = house.guest().await;
    let claim = json!({ "name": "Turenne", "password": "a very long ledger" });
    operator.keep_cookie(&post(&operator, "/api/account/claim", claim).await);
    let operators = vec!["Turenne".into()];
    let settings = Settings {
        operators,
        ..mailing()
    };
    let house = house.reopen_with(settings).await;
    operator.house = house.address;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    (house, anna, bert, operator, table)
}
