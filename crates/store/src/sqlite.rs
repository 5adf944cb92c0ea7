//! A SQLite file with a write-ahead log; every commit is flushed to the disk.
//!
//! SQLite carries the log over into the file by itself, between two commits, each time the log
//! has grown to [`CHECKPOINT_PAGES`]. A log that long makes it rare, and most pages in it have
//! been written many times but are carried over once. Closing carries over everything.

use crate::SqlStore;
use crate::migrations::migrate;
use crate::people::PersonWrite;
use crate::records::Write;
use crate::statement::{Reader, SqlRow, SqliteRow, Statement};
use crate::writer::{Database, Writer, WriterJob, statements};
use async_trait::async_trait;
use room::StoreError;
use rusqlite::{
    CachedStatement, Connection, ErrorCode, OpenFlags, TransactionBehavior, ffi, params_from_iter,
};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How long a connection waits for another one.
const PATIENCE: Duration = Duration::from_secs(10);
/// Statements that stay prepared, for each connection.
const PREPARED: usize = 64;
/// Connections for lists.
const LISTERS: u32 = 4;
/// 40 MB.
const CHECKPOINT_PAGES: i32 = 10_000;
/// Kilobytes that a reading connection caches: the system caches the rest.
const CACHED: i32 = 256;

/// Opens data files.
pub struct Sqlite;

impl Sqlite {
    /// Opens the data file, makes it if it is missing, brings it up to date. Refused while
    /// another store has it open.
    pub async fn open(path: &Path) -> Result<SqlStore, StoreError> {
        let path = path.to_owned();
        let opened = spawn_blocking(move || {
            let database = SqliteWriter::open(&path)?;
            Ok((SqliteReader::open(&path)?, database))
        });
        let opened = opened.await;
        let opened = opened.unwrap_or_else(|why| Err(StoreError::Failed(why.to_string())));
        let (reader, database) = opened?;
        Ok(SqlStore::new(reader, Writer::on_thread(database)?))
    }
}

pub fn failed(error: rusqlite::Error) -> StoreError {
    let taken = error.sqlite_error().is_some_and(|said| {
        said.code == ErrorCode::ConstraintViolation
            && matches!(
                said.extended_code,
                ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE
            )
    });
    match taken {
        true => StoreError::Taken,
        false => StoreError::Failed(error.to_string()),
    }
}

pub fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, StoreError> {
    let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags);
    let connection =
        connection.map_err(|why| StoreError::Failed(format!("{}: {why}", path.display())))?;
    connection.busy_timeout(PATIENCE).map_err(failed)?;
    connection.set_prepared_statement_cache_capacity(PREPARED);
    Ok(connection)
}

/// Makes a file that only its owner can read. There must be none.
pub fn create_private(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().write(true).create_new(true)).open(path)
}

fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Locks a file beside the data file, which stays there: the data file itself must not be opened
/// by anybody but SQLite, whose locks end when any handle of it is closed.
fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let failed = |why| StoreError::Failed(format!("{}: {why}", PathBuf::from(&name).display()));
    let mut options = OpenOptions::new();
    let options = private(options.write(true).create(true).truncate(false));
    let file = options.open(&name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Failed(format!(
            "another house has this data file open: {}",
            path.display()
        ))),
        Err(TryLockError::Error(why)) => Err(failed(why)),
    }
}

/// The connection that writes.
pub struct SqliteWriter {
    connection: Connection,
    /// Whether the log still holds something that was deleted.
    must_truncate: bool,
    // Dropped after the connection.
    _lock: File,
}

impl SqliteWriter {
    pub fn open(path: &Path) -> Result<SqliteWriter, StoreError> {
        let lock = lock(path)?;
        match create_private(path) {
            Ok(_) => {}
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            Err(why) => return Err(StoreError::Failed(format!("{}: {why}", path.display()))),
        }
        let mut connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
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
            let set = connection.pragma_update(None, name, value);
            set.map_err(failed)?;
        }
        let set = connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES);
        set.map_err(failed)?;
        migrate(path, &mut connection)?;
        Ok(SqliteWriter {
            connection,
            must_truncate: false,
            _lock: lock,
        })
    }

    fn transact(&mut self, jobs: &[WriterJob]) -> Result<(), StoreError> {
        // Rolled back when it is dropped, so after a panic as well.
        let begun = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate);
        let transaction = begun.map_err(failed)?;
        // One row at once: a statement that can fail in its middle has to remember how to undo
        // its beginning.
        for statement in statements(jobs, 1)? {
            let mut prepared = prepared(&transaction, &statement.sql).map_err(failed)?;
            let changed = prepared.execute(params_from_iter(&statement.values));
            if changed.map_err(failed)? == 0 && statement.must_change {
                return Err(StoreError::Taken);
            }
        }
        transaction.commit().map_err(failed)
    }

    /// Carries the whole log over and empties it: whether it could. Somebody who is reading from
    /// it is waited for so long.
    fn truncate_log(&self, patience: Duration) -> Result<bool, StoreError> {
        let truncate = || {
            self.connection.busy_timeout(patience)?;
            let sql = "pragma wal_checkpoint(truncate)";
            let busy: i64 = self.connection.query_row(sql, [], |row| row.get(0))?;
            self.connection.busy_timeout(PATIENCE)?;
            Ok(busy == 0)
        };
        truncate().map_err(failed)
    }
}

