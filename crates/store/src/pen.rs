//! The one connection that writes to a data file, on a thread of its own: a commit is many
//! short statements and a flush.

use crate::Trouble;
use crate::base::{Hand, Value};
use crate::group::{Commits, Flushing, Job, at_once, carry_out_all};
use crate::settling::Settling;
use crate::sqlite::{connect, translated};
use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags, ToSql, ffi, params_from_iter};
use sqlx::SqlStr;
use std::path::Path;

/// Writes to a data file.
pub struct Pen {
    connection: Connection,
    settling: Settling,
}

impl Pen {
    /// Opens a data file that is up to date.
    pub fn take(path: &Path) -> Result<Pen, Trouble> {
        let connection = open(path)?;
        let settling = Settling::beside(&connection, open(path)?)?;
        Ok(Pen {
            connection,
            settling,
        })
    }

    fn transact(&mut self, jobs: &[Job], flushing: &mut Flushing<'_>) -> Result<(), Trouble> {
        let connection = &mut self.connection;
        say(connection, "begin immediate")?;
        let carried = at_once(carry_out_all(jobs, connection));
        let done = carried.and_then(|()| {
            flushing();
            say(connection, "commit")
        });
        if done.is_err() && !connection.is_autocommit() {
            say(connection, "rollback")?;
        }
        done
    }
}

#[async_trait]
impl Commits for Pen {
    async fn commit(&mut self, jobs: &[Job], flushing: &mut Flushing<'_>) -> Result<(), Trouble> {
        self.settling.settle(jobs.len(), &self.connection);
        self.transact(jobs, flushing)
    }
}

fn open(path: &Path) -> Result<Connection, Trouble> {
    let connection = connect(path, OpenFlags::default())?;
    for (name, value) in [
        ("journal_mode", "wal"),
        // A commit is on the disk when it is done.
        ("synchronous", "full"),
        ("foreign_keys", "on"),
        // What is deleted is overwritten: somebody may have asked to be forgotten.
        ("secure_delete", "on"),
        // What a statement needs to be undone is not worth a file.
        ("temp_store", "memory"),
    ] {
        connection.pragma_update(None, name, value)?;
    }
    Ok(connection)
}

fn say(connection: &Connection, sql: &str) -> Result<(), Trouble> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}

#[async_trait]
impl Hand for Connection {
    /// A statement that can fail in its middle has to remember how to undo its beginning.
    fn rows_at_once(&self) -> usize {
        1
    }

    async fn run(&mut self, sql: SqlStr, values: &[Value<'_>]) -> Result<u64, Trouble> {
        let mut statement = self.prepare_cached(&translated(sql.as_str()))?;
        Ok(statement.execute(params_from_iter(values))? as u64)
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Value::Int(Some(n)) => ValueRef::Integer(n),
            Value::Text(Some(text)) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
            Value::Int(None) | Value::Text(None) => ValueRef::Null,
        }))
    }
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Self {
        let said = error.sqlite_error();
        let taken = said.is_some_and(|said| {
            said.code == ErrorCode::ConstraintViolation
                && matches!(
                    said.extended_code,
                    ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE
                )
        });
        match taken {
            true => Trouble::Taken,
            false => Trouble::Failed(error.to_string()),
        }
    }
}
