//! Check: whatever is written has a cause; clocks run for those who are waited for and for
//! nobody else; reactions last their time and held answers count.

use crate::store::Stored;
use crate::world::World;
use catalogue::ErasedMatch;
use protocol::{Pace, Stage};
use room::{Change, Draft, HeldAnswer, Place, SavedTable};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{Act, Seat, SeatSet, Viewer};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// Nodes read the house's time so late at most.
const LAG: i64 = 20;

/// While all is well, a reaction ends so soon after its time; in milliseconds.
const LATE: i64 = 1_000;

/// A clock as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct Clock {
    left: i64,
    since: Option<i64>,
}

/// What a table was before a draft was written.
pub(crate) struct Before {
    clocks: Vec<Clock>,
    places: Vec<Place>,
    held: BTreeMap<Seat, HeldAnswer>,
    reaction: Option<(u32, i64, i64)>,
    rows: usize,
}

fn allowance(pace: Pace) -> i64 {
    match pace {
        Pace::Free => 14 * DAY,
        Pace::Live { minutes, .. } => i64::from(minutes) * MINUTE,
        Pace::Slow { days } => i64::from(days) * DAY,
    }
}

fn clocks_of(table: &SavedTable) -> Vec<Clock> {
    let fresh = Clock {
        left: allowance(table.settings().pace),
        since: None,
    };
    let written = table.schedule.clocks.as_deref();
    let written = written.and_then(|text| serde_json::from_str(text).ok());
    written.unwrap_or_else(|| vec![fresh; table.places.len()])
}

impl World {
    pub fn before(&self, draft: &Draft) -> Option<Before> {
        let stored = self.store.tables.get(&draft.table)?;
        Some(Before {
            clocks: clocks_of(&stored.table),
            places: stored.table.places.clone(),
            held: stored.held.clone(),
            reaction: stored.reaction,
            rows: stored.rows.len(),
        })
    }

    /// A draft was just written; `made` is when, as its node knew the house's time.
    pub fn check_written(&mut self, node: usize, draft: &Draft, before: Option<Before>, made: i64) {
        let before = before.expect("a table that was written to");
        if let Err(why) = self.wrong_with(node, draft, &before, made) {
            self.fail(format!("{}: {why}", draft.table));
        }
    }

    fn wrong_with(
        &mut self,
        node: usize,
        draft: &Draft,
        before: &Before,
        made: i64,
    ) -> Result<(), String> {
        if !draft.rows.is_empty() && before.rows != draft.based_on.rows as usize {
            let (first, rows) = (draft.based_on.rows, before.rows);
            return Err(format!("row {first} was written after row {rows}"));
        }
        for change in &draft.changes {
            if let Change::Hold(held) = change
                && let Some(old) = before.held.get(&held.seat)
            {
                self.ledger.replaced.insert(old.id.clone());
            }
        }
        let (house, now, usual) = (self.house_time(), self.now, self.window as i64);
        let stored = self.store.tables.get_mut(&draft.table);
        let stored = stored.expect("a table that was written to");
        if stored.table.stage == Stage::Lobby {
            return Ok(());
        }
        let settings = stored.table.settings();
        let window = match (settings.pace, settings.window) {
            (Pace::Slow { days }, _) => i64::from(days) * usual,
            (_, Some(seconds)) => i64::from(seconds) * 1000,
            (_, None) => usual,
        };
        let releases = |change: &Change| matches!(change, Change::Release { .. });
        if draft.changes.iter().any(releases) {
            check_release(stored, draft, before, made, window)?;
            let (_, opened, since) = before.reaction.expect("it was just looked at");
            let is_well = self.healed_at.is_some_and(|healed| since > healed);
            if (is_well || self.weather.is_calm) && made > opened + window + LATE {
                let lasted = made - opened;
                return Err(format!("a reaction lasted {lasted} instead of {window} ms"));
            }
            self.check_announced(node, &draft.table, before)?;
        }
        let stored = self.store.tables.get_mut(&draft.table);
        let stored = stored.expect("a table that was written to");
        let table = stored.table.clone();
        let play = stored.truth(stored.rows.len() as u32)?;
        if play.is_over() != (table.stage == Stage::Over) {
            return Err("a game is over and its table is not".into());
        }
        if play.is_over() {
            let result = serde_json::to_string(&play.standings()).ok();
            if table.result != result {
                return Err("another result than the game's".into());
            }
        }
        check_causes(&self.ledger.sent, play, draft, before, &table)?;
        let is_due = is_reaction(play, &table, window);
        check_clocks(play, draft, before, &table, (made, is_due))?;
        let seen = play.ply(Viewer::Spectator {});
        if is_due && stored.reaction.is_none_or(|(known, ..)| known != seen) {
            // At a slow table its end is written with the question.
            let opened = match settings.pace {
                Pace::Slow { .. } => made,
                Pace::Free | Pace::Live { .. } => house,
            };
            stored.reaction = Some((seen, opened, now));
        }
        Ok(())
    }

