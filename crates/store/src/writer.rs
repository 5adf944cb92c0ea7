//! The one writer of a store. It takes everything that waits into one transaction: a flush to
//! the disk takes as long for a hundred writes as for one.

use crate::statement::{Statement, sql};
use crate::table_sql::{self, NumberedRow};
use crate::{Write, people_sql};
use async_trait::async_trait;
use room::StoreError;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::task::Poll;
use std::thread::{self, JoinHandle};
use tokio::sync::{mpsc, oneshot};

/// Most jobs in one transaction.
const MOST: usize = 256;

/// Something for the writer to do.
pub enum WriterJob {
    Write(Box<Write>),
    /// Saves a key of this name, if there is none.
    Key(String, [u8; 32]),
    /// A node renews its lease; whether the house was closed until now.
    Beat(String, bool),
    /// A node gives its lease up.
    Release(String),
    /// A write that changes nothing.
    Check,
    /// The last one.
    Close,
    #[cfg(test)]
    Panic,
}

/// A database that jobs are written to.
#[async_trait]
pub trait Database: Send + 'static {
    /// All of these in one transaction, or none; on the disk when this returns. If it panics
    /// nothing is written.
    async fn commit(&mut self, jobs: &[WriterJob]) -> Result<(), StoreError>;
    /// Nothing is written after this.
    async fn close(self) -> Result<(), StoreError>;
}

type Reply = oneshot::Sender<Result<(), StoreError>>;
type Replies = Vec<(Reply, Result<(), StoreError>)>;
type Queue = mpsc::Receiver<(WriterJob, Reply)>;

/// Where jobs are handed in. When it is dropped, what waits is finished first.
pub struct Writer {
    // Dropped before the thread is waited for, which ends when the queue does.
    queue: mpsc::Sender<(WriterJob, Reply)>,
    _thread: Option<JoinOnDrop>,
}

struct JoinOnDrop(Option<JoinHandle<()>>);

impl Drop for JoinOnDrop {
    fn drop(&mut self) {
        // A thread that panicked has said so already.
        let _ = self.0.take().map(JoinHandle::join);
    }
}

impl Writer {
    /// For a database that is waited for.
    pub fn as_task(database: impl Database) -> Self {
        let (queue, waiting) = mpsc::channel(4 * MOST);
        tokio::spawn(run(waiting, database, reply));
        Writer {
            queue,
            _thread: None,
        }
    }

    /// For a database that blocks: on a thread of its own.
    pub fn on_thread(database: impl Database) -> Result<Self, StoreError> {
        let failed = |why: std::io::Error| StoreError::Failed(why.to_string());
        let (queue, waiting) = mpsc::channel(4 * MOST);
        // Waking each waiting task from another thread costs a system call. This task is woken
        // once, and wakes the others from among them.
        let (done, mut replies) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(some) = replies.recv().await {
                reply(some);
            }
        });
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let runtime = runtime.map_err(failed)?;
        // Without the task nobody waits for replies any more.
        let work = run(waiting, database, move |some| drop(done.send(some)));
        let thread = thread::Builder::new().name("store".into());
        let thread = thread.spawn(move || runtime.block_on(work));
        Ok(Writer {
            queue,
            _thread: Some(JoinOnDrop(Some(thread.map_err(failed)?))),
        })
    }

    pub async fn ask(&self, job: WriterJob) -> Result<(), StoreError> {
        let answered = self.hand_in(job).await;
        answered.unwrap_or_else(|| Err(StoreError::Failed("the store is closed".into())))
    }

    pub async fn close(&self) -> Result<(), StoreError> {
        self.hand_in(WriterJob::Close).await.unwrap_or(Ok(()))
    }

    /// What came of it; nothing if the writer was closed before.
    async fn hand_in(&self, job: WriterJob) -> Option<Result<(), StoreError>> {
        let (reply, answer) = oneshot::channel();
        self.queue.send((job, reply)).await.ok()?;
        answer.await.ok()
    }
}

fn reply(replies: Replies) {
    for (reply, result) in replies {
        // Whoever no longer waits will read it from the disk.
        let _ = reply.send(result);
    }
}

async fn run(mut queue: Queue, mut database: impl Database, reply: impl Fn(Replies)) {
    let mut batch = Vec::with_capacity(MOST);
    while queue.recv_many(&mut batch, MOST).await > 0 {
        // Tasks that are about to hand something in may do so first: on a busy core that
        // halves the number of flushes.
        thread::yield_now();
        while batch.len() < MOST
            && let Ok(next) = queue.try_recv()
        {
            batch.push(next);
        }
        let (jobs, replies): (Vec<WriterJob>, Vec<Reply>) = batch.drain(..).unzip();
        let mut results = commit_all(&mut database, &jobs).await;
        let closing = jobs.iter().position(|job| matches!(job, WriterJob::Close));
        if let Some(at) = closing {
            results[at] = database.close().await;
            return reply(replies.into_iter().zip(results).collect());
        }
        reply(replies.into_iter().zip(results).collect());
    }
}

