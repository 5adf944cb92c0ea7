//! A table at several nodes: which of them plays its computer players, and who is there with
//! clients of other nodes.

use std::collections::HashMap;

/// Beyond what computer players take at most, another node gets so long to go on; in
/// milliseconds, as everything here.
const GRACE: i64 = 2_000;
/// How often a node says again who is here: messages may be lost.
const SAY_AGAIN: i64 = 10_000;
/// A node that has not said so for this long is gone.
const FORGOTTEN: i64 = 25_000;

/// Whether this node plays the computer players: the last decision was written here, or none
/// was for a while. What is said and asked for beside the game does not count: else two nodes
/// would ask the same computer player.
#[derive(Clone, Copy, Debug)]
pub struct Lead {
    is_alone: bool,
    leads: bool,
    quiet_since: i64,
    patience: i64,
}

impl Lead {
    /// `bots_take` is what computer players take at most for a decision.
    pub fn new(is_alone: bool, leads: bool, bots_take: i64, now: i64) -> Self {
        Lead {
            is_alone,
            leads: leads || is_alone,
            quiet_since: now,
            patience: bots_take + GRACE,
        }
    }

    pub fn leads(&self) -> bool {
        self.leads
    }

    /// A decision was written here.
    pub fn decided(&mut self, now: i64) {
        self.leads = true;
        self.quiet_since = now;
    }

    /// Another node wrote a decision: that node plays the computer players now.
    pub fn follows(&mut self, now: i64) {
        self.leads = self.is_alone;
        self.quiet_since = now;
    }

    /// When this node takes over, if no other writes until then.
    pub fn takes_over_at(&self) -> Option<i64> {
        (!self.leads).then_some(self.quiet_since + self.patience)
    }

    /// Takes over from a node that may be gone, if it is time.
    pub fn mind(&mut self, now: i64) {
        if self.takes_over_at().is_some_and(|at| at <= now) {
            self.leads = true;
        }
    }
}

/// Who is at the table with clients of other nodes.
#[derive(Default)]
pub struct Presence {
    /// By node: who is there, and when it was said.
    nodes: HashMap<String, (Vec<String>, i64)>,
    /// When this node last said who is here.
    said: Option<i64>,
}

impl Presence {
    /// Guests with clients of other nodes, one for each client.
    pub fn guests(&self, now: i64) -> impl Iterator<Item = &String> {
        let fresh = self.nodes.values();
        let fresh = fresh.filter(move |(_, said)| now - said < FORGOTTEN);
        fresh.flat_map(|(guests, _)| guests)
    }

    /// Whether somebody is there, as far as was heard.
    pub fn is_anybody_elsewhere(&self) -> bool {
        self.nodes.values().any(|(guests, _)| !guests.is_empty())
    }

    /// When the next node is forgotten, unless it says something.
    pub fn forgets_at(&self) -> Option<i64> {
        let said = self.nodes.values().map(|(_, said)| *said).min();
        said.map(|said| said + FORGOTTEN)
    }

    /// Forgets nodes that have said nothing for long. Whether anybody was there.
    pub fn forget(&mut self, now: i64) -> bool {
        let guests = |it: &Self| it.nodes.values().map(|(guests, _)| guests.len()).sum();
        let before: usize = guests(self);
        self.nodes.retain(|_, (_, said)| now - *said < FORGOTTEN);
        before != guests(self)
    }

    /// Another node says who is there: whether that is news, and whether the node is new.
    pub fn hear(&mut self, node: String, guests: Vec<String>, now: i64) -> (bool, bool) {
        let before = self.nodes.insert(node, (guests.clone(), now));
        let is_new = before.is_none();
        (before.is_none_or(|(known, _)| known != guests), is_new)
    }

    pub fn said(&mut self, now: i64) {
        self.said = Some(now);
    }

    /// When to say again who is here.
    pub fn says_again_at(&self) -> Option<i64> {
        self.said.map(|said| said + SAY_AGAIN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_takes_over_when_the_others_are_quiet() {
        let mut lead = Lead::new(false, false, 1000, 0);
        lead.mind(2999);
        assert!(!lead.leads());
        lead.follows(2999);
        lead.mind(3000);
        assert!(!lead.leads(), "another node wrote meanwhile");
        lead.mind(5999);
        assert!(lead.leads());
        lead.follows(6000);
        assert!(!lead.leads());
    }

    #[test]
    fn a_node_that_is_alone_always_leads() {
        let mut lead = Lead::new(true, false, 1000, 0);
        lead.follows(0);
        assert!(lead.leads() && lead.takes_over_at().is_none());
    }

    #[test]
    fn a_node_that_says_nothing_is_forgotten() {
        let mut presence = Presence::default();
        let anna = || vec!["anna".to_owned()];
        assert_eq!(presence.hear("n1".into(), anna(), 0), (true, true));
        assert_eq!(presence.hear("n1".into(), anna(), 10), (false, false));
        assert_eq!(presence.guests(25_009).count(), 1);
        assert_eq!(presence.guests(25_010).count(), 0);
        assert_eq!(presence.forgets_at(), Some(25_010));
        assert!(!presence.forget(25_009));
        assert!(
            presence.forget(25_010),
            "everybody is shown that she is gone"
        );
        assert_eq!(presence.forgets_at(), None);
    }
}
