//! The SQLite store keeps the contract.

use std::path::PathBuf;
use std::sync::Arc;
use store::contract::{Opens, every_promise};
use store::{Sqlite, Store};

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
