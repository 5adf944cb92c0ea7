//! Makes a fixture with the binary of today: fills a house, notes what it shows, closes it.

use crate::expected::{
    EXPECTED_OPEN, Expected, Finished, Person, Place, Sight, Table, digest, with_token,
};
use crate::fill::{Fill, GAMES, Laid, paced, random_bot, wish};
use crate::house::{Data, EXPECTED, House, Kind, PATIENCE};
use crate::people::{OPERATOR, People};
use crate::players::{Players, begin, get, post};
use client::{Chair, Guest};
use protocol::{NewTable, Pace, Stage, TableInfo, TableList, TableSettings, Token};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

/// How much is made.
#[derive(Clone, Copy, PartialEq)]
pub enum Amount {
    /// What a test can make in a few seconds; no game is played to its end later.
    Small,
    /// Also what takes its time: somebody out of time, and so many finished games.
    Whole { finished: usize },
}

/// Lists may lag a second behind quick decisions.
const LISTS_LAG: Duration = Duration::from_millis(1500);
/// Of a clock.
const MINUTE: i64 = 60_000;
/// Games of bots that are played at the same time.
const AT_ONCE: usize = 12;

/// Fills a new house and keeps it in this folder, with what an opening house must find.
pub async fn make(kind: Kind, amount: Amount, folder: &Path) {
    let data = Data::new(kind);
    let mail = [
        "--mail-server",
        "127.0.0.1:1",
        "--mail-from",
        "house@court.example",
    ];
    let link = ["--public-url", "https://court.example"];
    let quick = ["--unlimited", "--window-seconds", "0"];
    let plain = [&mail[..], &link, &quick].concat();
    let house = House::open(&data, &plain).await;
    let mut people = People::arrive(house.address).await;
    house.close();
    // Her account must exist before she can be named as an operator.
    let operated = [&plain[..], &["--operator", OPERATOR]].concat();
    let house = House::open(&data, &operated).await;
    people.go_to(house.address);
    let late = match amount {
        Amount::Small => None,
        Amount::Whole { .. } => Some(stall(&people).await),
    };
    let mut fill = Fill {
        people: &people,
        tables: Vec::new(),
        over: Vec::new(),
    };
    fill.lay_all().await;
    let quarrel = fill
        .tables
        .iter()
        .find(|laid| laid.what.contains("quarrel"));
    people.quarrel(&quarrel.expect("it was laid").id).await;
    let stale = people
        .guest(3)
        .lay(&wish(GAMES[2], 3, TableSettings::default()))
        .await;
    let stale = stale.expect("a table").id;
    // Before the other runs out of time too.
    if let Some(table) = late {
        fill.tables.push(out_of_time(&people, table).await);
    }
    if let Amount::Whole { finished } = amount {
        let played = play_bots(house.address, finished).await;
        fill.over.extend(played.into_iter().map(|table| (table, 0)));
    }
    let mut finished = Vec::new();
    for (table, reader) in &fill.over {
        let left = finished_table(people.guest(*reader), table, *reader);
        finished.push(left.await.0);
    }
    let (tables, over) = (fill.tables, fill.over.len());
    house.close();

    // Reactions among people stay open from here on.
    let house = House::open(&data, EXPECTED_OPEN).await;
    people.go_to(house.address);
    let mut fill = Fill {
        people: &people,
        tables,
        over: Vec::new(),
    };
    fill.lay_reactions().await;
    let mut tables = fill.tables;
    assert_eq!(
        (fill.over.len(), finished.len()),
        (0, over),
        "no game ended on the way"
    );
    tokio::time::sleep(LISTS_LAG).await;
    house.close();

    // A lobby is cleared after a week, but the fixture is opened years later: its lobbies
    // are dated far ahead, except one that is dated far back.
    data.sql("update tables set touched = 7258118400 where stage = 0");
    data.sql(&format!(
        "update tables set touched = 0, created = 0 where id = '{stale}'"
    ));
    if amount == Amount::Small {
        tables.iter_mut().for_each(|laid| laid.plays_on = false);
    }
    note(&data, people, tables, finished, stale, folder).await;
    data.keep(folder);
}

/// Notes what a house that was just opened shows.
async fn note(
    data: &Data,
    mut people: People,
    laid: Vec<Laid>,
    finished: Vec<Finished>,
    stale: String,
    folder: &Path,
) {
    let house = House::open(data, EXPECTED_OPEN).await;
    people.go_to(house.address);
    let stranger = Guest::arrive(house.address).await.expect("a guest");
    let mut tables = Vec::new();
    for laid in laid {
        tables.push(table(&people, &stranger, laid).await);
    }
    let list = async |which: &str| {
        let listed: TableList = get(&stranger, &format!("/api/tables?list={which}")).await;
        ids(listed)
    };
    let mut known = Vec::new();
    for member in &people.members {
        let mine: TableList = get(&member.guest, "/api/tables/mine").await;
        let waits = |table: TableInfo| (table.id, table.waits_for_you);
        let waits: BTreeMap<String, bool> = mine.tables.into_iter().map(waits).collect();
        known.push(Person {
            cookie: member.guest.cookie.clone(),
            password: member.password.clone(),
            recovery: member.recovery.clone(),
            account: get(&member.guest, "/api/account").await,
            tables: waits.into_iter().filter(|(id, _)| *id != stale).collect(),
        });
    }
    let mut expected = Expected {
        made_by: env!("CARGO_PKG_VERSION").into(),
        open_ms: 0,
        people: known,
        void_cookie: people.void_cookie.clone(),
        desk: get(people.guest(0), "/api/operator").await,
        open: list("open").await,
        running: list("running").await,
        stale,
        tables,
        finished,
    };
    let opened = house.opened;
    house.close();
    expected.open_ms = opened.elapsed().as_millis() as u64;
    let text = serde_json::to_string(&expected).expect("it can be written");
    // One line for each thing, so that a change can be read.
    let text = text.replace(",{\"id\":\"", ",\n{\"id\":\"");
    std::fs::write(folder.join(EXPECTED), text + "\n").expect("it can be written");
}

