//! What was promised to whom: acknowledgements, refusals, words, orders.

use crate::world::World;
use protocol::{Order, Reason};
use room::{RequestId, StopSign};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Seat;

#[derive(Default)]
pub(crate) struct Ledger {
    /// Everything that clients ever submitted, by id.
    pub sent: BTreeMap<String, Sent>,
    pub acked: BTreeSet<String>,
    /// Refused for good.
    pub refused: BTreeMap<String, Reason>,
    /// Held answers that a later one of the same seat replaced.
    pub replaced: BTreeSet<String>,
    /// Everything that was said, by its words.
    pub said: BTreeMap<String, Option<bool>>,
    /// The last order of a guest about a reaction: nothing if it is not known what came of it.
    pub orders: BTreeMap<(String, Seat, String), Option<Order>>,
    /// Orders of which two were under way at once.
    pub unsure: BTreeSet<(String, Seat, String)>,
    pub requests: BTreeMap<RequestId, Request>,
    pub thinking: Vec<ThinkingBot>,
}

pub(crate) struct Sent {
    pub table: String,
    pub guest: String,
    /// Nothing takes back.
    pub steps: Option<Vec<Value>>,
}

pub(crate) struct Request {
    pub person: usize,
    pub what: Asked,
}

/// What a guest asked for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Asked {
    Other,
    Say(String),
    Order(String, Seat, String, Order),
    Rematch,
    JoinRematch,
}

/// A computer player that was asked and has not come back.
pub(crate) struct ThinkingBot {
    pub node: usize,
    pub room: u64,
    pub table: String,
    pub seat: Seat,
    pub rows: u32,
    pub stop: StopSign,
}

impl World {
    /// A client has the answer to what it sent.
    pub fn answered(&mut self, at: usize, id: String, answer: Result<(), Reason>) {
        let guest = self.people[at].guest.clone();
        match self.ledger.sent.get(&id) {
            Some(sent) if sent.guest == guest => {}
            _ => return self.fail(format!("{guest} never sent {id} and has an answer to it")),
        }
        let person = &mut self.people[at];
        let is_pending = person
            .pending
            .as_ref()
            .is_some_and(|pending| pending.id == id);
        match answer {
            Ok(()) => {
                self.ledger.acked.insert(id);
                if is_pending {
                    person.pending = None;
                }
            }
            Err(Reason::Paused {}) => {
                // It may be sent again.
                if let Some(pending) = person.pending.as_mut().filter(|_| is_pending) {
                    pending.sent_on = None;
                }
            }
            Err(reason) => {
                if is_pending {
                    self.ledger.refused.insert(id, reason);
                    person.pending = None;
                    person.answered = None;
                }
            }
        }
    }
}
