//! The SQLite store keeps the contract, and does with its file what it must.

use rusqlite::{Connection, params};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::contract::{Opens, every_promise, guest};
use store::people::PersonWrite;
use store::{
    Draft, FORMAT, Revision, Sitter, SqlStore, Sqlite, Stage, Store, StoreError, Write, backup,
};
use tabletop::{Act, Row, Seat};
use tempfile::TempDir;

struct File(PathBuf);

#[async_trait::async_trait(?Send)]
impl Opens for File {
    async fn open(&mut self) -> Arc<dyn Store> {
        Arc::new(open(&self.0).await)
    }
}

async fn open(path: &Path) -> SqlStore {
    Sqlite::open(path).await.expect("it opens")
}

/// The sentence with which it is refused.
async fn refusal(path: &Path) -> String {
    match Sqlite::open(path).await {
        Ok(_) => panic!("it opens"),
        Err(why) => why.to_string(),
    }
}

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.db");
    (folder, path)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sqlite_store_keeps_every_promise() {
    let (_folder, path) = folder();
    every_promise(&mut File(path)).await;
}

#[tokio::test]
async fn a_file_that_is_no_data_file_is_refused() {
    let (folder, path) = folder();
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Madam, this is not a data file. ".repeat(100)).expect("written");
    assert!(refusal(&letter).await.contains("not a database"));
    let other = Connection::open(&path).expect("a file");
    let create = other.execute_batch("create table recipes (name text)");
    create.expect("another program's table");
    assert!(refusal(&path).await.contains("not a data file of Parure"));
}

const MIGRATIONS: [(u32, &str); 5] = [
    (1, include_str!("../migrations/1_house.sql")),
    (10, include_str!("../migrations/10_people.sql")),
    (11, include_str!("../migrations/11_tables.sql")),
    (20, include_str!("../migrations/20_nodes.sql")),
    (30, include_str!("../migrations/30_submissions.sql")),
];

/// A data file as it was written when sqlx ran the migrations, so many of them.
fn made_by_sqlx(path: &Path, migrations: usize) -> Connection {
    let file = Connection::open(path).expect("a file");
    let noted = "pragma journal_mode = wal; create table _sqlx_migrations (
        version bigint primary key,
        description text not null,
        installed_on timestamp not null default current_timestamp,
        success boolean not null,
        checksum blob not null,
        execution_time bigint not null
    );";
    file.execute_batch(noted).expect("a table");
    for (number, sql) in &MIGRATIONS[..migrations] {
        file.execute_batch(sql).expect("migrated");
        let note = "insert into _sqlx_migrations values (?, 'x', current_timestamp, 1, x'00', 1)";
        file.execute(note, [number]).expect("noted");
    }
    file
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", path.display()))
}

fn format_of(path: &Path) -> u32 {
    let file = Connection::open(path).expect("a file");
    let format = file.pragma_query_value(None, "user_version", |row| row.get(0));
    format.expect("a number")
}

fn play(ply: u32, code: u32) -> Draft {
    Draft {
        table: "t1".into(),
        based_on: Revision {
            rows: ply,
            ..Revision::default()
        },
        rows: vec![row(Some(Seat(1)), Act::Play(code), vec![])],
        ids: vec![(ply, format!("id-{ply}"))],
        schedule: None,
        result: None,
        changes: vec![],
    }
}

fn row(by: Option<Seat>, act: Act, picks: Vec<u32>) -> Row {
    Row {
        by,
        act,
        picks,
        digest: 9,
    }
}

