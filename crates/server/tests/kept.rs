//! A game that was played without the house is proved and kept.

mod support;

use catalogue::Luck;
use client::{Guest, HttpAnswer};
use protocol::{Reason, Replay, Stage, TableInfo, TableList};
use serde_json::{Value, json};
use support::open;
use tabletop::luck::Secret;

/// A game as a device plays it, to the end.
fn record(seed: u8) -> Value {
    let game = catalogue::game("sealed-bid").expect("it is there");
    let luck = Luck::Provable {
        secret: Secret::new([seed; 32]),
        contributions: vec!["one".into(), "two".into(), "three".into()],
    };
    let mut play = game.start(&Value::Null, 3, luck).expect("it begins");
    while let Some(seat) = play.owed().iter().next() {
        let step = play.any_step(seat, 1).expect("something is legal");
        let ply = play.ply(tabletop::Viewer::at(seat));
        play.play(ply, seat, &step).expect("it is legal");
    }
    play.record()
}

fn wish(record: &Value) -> Value {
    let seats = json!([{"bot": "expert"}, {}, {"name": "Paul"}]);
    json!({"record": record, "seat": 1, "seats": seats})
}

async fn send(guest: &Guest, body: &Value) -> HttpAnswer {
    guest
        .post("/api/records/mine", body)
        .await
        .expect("an answer")
}

#[tokio::test]
async fn a_game_of_a_device_is_kept_once_and_can_be_looked_at() {
    let house = open().await;
    let anna = house.guest().await;
    let wish = wish(&record(1));
    let kept: TableInfo = send(&anna, &wish).await.read().expect("a table");
    assert_eq!(kept.stage, Stage::Over);
    assert!(kept.ways.device.is_some() && kept.standings.is_some());
    assert_eq!(kept.seats[0].bot.as_deref(), Some("expert"));
    assert_eq!(kept.seats[1].name.as_deref(), Some(&*anna.me.name));
    assert_eq!(kept.seats[2].name.as_deref(), Some("Paul"));
    // The answer got lost: it is sent again.
    let again: TableInfo = send(&anna, &wish).await.read().expect("a table");
    assert_eq!(again.id, kept.id);
    let mine: TableList = anna
        .get("/api/tables/mine")
        .await
        .expect("an answer")
        .read()
        .expect("a list");
    assert_eq!(mine.tables.len(), 1);
    assert!(mine.tables[0].ways.device.is_some());
    let path = format!("/api/tables/{}", kept.id);
    let replay: Replay = anna
        .get(&format!("{path}/replay?as=all"))
        .await
        .expect("an answer")
        .read()
        .expect("a replay");
    assert_eq!(replay.seats[2].name.as_deref(), Some("Paul"));
    let exported = anna.get(&format!("{path}/record")).await;
    let exported: Value = exported.expect("an answer").read().expect("a record");
    assert_eq!(exported, wish["record"]);
    // It is hers alone; another guest who sends it has one of her own.
    let bert = house.guest().await;
    let his: TableInfo = send(&bert, &wish).await.read().expect("a table");
    assert_ne!(his.id, kept.id);
}

#[tokio::test]
async fn what_cannot_be_proved_or_makes_no_sense_is_not_kept() {
    let house = open().await;
    let anna = house.guest().await;
    let good = record(2);
    let mut forged = good.clone();
    forged["rows"][1]["digest"] = json!("0000");
    let refused = |answer: HttpAnswer| answer.refused().expect("it is refused");
    let why = refused(send(&anna, &wish(&forged)).await);
    assert!(matches!(why, Reason::BadRecord { .. }), "{why:?}");
    let mut unfair = good.clone();
    unfair["fairness"]["secret"] = json!("00".repeat(32));
    let why = refused(send(&anna, &wish(&unfair)).await);
    assert!(matches!(why, Reason::BadRecord { .. }), "{why:?}");
    let mut few = wish(&good);
    few["seats"] = json!([{}]);
    assert_eq!(refused(send(&anna, &few).await), Reason::NoSuchSeat {});
    let mut odd = wish(&good);
    odd["seats"][0] = json!({"bot": "deep blue"});
    assert_eq!(refused(send(&anna, &odd).await), Reason::NoSuchBot {});
    let mut shouting = wish(&good);
    shouting["seats"][2] = json!({"name": "x".repeat(200)});
    assert_eq!(refused(send(&anna, &shouting).await), Reason::BadName {});
    // Nobody lays a table that claims to be dealt elsewhere.
    let wrong = json!({"game": "sealed-bid", "ways": {"device": {"names": []}}});
    let answer = anna.post("/api/tables", &wrong).await.expect("an answer");
    assert_eq!(answer.refused(), Some(Reason::WrongWays {}));
    let mine: TableList = anna
        .get("/api/tables/mine")
        .await
        .expect("an answer")
        .read()
        .expect("a list");
    assert_eq!(mine.tables.len(), 0);
}
