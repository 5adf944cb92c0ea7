//! A PostgreSQL database that many nodes share.

use crate::SqlStore;
use crate::migrations::MIGRATIONS;
use crate::statement::{Reader, SqlRow, Statement, Value};
use crate::table_sql::MOST_AT_ONCE;
use crate::writer::{Database, Writer, WriterJob, statements};
use async_trait::async_trait;
use room::StoreError;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgArguments, PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Connection, PgPool, SqlSafeStr, SqlStr};
use std::str::FromStr;
use std::time::Duration;
use tokio::time::timeout;

/// Connections of one node for reading.
const READERS: u32 = 8;
/// A database that is not reached within this is away.
const PATIENCE: Duration = Duration::from_secs(3);
/// So is one that has not answered within this. Whether it did what it was asked is then
/// unknown, and has to be read.
const LONGEST: Duration = Duration::from_secs(8);

/// Opens databases.
pub struct Postgres;

impl Postgres {
    /// Opens the database at this address and brings it up to date.
    pub async fn open(url: &str) -> Result<SqlStore, StoreError> {
        let options = PgConnectOptions::from_str(url).map_err(failed)?;
        let options = options
            .application_name("parure")
            .statement_cache_capacity(128);
        let pool = |most| {
            let pool = PgPoolOptions::new().acquire_timeout(PATIENCE);
            pool.max_connections(most)
                .connect_lazy_with(options.clone())
        };
        let (readers, writer) = (pool(READERS), pool(1));
        let migrated = migrator().run(&writer).await;
        migrated.map_err(|why| match why {
            MigrateError::Execute(why) | MigrateError::ExecuteMigration(why, _) => failed(why),
            other => StoreError::Failed(other.to_string()),
        })?;
        let writer = Writer::as_task(PostgresWriter(writer));
        Ok(SqlStore::new(PostgresReader(readers), writer))
    }
}

fn failed(error: sqlx::Error) -> StoreError {
    use sqlx::Error as E;
    match &error {
        E::Database(said) if said.is_unique_violation() => StoreError::Taken,
        E::Database(said) if said.code().is_some_and(|code| is_away(&code)) => {
            StoreError::Away(error.to_string())
        }
        E::Io(_) | E::Tls(_) | E::PoolTimedOut | E::PoolClosed | E::WorkerCrashed => {
            StoreError::Away(error.to_string())
        }
        _ => StoreError::Failed(error.to_string()),
    }
}

/// It is stopping, starting, or has no room for one more.
fn is_away(code: &str) -> bool {
    code.starts_with("57P") || code.starts_with("08") || code == "53300"
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.map(|(number, name, sql)| {
        let sql = translate(sql);
        Migration::new(
            number.into(),
            name.into(),
            MigrationType::Simple,
            sql,
            false,
        )
    });
    Migrator::with_migrations(migrations.into())
}

/// Two kinds of columns have other names there, and no table is without row ids.
fn translate(sql: &'static str) -> SqlStr {
    let sql = sql.replace(" without rowid", "");
    let sql = sql
        .replace(" integer", " bigint")
        .replace(" blob", " bytea");
    AssertSqlSafe(sql).into_sql_str()
}

/// Values are numbered there.
fn numbered(sql: &str) -> String {
    let now = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
    let mut parts = sql.split('?');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for (at, part) in parts.enumerate() {
        text += &format!("${}{part}", at + 1);
    }
    text.replace("{now}", now)
}

fn query<'q>(statement: Statement) -> Query<'q, sqlx::Postgres, PgArguments> {
    let sql = AssertSqlSafe(numbered(&statement.sql)).into_sql_str();
    let values = statement.values.into_iter();
    values.fold(sqlx::query(sql), |query, value| match value {
        Value::Int(n) => query.bind(n),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}

/// What comes of it, if the database answers in time.
async fn in_time<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let late = || StoreError::Away("the database does not answer".into());
    timeout(LONGEST, work).await.unwrap_or_else(|_| Err(late()))
}

struct PostgresReader(PgPool);

#[async_trait]
impl Reader for PostgresReader {
    async fn lookup(&self, statements: Vec<Statement>) -> Result<Vec<Vec<SqlRow>>, StoreError> {
        let rows = |found: Vec<PgRow>| found.into_iter().map(SqlRow::Postgres).collect();
        in_time(async {
            let statements = match <[Statement; 1]>::try_from(statements) {
                Ok([one]) => {
                    let found = query(one).fetch_all(&self.0).await;
                    return Ok(vec![rows(found.map_err(failed)?)]);
                }
                Err(several) => several,
            };
            let mut all = Vec::with_capacity(statements.len());
            // All of it as of the moment of the first.
            let begin = "begin isolation level repeatable read read only";
            let begun = self.0.begin_with(begin).await;
            let mut transaction = begun.map_err(failed)?;
            for one in statements {
                let found = query(one).fetch_all(&mut *transaction).await;
                all.push(rows(found.map_err(failed)?));
            }
            transaction.commit().await.map_err(failed)?;
            Ok(all)
        })
        .await
    }

    async fn list(&self, statements: Vec<Statement>) -> Result<Vec<Vec<SqlRow>>, StoreError> {
        self.lookup(statements).await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

/// One connection, as for a data file: what waits for it shares the next commit.
struct PostgresWriter(PgPool);

#[async_trait]
impl Database for PostgresWriter {
    async fn commit(&mut self, jobs: &[WriterJob]) -> Result<(), StoreError> {
        let mut connection = self.0.acquire().await.map_err(failed)?;
        let done = in_time(async {
            let mut transaction = connection.begin().await.map_err(failed)?;
            for statement in statements(jobs, MOST_AT_ONCE)? {
                let must_change = statement.must_change;
                let done = query(statement).execute(&mut *transaction).await;
                if done.map_err(failed)?.rows_affected() == 0 && must_change {
                    return Err(StoreError::Taken);
                }
            }
            transaction.commit().await.map_err(failed)
        })
        .await;
        if matches!(done, Err(StoreError::Away(_))) {
            // Whatever is still under way there, nobody waits for it on this connection.
            connection.close_on_drop();
        }
        done
    }

    async fn close(self) -> Result<(), StoreError> {
        self.0.close().await;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_numbered_in_order() {
        let sql = "update tables set open = ? where id = ?";
        let there = "update tables set open = $1 where id = $2";
        assert_eq!(numbered(sql), there);
    }
}
