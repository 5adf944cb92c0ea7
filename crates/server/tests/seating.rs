//! Guests, tables, who may do what.

mod support;

use client::{Chair, Guest, HttpAnswer};
use protocol::{GameInfo, Me, Reason, RulesText, Stage, TableInfo, TableList, close};
use serde_json::json;
use support::{Opened, open, wish};
use tabletop::Seat;

async fn post(guest: &Guest, path: &str, body: serde_json::Value) -> Result<TableInfo, Reason> {
    let answer = guest.post(path, &body).await.expect("an answer");
    match answer.status {
        200 => Ok(answer.read().expect("a table")),
        _ => Err(answer.refused().expect("a reason")),
    }
}

#[tokio::test]
async fn a_guest_keeps_her_name_and_can_change_it() {
    let house = open().await;
    let anna = house.guest().await;
    let again: Me = anna
        .get("/api/me")
        .await
        .expect("an answer")
        .read()
        .expect("me");
    assert_eq!(again, anna.me);
    let renamed = anna.post("/api/me", &json!({"name": "  Anna   A. "})).await;
    let renamed: Me = renamed.expect("an answer").read().expect("me");
    assert_eq!((renamed.id, renamed.name.as_str()), (again.id, "Anna A."));
    for bad in ["", " ", "a\u{7}b", "1234567890123456789012345"] {
        let answer = anna.post("/api/me", &json!({"name": bad})).await;
        assert_eq!(
            answer.expect("an answer").refused(),
            Some(Reason::BadName {}),
            "{bad:?}"
        );
    }
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = open().await;
    let anna = house.guest().await;
    let mut forged = anna.clone();
    forged.cookie = anna.cookie.replace(&anna.me.id, "aaaaaaaaaaaa");
    let answer = forged
        .post("/api/me", &json!({"name": "X"}))
        .await
        .expect("an answer");
    assert_eq!(
        (answer.status, answer.refused()),
        (401, Some(Reason::NoGuest {}))
    );
    assert!(Chair::connect(&forged, "whatever").await.is_err());
}

