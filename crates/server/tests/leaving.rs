//! Leaving for good: nothing names her any more, the games stay, nobody waits for a ghost.

mod support;

use client::Chair;
use protocol::{OperatorDesk, Reason, TableInfo, close};
use rusqlite::types::Value as Stored;
use serde_json::{Value, json};
use store::{Change, HeldAnswer};
use support::{Opened, open, operated, post, refused, wish, within, write_beside};
use tabletop::Seat;

/// Every value of every database table, as text.
async fn everything(house: &Opened) -> Vec<(String, String)> {
    let file = rusqlite::Connection::open(house.data()).expect("a data file");
    let mut names = file
        .prepare("select name from sqlite_master where type = 'table'")
        .expect("tables");
    let names = names.query_map([], |row| row.get::<_, String>(0));
    let names: Vec<String> = names
        .expect("tables")
        .map(|name| name.expect("a name"))
        .collect();
    let mut all = Vec::new();
    for name in names {
        let mut select = file
            .prepare(&format!("select * from \"{name}\""))
            .expect("a table");
        let columns: Vec<String> = select
            .column_names()
            .iter()
            .map(|&c| c.to_owned())
            .collect();
        let mut rows = select.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            for (at, column) in columns.iter().enumerate() {
                let text = match row.get(at).expect("a value") {
                    Stored::Null => continue,
                    Stored::Integer(number) => number.to_string(),
                    Stored::Real(number) => number.to_string(),
                    Stored::Text(text) => text.to_lowercase(),
                    Stored::Blob(bytes) => String::from_utf8_lossy(&bytes).to_lowercase(),
                };
                all.push((format!("{name}.{column}"), text));
            }
        }
    }
    all
}

