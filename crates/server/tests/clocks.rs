//! Clocks, seats played for somebody, and giving up.

mod support;

use client::{Chair, Guest};
use protocol::{FromHouse, NewTable, Pace, Reason, Stage, TableInfo, TableList, TableSettings};
use serde_json::json;
use std::time::Duration;
use store::Schedule;
use support::{
    Opened, laid_at, now, open, open_with, play_out, quick, table_with, wish, within, write_beside,
};
use tabletop::Seat;

fn paced(game: &str, seats: u8, pace: Pace) -> NewTable {
    NewTable {
        ways: TableSettings {
            pace,
            stand_in: Some("random".into()),
            ..TableSettings::default()
        },
        ..wish(game, seats)
    }
}

const LIVE: Pace = Pace::Live {
    minutes: 10,
    increment: 5,
};

async fn post(guest: &Guest, table: &str, way: &str) -> Result<TableInfo, Reason> {
    let path = format!("/api/tables/{table}/{way}");
    let answer = guest.post(&path, &json!({})).await.expect("an answer");
    match answer.status {
        200 => Ok(answer.read().expect("a table")),
        _ => Err(answer.refused().expect("a reason")),
    }
}

/// Pretends that whoever is waited for has so many milliseconds left.
async fn shorten(house: &Opened, table: &str, left: i64) {
    let shortened = |schedule: Schedule| {
        let clocks = schedule.clocks.as_deref().expect("clocks");
        let mut clocks: serde_json::Value = serde_json::from_str(clocks).expect("JSON");
        for clock in clocks.as_array_mut().expect("a list") {
            if !clock["since"].is_null() {
                clock["left"] = json!(left);
            }
        }
        Some(Schedule {
            clocks: Some(clocks.to_string()),
            due: schedule.due.map(|_| 0),
            ..schedule
        })
    };
    write_beside(house, table, shortened, Vec::new()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_wait_for_me_come_first_and_clocks_are_shown() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let first = table_with(paced("kuhn", 2, LIVE), &[&anna, &bert]).await;
    let second = table_with(paced("kuhn", 2, LIVE), &[&bert, &anna]).await;
    let mine = |guest: Guest| async move {
        let answer = guest.get("/api/tables/mine").await.expect("an answer");
        let tables: TableList = answer.read().expect("tables");
        let short = |table: TableInfo| (table.id, table.waits_for_you);
        tables.tables.into_iter().map(short).collect::<Vec<_>>()
    };
    assert_eq!(
        mine(anna.clone()).await,
        [(first.clone(), true), (second.clone(), false)]
    );
    let mut chair = Chair::sit(&anna, &first).await.expect("a chair");
    let clocks = chair.table.as_ref().and_then(|table| table.clocks.clone());
    let clocks = clocks.expect("clocks");
    assert!(clocks[0].running && !clocks[1].running);
    assert_eq!(clocks[1].left, 600_000);
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    let shown = loop {
        if let FromHouse::Clocks { clocks, .. } =
            within("clocks", chair.hear()).await.expect("heard")
        {
            break clocks;
        }
    };
    assert!(!shown[0].running && shown[1].running);
    assert!(
        shown[0].left > 600_000,
        "five seconds more: {}",
        shown[0].left
    );
    // Laid in the same second, so their order says nothing.
    let waits = |tables: Vec<(String, bool)>| tables.iter().filter(|(_, waits)| *waits).count();
    assert_eq!(waits(mine(anna).await), 0);
    assert_eq!(waits(mine(bert).await), 2);
}

/// Whether a table waits for her, as lists say.
async fn waits(guest: &Guest) -> bool {
    let answer = guest.get("/api/tables/mine").await.expect("an answer");
    let tables: TableList = answer.read().expect("tables");
    tables.tables.iter().any(|table| table.waits_for_you)
}

async fn bet(guest: &Guest, table: &str) {
    let mut chair = Chair::sit(guest, table).await.expect("a chair");
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    let answer = within("an answer", chair.answer_to("bet")).await;
    assert_eq!(answer.expect("heard"), Ok(()));
}

/// Whom a table waits for is written with the decision itself.
#[tokio::test(flavor = "multi_thread")]
async fn lists_follow_every_decision() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(wish("kuhn", 2), &[&anna, &bert]).await;
    assert!(waits(&anna).await && !waits(&bert).await);
    bet(&anna, &table).await;
    assert!(!waits(&anna).await && waits(&bert).await);
}

