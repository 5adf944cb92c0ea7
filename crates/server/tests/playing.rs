//! Whole games over real sockets; coming back; sending twice.

mod support;

use client::{Chair, Guest};
use protocol::{FromClient, FromHouse, Reason, Stage, VERSION};
use serde_json::{Value, json};
use support::{open, play_out, table_of, wish, within};
use tabletop::{Asked, Seat, Viewer};

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_a_whole_game_and_a_third_watches() {
    let house = open().await;
    let (anna, bert, cleo) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let table = table_of("sealed-bid", &[&anna, &bert]).await;
    let mut watcher = Chair::sit(&cleo, &table).await.expect("a chair");
    let watched = watcher.table.as_ref().expect("told").viewer;
    assert_eq!(watched, Viewer::Spectator {});
    let play = |guest: Guest, name: &'static str, pick| {
        let table = table.clone();
        tokio::spawn(async move {
            let mut chair = Chair::sit(&guest, &table).await.expect("a chair");
            play_out(&mut chair, name, pick).await;
            chair
        })
    };
    let (a, b) = (play(anna, "anna", 1), play(bert, "bert", 2));
    let chairs = [
        within("anna", a).await.expect("no panic"),
        within("bert", b).await.expect("no panic"),
    ];
    within("the watcher", async {
        while watcher
            .table
            .as_ref()
            .is_some_and(|table| table.stage != Stage::Over)
        {
            watcher.hear().await.expect("the house goes on");
        }
    })
    .await;
    assert!(watcher.offers().is_empty());
    let ends = [
        &chairs[0].open_view,
        &chairs[1].open_view,
        &watcher.open_view,
    ];
    assert!(ends[0].is_some() && ends.iter().all(|end| *end == ends[0]));
    let table = watcher.table.expect("told");
    let scores = table.standings.expect("it is over");
    assert_eq!(scores.scores().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_against_bots_at_once() {
    let house = open().await;
    let anna = house.guest().await;
    let table = anna.play_now("sealed-bid", 4).await.expect("a table");
    assert_eq!(table.stage, Stage::Playing);
    let mut chair = Chair::sit(&anna, &table.id).await.expect("a chair");
    within("the game", play_out(&mut chair, "anna", 5)).await;
    let record = anna.get(&format!("/api/tables/{}/record", table.id)).await;
    let record = record.expect("an answer");
    assert_eq!(record.status, 200);
    let proved = catalogue::game("sealed-bid").expect("it is there");
    let proved = proved.verify(&record.body).expect("the luck was fair");
    assert_eq!(
        proved.commitment().map(|hex| hex.to_string()),
        Some(table.commitment)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_the_house_was_closed() {
    let house = open().await;
    let mut anna = house.guest().await;
    let table = anna.play_now("sealed-bid", 3).await.expect("a table").id;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let mut answer = Err(Reason::NoSteps {});
    while answer.is_err() {
        let action = chair.offers()[0].action.clone();
        chair.submit("first", vec![action]).await.expect("sent");
        answer = chair.answer_to("first").await.expect("answered");
    }
    let story = chair.story.clone();
    let house = house.reopen().await;
    anna.house = house.address;
    let mut chair = Chair::resume(&anna, &table, story).await.expect("a chair");
    within("the game", play_out(&mut chair, "again", 3)).await;
    // The whole story is one, wherever it was heard.
    let whole = Chair::sit(&anna, &table).await.expect("a chair").story;
    assert_eq!(whole, chair.story);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_submission_sent_twice_is_done_once() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let ply = chair.brief.as_ref().expect("it began").ply;
    let submit = FromClient::Submit {
        v: VERSION,
        id: "once".into(),
        ply,
        steps: vec![json!({"type": "bet"})],
    };
    for _ in 0..3 {
        chair.send(&submit).await.expect("sent");
        assert_eq!(within("an ack", chair.answer_to("once")).await, Ok(Ok(())));
    }
    let mut other = Chair::sit(&anna, &table).await.expect("another socket");
    other.send(&submit).await.expect("sent");
    assert_eq!(within("an ack", other.answer_to("once")).await, Ok(Ok(())));
    let rows = house.store.rows(&table).await.expect("rows");
    assert_eq!(rows.len(), 2, "the deal and one decision");
    // The same id from another seat is another submission.
    let mut chair = Chair::sit(&bert, &table).await.expect("a chair");
    chair
        .submit("once", vec![json!("fold")])
        .await
        .expect("sent");
    assert_eq!(within("an ack", chair.answer_to("once")).await, Ok(Ok(())));
    assert_eq!(house.store.rows(&table).await.expect("rows").len(), 3);
}

async fn answer(chair: &mut Chair, id: &str, ply: u32, steps: Vec<Value>) -> Result<(), Reason> {
    let submit = FromClient::Submit {
        v: VERSION,
        id: id.into(),
        ply,
        steps,
    };
    chair.send(&submit).await.expect("sent");
    within(id, chair.answer_to(id)).await.expect("answered")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_refused_by_name_and_changes_nothing() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("sealed-bid", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let before = chair.brief.clone();
    let now = before.as_ref().expect("it began").ply;
    let put = json!({"type": "put", "coins": 1});
    let cases = [
        (
            "late",
            now + 7,
            vec![put.clone()],
            Reason::Stale {
                answered: now + 7,
                now,
            },
        ),
        ("none", now, vec![], Reason::NoSteps {}),
        (
            "what",
            now,
            vec![json!({"type": "fly"})],
            Reason::NotAnAction { step: 0 },
        ),
        (
            "more",
            now,
            vec![json!({"type": "seal", "x": 1})],
            Reason::NotAnAction { step: 0 },
        ),
        (
            "rich",
            now,
            // Three stacks are allowed; none of the four is put.
            vec![put.clone(), put.clone(), put.clone(), put.clone()],
            Reason::IllegalAction { step: 3 },
        ),
    ];
    for (id, ply, steps, reason) in cases {
        assert_eq!(answer(&mut chair, id, ply, steps).await, Err(reason));
    }
    assert_eq!(chair.brief, before);
    assert_eq!(house.store.rows(&table).await.expect("rows").len(), 1);
    // A refused id may be used again.
    assert_eq!(answer(&mut chair, "none", now, vec![put]).await, Ok(()));
    let mut watcher = Chair::sit(&house.guest().await, &table)
        .await
        .expect("a chair");
    let refused = answer(&mut watcher, "mine", 0, vec![json!("seal")]).await;
    assert_eq!(refused, Err(Reason::NotSeated {}));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_step_is_taken_back_and_nobody_else_hears_of_it() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("sealed-bid", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let mut rival = Chair::sit(&bert, &table).await.expect("a chair");
    let ply = chair.brief.as_ref().expect("it began").ply;
    let steps = vec![json!("put 3")];
    let put = chair
        .offers()
        .iter()
        .find(|offer| offer.action["type"] == "put");
    let steps = put.map_or(steps, |offer| vec![offer.action.clone()]);
    assert_eq!(answer(&mut chair, "put", ply, steps).await, Ok(()));
    assert!(
        chair
            .brief
            .as_ref()
            .is_some_and(|brief| brief.can_take_back)
    );
    let ply = chair.brief.as_ref().expect("it began").ply;
    let back = FromClient::TakeBack {
        v: VERSION,
        id: "back".into(),
        ply,
    };
    for _ in 0..2 {
        chair.send(&back).await.expect("sent");
        assert_eq!(within("an ack", chair.answer_to("back")).await, Ok(Ok(())));
    }
    assert_eq!(house.store.rows(&table).await.expect("rows").len(), 3);
    rival
        .send(&FromClient::Beat { v: VERSION })
        .await
        .expect("sent");
    let next = within("a beat", rival.hear()).await;
    assert_eq!(
        next,
        Ok(FromHouse::Beat { v: VERSION }),
        "nothing came before it"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_guest_see_the_same() {
    let house = open().await;
    let anna = house.guest().await;
    let table = anna.play_now("sealed-bid", 2).await.expect("a table").id;
    let mut one = Chair::sit(&anna, &table).await.expect("a chair");
    let mut two = Chair::sit(&anna, &table).await.expect("a chair");
    within("the game", play_out(&mut one, "one", 4)).await;
    within("the other tab", async {
        while !two.is_over() {
            two.hear().await.expect("the house goes on");
        }
    })
    .await;
    assert_eq!((one.brief, one.story), (two.brief, two.story));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_in_the_lobby_is_welcomed_when_the_game_begins() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let id = anna.lay(&wish("kuhn", 2)).await.expect("a table").id;
    let mut chair = Chair::sit(&anna, &id).await.expect("a chair");
    assert_eq!(chair.brief, None);
    let join = bert
        .post(&format!("/api/tables/{id}/join"), &json!({}))
        .await;
    assert_eq!(join.expect("an answer").status, 200);
    let luck = json!({ "luck": "from my browser" });
    let start = anna.post(&format!("/api/tables/{id}/start"), &luck).await;
    assert_eq!(start.expect("an answer").status, 200);
    within("the welcome", async {
        while chair.brief.is_none() {
            chair.hear().await.expect("the house goes on");
        }
    })
    .await;
    let asked = chair.brief.as_ref().map(|brief| brief.asked);
    assert_eq!(asked, Some(Asked::Solo { seat: Seat(0) }));
    let kept = house
        .store
        .table(&id)
        .await
        .expect("readable")
        .expect("kept");
    assert_eq!(kept.places[0].luck.as_deref(), Some("from my browser"));
}
