//! What every store must do: `people.rs` about people, `nodes.rs` about houses with several
//! nodes, here the rest. An implementation's tests call [`every_promise`] with a way
//! to open the same store again.

mod nodes;
mod people;

use crate::halls::{Hall, Tick};
use crate::{Guest, Place, Sitter, Slip, Stage, Store, Table, Trouble, Write};
use std::sync::Arc;
use std::time::Duration;
use tabletop::luck::Secret;
use tabletop::{Act, Row, Seat};

/// Opens the store under test; every call opens the same one.
pub type Open<'a> = &'a mut dyn Opens;

/// A way to open the store under test.
#[async_trait::async_trait(?Send)]
pub trait Opens {
    async fn open(&mut self) -> Arc<dyn Store>;
}

fn guest(id: &str) -> Guest {
    Guest {
        id: id.into(),
        name: "Lucky Magpie".into(),
        created: 1,
        epoch: 0,
        seen: 1,
        gone: false,
        claimed: false,
    }
}

fn secret() -> Secret {
    Secret::new([7; 32])
}

fn table(id: &str, created: i64) -> Table {
    let anna = Place {
        sitter: Some(Sitter::Guest("anna".into())),
        ..Place::default()
    };
    Table {
        id: id.into(),
        game: "kuhn".into(),
        rules_version: 1,
        options: "{}".into(),
        host: "anna".into(),
        stage: Stage::Lobby,
        created,
        commitment: secret().commitment(),
        result: None,
        rematch: None,
        places: vec![anna, Place::default()],
        ways: "{}".into(),
        open: false,
        tick: Tick::default(),
        request: None,
        version: 0,
        changes: 0,
    }
}

fn row(code: u32) -> Row {
    Row {
        by: Some(Seat(0)),
        act: Act::Play(code),
        picks: vec![code, 300],
        digest: u16::MAX - code as u16,
    }
}

fn deal() -> Row {
    Row {
        by: None,
        act: Act::Deal,
        picks: vec![1, 2, 3],
        digest: 5,
    }
}

fn decide(table: &str, first: u32, rows: Vec<Row>, id: Option<&str>) -> Write {
    Write::Decide {
        table: table.into(),
        first,
        rows,
        ids: id.map(|id| (first, id.into())).into_iter().collect(),
        result: None,
        tick: None,
        due_stays: false,
    }
}

/// All of it, in one go: opening is what takes time.
pub async fn every_promise(open: Open<'_>) {
    let store = open.open().await;
    guests_are_kept(&*store).await;
    tables_are_kept(&*store).await;
    rows_are_unique_and_in_order(&*store).await;
    a_submission_is_all_or_none(&*store).await;
    a_write_is_told_when_the_disk_works_on_it(&*store).await;
    writes_at_once_do_not_spoil_each_other(&store).await;
    an_end_is_kept(&*store).await;
    tables_that_wait_for_her_come_first(&*store).await;
    people::everything_about_people(&*store).await;
    nodes::everything_about_nodes(&*store).await;
    let before = store.key("cookie", [1; 32]).await.expect("a key");
    drop(store);
    let store = open.open().await;
    assert_eq!(store.key("cookie", [2; 32]).await, Ok(before));
    let rows = store.rows("t1").await.expect("rows");
    assert_eq!(rows, vec![deal(), row(1), row(2), row(3)]);
    let kept = store.secret("t1").await.expect("readable").expect("kept");
    assert_eq!(kept.commitment(), secret().commitment());
}

async fn guests_are_kept(store: &dyn Store) {
    let anna = guest("anna");
    store
        .write(Write::NewGuest(anna.clone()))
        .await
        .expect("new");
    assert_eq!(store.guest("anna").await, Ok(Some(anna)));
    assert_eq!(store.guest("bert").await, Ok(None));
    let rename = Write::Rename {
        guest: "anna".into(),
        name: "Anna".into(),
    };
    store.write(rename).await.expect("renamed");
    let now = store.guest("anna").await.expect("readable").expect("there");
    assert_eq!(now.name, "Anna");
    let again = store.write(Write::NewGuest(guest("anna"))).await;
    assert_eq!(again, Err(Trouble::Taken));
}

