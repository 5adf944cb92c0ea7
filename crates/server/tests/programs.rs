//! Programs at the house: replays, records, tokens, and the description of all requests.

mod support;

use catalogue::Luck;
use client::{Chair, Guest, HttpAnswer};
use futures_util::future::join_all;
use protocol::{NewTable, Reason, Replay, TableSettings, Token, Watch};
use serde_json::{Value, json};
use server::Settings;
use support::{open, open_with, play_out, quick, table_with, wish, within};
use tabletop::luck::Secret;
use tabletop::{Seat, Viewer};

/// A finished game of two guests.
async fn finished(anna: &Guest, bert: &Guest) -> String {
    finished_with(wish("sealed-bid", 2), anna, bert).await
}

async fn finished_with(wish: NewTable, anna: &Guest, bert: &Guest) -> String {
    let table = table_with(wish, &[anna, bert]).await;
    let mut first = Chair::sit(anna, &table).await.expect("a chair");
    let mut second = Chair::sit(bert, &table).await.expect("a chair");
    within("a game", async {
        tokio::join!(play_out(&mut first, "a", 3), play_out(&mut second, "b", 5))
    })
    .await;
    table
}

#[tokio::test]
async fn a_finished_game_is_replayed_from_any_seat_or_all_open() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = finished(&anna, &bert).await;
    let mut stories = Vec::new();
    for eyes in ["0", "1", "spectator", "all"] {
        let path = format!("/api/tables/{table}/replay?as={eyes}");
        let answer = anna.get(&path).await.expect("an answer");
        assert_eq!(answer.status, 200, "{eyes}: {:?}", answer.refused());
        let replay: Replay = answer.read().expect("a replay");
        // Every moment can be reached from the one before.
        let mut view = replay.view.clone();
        for moment in &replay.moments {
            if let Some(patch) = &moment.patch {
                patch::merge(&mut view, patch);
            }
        }
        let last = replay.moments.last().expect("moments");
        assert_eq!(json!(last.asked), json!({ "type": "over" }));
        stories.push((replay.moments.len(), view));
    }
    assert!(stories.iter().all(|(count, _)| *count == stories[0].0));
    // What a seat sees at the end of its replay is what it saw at the end of the game.
    let chair = Chair::sit(&anna, &table).await.expect("a chair");
    assert_eq!(stories[0].1, chair.brief.expect("a briefing").view);
    assert_eq!(Some(stories[3].1.clone()), chair.open_view);
    let nobody = anna.get(&format!("/api/tables/{table}/replay?as=7")).await;
    let refused = nobody.expect("an answer").refused();
    assert_eq!(refused, Some(Reason::NoSuchSeat {}));
}

#[tokio::test]
async fn a_table_nobody_may_watch_is_replayed_by_its_players_alone() {
    let house = open().await;
    let (anna, bert, carl) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let ways = TableSettings {
        watch: Watch::Nobody,
        ..TableSettings::default()
    };
    let shut = NewTable {
        ways,
        ..wish("sealed-bid", 2)
    };
    let table = finished_with(shut, &anna, &bert).await;
    for what in ["replay", "record"] {
        let path = format!("/api/tables/{table}/{what}");
        for (guest, status) in [(&anna, 200), (&bert, 200), (&carl, 403)] {
            let answer = guest.get(&path).await.expect("an answer");
            assert_eq!(answer.status, status, "{what}");
        }
    }
}

/// Each of them plays a whole game again.
#[tokio::test]
async fn replays_and_records_are_not_given_without_end() {
    let house = open_with(Settings {
        requests_per_second: Settings::default().requests_per_second,
        ..quick()
    })
    .await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = finished(&anna, &bert).await;
    let anybody = Guest {
        cookie: String::new(),
        ..anna.clone()
    };
    let replay = format!("/api/tables/{table}/replay");
    let record = format!("/api/tables/{table}/record");
    let export = "/api/account/export".to_owned();
    for (guest, path) in [
        (&anna, &replay),
        (&anna, &record),
        (&anna, &export),
        (&anybody, &replay),
    ] {
        let mut last = None;
        for _ in 0..60 {
            last = guest.get(path).await.expect("an answer").refused();
            if last.is_some() {
                break;
            }
        }
        assert_eq!(last, Some(Reason::TooFast {}), "{path}");
    }
    // Whoever asks for one is not kept waiting by those who ask for sixty.
    assert_eq!(bert.get(&replay).await.expect("an answer").status, 200);
}

