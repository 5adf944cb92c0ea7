//! Opens a kept house and looks whether everything is as it was noted.

use crate::expected::{EXPECTED_OPEN, Expected, Sight, Table, with_cookie, with_token};
use crate::house::{Data, EXPECTED, House, Kind, PATIENCE, verify};
use crate::make::{finished_table, ids};
use crate::players::{Players, get, post};
use client::{Chair, Guest, HttpAnswer};
use protocol::{AccountInfo, ClockInfo, Reason, Replay, Stage, TableInfo, TableList};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabletop::{Asked, Seat};
use tokio::task::JoinSet;

/// Clocks are told in whole milliseconds.
const ROUNDED: i64 = 2;

/// Opens a copy of the house three times: to look, to let reactions end, and to play on.
pub async fn check(kind: Kind, kept: &Path) {
    let text = std::fs::read_to_string(kept.join(EXPECTED)).expect("it can be read");
    let expected: Expected = serde_json::from_str(&text).expect("it can be understood");
    let expected = Arc::new(expected);
    let data = Data::copy(kind, kept);

    let house = House::open(&data, EXPECTED_OPEN).await;
    check_people(&house, &expected).await;
    let stranger = Guest::arrive(house.address).await.expect("a guest");
    for table in &expected.tables {
        check_table(&house, &expected, table, &stranger).await;
    }
    check_lists(&expected, &stranger).await;
    is_cleared(&stranger, &expected.stale).await;
    house.close();

    let house = House::open(&data, &["--window-seconds", "1"]).await;
    for table in &expected.tables {
        held_answer_counts(house.address, table).await;
    }
    house.close();

    let house = House::open(&data, &["--unlimited", "--window-seconds", "0"]).await;
    check_finished(&house, &expected, data.folder()).await;
    come_back(&house, &expected).await;
    begin_lobbies(&house, &expected).await;
    rematch(&house, &expected).await;
    // All at once, so that they share what they wait for.
    let mut games = JoinSet::new();
    for (at, table) in expected.tables.iter().enumerate() {
        if table.plays_on {
            let (expected, folder) = (expected.clone(), data.folder().to_owned());
            games.spawn(play_on(house.address, expected, at, folder));
        }
    }
    while let Some(played) = games.join_next().await {
        played.expect("every game can be played to its end");
    }
    // Last, because it ends her other sessions and with them her tokens.
    recover(&house, &expected).await;
    house.close();
}

/// Whom somebody has blocked is told by name; the id beside it is another in each version.
fn without_ids(mut account: AccountInfo) -> AccountInfo {
    for blocked in &mut account.blocked {
        blocked.id.clear();
    }
    account
}

async fn check_people(house: &House, expected: &Expected) {
    for person in &expected.people {
        let name = &person.account.name;
        let guest = with_cookie(house.address, &person.cookie);
        let account: AccountInfo = get(&guest, "/api/account").await;
        assert_eq!(without_ids(account), without_ids(person.account.clone()));
        let mine: TableList = get(&guest, "/api/tables/mine").await;
        let waits = |table: TableInfo| (table.id, table.waits_for_you);
        let mut mine: BTreeMap<String, bool> = mine.tables.into_iter().map(waits).collect();
        mine.remove(&expected.stale);
        assert_eq!(mine, person.tables, "the tables of {name}");
        if let Some(password) = &person.password {
            let right = sign_in(house, name, password).await;
            let signed_in: AccountInfo = right.read().expect("she is let in");
            assert_eq!(signed_in.id, person.account.id, "{name}");
            let wrong = sign_in(house, name, "not the one she chose").await;
            assert_eq!(wrong.refused(), Some(Reason::WrongPassword {}), "{name}");
        }
    }
    let signed_out = with_cookie(house.address, &expected.void_cookie);
    let answer = signed_out.get("/api/account").await.expect("an answer");
    assert_eq!(answer.refused(), Some(Reason::NoGuest {}));

    let operator = with_cookie(house.address, &expected.people[0].cookie);
    let desk: protocol::OperatorDesk = get(&operator, "/api/operator").await;
    assert_eq!(desk, expected.desk);
    let is_muted =
        |report: &&protocol::ReportInfo| report.sanctions.iter().any(|kind| kind == "mute");
    let muted = desk
        .reports
        .iter()
        .find(is_muted)
        .expect("somebody is muted");
    let guest = expected
        .people
        .iter()
        .find(|person| person.account.id == muted.about.id);
    let guest = with_cookie(house.address, &guest.expect("she is known").cookie);
    let path = format!("/api/tables/{}/say", muted.table);
    let words = json!({ "type": "phrase", "phrase": "sorry" });
    let answer = guest.post(&path, &words).await.expect("an answer");
    assert_eq!(answer.refused(), Some(Reason::Muted {}));
}

