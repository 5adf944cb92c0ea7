//! Check: whatever is sent follows from what is written at that moment.

use crate::people::Sent;
use crate::world::World;
use protocol::{Brief, FromHouse, LogEntry, Offer, TableInfo, UndoAsked};
use room::{ClientId, Revision, SavedTable};
use serde::Deserialize;
use std::rc::Rc;
use tabletop::{Seat, Viewer};

/// How long it takes at most until everybody knows, in milliseconds.
const FRESH: i64 = 1_000;

/// A request to go back, as it is written.
#[derive(Deserialize)]
struct Request {
    by: Seat,
    decisions: u32,
    agreed: Vec<Seat>,
    rows: u32,
}

/// A briefing as clients know it.
pub(crate) fn brief_of(play: &dyn catalogue::ErasedMatch, viewer: Viewer) -> Brief {
    let brief = play.briefing(viewer);
    let offer = |offer: catalogue::ErasedOffer| Offer {
        action: offer.action,
        notation: offer.notation,
        path: offer.path,
    };
    Brief {
        ply: brief.ply,
        asked: brief.asked,
        view: brief.view,
        actions: brief.actions.into_iter().map(offer).collect(),
        can_take_back: brief.can_take_back,
    }
}

/// Entries of the story as clients know them.
pub(crate) fn story_of(
    play: &dyn catalogue::ErasedMatch,
    viewer: Viewer,
    seen: u32,
) -> Vec<LogEntry> {
    let heard = play.heard(viewer, seen).into_iter();
    heard.map(|(n, heard)| LogEntry { n, heard }).collect()
}

pub(crate) fn viewer_of(table: &SavedTable, guest: &str) -> Viewer {
    table
        .seat_of(guest)
        .map_or(Viewer::Spectator {}, Viewer::at)
}

impl World {
    /// The frame as its client reads it, and the briefing it has then.
    pub fn check_sent(
        &mut self,
        to: ClientId,
        text: &str,
        revision: Revision,
    ) -> Result<Sent, String> {
        let frame: FromHouse = serde_json::from_str(text).map_err(|why| why.to_string())?;
        let line = &self.lines[&to];
        let (table, guest) = (line.table.clone(), line.guest.clone());
        let mut is_game = false;
        match &frame {
            FromHouse::Welcome {
                table: info,
                orders,
                ..
            } => {
                is_game = true;
                self.check_table(&table, &guest, info, revision)?;
                self.check_orders(&table, &guest, orders, revision)?;
            }
            FromHouse::Table { table: info, .. } => {
                self.check_table(&table, &guest, info, revision)?;
            }
            FromHouse::Moved { .. } => is_game = true,
            FromHouse::Ack { id, .. } => {
                let is_kept = self.store.tables[&table].is_taken(id);
                if !is_kept && !self.ledger.replaced.contains(id) {
                    return Err(format!("an acknowledgement of {id}, which is not written"));
                }
            }
            FromHouse::Said { said, .. } => {
                let talk = &self.store.tables[&table].talk;
                let is_written = |line: &protocol::Said| {
                    talk.iter().any(|it| it.n == line.n && it.said == line.text)
                };
                let blocked = &self.people[line.person].blocked;
                let is_blocked = |line: &protocol::Said| {
                    let said = talk.iter().find(|it| it.n == line.n);
                    said.is_some_and(|said| blocked.contains(&said.guest))
                };
                if said.iter().any(is_blocked) {
                    return Err("words of somebody she has blocked".into());
                }
                if !said.iter().all(is_written) {
                    return Err("words that are not written".into());
                }
            }
            FromHouse::Clocks { .. } | FromHouse::Refused { .. } | FromHouse::Beat { .. } => {}
        }
        let now = self.now;
        let shadow = &mut self.lines.get_mut(&to).expect("it is there").shadow;
        let seen = shadow.heard();
        shadow.take(&frame, None, now)?;
        let brief = match is_game {
            true => self.check_game(to, seen, revision)?,
            false => None,
        };
        let frame = Rc::new(frame);
        Ok(Sent { to, frame, brief })
    }

    /// Briefing and story follow from the rows that the room knows to be written.
    fn check_game(
        &mut self,
        to: ClientId,
        seen: u32,
        revision: Revision,
    ) -> Result<Option<Rc<Brief>>, String> {
        let line = &self.lines[&to];
        let stored = self.store.tables.get_mut(&line.table);
        let stored = stored.ok_or("something about a table that is not written")?;
        let viewer = viewer_of(&stored.table, &line.guest);
        let shadow = &line.shadow;
        if revision.rows == 0 {
            return match &shadow.brief {
                None => Ok(None),
                Some(_) => Err("a briefing before the game began".into()),
            };
        }
        let play = stored.truth(revision.rows)?;
        let brief = brief_of(play, viewer);
        if shadow.brief.as_deref() != Some(&brief) {
            return Err(format!(
                "a briefing that is not what {} rows give",
                revision.rows
            ));
        }
        if play.entries(viewer) != shadow.heard() {
            let (entries, heard) = (play.entries(viewer), shadow.heard());
            return Err(format!("{heard} entries where there are {entries}"));
        }
        let news = &shadow.story[(seen - shadow.heard_before) as usize..];
        match story_of(play, viewer, seen) == news {
            true => Ok(Some(Rc::new(brief))),
            false => Err("another story than was written".into()),
        }
    }

