//! Nodes with their rooms, as the shell around them runs them.

use crate::odds::Odds;
use crate::tables::secret_of;
use crate::world::{Event, World};
use crate::{PlantedFault, odds};
use catalogue::Luck;
use protocol::Stage;
use room::{Input, Room, SavedRoom, Setup, StoreError};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::luck::Secret;

/// How often a node looks what is due and how far tables are, in milliseconds.
const ROUND: i64 = 5_000;
/// The same while nobody is there.
const QUIET_ROUND: i64 = 3_600_000;

pub(crate) struct Node {
    pub is_up: bool,
    /// How often it has died.
    pub epoch: u64,
    pub rooms: BTreeMap<String, Slot>,
    /// Which round of housekeeping is the next.
    pub round: u64,
    /// How far it is behind the house's time, in milliseconds.
    pub lag: i64,
    /// How wrong its wall clock is, in seconds.
    pub wall: i64,
}

/// A room, or the place for one that is being read.
pub(crate) struct Slot {
    pub number: u64,
    pub room: Option<Box<Room>>,
    /// What came before it was read.
    pub waiting: Vec<Input>,
    pub alarm: Option<i64>,
    /// Makes the rules panic when they are next asked for luck.
    pub rules_panic: Arc<AtomicBool>,
}

/// What a planted panic is known by.
struct Planted;

impl Node {
    pub fn new(odds: &mut Odds) -> Self {
        Node {
            is_up: true,
            epoch: 0,
            round: 0,
            rooms: BTreeMap::new(),
            lag: odds.between(0, 20),
            wall: 0,
        }
    }
}

impl World {
    /// Something for the room of a table, which is made if there is none.
    pub fn give_table(&mut self, node: usize, epoch: u64, table: String, input: Input) {
        if self.nodes[node].epoch != epoch || !self.nodes[node].is_up {
            return;
        }
        if let Input::Joined { client, .. } = &input {
            match self.lines.get_mut(client) {
                Some(line) if line.is_open => line.is_joined = true,
                _ => return,
            }
        }
        if let Input::Left { client } = &input
            && let Some(line) = self.lines.get_mut(client)
        {
            line.is_joined = false;
        }
        let Some(slot) = self.nodes[node].rooms.get_mut(&table) else {
            if !matches!(input, Input::Left { .. }) {
                self.open(node, &table, vec![input]);
            }
            return;
        };
        match slot.room {
            Some(_) => {
                let number = slot.number;
                self.feed(node, &table, number, input);
            }
            None => slot.waiting.push(input),
        }
    }

    pub fn give_room(&mut self, node: usize, table: &str, room: u64, input: Input) {
        let slot = self.nodes[node].rooms.get(table);
        if slot.is_some_and(|slot| slot.number == room && slot.room.is_some()) {
            if let Input::BotChose {
                seat,
                thought,
                player,
            } = &input
                && (thought.is_none() || player.is_some())
            {
                self.bot_is_back(room, *seat);
            }
            self.feed(node, table, room, input);
        }
    }

    pub fn alarm(&mut self, node: usize, table: &str, room: u64, at: i64) {
        let slot = self.nodes[node].rooms.get_mut(table);
        if let Some(slot) = slot.filter(|slot| slot.number == room && slot.alarm == Some(at)) {
            slot.alarm = None;
            self.feed(node, table, room, Input::Alarm);
        }
    }

    pub fn hear_bus(&mut self, node: usize, table: &str, input: Input) {
        let slot = self.nodes[node].rooms.get(table);
        if let Some(slot) = slot.filter(|slot| slot.room.is_some()) {
            let number = slot.number;
            self.feed(node, table, number, input);
        }
    }

    fn open(&mut self, node: usize, table: &str, waiting: Vec<Input>) {
        self.next_id += 1;
        let room = self.next_id;
        let slot = Slot {
            number: room,
            room: None,
            waiting,
            alarm: None,
            rules_panic: Arc::default(),
        };
        self.nodes[node].rooms.insert(table.to_owned(), slot);
        let table = table.to_owned();
        let takes = self.odds.between(1, 20);
        self.after(takes, Event::Read { node, table, room });
    }

    fn setup(&mut self, table: &str, room: u64, rules_panic: Arc<AtomicBool>) -> Setup {
        Setup {
            bot_pause: 300,
            bot_thinks: 400,
            window: self.window,
            slow_window: self.window,
            gone_for: 120_000,
            is_alone: self.nodes.len() == 1 || self.has(PlantedFault::BotsOnTwoNodes),
            luck: luck(rules_panic),
            rematch_secret: secret_of(self.seed, &format!("after {table}")),
            seed: odds::hash(format!("{} {room}", self.seed).as_bytes()),
        }
    }