async fn sign_in(house: &House, name: &str, password: &str) -> HttpAnswer {
    let guest = Guest::arrive(house.address).await.expect("a guest");
    let wish = json!({ "name": name, "password": password });
    let answer = guest.post("/api/account/sign-in", &wish).await;
    answer.expect("an answer")
}

async fn check_lists(expected: &Expected, stranger: &Guest) {
    for (list, noted) in [("open", &expected.open), ("running", &expected.running)] {
        let listed: TableList = get(stranger, &format!("/api/tables?list={list}")).await;
        assert_eq!(&ids(listed), noted, "tables listed as {list}");
    }
}

/// The house clears what is stale a moment after it is opened.
async fn is_cleared(stranger: &Guest, table: &str) {
    let until = Instant::now() + PATIENCE;
    loop {
        let answer = stranger.get(&format!("/api/tables/{table}")).await;
        if answer.expect("an answer").refused() == Some(Reason::NoSuchTable {}) {
            return;
        }
        assert!(Instant::now() < until, "{table} is not cleared");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Every seat and a stranger see what they saw.
async fn check_table(house: &House, expected: &Expected, table: &Table, stranger: &Guest) {
    let what = format!("{} ({})", table.what, table.id);
    for place in &table.seats {
        let mut chair = with_token(house.address, &table.id, &place.token).await;
        let seen = Sight::of(&mut chair).await;
        let seen = seen.unwrap_or_else(|| panic!("{what}: seat {} is shut out", place.seat));
        assert_eq!(seen.table.viewer.seat(), Some(place.seat), "{what}");
        let what = format!("{what}, seat {}", place.seat);
        compare(&what, &place.sight, &seen, house, expected);
    }
    let mut chair = Chair::connect(stranger, &table.id).await.expect("a socket");
    match (&table.watcher, Sight::of(&mut chair).await) {
        (Some(noted), Some(seen)) => {
            compare(&format!("{what}, watched"), noted, &seen, house, expected);
        }
        (noted, seen) => assert_eq!(noted.is_some(), seen.is_some(), "{what}: who may watch"),
    }
}

fn compare(what: &str, noted: &Sight, seen: &Sight, house: &House, expected: &Expected) {
    let mut seen = seen.clone();
    // Version 0.1 did not say where the host sits.
    seen.table.host = seen.table.host.and(noted.table.host);
    // The long ones first, so that a difference is told in its own words.
    assert_eq!(seen.brief, noted.brief, "{what}: the briefing");
    assert_eq!(seen.table, noted.table, "{what}: the table");
    let still = |sight: &Sight| Sight {
        clocks: None,
        window: None,
        ..sight.clone()
    };
    assert_eq!(still(&seen), still(noted), "{what}");
    assert_eq!(
        seen.window.is_some(),
        noted.window.is_some(),
        "{what}: an open reaction"
    );
    let ran = house.opened.elapsed().as_millis() as i64;
    let asked = noted.brief.as_ref().map(|brief| brief.asked);
    compare_clocks(
        what,
        [&noted.clocks, &seen.clocks],
        asked,
        ran,
        expected.open_ms as i64,
    );
}

/// A clock may have lost what the house was open for, then and now, and nothing else.
fn compare_clocks(
    what: &str,
    [noted, seen]: [&Option<Vec<ClockInfo>>; 2],
    asked: Option<Asked>,
    ran: i64,
    ran_then: i64,
) {
    let (Some(noted), Some(seen)) = (noted, seen) else {
        assert_eq!(noted.is_some(), seen.is_some(), "{what}: clocks");
        return;
    };
    let running =
        |clocks: &[ClockInfo]| clocks.iter().map(|clock| clock.running).collect::<Vec<_>>();
    assert_eq!(running(seen), running(noted), "{what}: whose clock runs");
    for (seat, (noted, seen)) in noted.iter().zip(seen).enumerate() {
        let lost = noted.left - seen.left;
        // While answers are sealed, the clocks of all who were asked are shown running from
        // when the house was opened, so that they do not tell who has answered.
        let gained = match asked {
            Some(Asked::Sealed { .. }) => ran_then,
            _ => 0,
        };
        let most = if noted.running { ran + ran_then } else { 0 };
        assert!(
            lost >= -gained - ROUNDED && lost <= most + ROUNDED,
            "{what}: the clock of seat {seat} had {} ms and has {} ms; it may lose {most} ms",
            noted.left,
            seen.left
        );
    }
}

/// When the reaction has ended, the answer that was held has been given.
async fn held_answer_counts(house: SocketAddr, table: &Table) {
    let Some(held) = &table.held else { return };
    let place = table.seats.iter().find(|place| place.seat == held.seat);
    let place = place.expect("she sits there");
    let noted = place.sight.brief.as_ref().expect("she was asked");
    let mut chair = with_token(house, &table.id, &place.token).await;
    let seen = Sight::of(&mut chair).await.expect("her seat");
    assert_eq!(seen.brief.as_ref(), Some(noted), "{}", table.what);
    let ended = async {
        while chair.brief.as_ref().map(|brief| brief.ply) == Some(noted.ply) {
            chair.hear().await.expect("heard");
        }
    };
    let ended = tokio::time::timeout(PATIENCE, ended).await;
    ended.unwrap_or_else(|_| panic!("{}: the reaction does not end", table.what));
    // What was done is acknowledged again, whatever else is asked by now.
    let sent = chair.submit_at(noted.ply, &held.id, vec![held.action.clone()]);
    sent.await.expect("sent");
    assert_eq!(
        chair.answer_to(&held.id).await,
        Ok(Ok(())),
        "{}",
        table.what
    );
}

/// Every finished game has its standings and its record, and every record can be proved.
async fn check_finished(house: &House, expected: &Expected, folder: &Path) {
    let mut records = Vec::new();
    for noted in &expected.finished {
        let reader = with_cookie(house.address, &expected.people[noted.reader].cookie);
        let (found, record) = finished_table(&reader, &noted.id, noted.reader).await;
        assert_eq!(&found, noted);
        records.push((noted, record));
    }
    let half = records.len().div_ceil(2).max(1);
    std::thread::scope(|threads| {
        for records in records.chunks(half) {
            threads.spawn(move || {
                for (noted, record) in records {
                    verify(folder, &noted.id, record, &noted.commitment);
                }
            });
        }
    });
}

/// Whoever was out of time takes her seat back; whoever has resigned does not.
async fn come_back(house: &House, expected: &Expected) {
    for table in &expected.tables {
        let Some(place) = table.seats.first() else {
            continue;
        };
        for (at, seat) in place.sight.table.seats.iter().enumerate() {
            let holder = table.seats.iter().find(|place| place.seat.index() == at);
            let (Some(_), Some(_)) = (&seat.stand_in, holder) else {
                continue;
            };
            let guest = known(house.address, expected, seat.name.as_ref());
            let path = format!("/api/tables/{}/return", table.id);
            let answer = guest.post(&path, &json!({})).await.expect("an answer");
            match seat.resigned {
                true => assert_eq!(answer.refused(), Some(Reason::Resigned {})),
                false => {
                    let info: TableInfo = answer.read().expect("she is back");
                    assert_eq!(info.seats[at].stand_in, None, "{}", table.what);
                }
            }
        }
    }
}

/// Tables that have not begun are filled with newcomers and begin; the house is still bound
/// to the luck it promised.
async fn begin_lobbies(house: &House, expected: &Expected) {
    let waits = |table: &&Table| !table.what.contains("rematch");
    for table in expected.tables.iter().filter(waits) {
        let sights = table.seats.iter().map(|place| &place.sight.table);
        let mut hosted = sights.filter(|info| info.stage == Stage::Lobby && info.is_host);
        let Some(info) = hosted.next() else { continue };
        let host = info.viewer.seat().expect("she sits there").index();
        for _ in info.seats.iter().filter(|seat| seat.name.is_none()) {
            let guest = Guest::arrive(house.address).await.expect("a guest");
            let path = format!("/api/tables/{}/join", table.id);
            let _: TableInfo = post(&guest, &path, &json!({})).await;
        }
        let host = known(house.address, expected, info.seats[host].name.as_ref());
        let path = format!("/api/tables/{}/start", table.id);
        let begun: TableInfo = post(&host, &path, &json!({})).await;
        assert_eq!(begun.stage, Stage::Playing, "{}", table.what);
        assert_eq!(begun.commitment, info.commitment, "{}", table.what);
    }
}

/// Whoever was missing comes to the rematch that waits for her, and it begins.
async fn rematch(house: &House, expected: &Expected) {
    for finished in expected.finished.iter() {
        let Some(next) = &finished.rematch else {
            continue;
        };
        let people = expected.people.iter().enumerate();
        let missing = people.filter(|(at, person)| {
            *at != finished.reader && person.tables.contains_key(&finished.id)
        });
        for (_, person) in missing {
            let guest = with_cookie(house.address, &person.cookie);
            let path = format!("/api/tables/{}/rematch", finished.id);
            let info: TableInfo = post(&guest, &path, &json!({})).await;
            assert_eq!((&info.id, info.stage), (next, Stage::Playing));
        }
    }
}

/// The guest of this name.
fn known(house: SocketAddr, expected: &Expected, name: Option<&String>) -> Guest {
    let mut people = expected.people.iter();
    let person = people.find(|person| Some(&person.account.name) == name);
    with_cookie(house, &person.expect("she is known").cookie)
}

/// A recovery code still opens its account.
async fn recover(house: &House, expected: &Expected) {
    let mut codes = expected
        .people
        .iter()
        .filter(|person| person.recovery.is_some());
    let person = codes.next_back().expect("somebody has a code");
    let wish = json!({
        "name": person.account.name,
        "code": person.recovery,
        "password": "another lantern, another orchard",
    });
    let guest = Guest::arrive(house.address).await.expect("a guest");
    let claimed: protocol::Claimed = post(&guest, "/api/account/recover", &wish).await;
    assert_eq!(claimed.account.id, person.account.id);
}

/// Plays a game to its end and proves its record.
async fn play_on(house: SocketAddr, expected: Arc<Expected>, at: usize, folder: PathBuf) {
    let table = &expected.tables[at];
    let mut chairs = Vec::new();
    for place in &table.seats {
        let mut chair = with_token(house, &table.id, &place.token).await;
        Sight::of(&mut chair).await.expect("a welcome");
        let info = chair.table.as_ref().expect("a welcome");
        // Whoever has resigned only looks on.
        if !info.seats[place.seat.index()].resigned {
            chairs.push(chair);
        }
    }
    consent(house, &expected, table).await;
    let mut players = Players::new("on", &table.id, chairs);
    players.play_until(|_| false).await;
    let sits = |person: &&crate::expected::Person| person.tables.contains_key(&table.id);
    let person = expected
        .people
        .iter()
        .find(sits)
        .expect("somebody known sits there");
    let reader = with_cookie(house, &person.cookie);
    let info: TableInfo = get(&reader, &format!("/api/tables/{}", table.id)).await;
    assert_eq!(info.stage, Stage::Over, "{}", table.what);
    let path = format!("/api/tables/{}/record", table.id);
    let record = reader.get(&path).await.expect("an answer");
    let noted = &table.seats[0].sight.table.commitment;
    verify(&folder, &table.id, &record.body, noted);
    if let Some(held) = &table.held {
        let path = format!("/api/tables/{}/replay?as=all", table.id);
        let replay: Replay = get(&reader, &path).await;
        let given = replay.moments.iter().any(|moment| {
            moment.by == Some(held.seat) && moment.action.as_ref() == Some(&held.action)
        });
        assert!(given, "{}: the held answer was given", table.what);
    }
}

/// Where an undo was asked for, those who have not agreed yet do so, and the game goes back.
async fn consent(house: SocketAddr, expected: &Expected, table: &Table) {
    let Some(asked) = &table.seats[0].sight.table.undo else {
        return;
    };
    let names = &table.seats[0].sight.table.seats;
    let missing: BTreeSet<&Seat> = asked.missing.iter().collect();
    assert!(
        !missing.is_empty(),
        "{}: somebody has not agreed",
        table.what
    );
    for seat in missing {
        let guest = known(house, expected, names[seat.index()].name.as_ref());
        let path = format!("/api/tables/{}/undo", table.id);
        let _: Value = post(&guest, &path, &json!({ "type": "agree" })).await;
    }
    let by = table.seats.iter().find(|place| place.seat == asked.by);
    let by = by.expect("whoever asked sits there");
    let mut chair = with_token(house, &table.id, &by.token).await;
    let seen = Sight::of(&mut chair).await.expect("her seat");
    assert_eq!(seen.table.undo, None, "{}", table.what);
    let last = seen.last.expect("a story").heard;
    assert_eq!(last["type"], "rewound", "{}: {last}", table.what);
}