#[tokio::test]
async fn other_sites_may_not_ask() {
    let house = open().await;
    let anna = house.guest().await;
    let headers = [
        ("cookie", anna.cookie.as_str()),
        ("content-type", "application/json"),
        ("origin", "https://evil.example"),
    ];
    let body = br#"{"name":"X"}"#;
    let answer = HttpAnswer::to(house.address, "POST", "/api/me", &headers, body).await;
    let answer = answer.expect("an answer");
    assert_eq!(
        (answer.status, answer.refused()),
        (403, Some(Reason::OtherOrigin {}))
    );
    let upgrade = [
        ("cookie", anna.cookie.as_str()),
        ("origin", "https://evil.example"),
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let answer = HttpAnswer::to(house.address, "GET", "/ws/tables/abc", &upgrade, b"").await;
    assert_eq!(answer.expect("an answer").status, 403);
}

#[tokio::test]
async fn every_answer_keeps_the_page_to_itself() {
    let house = open().await;
    for path in [
        "/",
        "/table/abc",
        "/api/me",
        "/api/nothing",
        "/health",
        "/missing.js",
    ] {
        let answer = HttpAnswer::to(house.address, "GET", path, &[], b"")
            .await
            .expect("an answer");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"));
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        let found = !matches!(path, "/api/nothing" | "/missing.js");
        assert_eq!(answer.status, if found { 200 } else { 404 }, "{path}");
    }
}

#[tokio::test]
async fn games_and_their_rules_are_listed() {
    let house = open().await;
    let anna = house.guest().await;
    let games: Vec<GameInfo> = anna
        .get("/api/games")
        .await
        .expect("an answer")
        .read()
        .expect("games");
    let sealed = games
        .iter()
        .find(|game| game.id == "sealed-bid")
        .expect("it is there");
    assert_eq!(sealed.seats, [2, 5]);
    assert_eq!(sealed.variants[0].options.len(), 2);
    let rules = anna
        .get("/api/games/sealed-bid/rules?lang=fr")
        .await
        .expect("an answer");
    let rules: RulesText = rules.read().expect("rules");
    assert!(rules.text.contains("SB-1"));
    let answer = anna.get("/api/games/chess/rules").await.expect("an answer");
    assert_eq!(
        (answer.status, answer.refused()),
        (404, Some(Reason::NoSuchGame {}))
    );
}

async fn lobby(house: &Opened) -> (Guest, Guest, Guest, String) {
    let (anna, bert, cleo) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let table = anna.lay(&wish("sealed-bid", 3)).await.expect("a table");
    assert_eq!((table.stage, table.is_host), (Stage::Lobby, true));
    (anna, bert, cleo, format!("/api/tables/{}", table.id))
}

#[tokio::test]
async fn guests_sit_down_and_stand_up_until_the_game_begins() {
    let house = open().await;
    let (anna, bert, cleo, path) = lobby(&house).await;
    let at = |way: &str| format!("{path}/{way}");
    let taken = post(&bert, &at("join"), json!({"seat": 0})).await;
    assert_eq!(taken, Err(Reason::SeatTaken {}));
    let beyond = post(&bert, &at("join"), json!({"seat": 3})).await;
    assert_eq!(beyond, Err(Reason::NoSuchSeat {}));
    let joined = post(&bert, &at("join"), json!({"seat": 2}))
        .await
        .expect("joined");
    assert_eq!(joined.viewer.seat(), Some(Seat(2)));
    assert_eq!(joined.seats[2].name.as_deref(), Some(bert.me.name.as_str()));
    let moved = post(&bert, &at("join"), json!({"seat": 1}))
        .await
        .expect("moved");
    assert_eq!(
        moved
            .seats
            .iter()
            .filter(|seat| seat.name.is_some())
            .count(),
        2
    );
    assert_eq!(
        post(&bert, &at("start"), json!({})).await,
        Err(Reason::NotHost {})
    );
    assert_eq!(
        post(&anna, &at("start"), json!({})).await,
        Err(Reason::SeatsFree {})
    );
    post(&bert, &at("leave"), json!({})).await.expect("left");
    assert_eq!(
        post(&bert, &at("leave"), json!({})).await,
        Err(Reason::NotSeated {})
    );
    post(&bert, &at("join"), json!({})).await.expect("joined");
    post(&cleo, &at("join"), json!({"luck": "cleo's"}))
        .await
        .expect("joined");
    let full = post(&house.guest().await, &at("join"), json!({})).await;
    assert_eq!(full, Err(Reason::TableFull {}));
    let started = post(&anna, &at("start"), json!({})).await.expect("started");
    assert_eq!(started.stage, Stage::Playing);
    assert_eq!(
        post(&anna, &at("start"), json!({})).await,
        Err(Reason::AlreadyStarted {})
    );
    assert_eq!(
        post(&bert, &at("leave"), json!({})).await,
        Err(Reason::AlreadyStarted {})
    );
    let mine: TableList = bert
        .get("/api/tables/mine")
        .await
        .expect("an answer")
        .read()
        .expect("mine");
    assert_eq!(mine.tables.len(), 1);
    let record = bert.get(&at("record")).await.expect("an answer");
    assert_eq!(
        (record.status, record.refused()),
        (409, Some(Reason::NotOver {}))
    );
}

#[tokio::test]
async fn only_the_host_seats_bots() {
    let house = open().await;
    let (anna, bert, _, path) = lobby(&house).await;
    let bot = format!("{path}/bot");
    let random = |seat: u8| json!({"seat": seat, "bot": "random"});
    assert_eq!(post(&bert, &bot, random(1)).await, Err(Reason::NotHost {}));
    assert_eq!(
        post(&anna, &bot, random(0)).await,
        Err(Reason::SeatTaken {})
    );
    assert_eq!(
        post(&anna, &bot, random(9)).await,
        Err(Reason::NoSuchSeat {})
    );
    let none = post(&anna, &bot, json!({"seat": 1, "bot": "oracle"})).await;
    assert_eq!(none, Err(Reason::NoSuchBot {}));
    let seated = post(&anna, &bot, random(1)).await.expect("seated");
    assert_eq!(seated.seats[1].bot.as_deref(), Some("random"));
    let away = post(&anna, &bot, json!({"seat": 1}))
        .await
        .expect("sent away");
    assert_eq!(away.seats[1].name, None);
}

#[tokio::test]
async fn tables_that_cannot_be_laid_are_refused() {
    let house = open().await;
    let anna = house.guest().await;
    let bad = [
        (json!({"game": "chess"}), Reason::NoSuchGame {}),
        (
            json!({"game": "sealed-bid", "seats": 9}),
            Reason::WrongSeats {
                seats: 9,
                fewest: 2,
                most: 5,
            },
        ),
        (
            json!({"game": "sealed-bid", "options": {"ties": "x"}}),
            Reason::WrongOptions {},
        ),
        (
            json!({"game": "sealed-bid", "bots": [{"bot": "oracle"}]}),
            Reason::NoSuchBot {},
        ),
        (
            json!({"game": "kuhn", "bots": [{"seat": 0, "bot": "random"}, {"seat": 0, "bot": "random"}]}),
            Reason::SeatTaken {},
        ),
    ];
    for (body, reason) in bad {
        assert_eq!(
            post(&anna, "/api/tables", body.clone()).await,
            Err(reason),
            "{body}"
        );
    }
    let unknown = post(&anna, "/api/tables", json!({"game": "kuhn", "colour": 1})).await;
    assert!(matches!(unknown, Err(Reason::NotUnderstood { .. })));
    let long = anna
        .post("/api/tables", &json!({"game": "x".repeat(20_000)}))
        .await;
    assert_eq!(long.expect("an answer").status, 413);
    for table in ["nosuchtable", "..%2f..%2fetc", "%00", "é", &"x".repeat(500)] {
        let answer = anna
            .get(&format!("/api/tables/{table}"))
            .await
            .expect("an answer");
        assert_eq!(answer.status, 404, "{table}");
    }
    let gone = Chair::sit(&anna, "nosuchtable").await.err();
    assert_eq!(gone.and_then(|gone| gone.code), Some(close::NO_SUCH_TABLE));
}

#[tokio::test]
async fn the_host_may_name_those_who_may_sit_down() {
    let house = open().await;
    let (anna, bert, carl) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let name = json!({"name": "Bert of Meudon"});
    bert.post("/api/me", &name).await.expect("an answer");
    let mut named = wish("kuhn", 2);
    named.ways.guests = vec!["  bert of  meudon ".into()];
    let table = anna.lay(&named).await.expect("a table");
    assert_eq!(table.host, Some(Seat(0)));
    let join = format!("/api/tables/{}/join", table.id);
    let stranger = post(&carl, &join, json!({})).await;
    assert_eq!(stranger, Err(Reason::NotInvited {}));
    let seated = post(&bert, &join, json!({})).await.expect("a seat");
    assert_eq!(seated.viewer.seat(), Some(Seat(1)));
    // What is offered to all is not for some.
    named.ways.open = true;
    let both = anna.post("/api/tables", &json!(named)).await;
    assert_eq!(
        both.expect("an answer").refused(),
        Some(Reason::WrongWays {})
    );
}
