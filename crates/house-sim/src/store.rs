//! The store as a model: the same answers as the real one, without a disk.

use crate::fault::PlantedFault;
use catalogue::ErasedMatch;
use protocol::TALK_SHOWN;
use room::{
    Change, Draft, HeldAnswer, Place, Revision, SavedOrder, SavedRoom, SavedTable, StoreError,
    TalkLine,
};
use std::collections::{BTreeMap, HashMap};
use tabletop::luck::Secret;
use tabletop::{Row, Seat};

/// A submission that was taken: the row it became, whose it was, its id.
pub(crate) type Taken = (u32, Seat, String);

/// Everything that is written about a table.
pub(crate) struct Stored {
    pub table: SavedTable,
    pub secret: Secret,
    pub rows: Vec<Row>,
    pub taken: Vec<Taken>,
    pub held: BTreeMap<Seat, HeldAnswer>,
    pub orders: BTreeMap<(Seat, String), String>,
    pub talk: Vec<TalkLine>,
    /// The game as it follows from so many rows; made when it is asked for.
    pub truth: Option<(u32, Box<dyn ErasedMatch>)>,
    /// When it was last written to, in milliseconds of the run.
    pub touched: i64,
    /// The reaction that is asked for: how much a spectator has seen, and since when, in the
    /// house's time and in milliseconds of the run.
    pub reaction: Option<(u32, i64, i64)>,
}

impl Stored {
    pub fn new(table: SavedTable, secret: Secret) -> Self {
        Stored {
            table,
            secret,
            rows: Vec::new(),
            taken: Vec::new(),
            held: BTreeMap::new(),
            orders: BTreeMap::new(),
            talk: Vec::new(),
            truth: None,
            touched: 0,
            reaction: None,
        }
    }

    pub fn revision(&self) -> Revision {
        Revision {
            rows: self.rows.len() as u32,
            version: self.table.version,
            changes: self.table.changes,
        }
    }

    /// The game as it follows from the first so many rows.
    pub fn truth(&mut self, rows: u32) -> Result<&dyn ErasedMatch, String> {
        if self.truth.as_ref().is_none_or(|(known, _)| *known != rows) {
            let some = self.rows.get(..rows as usize);
            let some = some.ok_or("rows that are not written")?;
            let luck = crate::house::luck(Default::default());
            let secret = Some(self.secret.clone());
            let play = room::replayed(&self.table, some, secret, &luck);
            let play = play.map_err(|misfit| format!("rows that do not replay: {}", misfit.why))?;
            self.truth = Some((rows, play));
        }
        let (_, play) = self.truth.as_ref().expect("it was just made");
        Ok(&**play)
    }

    pub fn is_taken(&self, id: &str) -> bool {
        let held = self.held.values().any(|held| held.id == id);
        held || self.taken.iter().any(|(_, _, taken)| taken == id)
    }
}

#[derive(Default)]
pub(crate) struct Store {
    pub tables: BTreeMap<String, Stored>,
    pub names: HashMap<String, String>,
    pub fault: Option<PlantedFault>,
}

impl Store {
    fn has(&self, fault: PlantedFault) -> bool {
        self.fault == Some(fault)
    }

    /// All of a draft or nothing.
    pub fn apply(&mut self, draft: &Draft) -> Result<(), StoreError> {
        let fault = self.fault;
        let has = |it: PlantedFault| fault == Some(it);
        let Some(stored) = self.tables.get_mut(&draft.table) else {
            return Err(StoreError::Taken);
        };
        let moves = draft.schedule.is_some() || !draft.changes.is_empty();
        let version_differs = stored.table.version != draft.based_on.version;
        if moves && version_differs && !has(PlantedFault::VersionIgnored) {
            return Err(StoreError::Taken);
        }
        let (first, known) = (draft.based_on.rows as usize, stored.rows.len());
        if !draft.rows.is_empty() && first < known && !has(PlantedFault::RowKeyIgnored) {
            return Err(StoreError::Taken);
        }
        for change in &draft.changes {
            if let Change::Rematch { next, .. } = change
                && self.tables.contains_key(&next.id)
            {
                return Err(StoreError::Taken);
            }
        }
        let stored = self.tables.get_mut(&draft.table).expect("it was there");
        stored.rows.extend(draft.rows.iter().cloned());
        if has(PlantedFault::LastRowLost) && draft.rows.len() > 1 {
            stored.rows.pop();
        }
        for (row, id) in &draft.ids {
            let by = draft.rows.get((row - draft.based_on.rows) as usize);
            let seat = by.and_then(|row| row.by).expect("a seat sent it");
            stored.taken.push((*row, seat, id.clone()));
        }
        if let Some(schedule) = &draft.schedule {
            stored.table.schedule = schedule.clone();
            if has(PlantedFault::ClockChargedTwice) {
                charge_again(&mut stored.table.schedule.clocks);
            }
        }
        if let Some(result) = &draft.result
            && !has(PlantedFault::ResultLost)
        {
            stored.table.stage = protocol::Stage::Over;
            stored.table.result = Some(result.clone());
        }
        if moves {
            stored.table.version += 1;
        }
        if !draft.changes.is_empty() {
            stored.table.changes += 1;
        }
        for change in &draft.changes {
            self.change(&draft.table, change);
        }
        Ok(())
    }

