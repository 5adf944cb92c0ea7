//! Clocks: whose time runs. They are kept in the house's own time, which stands still while
//! the house is closed, and are written together with the decision that moves them.

use super::{Actor, Question};
use crate::guests;
use protocol::{ClockInfo, FromHouse, Pace, VERSION};
use serde::{Deserialize, Serialize};
use store::halls::Tick;
use tabletop::{Asked, Seat, Viewer};
use tokio::time::Instant;

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// Whoever lets so much time go by at a table without a clock is replaced.
const ABANDONED: i64 = 14 * DAY;
/// Whoever takes her seat back at a live table has at least this.
const ON_RETURN: i64 = MINUTE;

/// The clock of one seat: what was left when it began to run, and when that was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Clock {
    left: i64,
    since: Option<i64>,
}

/// The clocks of a table, by seat. Seats of bots have one that never runs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clocks(Vec<Clock>);

/// What a seat begins with: the whole game's time, or that of one decision.
fn allowance(pace: Pace) -> i64 {
    match pace {
        Pace::Free => ABANDONED,
        Pace::Live { minutes, .. } => i64::from(minutes) * MINUTE,
        Pace::Slow { days } => i64::from(days) * DAY,
    }
}

/// When to look again at a table that is not in memory. Without a clock an hour more makes
/// no difference, and most decisions leave it where it is.
fn kept_due(due: i64, pace: Pace) -> i64 {
    match pace {
        Pace::Free => (due / HOUR + 1) * HOUR,
        Pace::Live { .. } | Pace::Slow { .. } => due,
    }
}

impl Clocks {
    pub fn new(pace: Pace, seats: usize) -> Self {
        let fresh = Clock {
            left: allowance(pace),
            since: None,
        };
        Clocks(vec![fresh; seats])
    }

    /// Lets the clocks of `running` run and stops the others.
    fn turn_to(&mut self, running: &[Seat], pace: Pace, now: i64) {
        for (at, clock) in self.0.iter_mut().enumerate() {
            let runs = running.contains(&Seat(at as u8));
            match (clock.since, runs) {
                (Some(since), false) => {
                    clock.left -= (now - since).max(0);
                    clock.since = None;
                    match pace {
                        Pace::Live { increment, .. } => clock.left += i64::from(increment) * 1000,
                        Pace::Free | Pace::Slow { .. } => clock.left = allowance(pace),
                    }
                }
                (None, true) => clock.since = Some(now),
                (Some(_), true) | (None, false) => {}
            }
        }
    }

    fn left(&self, seat: usize, now: i64) -> i64 {
        let clock = self.0[seat];
        let gone = clock.since.map_or(0, |since| (now - since).max(0));
        (clock.left - gone).max(0)
    }

    /// When the first of them is up.
    fn due(&self) -> Option<i64> {
        let up = |clock: &Clock| Some(clock.since? + clock.left);
        self.0.iter().filter_map(up).min()
    }

    fn waiting(&self) -> i64 {
        let bit = |(at, clock): (usize, &Clock)| i64::from(clock.since.is_some()) << at;
        self.0.iter().enumerate().map(bit).sum()
    }

    fn out_of_time(&self, now: i64) -> Vec<Seat> {
        let out = |(at, clock): (usize, &Clock)| {
            let up = clock.since? + clock.left <= now;
            up.then_some(Seat(at as u8))
        };
        self.0.iter().enumerate().filter_map(out).collect()
    }
}

impl Actor {
    /// Where the clocks stand once what is now on the table is written down.
    pub(super) fn next_tick(&self) -> (Clocks, Tick) {
        let now = self.house.now();
        let pace = self.ways.pace;
        let mut clocks = self.clocks.clone();
        let running: Vec<Seat> = match self.is_window_due() {
            true => Vec::new(),
            false => self.people_owing(),
        };
        clocks.turn_to(&running, pace, now);
        let tick = Tick {
            waiting: clocks.waiting(),
            due: clocks.due().map(|due| kept_due(due, pace)),
            clocks: serde_json::to_string(&clocks).ok(),
            touched: guests::now(),
        };
        (clocks, tick)
    }

    /// The clocks as they were kept.
    pub(super) fn read_clocks(&mut self) {
        let kept = self.kept.tick.clocks.as_deref();
        let kept = kept.and_then(|text| serde_json::from_str::<Clocks>(text).ok());
        let fits = kept.filter(|clocks| clocks.0.len() == self.kept.places.len());
        let seats = self.kept.places.len();
        self.clocks = fits.unwrap_or_else(|| Clocks::new(self.ways.pace, seats));
    }

    /// People who owe a decision and play for themselves.
    pub(super) fn people_owing(&self) -> Vec<Seat> {
        let owed = self.play.as_ref().map(|play| play.owed());
        let owed = owed.iter().flat_map(|owed| owed.iter());
        owed.filter(|seat| self.is_person(*seat)).collect()
    }

    /// Whoever takes her seat back has some time again.
    pub(super) fn refill(&mut self, seat: Seat) {
        let clock = &mut self.clocks.0[seat.index()];
        clock.left = match self.ways.pace {
            Pace::Live { .. } => clock.left.max(ON_RETURN),
            Pace::Free | Pace::Slow { .. } => allowance(self.ways.pace),
        };
    }

    pub(super) fn out_of_time(&self) -> Vec<Seat> {
        self.clocks.out_of_time(self.house.now())
    }

