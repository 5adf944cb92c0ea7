//! Everything there is, and what happens next. Time goes from one event to the next.

use crate::house::Node;
use crate::ledger::Ledger;
use crate::odds::Odds;
use crate::people::{Line, Person, Sent};
use crate::store::{Store, Stored};
use crate::tables::{EPOCH, Plan};
use crate::weather::Weather;
use crate::{Options, PlantedFault, RunReport};
use protocol::Stage;
use room::{Answer, ClientId, Draft, Input, Now, RequestId, SavedRoom, StoreError};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// Once all is well, games are over after so long, in milliseconds.
const STUCK: i64 = 40 * 60_000;
/// More than this happens in no run that goes well.
const MOST_EVENTS: u64 = 3_000_000;

/// Something that happens.
pub(crate) enum Event {
    /// A person does something.
    Act {
        person: usize,
        timer: u32,
    },
    ToRoom {
        node: usize,
        epoch: u64,
        table: String,
        input: Input,
    },
    /// For one room alone, and not for one that is made later.
    ToThisRoom {
        node: usize,
        table: String,
        room: u64,
        input: Input,
    },
    Alarm {
        node: usize,
        table: String,
        room: u64,
        at: i64,
    },
    ToClient {
        client: ClientId,
        sent: Sent,
    },
    Closed {
        client: ClientId,
    },
    Reply {
        request: RequestId,
        answer: Result<Answer, protocol::Reason>,
    },
    /// A draft reaches the store. `made` is the house's time when it was made.
    Write {
        node: usize,
        room: u64,
        draft: Box<Draft>,
        made: i64,
        answers: Answers,
    },
    Read {
        node: usize,
        table: String,
        room: u64,
    },
    Opened {
        node: usize,
        table: String,
        room: u64,
        saved: Box<Result<Option<SavedRoom>, StoreError>>,
    },
    Bus {
        node: usize,
        table: String,
        input: Input,
    },
    Housekeeping {
        node: usize,
        round: u64,
    },
    Restart(usize),
    /// A node dies.
    Strike,
    /// Clocks jump, or the store cannot be reached for a while.
    Strange,
    /// Nothing goes wrong from now on.
    Heal,
    /// Is everything over?
    Look,
    /// Everybody has come back to see how it ended.
    End,
}

/// What the room hears of a write that has reached the store.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answers {
    AsItWas,
    /// It is done, and nobody knows.
    Away,
    Failed,
    /// It was said to be lost long ago.
    Nothing,
}

struct Queued {
    at: i64,
    order: u64,
    event: Event,
}

impl PartialEq for Queued {
    fn eq(&self, other: &Self) -> bool {
        (self.at, self.order) == (other.at, other.order)
    }
}
impl Eq for Queued {}
impl PartialOrd for Queued {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Queued {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

pub(crate) struct World {
    pub seed: u64,
    pub options: Options,
    pub odds: Odds,
    pub weather: Weather,
    /// Milliseconds since the run began.
    pub now: i64,
    /// The house's time when a node was last down or up, and since when one is up.
    house: (i64, Option<i64>),
    /// For how long no node was up so far, and since when none is.
    closed: (i64, Option<i64>),
    queue: BinaryHeap<Reverse<Queued>>,
    order: u64,
    pub next_id: u64,
    pub store: Store,
    /// The store cannot be reached until then.
    pub store_away_until: i64,
    pub nodes: Vec<Node>,
    pub people: Vec<Person>,
    pub lines: BTreeMap<ClientId, Line>,
    pub ledger: Ledger,
    /// How long reactions stay open unless the table says otherwise.
    pub window: u64,
    /// People act at least so often, in milliseconds.
    pub pace: i64,
    /// Rematches that may still be asked for.
    pub rematches: u32,
    pub healed_at: Option<i64>,
    is_ending: bool,
    is_over: bool,
    report: RunReport,
}

impl World {
    pub fn new(seed: u64, options: Options) -> Self {
        let mut odds = Odds::new(seed);
        let weather = Weather::of(&mut odds);
        let nodes = odds.between(1, 3) as usize;
        let mut world = World {
            seed,
            options,
            weather,
            now: 0,
            house: (odds.between(0, 1_000_000), Some(0)),
            closed: (0, None),
            queue: BinaryHeap::new(),
            order: 0,
            next_id: 0,
            store: Store {
                fault: options.fault,
                ..Store::default()
            },
            store_away_until: 0,
            nodes: (0..nodes).map(|_| Node::new(&mut odds)).collect(),
            people: Vec::new(),
            lines: BTreeMap::new(),
            ledger: Ledger::default(),
            window: *odds.pick(&[0, 1500, 1500, 3000]),
            pace: *odds.pick(&[1500, 1500, 1500, 12_000]),
            rematches: odds.below(4),
            healed_at: None,
            is_ending: false,
            is_over: false,
            report: RunReport::default(),
            odds,
        };
        world.set_up();
        world
    }

    fn set_up(&mut self) {
        let tables = [1, 1, 1, 2][self.odds.below(4) as usize];
        for number in 0..tables {
            let plan = Plan::new(self.seed, number, &mut self.odds);
            let id = plan.table.id.clone();
            let stored = Stored::new(plan.table, plan.secret);
            self.store.tables.insert(id.clone(), stored);
            for guest in 0..plan.people {
                let at = self.person(&format!("{id}-g{guest}"), &id, false);
                self.people[at].bots = if guest == 0 { plan.bots } else { 0 };
            }
            for watcher in 0..plan.watchers {
                self.person(&format!("{id}-w{watcher}"), &id, true);
            }
            if self.odds.one_in(3) {
                // The host looks on from another device.
                self.person(&format!("{id}-g0"), &id, true);
            }
        }
        for node in 0..self.nodes.len() {
            self.after(1, Event::Housekeeping { node, round: 0 });
        }
        let storm = self.odds.between(10_000, 60_000);
        self.after(storm, Event::Heal);
        self.strike_later();
        self.strange_later();
    }

