//! Levels of computer players, and hints.

mod support;

use client::Chair;
use protocol::{GameInfo, Hint, HintRule, NewTable, Reason, Stage, TableInfo, TableSettings};
use serde_json::json;
use support::{open, wish};

/// A table at which this guest plays with computers of this level, begun.
async fn my_turn(guest: &client::Guest, level: &str) -> (TableInfo, Chair) {
    let wish = NewTable {
        play_now: true,
        level: Some(level.into()),
        ..wish("kuhn", 2)
    };
    let table = guest.post("/api/tables", &json!(wish)).await;
    let table: TableInfo = table.expect("an answer").read().expect("a table");
    let mut chair = Chair::sit(guest, &table.id).await.expect("a chair");
    while chair.offers().is_empty() {
        chair.hear().await.expect("the house goes on");
    }
    (table, chair)
}

#[tokio::test]
async fn every_game_offers_four_levels_and_one_of_them_is_usual() {
    let house = open().await;
    let games = house.guest().await.get("/api/games").await;
    let games: Vec<GameInfo> = games.expect("an answer").read().expect("games");
    for game in games {
        assert_eq!(game.bots, ["beginner", "regular", "expert", "master"]);
        assert_eq!(game.usual, "regular");
    }
}

#[tokio::test]
async fn any_level_can_be_played_against_at_once() {
    let house = open().await;
    let anna = house.guest().await;
    for level in ["beginner", "regular", "expert", "master"] {
        let (table, _) = my_turn(&anna, level).await;
        assert_eq!(table.stage, Stage::Playing);
        assert!(
            table
                .seats
                .iter()
                .any(|seat| seat.bot.as_deref() == Some(level))
        );
    }
    let odd = NewTable {
        play_now: true,
        level: Some("oracle".into()),
        ..wish("kuhn", 2)
    };
    let answer = anna.post("/api/tables", &json!(odd)).await;
    let refused = answer.expect("an answer").refused();
    assert_eq!(refused, Some(Reason::NoSuchBot {}));
}

#[tokio::test]
async fn a_hint_is_a_legal_action_with_its_reason() {
    let house = open().await;
    let anna = house.guest().await;
    let (table, chair) = my_turn(&anna, "beginner").await;
    assert!(table.hints);
    let path = format!("/api/tables/{}/hint", table.id);
    let answer = anna.post(&path, &json!({})).await.expect("an answer");
    let hint: Hint = answer.read().expect("a hint");
    let again = anna.post(&path, &json!({})).await.expect("an answer");
    assert_eq!(again.refused(), Some(Reason::TooFast {}), "not too often");
    let offers = chair.offers();
    assert!(
        offers
            .iter()
            .any(|offer| offer.action == hint.steps[0].action)
    );
    assert!(hint.worth.is_some_and(|worth| (0.0..=1.0).contains(&worth)));
    assert!(!hint.others.is_empty());
}

#[tokio::test]
async fn the_same_position_gets_the_same_hint() {
    let house = open().await;
    let anna = house.guest().await;
    let (table, _chair) = my_turn(&anna, "beginner").await;
    let path = format!("/api/tables/{}/hint", table.id);
    let mut hints = Vec::new();
    for _ in 0..3 {
        let answer = anna.post(&path, &json!({})).await.expect("an answer");
        hints.push(answer.read::<Hint>().expect("a hint"));
        tokio::time::sleep(std::time::Duration::from_millis(1600)).await;
    }
    assert_eq!(hints[0], hints[1]);
    assert_eq!(hints[0], hints[2]);
    let best = hints[0].worth.expect("it was weighed");
    assert!(hints[0].others.iter().all(|other| other.worth <= best));
}

#[tokio::test]
async fn among_people_there_are_no_hints() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let id = support::table_of("kuhn", &[&anna, &bert]).await;
    let path = format!("/api/tables/{id}/hint");
    let refused = |answer: client::HttpAnswer| answer.refused();
    let answer = anna.post(&path, &json!({})).await.expect("an answer");
    assert_eq!(refused(answer), Some(Reason::NoHints {}));
    let cleo = house.guest().await;
    let answer = cleo.post(&path, &json!({})).await.expect("an answer");
    assert_eq!(refused(answer), Some(Reason::NotSeated {}));
}

#[tokio::test]
async fn the_table_says_who_may_ask() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    for (hints, alone, among_people) in [
        (HintRule::Never, false, false),
        (HintRule::Alone, true, false),
        (HintRule::Everyone, true, true),
    ] {
        let ways = TableSettings {
            hints,
            ..TableSettings::default()
        };
        let with_bots = NewTable {
            play_now: true,
            ways: ways.clone(),
            ..wish("kuhn", 2)
        };
        let table = anna.lay(&with_bots).await.expect("a table");
        assert_eq!(table.hints, alone, "{hints:?}");
        let with_people = NewTable {
            ways,
            ..wish("kuhn", 2)
        };
        let id = support::table_with(with_people, &[&anna, &bert]).await;
        let answer = anna
            .post(&format!("/api/tables/{id}/hint"), &json!({}))
            .await;
        let refused = answer.expect("an answer").refused();
        assert_eq!(
            refused != Some(Reason::NoHints {}),
            among_people,
            "{hints:?}"
        );
    }
}
