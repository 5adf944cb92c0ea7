//! Group commit: whatever waits when the last commit is done goes into the next one.
//!
//! A flush to the disk takes about as long for a hundred decisions as for one, so the
//! busier the house, the more decisions share one.

use crate::base::Hand;
use crate::writing::{carry_out, keep_key};
use crate::{Slip, Trouble, Write, decisions, halls_kept};
use async_trait::async_trait;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::thread;
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

/// What is called when a transaction has to wait for the disk.
pub type Flushing<'a> = dyn FnMut() + Send + 'a;

/// Whoever puts jobs into the database.
#[async_trait]
pub trait Commits: Send + 'static {
    /// All of these in one transaction, or none; on the disk when this returns. `flushing` is
    /// called when all is said and the disk has to be waited for.
    async fn commit(&mut self, jobs: &[Job], flushing: &mut Flushing<'_>) -> Result<(), Trouble>;
}

/// What waits: a job, or a write that becomes one when its turn comes.
enum Put {
    Slip(Slip),
    Job(Job),
}

impl Put {
    /// What to do, and the slip it came on.
    fn taken(self) -> (Job, Option<Slip>) {
        match self {
            Put::Slip(slip) => {
                let write = slip.take().expect("a slip is handed in once");
                (Job::Write(write), Some(slip))
            }
            Put::Job(job) => (job, None),
        }
    }
}

type Waiting = mpsc::Receiver<(Put, Reply)>;

/// The one who writes. Clones speak to the same.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<(Put, Reply)>);

impl Writer {
    /// One that waits for an answer from elsewhere.
    pub fn as_task(mut to: impl Commits) -> Self {
        let (jobs, mut waiting): (_, Waiting) = mpsc::channel(4 * MOST);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(MOST);
            while waiting.recv_many(&mut batch, MOST).await > 0 {
                tell(together(&mut to, &mut batch, tell).await);
            }
        });
        Writer(jobs)
    }

    /// One that works at once, on a thread of its own: it finishes what it was given when
    /// nobody speaks to it any more. Its answers come by a task of the present runtime.
    pub fn on_thread(mut to: impl Commits) -> Result<Self, Trouble> {
        let (jobs, mut waiting): (_, Waiting) = mpsc::channel(4 * MOST);
        // To wake each of those who wait from another thread would cost a call to the system
        // every time; a task among them is woken once for all.
        let (done, mut telling) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(news) = telling.recv().await {
                tell(news);
            }
        });
        let (flushing, herald) = std::sync::mpsc::channel();
        let meanwhile = done.clone();
        named("herald", move || {
            for news in herald {
                // On a busy core whoever is told would come before the disk is asked; this way
                // the writer goes on until it has to wait.
                thread::yield_now();
                // Without a runtime nobody waits any more.
                drop(meanwhile.send(news));
            }
        })?;
        named("store", move || {
            let mut batch = Vec::with_capacity(MOST);
            while waiting.blocking_recv_many(&mut batch, MOST) > 0 {
                gather(&mut waiting, &mut batch);
                let tell_soon = |news| drop(flushing.send(news));
                drop(done.send(at_once(together(&mut to, &mut batch, tell_soon))));
            }
        })?;
        Ok(Writer(jobs))
    }

    pub async fn put(&self, slip: Slip) -> Result<(), Trouble> {
        self.ask(Put::Slip(slip)).await
    }

    pub async fn keep_key(&self, name: &str, fresh: [u8; 32]) -> Result<(), Trouble> {
        self.ask(Put::Job(Job::Key(name.into(), fresh))).await
    }

    pub async fn beat(&self, node: &str, closed: bool) -> Result<(), Trouble> {
        self.ask(Put::Job(Job::Beat(node.into(), closed))).await
    }

    pub async fn rest(&self, node: &str) -> Result<(), Trouble> {
        self.ask(Put::Job(Job::Rest(node.into()))).await
    }

    async fn ask(&self, put: Put) -> Result<(), Trouble> {
        let gone = || Trouble::Failed("the writer has stopped".into());
        let (reply, answer) = oneshot::channel();
        self.0.send((put, reply)).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

fn named(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), Trouble> {
    let thread = thread::Builder::new().name(name.into()).spawn(work);
    thread.map_err(|why| Trouble::Failed(why.to_string()))?;
    Ok(())
}

/// Lets whoever is about to ask come first. With a core to spare that takes no time; on a
/// busy one it makes half of the flushes or fewer.
fn gather(waiting: &mut Waiting, batch: &mut Vec<(Put, Reply)>) {
    thread::yield_now();
    while batch.len() < MOST
        && let Ok(next) = waiting.try_recv()
    {
        batch.push(next);
    }
}

/// What there is to tell about a transaction.
enum News {
    Flushing(Vec<Slip>),
    Done(Vec<(Reply, Result<(), Trouble>)>),
}

fn tell(news: News) {
    match news {
        News::Flushing(slips) => slips.iter().for_each(Slip::flushes),
        News::Done(results) => {
            for (reply, result) in results {
                // Whoever no longer waits will read it from the disk.
                let _ = reply.send(result);
            }
        }
    }
}

/// Puts all that waits into one transaction: what to tell to whom in the end. What there is
/// to tell before goes to `meanwhile`.
async fn together(
    to: &mut impl Commits,
    batch: &mut Vec<(Put, Reply)>,
    meanwhile: impl Fn(News) + Sync,
) -> News {
    let (mut jobs, mut slips) = (Vec::with_capacity(batch.len()), Vec::new());
    let mut replies = Vec::with_capacity(batch.len());
    for (put, reply) in batch.drain(..) {
        let (job, slip) = put.taken();
        jobs.push(job);
        slips.extend(slip);
        replies.push(reply);
    }
    let mut flushing = || meanwhile(News::Flushing(std::mem::take(&mut slips)));
    let results = match to.commit(&jobs, &mut flushing).await {
        Ok(()) => vec![Ok(()); jobs.len()],
        Err(why) if jobs.len() == 1 => vec![Err(why)],
        // None of them would fare better.
        Err(Trouble::Away(why)) => vec![Err(Trouble::Away(why)); jobs.len()],
        Err(_) => one_by_one(to, &jobs).await,
    };
    News::Done(replies.into_iter().zip(results).collect())
}

/// One of them spoilt the transaction: each gets its own.
async fn one_by_one(to: &mut impl Commits, jobs: &[Job]) -> Vec<Result<(), Trouble>> {
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        results.push(to.commit(std::slice::from_ref(job), &mut || {}).await);
    }
    results
}

/// The answer of something that never waits.
pub fn at_once<T>(work: impl Future<Output = T>) -> T {
    match pin!(work).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => unreachable!("statements on this thread are run at once"),
    }
}

/// All of them, in a transaction that is under way.
pub async fn carry_out_all(jobs: &[Job], to: &mut dyn Hand) -> Result<(), Trouble> {
    for job in jobs {
        match job {
            Job::Write(write) if matches!(**write, Write::Decide { .. }) => {}
            Job::Write(write) => carry_out(write, to).await?,
            Job::Key(name, fresh) => keep_key(name, fresh, to).await?,
            Job::Beat(node, closed) => halls_kept::beat(node, *closed, to).await?,
            Job::Rest(node) => halls_kept::rest(node, to).await?,
        }
    }
    // Whoever writes waits for the answer, so what waits together hangs on nothing else
    // that waits: the order is free.
    let writes = jobs.iter().filter_map(|job| match job {
        Job::Write(write) => Some(&**write),
        Job::Key(..) | Job::Beat(..) | Job::Rest(_) => None,
    });
    decisions::keep(writes, to).await
}