/// A file of the first format, with a game in it: brought up to date, it goes on.
#[tokio::test]
async fn a_data_file_of_the_oldest_format_is_upgraded() {
    let (_folder, path) = folder();
    let old = made_by_sqlx(&path, 1);
    let content = "insert into house values ('cookie', zeroblob(32));
        insert into guests values ('anna', 'Anna', 5);
        insert into tables values
            ('t1', 'kuhn', 1, 2, '{}', 'anna', 1, 7, zeroblob(32), null, null);
        insert into secrets values ('t1', zeroblob(32));
        insert into seats values
            ('t1', 0, 'anna', null, 'dice'), ('t1', 1, null, 'random', 'x');
        insert into submissions values ('t1', 0, 'id-1', 1);";
    old.execute_batch(content).expect("a game");
    for (ply, by, act, picks) in [
        (0, None, Act::Deal, vec![2, 1]),
        (1, Some(0), Act::Play(3), vec![]),
    ] {
        let act = postcard::to_allocvec(&act).expect("written");
        let picks = postcard::to_allocvec::<Vec<u32>>(&picks).expect("written");
        let insert = "insert into decisions values ('t1', ?, ?, ?, ?, 9)";
        let inserted = old.execute(insert, params![ply, by, act, picks]);
        inserted.expect("a row");
    }
    drop(old);

    let store = open(&path).await;
    assert_eq!(store.key("cookie", [1; 32]).await, Ok([0; 32]));
    let anna = store.guest("anna").await.expect("read").expect("there");
    assert_eq!((anna.name.as_str(), anna.created), ("Anna", 5));
    assert!(!anna.gone && !anna.claimed);
    let table = store.table("t1").await.expect("read").expect("there");
    assert_eq!((table.stage, table.host.as_str()), (Stage::Playing, "anna"));
    assert_eq!(table.places[0].sitter, Some(Sitter::Guest("anna".into())));
    assert_eq!(table.places[1].sitter, Some(Sitter::Bot("random".into())));
    assert_eq!((table.settings.as_str(), table.open), ("{}", false));
    assert_eq!(store.playing().await, Ok(vec!["t1".to_owned()]));
    let rows = vec![
        row(None, Act::Deal, vec![2, 1]),
        row(Some(Seat(0)), Act::Play(3), vec![]),
    ];
    assert_eq!(store.rows("t1").await, Ok(rows));
    let taken = vec![(Seat(0), "id-1".to_owned(), 1)];
    assert_eq!(store.submissions("t1").await, Ok(taken));
    assert!(store.secret("t1").await.expect("read").is_some());
    // And it is written to like any other.
    let written = store.write(Write::Table(Box::new(play(2, 1)))).await;
    written.expect("written");
    assert_eq!(store.rows("t1").await.map(|rows| rows.len()), Ok(3));
    drop(store);

    assert_eq!(format_of(&path), FORMAT);
    let before = beside(&path, &format!(".before-format-{FORMAT}"));
    assert_private(&before);
    let before = Connection::open(before).expect("a copy from before");
    let rows = before.query_row("select count(*) from decisions", [], |row| row.get(0));
    assert_eq!(rows, Ok(2));
    let newer = before.prepare("select client_id from decisions");
    assert!(newer.is_err(), "it is as it was");
}

#[tokio::test]
async fn a_data_file_of_the_last_sqlx_version_is_upgraded_like_any_other() {
    let (_folder, path) = folder();
    // The last one that was made with sqlx.
    let old = made_by_sqlx(&path, 5);
    let insert = "insert into guests (id, name, created) values ('anna', 'Anna', 5)";
    old.execute(insert, []).expect("a guest");
    drop(old);
    let store = open(&path).await;
    assert!(store.guest("anna").await.expect("read").is_some());
    drop(store);
    assert_eq!(format_of(&path), FORMAT);
    let copies = std::fs::read_dir(path.parent().expect("a folder")).expect("readable");
    let mut names = copies.map(|entry| entry.expect("readable").file_name());
    let copied = names.any(|name| name.to_string_lossy().contains("before-format"));
    assert!(copied, "as it was before");
    assert!(
        open(&path)
            .await
            .guest("anna")
            .await
            .is_ok_and(|anna| anna.is_some())
    );
}

#[tokio::test]
async fn a_data_file_of_a_newer_format_is_refused() {
    let (_folder, path) = folder();
    drop(open(&path).await);
    let file = Connection::open(&path).expect("a file");
    let newer = file.pragma_update(None, "user_version", FORMAT + 1);
    newer.expect("changed");
    drop(file);
    let why = refusal(&path).await;
    let (theirs, ours) = (FORMAT + 1, FORMAT);
    assert!(
        why.contains(&format!("(format {theirs}, this program knows {ours})")),
        "{why}"
    );
}

