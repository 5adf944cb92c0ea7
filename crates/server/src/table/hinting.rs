//! Hints: what a strong player would do in a guest's place, from her own briefing and
//! nothing else.

use super::{Actor, Reply, info, thinking};
use catalogue::{Other, Thinker, Thought, Threads};
use protocol::{Hint, HintStep, OtherHint, Reason};
use serde_json::Value;
use std::time::{Duration, Instant};
use tabletop::Seat;

/// A guest asks at most so often.
const PAUSE: Duration = Duration::from_millis(1500);

impl Actor {
    /// Thinks on other threads; the table goes on meanwhile.
    pub(super) fn hint(&mut self, guest: &str, reply: Reply<Hint>) {
        let thinker = match self.adviser(guest) {
            Ok(thinker) => thinker,
            Err(reason) => return drop(reply.send(Err(reason))),
        };
        let longest = thinking::longest(&*thinker, self.house.settings().bot_thinks);
        let desks = self.house.thinkers();
        tokio::spawn(async move {
            let thought = thinking::think(thinker, longest, Threads, desks).await;
            let hint = thought.map(|(thought, _)| told(thought));
            // Whoever no longer waits needs no answer.
            let _ = reply.send(hint.ok_or(Reason::HouseTrouble {}));
        });
    }

    fn adviser(&mut self, guest: &str) -> Result<Box<dyn Thinker>, Reason> {
        let seat = self.seat_of(guest).ok_or(Reason::NotSeated {})?;
        if !info::gives_hints(&self.kept) {
            return Err(Reason::NoHints {});
        }
        let play = self.play.as_ref().ok_or(Reason::NotStarted {})?;
        let adviser = self.game.levels().iter().rev().nth(1);
        let adviser = adviser.ok_or(Reason::NoSuchBot {})?;
        let thinker = play
            .thinker(seat, adviser.name, crate::random::number())
            .map_err(crate::refusal::told)?;
        self.may_ask(seat)?;
        Ok(thinker)
    }

    fn may_ask(&mut self, seat: Seat) -> Result<(), Reason> {
        let now = Instant::now();
        match self.hinted.get(&seat) {
            Some(last) if now - *last < PAUSE => Err(Reason::TooFast {}),
            Some(_) | None => {
                self.hinted.insert(seat, now);
                Ok(())
            }
        }
    }
}

fn told(thought: Thought) -> Hint {
    let steps = |steps: Vec<Value>, notation: Vec<String>| {
        let pairs = steps.into_iter().zip(notation);
        pairs
            .map(|(action, notation)| HintStep { action, notation })
            .collect()
    };
    let other = |other: Other| OtherHint {
        steps: steps(other.steps, other.notation),
        worth: other.worth,
    };
    Hint {
        ply: thought.ply,
        steps: steps(thought.steps, thought.notation),
        worth: thought.worth,
        others: thought.others.into_iter().map(other).collect(),
    }
}
