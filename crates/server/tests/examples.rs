//! Worked examples are answered to anybody, and what they do not know is refused by name.

mod support;

use protocol::{Reason, WorkedExample};
use support::open;

#[tokio::test]
async fn every_example_of_every_game_is_answered_as_it_is_told() {
    let house = open().await;
    let anna = house.guest().await;
    for game in catalogue::GAMES {
        for name in game.examples() {
            let path = format!("/api/games/{}/examples/{name}", game.id());
            let answer = anna.get(&path).await.expect("an answer");
            let example: WorkedExample = answer.read().expect("an example");
            let first = |switch: &protocol::SwitchInfo| switch.at == switch.positions[0];
            assert!(example.switches.iter().all(first), "{path}");
        }
    }
}

#[tokio::test]
async fn a_switch_changes_what_follows() {
    let house = open().await;
    let anna = house.guest().await;
    let score = async |query: &str| {
        let path = format!("/api/games/queens-necklace/examples/sale{query}");
        let example: WorkedExample = anna.get(&path).await.expect("answer").read().expect("one");
        example.after["players"][2]["score"].clone()
    };
    assert_eq!(score("").await, 60);
    assert_eq!(score("?barnaby-king=kept").await, 180);
}

#[tokio::test]
async fn what_an_example_does_not_have_is_refused_with_what_it_has() {
    let house = open().await;
    let anna = house.guest().await;
    let refused = async |path: &str| {
        let answer = anna
            .get(&format!("/api/games/{path}"))
            .await
            .expect("answer");
        answer.refused().expect("it is refused")
    };
    assert_eq!(refused("chess/examples/sale").await, Reason::NoSuchGame {});
    for path in [
        "queens-necklace/examples/picnic",
        "queens-necklace/examples/sale?hat=on",
        "queens-necklace/examples/sale?barnaby-king=eaten",
    ] {
        let Reason::NotUnderstood { why } = refused(path).await else {
            panic!("{path}");
        };
        assert!(why.contains("there are: "), "{why}");
    }
    let many = format!("queens-necklace/examples/sale?{}", "a=b&".repeat(65));
    assert!(matches!(refused(&many).await, Reason::TooLong { .. }));
}
