//! Reactions among people: a question that may be declined stays open for a fixed time,
//! whoever has answered, so that the time an answer takes tells nothing. Answers are held,
//! on the disk, and all count when the time is over; whoever said nothing declines, be it a
//! bot that still thinks.

use super::Actor;
use super::playing::Outcome;
use crate::refusal::told;
use protocol::{Pace, Reason};
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;
use store::halls::{Hall, Held};
use store::{Stage, Write};
use tabletop::{Seat, Viewer};
use tokio::time::Instant;

/// A reaction that is open.
pub struct Window {
    ends: Instant,
    /// How much a spectator had seen: if she has seen more, another question is asked.
    seen: u32,
    held: BTreeMap<Seat, (String, Vec<Value>)>,
}

/// An answer has at most so many steps beyond what was held.
const MOST_STEPS: usize = 16;

impl Actor {
    /// How long reactions stay open at this table.
    fn window_length(&self) -> Duration {
        let usual = self.house.settings().window;
        match self.ways.window {
            Some(seconds) => Duration::from_secs(u64::from(seconds)),
            None => usual,
        }
    }

    /// Whether the question on the table is a reaction among people. With one person
    /// among bots there is nobody to hide from; at slow tables orders answer at once.
    pub(super) fn is_window_due(&self) -> bool {
        let Some(play) = &self.play else { return false };
        let people = (0..self.kept.places.len()).filter(|at| self.is_person(Seat(*at as u8)));
        if people.count() < 2
            || self.window_length().is_zero()
            || matches!(self.ways.pace, Pace::Slow { .. })
        {
            return false;
        }
        let people = self.people_owing();
        people.into_iter().any(|seat| is_reaction(&**play, seat))
    }

    fn seen_by_watchers(&self) -> u32 {
        let play = self.play.as_ref();
        play.map_or(0, |play| play.ply(Viewer::Spectator {}))
    }

    /// Opens the window a new question needs. One that is open stays open until its end,
    /// whatever happens to those who were asked.
    pub(super) fn mind_window(&mut self) {
        let seen = self.seen_by_watchers();
        self.window.take_if(|window| window.seen != seen);
        if self.window.is_none() && self.is_window_due() {
            self.window = Some(Window {
                ends: Instant::now() + self.window_length(),
                seen,
                held: BTreeMap::new(),
            });
        }
    }

    pub(super) fn window_ends(&self) -> Option<Instant> {
        self.window.as_ref().map(|window| window.ends)
    }

    /// How long the open reaction stays open, in milliseconds.
    pub(super) fn window_left(&self) -> Option<u32> {
        let left = self
            .window_ends()?
            .saturating_duration_since(Instant::now());
        u32::try_from(left.as_millis()).ok()
    }

    /// Answers that were held when the house closed count as well.
    pub(super) fn read_held(&mut self, kept: Vec<Held>) {
        self.mind_window();
        if let Some(window) = &mut self.window {
            window.held.clear();
        }
        if let Some(window) = &mut self.window {
            for held in kept {
                let steps = serde_json::from_str(&held.steps).unwrap_or_default();
                window.held.insert(held.seat, (held.id, steps));
            }
        }
    }

    /// Whether an answer of this seat has to wait for the end of the window.
    pub(super) fn is_held_back(&self, seat: Seat) -> bool {
        self.window.is_some() && self.people_owing().contains(&seat)
    }

    pub(super) fn has_held(&self, seat: Seat, id: &str) -> bool {
        let held = self
            .window
            .as_ref()
            .and_then(|window| window.held.get(&seat));
        held.is_some_and(|(known, _)| known == id)
    }