    /// What was read for a room that is to be made.
    pub fn opened(
        &mut self,
        node: usize,
        table: String,
        room: u64,
        saved: Result<Option<SavedRoom>, StoreError>,
    ) {
        let slot = self.nodes[node].rooms.get_mut(&table);
        let Some(slot) = slot.filter(|slot| slot.number == room) else {
            return;
        };
        let Ok(Some(saved)) = saved else {
            return self.set_aside(node, &table);
        };
        let (waiting, armed) = (std::mem::take(&mut slot.waiting), slot.rules_panic.clone());
        let setup = self.setup(&table, room, armed.clone());
        let now = self.node_now(node);
        let made = self.house_time() - self.nodes[node].lag;
        let panics = self.odds.in_10_000(self.weather.rules_panic);
        armed.store(panics, Ordering::Relaxed);
        let mut out = Vec::new();
        let opened = catch_unwind(AssertUnwindSafe(|| Room::open(saved, setup, now, &mut out)));
        armed.store(false, Ordering::Relaxed);
        let opened = match opened {
            Ok(Ok(opened)) => opened,
            Ok(Err(misfit)) => {
                return self.fail(format!("{table} cannot be replayed: {}", misfit.why));
            }
            Err(panic) => return self.panicked(node, &table, panic),
        };
        self.note(|| format!("n{node} opened {table} as r{room}"));
        let slot = self.nodes[node].rooms.get_mut(&table).expect("it is there");
        let revision = opened.revision();
        slot.room = Some(Box::new(opened));
        self.carry_out(node, &table, room, revision, made, out);
        // So that it looks at the time once.
        self.give_room(node, &table, room, Input::Alarm);
        for input in waiting {
            self.give_room(node, &table, room, input);
        }
    }

    /// Gives a room something and does what it wants to have done.
    fn feed(&mut self, node: usize, table: &str, room: u64, input: Input) {
        let mut now = self.node_now(node);
        if self.has(PlantedFault::AlarmEarly) && matches!(input, Input::Alarm) {
            now.house += 700;
        }
        let made = self.house_time() - self.nodes[node].lag;
        let breaks = self.odds.in_10_000(self.weather.panics);
        let rules_panic = self.odds.in_10_000(self.weather.rules_panic);
        let slot = self.nodes[node].rooms.get_mut(table).expect("it is there");
        let armed = slot.rules_panic.clone();
        armed.store(rules_panic, Ordering::Relaxed);
        let it = slot.room.as_mut().expect("it is open");
        let mut out = Vec::new();
        let what = self.options.trace.then(|| crate::effects::name_of(&input));
        let handled = catch_unwind(AssertUnwindSafe(|| {
            it.handle(input, now, &mut out);
            if breaks {
                resume_unwind(Box::new(Planted));
            }
        }));
        armed.store(false, Ordering::Relaxed);
        self.note(|| format!("n{node} r{room} {table} <- {}", what.unwrap_or_default()));
        if let Err(panic) = handled {
            return self.panicked(node, table, panic);
        }
        let slot = self.nodes[node].rooms.get(table).expect("it is there");
        let revision = slot.room.as_ref().expect("it is open").revision();
        self.carry_out(node, table, room, revision, made, out);
    }

    fn panicked(&mut self, node: usize, table: &str, panic: Box<dyn core::any::Any + Send>) {
        if panic.is::<Planted>() {
            self.note(|| format!("n{node} {table} panicked"));
            return self.set_aside(node, table);
        }
        let why = panic.downcast_ref::<String>().cloned();
        let why = why.or_else(|| panic.downcast_ref::<&str>().map(|why| why.to_string()));
        self.fail(format!(
            "the room of {table} panicked: {}",
            why.unwrap_or_default()
        ));
    }

    /// The room of a table is forgotten; its clients come back.
    fn set_aside(&mut self, node: usize, table: &str) {
        self.nodes[node].rooms.remove(table);
        let clients: Vec<u64> = self.lines_at(node, Some(table));
        for client in clients {
            self.close_line(client);
        }
        self.forget_bots(|bot| bot.node == node && bot.table == table);
    }

    pub fn forget_bots(&mut self, which: impl Fn(&crate::ledger::ThinkingBot) -> bool) {
        self.ledger.thinking.retain(|bot| !which(bot));
    }

    /// Open connections to a node.
    pub fn lines_at(&self, node: usize, table: Option<&str>) -> Vec<u64> {
        let epoch = self.nodes[node].epoch;
        let lines = self.lines.iter().filter(|(_, line)| {
            let of_table = table.is_none_or(|table| line.table == table);
            line.is_open && line.node == node && line.epoch == epoch && of_table
        });
        lines.map(|(client, _)| *client).collect()
    }

    /// The house closes a connection; the client notices when everything before has come.
    pub fn close_line(&mut self, client: u64) {
        let takes = self.odds.between(1, 60);
        let line = self.lines.get_mut(&client).expect("a line that was opened");
        line.is_open = false;
        line.is_joined = false;
        line.down = (line.down + 1).max(self.now + takes);
        let at = line.down;
        self.at(at, Event::Closed { client });
    }