    pub fn has(&self, fault: PlantedFault) -> bool {
        self.options.fault == Some(fault)
    }

    pub fn at(&mut self, at: i64, event: Event) {
        self.order += 1;
        let order = self.order;
        self.queue.push(Reverse(Queued { at, order, event }));
    }

    pub fn after(&mut self, takes: i64, event: Event) {
        self.at(self.now + takes, event);
    }

    /// The first thing that is wrong ends the run.
    pub fn fail(&mut self, why: String) {
        self.note(|| format!("FAILED {why}"));
        self.report.failure.get_or_insert(why);
    }

    pub fn note(&mut self, line: impl FnOnce() -> String) {
        if self.options.trace {
            let now = self.now;
            self.report.trace.push(format!("{now:>9} {}", line()));
        }
    }

    /// The house's time: it stands still while no node is up.
    pub fn house_time(&self) -> i64 {
        let (passed, since) = self.house;
        passed + since.map_or(0, |since| self.now - since)
    }

    /// A node has come up or gone down.
    pub fn mind_house(&mut self) {
        let passed = self.house_time();
        let is_open = self.nodes.iter().any(|node| node.is_up);
        self.house = (passed, is_open.then_some(self.now));
        match (is_open, self.closed) {
            (true, (closed, Some(since))) => self.closed = (closed + self.now - since, None),
            (false, (closed, None)) => self.closed = (closed, Some(self.now)),
            (true, (_, None)) | (false, (_, Some(_))) => {}
        }
    }

    /// The present, as a node knows it.
    pub fn node_now(&self, node: usize) -> Now {
        let node = &self.nodes[node];
        let mut house = self.house_time() - node.lag;
        if self.has(PlantedFault::DowntimeCharged) {
            house += self.closed.0;
        }
        Now {
            house,
            unix: EPOCH + self.now / 1000 + node.wall,
        }
    }

    pub fn strike_later(&mut self) {
        if self.weather.kill_every > 0 {
            let takes = self.odds.between(1, self.weather.kill_every * 2);
            self.after(takes, Event::Strike);
        }
    }

    pub fn strange_later(&mut self) {
        if self.weather.strange_every > 0 {
            let takes = self.odds.between(1, self.weather.strange_every * 2);
            self.after(takes, Event::Strange);
        }
    }

    pub fn run(&mut self) {
        while self.report.failure.is_none() && !self.is_over {
            let Some(Reverse(next)) = self.queue.pop() else {
                return self.fail("nothing happens any more".into());
            };
            self.now = self.now.max(next.at);
            self.report.events += 1;
            if self.report.events > MOST_EVENTS {
                return self.fail("too much happens".into());
            }
            self.happen(next.event);
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Act { person, timer } => {
                if self.people[person].timer == timer {
                    self.act(person);
                }
            }
            Event::ToRoom {
                node,
                epoch,
                table,
                input,
            } => self.give_table(node, epoch, table, input),
            Event::ToThisRoom {
                node,
                table,
                room,
                input,
            } => self.give_room(node, &table, room, input),
            Event::Alarm {
                node,
                table,
                room,
                at,
            } => self.alarm(node, &table, room, at),
            Event::ToClient { client, sent } => self.receive(client, sent),
            Event::Closed { client } => self.noticed_closed(client),
            Event::Reply { request, answer } => self.replied(request, answer),
            Event::Write {
                node,
                room,
                draft,
                made,
                answers,
            } => self.write(node, room, *draft, made, answers),
            Event::Read { node, table, room } => self.read(node, table, room),
            Event::Opened {
                node,
                table,
                room,
                saved,
            } => self.opened(node, table, room, *saved),
            Event::Bus { node, table, input } => self.hear_bus(node, &table, input),
            Event::Housekeeping { node, round } => self.housekeeping(node, round),
            Event::Restart(node) => self.restart(node),
            Event::Strike => self.strike(),
            Event::Strange => self.strange(),
            Event::Heal => self.heal(),
            Event::Look => self.look(),
            Event::End => {
                self.check_end();
                self.is_over = true;
            }
        }
    }

    fn heal(&mut self) {
        self.note(|| "all is well from now on".into());
        self.healed_at = Some(self.now);
        self.weather = Weather::calm();
        self.weather.is_calm = false;
        self.store_away_until = 0;
        for node in 0..self.nodes.len() {
            self.restart(node);
            self.keep_house(node, 1);
        }
        for at in 0..self.people.len() {
            self.people[at].away_until = 0;
            self.act_in(at, 1000);
        }
        self.after(1000, Event::Look);
    }

    fn look(&mut self) {
        let healed_at = self.healed_at.unwrap_or(self.now);
        let mut tables = self.store.tables.values();
        if !tables.all(|stored| stored.table.stage == Stage::Over) {
            if self.now > healed_at + STUCK {
                let why = self.who_is_stuck();
                return self.fail(why);
            }
            return self.after(1000, Event::Look);
        }
        if !self.is_ending {
            self.is_ending = true;
            self.everybody_comes_back();
            self.after(60_000, Event::End);
        }
    }

    pub fn decided(&mut self, rows: usize) {
        self.report.decisions += rows as u64;
    }

    pub fn report(mut self) -> RunReport {
        self.report.simulated_ms = self.now as u64;
        self.report
    }
}
