//! The PostgreSQL store keeps the contract, on a real server.

use services::PostgresServer as Server;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::contract::{Opens, every_promise};
use store::{Postgres, Sqlite, Store, StoreError};

struct Database(String);

#[async_trait::async_trait(?Send)]
impl Opens for Database {
    async fn open(&mut self) -> Arc<dyn Store> {
        Arc::new(Postgres::open(&self.0).await.expect("it opens"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_postgres_store_keeps_every_promise() {
    let server = Server::start();
    every_promise(&mut Database(server.url())).await;
    the_schemas_are_in_step(&server.url()).await;
}

/// Every table and column of the one is in the other.
async fn the_schemas_are_in_step(url: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("house.db");
    Sqlite::open(&file).await.expect("it opens");
    let file = rusqlite::Connection::open(&file).expect("a file");
    let select = "select m.name, c.name from sqlite_master m, pragma_table_info(m.name) c \
                  where m.type = 'table'";
    let mut here = file.prepare(select).expect("a statement");
    let here = here.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    let here = here
        .expect("readable")
        .collect::<Result<BTreeSet<(String, String)>, _>>();
    let here = here.expect("readable");
    let pool = sqlx::PgPool::connect(url).await.expect("a server");
    let there: Vec<(String, String)> = sqlx::query_as(
        "select table_name::text, column_name::text from information_schema.columns \
         where table_schema = 'public' and table_name not like '\\_sqlx%'",
    )
    .fetch_all(&pool)
    .await
    .expect("readable");
    let there: BTreeSet<(String, String)> = there.into_iter().collect();
    assert!(here.len() > 50, "{here:?}");
    assert_eq!(here, there);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_told_from_one_that_fails() {
    let mut server = Server::start();
    let store = Postgres::open(&server.url()).await.expect("it opens");
    server.stop();
    let written = store.tables().beat("one", false).await;
    assert!(matches!(written, Err(StoreError::Away(_))), "{written:?}");
    let read = store.playing().await;
    assert!(matches!(read, Err(StoreError::Away(_))), "{read:?}");
    server.resume();
    assert_eq!(store.playing().await, Ok(vec![]));
    store.tables().beat("one", false).await.expect("it is back");
}
