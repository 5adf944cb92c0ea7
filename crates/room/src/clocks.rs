//! Clocks: whose time runs. They are counted in the house's own time, which stands still while
//! the house is closed, and are written together with the decision that moves them.

use crate::saved::Schedule;
use protocol::{ClockInfo, Pace};
use serde::{Deserialize, Serialize};
use tabletop::{Asked, Seat, SeatSet};

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

/// When a table that is not in memory must be looked at again. Without a clock this is rounded
/// up to the hour, so that most decisions do not change it.
fn saved_due(due: i64, pace: Pace) -> i64 {
    match pace {
        Pace::Free => (due / HOUR + 1) * HOUR,
        Pace::Live { .. } | Pace::Slow { .. } => due,
    }
}

impl Clocks {
    pub(crate) fn new(pace: Pace, seats: usize) -> Self {
        let fresh = Clock {
            left: allowance(pace),
            since: None,
        };
        Clocks(vec![fresh; seats])
    }

    /// The clocks as they were written; fresh ones if nothing that fits was.
    pub(crate) fn read(saved: Option<&str>, pace: Pace, seats: usize) -> Self {
        let saved = saved.and_then(|text| serde_json::from_str::<Clocks>(text).ok());
        let fits = saved.filter(|clocks| clocks.0.len() == seats);
        fits.unwrap_or_else(|| Clocks::new(pace, seats))
    }

    /// What is written of them.
    pub(crate) fn schedule(&self, pace: Pace, touched: i64) -> Schedule {
        Schedule {
            waiting: self.waiting(),
            due: self.due().map(|due| saved_due(due, pace)),
            clocks: serde_json::to_string(self).ok(),
            touched,
        }
    }

    /// Whoever takes her seat back has some time again.
    pub(crate) fn refill(&mut self, seat: Seat, pace: Pace) {
        let clock = &mut self.0[seat.index()];
        clock.left = match pace {
            Pace::Live { .. } => clock.left.max(ON_RETURN),
            Pace::Free | Pace::Slow { .. } => allowance(pace),
        };
    }

