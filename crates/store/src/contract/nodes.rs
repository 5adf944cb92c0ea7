//! What several nodes need: versions, marks, held answers that cannot be lost, one keeper.

use super::{deal, decide, row, secret, table};
use crate::halls::{Hall, Held, List, Mark, Said, Tick};
use crate::{Stage, Store, Trouble, Write};
use tabletop::Seat;

pub async fn everything_about_nodes(store: &dyn Store) {
    let new = Write::NewTable {
        table: table("t3", 30),
        secret: secret(),
    };
    store.write(new).await.expect("a new table");
    a_write_names_what_it_is_based_on(store).await;
    marks_tell_how_far_a_table_is(store).await;
    a_held_answer_is_never_passed_over(store).await;
    talk_orders_and_requests_are_kept(store).await;
    tables_are_listed(store).await;
    one_node_keeps_the_house(store).await;
}

async fn write(store: &dyn Store, version: i64, write: Hall) -> Result<(), Trouble> {
    let table = "t3".to_owned();
    store
        .write(Write::Hall {
            table,
            version,
            write,
        })
        .await
}

fn tick(waiting: i64, due: i64) -> Tick {
    Tick {
        waiting,
        due: Some(due),
        clocks: Some("[]".into()),
        touched: 50,
    }
}

async fn a_write_names_what_it_is_based_on(store: &dyn Store) {
    let begin = |version| Write::Begin {
        table: "t3".into(),
        version,
        luck: vec!["a".into(), "b".into()],
        deal: deal(),
        tick: tick(1, 1000),
    };
    assert_eq!(store.write(begin(7)).await, Err(Trouble::Taken));
    assert_eq!(store.rows("t3").await, Ok(vec![]), "all or nothing");
    store.write(begin(0)).await.expect("begun");
    let timed = |first, version| Write::Decide {
        table: "t3".into(),
        first,
        rows: vec![row(first)],
        ids: vec![(first, format!("timed {first}"))],
        result: None,
        tick: Some((version, tick(2, 2000))),
        due_stays: false,
    };
    assert_eq!(store.write(timed(1, 0)).await, Err(Trouble::Taken));
    assert_eq!(store.rows("t3").await.map(|rows| rows.len()), Ok(1));
    store.write(timed(1, 1)).await.expect("decided");
    // What waits for nobody new is based on nothing but the rows before it.
    store
        .write(decide("t3", 2, vec![row(2)], None))
        .await
        .expect("decided");
    let now = store.table("t3").await.expect("readable").expect("there");
    assert_eq!((now.version, now.changes, now.tick.waiting), (2, 1, 2));
}

async fn marks_tell_how_far_a_table_is(store: &dyn Store) {
    let asked = ["t3".to_owned(), "nowhere".to_owned()];
    let mark = Mark {
        table: "t3".into(),
        rows: 3,
        version: 2,
        changes: 1,
    };
    assert_eq!(store.halls().marks(&asked).await, Ok(vec![mark]));
    let since = store
        .halls()
        .since("t3", 1)
        .await
        .expect("readable")
        .expect("there");
    assert_eq!(since.rows, [row(1), row(2)]);
    assert_eq!(since.ids, [(Seat(0), "timed 1".to_owned())]);
    assert_eq!((since.version, since.stage), (2, Stage::Playing));
    assert_eq!(since.tick, tick(2, 2000));
    assert_eq!(store.halls().since("nowhere", 0).await, Ok(None));
}

fn held(seat: u8, id: &str) -> Held {
    Held {
        seat: Seat(seat),
        id: id.into(),
        steps: "[1]".into(),
    }
}

/// Whoever ends a reaction without having read an answer that was held is refused.
async fn a_held_answer_is_never_passed_over(store: &dyn Store) {
    let end = || Hall::EndWindow {
        first: 3,
        rows: vec![row(3)],
        result: None,
        tick: tick(0, 3000),
    };
    write(store, 2, Hall::Hold(held(0, "early")))
        .await
        .expect("held");
    write(store, 3, Hall::Hold(held(0, "late")))
        .await
        .expect("replaced");
    assert_eq!(write(store, 2, end()).await, Err(Trouble::Taken));
    assert_eq!(store.halls().held("t3").await, Ok(vec![held(0, "late")]));
    write(store, 4, end()).await.expect("ended");
    assert_eq!(store.halls().held("t3").await, Ok(vec![]));
    let taken = [(1, "timed 1"), (3, "late")].map(|(ply, id)| (Seat(0), id.to_owned(), ply));
    assert_eq!(store.submissions("t3").await, Ok(taken.to_vec()));
}

