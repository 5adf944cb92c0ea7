//! What guests could do to each other, and what an attacker found.

mod support;

use client::{Chair, Guest, HttpAnswer};
use protocol::{NewTable, Reason, TableInfo, TableSettings};
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;
use support::{Opened, open, open_with, quick, table_of, wish, within};

async fn post(guest: &Guest, path: &str, body: Value) -> HttpAnswer {
    guest.post(path, &body).await.expect("an answer")
}

/// Whether the cookie a guest had still opens anything.
async fn is_known(guest: &Guest) -> bool {
    let answer = post(guest, "/api/me", json!({ "name": "Somebody" })).await;
    answer.refused() != Some(Reason::NoGuest {})
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_at_more_tables_than_she_can_look_after() {
    let house = open_with(Settings {
        tables_per_guest: 3,
        ..quick()
    })
    .await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    for _ in 0..3 {
        anna.lay(&wish("kuhn", 2)).await.expect("a table");
    }
    let one_more = post(&anna, "/api/tables", json!({ "game": "kuhn" })).await;
    let most = 3;
    assert_eq!(one_more.refused(), Some(Reason::TooManyTables { most }));
    let other = bert.lay(&wish("kuhn", 2)).await.expect("a table").id;
    let path = format!("/api/tables/{other}/join");
    let joined = post(&anna, &path, json!({})).await;
    assert_eq!(joined.refused(), Some(Reason::TooManyTables { most }));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_list_of_open_tables() {
    let house = open().await;
    let anna = house.guest().await;
    let open = NewTable {
        ways: TableSettings {
            open: true,
            ..TableSettings::default()
        },
        ..wish("kuhn", 2)
    };
    let most = Settings::default().open_tables_per_guest;
    for _ in 0..most {
        anna.lay(&open).await.expect("a table");
    }
    let one_more = anna.post("/api/tables", &open).await.expect("an answer");
    assert_eq!(one_more.refused(), Some(Reason::TooManyTables { most }));
    anna.lay(&wish("kuhn", 2)).await.expect("for friends");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sends_a_guest_away_before_the_game() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = anna.lay(&wish("kuhn", 2)).await.expect("a table").id;
    let (join, remove) = (
        format!("/api/tables/{table}/join"),
        format!("/api/tables/{table}/remove"),
    );
    let joined: TableInfo = post(&bert, &join, json!({})).await.read().expect("joined");
    let seat = joined.viewer.seat().expect("a seat");
    let by_another = post(&bert, &remove, json!({ "seat": 0 })).await;
    assert_eq!(by_another.refused(), Some(Reason::NotHost {}));
    let herself = post(&anna, &remove, json!({ "seat": 0 })).await;
    assert_eq!(herself.refused(), Some(Reason::NoSuchSeat {}));
    let left: TableInfo = post(&anna, &remove, json!({ "seat": seat }))
        .await
        .read()
        .expect("removed");
    assert_eq!(left.seats[1].name, None);
    let again = post(&bert, &join, json!({})).await;
    assert_eq!(again.refused(), Some(Reason::Removed {}));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_played_with_somebody_reports_her() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let path = format!("/api/tables/{table}/report");
    let report = json!({ "seat": 1, "fault": "words", "detail": "" });
    let stranger = post(&house.guest().await, &path, report.clone()).await;
    assert_eq!(stranger.refused(), Some(Reason::NotSeated {}));
    assert_eq!(post(&anna, &path, report).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_leaves_nobody_behind() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let guests = |house: &Opened| {
        let store = house.store.clone();
        async move {
            let stale = store.people().stale_guests(i64::MAX, u32::MAX).await;
            stale.expect("readable").len()
        }
    };
    let before = guests(&house).await;
    let path = format!("/api/tables/{table}/token");
    for body in [
        json!({ "seat": 1, "name": "A program" }),
        json!({ "seat": 7 }),
        json!({ "seat": 1, "name": "" }),
    ] {
        assert!(post(&anna, &path, body).await.refused().is_some());
    }
    assert_eq!(guests(&house).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_copied_a_cookie_loses_it_when_its_owner_does_something_about_it() {
    let house = open().await;
    let mut anna = house.guest().await;
    let password = "rubies before breakfast";
    let claim = json!({ "name": "Anna", "password": password });
    let new = json!({ "before": password, "password": "opals after supper" });
    for (path, body) in [
        ("/api/account/claim", claim),
        ("/api/account/password", new),
        ("/api/account/sign-out", json!({})),
    ] {
        let copied = anna.clone();
        assert!(is_known(&copied).await);
        let answer = post(&anna, path, body).await;
        assert_eq!(answer.status, 200, "{path}: {:?}", answer.refused());
        anna.keep_cookie(&answer);
        assert!(!is_known(&copied).await, "{path}");
        assert_eq!(is_known(&anna).await, path != "/api/account/sign-out");
    }
}

/// One address is slowed down; nobody else notices.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_from_one_address_keeps_nobody_else_out() {
    let house = open_with(Settings {
        behind_proxy: true,
        guests_per_second: 1,
        ..quick()
    })
    .await;
    let from = |address: &'static str, method: &'static str, path: &'static str, body: Value| {
        let body = match body {
            Value::Null => Vec::new(),
            body => body.to_string().into_bytes(),
        };
        let house = house.address;
        async move {
            let headers = [
                ("x-forwarded-for", address),
                ("content-type", "application/json"),
            ];
            let answer = HttpAnswer::to(house, method, path, &headers, &body).await;
            answer.expect("an answer")
        }
    };
    let newcomer = |address| from(address, "GET", "/api/me", Value::Null);
    let mut refused = 0;
    for _ in 0..30 {
        refused += usize::from(newcomer("192.0.2.1").await.status != 200);
    }
    assert!(refused > 10, "{refused} were too many");
    assert_eq!(newcomer("192.0.2.2").await.status, 200);

    let mut anna = house.guest().await;
    let password = "rubies before breakfast";
    let claim = json!({ "name": "Anna", "password": password });
    let claimed = post(&anna, "/api/account/claim", claim).await;
    assert_eq!(claimed.status, 200);
    anna.keep_cookie(&claimed);
    let guess = json!({ "name": "Anna", "password": "not that one" });
    let sign_in = |address, body| from(address, "POST", "/api/account/sign-in", body);
    let mut last = None;
    for _ in 0..12 {
        last = sign_in("192.0.2.3", guess.clone()).await.refused();
    }
    assert_eq!(last, Some(Reason::TooFast {}));
    // Names nobody has cost as much as real ones.
    for number in 0..60 {
        let nobody = json!({ "name": format!("Nobody {number}"), "password": "not that one" });
        last = sign_in("192.0.2.5", nobody).await.refused();
    }
    assert_eq!(last, Some(Reason::TooFast {}));
    let right = json!({ "name": "Anna", "password": password });
    let owner = sign_in("192.0.2.4", right).await;
    assert_eq!(owner.status, 200, "{:?}", owner.refused());
}

/// Exact counts of bytes and frames tell what is answered in secret.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_house_counts_is_not_told_to_guests() {
    let house = open().await;
    let answer = HttpAnswer::to(house.address, "GET", "/metrics", &[], &[]).await;
    let body = String::from_utf8(answer.expect("an answer").body).expect("text");
    assert!(!body.contains("parure_bytes_out_total"), "{body}");
}

/// First the house is bound, then she gives her text: it cannot look for a secret that suits it.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_gives_to_the_luck_when_she_knows_the_commitment() {
    let house = open().await;
    let anna = house.guest().await;
    let early = json!({ "game": "kuhn", "luck": "too early" });
    let early = post(&anna, "/api/tables", early).await.refused();
    assert!(matches!(early, Some(Reason::NotUnderstood { why }) if why.contains("luck")));
    let laid = json!({ "game": "kuhn", "fill": true });
    let laid: TableInfo = post(&anna, "/api/tables", laid).await.read().expect("laid");
    let start = format!("/api/tables/{}/start", laid.id);
    let begun = post(&anna, &start, json!({ "luck": "in time" })).await;
    let begun: TableInfo = begun.read().expect("begun");
    assert_eq!(begun.commitment, laid.commitment);
    let saved = house.store.table(&laid.id).await.expect("read");
    let places = saved.expect("kept").places;
    let secret = house.store.secret(&laid.id).await.expect("read");
    let secret = secret.expect("kept");
    assert_eq!(secret.commitment().to_string(), laid.commitment);
    assert_eq!(places[0].luck.as_deref(), Some("in time"));
    // There is one text that the computer's seat can have, so there is nothing to try out.
    assert_eq!(places[1].luck, Some(secret.contribution(1)));
}

/// Computer players do not think at tables nobody looks at.
#[tokio::test(flavor = "multi_thread")]
async fn computers_wait_until_somebody_looks() {
    let house = open().await;
    let anna = house.guest().await;
    let laid = anna.play_now("sealed-bid", 3).await.expect("a table");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let rows = || async {
        let rows = house.store.rows(&laid.id).await;
        rows.expect("readable").len()
    };
    assert_eq!(rows().await, 1, "the deal alone");
    let _chair = Chair::sit(&anna, &laid.id).await.expect("a chair");
    within("the computers answer", async {
        while rows().await < 3 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// Whoever is called like somebody else, or almost, could be taken for her.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_bears_the_name_of_another_or_of_a_computer() {
    let house = open().await;
    let (mut anna, bert) = (house.guest().await, house.guest().await);
    let claim = json!({ "name": "Anna", "password": "rubies before breakfast" });
    let claimed = post(&anna, "/api/account/claim", claim.clone()).await;
    assert_eq!(claimed.status, 200);
    anna.keep_cookie(&claimed);
    for name in ["Anna", "ANNA", "\u{410}nn\u{430}", "A n n a", "Molière"] {
        let named = post(&bert, "/api/me", json!({ "name": name })).await;
        let refused = named.refused();
        let is_refused = matches!(refused, Some(Reason::NameTaken {} | Reason::BadName {}));
        assert!(is_refused, "{name}: {refused:?}");
    }
    let hers = post(&anna, "/api/me", json!({ "name": "Anna" })).await;
    assert_eq!(hers.status, 200, "her own name is hers");

    // Her name goes with her: nobody inherits what it stood for.
    let leave = json!({ "password": "rubies before breakfast" });
    let left = post(&anna, "/api/account/delete", leave).await;
    assert_eq!(left.status, 200, "{:?}", left.refused());
    let heir = post(&bert, "/api/account/claim", claim).await;
    assert_eq!(heir.refused(), Some(Reason::NameTaken {}));
}

/// What somebody is known by inside the house is not told to those who blocked her.
#[tokio::test(flavor = "multi_thread")]
async fn a_block_shows_no_ids_and_can_be_lifted() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let path = format!("/api/tables/{table}/block");
    assert_eq!(post(&anna, &path, json!({ "seat": 1 })).await.status, 200);
    let info = anna.get("/api/account").await.expect("an answer");
    assert!(!String::from_utf8_lossy(&info.body).contains(&bert.me.id));
    let info: protocol::AccountInfo = info.read().expect("an account");
    let handle = &info.blocked[0].id;
    let lifted = post(&anna, "/api/account/unblock", json!({ "id": handle })).await;
    let info: protocol::AccountInfo = lifted.read().expect("an account");
    assert_eq!(info.blocked, []);
}

/// Everybody at a table is shown who comes and goes, so each who watches costs something.
#[tokio::test(flavor = "multi_thread")]
async fn so_many_may_watch_a_table_and_no_more() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let mut watching = Vec::new();
    for _ in 0..100 {
        let guest = house.guest().await;
        watching.push(Chair::sit(&guest, &table).await.expect("one more"));
    }
    let late = Chair::sit(&house.guest().await, &table).await;
    let crowded = protocol::close::CROWDED;
    assert_eq!(late.err().and_then(|gone| gone.code), Some(crowded));
    Chair::sit(&anna, &table).await.expect("she plays");
    watching.pop().expect("somebody").leave().await;
    within("there is room", async {
        while Chair::sit(&house.guest().await, &table).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}
