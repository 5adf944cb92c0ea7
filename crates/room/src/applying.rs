//! What is written of a table, after a draft: for a shell that keeps tables whole, as a browser
//! does.

use crate::draft::{Change, Draft};
use crate::saved::{Place, SavedOrder, SavedRoom, SavedTable};
use protocol::{Stage, TALK_SHOWN};
use std::collections::HashMap;
use tabletop::luck::Secret;

impl SavedRoom {
    /// A table of which nothing but itself is written.
    pub fn new(table: SavedTable, secret: Secret) -> Self {
        SavedRoom {
            table,
            secret: Some(secret),
            rows: Vec::new(),
            submissions: Vec::new(),
            held: Vec::new(),
            orders: Vec::new(),
            talk: Vec::new(),
            names: HashMap::new(),
        }
    }

    /// The same with all of a draft, which must be based on this revision. What the draft makes
    /// besides (the table of a rematch) or takes away is the caller's.
    #[must_use]
    pub fn after(&self, draft: &Draft) -> SavedRoom {
        let mut saved = self.clone();
        saved.rows.extend(draft.rows.iter().cloned());
        for (row, id) in &draft.ids {
            let row = draft.rows.get((row - draft.based_on.rows) as usize);
            if let Some(seat) = row.and_then(|row| row.by) {
                saved.submissions.push((seat, id.clone()));
            }
        }
        if let Some(schedule) = &draft.schedule {
            saved.table.schedule = schedule.clone();
        }
        if let Some(result) = &draft.result {
            saved.table.stage = Stage::Over;
            saved.table.result = Some(result.clone());
        }
        for change in &draft.changes {
            saved.change(change);
        }
        let revision = draft.revision();
        saved.table.version = revision.version;
        saved.table.changes = revision.changes;
        saved
    }

    fn change(&mut self, change: &Change) {
        let table = &mut self.table;
        match change {
            Change::Sit { seat, place } => {
                table.places[seat.index()] = Place {
                    stand_in: None,
                    resigned: false,
                    ..place.clone()
                };
            }
            Change::Begin { luck } => {
                for (place, luck) in table.places.iter_mut().zip(luck) {
                    place.luck = Some(luck.clone());
                }
                table.stage = Stage::Playing;
            }
            Change::StandIn {
                seat,
                bot,
                resigned,
            } => {
                let place = &mut table.places[seat.index()];
                place.stand_in.clone_from(bot);
                place.resigned = *resigned;
            }
            Change::Hold(held) => {
                self.held.retain(|other| other.seat != held.seat);
                self.held.push(held.clone());
            }
            Change::Release { .. } => {
                let held = std::mem::take(&mut self.held);
                let ids = held.into_iter().map(|held| (held.seat, held.id));
                self.submissions.extend(ids);
            }
            Change::Order {
                seat,
                reaction,
                order,
            } => {
                let is_other = |one: &SavedOrder| one.seat != *seat || one.reaction != *reaction;
                self.orders.retain(is_other);
                self.orders.extend(order.clone().map(|order| SavedOrder {
                    seat: *seat,
                    reaction: reaction.clone(),
                    order,
                }));
            }
            Change::Say(line) => {
                self.talk.push(line.clone());
                let most = TALK_SHOWN as usize;
                self.talk.drain(..self.talk.len().saturating_sub(most));
            }
            Change::Request(request) => table.request.clone_from(request),
            Change::Rematch { next, .. } => table.rematch = Some(next.id.clone()),
            Change::Remove => {}
        }
    }
}
