//! Threads on which computer players think. They have a lower priority than the rest of the
//! house, so that people's decisions come first, and serve the guests whose tables they play at
//! in turn, so that one guest with many tables does not keep the others waiting.

use catalogue::{OneByOne, Player, Question, Thinking, Thought, Threads};
use room::StopSign;
use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;
use tokio::sync::oneshot;

/// How much the system prefers other threads to these.
const NICE: i32 = 10;

/// A computer player, what it has to decide, and for whom.
pub struct Task {
    /// Whose table it is.
    pub host: String,
    pub player: Box<dyn Player>,
    pub question: Question,
    /// The most a turn may take, in milliseconds.
    pub most: u32,
    pub stop: StopSign,
    /// Whether it may use more than one thread.
    pub is_wide: bool,
}

/// What was thought, and the player itself; neither if it failed.
pub type Decided = Option<(Thought, Box<dyn Player>)>;

/// The threads.
pub struct Thinkers(Arc<Shared>);

/// A task, and who waits for what becomes of it.
type Waiting = (Task, oneshot::Sender<Decided>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue<Waiting>>,
    came: Condvar,
}

/// Tasks that wait, by host: each host in turn.
struct Queue<T> {
    by_host: BTreeMap<String, VecDeque<T>>,
    /// The host who was served last.
    last: String,
    is_closed: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Queue {
            by_host: BTreeMap::new(),
            last: String::new(),
            is_closed: false,
        }
    }
}

impl<T> Queue<T> {
    fn push(&mut self, host: &str, task: T) {
        let waiting = self.by_host.entry(host.to_owned()).or_default();
        waiting.push_back(task);
    }

    fn next(&mut self) -> Option<T> {
        let after = (
            std::ops::Bound::Excluded(&self.last),
            std::ops::Bound::Unbounded,
        );
        let next = self.by_host.range::<String, _>(after).next();
        let (host, _) = next.or_else(|| self.by_host.iter().next())?;
        self.last.clone_from(host);
        let waiting = self.by_host.get_mut(&self.last)?;
        let task = waiting.pop_front();
        if waiting.is_empty() {
            self.by_host.remove(&self.last);
        }
        task
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue<Waiting>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        // If the system does not allow it, they are just not slower than others.
        let _ = rustix::process::nice(NICE);
        let mut queue = self.lock();
        while !queue.is_closed {
            let Some((task, reply)) = queue.next() else {
                queue = self
                    .came
                    .wait(queue)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(queue);
            // Whoever no longer waits needs no answer.
            let _ = reply.send(decide(task));
            queue = self.lock();
        }
    }
}

fn decide(mut task: Task) -> Decided {
    let began = Instant::now();
    let thinking = Thinking {
        clock: &|| began.elapsed().as_nanos() as u64,
        most: Some(task.most),
        is_stopped: &|| task.stop.is_stopped(),
        desk: match task.is_wide {
            true => &Threads,
            false => &OneByOne,
        },
    };
    let player = &mut task.player;
    let thought = catch_unwind(AssertUnwindSafe(|| {
        player.decide(&task.question, &thinking)
    }));
    match thought {
        Ok(thought) => Some((thought, task.player)),
        Err(_) => {
            tracing::error!("a computer player failed");
            None
        }
    }
}

impl Thinkers {
    /// So many threads.
    pub fn start(count: usize) -> Self {
        let shared = Arc::new(Shared::default());
        for number in 0..count.max(1) {
            let shared = shared.clone();
            let thread = thread::Builder::new().name(format!("thinker-{number}"));
            // With fewer threads computer players are slower; without any the house is told.
            if let Err(why) = thread.spawn(move || shared.work()) {
                tracing::error!("a thread for computer players did not start: {why}");
            }
        }
        Thinkers(shared)
    }

    /// What this player decides.
    pub async fn think(&self, task: Task) -> Decided {
        let (reply, answer) = oneshot::channel();
        let host = task.host.clone();
        self.0.lock().push(&host, (task, reply));
        self.0.came.notify_one();
        answer.await.ok().flatten()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.lock().is_closed = true;
        self.0.came.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The system runs people's decisions first.
    #[cfg(target_os = "linux")]
    #[test]
    fn computer_players_think_at_a_lower_priority() {
        let _thinkers = Thinkers::start(1);
        let until = Instant::now() + std::time::Duration::from_secs(10);
        loop {
            let threads = std::fs::read_dir("/proc/self/task").expect("threads");
            let niceness = threads.flatten().find_map(|thread| {
                let stat = std::fs::read_to_string(thread.path().join("stat")).ok()?;
                let (name, rest) = stat.rsplit_once(") ")?;
                // The 19th field of the line, counted from 1; the name is the second.
                let nice = rest.split(' ').nth(16)?.parse::<i32>().ok()?;
                name.ends_with("(thinker-0").then_some(nice)
            });
            if niceness == Some(NICE) {
                return;
            }
            assert!(Instant::now() < until, "{niceness:?}");
            thread::yield_now();
        }
    }

    #[test]
    fn a_guest_with_many_tables_goes_first_once_and_no_more() {
        let mut queue = Queue::default();
        for _ in 0..40 {
            queue.push("mallory", "hers");
        }
        assert_eq!(queue.next(), Some("hers"));
        queue.push("anna", "Anna's");
        queue.push("zoe", "Zoe's");
        // Whoever comes is served within one round of those who wait.
        let round: Vec<_> = (0..3).filter_map(|_| queue.next()).collect();
        assert!(round.contains(&"Anna's") && round.contains(&"Zoe's"));
        let rest = std::iter::from_fn(|| queue.next()).count();
        assert_eq!(rest, 38);
    }
}