#[async_trait]
impl Database for SqliteWriter {
    async fn commit(&mut self, jobs: &[WriterJob]) -> Result<(), StoreError> {
        self.transact(jobs)?;
        let forgets = |job: &WriterJob| {
            matches!(job, WriterJob::Write(write)
                if matches!(**write, Write::Person(PersonWrite::Forget { .. })))
        };
        self.must_truncate |= jobs.iter().any(forgets);
        if self.must_truncate {
            match self.truncate_log(Duration::ZERO) {
                // If it could not be emptied now, it is tried after the next commit.
                Ok(done) => self.must_truncate = !done,
                Err(why) => tracing::warn!("the log could not be emptied: {why}"),
            }
        }
        Ok(())
    }

    async fn close(self) -> Result<(), StoreError> {
        if !self.truncate_log(PATIENCE)? {
            return Err(StoreError::Failed(
                "another program reads the data file: keep its -wal file with it".into(),
            ));
        }
        self.connection.close().map_err(|(_, why)| failed(why))
    }
}

/// Connections that only read: one for lookups, which take microseconds and are done at once,
/// and some for lists, on threads for blocking work.
struct SqliteReader {
    path: PathBuf,
    lookups: Mutex<Option<Connection>>,
    /// Connections for lists that are not in use.
    idle: Arc<Mutex<Vec<Connection>>>,
    listers: Arc<Semaphore>,
}

impl SqliteReader {
    fn open(path: &Path) -> Result<SqliteReader, StoreError> {
        Ok(SqliteReader {
            path: path.to_owned(),
            lookups: Mutex::new(Some(connect_reader(path)?)),
            idle: Arc::default(),
            listers: Arc::new(Semaphore::new(LISTERS as usize)),
        })
    }
}

fn connect_reader(path: &Path) -> Result<Connection, StoreError> {
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let set = connection.pragma_update(None, "cache_size", -CACHED);
    set.map_err(failed)?;
    Ok(connection)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn closed() -> StoreError {
    StoreError::Failed("the store is closed".into())
}

#[async_trait]
impl Reader for SqliteReader {
    async fn lookup(&self, statements: Vec<Statement>) -> Result<Vec<Vec<SqlRow>>, StoreError> {
        let connection = locked(&self.lookups);
        let connection = connection.as_ref().ok_or_else(closed)?;
        read(connection, &statements).map_err(failed)
    }

    async fn list(&self, statements: Vec<Statement>) -> Result<Vec<Vec<SqlRow>>, StoreError> {
        let permit = self.listers.clone().acquire_owned().await;
        let permit = permit.map_err(|_| closed())?;
        let (idle, path) = (self.idle.clone(), self.path.clone());
        let found = spawn_blocking(move || {
            let _permit = permit;
            let connection = locked(&idle).pop();
            let connection = connection.map_or_else(|| connect_reader(&path), Ok)?;
            let found = read(&connection, &statements);
            locked(&idle).push(connection);
            found.map_err(failed)
        });
        let found = found.await;
        found.unwrap_or_else(|why| Err(StoreError::Failed(why.to_string())))
    }

    async fn close(&self) {
        // Lists that are under way are waited for.
        let all = self.listers.acquire_many(LISTERS).await;
        self.listers.close();
        drop(all);
        locked(&self.lookups).take();
        locked(&self.idle).clear();
    }
}

/// What each statement finds, all as of one moment.
fn read(connection: &Connection, statements: &[Statement]) -> rusqlite::Result<Vec<Vec<SqlRow>>> {
    // A statement alone sees one moment anyway. The transaction ends when it is dropped.
    let _moment = match statements {
        [_] => None,
        _ => Some(connection.unchecked_transaction()?),
    };
    let mut found = Vec::with_capacity(statements.len());
    for Statement { sql, values, .. } in statements {
        let mut statement = prepared(connection, sql)?;
        let columns = statement.column_names().into_iter().map(str::to_owned);
        let columns: Arc<[String]> = columns.collect();
        let mut rows = statement.query(params_from_iter(values))?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            let values = (0..columns.len()).map(|at| row.get(at));
            all.push(SqlRow::Sqlite(SqliteRow {
                columns: columns.clone(),
                values: values.collect::<rusqlite::Result<_>>()?,
            }));
        }
        found.push(all);
    }
    Ok(found)
}

fn prepared<'a>(connection: &'a Connection, sql: &str) -> rusqlite::Result<CachedStatement<'a>> {
    match sql.contains("{now}") {
        true => {
            let now = "cast(unixepoch('subsec') * 1000 as integer)";
            connection.prepare_cached(&sql.replace("{now}", now))
        }
        false => connection.prepare_cached(sql),
    }
}