    fn change(&mut self, table: &str, change: &Change) {
        let (fault, names) = (self.fault, &mut self.names);
        let has = |it: PlantedFault| fault == Some(it);
        let stored = self.tables.get_mut(table).expect("it was there");
        match change {
            Change::Sit { seat, place } => {
                stored.table.places[seat.index()] = Place {
                    stand_in: None,
                    resigned: false,
                    ..place.clone()
                };
            }
            Change::Begin { luck } => {
                for (place, luck) in stored.table.places.iter_mut().zip(luck) {
                    place.luck = Some(luck.clone());
                }
                stored.table.stage = protocol::Stage::Playing;
            }
            Change::StandIn {
                seat,
                bot,
                resigned,
            } => {
                if !has(PlantedFault::StandInLost) {
                    let place = &mut stored.table.places[seat.index()];
                    place.stand_in.clone_from(bot);
                    place.resigned = *resigned;
                }
            }
            Change::Hold(held) => {
                if !has(PlantedFault::HeldForgotten) {
                    stored.held.insert(held.seat, held.clone());
                }
            }
            Change::Release { first } => {
                for held in stored.held.values() {
                    stored.taken.push((*first, held.seat, held.id.clone()));
                }
                if !has(PlantedFault::HeldStays) {
                    stored.held.clear();
                }
            }
            Change::Order {
                seat,
                reaction,
                order,
            } => {
                let key = (*seat, reaction.clone());
                match order {
                    Some(order) if !has(PlantedFault::OrderLost) => {
                        stored.orders.insert(key, order.clone());
                    }
                    Some(_) => {}
                    None => {
                        stored.orders.remove(&key);
                    }
                }
            }
            Change::Say(line) => {
                let times = match fault {
                    Some(PlantedFault::TalkLost) => 0,
                    Some(PlantedFault::TalkDoubled) => 2,
                    _ => 1,
                };
                let lines = std::iter::repeat_n(line.clone(), times);
                stored.talk.extend(lines);
            }
            Change::Request(request) => stored.table.request.clone_from(request),
            Change::Rematch { next, secret } => {
                stored.table.rematch = Some(next.id.clone());
                let secret = match has(PlantedFault::RematchSecretSwapped) {
                    true => Secret::new([1; 32]),
                    false => secret.clone(),
                };
                let next = Stored::new((**next).clone(), secret);
                self.tables.insert(next.table.id.clone(), next);
            }
            Change::Remove => {
                self.tables.remove(table);
                names.retain(|_, _| true);
            }
        }
    }

    /// Everything about a table, as a room is made from it.
    pub fn read(&self, table: &str) -> Option<SavedRoom> {
        let stored = self.tables.get(table)?;
        let mut saved_table = stored.table.clone();
        if self.has(PlantedFault::ConsentLost) {
            saved_table.request = None;
        }
        let mut taken = stored.taken.clone();
        taken.sort_by_key(|(row, ..)| *row);
        let order = |((seat, reaction), order): (&(Seat, String), &String)| SavedOrder {
            seat: *seat,
            reaction: reaction.clone(),
            order: order.clone(),
        };
        let last = stored.talk.len().saturating_sub(TALK_SHOWN as usize);
        Some(SavedRoom {
            names: stored
                .table
                .guests()
                .filter_map(|guest| Some((guest.clone(), self.names.get(guest)?.clone())))
                .collect(),
            table: saved_table,
            secret: Some(match self.has(PlantedFault::WrongSecret) {
                true => Secret::new([2; 32]),
                false => stored.secret.clone(),
            }),
            rows: stored.rows.clone(),
            submissions: match self.has(PlantedFault::DedupForgotten) {
                true => Vec::new(),
                false => taken.into_iter().map(|(_, seat, id)| (seat, id)).collect(),
            },
            held: stored.held.values().cloned().collect(),
            orders: stored.orders.iter().map(order).collect(),
            talk: stored.talk[last..].to_vec(),
        })
    }
}

/// Takes from every clock that does not run a second more.
fn charge_again(clocks: &mut Option<String>) {
    let text = clocks.as_deref().unwrap_or("[]");
    let mut read: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    for clock in read.as_array_mut().into_iter().flatten() {
        if clock["since"].is_null() {
            clock["left"] = (clock["left"].as_i64().unwrap_or(0) - 1000).into();
        }
    }
    *clocks = Some(read.to_string());
}