async fn talk_orders_and_requests_are_kept(store: &dyn Store) {
    let halls = store.halls();
    let said = |n| Said {
        n,
        guest: "anna".into(),
        seat: Seat(0),
        phrase: None,
        said: "well played".into(),
        at: 8,
    };
    write(store, 5, Hall::Say(said(1))).await.expect("said");
    assert_eq!(
        write(store, 5, Hall::Say(said(2))).await,
        Err(Trouble::Taken)
    );
    write(store, 6, Hall::Say(said(2))).await.expect("said");
    assert_eq!(halls.talk("t3", 1).await, Ok(vec![said(2)]));
    let hers = halls.said_by("anna").await.expect("readable");
    assert_eq!(hers.len(), 2);
    let order = |choice: Option<&str>| Hall::Order {
        seat: Seat(1),
        reaction: "deny".into(),
        choice: choice.map(str::to_owned),
    };
    write(store, 7, order(Some("\"never\"")))
        .await
        .expect("ordered");
    let orders = vec![(Seat(1), "deny".to_owned(), "\"never\"".to_owned())];
    assert_eq!(halls.orders("t3").await, Ok(orders));
    write(store, 8, order(None)).await.expect("taken away");
    assert_eq!(halls.orders("t3").await, Ok(vec![]));
    let request = Hall::Request(Some("{}".into()));
    write(store, 9, request).await.expect("asked");
    let stand_in = Hall::StandIn {
        seat: Seat(1),
        bot: Some("random".into()),
        resigned: true,
        tick: tick(0, 4000),
    };
    write(store, 10, stand_in).await.expect("replaced");
    let now = store.table("t3").await.expect("readable").expect("there");
    assert_eq!(now.request.as_deref(), Some("{}"));
    assert_eq!(now.places[1].stand_in.as_deref(), Some("random"));
    assert!(now.places[1].resigned && now.changes == 10);
}

async fn tables_are_listed(store: &dyn Store) {
    let halls = store.halls();
    assert_eq!(
        halls.listed(List::Running, 5).await,
        Ok(vec![]),
        "none is open"
    );
    let ids = vec!["t3".to_owned()];
    assert_eq!(halls.due(4000, 5).await, Ok(ids.clone()));
    assert_eq!(halls.due(3999, 5).await, Ok(vec![]));
    let quiet = halls.quiet(51, 5).await.expect("readable");
    assert!(quiet.contains(&ids[0]));
    assert!(
        !halls
            .quiet(50, 5)
            .await
            .expect("readable")
            .contains(&ids[0])
    );
    let new = Write::NewTable {
        table: table("t4", 1),
        secret: secret(),
    };
    store.write(new).await.expect("a new table");
    let ids = vec!["t4".to_owned()];
    assert_eq!(halls.stale_lobbies(2, 5).await, Ok(ids.clone()));
    assert_eq!(halls.lobbies_of("anna").await, Ok(ids));
    assert_eq!(halls.lobbies_of("cleo").await, Ok(vec![]));
    let remove = Write::Hall {
        table: "t4".into(),
        version: 0,
        write: Hall::Remove,
    };
    store.write(remove).await.expect("removed");
    assert_eq!(store.table("t4").await, Ok(None));
}

async fn one_node_keeps_the_house(store: &dyn Store) {
    let halls = store.halls();
    let first = halls.beat("one", false).await.expect("there");
    assert!(first.keeps);
    tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    let other = halls.beat("two", false).await.expect("there");
    assert!(!other.keeps, "the other is still there");
    assert!(other.time >= first.time + 50, "{first:?} {other:?}");
    assert!(halls.beat("one", false).await.expect("there").keeps);
    halls.rest("one").await.expect("gone");
    let now = halls.beat("two", false).await.expect("there");
    assert!(now.keeps && now.time >= other.time);
    tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    let reopened = halls.beat("two", true).await.expect("there");
    assert!(reopened.time < now.time + 60, "it was closed meanwhile");
    tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    let newcomer = halls.beat("three", true).await.expect("there");
    assert!(
        !newcomer.keeps && newcomer.time >= reopened.time + 50,
        "it was not"
    );
}
