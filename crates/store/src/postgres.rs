//! The PostgreSQL form: one database that many nodes share.

use crate::base::{Base, Hand, Line, Value, migrations};
use crate::decisions::MOST_AT_ONCE;
use crate::group::{Commits, Flushing, Job, Writer, carry_out_all};
use crate::{Book, Trouble};
use async_trait::async_trait;
use sqlx::migrate::MigrateError;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgPoolOptions};
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool, SqlSafeStr, SqlStr};
use std::str::FromStr;
use std::time::Duration;
use tokio::time::timeout;

/// Connections of one node for reading.
const READERS: u32 = 8;
/// A database that is not reached within this is away.
const PATIENCE: Duration = Duration::from_secs(3);
/// One that has not answered within this as well: whether it did what it was asked is
/// then unknown, and has to be read.
const LONGEST: Duration = Duration::from_secs(8);

/// A database.
pub struct Postgres {
    read: PgPool,
}

/// Writes to it.
struct Pen(PgPool);

impl Postgres {
    /// Opens the database at this address and brings it up to date.
    pub async fn open(url: &str) -> Result<Book, Trouble> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("parure")
            .statement_cache_capacity(128);
        let pool = |most| {
            let pool = PgPoolOptions::new().acquire_timeout(PATIENCE);
            pool.max_connections(most)
                .connect_lazy_with(options.clone())
        };
        // One writer, as in the other form: what waits for it shares the next commit.
        let (read, write) = (pool(READERS), pool(1));
        let migrated = migrations(translate).run(&write).await;
        migrated.map_err(|why| match why {
            MigrateError::Execute(why) | MigrateError::ExecuteMigration(why, _) => why.into(),
            other => Trouble::Failed(other.to_string()),
        })?;
        Ok(Book::new(Postgres { read }, Writer::as_task(Pen(write))))
    }
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

fn query<'q>(sql: SqlStr, values: &[Value<'_>]) -> Query<'q, sqlx::Postgres, PgArguments> {
    let sql = AssertSqlSafe(numbered(sql.as_str())).into_sql_str();
    let query = sqlx::query(sql);
    values.iter().fold(query, |query, value| match value {
        Value::Int(n) => query.bind(n),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    })
}

fn no_answer() -> Trouble {
    Trouble::Away("the database does not answer".into())
}

#[async_trait]
impl Hand for PgConnection {
    fn rows_at_once(&self) -> usize {
        MOST_AT_ONCE
    }

    async fn run(&mut self, sql: SqlStr, values: &[Value<'_>]) -> Result<u64, Trouble> {
        let done = query(sql, values).execute(self).await?;
        Ok(done.rows_affected())
    }
}

#[async_trait]
impl Base for Postgres {
    async fn read(&self, sql: SqlStr, values: &[Value<'_>]) -> Result<Vec<Line>, Trouble> {
        let reading = query(sql, values).fetch_all(&self.read);
        let rows = timeout(LONGEST, reading).await.map_err(|_| no_answer())??;
        Ok(rows.into_iter().map(Line::Postgres).collect())
    }
}

#[async_trait]
impl Commits for Pen {
    async fn commit(&mut self, jobs: &[Job], flushing: &mut Flushing<'_>) -> Result<(), Trouble> {
        let mut connection = self.0.acquire().await?;
        let done = timeout(LONGEST, async {
            let mut transaction = connection.begin().await?;
            carry_out_all(jobs, &mut *transaction).await?;
            flushing();
            transaction.commit().await?;
            Ok(())
        })
        .await
        .unwrap_or_else(|_| Err(no_answer()));
        if matches!(done, Err(Trouble::Away(_))) {
            // Whatever is still under way there, nobody waits for it on this line.
            connection.close_on_drop();
        }
        done
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
