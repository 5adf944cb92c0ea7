//! What the SQLite and the PostgreSQL form differ in: how a statement is run. Every
//! statement is written once, in words both understand.

use crate::Trouble;
use crate::looking::Looked;
use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqlSafeStr, SqlStr};

/// A value in a statement.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    Int(Option<i64>),
    Text(Option<&'a str>),
    Bytes(&'a [u8]),
}

macro_rules! values {
    ($($from:ty, $name:ident => $value:expr;)*) => {
        $(impl<'a> From<$from> for Value<'a> {
            fn from($name: $from) -> Self {
                $value
            }
        })*
    };
}

values! {
    i64, n => Value::Int(Some(n));
    &i64, n => Value::Int(Some(*n));
    u32, n => Value::Int(Some(i64::from(n)));
    bool, is => Value::Int(Some(i64::from(is)));
    tabletop::Seat, seat => Value::Int(Some(i64::from(seat.0)));
    Option<i64>, n => Value::Int(n);
    &'a str, text => Value::Text(Some(text));
    &'a String, text => Value::Text(Some(text));
    Option<&'a str>, text => Value::Text(text);
    &'a Option<String>, text => Value::Text(text.as_deref());
    &'a [u8], bytes => Value::Bytes(bytes);
}

/// One row of an answer.
pub enum Line {
    Looked(Looked),
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

macro_rules! read {
    ($line:expr, $column:expr) => {
        match $line {
            Line::Looked(row) => row.try_get($column)?,
            Line::Sqlite(row) => row.try_get($column)?,
            Line::Postgres(row) => row.try_get($column)?,
        }
    };
}

impl Line {
    pub fn int(&self, column: &str) -> Result<i64, Trouble> {
        Ok(read!(self, column))
    }

    pub fn maybe_int(&self, column: &str) -> Result<Option<i64>, Trouble> {
        Ok(read!(self, column))
    }

    /// A number that fits where it is to go.
    pub fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, Trouble> {
        let damaged = |_| Trouble::Damaged(format!("{column} is out of range"));
        self.int(column)?.try_into().map_err(damaged)
    }

    pub fn is(&self, column: &str) -> Result<bool, Trouble> {
        Ok(self.int(column)? != 0)
    }

    pub fn text(&self, column: &str) -> Result<String, Trouble> {
        Ok(read!(self, column))
    }

    pub fn maybe_text(&self, column: &str) -> Result<Option<String>, Trouble> {
        Ok(read!(self, column))
    }

    pub fn bytes(&self, column: &str) -> Result<Vec<u8>, Trouble> {
        Ok(read!(self, column))
    }
}

/// Whatever can be run: a text of the program, never of a guest.
pub fn sql(text: &'static str) -> SqlStr {
    text.into_sql_str()
}

/// A transaction under way.
#[async_trait]
pub trait Hand: Send {
    /// How many rows to put into one statement, at most: many, where each statement is a
    /// way there and back.
    fn rows_at_once(&self) -> usize;
    /// How many rows were changed.
    async fn run(&mut self, sql: SqlStr, values: &[Value<'_>]) -> Result<u64, Trouble>;
}

/// One database. `?` stands for a value; `{now}` for the database's own clock, in
/// milliseconds since 1970.
#[async_trait]
pub trait Base: Send + Sync + 'static {
    async fn read(&self, sql: SqlStr, values: &[Value<'_>]) -> Result<Vec<Line>, Trouble>;
    /// The same where all is found by a key: that is quick, and a form that can answers at
    /// once.
    async fn look(&self, sql: SqlStr, values: &[Value<'_>]) -> Result<Vec<Line>, Trouble> {
        self.read(sql, values).await
    }
}

/// Runs one statement in a transaction with these values, in this order.
macro_rules! run {
    ($to:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        $to.run($crate::base::sql($sql), &[$($crate::base::Value::from($value)),*]).await?
    };
}
pub(crate) use run;

/// The rows a question finds.
macro_rules! find {
    ($base:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        $base.read($crate::base::sql($sql), &[$($crate::base::Value::from($value)),*]).await?
    };
}
pub(crate) use find;

/// The same for rows found by a key.
macro_rules! look {
    ($base:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        $base.look($crate::base::sql($sql), &[$($crate::base::Value::from($value)),*]).await?
    };
}
pub(crate) use look;

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match &error {
            E::Database(said) if said.is_unique_violation() => Trouble::Taken,
            // It is stopping, starting, or has no room for one more.
            E::Database(said) if said.code().is_some_and(|code| is_away(&code)) => {
                Trouble::Away(error.to_string())
            }
            E::Io(_) | E::Tls(_) | E::PoolTimedOut | E::PoolClosed | E::WorkerCrashed => {
                Trouble::Away(error.to_string())
            }
            _ => Trouble::Failed(error.to_string()),
        }
    }
}

fn is_away(code: &str) -> bool {
    code.starts_with("57P") || code.starts_with("08") || code == "53300"
}

/// The schema, in SQLite's words; `translate` puts each text into those of another.
pub fn migrations(translate: impl Fn(&'static str) -> SqlStr) -> Migrator {
    let files = [
        (1, "house", include_str!("../migrations/1_house.sql")),
        (10, "people", include_str!("../migrations/10_people.sql")),
        (11, "tables", include_str!("../migrations/11_tables.sql")),
        (20, "nodes", include_str!("../migrations/20_nodes.sql")),
        (
            30,
            "submissions",
            include_str!("../migrations/30_submissions.sql"),
        ),
    ];
    let migration = |(number, name, sql): (i64, &'static str, _)| {
        let sql = translate(sql);
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(files.into_iter().map(migration).collect())
}
