//! Those who play and watch, and their connections.

use crate::chair::Chair;
use crate::world::{Event, World};
use protocol::{Brief, FromHouse};
use room::{ClientId, Input, RequestId, Visitor};
use serde_json::Value;
use std::rc::Rc;
use tabletop::Seat;

/// Somebody with a client.
pub(crate) struct Person {
    pub guest: String,
    pub name: String,
    /// How often she has signed out everywhere.
    pub epoch: i64,
    /// Guests whose words she does not want.
    pub blocked: Vec<String>,
    pub table: String,
    pub watches: bool,
    /// Computer players she seats at her table.
    pub bots: u8,
    pub line: Option<ClientId>,
    pub chair: Chair,
    pub pending: Option<Pending>,
    /// What she asked for and when.
    pub asks: Option<(RequestId, i64)>,
    pub away_until: i64,
    /// When she last tried to connect.
    pub tried: i64,
    /// The seat she had at the table before this one.
    pub had: Option<Seat>,
    pub ids: u32,
    /// Only the last timer that was set makes her act.
    pub timer: u32,
    /// The ply she last answered.
    pub answered: Option<u32>,
    /// Whether she never comes back.
    pub is_done: bool,
}

/// Something she sent that is not yet answered.
#[derive(Clone)]
pub(crate) struct Pending {
    pub id: String,
    pub ply: u32,
    /// Nothing takes back.
    pub steps: Option<Vec<Value>>,
    pub sent_on: Option<ClientId>,
    pub sent_at: i64,
    pub made_at: i64,
}

/// One connection, with what the client on it has been sent.
pub(crate) struct Line {
    pub person: usize,
    pub node: usize,
    pub epoch: u64,
    pub table: String,
    /// The person behind it; somebody else only by a planted fault.
    pub guest: String,
    pub shadow: Chair,
    pub is_open: bool,
    /// Whether the room was given the client and has not let it go.
    pub is_joined: bool,
    /// Nothing overtakes on a connection, either way.
    pub up: i64,
    pub down: i64,
    /// A frame that a planted fault holds back.
    pub swapped: Option<Sent>,
}

/// A frame on its way to a client, and the briefing that client has once it has it.
#[derive(Clone)]
pub(crate) struct Sent {
    pub to: ClientId,
    pub frame: Rc<FromHouse>,
    pub brief: Option<Rc<Brief>>,
}

impl World {
    pub fn person(&mut self, guest: &str, table: &str, watches: bool) -> usize {
        let at = self.people.len();
        self.store
            .names
            .insert(guest.to_owned(), guest.to_uppercase());
        let known = self.people.iter().find(|it| it.guest == guest);
        let known = known.map(|it| it.blocked.clone());
        let blocked = match self.odds.one_in(5) {
            true => vec![format!("{table}-g{}", self.odds.below(3))],
            false => Vec::new(),
        };
        // From another device she is the same.
        let blocked = known.unwrap_or(blocked);
        self.people.push(Person {
            name: guest.to_uppercase(),
            epoch: 0,
            blocked,
            guest: guest.to_owned(),
            table: table.to_owned(),
            watches,
            bots: 0,
            line: None,
            chair: Chair::default(),
            pending: None,
            asks: None,
            away_until: 0,
            tried: i64::MIN,
            had: None,
            ids: 0,
            timer: 0,
            answered: None,
            is_done: false,
        });
        self.act_in(at, 3000);
        at
    }

    /// She does something within so many milliseconds, and nothing before.
    pub fn act_in(&mut self, at: usize, most: i64) {
        let takes = self.odds.between(50, most);
        self.act_after(at, takes);
    }

    pub fn act_after(&mut self, at: usize, takes: i64) {
        let person = &mut self.people[at];
        person.timer += 1;
        let (person, timer) = (at, person.timer);
        self.after(takes, Event::Act { person, timer });
    }

    /// Any node that is up.
    pub fn some_node(&mut self) -> Option<usize> {
        let up: Vec<usize> = (0..self.nodes.len())
            .filter(|node| self.nodes[*node].is_up)
            .collect();
        (!up.is_empty()).then(|| *self.odds.pick(&up))
    }