async fn tables_are_kept(store: &dyn Store) {
    for (id, created) in [("t1", 10), ("t2", 20)] {
        let write = Write::NewTable {
            table: table(id, created),
            secret: secret(),
        };
        store.write(write).await.expect("a new table");
    }
    assert_eq!(store.table("t1").await, Ok(Some(table("t1", 10))));
    assert_eq!(store.table("nowhere").await, Ok(None));
    let bot = Place {
        sitter: Some(Sitter::Bot("random".into())),
        luck: Some("dice".into()),
        ..Place::default()
    };
    let sit = Write::Sit {
        table: "t1".into(),
        version: 0,
        seat: Seat(1),
        place: bot.clone(),
        at: 15,
    };
    store.write(sit).await.expect("seated");
    let now = store.table("t1").await.expect("readable").expect("there");
    assert_eq!((&now.places[1], now.tick.touched), (&bot, 15));
    let mine = store.tables_of("anna", 10).await.expect("readable");
    let ids: Vec<&str> = mine.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["t2", "t1"]);
    assert_eq!(store.tables_of("bert", 10).await, Ok(vec![]));
}

async fn rows_are_unique_and_in_order(store: &dyn Store) {
    let begin = Write::Begin {
        table: "t1".into(),
        version: 1,
        luck: vec!["one".into(), "two".into()],
        deal: deal(),
        tick: Tick::default(),
    };
    store.write(begin).await.expect("begun");
    let now = store.table("t1").await.expect("readable").expect("there");
    assert_eq!(now.stage, Stage::Playing);
    assert_eq!(now.places[0].luck.as_deref(), Some("one"));
    assert_eq!(store.playing().await, Ok(vec!["t1".to_owned()]));
    let first = decide("t1", 1, vec![row(1)], Some("a"));
    store.write(first).await.expect("decided");
    let late = store.write(decide("t1", 1, vec![row(9)], None)).await;
    assert_eq!(late, Err(Trouble::Taken));
    let rows = store.rows("t1").await.expect("rows");
    assert_eq!(rows, vec![deal(), row(1)]);
}

async fn a_submission_is_all_or_none(store: &dyn Store) {
    let taken = vec![(Seat(0), "a".to_owned(), 1)];
    assert_eq!(store.submissions("t1").await, Ok(taken));
    assert_eq!(store.submissions("t2").await, Ok(vec![]));
    let late = decide("t1", 1, vec![row(8), row(9)], Some("late"));
    assert_eq!(store.write(late).await, Err(Trouble::Taken));
    assert_eq!(store.rows("t1").await.expect("rows").len(), 2);
    let taken = vec![(Seat(0), "a".to_owned(), 1)];
    assert_eq!(store.submissions("t1").await, Ok(taken));
}

/// Decisions that arrive together share a commit; one that collides fails alone.
async fn writes_at_once_do_not_spoil_each_other(store: &Arc<dyn Store>) {
    let writes = [
        decide("t1", 2, vec![row(2), row(3)], Some("b")),
        decide("t1", 1, vec![row(9)], Some("c")),
        Write::Rename {
            guest: "anna".into(),
            name: "Anna II".into(),
        },
    ];
    let tasks = writes.map(|write| {
        let store = store.clone();
        tokio::spawn(async move { store.write(write).await })
    });
    let mut results = Vec::new();
    for task in tasks {
        results.push(task.await.expect("no panic"));
    }
    assert_eq!(results, [Ok(()), Err(Trouble::Taken), Ok(())]);
    let taken = vec![(Seat(0), "a".to_owned(), 1), (Seat(0), "b".to_owned(), 2)];
    assert_eq!(store.submissions("t1").await, Ok(taken));
}

