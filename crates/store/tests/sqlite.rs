//! The SQLite store keeps the contract.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqlSafeStr};
use std::path::PathBuf;
use std::sync::Arc;
use store::contract::{Opens, every_promise};
use store::{Sitter, Sqlite, Stage, Store, Write};
use tabletop::{Act, Row, Seat};

struct File(PathBuf);

#[async_trait::async_trait(?Send)]
impl Opens for File {
    async fn open(&mut self) -> Arc<dyn Store> {
        Arc::new(Sqlite::open(&self.0).await.expect("it opens"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sqlite_store_keeps_every_promise() {
    let folder = tempfile::tempdir().expect("a folder");
    every_promise(&mut File(folder.path().join("house.db"))).await;
}

#[tokio::test]
async fn a_file_that_is_no_data_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Madam, this is not a data file. ".repeat(100)).expect("written");
    assert!(Sqlite::open(&path).await.is_err());
}

/// A file as the first house left it, with a game in it: brought up to date, it goes on.
#[tokio::test]
async fn a_data_file_of_the_oldest_schema_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.db");
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true);
    let mut old = options.connect().await.expect("a file");
    let first = include_str!("../migrations/1_house.sql").into_sql_str();
    let first = Migration::new(1, "house".into(), MigrationType::Simple, first, false);
    let first = Migrator::with_migrations(vec![first]);
    first.run(&mut old).await.expect("made");
    let act = |act: &Act| postcard::to_allocvec(act).expect("written");
    let picks = |picks: &[u32]| postcard::to_allocvec(picks).expect("written");
    for sql in [
        "insert into house values ('cookie', zeroblob(32))",
        "insert into guests values ('anna', 'Anna', 5)",
        "insert into tables values ('t1', 'kuhn', 1, 2, '{}', 'anna', 1, 7, zeroblob(32), null, null)",
        "insert into secrets values ('t1', zeroblob(32))",
        "insert into seats values ('t1', 0, 'anna', null, 'dice'), ('t1', 1, null, 'random', 'x')",
        "insert into submissions values ('t1', 0, 'id-1', 1)",
    ] {
        sqlx::query(sql).execute(&mut old).await.expect(sql);
    }
    for (ply, by, act, picks) in [
        (0, None, act(&Act::Deal), picks(&[2, 1])),
        (1, Some(0), act(&Act::Play(3)), picks(&[])),
    ] {
        sqlx::query("insert into decisions values ('t1', ?, ?, ?, ?, 9)")
            .bind(ply)
            .bind(by)
            .bind(act)
            .bind(picks)
            .execute(&mut old)
            .await
            .expect("a row");
    }
    old.close().await.expect("closed");

    let store = Sqlite::open(&path).await.expect("it opens");
    assert_eq!(store.key("cookie", [1; 32]).await, Ok([0; 32]));
    let anna = store.guest("anna").await.expect("read").expect("there");
    assert_eq!((anna.name.as_str(), anna.created), ("Anna", 5));
    assert!(!anna.gone && !anna.claimed);
    let table = store.table("t1").await.expect("read").expect("there");
    assert_eq!((table.stage, table.host.as_str()), (Stage::Playing, "anna"));
    assert_eq!(table.places[0].sitter, Some(Sitter::Guest("anna".into())));
    assert_eq!(table.places[1].sitter, Some(Sitter::Bot("random".into())));
    assert_eq!((table.ways.as_str(), table.open), ("{}", false));
    assert_eq!(store.playing().await, Ok(vec!["t1".to_owned()]));
    let row = |by, act, picks| Row {
        by,
        act,
        picks,
        digest: 9,
    };
    let rows = [
        row(None, Act::Deal, vec![2, 1]),
        row(Some(Seat(0)), Act::Play(3), vec![]),
    ];
    assert_eq!(store.rows("t1").await, Ok(rows.to_vec()));
    let taken = vec![(Seat(0), "id-1".to_owned(), 1)];
    assert_eq!(store.submissions("t1").await, Ok(taken));
    assert!(store.secret("t1").await.expect("read").is_some());
    // And it is written to like any other.
    let next = Write::Decide {
        table: "t1".into(),
        first: 2,
        rows: vec![row(Some(Seat(1)), Act::Play(1), vec![])],
        ids: vec![(2, "id-2".into())],
        result: None,
        tick: None,
        due_stays: false,
    };
    store.write(next).await.expect("written");
    assert_eq!(store.rows("t1").await.map(|rows| rows.len()), Ok(3));
}

/// SQLite no longer carries it over by itself.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_does_not_grow_without_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.db");
    let log = folder.path().join("house.db-wal");
    let store = Sqlite::open(&path).await.expect("it opens");
    let mut sizes = Vec::new();
    for number in 0..12_000 {
        let key = [number as u8; 32];
        let kept = store.key(&format!("key {number}"), key).await;
        assert_eq!(kept, Ok(key));
        if number % 6000 == 5999 {
            let log = std::fs::metadata(&log).expect("there is a log");
            sizes.push(log.len());
        }
    }
    assert!(sizes[1] < sizes[0] * 3 / 2, "{sizes:?} bytes");
    drop(store);
    let again = Sqlite::open(&path).await.expect("it opens");
    assert_eq!(again.key("key 7", [0; 32]).await, Ok([7; 32]));
}
