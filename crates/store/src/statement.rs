//! A statement with its values, the rows it finds, and who can run it. Every statement is
//! written once, in SQL that SQLite and PostgreSQL both understand.

use async_trait::async_trait;
use room::StoreError;
use rusqlite::types::{FromSql, ToSqlOutput, Value as SqliteValue, ValueRef};
use sqlx::Row as _;
use sqlx::postgres::PgRow;
use std::borrow::Cow;
use std::sync::Arc;
use tabletop::Seat;

/// A value in a statement. A missing one has a type too, which PostgreSQL asks for.
#[derive(Clone)]
pub enum Value {
    Int(Option<i64>),
    Text(Option<String>),
    Bytes(Vec<u8>),
}

macro_rules! values {
    ($($from:ty, $name:ident => $value:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($name: $from) -> Self {
                $value
            }
        })*
    };
}

values! {
    i64, n => Value::Int(Some(n));
    u32, n => Value::Int(Some(n.into()));
    bool, is => Value::Int(Some(is.into()));
    Seat, seat => Value::Int(Some(seat.0.into()));
    Option<i64>, n => Value::Int(n);
    Option<Seat>, seat => Value::Int(seat.map(|seat| seat.0.into()));
    &str, text => Value::Text(Some(text.into()));
    &String, text => Value::Text(Some(text.clone()));
    &Option<String>, text => Value::Text(text.clone());
    &[u8; 32], bytes => Value::Bytes(bytes.to_vec());
    Vec<u8>, bytes => Value::Bytes(bytes);
}

/// A statement to be run. `?` stands for a value; `{now}` for the database's own clock, in
/// milliseconds since 1970.
#[derive(Clone)]
pub struct Statement {
    pub sql: Cow<'static, str>,
    pub values: Vec<Value>,
    /// It fails as taken if it changes nothing.
    pub must_change: bool,
}

impl Statement {
    pub fn new(sql: impl Into<Cow<'static, str>>, values: Vec<Value>) -> Self {
        Statement {
            sql: sql.into(),
            values,
            must_change: false,
        }
    }

    pub fn or_taken(mut self) -> Self {
        self.must_change = true;
        self
    }
}

/// A statement with these values, in this order.
macro_rules! sql {
    ($sql:expr $(, $value:expr)* $(,)?) => {
        $crate::statement::Statement::new($sql, vec![$($crate::statement::Value::from($value)),*])
    };
}
pub(crate) use sql;

/// Reads from a database.
#[async_trait]
pub trait Reader: Send + Sync + 'static {
    /// What each of these finds, all as of one moment. For rows that are found by a key: an
    /// implementation may answer without leaving the thread.
    async fn lookup(&self, statements: Vec<Statement>) -> Result<Vec<Vec<SqlRow>>, StoreError>;
    /// The same for statements that may take long.
    async fn list(&self, statements: Vec<Statement>) -> Result<Vec<Vec<SqlRow>>, StoreError>;
    /// Refuses whoever reads from now on.
    async fn close(&self);
}

/// One row that was found.
pub enum SqlRow {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A row that was read from a data file.
pub struct SqliteRow {
    pub columns: Arc<[String]>,
    pub values: Vec<SqliteValue>,
}

impl SqliteRow {
    fn get<T: FromSql>(&self, column: &str) -> Result<T, StoreError> {
        let at = self.columns.iter().position(|name| name == column);
        let value = at.and_then(|at| self.values.get(at));
        let value = value.ok_or_else(|| StoreError::Damaged(format!("there is no {column}")))?;
        let damaged = |why| StoreError::Damaged(format!("{column}: {why}"));
        T::column_result(value.into()).map_err(damaged)
    }
}

macro_rules! columns {
    ($($name:ident: $type:ty;)*) => {
        $(pub fn $name(&self, column: &str) -> Result<$type, StoreError> {
            match self {
                SqlRow::Sqlite(row) => row.get(column),
                SqlRow::Postgres(row) => row
                    .try_get(column)
                    .map_err(|why| StoreError::Damaged(why.to_string())),
            }
        })*
    };
}

impl SqlRow {
    columns! {
        int: i64;
        maybe_int: Option<i64>;
        text: String;
        maybe_text: Option<String>;
        bytes: Vec<u8>;
    }

    /// A number that fits into its type.
    pub fn number<T: TryFrom<i64>>(&self, column: &str) -> Result<T, StoreError> {
        let damaged = |_| StoreError::Damaged(format!("{column} is out of range"));
        self.int(column)?.try_into().map_err(damaged)
    }

    pub fn seat(&self, column: &str) -> Result<Seat, StoreError> {
        self.number(column).map(Seat)
    }

    pub fn is(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.int(column)? != 0)
    }

    /// A key or hash.
    pub fn bytes_32(&self, column: &str) -> Result<[u8; 32], StoreError> {
        let damaged = |_| StoreError::Damaged(format!("{column} does not have 32 bytes"));
        self.bytes(column)?.try_into().map_err(damaged)
    }
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Int(Some(n)) => ValueRef::Integer(*n),
            Value::Text(Some(text)) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
            Value::Int(None) | Value::Text(None) => ValueRef::Null,
        }))
    }
}