async fn bring(guest: &Guest, record: &[u8]) -> HttpAnswer {
    let headers = [("cookie", guest.cookie.as_str())];
    let path = "/api/records?as=all";
    let answer = HttpAnswer::to(guest.house, "POST", path, &headers, record).await;
    answer.expect("an answer")
}

#[tokio::test]
async fn a_record_is_proved_or_refused_with_the_reason() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = finished(&anna, &bert).await;
    for form in ["", "?form=binary"] {
        let record = anna.get(&format!("/api/tables/{table}/record{form}")).await;
        let record = record.expect("a record").body;
        let replay: Replay = bring(&anna, &record).await.read().expect("a replay");
        assert!(replay.luck.is_some() && replay.moments.len() > 2);
    }
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    let record: Value = record.expect("a record").read().expect("JSON");
    let mut bent = Vec::new();
    let mut other_secret = record.clone();
    other_secret["fairness"]["secret"] = json!("00".repeat(32));
    bent.push((other_secret, "commitment"));
    let mut other_pick = record.clone();
    other_pick["rows"][0]["picks"][0] = json!(1_000_000);
    bent.push((other_pick, "row 0"));
    let mut unknown = record.clone();
    unknown["game"] = json!("tarot");
    bent.push((unknown, "tarot"));
    let mut short = record.clone();
    short["rows"].as_array_mut().expect("rows").pop();
    bent.push((short, ""));
    for (record, hint) in bent {
        let answer = bring(&anna, record.to_string().as_bytes()).await;
        match answer.refused() {
            Some(Reason::BadRecord { why }) => assert!(why.contains(hint), "{hint}: {why}"),
            Some(Reason::NotOver {}) if hint.is_empty() => {}
            other => panic!("{hint}: {other:?}"),
        }
    }
    let garbage = bring(&anna, b"PARURE1 and so on").await.refused();
    assert!(matches!(garbage, Some(Reason::BadRecord { .. })));
}

/// A game whose players have changed their minds as often as they may: a long record.
fn long_record() -> Value {
    let luck = Luck::Provable {
        secret: Secret::new([7; 32]),
        contributions: vec!["a".into(), "b".into()],
    };
    let game = catalogue::game("sealed-bid").expect("it is registered in tests");
    let mut play = game.start(&Value::Null, 2, luck).expect("two can play");
    for time in 0..2 * tabletop::MOST_TAKE_BACKS {
        let seat = Seat(time as u8 % 2);
        let ply = play.ply(Viewer::at(seat));
        let put = play.submit(ply, seat, &[json!("put 1")]);
        put.expect("there is a coin");
        play.take_back(ply + 1, seat).expect("nobody saw it");
    }
    while let Some(seat) = play.owed().iter().next() {
        let ply = play.ply(Viewer::at(seat));
        play.submit(ply, seat, &[json!("seal")]).expect("legal");
    }
    play.record()
}

#[tokio::test]
async fn a_record_with_too_many_rows_is_refused_with_the_limit() {
    let house = open().await;
    let anna = house.guest().await;
    let mut record = long_record();
    let rows = record["rows"].as_array_mut().expect("rows");
    let once = rows.clone();
    while rows.len() <= 20_000 {
        rows.extend_from_slice(&once);
    }
    let refused = bring(&anna, record.to_string().as_bytes()).await.refused();
    let Some(Reason::BadRecord { why }) = refused else {
        panic!("{refused:?}");
    };
    // What a match of this game can come to, and not what the longest record of any game may have.
    assert!(why.contains("at most 8481 are read"), "{why}");
}

#[tokio::test]
async fn each_guest_has_one_record_proved_at_a_time() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let record = long_record().to_string();
    let brought = (0..8).map(|_| bring(&anna, record.as_bytes()));
    let (answers, other) = tokio::join!(join_all(brought), bring(&bert, record.as_bytes()));
    let refused: Vec<_> = answers.iter().filter_map(HttpAnswer::refused).collect();
    assert!(!refused.is_empty() && refused.len() < 8, "{refused:?}");
    assert!(refused.iter().all(|why| *why == Reason::TooFast {}));
    assert_eq!(other.status, 200, "Bert does not wait for Anna's");
    let again = bring(&anna, record.as_bytes()).await;
    assert_eq!(again.status, 200, "{:?}", again.refused());
}