/// The list has an end; what waits for her is not behind it.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_table_that_waits_for_me_comes_before_any_number_of_newer_ones() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let waits = table_with(paced("kuhn", 2, LIVE), &[&anna, &bert]).await;
    for number in 1..=60 {
        laid_at(&house, &format!("newer{number}"), &anna, now() + number).await;
    }
    let answer = anna.get("/api/tables/mine").await.expect("an answer");
    let tables: TableList = answer.read().expect("tables");
    let ids: Vec<String> = tables.tables.into_iter().map(|table| table.id).collect();
    assert_eq!((ids.len(), &ids[0]), (50, &waits));
    assert_eq!(ids[1..3], ["newer60", "newer59"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_of_time_is_played_for_and_may_come_back() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(paced("sealed-bid", 2, LIVE), &[&anna, &bert]).await;
    shorten(&house, &table, 0).await;
    let house = house.reopen().await;
    let again = |guest: &Guest| Guest {
        house: house.address,
        ..guest.clone()
    };
    let (anna, bert) = (again(&anna), again(&bert));
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let taken = async {
        while chair
            .table
            .as_ref()
            .is_none_or(|table| table.seats[0].stand_in.is_none())
        {
            chair.hear().await.expect("heard");
        }
    };
    within("a bot takes the seat", taken).await;
    let stood_in = chair.table.clone().expect("a table").seats[0].clone();
    assert_eq!(stood_in.stand_in.as_deref(), Some("random"));
    assert_eq!(stood_in.name.as_deref(), Some(anna.me.name.as_str()));
    assert!(!stood_in.resigned);
    // The game goes on without her; she sees it from her seat and may take it back.
    let back = post(&anna, &table, "return").await.expect("back");
    assert_eq!(back.seats[0].stand_in, None);
    let clocks = back.clocks.expect("clocks");
    assert!(clocks[0].left >= 55_000, "at least a minute: {clocks:?}");
    let back = post(&bert, &table, "return").await.expect("back");
    assert_eq!(back.seats[1].stand_in, None);
    let mut rival = Chair::sit(&bert, &table).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut chair, "a", 1), play_out(&mut rival, "b", 2)) };
    within("the game", both).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_looks_at_is_woken_when_time_is_up() {
    let house = open_with(server::Settings {
        table_idle: Duration::from_millis(50),
        pulse: Duration::from_millis(50),
        ..quick()
    })
    .await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(paced("kuhn", 2, Pace::Slow { days: 1 }), &[&anna, &bert]).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    for _ in 0..2 {
        // Both are out of time one after the other; the bots finish the game.
        shorten(&house, &table, -1).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let over = async {
        loop {
            let kept = house
                .store
                .table(&table)
                .await
                .expect("read")
                .expect("there");
            if kept.stage == store::Stage::Over {
                return kept;
            }
            if kept.schedule.waiting != 0 {
                shorten(&house, &table, -1).await;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let kept = within("the bots finish", over).await;
    assert!(kept.places.iter().all(|place| place.stand_in.is_some()));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_has_given_up_the_seat_and_the_game_goes_on() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let lobby = anna.lay(&wish("sealed-bid", 2)).await.expect("a table");
    assert_eq!(
        post(&anna, &lobby.id, "resign").await,
        Err(Reason::NotStarted {})
    );
    let table = table_with(wish("sealed-bid", 2), &[&anna, &bert]).await;
    let stranger = house.guest().await;
    assert_eq!(
        post(&stranger, &table, "resign").await,
        Err(Reason::NotSeated {})
    );
    let gone = post(&anna, &table, "resign").await.expect("resigned");
    assert!(gone.seats[0].resigned && gone.seats[0].stand_in.is_some());
    assert_eq!(
        post(&anna, &table, "return").await,
        Err(Reason::Resigned {})
    );
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    if let Some(offer) = chair.offers().first().map(|offer| offer.action.clone()) {
        chair.submit("late", vec![offer]).await.expect("sent");
        let answer = within("an answer", chair.answer_to("late"))
            .await
            .expect("answered");
        assert_eq!(answer, Err(Reason::StoodIn {}));
    }
    let mut rival = Chair::sit(&bert, &table).await.expect("a chair");
    within("the game", play_out(&mut rival, "b", 2)).await;
    assert_eq!(
        post(&bert, &table, "resign").await,
        Err(Reason::GameOver {})
    );
    let info = bert
        .get(&format!("/api/tables/{table}"))
        .await
        .expect("an answer");
    let info: TableInfo = info.read().expect("a table");
    assert_eq!(info.stage, Stage::Over);
    assert_eq!(info.viewer.seat(), Some(Seat(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_still_while_the_house_is_closed() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(paced("kuhn", 2, LIVE), &[&anna, &bert]).await;
    let left = |info: TableInfo| info.clocks.expect("clocks")[0].left;
    let path = format!("/api/tables/{table}");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let before: TableInfo = anna
        .get(&path)
        .await
        .expect("an answer")
        .read()
        .expect("a table");
    let before = left(before);
    assert!(
        before < 599_800,
        "it runs while the house is open: {before}"
    );
    let closed = house.close_for(Duration::from_millis(1500)).await;
    let anna = Guest {
        house: closed.address,
        ..anna
    };
    let after: TableInfo = anna
        .get(&path)
        .await
        .expect("an answer")
        .read()
        .expect("a table");
    let after = left(after);
    assert!(
        before - after < 1000,
        "nothing is charged for being closed: {before} {after}"
    );
}

#[tokio::test]
async fn ways_that_make_no_sense_are_refused() {
    let house = open().await;
    let anna = house.guest().await;
    let bad = [
        json!({ "pace": { "type": "live", "minutes": 0, "increment": 0 } }),
        json!({ "pace": { "type": "live", "minutes": 5, "increment": 6000 } }),
        json!({ "pace": { "type": "slow", "days": 0 } }),
        json!({ "window": 1 }),
        json!({ "window": 61 }),
    ];
    for ways in bad {
        let body = json!({ "game": "kuhn", "ways": ways });
        let refused = anna
            .post("/api/tables", &body)
            .await
            .expect("an answer")
            .refused();
        assert_eq!(refused, Some(Reason::WrongWays {}), "{body}");
    }
    let body = json!({ "game": "kuhn", "ways": { "stand_in": "oracle" } });
    let refused = anna
        .post("/api/tables", &body)
        .await
        .expect("an answer")
        .refused();
    assert_eq!(refused, Some(Reason::NoSuchBot {}));
    let body = json!({ "game": "kuhn", "ways": { "colour": "red" } });
    let refused = anna
        .post("/api/tables", &body)
        .await
        .expect("an answer")
        .refused();
    assert!(matches!(refused, Some(Reason::NotUnderstood { .. })));
}

async fn have_played(guest: &Guest, table: &str, seat: u8) -> Result<TableInfo, Reason> {
    let path = format!("/api/tables/{table}/stand-in");
    let answer = guest.post(&path, &json!({ "seat": seat })).await;
    let answer = answer.expect("an answer");
    match answer.status {
        200 => Ok(answer.read().expect("a table")),
        _ => Err(answer.refused().expect("a reason")),
    }
}

/// Long before a long clock runs out.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_gone_is_played_for_when_another_player_asks_and_takes_her_seat_back() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_with(paced("sealed-bid", 2, LIVE), &[&anna, &bert]).await;
    let chair = Chair::sit(&anna, &table).await.expect("a chair");
    let mut rival = Chair::sit(&bert, &table).await.expect("a chair");
    let still_here = have_played(&bert, &table, 0).await;
    assert_eq!(still_here, Err(Reason::NotGone {}));
    drop(chair);
    let gone = async {
        while rival
            .table
            .as_ref()
            .is_none_or(|table| table.seats[0].stand_in_after.is_none())
        {
            rival.hear().await.expect("heard");
        }
    };
    within("she is seen to be gone", gone).await;
    let too_soon = have_played(&bert, &table, 0).await;
    assert_eq!(too_soon, Err(Reason::NotGone {}));
    tokio::time::sleep(Duration::from_millis(400)).await;
    let stranger = house.guest().await;
    let strange = have_played(&stranger, &table, 0).await;
    assert_eq!(strange, Err(Reason::NotSeated {}));
    let played = have_played(&bert, &table, 0).await.expect("played for");
    assert_eq!(played.seats[0].stand_in.as_deref(), Some("random"));
    assert_eq!(played.seats[0].stand_in_after, None);
    let back = post(&anna, &table, "return").await.expect("back");
    assert_eq!(back.seats[0].stand_in, None);
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut chair, "a", 1), play_out(&mut rival, "b", 2)) };
    within("the game", both).await;
}

/// There a day may go by: that was agreed.
#[tokio::test(flavor = "multi_thread")]
async fn at_a_slow_table_nobody_counts_as_gone() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let slow = paced("sealed-bid", 2, Pace::Slow { days: 1 });
    let table = table_with(slow, &[&anna, &bert]).await;
    let _rival = Chair::sit(&bert, &table).await.expect("a chair");
    tokio::time::sleep(Duration::from_millis(400)).await;
    let asked = have_played(&bert, &table, 0).await;
    assert_eq!(asked, Err(Reason::NotGone {}));
}
