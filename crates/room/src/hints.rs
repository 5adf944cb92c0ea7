//! What a strong player would do in somebody's place: how often she may ask, and what she is
//! told.

use catalogue::{Other, Thought};
use protocol::{Hint, HintStep, OtherHint, Reason};
use serde_json::Value;
use std::collections::HashMap;
use tabletop::Seat;

/// A guest asks at most so often, in milliseconds.
const PAUSE: i64 = 1500;

/// When each seat last asked.
#[derive(Default)]
pub struct Hints(HashMap<Seat, i64>);

impl Hints {
    pub fn may_ask(&mut self, seat: Seat, now: i64) -> Result<(), Reason> {
        match self.0.get(&seat) {
            Some(last) if now - last < PAUSE => Err(Reason::TooFast {}),
            Some(_) | None => {
                self.0.insert(seat, now);
                Ok(())
            }
        }
    }
}

/// What was thought, as it is told.
pub fn hint_of(thought: Thought) -> Hint {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_waits_for_its_own_next_hint() {
        let mut hints = Hints::default();
        assert_eq!(hints.may_ask(Seat(0), 0), Ok(()));
        assert_eq!(hints.may_ask(Seat(0), 1499), Err(Reason::TooFast {}));
        assert_eq!(hints.may_ask(Seat(1), 1499), Ok(()));
        assert_eq!(hints.may_ask(Seat(0), 1500), Ok(()));
    }
}
