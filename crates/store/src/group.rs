//! Group commit: whatever waits when the last commit is done goes into the next one.
//!
//! A flush to the disk takes about as long for a hundred decisions as for one, so the
//! busier the house, the more decisions share one.

use crate::decisions;
use crate::writing::{carry_out, keep_key};
use crate::{Trouble, Write};
use sqlx::{Connection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

/// Most writes in one transaction.
const MOST: usize = 256;

type Reply = oneshot::Sender<Result<(), Trouble>>;

pub(crate) enum Job {
    Write(Box<Write>),
    Key(String, [u8; 32]),
}

/// The one who writes. Clones speak to the same.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<(Job, Reply)>);

impl Writer {
    pub fn start(pool: SqlitePool) -> Self {
        let (jobs, waiting) = mpsc::channel(4 * MOST);
        tokio::spawn(run(pool, waiting));
        Writer(jobs)
    }

    pub async fn write(&self, write: Write) -> Result<(), Trouble> {
        self.ask(Job::Write(Box::new(write))).await
    }

    pub async fn keep_key(&self, name: &str, fresh: [u8; 32]) -> Result<(), Trouble> {
        self.ask(Job::Key(name.into(), fresh)).await
    }

    async fn ask(&self, job: Job) -> Result<(), Trouble> {
        let gone = || Trouble::Failed("the writer has stopped".into());
        let (reply, answer) = oneshot::channel();
        self.0.send((job, reply)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn run(pool: SqlitePool, mut waiting: mpsc::Receiver<(Job, Reply)>) {
    let mut batch = Vec::with_capacity(MOST);
    while waiting.recv_many(&mut batch, MOST).await > 0 {
        let (jobs, replies): (Vec<Job>, Vec<Reply>) = batch.drain(..).unzip();
        let results = match commit(&pool, &jobs).await {
            Ok(()) => vec![Ok(()); jobs.len()],
            Err(why) if jobs.len() == 1 => vec![Err(why)],
            Err(_) => one_by_one(&pool, &jobs).await,
        };
        for (reply, result) in replies.into_iter().zip(results) {
            // Whoever no longer waits will read it from the disk.
            let _ = reply.send(result);
        }
    }
}

/// One of them spoilt the transaction: each gets its own.
async fn one_by_one(pool: &SqlitePool, jobs: &[Job]) -> Vec<Result<(), Trouble>> {
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        results.push(commit(pool, std::slice::from_ref(job)).await);
    }
    results
}

async fn commit(pool: &SqlitePool, jobs: &[Job]) -> Result<(), Trouble> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    for job in jobs {
        match job {
            Job::Write(write) if matches!(**write, Write::Decide { .. }) => {}
            Job::Write(write) => carry_out(write, &mut transaction).await?,
            Job::Key(name, fresh) => keep_key(name, fresh, &mut transaction).await?,
        }
    }
    // Whoever writes waits for the answer, so what waits together hangs on nothing else
    // that waits: the order is free.
    let writes = jobs.iter().filter_map(|job| match job {
        Job::Write(write) => Some(&**write),
        Job::Key(..) => None,
    });
    decisions::keep(writes, &mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}
