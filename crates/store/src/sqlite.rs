//! The SQLite form: one file, write-ahead log, every commit flushed to the disk.

use crate::base::{Base, Hand, Line, Value, migrations, sql};
use crate::group::{Job, carry_out_all};
use crate::{Book, Trouble};
use async_trait::async_trait;
use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr, SqliteConnection, SqlitePool};
use std::path::Path;
use std::time::Duration;

/// Connections for reading. Reads are short: few are needed.
const READERS: u32 = 4;

/// A data file.
pub struct Sqlite {
    read: SqlitePool,
    write: SqlitePool,
}

impl Sqlite {
    /// Opens the data file, makes it if it is missing, brings it up to date.
    pub async fn open(path: &Path) -> Result<Book, Trouble> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is deleted is overwritten: somebody may have asked to be forgotten.
            .pragma("secure_delete", "on")
            .busy_timeout(Duration::from_secs(10))
            .statement_cache_capacity(64);
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
        migrations(sql)
            .run(&write)
            .await
            .map_err(|why| Trouble::Failed(why.to_string()))?;
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Book::on(Sqlite { read, write }))
    }
}

fn query<'q>(sql: SqlStr, values: &[Value<'_>]) -> Query<'q, sqlx::Sqlite, SqliteArguments> {
    let sql = match sql.as_str().contains("{now}") {
        true => {
            let now = "cast(unixepoch('subsec') * 1000 as integer)";
            AssertSqlSafe(sql.as_str().replace("{now}", now)).into_sql_str()
        }
        false => sql,
    };
    let query = sqlx::query(sql);
    values.iter().fold(query, |query, value| match value {
        Value::Int(n) => query.bind(n),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}

#[async_trait]
impl Hand for SqliteConnection {
    async fn run(&mut self, sql: SqlStr, values: &[Value<'_>]) -> Result<u64, Trouble> {
        let done = query(sql, values).execute(self).await?;
        Ok(done.rows_affected())
    }
}

#[async_trait]
impl Base for Sqlite {
    async fn read(&self, sql: SqlStr, values: &[Value<'_>]) -> Result<Vec<Line>, Trouble> {
        let rows = query(sql, values).fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(Line::Sqlite).collect())
    }

    async fn commit(&self, jobs: &[Job]) -> Result<(), Trouble> {
        let mut transaction = self.write.begin().await?;
        carry_out_all(jobs, &mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }
}