async fn an_end_is_kept(store: &dyn Store) {
    let begin = Write::Begin {
        table: "t2".into(),
        version: 0,
        luck: vec![String::new(), String::new()],
        deal: deal(),
        tick: Tick::default(),
    };
    store.write(begin).await.expect("begun");
    let end = Write::Decide {
        table: "t2".into(),
        first: 1,
        rows: vec![row(1)],
        ids: vec![],
        result: Some("{\"scores\":[1,0]}".into()),
        tick: None,
        due_stays: false,
    };
    store.write(end).await.expect("ended");
    let rematch = Write::Rematch {
        table: "t2".into(),
        version: 1,
        next: table("t2again", 30),
        secret: secret(),
    };
    store.write(rematch.clone()).await.expect("rematch");
    assert_eq!(store.table("t2again").await, Ok(Some(table("t2again", 30))));
    assert_eq!(store.write(rematch).await, Err(Trouble::Taken), "one alone");
    let now = store.table("t2").await.expect("readable").expect("there");
    assert_eq!(now.stage, Stage::Over);
    assert_eq!(now.result.as_deref(), Some("{\"scores\":[1,0]}"));
    assert_eq!(now.rematch.as_deref(), Some("t2again"));
    let cleared = Write::Hall {
        table: "t2again".into(),
        version: 0,
        write: Hall::Remove,
    };
    store.write(cleared).await.expect("cleared");
    let now = store.table("t2").await.expect("readable").expect("there");
    assert_eq!(now.rematch, None);
    assert_eq!(store.playing().await, Ok(vec!["t1".to_owned()]));
}

/// Whoever waits for the disk knows that there is nothing else to wait for.
async fn a_write_is_told_when_the_disk_works_on_it(store: &dyn Store) {
    let slip = Slip::of(Write::NewGuest(guest("flora")));
    let (written, told) = tokio::join!(
        store.put(slip.clone()),
        tokio::time::timeout(Duration::from_secs(10), slip.flushing())
    );
    assert_eq!((written, told.is_ok()), (Ok(()), true));
    assert!(!slip.amend(|_| panic!("it is too late")));
}

/// However many newer ones there are: nobody else's turn counts, and no game that is over.
async fn tables_that_wait_for_her_come_first(store: &dyn Store) {
    store
        .write(Write::NewGuest(guest("ella")))
        .await
        .expect("new");
    let seats = |at: usize| {
        let mut places = vec![Place::default(); 3];
        places[at].sitter = Some(Sitter::Guest("ella".into()));
        places
    };
    // Her seat, whom the table waits for as bits, and whether it goes on.
    let laid = [
        ("w1", 2, 0b100, true),
        ("w2", 1, 0b101, true),
        ("w3", 0, 0b001, false),
        ("w4", 1, 0b111, true),
        ("w5", 0, 0b000, true),
    ];
    for (created, (id, seat, waiting, goes_on)) in (100..).zip(laid) {
        let mut table = table(id, created);
        table.places = seats(seat);
        let secret = secret();
        let new = store.write(Write::NewTable { table, secret });
        new.await.expect("a new table");
        let begin = Write::Begin {
            table: id.into(),
            version: 0,
            luck: vec![String::new(); 3],
            deal: deal(),
            tick: Tick {
                waiting,
                ..Tick::default()
            },
        };
        store.write(begin).await.expect("begun");
        let end = Write::Decide {
            table: id.into(),
            first: 1,
            rows: vec![row(1)],
            ids: vec![],
            result: (!goes_on).then(|| "{}".into()),
            tick: None,
            due_stays: false,
        };
        store.write(end).await.expect("decided");
    }
    let ids = |tables: Vec<Table>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    let all = store.tables_of("ella", 10).await.expect("readable");
    assert_eq!(ids(all), ["w4", "w1", "w5", "w3", "w2"]);
    let some = store.tables_of("ella", 2).await.expect("readable");
    assert_eq!(ids(some), ["w4", "w1"]);
}
