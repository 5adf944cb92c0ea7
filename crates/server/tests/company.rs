//! Talk, undo by consent, lists, blocks, reports and operators.

mod support;

use client::{Chair, Guest};
use protocol::{
    AccountInfo, FromHouse, NewTable, OperatorDesk, Reason, TableInfo, TableList, TableSettings,
    UndoPolicy, Watch, close,
};
use serde_json::json;
use support::{open, operated, play_out, post, refused, table_of, table_with, wish, within};

/// What the house calls her now.
async fn called(guest: &Guest) -> String {
    let answer = guest.get("/api/me").await.expect("an answer");
    answer.read::<protocol::Me>().expect("me").name
}

async fn desk_of(operator: &Guest) -> OperatorDesk {
    let answer = operator.get("/api/operator").await.expect("an answer");
    answer.read().expect("a desk")
}

async fn heard(chair: &mut Chair) -> protocol::Said {
    loop {
        if let FromHouse::Said { said, .. } = within("talk", chair.hear()).await.expect("heard") {
            return said.into_iter().next_back().expect("something");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_talk_and_whoever_comes_later_reads_it() {
    let house = open().await;
    let (anna, bert, watcher) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let say = format!("/api/tables/{table}/say");
    let mut chair = Chair::sit(&bert, &table).await.expect("a chair");
    let text = json!({ "type": "text", "text": "  <b>good</b>\n luck " });
    assert_eq!(post(&anna, &say, text).await.status, 200);
    assert_eq!(heard(&mut chair).await.text, "<b>good</b> luck");
    post(
        &anna,
        &say,
        json!({ "type": "phrase", "phrase": "well_played" }),
    )
    .await;
    assert_eq!(
        heard(&mut chair).await.phrase.as_deref(),
        Some("well_played")
    );
    let mut late = Chair::sit(&watcher, &table).await.expect("a chair");
    assert_eq!(heard(&mut late).await.n, 2);
    let text = json!({ "type": "text", "text": "me too" });
    assert_eq!(
        refused(&watcher, &say, text).await,
        Some(Reason::NotSeated {})
    );
    let unknown = json!({ "type": "phrase", "phrase": "check mate" });
    assert!(matches!(
        refused(&anna, &say, unknown).await,
        Some(Reason::NotUnderstood { .. })
    ));
    let long = json!({ "type": "text", "text": "x".repeat(301) });
    assert_eq!(
        refused(&anna, &say, long).await,
        Some(Reason::TooLong { most: 300 })
    );
    let mut last = None;
    for _ in 0..8 {
        last = refused(&anna, &say, json!({ "type": "phrase", "phrase": "hello" })).await;
    }
    assert_eq!(last, Some(Reason::TooFast {}));
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_must_agree_to_go_further_back() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let undo = format!("/api/tables/{table}/undo");
    let ask = json!({ "type": "ask", "decisions": 1 });
    assert_eq!(
        refused(&anna, &undo, ask.clone()).await,
        Some(Reason::NothingToTakeBack {})
    );
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let mut rival = Chair::sit(&bert, &table).await.expect("a chair");
    let beginning = chair.brief.clone().expect("a briefing");
    chair
        .submit("one", vec![json!("check")])
        .await
        .expect("sent");
    within("one", chair.answer_to("one"))
        .await
        .expect("answered")
        .expect("done");
    within("rival sees", async {
        while rival.offers().is_empty() {
            rival.hear().await.expect("heard");
        }
    })
    .await;
    rival.submit("two", vec![json!("bet")]).await.expect("sent");
    within("two", rival.answer_to("two"))
        .await
        .expect("answered")
        .expect("done");
    let agree = json!({ "type": "agree" });
    assert_eq!(
        refused(&bert, &undo, agree.clone()).await,
        Some(Reason::NothingAsked {})
    );
    assert_eq!(post(&anna, &undo, ask.clone()).await.status, 200);
    let info: TableInfo = bert
        .get(&format!("/api/tables/{table}"))
        .await
        .expect("an answer")
        .read()
        .expect("a table");
    let asked = info.undo.expect("somebody asks");
    assert_eq!(
        (asked.by, asked.missing),
        (tabletop::Seat(0), vec![tabletop::Seat(1)])
    );
    assert_eq!(
        post(&bert, &undo, json!({ "type": "refuse" })).await.status,
        200
    );
    assert_eq!(
        refused(&bert, &undo, agree.clone()).await,
        Some(Reason::NothingAsked {})
    );
    post(&anna, &undo, ask).await;
    assert_eq!(post(&bert, &undo, agree).await.status, 200);
    let back = async {
        while chair.brief.as_ref().map(|brief| &brief.view) != Some(&beginning.view) {
            chair.hear().await.expect("heard");
        }
    };
    within("the table goes back", back).await;
    assert_eq!(
        chair.brief.as_ref().map(|brief| &brief.actions),
        Some(&beginning.actions)
    );
    // It is written down: rows never shrink.
    let rows = house.store.rows(&table).await.expect("rows");
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[3].act, tabletop::Act::Rewind(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_undo_takes_nothing_back() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let strict = NewTable {
        ways: TableSettings {
            undo: UndoPolicy::Never,
            ..TableSettings::default()
        },
        ..wish("kuhn", 2)
    };
    let table = table_with(strict, &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    chair
        .submit("one", vec![json!("check")])
        .await
        .expect("sent");
    within("one", chair.answer_to("one"))
        .await
        .expect("answered")
        .expect("done");
    let undo = format!("/api/tables/{table}/undo");
    let ask = json!({ "type": "ask", "decisions": 1 });
    assert_eq!(refused(&anna, &undo, ask).await, Some(Reason::NoUndo {}));
    let back = protocol::FromClient::TakeBack {
        v: protocol::VERSION,
        id: "back".into(),
        ply: chair.brief.as_ref().expect("a briefing").ply,
    };
    chair.send(&back).await.expect("sent");
    let answer = within("an answer", chair.answer_to("back")).await;
    assert_eq!(answer, Ok(Err(Reason::NoUndo {})));
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_and_others_need_their_link() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let laid = |open: bool, watch: Watch| NewTable {
        ways: TableSettings {
            open,
            watch,
            ..TableSettings::default()
        },
        ..wish("sealed-bid", 2)
    };
    let hidden = anna
        .lay(&laid(false, Watch::Everyone))
        .await
        .expect("a table");
    let open = anna
        .lay(&laid(true, Watch::Everyone))
        .await
        .expect("a table");
    let list = |kind: &'static str| {
        let bert = bert.clone();
        async move {
            let answer = bert.get(&format!("/api/tables?list={kind}")).await;
            let tables: TableList = answer.expect("an answer").read().expect("tables");
            tables
                .tables
                .into_iter()
                .map(|table| table.id)
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(list("open").await, std::slice::from_ref(&open.id));
    assert_ne!(hidden.id, open.id);
    let watched = table_with(laid(true, Watch::Everyone), &[&anna, &bert]).await;
    let shut = table_with(laid(true, Watch::Nobody), &[&anna, &bert]).await;
    assert_eq!(list("running").await, std::slice::from_ref(&watched));
    let stranger = house.guest().await;
    assert!(Chair::sit(&stranger, &watched).await.is_ok());
    let gone = Chair::sit(&stranger, &shut).await.err();
    assert_eq!(gone.and_then(|gone| gone.code), Some(close::NOT_FOR_YOU));
    let mut one = Chair::sit(&anna, &watched).await.expect("a chair");
    let mut two = Chair::sit(&bert, &watched).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut one, "a", 1), play_out(&mut two, "b", 2)) };
    within("the game", both).await;
    assert_eq!(list("finished").await, std::slice::from_ref(&watched));
    let mut one = Chair::sit(&anna, &shut).await.expect("a chair");
    let mut two = Chair::sit(&bert, &shut).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut one, "a", 1), play_out(&mut two, "b", 2)) };
    within("the other game", both).await;
    let mut his = list("finished").await;
    his.sort();
    let mut both = [watched.clone(), shut];
    both.sort();
    assert_eq!(his, both, "he played at both");
    let others = stranger.get("/api/tables?list=finished").await;
    let others: TableList = others.expect("an answer").read().expect("tables");
    let others: Vec<String> = others.tables.into_iter().map(|table| table.id).collect();
    assert_eq!(others, [watched], "nobody else may look at the other");
    let odd = bert
        .get("/api/tables?list=secret")
        .await
        .expect("an answer");
    assert_eq!(odd.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_neither_sits_down_nor_is_heard() {
    let house = open().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let block = format!("/api/tables/{table}/block");
    assert_eq!(
        refused(&anna, &block, json!({ "seat": 0 })).await,
        Some(Reason::NoSuchSeat {})
    );
    assert_eq!(post(&anna, &block, json!({ "seat": 1 })).await.status, 200);
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let mut own = Chair::sit(&bert, &table).await.expect("a chair");
    let say = format!("/api/tables/{table}/say");
    post(
        &bert,
        &say,
        json!({ "type": "text", "text": "can you hear me" }),
    )
    .await;
    heard(&mut own).await;
    post(&anna, &say, json!({ "type": "text", "text": "no" })).await;
    assert_eq!(heard(&mut chair).await.text, "no");
    let mine = anna.lay(&wish("kuhn", 2)).await.expect("a table");
    let join = format!("/api/tables/{}/join", mine.id);
    assert_eq!(
        refused(&bert, &join, json!({})).await,
        Some(Reason::Blocked {})
    );
    let account = anna.get("/api/account").await.expect("an answer");
    let account: AccountInfo = account.read().expect("an account");
    assert_eq!(account.blocked[0].name, bert.me.name);
    let lift = json!({ "id": account.blocked[0].id });
    post(&anna, "/api/account/unblock", lift).await;
    assert_eq!(post(&bert, &join, json!({})).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_judge_reports_and_can_undo_it() {
    let (_house, anna, mut bert, operator, table) = operated().await;
    let say = format!("/api/tables/{table}/say");
    post(&bert, &say, json!({ "type": "text", "text": "rude words" })).await;
    let report = json!({ "seat": 1, "fault": "words", "detail": "see there" });
    assert_eq!(
        post(&anna, &format!("/api/tables/{table}/report"), report)
            .await
            .status,
        200
    );
    let desk = anna.get("/api/operator").await.expect("an answer");
    assert_eq!(desk.refused(), Some(Reason::NotOperator {}));
    let desk = operator.get("/api/operator").await.expect("an answer");
    let desk: OperatorDesk = desk.read().expect("a desk");
    let found = &desk.reports[0];
    assert_eq!(
        (found.fault.as_str(), found.detail.as_str()),
        ("words", "see there")
    );
    assert_eq!(found.said, ["rude words"]);
    assert_eq!(found.about.name, bert.me.name);
    let act = |verdict: &str| json!({ "report": found.id, "verdict": verdict });
    for verdict in ["mute", "bar", "rename", "close"] {
        let done = post(&operator, "/api/operator/act", act(verdict)).await;
        assert_eq!(done.status, 200, "{verdict}");
    }
    let text = json!({ "type": "text", "text": "again" });
    assert_eq!(
        refused(&bert, &say, text.clone()).await,
        Some(Reason::Muted {})
    );
    let laid = post(&bert, "/api/tables", json!({ "game": "kuhn" })).await;
    assert_eq!(laid.refused(), Some(Reason::Barred {}));
    let given = called(&bert).await;
    assert_ne!(given, bert.me.name);
    let again = json!({ "name": "As before" });
    assert_eq!(
        refused(&bert, "/api/me", again.clone()).await,
        Some(Reason::NameHeld {})
    );
    let claim = json!({ "name": "As before", "password": "rubies for everyone" });
    bert.keep_cookie(&post(&bert, "/api/account/claim", claim).await);
    assert_eq!(called(&bert).await, given, "an account is no way around it");
    let desk = desk_of(&operator).await;
    assert!(desk.reports[0].closed);
    assert_eq!(desk.reports[0].sanctions, ["bar", "mute", "rename"]);
    assert_eq!(desk.log.len(), 4);
    for line in desk.log {
        let undone = post(&operator, "/api/operator/undo", json!({ "id": line.id })).await;
        assert_eq!(undone.status, 200, "{}", line.act);
        let twice = refused(&operator, "/api/operator/undo", json!({ "id": line.id })).await;
        assert_eq!(twice, Some(Reason::NoSuchReport {}));
    }
    assert_eq!(post(&bert, &say, text).await.status, 200);
    assert_eq!(called(&bert).await, bert.me.name);
    assert_eq!(post(&bert, "/api/me", again).await.status, 200);
    assert_eq!(called(&bert).await, "As before");
    let desk = desk_of(&operator).await;
    assert_eq!((desk.log.len(), desk.reports[0].closed), (8, false));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_barred_does_not_sit_down_at_the_rematch_either() {
    let (_house, anna, bert, operator, table) = operated().await;
    let report = json!({ "seat": 1, "fault": "play" });
    post(&anna, &format!("/api/tables/{table}/report"), report).await;
    let mut one = Chair::sit(&anna, &table).await.expect("a chair");
    let mut two = Chair::sit(&bert, &table).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut one, "a", 1), play_out(&mut two, "b", 2)) };
    within("the game", both).await;
    let report = desk_of(&operator).await.reports[0].id.clone();
    let bar = json!({ "report": report, "verdict": "bar" });
    assert_eq!(post(&operator, "/api/operator/act", bar).await.status, 200);
    let rematch = format!("/api/tables/{table}/rematch");
    assert_eq!(
        refused(&bert, &rematch, json!({})).await,
        Some(Reason::Barred {})
    );
    let next: TableInfo = post(&anna, &rematch, json!({})).await.read().expect("next");
    assert_eq!(next.seats[1].name, None);
    assert_eq!(
        refused(&bert, &rematch, json!({})).await,
        Some(Reason::Barred {})
    );
}