    /// What is said of a table from outside is what is written of it.
    pub fn check_table(
        &self,
        table: &str,
        guest: &str,
        info: &TableInfo,
        revision: Revision,
    ) -> Result<(), String> {
        let stored = self.store.tables.get(table).ok_or("no such table")?;
        let written = stored.revision();
        if revision.is_after(&written) {
            return Err("a table further than what is written".into());
        }
        if revision != written {
            return Ok(());
        }
        let mut expected = stored.table.info(&self.store.names, Some(guest));
        expected.undo = stored.table.request.as_deref().and_then(|request| {
            let request: Request = serde_json::from_str(request).ok()?;
            let missing = stored.table.who_may_return();
            (request.rows == written.rows).then(|| UndoAsked {
                by: request.by,
                decisions: request.decisions,
                missing: missing
                    .filter(|seat| !request.agreed.contains(seat))
                    .collect(),
                agreed: request.agreed,
            })
        });
        expected.watching = info.watching;
        expected.clocks.clone_from(&info.clocks);
        expected.window = info.window;
        expected
            .rematch_commitment
            .clone_from(&info.rematch_commitment);
        for (expected, seat) in expected.seats.iter_mut().zip(&info.seats) {
            expected.present = seat.present;
            // Only who is gone may be stood in for; how long she has been is not written.
            expected.stand_in_after = seat.stand_in_after.filter(|_| !seat.present);
            // Another name is on its way.
            if expected.name.is_some() && seat.name.is_some() {
                expected.name.clone_from(&seat.name);
            }
        }
        match *info == expected {
            true => Ok(()),
            false => Err(format!(
                "a table as it is not written: {info:?}, not {expected:?}"
            )),
        }
    }

    /// While all is well, everybody knows what is written soon after it was.
    pub fn check_fresh(&mut self, at: usize) {
        let is_well = self
            .healed_at
            .is_some_and(|healed| self.now > healed + 10_000);
        let person = &self.people[at];
        let here = person.line.is_some() && person.chair.welcomes > 0;
        let Some(stored) = self.store.tables.get_mut(&person.table) else {
            return;
        };
        let is_old = self.now > stored.touched.max(person.tried) + FRESH;
        if !(is_well || self.weather.is_calm) || !here || !is_old {
            return;
        }
        let viewer = viewer_of(&stored.table, &person.guest);
        let stage = stored.table.stage;
        let hears = |line: &&room::TalkLine| !person.blocked.contains(&line.guest);
        let said = stored.talk.iter().filter(hears).map(|line| line.n).max();
        let rows = stored.rows.len() as u32;
        let ply = match rows {
            0 => Ok(None),
            _ => stored.truth(rows).map(|play| Some(play.ply(viewer))),
        };
        let chair = &person.chair;
        let known = chair.brief.as_ref().map(|brief| brief.ply);
        let heard = chair.talk.last_key_value().map(|(n, _)| *n);
        let info = chair.table.as_ref().map(|info| info.stage);
        let what = if Ok(known) != ply {
            "the last decision"
        } else if heard != said {
            "the last words"
        } else if info != Some(stage) {
            "how far the table is"
        } else {
            return;
        };
        let (guest, table) = (person.guest.clone(), person.table.clone());
        self.fail(format!("{guest} at {table} still does not know {what}"));
    }

    fn check_orders(
        &self,
        table: &str,
        guest: &str,
        orders: &[protocol::SetOrder],
        revision: Revision,
    ) -> Result<(), String> {
        let stored = self.store.tables.get(table).ok_or("no such table")?;
        let Some(seat) = stored.table.seat_of(guest) else {
            return Ok(());
        };
        if revision != stored.revision() {
            return Ok(());
        }
        let hers = stored.orders.iter().filter(|((of, _), _)| *of == seat);
        let same = |((_, reaction), order): (&(Seat, String), &String)| {
            let known = orders.iter().find(|it| it.reaction == *reaction);
            known.is_some_and(|it| serde_json::to_string(&it.order).ok().as_ref() == Some(order))
        };
        match hers.clone().count() == orders.len() && hers.into_iter().all(same) {
            true => Ok(()),
            false => Err("orders that are not written".into()),
        }
    }
}
