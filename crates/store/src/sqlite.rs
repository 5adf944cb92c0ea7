//! The SQLite form: one file, write-ahead log, every commit flushed to the disk.

use crate::base::{Base, Line, Value, migrations, sql};
use crate::group::Writer;
use crate::looking::Glass;
use crate::pen::Pen;
use crate::{Book, Trouble};
use async_trait::async_trait;
use rusqlite::OpenFlags;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqlSafeStr, SqlStr, SqlitePool};
use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;

/// How long a connection waits for another one.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Statements kept ready.
const READY: usize = 64;
/// Connections for reading lists.
const READERS: u32 = 4;

/// A data file.
pub struct Sqlite {
    read: SqlitePool,
    look: Glass,
}

impl Sqlite {
    /// Opens the data file, makes it if it is missing, brings it up to date.
    pub async fn open(path: &Path) -> Result<Book, Trouble> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .statement_cache_capacity(READY);
        let mut first = options.connect().await?;
        migrations(sql)
            .run(&mut first)
            .await
            .map_err(|why| Trouble::Failed(why.to_string()))?;
        first.close().await?;
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await?;
        let look = Glass::over(path)?;
        let writer = Writer::on_thread(Pen::take(path)?)?;
        Ok(Book::new(Sqlite { read, look }, writer))
    }
}

/// A connection for whoever works at once, on his own thread.
pub fn connect(path: &Path, flags: OpenFlags) -> Result<rusqlite::Connection, Trouble> {
    let connection = rusqlite::Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(READY);
    Ok(connection)
}

/// A statement in this form's words.
pub fn translated(sql: &str) -> Cow<'_, str> {
    match sql.contains("{now}") {
        true => {
            let now = "cast(unixepoch('subsec') * 1000 as integer)";
            sql.replace("{now}", now).into()
        }
        false => sql.into(),
    }
}

fn query<'q>(sql: SqlStr, values: &[Value<'_>]) -> Query<'q, sqlx::Sqlite, SqliteArguments> {
    let sql = match translated(sql.as_str()) {
        Cow::Owned(sql) => AssertSqlSafe(sql).into_sql_str(),
        Cow::Borrowed(_) => sql,
    };
    let query = sqlx::query(sql);
    values.iter().fold(query, |query, value| match value {
        Value::Int(n) => query.bind(n),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}

#[async_trait]
impl Base for Sqlite {
    async fn read(&self, sql: SqlStr, values: &[Value<'_>]) -> Result<Vec<Line>, Trouble> {
        let rows = query(sql, values).fetch_all(&self.read).await?;
        Ok(rows.into_iter().map(Line::Sqlite).collect())
    }

    async fn look(&self, sql: SqlStr, values: &[Value<'_>]) -> Result<Vec<Line>, Trouble> {
        self.look.look(sql.as_str(), values)
    }
}