#[tokio::test]
async fn a_body_that_is_too_long_is_refused_with_the_limit() {
    let house = open().await;
    let anna = house.guest().await;
    for (path, most) in [
        ("/api/me", 16 * 1024),
        ("/api/tables", 16 * 1024),
        ("/api/records?as=all", 1024 * 1024),
    ] {
        for length in [most as usize + 1, 2 * most as usize] {
            let body = format!("{{\"name\":\"{}\"}}", "x".repeat(length - 11));
            assert_eq!(body.len(), length);
            let headers = [
                ("cookie", anna.cookie.as_str()),
                ("content-type", "application/json"),
            ];
            let answer = HttpAnswer::to(anna.house, "POST", path, &headers, body.as_bytes()).await;
            let answer = answer.expect("an answer");
            assert_eq!(answer.status, 413, "{path}");
            assert_eq!(answer.refused(), Some(Reason::TooLong { most }), "{path}");
        }
    }
}

#[tokio::test]
async fn a_token_has_the_rights_of_its_seat_and_no_others() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = anna.lay(&wish("sealed-bid", 2)).await.expect("a table").id;
    let other = anna.lay(&wish("sealed-bid", 2)).await.expect("a table").id;
    let path = format!("/api/tables/{table}/token");
    let answer = bert
        .post(&path, &json!({ "seat": 1 }))
        .await
        .expect("an answer");
    assert_eq!(answer.refused(), Some(Reason::NotHost {}));
    let answer = bert.post(&path, &json!({})).await.expect("an answer");
    assert_eq!(answer.refused(), Some(Reason::NotSeated {}));
    let wish = json!({ "seat": 1, "name": "Automaton" });
    let token: Token = anna
        .post(&path, &wish)
        .await
        .expect("an answer")
        .read()
        .expect("a token");
    assert_eq!(token.seat.0, 1);
    let taken = anna.post(&path, &wish).await.expect("an answer").refused();
    assert_eq!(taken, Some(Reason::SeatTaken {}));

    let holder = Guest {
        cookie: String::new(),
        ..bert.clone()
    };
    let bearer = format!("Bearer {}", token.token);
    let chair = Chair::connect_with(&holder, &table, &[("authorization", &bearer)]).await;
    let mut chair = chair.expect("a socket");
    chair.say_hello(0).await.expect("said");
    within("a welcome", chair.hear()).await.expect("a welcome");
    let info = chair.table.clone().expect("a table");
    assert_eq!(json!(info.viewer), json!({ "type": "seat", "seat": 1 }));
    assert_eq!(info.seats[1].name.as_deref(), Some("Automaton"));

    // Another table, a forged token, another request: nothing.
    let bent = bearer.replace("seat-", "seat-x");
    for (table, bearer) in [(&other, &bearer), (&table, &bent)] {
        let chair = Chair::connect_with(&holder, table, &[("authorization", bearer)]).await;
        assert!(chair.is_err());
    }
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
    ];
    let answer = HttpAnswer::to(anna.house, "POST", "/api/me", &headers, b"{\"name\":\"x\"}").await;
    assert_eq!(
        answer.expect("an answer").refused(),
        Some(Reason::NoGuest {})
    );

    // Her own seat.
    let own: Token = anna
        .post(&path, &json!({}))
        .await
        .expect("an answer")
        .read()
        .expect("a token");
    assert_eq!(own.seat.0, 0);

    // Whoever signs out everywhere ends her tokens as well.
    let bearer = format!("Bearer {}", own.token);
    let headers = [("authorization", bearer.as_str())];
    let chair = Chair::connect_with(&holder, &table, &headers).await;
    assert!(chair.is_ok());
    let out = anna.post("/api/account/sign-out-everywhere", &()).await;
    assert_eq!(out.expect("an answer").status, 200);
    let chair = Chair::connect_with(&holder, &table, &headers).await;
    assert!(chair.is_err());
}

#[tokio::test]
async fn a_token_is_worth_nothing_once_its_guest_has_left_the_seat() {
    let house = open().await;
    let anna = house.guest().await;
    let table = anna.lay(&wish("sealed-bid", 2)).await.expect("a table").id;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let token = anna.post(&path("token"), &json!({})).await;
    let token: Token = token.expect("an answer").read().expect("a token");
    let bearer = format!("Bearer {}", token.token);
    let headers = [("authorization", bearer.as_str())];
    let left = anna.post(&path("leave"), &json!({})).await;
    assert_eq!(left.expect("an answer").status, 200);
    let chair = Chair::connect_with(&anna, &table, &headers).await;
    assert!(chair.is_err(), "not even to watch");
    let back = anna.post(&path("join"), &json!({})).await;
    assert_eq!(back.expect("an answer").status, 200);
    let chair = Chair::connect_with(&anna, &table, &headers).await;
    assert!(chair.is_ok(), "the seat is hers again");
}