    /// Whoever looks through this node was told how long the reaction stays open.
    fn check_announced(&self, node: usize, table: &str, before: &Before) -> Result<(), String> {
        let since = before.reaction.map_or(0, |(_, _, since)| since);
        for client in self.lines_at(node, Some(table)) {
            let line = &self.lines[&client];
            let person = &self.people[line.person];
            let is_here = person.line == Some(client) && person.chair.welcomes > 0;
            let was_told = person.chair.window_at.is_some_and(|at| at >= since);
            if line.is_joined && is_here && !was_told {
                return Err(format!("{} was not told of a reaction", person.guest));
            }
        }
        Ok(())
    }
}

/// Whether the question is a reaction among people.
fn is_reaction(play: &dyn ErasedMatch, table: &SavedTable, window: i64) -> bool {
    let mut owing = play.owed().iter().filter(|seat| table.is_person(*seat));
    window > 0 && table.people().count() >= 2 && owing.any(|seat| play.is_optional(seat))
}

/// The reaction lasted its time, and what was held counted.
fn check_release(
    stored: &mut Stored,
    draft: &Draft,
    before: &Before,
    made: i64,
    window: i64,
) -> Result<(), String> {
    let (_, opened, _) = before
        .reaction
        .ok_or("a reaction ended that nobody asked for")?;
    if made + LAG < opened + window {
        let lasted = made - opened;
        return Err(format!("a reaction lasted {lasted} of {window} ms"));
    }
    let first = draft.based_on.rows;
    let play = stored.truth(stored.rows.len() as u32)?;
    for (seat, held) in &before.held {
        let is_person = before.places[seat.index()].stand_in.is_none();
        let row = draft.rows.iter().position(|row| row.by == Some(*seat));
        let steps: Vec<Value> = serde_json::from_str(&held.steps).unwrap_or_default();
        let counted = row.is_some_and(|row| is_act(play, first + row as u32, steps.first()));
        if is_person && !counted {
            return Err(format!("the held answer {} did not count", held.id));
        }
    }
    Ok(())
}

/// Whether this row is this step, as JSON or in notation.
fn is_act(play: &dyn ErasedMatch, row: u32, step: Option<&Value>) -> bool {
    let Some(act) = play.act(row, Viewer::Open {}) else {
        return false;
    };
    match step {
        None => act.act == "take_back",
        Some(Value::String(notation)) => act.notation == *notation,
        Some(action) => act.action.as_ref() == Some(action),
    }
}

