//! What nobody wants any more is cleared, by the rules stated in `docs/operations.md`.

mod support;

use client::{Chair, Guest};
use protocol::close;
use serde_json::json;
use server::Settings;
use std::time::Duration;
use store::Write;
use support::{Opened, laid_at, now, open_with, post, quick, within};

const DAY: i64 = 24 * 3600;

/// The first thing a house does after its first pulse is to clear.
fn settings(pulse: Duration) -> Settings {
    Settings { pulse, ..quick() }
}

/// Writes somebody down who was last seen at that time.
async fn seen_at(house: &Opened, id: &str, at: i64) {
    let guest = store::SavedGuest {
        id: id.into(),
        name: "Quiet Heron".into(),
        created: at,
        epoch: 0,
        seen: at,
        gone: false,
        claimed: false,
    };
    let new = house.store.write(Write::NewGuest(guest));
    new.await.expect("written");
}

async fn is_gone(house: &Opened, guest: &str) -> bool {
    let guest = house.store.guest(guest).await.expect("readable");
    guest.is_none_or(|guest| guest.gone)
}

async fn is_laid(house: &Opened, table: &str) -> bool {
    house.store.table(table).await.expect("readable").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_guests_and_tables_nobody_started_are_cleared() {
    let house = open_with(settings(Duration::from_secs(3600))).await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    for (id, days) in [("stale", 8), ("visited", 8), ("fresh", 6)] {
        laid_at(&house, id, &anna, now() - days * DAY).await;
    }
    for (id, days) in [("lost", 181), ("rare", 179), ("seated", 400)] {
        seen_at(&house, id, now() - days * DAY).await;
    }
    let seated = Guest {
        me: protocol::Me {
            id: "seated".into(),
            ..anna.me.clone()
        },
        ..anna.clone()
    };
    laid_at(&house, "kept", &seated, now()).await;
    // Somebody sat down today at a table that was laid eight days ago.
    let joined = post(&bert, "/api/tables/visited/join", json!({})).await;
    assert_eq!(joined.status, 200, "{:?}", joined.refused());

    let house = house.reopen_with(settings(Duration::from_secs(1))).await;
    let anna = Guest {
        house: house.address,
        ..anna
    };
    let mut there = Chair::sit(&anna, "stale").await.expect("a chair");
    let gone = within("whoever is there is told", there.until_gone()).await;
    assert_eq!(gone.code, Some(close::NO_SUCH_TABLE));
    let cleared = async {
        while !is_gone(&house, "lost").await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    within("a guest is forgotten", cleared).await;
    assert!(!is_laid(&house, "stale").await);
    for table in ["visited", "fresh", "kept"] {
        assert!(is_laid(&house, table).await, "{table}");
    }
    for guest in ["rare", "seated", &anna.me.id] {
        assert!(!is_gone(&house, guest).await, "{guest}");
    }
}
