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