    pub fn kill(&mut self, node: usize) {
        self.note(|| format!("n{node} dies"));
        for client in self.lines_at(node, None) {
            self.close_line(client);
        }
        let dead = &mut self.nodes[node];
        dead.is_up = false;
        dead.epoch += 1;
        dead.rooms.clear();
        self.forget_bots(|bot| bot.node == node);
        self.mind_house();
        let takes = self.odds.between(300, 20_000);
        self.after(takes, Event::Restart(node));
    }

    pub fn restart(&mut self, node: usize) {
        if self.nodes[node].is_up {
            return;
        }
        self.note(|| format!("n{node} is up"));
        self.nodes[node].is_up = true;
        self.nodes[node].lag = self.odds.between(0, 20);
        self.mind_house();
        self.keep_house(node, 1);
    }

    /// The next round begins after so long.
    pub fn keep_house(&mut self, node: usize, takes: i64) {
        self.nodes[node].round += 1;
        let round = self.nodes[node].round;
        self.after(takes, Event::Housekeeping { node, round });
    }

    pub fn strike(&mut self) {
        if self.healed_at.is_some() {
            return;
        }
        let all = self.odds.one_in(4);
        let one = self.odds.below(self.nodes.len() as u32) as usize;
        for node in 0..self.nodes.len() {
            if self.nodes[node].is_up && (all || node == one) {
                self.kill(node);
            }
        }
        self.strike_later();
    }

    pub fn strange(&mut self) {
        if self.healed_at.is_some() {
            return;
        }
        let node = self.odds.below(self.nodes.len() as u32) as usize;
        match self.odds.below(3) {
            0 => self.nodes[node].wall += self.odds.between(-90_000, 90_000),
            1 => self.store_away_until = self.now + self.odds.between(100, 6_000),
            _ => self.everybody_leaves(),
        }
        self.strange_later();
    }

    /// What is due is looked after, what others wrote is noticed, what is idle goes.
    pub fn housekeeping(&mut self, node: usize, round: u64) {
        if !self.nodes[node].is_up || self.nodes[node].round != round {
            return;
        }
        let now = self.node_now(node).house;
        let is_keeper = (0..node).all(|other| !self.nodes[other].is_up);
        let known: Vec<(String, room::Revision)> = self.playing();
        for (table, revision) in known {
            let stored = &self.store.tables[&table].table;
            let is_due = stored.schedule.due.is_some_and(|due| due <= now);
            let waits_for_nobody = stored.schedule.waiting == 0 && is_keeper;
            let wanted = stored.stage == Stage::Playing && (is_due || waits_for_nobody);
            match self.nodes[node].rooms.get(&table) {
                None if wanted => self.open(node, &table, Vec::new()),
                Some(slot) if slot.room.as_ref().is_some_and(|room| room.is_idle()) => {
                    self.nodes[node].rooms.remove(&table);
                }
                Some(slot) if slot.room.is_some() && !self.has(PlantedFault::NewsLost) => {
                    let number = slot.number;
                    self.feed(node, &table, number, Input::Reached(revision));
                }
                _ => {}
            }
        }
        let is_quiet = self.lines.values().all(|line| !line.is_open);
        let next = if is_quiet { QUIET_ROUND } else { ROUND };
        let soon = self.people.iter().map(|person| person.away_until);
        let soon = soon.filter(|until| *until > self.now).min();
        let next = soon.map_or(next, |soon| next.min(soon - self.now + 1));
        self.keep_house(node, next);
    }

    fn playing(&self) -> Vec<(String, room::Revision)> {
        let tables = self.store.tables.iter();
        tables
            .map(|(table, stored)| (table.clone(), stored.revision()))
            .collect()
    }

    pub fn discard(&mut self, node: usize, table: &str, room: u64) {
        let slot = self.nodes[node].rooms.get(table);
        if slot.is_none_or(|slot| slot.number != room) {
            return;
        }
        let left: Vec<u64> = self.lines_at(node, Some(table));
        let left = left
            .into_iter()
            .filter(|client| self.lines[client].is_joined);
        if left.count() > 0 {
            self.fail(format!("the room of {table} went away under its clients"));
        }
        self.nodes[node].rooms.remove(table);
        self.forget_bots(|bot| bot.room == room);
    }
}

/// Provable luck; panics once if it is told to.
pub(crate) fn luck(
    panics: Arc<AtomicBool>,
) -> Arc<dyn Fn(Secret, Vec<String>) -> Luck + Send + Sync> {
    Arc::new(move |secret, contributions| {
        if panics.swap(false, Ordering::Relaxed) {
            resume_unwind(Box::new(Planted));
        }
        Luck::Provable {
            secret,
            contributions,
        }
    })
}