    pub fn connect(&mut self, at: usize) {
        let Some(node) = self.some_node() else { return };
        self.next_id += 1;
        let client = self.next_id;
        let person = &mut self.people[at];
        let seen = person.chair.heard();
        person.line = Some(client);
        person.tried = self.now;
        person.chair.welcomes = 0;
        person.chair.talk.clear();
        person.chair.hears_all = person.blocked.is_empty();
        let visitor = self.visitor(at);
        let person = &self.people[at];
        let line = Line {
            person: at,
            node,
            epoch: self.nodes[node].epoch,
            table: person.table.clone(),
            guest: person.guest.clone(),
            shadow: Chair {
                heard_before: seen,
                hears_all: person.blocked.is_empty(),
                ..Chair::default()
            },
            is_open: true,
            is_joined: false,
            up: self.now,
            down: self.now,
            swapped: None,
        };
        self.lines.insert(client, line);
        let joined = Input::Joined {
            client,
            visitor,
            seen,
        };
        self.send_up(client, joined);
    }

    pub fn visitor(&self, at: usize) -> Visitor {
        let person = &self.people[at];
        let host = || {
            let stored = self.store.tables.get(&person.table);
            stored.map(|stored| stored.table.host.clone())
        };
        let id = match self.has(crate::PlantedFault::TakenForHost) {
            true => host(),
            false => None,
        };
        Visitor {
            id: id.unwrap_or_else(|| person.guest.clone()),
            name: person.name.clone(),
            epoch: person.epoch,
            blocked: person.blocked.clone(),
        }
    }

    /// Something goes from a client to its room.
    pub fn send_up(&mut self, client: ClientId, input: Input) {
        let takes = self.odds.between(1, 60);
        let line = self.lines.get_mut(&client).expect("a line that was opened");
        line.up = (line.up + 1).max(self.now + takes);
        let (at, node, epoch) = (line.up, line.node, line.epoch);
        let table = line.table.clone();
        let event = Event::ToRoom {
            node,
            epoch,
            table,
            input,
        };
        self.at(at, event);
    }

    /// A frame goes from a room to its client.
    pub fn send_down(&mut self, client: ClientId, sent: Sent) {
        let takes = self.odds.between(1, 60);
        let line = self.lines.get_mut(&client).expect("a line that was opened");
        line.down = (line.down + 1).max(self.now + takes);
        let at = line.down;
        self.at(at, Event::ToClient { client, sent });
    }

    /// The connection breaks; the client notices, and the room hears of it later.
    pub fn hang_up(&mut self, client: ClientId) {
        let line = self.lines.get_mut(&client).expect("a line that was opened");
        if line.is_open {
            line.is_open = false;
            self.send_up(client, Input::Left { client });
        }
        self.noticed_closed(client);
    }

    /// The client knows that its connection is gone.
    pub fn noticed_closed(&mut self, client: ClientId) {
        let person = self.lines[&client].person;
        let person = &mut self.people[person];
        if person.line == Some(client) {
            person.line = None;
        }
    }

    pub fn receive(&mut self, client: ClientId, sent: Sent) {
        let at = self.lines[&client].person;
        if self.people[at].line != Some(client) {
            return;
        }
        let answer = match &*sent.frame {
            FromHouse::Ack { id, .. } => Some((id.clone(), Ok(()))),
            FromHouse::Refused { id, reason, .. } => id.clone().map(|id| (id, Err(reason.clone()))),
            _ => None,
        };
        let now = self.now;
        let person = &mut self.people[at];
        let taken = person.chair.take(&sent.frame, sent.brief.as_ref(), now);
        let guest = person.guest.clone();
        if let Err(why) = taken {
            return self.fail(format!("{guest} was sent something odd: {why}"));
        }
        if sent.to != client {
            return self.fail(format!("{guest} was sent what was meant for another"));
        }
        if let Some((id, answer)) = answer {
            self.answered(at, id, answer);
        }
    }
}