/// Every row was sent by whom it is by, or is the work of a computer player, an order or the
/// house.
fn check_causes(
    sent: &BTreeMap<String, crate::ledger::Sent>,
    play: &dyn ErasedMatch,
    draft: &Draft,
    before: &Before,
    table: &SavedTable,
) -> Result<(), String> {
    for (row, id) in &draft.ids {
        let sent = sent.get(id).ok_or(format!("nobody sent {id}"))?;
        let by = draft.rows[(row - draft.based_on.rows) as usize].by;
        let step = sent.steps.as_ref().and_then(|steps| steps.first());
        if sent.table != table.id || table.seat_of(&sent.guest) != by {
            return Err(format!("{id} was written as somebody else's"));
        }
        if !is_act(play, *row, step) {
            return Err(format!("{id} was written as something else"));
        }
    }
    let has = |which: fn(&Change) -> bool| draft.changes.iter().any(which);
    let is_slow = matches!(table.settings().pace, Pace::Slow { .. });
    let mut sender = None;
    for (at, row) in (draft.based_on.rows..).zip(&draft.rows) {
        if draft.ids.iter().any(|(first, _)| *first == at) {
            sender = row.by;
        }
        let is_person = |seat: Seat| {
            let place = &before.places[seat.index()];
            matches!(place.sitter, Some(room::Sitter::Guest(_))) && place.stand_in.is_none()
        };
        let is_right = match (row.act, row.by) {
            (Act::Deal, _) => has(|change| matches!(change, Change::Begin { .. })),
            (Act::Rewind(_), _) => has(|change| matches!(change, Change::Request(None))),
            (Act::TakeBack, by) => by.is_some() && sender == by,
            (Act::Play(_), Some(seat)) => {
                let releases = has(|change| matches!(change, Change::Release { .. }));
                releases || sender == Some(seat) || !is_person(seat) || is_slow
            }
            (Act::Play(_), None) => false,
        };
        if !is_right {
            return Err(format!("nobody asked for row {at}: {row:?}"));
        }
    }
    Ok(())
}

/// Clocks run for people who are waited for, from when they were and until they answered.
fn check_clocks(
    play: &dyn ErasedMatch,
    draft: &Draft,
    before: &Before,
    table: &SavedTable,
    (made, is_reaction): (i64, bool),
) -> Result<(), String> {
    let pace = table.settings().pace;
    let mut expected = before.clocks.clone();
    for change in &draft.changes {
        match change {
            Change::StandIn {
                seat, bot: None, ..
            } => {
                let clock = &mut expected[seat.index()];
                clock.left = match pace {
                    Pace::Live { .. } => clock.left.max(MINUTE),
                    Pace::Free | Pace::Slow { .. } => allowance(pace),
                };
            }
            Change::StandIn {
                seat,
                bot: Some(_),
                resigned: false,
            } => {
                let clock = expected[seat.index()];
                let is_up = clock.since.is_some_and(|since| since + clock.left <= made);
                if !is_up {
                    return Err(format!(
                        "seat {seat} was not out of time: {clock:?} at {made}"
                    ));
                }
            }
            _ => {}
        }
    }
    let owing = play.owed().iter().filter(|seat| table.is_person(*seat));
    let running: SeatSet = match is_reaction {
        true => SeatSet::EMPTY,
        false => owing.collect(),
    };
    for (at, clock) in expected.iter_mut().enumerate() {
        let runs = running.contains(Seat(at as u8));
        if let (Some(since), false) = (clock.since, runs) {
            let used = (made - since).max(0);
            clock.since = None;
            clock.left = match pace {
                Pace::Live { increment, .. } => clock.left - used + i64::from(increment) * 1000,
                Pace::Free | Pace::Slow { .. } => allowance(pace),
            };
        }
        if clock.since.is_none() && runs {
            clock.since = Some(made);
        }
    }
    let written = clocks_of(table);
    if written != expected {
        return Err(format!(
            "clocks are {written:?}, not {expected:?}, at {made}"
        ));
    }
    let is_slow = matches!(table.settings().pace, Pace::Slow { .. });
    if is_reaction && is_slow {
        // Everybody who was asked is waited for, until the reaction ends.
        let asked = play.owed().iter().filter(|seat| table.is_person(*seat));
        let asked: i64 = asked.map(|seat| 1 << seat.0).sum();
        return match table.schedule.waiting == asked && table.schedule.due.is_some() {
            true => Ok(()),
            false => Err("a slow table does not wait for those who were asked".into()),
        };
    }
    let waiting: i64 = running.iter().map(|seat| 1 << seat.0).sum();
    let first = expected
        .iter()
        .filter_map(|clock| Some(clock.since? + clock.left))
        .min();
    let due = table.schedule.due;
    let is_late = |(due, first): (i64, i64)| !(due - first <= 60 * MINUTE && due >= first);
    if table.schedule.waiting != waiting || due.is_some() != first.is_some() {
        return Err(format!(
            "the table waits for {waiting:b} and says otherwise"
        ));
    }
    match due.zip(first).is_some_and(is_late) {
        true => Err(format!("it is due at {due:?} and not at {first:?}")),
        false => Ok(()),
    }
}