    /// When somebody's time is up.
    pub(super) fn time_is_up_at(&self) -> Option<Instant> {
        let due = self.clocks.due()?;
        Some(self.house.instant(due).into())
    }

    fn has_clock(&self) -> bool {
        self.play.is_some() && !matches!(self.ways.pace, Pace::Free)
    }

    /// The clocks as everybody may see them: while a question is answered in secret, those
    /// of all who were asked run, whoever has answered.
    pub(super) fn clocks_shown(&self) -> Option<Vec<ClockInfo>> {
        if !self.has_clock() {
            return None;
        }
        let now = self.house.now();
        let asked = match self.question.as_ref().map(|question| question.asked) {
            Some(Asked::Sealed { asked, .. }) if self.window.is_none() => Some(asked),
            _ => None,
        };
        let info = |at: usize| {
            let seat = Seat(at as u8);
            match (&self.question, asked) {
                (Some(question), Some(asked)) => ClockInfo {
                    left: match asked.contains(seat) && self.is_person(seat) {
                        true => (question.left[at] - (now - question.since)).max(0),
                        false => question.left[at],
                    },
                    running: asked.contains(seat) && self.is_person(seat),
                },
                _ => ClockInfo {
                    left: self.clocks.left(at, now),
                    running: self.clocks.0[at].since.is_some(),
                },
            }
        };
        Some((0..self.kept.places.len()).map(info).collect())
    }

    /// Notices whether another question is on the table; if so everybody is shown the
    /// clocks and how long a reaction stays open.
    pub(super) fn show_question(&mut self) {
        let Some(play) = &self.play else { return };
        // Without a clock and a window there is nothing to show.
        if !self.has_clock() && self.window.is_none() && self.question.is_none() {
            return;
        }
        let asked = play.asked(Viewer::Spectator {});
        let owed = play.owed();
        let same = self.question.as_ref().is_some_and(|before| {
            let fewer = owed.iter().all(|seat| before.owed.contains(seat));
            before.asked == asked
                && (!matches!(asked, Asked::Sealed { .. }) || fewer)
                && before.in_window == self.window.is_some()
        });
        let now = self.house.now();
        let seats = self.kept.places.len();
        let left = match (same, &self.question) {
            (true, Some(before)) => before.left.clone(),
            _ => (0..seats).map(|at| self.clocks.left(at, now)).collect(),
        };
        let since = match (same, &self.question) {
            (true, Some(before)) => before.since,
            _ => now,
        };
        self.question = Some(Question {
            asked,
            owed,
            left,
            since,
            in_window: self.window.is_some(),
        });
        if !same {
            self.show_clocks();
        }
    }

    pub(super) fn show_clocks(&mut self) {
        let clocks = self.clocks_shown();
        let window = self.window_left();
        if clocks.is_none() && window.is_none() {
            return;
        }
        self.broadcast(&FromHouse::Clocks {
            v: VERSION,
            clocks: clocks.unwrap_or_default(),
            window,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live {
        minutes: 1,
        increment: 5,
    };

    #[test]
    fn only_whoever_is_waited_for_pays() {
        let mut clocks = Clocks::new(LIVE, 3);
        clocks.turn_to(&[Seat(0)], LIVE, 1000);
        assert_eq!((clocks.waiting(), clocks.due()), (1, Some(61_000)));
        clocks.turn_to(&[Seat(1), Seat(2)], LIVE, 11_000);
        assert_eq!(
            clocks.left(0, 99_000),
            55_000,
            "ten seconds gone, five given"
        );
        assert_eq!(clocks.left(1, 12_000), 59_000);
        assert_eq!(clocks.waiting(), 0b110);
        assert_eq!(clocks.out_of_time(71_000), [Seat(1), Seat(2)]);
    }

    #[test]
    fn a_slow_clock_begins_anew_with_each_decision() {
        let slow = Pace::Slow { days: 2 };
        let mut clocks = Clocks::new(slow, 2);
        clocks.turn_to(&[Seat(0)], slow, 0);
        clocks.turn_to(&[Seat(1)], slow, DAY);
        assert_eq!(clocks.left(0, DAY), 2 * DAY);
        assert_eq!(clocks.due(), Some(3 * DAY));
    }

    #[test]
    fn without_a_clock_whoever_lets_two_weeks_go_by_is_out_of_time() {
        let mut clocks = Clocks::new(Pace::Free, 2);
        clocks.turn_to(&[Seat(0)], Pace::Free, 0);
        assert_eq!(clocks.out_of_time(14 * DAY - 1), []);
        assert_eq!(clocks.out_of_time(14 * DAY), [Seat(0)]);
        // Each decision begins anew, and the house looks within the hour after it is due.
        clocks.turn_to(&[Seat(1)], Pace::Free, 13 * DAY);
        clocks.turn_to(&[Seat(0)], Pace::Free, 14 * DAY);
        let due = clocks.due().expect("somebody is waited for");
        assert_eq!(due, 28 * DAY);
        let looks = kept_due(due + 1, Pace::Free);
        assert!((due..=due + HOUR).contains(&looks), "{looks}");
    }

    #[test]
    fn time_that_went_back_is_not_charged() {
        let mut clocks = Clocks::new(LIVE, 1);
        clocks.turn_to(&[Seat(0)], LIVE, 5000);
        assert_eq!(clocks.left(0, 2000), MINUTE);
    }
}
