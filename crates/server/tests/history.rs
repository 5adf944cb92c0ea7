//! A game that goes on, to be looked at again: each guest sees what she could notice.

mod support;

use client::{Chair, Guest};
use protocol::{Reason, Replay};
use serde_json::json;
use support::{open, table_of};

#[tokio::test]
async fn a_running_game_is_seen_again_through_ones_own_eyes_alone() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let cleo = house.guest().await;
    let table = table_of("sealed-bid", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    chair
        .submit("one", vec![json!("put 3")])
        .await
        .expect("it is sent");
    let taken = chair.answer_to("one").await.expect("an answer");
    assert_eq!(taken, Ok(()));
    let look = async |guest: &Guest, eyes: &str| {
        let path = format!("/api/tables/{table}/replay?as={eyes}");
        guest.get(&path).await.expect("an answer")
    };
    for (guest, eyes) in [
        (&anna, "all"),
        (&anna, "1"),
        (&bert, "0"),
        (&cleo, "0"),
        (&cleo, "all"),
    ] {
        assert_eq!(look(guest, eyes).await.refused(), Some(Reason::NotOver {}));
    }
    for (guest, eyes, moments) in [
        (&anna, "0", 2),
        // What was put in secret is not even counted by the others.
        (&bert, "1", 1),
        (&bert, "spectator", 1),
        (&anna, "spectator", 1),
        (&cleo, "spectator", 1),
    ] {
        let replay: Replay = look(guest, eyes).await.read().expect("a replay");
        assert_eq!(replay.moments.len(), moments);
        assert!(replay.moments.iter().all(|moment| moment.picks.is_empty()));
        assert_eq!(replay.luck, None);
    }
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    let refused = record.expect("an answer").refused();
    assert_eq!(refused, Some(Reason::NotOver {}));
}