/// Commits all jobs together, or each by itself if one of them spoils that.
async fn commit_all(
    database: &mut impl Database,
    jobs: &[WriterJob],
) -> Vec<Result<(), StoreError>> {
    match guarded(database.commit(jobs)).await {
        Ok(()) => vec![Ok(()); jobs.len()],
        Err(why) if jobs.len() == 1 => vec![Err(why)],
        // One by one they would fail as well.
        Err(StoreError::Away(why)) => vec![Err(StoreError::Away(why)); jobs.len()],
        Err(_) => {
            let mut results = Vec::with_capacity(jobs.len());
            for job in jobs {
                results.push(guarded(database.commit(std::slice::from_ref(job))).await);
            }
            results
        }
    }
}

/// A panic while it is awaited becomes an error.
async fn guarded(work: impl Future<Output = Result<(), StoreError>>) -> Result<(), StoreError> {
    let mut work = pin!(work);
    let panicked = || StoreError::Failed("the write panicked".into());
    poll_fn(|context| {
        let poll = catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context)));
        poll.unwrap_or_else(|_| Poll::Ready(Err(panicked())))
    })
    .await
}

/// Everything that these jobs do to a database, with at most `rows_at_once` rows of games in one
/// statement.
///
/// Rows come last, those of all jobs together. That is allowed because jobs that wait at the same
/// time do not depend on each other: whoever writes waits for the answer before she goes on.
pub fn statements(jobs: &[WriterJob], rows_at_once: usize) -> Result<Vec<Statement>, StoreError> {
    let (mut to, mut rows) = (Vec::new(), Vec::new());
    for job in jobs {
        match job {
            WriterJob::Write(write) => write_statements(write, &mut to, &mut rows),
            WriterJob::Key(name, fresh) => to.push(sql!(
                "insert into house (name, value) values (?, ?) on conflict (name) do nothing",
                name,
                fresh
            )),
            WriterJob::Beat(node, closed) => table_sql::beat(node, *closed, &mut to),
            WriterJob::Release(node) => {
                to.push(sql!("update leases set until = 0 where holder = ?", node));
            }
            // The time is written, so that a page goes to the disk.
            WriterJob::Check => to.push(sql!(
                "insert into house_time (name, ms, at) values ('check', 0, {now}) \
                 on conflict (name) do update set at = excluded.at"
            )),
            WriterJob::Close => {}
            #[cfg(test)]
            WriterJob::Panic => panic!("a test of panics"),
        }
    }
    table_sql::insert_rows(&rows, rows_at_once, &mut to)?;
    Ok(to)
}

fn write_statements<'a>(
    write: &'a Write,
    to: &mut Vec<Statement>,
    rows: &mut Vec<NumberedRow<'a>>,
) {
    match write {
        Write::NewGuest(guest) => to.push(sql!(
            "insert into guests (id, name, created, seen) values (?, ?, ?, ?)",
            &guest.id,
            &guest.name,
            guest.created,
            guest.seen
        )),
        Write::Person(write) => people_sql::person(write, to),
        Write::Rename { guest, name } => {
            to.push(sql!("update guests set name = ? where id = ?", name, guest));
        }
        Write::NewTable { table, secret } => table_sql::new_table(table, secret, to),
        Write::Table(draft) => table_sql::draft(draft, to, rows),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::SqliteWriter;
    use std::sync::{Arc, Mutex};

    /// Fails at a release, and notes how many jobs each commit had.
    struct Fake(Arc<Mutex<Vec<usize>>>);

    #[async_trait]
    impl Database for Fake {
        async fn commit(&mut self, jobs: &[WriterJob]) -> Result<(), StoreError> {
            self.0.lock().expect("no panic").push(jobs.len());
            let fails = |job: &WriterJob| matches!(job, WriterJob::Release(_));
            match statements(jobs, 1) {
                Ok(_) if jobs.iter().any(fails) => Err(StoreError::Taken),
                done => done.map(drop),
            }
        }

        async fn close(self) -> Result<(), StoreError> {
            Ok(())
        }
    }

    fn key() -> WriterJob {
        WriterJob::Key("key".into(), [0; 32])
    }

    #[tokio::test]
    async fn a_panic_fails_one_write_and_the_writer_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = SqliteWriter::open(&folder.path().join("house.db"));
        for writer in [
            Writer::as_task(Fake(Arc::default())),
            Writer::on_thread(file.expect("it opens")).expect("a thread"),
        ] {
            let panicked = Err(StoreError::Failed("the write panicked".into()));
            assert_eq!(writer.ask(WriterJob::Panic).await, panicked);
            let both = tokio::join!(writer.ask(key()), writer.ask(WriterJob::Panic));
            assert_eq!(both, (Ok(()), panicked));
            assert_eq!(writer.ask(WriterJob::Check).await, Ok(()));
            writer.close().await.expect("closed");
            assert!(writer.ask(key()).await.is_err());
        }
    }

    #[tokio::test]
    async fn what_waits_shares_a_commit_and_what_spoils_it_fails_alone() {
        let commits = Arc::default();
        let writer = Writer::as_task(Fake(Arc::clone(&commits)));
        let both = tokio::join!(writer.ask(key()), writer.ask(WriterJob::Check));
        assert_eq!(both, (Ok(()), Ok(())));
        let spoils = WriterJob::Release("node".into());
        let both = tokio::join!(writer.ask(key()), writer.ask(spoils));
        assert_eq!(both, (Ok(()), Err(StoreError::Taken)));
        assert_eq!(*commits.lock().expect("no panic"), [2, 2, 1, 1]);
    }
}
