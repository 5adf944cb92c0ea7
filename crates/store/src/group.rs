//! Group commit: whatever waits when the last commit is done goes into the next one.
//!
//! A flush to the disk takes about as long for a hundred decisions as for one, so the
//! busier the house, the more decisions share one.

use crate::base::{Base, Hand};
use crate::writing::{carry_out, keep_key};
use crate::{Trouble, Write, decisions, halls_kept};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Most writes in one transaction.
const MOST: usize = 256;

type Reply = oneshot::Sender<Result<(), Trouble>>;

pub enum Job {
    Write(Box<Write>),
    Key(String, [u8; 32]),
    /// A node is there, and whether the house was closed until now.
    Beat(String, bool),
    Rest(String),
}

/// The one who writes. Clones speak to the same.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<(Job, Reply)>);

impl Writer {
    pub fn start(base: Arc<dyn Base>) -> Self {
        let (jobs, waiting) = mpsc::channel(4 * MOST);
        tokio::spawn(run(base, waiting));
        Writer(jobs)
    }

    pub async fn write(&self, write: Write) -> Result<(), Trouble> {
        self.ask(Job::Write(Box::new(write))).await
    }

    pub async fn keep_key(&self, name: &str, fresh: [u8; 32]) -> Result<(), Trouble> {
        self.ask(Job::Key(name.into(), fresh)).await
    }

    pub async fn beat(&self, node: &str, closed: bool) -> Result<(), Trouble> {
        self.ask(Job::Beat(node.into(), closed)).await
    }

    pub async fn rest(&self, node: &str) -> Result<(), Trouble> {
        self.ask(Job::Rest(node.into())).await
    }

    async fn ask(&self, job: Job) -> Result<(), Trouble> {
        let gone = || Trouble::Failed("the writer has stopped".into());
        let (reply, answer) = oneshot::channel();
        self.0.send((job, reply)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn run(base: Arc<dyn Base>, mut waiting: mpsc::Receiver<(Job, Reply)>) {
    let mut batch = Vec::with_capacity(MOST);
    while waiting.recv_many(&mut batch, MOST).await > 0 {
        let all = batch.drain(..).map(|(job, reply)| (Arc::new(job), reply));
        let (jobs, replies): (Vec<Arc<Job>>, Vec<Reply>) = all.unzip();
        let results = match base.commit(jobs.clone()).await {
            Ok(()) => vec![Ok(()); jobs.len()],
            Err(why) if jobs.len() == 1 => vec![Err(why)],
            // None of them would fare better.
            Err(Trouble::Away(why)) => vec![Err(Trouble::Away(why)); jobs.len()],
            Err(_) => one_by_one(&*base, &jobs).await,
        };
        for (reply, result) in replies.into_iter().zip(results) {
            // Whoever no longer waits will read it from the disk.
            let _ = reply.send(result);
        }
    }
}

/// One of them spoilt the transaction: each gets its own.
async fn one_by_one(base: &dyn Base, jobs: &[Arc<Job>]) -> Vec<Result<(), Trouble>> {
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        results.push(base.commit(vec![job.clone()]).await);
    }
    results
}

/// All of them, in a transaction that is under way.
pub async fn carry_out_all(jobs: &[Arc<Job>], to: &mut dyn Hand) -> Result<(), Trouble> {
    for job in jobs {
        match &**job {
            Job::Write(write) if matches!(**write, Write::Decide { .. }) => {}
            Job::Write(write) => carry_out(write, to).await?,
            Job::Key(name, fresh) => keep_key(name, fresh, to).await?,
            Job::Beat(node, closed) => halls_kept::beat(node, *closed, to).await?,
            Job::Rest(node) => halls_kept::rest(node, to).await?,
        }
    }
    // Whoever writes waits for the answer, so what waits together hangs on nothing else
    // that waits: the order is free.
    let writes = jobs.iter().filter_map(|job| match &**job {
        Job::Write(write) => Some(&**write),
        Job::Key(..) | Job::Beat(..) | Job::Rest(_) => None,
    });
    decisions::keep(writes, to).await
}