/// The ids of listed tables, in an order of their own.
pub fn ids(listed: TableList) -> Vec<String> {
    let mut ids: Vec<String> = listed.tables.into_iter().map(|table| table.id).collect();
    ids.sort();
    ids
}

async fn table(people: &People, stranger: &Guest, laid: Laid) -> Table {
    let house = stranger.house;
    let mut tokens = laid.programs;
    for at in laid.sits {
        let path = format!("/api/tables/{}/token", laid.id);
        tokens.push(post(people.guest(at), &path, &json!({})).await);
    }
    let mut seats = Vec::new();
    for Token { seat, token } in tokens {
        let mut chair = with_token(house, &laid.id, &token).await;
        let sight = Sight::of(&mut chair).await;
        let sight = sight.unwrap_or_else(|| panic!("{}: seat {seat} sees it", laid.what));
        seats.push(Place { seat, token, sight });
    }
    let mut chair = Chair::connect(stranger, &laid.id).await.expect("a socket");
    Table {
        watcher: Sight::of(&mut chair).await,
        id: laid.id,
        what: laid.what.into(),
        plays_on: laid.plays_on,
        seats,
        held: laid.held,
    }
}

/// What a finished game leaves, and its record.
pub async fn finished_table(reader: &Guest, table: &str, at: usize) -> (Finished, Vec<u8>) {
    let info: TableInfo = get(reader, &format!("/api/tables/{table}")).await;
    let path = format!("/api/tables/{table}/record?form=binary");
    let record = reader.get(&path).await.expect("an answer");
    assert_eq!(record.status, 200, "{table}: {:?}", record.refused());
    let finished = Finished {
        id: info.id,
        game: info.game,
        reader: at,
        standings: info.standings.expect("it is over"),
        commitment: info.commitment,
        rematch: info.rematch,
        record: digest(&record.body),
    };
    (finished, record.body)
}

/// Finished games: their host resigns at once, and bots play in all seats.
async fn play_bots(house: SocketAddr, count: usize) -> Vec<String> {
    let host = Guest::arrive(house).await.expect("a guest");
    let mut tables = Vec::new();
    while tables.len() < count {
        let first = tables.len();
        for at in first..count.min(first + AT_ONCE) {
            let game = GAMES[at % GAMES.len()];
            let seats = 3 + (at / GAMES.len() % 2) as u8;
            let ways = TableSettings {
                stand_in: Some("random".into()),
                ..TableSettings::default()
            };
            let bots = NewTable {
                bots: (1..seats).map(random_bot).collect(),
                ..wish(game, seats, ways)
            };
            let table = begin(&bots, &[&host]).await;
            let path = format!("/api/tables/{table}/resign");
            let _: Value = post(&host, &path, &json!({})).await;
            tables.push(table);
        }
        for table in &tables[first..] {
            let path = format!("/api/tables/{table}");
            wait_for(&host, &path, |info| info.stage == Stage::Over).await;
        }
    }
    tables
}

async fn wait_for(guest: &Guest, path: &str, so: impl Fn(&TableInfo) -> bool) -> TableInfo {
    let until = Instant::now() + 2 * PATIENCE;
    loop {
        let info: TableInfo = get(guest, path).await;
        if so(&info) {
            return info;
        }
        assert!(Instant::now() < until, "{path}: {info:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Two with a minute each; whoever is asked first lets it go by.
async fn stall(people: &People) -> String {
    let ways = TableSettings {
        stand_in: Some("random".into()),
        ..paced(Pace::Live {
            minutes: 1,
            increment: 600,
        })
    };
    let pair = [people.guest(3), people.guest(4)];
    begin(&wish(GAMES[0], 2, ways), &pair).await
}

/// Waits until a bot plays for the first; then the other gains time by deciding.
async fn out_of_time(people: &People, table: String) -> Laid {
    let path = format!("/api/tables/{table}");
    let stood_in = |info: &TableInfo| info.seats.iter().any(|seat| seat.stand_in.is_some());
    let info = wait_for(people.guest(3), &path, stood_in).await;
    let (at, other) = match info.seats[0].stand_in {
        Some(_) => (1, people.guest(4)),
        None => (0, people.guest(3)),
    };
    let mut players = Players::sit("a", &table, &[other]).await;
    let gained = |info: TableInfo| {
        let clocks = info.clocks.expect("it has clocks");
        clocks[at].left > 5 * MINUTE
    };
    while !gained(get(other, &path).await) {
        let decisions = players.taken + 1;
        let stands = |players: &Players| players.stands_after(decisions);
        assert!(players.play_until(stands).await);
    }
    let what = "one was out of time and may come back, live";
    Laid::new(table, what, &[3, 4])
}
