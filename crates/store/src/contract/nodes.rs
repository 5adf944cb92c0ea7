//! What several nodes need: versions, revisions, held answers that cannot be lost, one lease.

use super::{begin, change, decide, draft, new_table, row, saved, table, write};
use crate::tables::ListKind;
use crate::{
    Change, Draft, HeldAnswer, Revision, SavedOrder, Schedule, Stage, Store, StoreError, TalkLine,
};
use protocol::TALK_SHOWN;
use std::time::Duration;
use tabletop::Seat;

pub async fn everything_about_nodes(store: &dyn Store) {
    new_table(store, table("t3", 30)).await;
    a_draft_names_what_it_is_based_on(store).await;
    revisions_tell_how_far_a_table_is(store).await;
    a_held_answer_is_never_passed_over(store).await;
    talk_orders_and_requests_are_saved(store).await;
    a_room_is_all_that_is_saved_about_a_table(store).await;
    tables_are_listed(store).await;
    one_node_holds_the_lease(store).await;
}

fn schedule(waiting: i64, due: i64) -> Schedule {
    Schedule {
        waiting,
        due: Some(due),
        clocks: Some("[]".into()),
        touched: 50,
    }
}

async fn a_draft_names_what_it_is_based_on(store: &dyn Store) {
    let begin = |version| begin("t3", version, &["a", "b"], schedule(1, 1000));
    assert_eq!(write(store, begin(7)).await, Err(StoreError::Taken));
    assert_eq!(store.rows("t3").await, Ok(vec![]), "all or nothing");
    write(store, begin(0)).await.expect("begun");
    let timed = |first: u32, version| Draft {
        rows: vec![row(first)],
        ids: vec![(first, format!("timed {first}"))],
        schedule: Some(schedule(2, 2000)),
        ..draft("t3", first, version)
    };
    assert_eq!(write(store, timed(1, 0)).await, Err(StoreError::Taken));
    assert_eq!(store.rows("t3").await.map(|rows| rows.len()), Ok(1));
    let decided = timed(1, 1);
    let expected = decided.revision();
    write(store, decided).await.expect("decided");
    assert_eq!((expected.rows, expected.version), (2, 2));
    // Rows that change nothing else are based on nothing but the rows before them.
    let decided = write(store, decide("t3", 2, vec![row(2)], None)).await;
    decided.expect("decided");
    let now = saved(store, "t3").await;
    assert_eq!((now.version, now.changes), (2, 1));
    assert_eq!(now.schedule, schedule(2, 2000));
}

async fn revisions_tell_how_far_a_table_is(store: &dyn Store) {
    let revision = Revision {
        rows: 3,
        version: 2,
        changes: 1,
    };
    let asked = ["t3".to_owned(), "nowhere".to_owned()];
    let found = store.tables().revisions(&asked).await;
    assert_eq!(found, Ok(vec![("t3".to_owned(), revision)]));
    assert_eq!(store.tables().revisions(&[]).await, Ok(vec![]));
    let many: Vec<String> = (0..100).map(|n| format!("t{n}")).collect();
    let found = store.tables().revisions(&many).await.expect("readable");
    let mut ids: Vec<&str> = found.iter().map(|(id, _)| id.as_str()).collect();
    ids.sort_unstable();
    assert_eq!(ids, ["t1", "t2", "t3"]);
    let room = store.room("t3").await.expect("readable").expect("there");
    assert_eq!(room.revision(), revision);
}

fn held(id: &str) -> HeldAnswer {
    HeldAnswer {
        seat: Seat(0),
        id: id.into(),
        steps: "[1]".into(),
    }
}

/// Whoever ends a reaction without having read an answer that was held is refused.
async fn a_held_answer_is_never_passed_over(store: &dyn Store) {
    let end = |version| Draft {
        rows: vec![row(3)],
        schedule: Some(schedule(0, 3000)),
        changes: vec![Change::Release { first: 3 }],
        ..draft("t3", 3, version)
    };
    let hold = |id, version| change("t3", version, Change::Hold(held(id)));
    write(store, hold("early", 2)).await.expect("held");
    write(store, hold("late", 3)).await.expect("replaced");
    assert_eq!(write(store, end(2)).await, Err(StoreError::Taken));
    assert_eq!(store.tables().held("t3").await, Ok(vec![held("late")]));
    let room = store.room("t3").await.expect("readable").expect("there");
    assert_eq!(room.held, [held("late")]);
    write(store, end(4)).await.expect("ended");
    assert_eq!(store.tables().held("t3").await, Ok(vec![]));
    let taken = [(1, "timed 1"), (3, "late")].map(|(ply, id)| (Seat(0), id.to_owned(), ply));
    assert_eq!(store.submissions("t3").await, Ok(taken.to_vec()));
}

fn line(n: u32) -> TalkLine {
    TalkLine {
        n,
        guest: "anna".into(),
        seat: Seat(0),
        phrase: None,
        said: "well played".into(),
        at: 8,
    }
}

