//! Computer players, a little at a time: one thread has to do for all, and somebody may want to
//! click meanwhile.

use crate::device::Device;
use crate::messages::ForPage;
use catalogue::{OneByOne, Player, Question, Thinking, Thought};
use room::{Input, StopSign};
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::Seat;

/// A search asks after about so many imagined games whether it may go on.
const STEP: u32 = 8;
const NANOS: i64 = 1_000_000;

/// A computer player with something to decide.
pub(crate) struct Task {
    table: String,
    whom: Whom,
    player: Box<dyn Player>,
    question: Question,
    /// The most it may take, in milliseconds.
    most: Option<u32>,
    stop: StopSign,
    /// What it decided.
    thought: Option<Thought>,
}

enum Whom {
    /// It plays there, and answers not before the device's clock has come to this.
    Seat(Seat, i64),
    /// Somebody asked what to do, by this request.
    Asker(u64),
}

impl Task {
    /// It plays in this seat, and answers not before the device's clock has come so far.
    pub fn of_seat(
        table: &str,
        (seat, answers_at): (Seat, i64),
        player: Box<dyn Player>,
        question: Question,
    ) -> Self {
        Task::new(table, Whom::Seat(seat, answers_at), player, question)
    }

    /// Somebody wants to know what it would do in her place.
    pub fn of_hint(table: &str, request: u64, player: Box<dyn Player>, question: Question) -> Self {
        Task::new(table, Whom::Asker(request), player, question)
    }

    fn new(table: &str, whom: Whom, player: Box<dyn Player>, question: Question) -> Self {
        Task {
            table: table.to_owned(),
            whom,
            player,
            question,
            most: None,
            stop: StopSign::default(),
            thought: None,
        }
    }

    /// It takes so many milliseconds at most, and may be stopped.
    pub fn within(self, most: u32, stop: StopSign) -> Self {
        Task {
            most: Some(most),
            stop,
            ..self
        }
    }

    pub fn table(&self) -> &str {
        &self.table
    }

    /// Whether it has not decided yet.
    pub fn is_thinking(&self) -> bool {
        self.thought.is_none()
    }

    /// When it answers, if it has decided.
    pub fn answers_at(&self) -> Option<i64> {
        match self.whom {
            Whom::Seat(_, at) if self.thought.is_some() => Some(at),
            Whom::Seat(..) | Whom::Asker(_) => None,
        }
    }

    fn is_due(&self, counted: i64) -> bool {
        let is_time = match self.whom {
            Whom::Seat(_, at) => at <= counted || self.stop.is_stopped(),
            Whom::Asker(_) => true,
        };
        self.thought.is_some() && is_time
    }
}

impl Device {
    /// The first that has not decided thinks about so many imagined games longer.
    pub(crate) fn think_on(&mut self, iterations: u32) {
        let now = (self.clock.counted() * NANOS) as u64;
        let Some(task) = self.tasks.iter_mut().find(|task| task.is_thinking()) else {
            return;
        };
        let asked = AtomicU32::new(0);
        let most = iterations.div_ceil(STEP);
        let pauses = || asked.fetch_add(1, Ordering::Relaxed) + 1 >= most;
        let thinking = Thinking {
            clock: &|| now,
            most: task.most,
            is_stopped: &|| task.stop.is_stopped(),
            desk: &OneByOne,
        };
        task.thought = task.player.ponder(&task.question, &thinking, &pauses);
    }

    /// Those who have decided answer, when it is time.
    pub(crate) fn answer_what_is_thought(&mut self) {
        let counted = self.clock.counted();
        while let Some(at) = self.tasks.iter().position(|task| task.is_due(counted)) {
            let Some(task) = self.tasks.remove(at) else {
                return;
            };
            match (task.whom, task.thought) {
                (Whom::Seat(seat, _), thought) => {
                    let chose = Input::BotChose {
                        seat,
                        thought,
                        player: Some(task.player),
                    };
                    self.tell(&task.table, chose);
                }
                (Whom::Asker(request), Some(thought)) => {
                    let hint = room::hint_of(thought);
                    self.out.push(ForPage::granted(request, &hint));
                }
                (Whom::Asker(_), None) => {}
            }
        }
    }
}