/// The paths of every `.route("...")` in the sources.
fn routes() -> Vec<String> {
    let mut folders = vec![std::path::PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/src"
    ))];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for file in std::fs::read_dir(folder).expect("sources") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(path).expect("a source");
            for part in text.split(".route(").skip(1) {
                found.extend(part.split('"').nth(1).map(str::to_owned));
            }
        }
    }
    // Not for guests: it has a listener of its own.
    found.retain(|path| path != "/metrics");
    found.sort();
    found.dedup();
    found
}

#[tokio::test]
async fn every_request_is_described_and_every_description_is_answered() {
    let house = open().await;
    let anna = house.guest().await;
    let answer = anna.get("/api/openapi.json").await.expect("an answer");
    let description: Value = answer.read().expect("JSON");
    assert_eq!(description["openapi"], "3.1.0");
    let paths = description["paths"].as_object().expect("paths");
    let mut described: Vec<String> = paths.keys().cloned().collect();
    described.sort();
    assert_eq!(described, routes());
    for (path, methods) in paths {
        let methods = methods.as_object().expect("methods");
        for method in ["get", "post", "put", "patch", "delete"] {
            if methods.contains_key(method) {
                continue;
            }
            let anna = house.guest().await;
            let filled = path.replace("{table}", "nowhere").replace("{game}", "kuhn");
            let headers = [("cookie", anna.cookie.as_str())];
            let method = method.to_uppercase();
            let answer = HttpAnswer::to(anna.house, &method, &filled, &headers, b"").await;
            let status = answer.expect("an answer").status;
            assert_eq!(status, 405, "{method} {path} is not described");
        }
        for (method, operation) in methods {
            // Somebody new each time: some requests end the session.
            let anna = house.guest().await;
            let filled = path.replace("{table}", "nowhere").replace("{game}", "kuhn");
            let headers = [
                ("cookie", anna.cookie.as_str()),
                ("content-type", "application/json"),
            ];
            let method = method.to_uppercase();
            let answer = HttpAnswer::to(anna.house, &method, &filled, &headers, b"{}").await;
            let answer = answer.expect("an answer");
            assert_ne!(answer.status, 405, "{method} {path}");
            let is_refusal = answer.status < 400 || answer.refused().is_some();
            let is_socket = operation["responses"].get("101").is_some();
            assert!(
                is_refusal || is_socket,
                "{method} {path}: {}",
                answer.status
            );
            if answer.status == 200 && path.starts_with("/api") {
                let schema =
                    &operation["responses"]["200"]["content"]["application/json"]["schema"];
                let body: Value = answer.read().expect("JSON");
                fits(&description, schema, &body, path);
            }
        }
    }
    // And the largest answers, in full.
    let (bert, carl) = (house.guest().await, house.guest().await);
    let table = finished(&bert, &carl).await;
    for (path, schema) in [("", "TableInfo"), ("/replay?as=all", "Replay")] {
        let answer = bert.get(&format!("/api/tables/{table}{path}")).await;
        let body: Value = answer.expect("an answer").read().expect("JSON");
        let schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
        fits(&description, &schema, &body, path);
    }
}

/// The little of JSON Schema that the description uses.
fn fits(whole: &Value, schema: &Value, value: &Value, at: &str) {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        let named = whole
            .pointer(&name[1..])
            .unwrap_or_else(|| panic!("{at}: no {name}"));
        return fits(whole, named, value, at);
    }
    if let Some(choices) = schema.get("enum").and_then(Value::as_array) {
        assert!(choices.contains(value), "{at}: {value}");
    }
    let fitting = match schema.get("type").and_then(Value::as_str) {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("boolean") => value.is_boolean(),
        _ => true,
    };
    assert!(fitting, "{at}: {value} is no {}", schema["type"]);
    for name in schema
        .get("required")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        let name = name.as_str().expect("a name");
        assert!(value.get(name).is_some(), "{at}: {name} is missing");
    }
    let known = schema.get("properties").and_then(Value::as_object);
    if let (Some(known), Some(members)) = (known, value.as_object()) {
        for (name, member) in members {
            let schema = known.get(name);
            let schema = schema.unwrap_or_else(|| panic!("{at}: {name} is not described"));
            fits(whole, schema, member, &format!("{at}.{name}"));
        }
    }
    if let (Some(items), Some(elements)) = (schema.get("items"), value.as_array()) {
        for element in elements {
            fits(whole, items, element, at);
        }
    }
}