#[tokio::test]
async fn a_data_file_serves_one_house() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let other = store.clone();
    drop(store);
    let why = refusal(&path).await;
    assert!(
        why.contains("another house has this data file open"),
        "{why}"
    );
    other.check().await.expect("it still writes");
    drop(other);
    let store = open(&path).await;
    store.close().await.expect("closed");
    open(&path).await.check().await.expect("it can write");
}

#[cfg(unix)]
fn assert_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let found = std::fs::metadata(path).expect("it is there");
    let mode = found.permissions().mode() & 0o777;
    assert_eq!(mode, 0o600, "{}", path.display());
}

#[cfg(not(unix))]
fn assert_private(_: &Path) {}

#[tokio::test]
async fn nobody_else_can_read_the_files() {
    let (folder, path) = folder();
    let store = open(&path).await;
    let new = store.write(Write::NewGuest(guest("anna")));
    new.await.expect("written");
    let copy = folder.path().join("copy.db");
    backup(&path, &copy).await.expect("copied while in use");
    for path in [&path, &beside(&path, "-wal"), &beside(&path, "-shm"), &copy] {
        assert_private(path);
    }
    let anna = open(&copy).await.guest("anna").await;
    assert_eq!(anna, Ok(Some(guest("anna"))));
}

#[tokio::test]
async fn a_backup_overwrites_nothing() {
    let (folder, path) = folder();
    let _store = open(&path).await;
    let copy = folder.path().join("copy.db");
    std::fs::write(&copy, "something else").expect("written");
    assert!(backup(&path, &copy).await.is_err());
    assert_eq!(
        std::fs::read(&copy).expect("still there"),
        b"something else"
    );
    let none = folder.path().join("none.db");
    let copy = folder.path().join("other.db");
    assert!(backup(&none, &copy).await.is_err());
    assert!(!none.exists() && !copy.exists());
}

#[tokio::test]
async fn what_is_closed_is_in_one_file() {
    let (folder, path) = folder();
    let store = open(&path).await;
    let new = store.write(Write::NewGuest(guest("anna")));
    new.await.expect("written");
    assert_eq!(store.playing().await, Ok(vec![]));
    store.close().await.expect("closed");
    assert!(!beside(&path, "-wal").exists());
    let copy = folder.path().join("copy.db");
    std::fs::copy(&path, &copy).expect("copied");
    let anna = open(&copy).await.guest("anna").await;
    assert_eq!(anna, Ok(Some(guest("anna"))));
    let late = store.write(Write::NewGuest(guest("bert"))).await;
    assert_eq!(late, Err(StoreError::Failed("the store is closed".into())));
}

#[tokio::test]
async fn who_is_forgotten_is_gone_from_the_files() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let mut anna = guest("anna");
    anna.name = "Xanthippe".into();
    let new = store.write(Write::NewGuest(anna));
    new.await.expect("written");
    let named = || {
        let file = std::fs::read(&path).expect("readable");
        let log = std::fs::read(beside(&path, "-wal")).expect("readable");
        [file, log]
            .concat()
            .windows(9)
            .any(|bytes| bytes == b"Xanthippe")
    };
    assert!(named());
    let guest = "anna".to_owned();
    let forget = store.write(Write::Person(PersonWrite::Forget { guest }));
    forget.await.expect("forgotten");
    assert!(!named());
}

#[tokio::test]
async fn the_log_does_not_grow_without_end() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let new = store.write(Write::NewGuest(guest("anna")));
    new.await.expect("written");
    for letter in ["a", "b"].repeat(50) {
        let rename = Write::Rename {
            guest: "anna".into(),
            name: letter.repeat(1_000_000),
        };
        store.write(rename).await.expect("written");
    }
    let log = std::fs::metadata(beside(&path, "-wal"));
    let size = log.expect("there is a log").len();
    assert!(
        size < 50_000_000,
        "100 MB were written, {size} are in the log"
    );
    drop(store);
    let anna = open(&path).await.guest("anna").await;
    let anna = anna.expect("readable").expect("there");
    assert_eq!(anna.name.len(), 1_000_000);
}
