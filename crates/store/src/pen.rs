//! The one connection that writes to a data file, on a thread of its own. A commit is many
//! short statements and a flush: handed over as one, it wakes each side once.

use crate::Trouble;
use crate::base::{Hand, Value};
use crate::group::{Job, carry_out_all};
use crate::settling::Settling;
use crate::sqlite::translated;
use async_trait::async_trait;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, ToSql, ffi, params_from_iter};
use sqlx::SqlStr;
use std::path::Path;
use std::pin::pin;
use std::sync::{Arc, mpsc};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// Statements kept ready.
const READY: usize = 64;

type Commit = (Vec<Arc<Job>>, oneshot::Sender<Result<(), Trouble>>);

/// Writes to a data file. When it is dropped the thread finishes what it was given.
pub struct Pen(mpsc::Sender<Commit>);

impl Pen {
    /// Opens a data file that is up to date.
    pub fn take(path: &Path) -> Result<Pen, Trouble> {
        let mut connection = open(path)?;
        let mut settling = Settling::beside(&connection, open(path)?)?;
        let (pen, commits) = mpsc::channel::<Commit>();
        let writing = move || {
            for (jobs, reply) in commits {
                let done = commit(&mut connection, &jobs);
                // Whoever no longer waits will read it from the disk.
                let _ = reply.send(done);
                settling.committed(jobs.len(), &connection);
            }
        };
        let thread = thread::Builder::new().name("store".into()).spawn(writing);
        thread.map_err(|why| Trouble::Failed(why.to_string()))?;
        Ok(Pen(pen))
    }

    /// All of these in one transaction, or none; flushed when this returns.
    pub async fn commit(&self, jobs: Vec<Arc<Job>>) -> Result<(), Trouble> {
        let gone = || Trouble::Failed("the writer has stopped".into());
        let (reply, done) = oneshot::channel();
        self.0.send((jobs, reply)).map_err(|_| gone())?;
        done.await.map_err(|_| gone())?
    }
}

fn open(path: &Path) -> Result<Connection, Trouble> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.set_prepared_statement_cache_capacity(READY);
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

fn commit(connection: &mut Connection, jobs: &[Arc<Job>]) -> Result<(), Trouble> {
    say(connection, "begin immediate")?;
    let carried = at_once(carry_out_all(jobs, connection));
    let done = carried.and_then(|()| say(connection, "commit"));
    if done.is_err() && !connection.is_autocommit() {
        say(connection, "rollback")?;
    }
    done
}

fn say(connection: &Connection, sql: &str) -> Result<(), Trouble> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}

/// The answer of something that never waits.
fn at_once<T>(work: impl Future<Output = T>) -> T {
    match pin!(work).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => unreachable!("statements on this thread are run at once"),
    }
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
