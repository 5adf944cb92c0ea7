//! Who is at the table with sockets of other nodes.

use super::Actor;
use bus::News;
use std::collections::HashMap;
use std::time::{Duration, Instant};
use tokio::time;

/// How often a node says again who is here.
const AGAIN: Duration = Duration::from_secs(10);
/// A node that has not said so for this long is gone.
const FORGOTTEN: Duration = Duration::from_secs(25);

/// By node: who is there, and when it was said.
#[derive(Default)]
pub struct Elsewhere {
    nodes: HashMap<String, (Vec<String>, Instant)>,
    said: Option<Instant>,
}

impl Elsewhere {
    /// Guests with sockets of other nodes, one for each socket.
    pub fn guests(&self) -> impl Iterator<Item = &String> {
        let fresh = self.nodes.values();
        let fresh = fresh.filter(|(_, said)| said.elapsed() < FORGOTTEN);
        fresh.flat_map(|(guests, _)| guests)
    }
}

impl Actor {
    /// Tells the other nodes who is here.
    pub(super) fn say_who_is_here(&mut self) {
        if self.house.is_alone() {
            return;
        }
        let guests = self.sockets.iter().map(|socket| socket.guest.clone());
        self.house.bus().tell(News::Here {
            node: self.house.node().to_owned(),
            table: self.kept.id.clone(),
            guests: guests.collect(),
        });
        self.elsewhere.said = Some(Instant::now());
    }

    /// Whoever has sockets says so again now and then: news may be lost.
    pub(super) fn says_again_at(&self) -> Option<time::Instant> {
        let said = self.elsewhere.said.filter(|_| !self.sockets.is_empty());
        said.map(|said| (said + AGAIN).into())
    }

    pub(super) fn note_elsewhere(&mut self, node: String, guests: Vec<String>) {
        let now = Instant::now();
        let before = self.elsewhere.nodes.insert(node, (guests.clone(), now));
        if before.is_none() && !self.sockets.is_empty() {
            // One that has just come does not know who is here.
            self.say_who_is_here();
        }
        if before.is_none_or(|(known, _)| known != guests) {
            self.show_table();
        }
    }
}