    /// Keeps an answer until the window ends. A later one replaces it.
    pub(super) async fn hold(
        &mut self,
        seat: Seat,
        ply: u32,
        steps: &[Value],
        id: &str,
    ) -> Outcome {
        let Some(play) = &self.play else {
            return Outcome::Refused(Reason::NotStarted {});
        };
        if let Err(trouble) = play.check(ply, seat, steps) {
            return Outcome::Refused(told(trouble));
        }
        let held = Hall::Hold(Held {
            seat,
            id: id.to_owned(),
            steps: Value::from(steps.to_vec()).to_string(),
        });
        if let Err(reason) = self.keep_hall(held).await {
            return match self.raced {
                true => Outcome::Again,
                false => Outcome::Refused(reason),
            };
        }
        if let Some(window) = &mut self.window {
            window.held.insert(seat, (id.to_owned(), steps.to_vec()));
        }
        Outcome::Done
    }

    /// Whoever has to have answered when the time is over: people, and bots that may decline.
    /// A bot that still thinks would hold up the frames, and its time would tell something.
    fn must_answer(&self) -> Vec<Seat> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let must = |seat: &Seat| self.is_person(*seat) || is_reaction(&**play, *seat);
        play.owed().iter().filter(must).collect()
    }

    /// The time is over: everybody's answer counts now.
    pub(super) async fn end_window(&mut self) {
        let Some(window) = self.window.take() else {
            return;
        };
        let still_asked = window.seen == self.seen_by_watchers();
        let seats = self.must_answer();
        let Some(play) = self.play.as_mut().filter(|_| still_asked) else {
            return;
        };
        let first = play.rows().len();
        for seat in seats {
            self.thinking.remove(&seat);
            let steps = window.held.get(&seat).map(|(_, steps)| steps.clone());
            answer(&mut **play, seat, steps);
        }
        let rows = play.rows()[first..].to_vec();
        let result = play
            .is_over()
            .then(|| serde_json::to_string(&play.standings()).expect("standings can be written"));
        self.mind_window();
        let (clocks, tick) = self.next_tick();
        let write = Write::Hall {
            table: self.kept.id.clone(),
            version: self.kept.version,
            write: Hall::EndWindow {
                first: first as u32,
                rows,
                result: result.clone(),
                tick: tick.clone(),
            },
        };
        if let Err(trouble) = self.house.store().write(write).await {
            tracing::warn!(
                table = self.kept.id,
                "a reaction was not written: {trouble}"
            );
            // It is over all the same, with whatever was held meanwhile.
            self.window = Some(window);
            self.lay_again().await;
            return;
        }
        let ids = window.held.into_iter().map(|(seat, (id, _))| (seat, id));
        self.done.extend(ids);
        self.clocks = clocks;
        self.ticked(tick);
        self.kept.version += 1;
        self.kept.changes += 1;
        self.wrote();
        self.show_moves();
        if result.is_some() {
            self.kept.stage = Stage::Over;
            self.kept.result = result;
            self.show_table();
        }
        self.go_on().await;
    }
}

/// Whether what this seat is asked may be declined.
fn is_reaction(play: &dyn catalogue::Table, seat: Seat) -> bool {
    let question = play.briefing(Viewer::at(seat)).question();
    question.is_some_and(|question| question.bids.is_empty())
}

/// What this seat held, and then nothing more until it has answered.
fn answer(play: &mut dyn catalogue::Table, seat: Seat, held: Option<Vec<Value>>) {
    let watcher = Viewer::Spectator {};
    let (owed, seen) = (play.owed(), play.ply(watcher));
    let mut steps = held;
    for _ in 0..MOST_STEPS {
        let brief = play.briefing(Viewer::at(seat));
        let next = steps.take().or_else(|| {
            let decline = brief.question().map(|question| question.decline);
            let any = brief.actions.first().map(|offer| offer.action.clone());
            decline.or(any).map(|action| vec![action])
        });
        let Some(next) = next else { return };
        if let Err(trouble) = play.submit(brief.ply, seat, &next) {
            tracing::warn!(%seat, "a held answer no longer fits: {trouble}");
            continue;
        }
        // Another question, or nothing left to say.
        if play.owed() != owed || play.ply(watcher) != seen {
            return;
        }
    }
}