async fn talk_orders_and_requests_are_saved(store: &dyn Store) {
    let tables = store.tables();
    let write = async |version, one| write(store, change("t3", version, one)).await;
    write(5, Change::Say(line(1))).await.expect("said");
    let late = write(5, Change::Say(line(2))).await;
    assert_eq!(late, Err(StoreError::Taken));
    write(6, Change::Say(line(2))).await.expect("said");
    assert_eq!(tables.talk("t3", 1).await, Ok(vec![line(2)]));
    let hers = tables.said_by("anna").await.expect("readable");
    assert_eq!(hers.len(), 2);
    let order = |order: Option<&str>| Change::Order {
        seat: Seat(1),
        reaction: "deny".into(),
        order: order.map(str::to_owned),
    };
    write(7, order(Some("\"always\""))).await.expect("ordered");
    write(8, order(Some("\"never\""))).await.expect("changed");
    let orders = vec![SavedOrder {
        seat: Seat(1),
        reaction: "deny".into(),
        order: "\"never\"".into(),
    }];
    assert_eq!(tables.orders("t3").await, Ok(orders));
    write(9, order(None)).await.expect("taken away");
    assert_eq!(tables.orders("t3").await, Ok(vec![]));
    let request = Change::Request(Some("{}".into()));
    write(10, request).await.expect("asked");
    let stand_in = Draft {
        schedule: Some(schedule(0, 4000)),
        ..change(
            "t3",
            11,
            Change::StandIn {
                seat: Seat(1),
                bot: Some("random".into()),
                resigned: true,
            },
        )
    };
    super::write(store, stand_in).await.expect("replaced");
    let now = saved(store, "t3").await;
    assert_eq!(now.request.as_deref(), Some("{}"));
    assert_eq!(now.places[1].stand_in.as_deref(), Some("random"));
    assert!(now.places[1].resigned && now.changes == 11);
}

async fn a_room_is_all_that_is_saved_about_a_table(store: &dyn Store) {
    let chatter = (3..TALK_SHOWN + 5).map(|n| Change::Say(line(n)));
    let several = Draft {
        changes: chatter
            .chain([Change::Order {
                seat: Seat(0),
                reaction: "deny".into(),
                order: Some("1".into()),
            }])
            .collect(),
        ..draft("t3", 0, 12)
    };
    write(store, several)
        .await
        .expect("one change after the other");
    let room = store.room("t3").await.expect("readable").expect("there");
    assert_eq!((room.table.version, room.table.changes), (13, 12));
    assert_eq!(room.table, saved(store, "t3").await);
    assert_eq!(Ok(room.rows), store.rows("t3").await);
    let ids = ["timed 1", "late"].map(|id| (Seat(0), id.to_owned()));
    assert_eq!(room.submissions, ids);
    assert_eq!(room.orders.len(), 1);
    assert!(room.held.is_empty() && room.secret.is_some());
    let said: Vec<u32> = room.talk.iter().map(|line| line.n).collect();
    assert!(said.into_iter().eq(5..TALK_SHOWN + 5));
    let anna = store.guest("anna").await.expect("readable").expect("there");
    assert_eq!(
        room.names.into_iter().collect::<Vec<_>>(),
        [(anna.id, anna.name)]
    );
}

async fn tables_are_listed(store: &dyn Store) {
    let tables = store.tables();
    let running = tables.listed(ListKind::Running, 5).await;
    assert_eq!(running, Ok(vec![]), "none is open");
    let mut open = table("t5", 9);
    open.open = true;
    new_table(store, open.clone()).await;
    assert_eq!(tables.listed(ListKind::Open, 5).await, Ok(vec![open]));
    let removed = write(store, change("t5", 0, Change::Remove)).await;
    removed.expect("removed");
    let ids = vec!["t3".to_owned()];
    assert_eq!(tables.due(4000, 5).await, Ok(ids.clone()));
    assert_eq!(tables.due(3999, 5).await, Ok(vec![]));
    let quiet = tables.quiet(51, 5).await.expect("readable");
    assert!(quiet.contains(&ids[0]));
    let quiet = tables.quiet(50, 5).await.expect("readable");
    assert!(!quiet.contains(&ids[0]));
    new_table(store, table("t4", 1)).await;
    let ids = vec!["t4".to_owned()];
    assert_eq!(tables.stale_lobbies(2, 5).await, Ok(ids.clone()));
    assert_eq!(tables.lobbies_of("anna").await, Ok(ids));
    assert_eq!(tables.lobbies_of("cleo").await, Ok(vec![]));
    assert_eq!(saved(store, "t4").await.stage, Stage::Lobby);
    let removed = write(store, change("t4", 0, Change::Remove)).await;
    removed.expect("removed");
    assert_eq!(store.table("t4").await, Ok(None));
}

async fn one_node_holds_the_lease(store: &dyn Store) {
    let wait = || tokio::time::sleep(Duration::from_millis(60));
    let beat = async |node, closed| {
        let beat = store.tables().beat(node, closed).await;
        beat.expect("renewed")
    };
    let first = beat("one", false).await;
    assert!(first.leads);
    wait().await;
    let other = beat("two", false).await;
    assert!(!other.leads, "the other is still there");
    assert!(other.time >= first.time + 50, "{first:?} {other:?}");
    assert!(beat("one", false).await.leads);
    store.tables().release("one").await.expect("released");
    let now = beat("two", false).await;
    assert!(now.leads && now.time >= other.time);
    wait().await;
    let reopened = beat("two", true).await;
    assert!(reopened.time < now.time + 60, "it was closed meanwhile");
    wait().await;
    let newcomer = beat("three", true).await;
    assert!(!newcomer.leads && newcomer.time >= reopened.time + 50);
}
