//! Bots: they get a briefing, think off the async threads, and answer through the same
//! door as everybody else.

use super::playing::Outcome;
use super::{Actor, Ask};
use crate::random;
use catalogue::{Desk, OneByOne, Thinker, Thought};
use protocol::Reason;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabletop::{Asked, Seat, Viewer};
use tokio::sync::Semaphore;

/// What a bot decided.
pub struct Decided {
    seat: Seat,
    number: u64,
    /// Nothing if it failed.
    thought: Option<Thought>,
    /// The time this turn of the bot has taken so far.
    spent: Duration,
}

/// The ply at which a bot's turn would go on, if nobody decides in between, and the time
/// it has taken: the decisions of a turn share what it may take.
pub type TurnTime = (u32, Duration);

/// Where a bot stands in a sealed answer: what it saw right after its last private step.
pub type MidAnswer = (u32, Asked);

impl Actor {
    /// Sets every bot to work that owes a decision and is not yet at it.
    pub(super) fn wake_bots(&mut self) {
        let Some(play) = self.play.as_ref().filter(|_| self.mine) else {
            return;
        };
        for seat in play.owed().iter() {
            let Some(bot) = self.bot_at(seat) else {
                continue;
            };
            if self.thinking.contains_key(&seat) {
                continue;
            }
            let thinker = play.thinker(seat, bot, random::number());
            if let Err(trouble) = &thinker {
                tracing::error!(table = self.kept.id, bot, "cannot play: {trouble}");
            }
            let number = random::number();
            self.thinking.insert(seat, number);
            let pause = self.pause(seat);
            let spent = self.spent(seat);
            let most = self.house.settings().bot_thinks;
            let mailbox = self.mailbox.clone();
            let desks = self.house.thinkers();
            tokio::spawn(async move {
                let until = Instant::now() + pause;
                let thought = match thinker {
                    Ok(thinker) => {
                        let longest = longest(&*thinker, most).saturating_sub(spent);
                        think(thinker, longest, OneByOne, desks).await
                    }
                    Err(_) => None,
                };
                let (thought, took) = match thought {
                    Some((thought, took)) => (Some(thought), took),
                    None => (None, Duration::ZERO),
                };
                // The answer comes when the pause is over, however hard it was to find.
                tokio::time::sleep_until(until.into()).await;
                let decided = Decided {
                    seat,
                    number,
                    thought,
                    spent: spent + took,
                };
                // A table that was put away meanwhile wakes its bots when it is laid again.
                let _ = mailbox.send(Box::new(Ask::Thought(decided))).await;
            });
        }
    }

    /// The time the bot's present turn has taken before this decision.
    fn spent(&self, seat: Seat) -> Duration {
        let now = self.play.as_ref().map(|play| play.ply(Viewer::at(seat)));
        match self.turn_times.get(&seat) {
            Some((goes_on_at, spent)) if Some(*goes_on_at) == now => *spent,
            Some(_) | None => Duration::ZERO,
        }
    }

    /// How long the bot waits: drawn without looking at what it holds or will do. Private
    /// steps after the first of a sealed answer are not waited for; nobody sees them.
    fn pause(&self, seat: Seat) -> Duration {
        let about = self.house.settings().bot_pause;
        let now = self.asked(seat);
        if now.is_some() && self.mid_answer.get(&seat) == now.as_ref() {
            return Duration::ZERO;
        }
        let share = 0.75 + 0.5 * (random::below(1000) as f64 / 1000.0);
        about.mul_f64(share)
    }

    pub(super) async fn bot_decided(&mut self, decided: Decided) {
        let seat = decided.seat;
        if self.thinking.get(&seat) != Some(&decided.number) {
            return;
        }
        self.thinking.remove(&seat);
        let before = self.asked(seat);
        if let Some((ply, steps)) = self.choice(seat, decided.thought) {
            match self.decide(seat, ply, &steps, None).await {
                Outcome::Done => {
                    let goes_on_at = ply + steps.len() as u32;
                    self.turn_times.insert(seat, (goes_on_at, decided.spent));
                    self.note_step(seat, before);
                }
                Outcome::Again | Outcome::Refused(Reason::Stale { .. }) => {}
                Outcome::Refused(reason) => {
                    tracing::warn!(table = self.kept.id, %seat, "a bot was refused: {reason}");
                    if reason == (Reason::HouseTrouble {}) {
                        // The disk will not be better at once: no busy loop.
                        tokio::time::sleep(Duration::from_secs(1)).await;
                    }
                }
            }
        }
        self.go_on().await;
    }

    /// The bot's choice, or any legal one if it failed. None if the table has moved since
    /// it was asked.
    fn choice(&self, seat: Seat, thought: Option<Thought>) -> Option<(u32, Vec<Value>)> {
        let brief = self.play.as_ref()?.briefing(Viewer::at(seat));
        match thought {
            Some(thought) if thought.ply != brief.ply => None,
            Some(thought) if brief.actions.iter().any(|o| o.action == thought.steps[0]) => {
                Some((brief.ply, thought.steps))
            }
            Some(_) | None => {
                let any = brief.actions.get(random::below(brief.actions.len()))?;
                tracing::warn!(table = self.kept.id, %seat, "a bot plays anything legal");
                Some((brief.ply, vec![any.action.clone()]))
            }
        }
    }

    /// Where the seat stands and what it is asked, as it sees it.
    fn asked(&self, seat: Seat) -> Option<MidAnswer> {
        let brief = self.play.as_ref()?.briefing(Viewer::at(seat));
        Some((brief.ply, brief.asked))
    }

    /// Remembers that the bot is in the middle of its answer, if the same sealed question
    /// is still before it.
    fn note_step(&mut self, seat: Seat, before: Option<MidAnswer>) {
        self.mid_answer.remove(&seat);
        let after = self.asked(seat);
        if let (Some((_, asked)), Some(after)) = (before, after)
            && asked == after.1
            && matches!(asked, Asked::Sealed { you: true, .. })
        {
            self.mid_answer.insert(seat, after);
        }
    }
}

/// What this bot may take for a turn.
pub fn longest(thinker: &dyn Thinker, most: Duration) -> Duration {
    let own = thinker.milliseconds().map(u64::from);
    own.map_or(most, |own| most.min(Duration::from_millis(own)))
}

/// Thinks off the async threads; what was thought, and how long it took.
pub async fn think(
    thinker: Box<dyn Thinker>,
    longest: Duration,
    desk: impl Desk + Send + 'static,
    desks: Arc<Semaphore>,
) -> Option<(Thought, Duration)> {
    let place = desks.acquire_owned().await.ok()?;
    let thinking = tokio::task::spawn_blocking(move || {
        let _place = place;
        let began = Instant::now();
        let go_on = || began.elapsed() < longest;
        let thought = catch_unwind(AssertUnwindSafe(|| thinker.think(&go_on, &desk)));
        thought.map(|thought| (thought, began.elapsed()))
    });
    match thinking.await {
        Ok(Ok(thought)) => Some(thought),
        Ok(Err(_)) | Err(_) => {
            tracing::error!("a bot failed");
            None
        }
    }
}
