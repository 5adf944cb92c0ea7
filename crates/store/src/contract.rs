//! What every store must do: `people.rs` about people, `nodes.rs` about servers with several
//! nodes, here the rest. An implementation's tests call [`every_promise`] with a way
//! to open the same store again.

mod nodes;
mod people;

use crate::{
    Change, Draft, Place, Revision, SavedGuest, SavedTable, Schedule, Sitter, Stage, Store,
    StoreError, Write,
};
use std::sync::Arc;
use tabletop::luck::Secret;
use tabletop::{Act, Row, Seat};

/// Opens the store under test; every call opens the same one.
pub type Open<'a> = &'a mut dyn Opens;

/// A way to open the store under test.
#[async_trait::async_trait(?Send)]
pub trait Opens {
    async fn open(&mut self) -> Arc<dyn Store>;
}

/// A guest who just came.
pub fn guest(id: &str) -> SavedGuest {
    SavedGuest {
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

fn table(id: &str, created: i64) -> SavedTable {
    let anna = Place {
        sitter: Some(Sitter::Guest("anna".into())),
        ..Place::default()
    };
    SavedTable {
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
        settings: "{}".into(),
        open: false,
        schedule: Schedule::default(),
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

/// A draft that is based on so many rows and this version, and says nothing yet.
fn draft(table: &str, rows: u32, version: i64) -> Draft {
    Draft {
        table: table.into(),
        based_on: Revision {
            rows,
            version,
            changes: 0,
        },
        rows: vec![],
        ids: vec![],
        schedule: None,
        result: None,
        changes: vec![],
    }
}

/// Rows from `first` on that change nothing else.
fn decide(table: &str, first: u32, rows: Vec<Row>, id: Option<&str>) -> Draft {
    Draft {
        rows,
        ids: id.map(|id| (first, id.into())).into_iter().collect(),
        ..draft(table, first, 0)
    }
}

fn change(table: &str, version: i64, change: Change) -> Draft {
    Draft {
        changes: vec![change],
        ..draft(table, 0, version)
    }
}

fn begin(table: &str, version: i64, luck: &[&str], schedule: Schedule) -> Draft {
    let luck = luck.iter().map(|&luck| luck.into()).collect();
    Draft {
        rows: vec![deal()],
        schedule: Some(schedule),
        ..change(table, version, Change::Begin { luck })
    }
}

async fn write(store: &dyn Store, draft: Draft) -> Result<(), StoreError> {
    store.write(Write::Table(Box::new(draft))).await
}

async fn saved(store: &dyn Store, table: &str) -> SavedTable {
    let table = store.table(table).await.expect("readable");
    table.expect("there")
}

async fn new_table(store: &dyn Store, table: SavedTable) {
    let secret = secret();
    let new = store.write(Write::NewTable { table, secret });
    new.await.expect("a new table");
}

/// All of it, in one go: opening is what takes time.
pub async fn every_promise(open: Open<'_>) {
    let store = open.open().await;
    store.check().await.expect("it can write");
    guests_are_saved(&*store).await;
    tables_are_saved(&*store).await;
    rows_are_unique_and_in_order(&*store).await;
    a_submission_is_all_or_none(&*store).await;
    writes_at_once_do_not_spoil_each_other(&store).await;
    an_end_is_saved(&*store).await;
    tables_that_wait_for_her_come_first(&*store).await;
    people::everything_about_people(&*store).await;
    nodes::everything_about_nodes(&*store).await;
    let before = store.key("cookie", [1; 32]).await.expect("a key");
    store.close().await.expect("closed");
    assert_eq!(store.close().await, Ok(()), "again");
    assert!(store.check().await.is_err() && store.playing().await.is_err());
    assert!(store.guest("anna").await.is_err());
    let store = open.open().await;
    assert_eq!(store.key("cookie", [2; 32]).await, Ok(before));
    let room = store.room("t1").await.expect("readable").expect("there");
    assert_eq!(room.rows, [deal(), row(1), row(2), row(3)]);
    let secret = room.secret.expect("saved");
    assert_eq!(secret.commitment(), self::secret().commitment());
    drop(store);
    // Without having been closed.
    let store = open.open().await;
    assert_eq!(store.rows("t1").await, Ok(room.rows));
}

async fn guests_are_saved(store: &dyn Store) {
    let anna = guest("anna");
    let new = store.write(Write::NewGuest(anna.clone()));
    new.await.expect("new");
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
    assert_eq!(again, Err(StoreError::Taken));
}

async fn tables_are_saved(store: &dyn Store) {
    new_table(store, table("t1", 10)).await;
    new_table(store, table("t2", 20)).await;
    assert_eq!(store.table("t1").await, Ok(Some(table("t1", 10))));
    assert_eq!(store.table("nowhere").await, Ok(None));
    assert!(store.room("nowhere").await.expect("readable").is_none());
    let place = Place {
        sitter: Some(Sitter::Bot("random".into())),
        luck: Some("dice".into()),
        ..Place::default()
    };
    let sit = Draft {
        schedule: Some(Schedule {
            touched: 15,
            ..Schedule::default()
        }),
        ..change(
            "t1",
            0,
            Change::Sit {
                seat: Seat(1),
                place: place.clone(),
            },
        )
    };
    write(store, sit).await.expect("seated");
    let now = saved(store, "t1").await;
    assert_eq!((&now.places[1], now.schedule.touched), (&place, 15));
    let mine = store.tables_of("anna", 10).await.expect("readable");
    let ids: Vec<&str> = mine.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["t2", "t1"]);
    assert_eq!(mine[1], now);
    assert_eq!(store.tables_of("bert", 10).await, Ok(vec![]));
}

async fn rows_are_unique_and_in_order(store: &dyn Store) {
    let begin = begin("t1", 1, &["one", "two"], Schedule::default());
    write(store, begin).await.expect("begun");
    let now = saved(store, "t1").await;
    assert_eq!(
        (now.stage, now.version, now.changes),
        (Stage::Playing, 2, 2)
    );
    assert_eq!(now.places[0].luck.as_deref(), Some("one"));
    assert_eq!(store.playing().await, Ok(vec!["t1".to_owned()]));
    let first = decide("t1", 1, vec![row(1)], Some("a"));
    write(store, first).await.expect("decided");
    let late = write(store, decide("t1", 1, vec![row(9)], None)).await;
    assert_eq!(late, Err(StoreError::Taken));
    assert_eq!(store.rows("t1").await, Ok(vec![deal(), row(1)]));
}

async fn a_submission_is_all_or_none(store: &dyn Store) {
    let taken = || Ok(vec![(Seat(0), "a".to_owned(), 1)]);
    assert_eq!(store.submissions("t1").await, taken());
    assert_eq!(store.submissions("t2").await, Ok(vec![]));
    let late = decide("t1", 1, vec![row(8), row(9)], Some("late"));
    assert_eq!(write(store, late).await, Err(StoreError::Taken));
    assert_eq!(store.rows("t1").await.expect("rows").len(), 2);
    assert_eq!(store.submissions("t1").await, taken());
}

/// Writes that arrive together share a commit; one that collides fails alone.
async fn writes_at_once_do_not_spoil_each_other(store: &Arc<dyn Store>) {
    let table = |draft| Write::Table(Box::new(draft));
    let writes = [
        table(decide("t1", 2, vec![row(2), row(3)], Some("b"))),
        table(decide("t1", 1, vec![row(9)], Some("c"))),
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
    assert_eq!(results, [Ok(()), Err(StoreError::Taken), Ok(())]);
    let taken = vec![(Seat(0), "a".to_owned(), 1), (Seat(0), "b".to_owned(), 2)];
    assert_eq!(store.submissions("t1").await, Ok(taken));
}

async fn an_end_is_saved(store: &dyn Store) {
    let begin = begin("t2", 0, &["", ""], Schedule::default());
    write(store, begin).await.expect("begun");
    let end = Draft {
        result: Some("{\"scores\":[1,0]}".into()),
        ..decide("t2", 1, vec![row(1)], None)
    };
    write(store, end).await.expect("ended");
    let rematch = || Change::Rematch {
        next: Box::new(table("t2again", 30)),
        secret: secret(),
    };
    let first = write(store, change("t2", 1, rematch())).await;
    first.expect("a rematch");
    assert_eq!(store.table("t2again").await, Ok(Some(table("t2again", 30))));
    let second = write(store, change("t2", 1, rematch())).await;
    assert_eq!(second, Err(StoreError::Taken), "one alone");
    let now = saved(store, "t2").await;
    assert_eq!(now.stage, Stage::Over);
    assert_eq!(now.result.as_deref(), Some("{\"scores\":[1,0]}"));
    assert_eq!(now.rematch.as_deref(), Some("t2again"));
    let removed = write(store, change("t2again", 0, Change::Remove)).await;
    removed.expect("removed");
    assert_eq!(store.table("t2again").await, Ok(None));
    assert_eq!(saved(store, "t2").await.rematch, None);
    assert_eq!(store.playing().await, Ok(vec!["t1".to_owned()]));
}

/// However many newer ones there are: nobody else's turn counts, and no game that is over.
async fn tables_that_wait_for_her_come_first(store: &dyn Store) {
    let new = store.write(Write::NewGuest(guest("ella")));
    new.await.expect("new");
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
        table.places = vec![Place::default(); 3];
        table.places[seat].sitter = Some(Sitter::Guest("ella".into()));
        new_table(store, table).await;
        let schedule = Schedule {
            waiting,
            ..Schedule::default()
        };
        let begin = begin(id, 0, &["", "", ""], schedule);
        write(store, begin).await.expect("begun");
        let end = Draft {
            result: (!goes_on).then(|| "{}".into()),
            ..decide(id, 1, vec![row(1)], None)
        };
        write(store, end).await.expect("decided");
    }
    let ids = |tables: Vec<SavedTable>| tables.into_iter().map(|table| table.id);
    let all = store.tables_of("ella", 10).await.expect("readable");
    assert!(ids(all).eq(["w4", "w1", "w5", "w3", "w2"]));
    let some = store.tables_of("ella", 2).await.expect("readable");
    assert!(ids(some).eq(["w4", "w1"]));
}
