//! Reactions among people: a question that may be declined stays open for a fixed time,
//! whoever has answered, so that the time an answer takes tells nothing. Answers are held, on
//! the disk, and all count when the time is over; whoever said nothing declines, be it a
//! computer player that still thinks.

use crate::input::Now;
use crate::room::Room;
use crate::saved::HeldAnswer;
use catalogue::ErasedMatch;
use protocol::Pace;
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{Seat, Viewer};

/// An answer has at most so many steps beyond what was held.
const MOST_STEPS: usize = 16;

/// The reaction that is open, if one is.
#[derive(Default)]
pub struct Reactions(Option<Open>);

struct Open {
    /// In the house's time.
    ends: i64,
    /// How much a spectator had seen: if she has seen more, another question is asked.
    seen: u32,
    /// The id each answer was sent under, and its steps.
    held: BTreeMap<Seat, (String, Vec<Value>)>,
}

impl Reactions {
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// Which one is open: no two of one game have the same number.
    pub fn number(&self) -> Option<u32> {
        self.0.as_ref().map(|open| open.seen)
    }

    pub fn ends(&self) -> Option<i64> {
        self.0.as_ref().map(|open| open.ends)
    }

    /// How long it stays open, in milliseconds.
    pub fn left(&self, now: i64) -> Option<u32> {
        u32::try_from((self.ends()? - now).max(0)).ok()
    }

    /// Opens one for the question on the table if that is a reaction (`is_due`). One that is
    /// open stays open until its end, as long as the question stays the same.
    pub fn mind(&mut self, play: &dyn ErasedMatch, is_due: bool, ends: i64) {
        let seen = play.ply(Viewer::Spectator {});
        self.0.take_if(|open| open.seen != seen);
        if self.0.is_none() && is_due {
            self.0 = Some(Open {
                ends,
                seen,
                held: BTreeMap::new(),
            });
        }
    }

    /// Answers that were written before count as well.
    pub fn restore(&mut self, held: Vec<HeldAnswer>) {
        if let Some(open) = &mut self.0 {
            open.held = held
                .into_iter()
                .map(|held| {
                    let steps = serde_json::from_str(&held.steps).unwrap_or_default();
                    (held.seat, (held.id, steps))
                })
                .collect();
        }
    }

    /// Holds an answer until the end. A later one of the same seat replaces it.
    pub fn hold(&mut self, seat: Seat, id: &str, steps: &[Value]) -> HeldAnswer {
        if let Some(open) = &mut self.0 {
            open.held.insert(seat, (id.to_owned(), steps.to_vec()));
        }
        HeldAnswer {
            seat,
            id: id.to_owned(),
            steps: Value::from(steps.to_vec()).to_string(),
        }
    }

    /// Whether the answer with this id is held.
    pub fn has_held(&self, seat: Seat, id: &str) -> bool {
        let held = self.0.as_ref().and_then(|open| open.held.get(&seat));
        held.is_some_and(|(known, _)| known == id)
    }

    /// The time is over: the answer of each of `seats` counts now. The ids of those that were
    /// held.
    pub fn end(&mut self, play: &mut dyn ErasedMatch, seats: &[Seat]) -> Vec<(Seat, String)> {
        let Some(open) = self.0.take() else {
            return Vec::new();
        };
        for &seat in seats {
            let held = open.held.get(&seat).map(|(_, steps)| steps.as_slice());
            answer(play, seat, held);
        }
        let ids = open.held.into_iter().map(|(seat, (id, _))| (seat, id));
        ids.collect()
    }
}

/// Plays what this seat held, then declines whatever it is still asked, until it has answered.
fn answer(play: &mut dyn ErasedMatch, seat: Seat, held: Option<&[Value]>) {
    let watcher = Viewer::Spectator {};
    let (owed, seen) = (play.owed(), play.ply(watcher));
    let mut held = held.and_then(|steps| play.read(seat, steps).ok());
    for _ in 0..MOST_STEPS {
        let next = held.take().or_else(|| {
            let reaction = play.reaction(seat).map(|reaction| reaction.decline);
            reaction.or_else(|| play.any_step(seat, 0))
        });
        let Some(next) = next else { return };
        // What no longer fits is replaced by declining.
        if play.play(play.ply(Viewer::at(seat)), seat, &next).is_err() {
            continue;
        }
        // It has answered: another question is asked, or somebody else is.
        if play.owed() != owed || play.ply(watcher) != seen {
            return;
        }
    }
}

impl Room {
    /// Whether the question on the table is a reaction among people. With one person among
    /// computer players there is nobody to hide from.
    pub(crate) fn is_reaction_due(&self) -> bool {
        let Some(play) = &self.play else { return false };
        if self.window() == 0 {
            return false;
        }
        let mut owing = self.people_owing().iter();
        self.table.people().count() >= 2 && owing.any(|seat| play.is_optional(seat))
    }

    /// How long reactions stay open at this table.
    pub(crate) fn window(&self) -> u64 {
        match (self.settings.pace, self.settings.window) {
            (Pace::Slow { days }, _) => u64::from(days) * self.setup.slow_window,
            (Pace::Free | Pace::Live { .. }, Some(seconds)) => u64::from(seconds) * 1000,
            (Pace::Free | Pace::Live { .. }, None) => self.setup.window,
        }
    }

    /// Opens the reaction that a new question needs.
    pub(crate) fn mind_reaction(&mut self, now: Now) {
        self.open_reaction(now.house + self.window() as i64);
    }

    /// The same, open until `ends`.
    pub(crate) fn open_reaction(&mut self, ends: i64) {
        let is_due = self.is_reaction_due();
        if let Some(play) = &self.play {
            self.reactions.mind(&**play, is_due, ends);
        }
    }
}
