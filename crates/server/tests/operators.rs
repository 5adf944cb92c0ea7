//! The operator's desk belongs to an account, never to whoever bears a name.

mod support;

use client::Guest;
use protocol::Reason;
use serde_json::json;
use server::Settings;
use support::{open, open_with, operated, post, quick, refused};

const PASSWORD: &str = "a very long ledger";

fn turenne() -> Settings {
    Settings {
        operators: vec!["Turenne".into()],
        ..quick()
    }
}

async fn has_desk(guest: &Guest) -> bool {
    let desk = guest.get("/api/operator").await.expect("an answer");
    let account = guest.get("/api/account").await.expect("an answer");
    let account: protocol::AccountInfo = account.read().expect("an account");
    let is_let_in = desk.refused() != Some(Reason::NotOperator {});
    assert_eq!(account.is_operator, is_let_in, "the page is told the same");
    is_let_in
}

/// Asks for the name as an account's and as a guest's; returns what she was told.
async fn ask_for(guest: &Guest, name: &str) -> [Option<Reason>; 2] {
    let claim = json!({ "name": name, "password": PASSWORD });
    [
        refused(guest, "/api/me", json!({ "name": name })).await,
        refused(guest, "/api/account/claim", claim).await,
    ]
}

const TAKEN: [Option<Reason>; 2] = [Some(Reason::NameTaken {}), Some(Reason::NameTaken {})];

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_only_in_the_settings_is_nobodys() {
    let house = open_with(turenne()).await;
    let stranger = house.guest().await;
    for name in ["Turenne", "TURENNE", "Tur enne"] {
        assert_eq!(ask_for(&stranger, name).await, TAKEN, "{name}");
    }
    assert!(!has_desk(&stranger).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_claimed_the_name_is_the_operator_when_the_house_opens() {
    let house = open().await;
    let mut anna = house.guest().await;
    let claim = json!({ "name": "Turenne", "password": PASSWORD });
    anna.keep_cookie(&post(&anna, "/api/account/claim", claim).await);
    assert!(!has_desk(&anna).await, "nobody has named her yet");
    let house = house.reopen_with(turenne()).await;
    anna.house = house.address;
    assert!(has_desk(&anna).await);
    let house = house.reopen().await;
    anna.house = house.address;
    assert!(!has_desk(&anna).await, "nobody names her any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_who_is_called_otherwise_keeps_the_desk_and_the_name() {
    let (_house, stranger, _, operator, _) = operated().await;
    let other = json!({ "name": "Catinat" });
    assert_eq!(post(&operator, "/api/me", other).await.status, 200);
    assert_eq!(ask_for(&stranger, "Turenne").await, TAKEN);
    assert!(has_desk(&operator).await && !has_desk(&stranger).await);
}

/// What the names of accounts become in the data changes nobody's rights while the house is open.
#[tokio::test(flavor = "multi_thread")]
async fn the_desk_stays_with_the_account_when_its_name_goes_to_another() {
    let (house, mut stranger, _, operator, _) = operated().await;
    let claim = json!({ "name": "Louvois", "password": PASSWORD });
    stranger.keep_cookie(&post(&stranger, "/api/account/claim", claim).await);
    let data = rusqlite::Connection::open(house.data()).expect("a data file");
    for (now, before) in [("catinat", "turenne"), ("turenne", "louvois")] {
        let set = "update accounts set login = ? where login = ?";
        assert_eq!(data.execute(set, [now, before]), Ok(1));
    }
    assert!(has_desk(&operator).await && !has_desk(&stranger).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_who_leaves_takes_the_desk_along() {
    let (mut house, mut stranger, _, operator, _) = operated().await;
    let left = post(
        &operator,
        "/api/account/delete",
        json!({ "password": PASSWORD }),
    );
    assert_eq!(left.await.status, 200);
    assert_eq!(ask_for(&stranger, "Turenne").await, TAKEN);
    assert!(!has_desk(&stranger).await);
    // The same when the house is opened again, and when it no longer names her.
    for settings in [turenne(), quick()] {
        house = house.reopen_with(settings).await;
        stranger.house = house.address;
        assert_eq!(ask_for(&stranger, "Turenne").await, TAKEN);
        assert!(!has_desk(&stranger).await);
    }
}