/// Writes an answer down that waits for the end of a reaction.
async fn hold(house: &Opened, table: &str, seat: u8, steps: &str) {
    let held = HeldAnswer {
        seat: Seat(seat),
        id: format!("held-{seat}"),
        steps: steps.into(),
    };
    write_beside(house, table, |_| None, vec![Change::Hold(held)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_for_good_is_named_nowhere() {
    let (house, mut anna, bert, operator, table) = operated().await;
    let secret = "opals under the pillow";
    let claim = json!({ "name": "Zerbinette", "password": secret });
    anna.keep_cookie(&post(&anna, "/api/account/claim", claim).await);
    post(
        &anna,
        "/api/account/mail",
        json!({ "mail": "zerbinette@court.example" }),
    )
    .await;
    let say = format!("/api/tables/{table}/say");
    post(
        &anna,
        &say,
        json!({ "type": "text", "text": "zerbinette was here" }),
    )
    .await;
    let report =
        |seat: u8| json!({ "seat": seat, "fault": "name", "detail": "zerbinette says so" });
    let path = format!("/api/tables/{table}/report");
    post(&anna, &path, report(1)).await;
    post(&bert, &path, report(0)).await;
    post(
        &anna,
        &format!("/api/tables/{table}/block"),
        json!({ "seat": 1 }),
    )
    .await;
    let desk = operator.get("/api/operator").await.expect("an answer");
    let desk: OperatorDesk = desk.read().expect("a desk");
    let about = desk
        .reports
        .iter()
        .find(|report| report.about.id == anna.me.id);
    let act = json!({ "report": about.expect("a report").id, "verdict": "rename" });
    let renamed = post(&operator, "/api/operator/act", act).await;
    let renamed: OperatorDesk = renamed.read().expect("a desk");
    let undo = json!({ "id": renamed.log[0].id });
    assert_eq!(
        post(&operator, "/api/operator/undo", undo).await.status,
        200
    );
    let order = json!({ "reaction": "queen", "order": { "type": "never" } });
    let ordered = post(&anna, &format!("/api/tables/{table}/order"), order).await;
    assert_eq!(ordered.status, 200, "{:?}", ordered.refused());
    for (seat, steps) in [(0, "[\"check\"]"), (1, "[\"bet\"]")] {
        hold(&house, &table, seat, steps).await;
    }
    let exported = anna.get("/api/account/export").await.expect("an answer");
    let all: Value = exported.read().expect("JSON");
    assert_eq!(all["account"]["mailed"], 0);
    let mut acts = Vec::new();
    for line in all["operators"].as_array().expect("lines") {
        acts.push((line["act"].as_str(), line["undone"].as_bool()));
    }
    acts.sort();
    let done = [("rename", true), ("undo_rename", false)];
    assert_eq!(acts, done.map(|(act, undone)| (Some(act), Some(undone))));
    let there = &all["tables"][0];
    let orders = json!([{ "reaction": "queen", "order": { "type": "never" } }]);
    assert_eq!(there["orders"], orders);
    assert_eq!(
        there["held"],
        json!([["check"]]),
        "her own and nobody else's"
    );
    let text = String::from_utf8_lossy(&exported.body).to_lowercase();
    for kept in [
        "zerbinette was here",
        "zerbinette@court.example",
        "zerbinette says so",
        &table,
    ] {
        assert!(text.contains(kept), "{kept} is in the export");
    }
    assert!(!text.contains("argon2"), "no hash in the export");
    let named = |all: &[(String, String)]| -> Vec<String> {
        let hers = all.iter().filter(|(_, text)| text.contains("zerbinette"));
        hers.map(|(place, _)| place.clone()).collect()
    };
    assert!(named(&everything(&house).await).len() >= 6);
    let delete = "/api/account/delete";
    assert_eq!(
        refused(&anna, delete, json!({})).await,
        Some(Reason::WrongPassword {})
    );
    assert_eq!(
        post(&anna, delete, json!({ "password": secret }))
            .await
            .status,
        200
    );
    let all = everything(&house).await;
    assert_eq!(named(&all), Vec::<String>::new());
    assert!(
        all.iter().any(|(place, _)| place == "decisions.act"),
        "the games stay"
    );
    let again = anna
        .post("/api/me", &json!({ "name": "X" }))
        .await
        .expect("an answer");
    assert_eq!(again.refused(), Some(Reason::NoGuest {}));
    let info = bert
        .get(&format!("/api/tables/{table}"))
        .await
        .expect("an answer");
    let info: TableInfo = info.read().expect("a table");
    assert!(info.seats[0].resigned, "the computer plays on");
}

/// Before a game begins there is nothing to keep: the seat is free, and a table whose host is
/// gone could never begin.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_for_good_leaves_no_ghost_at_tables_that_never_began() {
    let house = open().await;
    let (anna, bert, carl) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let join = |id: &str| format!("/api/tables/{id}/join");
    let hers = anna.lay(&wish("kuhn", 2)).await.expect("a table").id;
    assert_eq!(post(&bert, &join(&hers), json!({})).await.status, 200);
    let left = anna.lay(&wish("kuhn", 2)).await.expect("a table").id;
    let leave = format!("/api/tables/{left}/leave");
    assert_eq!(post(&anna, &leave, json!({})).await.status, 200);
    let his = bert.lay(&wish("kuhn", 2)).await.expect("a table").id;
    assert_eq!(post(&anna, &join(&his), json!({})).await.status, 200);
    let mut there = Chair::sit(&bert, &hers).await.expect("a chair");
    let mut host = Chair::sit(&bert, &his).await.expect("a chair");

    let gone = post(&anna, "/api/account/delete", json!({})).await;
    assert_eq!(gone.status, 200, "{:?}", gone.refused());
    let gone = within("whoever waits there is told", there.until_gone()).await;
    assert_eq!(gone.code, Some(close::NO_SUCH_TABLE));
    for table in [&hers, &left] {
        let look = bert.get(&format!("/api/tables/{table}")).await;
        let refused = look.expect("an answer").refused();
        assert_eq!(refused, Some(Reason::NoSuchTable {}));
    }
    let free = async {
        while host
            .table
            .as_ref()
            .is_none_or(|it| it.seats[1].name.is_some())
        {
            host.hear().await.expect("heard");
        }
    };
    within("the host sees the seat free", free).await;
    assert_eq!(post(&carl, &join(&his), json!({})).await.status, 200);
    let start = format!("/api/tables/{his}/start");
    assert_eq!(post(&bert, &start, json!({})).await.status, 200);
}