    /// Lets the clocks of `running` run and stops the others.
    pub(crate) fn turn_to(&mut self, running: SeatSet, pace: Pace, now: i64) {
        for (at, clock) in self.0.iter_mut().enumerate() {
            let runs = running.contains(Seat(at as u8));
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
    pub(crate) fn due(&self) -> Option<i64> {
        let up = |clock: &Clock| Some(clock.since? + clock.left);
        self.0.iter().filter_map(up).min()
    }

    fn waiting(&self) -> i64 {
        let bit = |(at, clock): (usize, &Clock)| i64::from(clock.since.is_some()) << at;
        self.0.iter().enumerate().map(bit).sum()
    }

    pub(crate) fn out_of_time(&self, now: i64) -> Vec<Seat> {
        let out = |(at, clock): (usize, &Clock)| {
            let up = clock.since? + clock.left <= now;
            up.then_some(Seat(at as u8))
        };
        self.0.iter().enumerate().filter_map(out).collect()
    }
}

/// The clocks as everybody may see them. While a question is answered in secret, those of all
/// who were asked run, whoever has answered: what they showed when it was put is remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownClocks {
    asked: Asked,
    /// Who had not answered when this was last looked at: for the house alone.
    owed: SeatSet,
    /// Which reaction is open, if one is.
    reaction: Option<u32>,
    /// What the clocks showed when the question was put, and when that was.
    left: Vec<i64>,
    since: i64,
}

impl ShownClocks {
    /// A question that has just been noticed. `before` is the one that was on the table until
    /// now: if it is still the same, nothing has to be shown.
    pub(crate) fn notice(
        before: Option<ShownClocks>,
        clocks: &Clocks,
        (asked, owed, reaction): (Asked, SeatSet, Option<u32>),
        now: i64,
    ) -> (ShownClocks, bool) {
        let is_same = |before: &ShownClocks| {
            let fewer = owed.iter().all(|seat| before.owed.contains(seat));
            before.asked == asked
                && before.reaction == reaction
                && (!matches!(asked, Asked::Sealed { .. }) || fewer)
        };
        match before.filter(is_same) {
            Some(before) => (ShownClocks { owed, ..before }, false),
            None => {
                let left = (0..clocks.0.len()).map(|at| clocks.left(at, now));
                let shown = ShownClocks {
                    asked,
                    owed,
                    reaction,
                    left: left.collect(),
                    since: now,
                };
                (shown, true)
            }
        }
    }
}

impl Clocks {
    /// What everybody may see of them now. `is_person` says who plays for herself.
    pub(crate) fn shown(
        &self,
        question: Option<&ShownClocks>,
        is_person: impl Fn(Seat) -> bool,
        now: i64,
    ) -> Vec<ClockInfo> {
        let sealed = question.filter(|question| question.reaction.is_none());
        let sealed = sealed.and_then(|question| match question.asked {
            Asked::Sealed { asked, .. } => Some((question, asked)),
            Asked::Solo { .. } | Asked::Over {} => None,
        });
        let info = |at: usize| {
            let seat = Seat(at as u8);
            match sealed {
                Some((question, asked)) => {
                    let running = asked.contains(seat) && is_person(seat);
                    let gone = if running { now - question.since } else { 0 };
                    ClockInfo {
                        left: (question.left[at] - gone).max(0),
                        running,
                    }
                }
                None => ClockInfo {
                    left: self.left(at, now),
                    running: self.0[at].since.is_some(),
                },
            }
        };
        (0..self.0.len()).map(info).collect()
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
        clocks.turn_to(SeatSet::only(Seat(0)), LIVE, 1000);
        assert_eq!((clocks.waiting(), clocks.due()), (1, Some(61_000)));
        clocks.turn_to(SeatSet::from([Seat(1), Seat(2)]), LIVE, 11_000);
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
        clocks.turn_to(SeatSet::only(Seat(0)), slow, 0);
        clocks.turn_to(SeatSet::only(Seat(1)), slow, DAY);
        assert_eq!(clocks.left(0, DAY), 2 * DAY);
        assert_eq!(clocks.due(), Some(3 * DAY));
    }

    #[test]
    fn without_a_clock_whoever_lets_two_weeks_go_by_is_out_of_time() {
        let mut clocks = Clocks::new(Pace::Free, 2);
        clocks.turn_to(SeatSet::only(Seat(0)), Pace::Free, 0);
        assert_eq!(clocks.out_of_time(14 * DAY - 1), []);
        assert_eq!(clocks.out_of_time(14 * DAY), [Seat(0)]);
        // Each decision begins anew, and the house looks within the hour after it is due.
        clocks.turn_to(SeatSet::only(Seat(1)), Pace::Free, 13 * DAY);
        clocks.turn_to(SeatSet::only(Seat(0)), Pace::Free, 14 * DAY);
        let due = clocks.due().expect("somebody is waited for");
        assert_eq!(due, 28 * DAY);
        let looks = saved_due(due + 1, Pace::Free);
        assert!((due..=due + HOUR).contains(&looks), "{looks}");
    }

    #[test]
    fn time_that_went_back_is_not_charged() {
        let mut clocks = Clocks::new(LIVE, 1);
        clocks.turn_to(SeatSet::only(Seat(0)), LIVE, 5000);
        assert_eq!(clocks.left(0, 2000), MINUTE);
    }

    /// A second reaction right after the first, put to the same people, is another question.
    #[test]
    fn a_reaction_after_a_reaction_is_shown() {
        let clocks = Clocks::new(LIVE, 2);
        let both = SeatSet::from([Seat(0), Seat(1)]);
        let asked = Asked::Sealed {
            asked: both,
            you: false,
        };
        let (first, is_new) = ShownClocks::notice(None, &clocks, (asked, both, Some(4)), 0);
        assert!(is_new);
        let (still, is_new) =
            ShownClocks::notice(Some(first), &clocks, (asked, both, Some(4)), 500);
        assert!(!is_new);
        let (_, is_new) = ShownClocks::notice(Some(still), &clocks, (asked, both, Some(6)), 900);
        assert!(is_new);
    }
}
