//! What to simulate, and what came of it.

use bots::mix;
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

/// Many games: which seats, which luck, who plays.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How many play; all possible numbers in turn if not said.
    pub seats: Option<u8>,
    /// The same number gives the same games, on however many threads.
    pub seed: u64,
    /// Computer players, moved on by a chair from game to game; fewer than seats are
    /// repeated, none means random ones.
    pub bots: Vec<String>,
    /// Go through all options in turn and check the cheap laws at every decision.
    pub check: bool,
}

impl Plan {
    /// Which of `choices` the game with this number gets, after `turns` other cycles
    /// of choice have been gone through.
    pub(crate) fn turn_of(number: u64, turns: usize, choices: usize) -> usize {
        (number / turns as u64 % choices as u64) as usize
    }

    /// A number of its own for each game and purpose.
    pub(crate) fn mixed(&self, number: u64, purpose: u64) -> u64 {
        mix(mix(mix(self.seed) ^ number) ^ purpose)
    }
}

/// As text, since readers of JSON lose digits of large numbers.
pub(crate) fn hex<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{number:016x}"))
}

/// What came of a plan, or of a part of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Most decisions in one game.
    pub longest: u64,
    /// The same for the same plan, on however many threads.
    #[serde(serialize_with = "hex")]
    pub checksum: u64,
    /// How often each kind of action was taken.
    pub actions: BTreeMap<&'static str, u64>,
    /// How often each kind of event was told.
    pub events: BTreeMap<&'static str, u64>,
    /// Records replayed and compared.
    pub replayed: u64,
    /// How the computer players fared.
    pub players: BTreeMap<String, Share>,
    /// The first faults found.
    pub faults: Vec<BrokenLaw>,
}

/// How one computer player fared.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Share {
    /// Chairs taken, over all games.
    pub chairs: u64,
    /// Victories, shared ones in part.
    pub victories: f64,
}

/// A law that was broken.
#[derive(Clone, Debug, Serialize)]
pub struct BrokenLaw {
    /// The number of the game in its plan.
    pub game: u64,
    /// How many played.
    pub seats: u8,
    /// With which options.
    pub options: Value,
    /// At which decision, counted from 0.
    pub decision: u64,
    /// What was wrong.
    pub why: String,
}

impl Tally {
    /// Faults beyond these are not kept.
    const MOST_FAULTS: usize = 20;

    /// Both parts together.
    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.checksum = self.checksum.wrapping_add(other.checksum);
        self.replayed += other.replayed;
        for (kind, count) in other.actions {
            *self.actions.entry(kind).or_default() += count;
        }
        for (kind, count) in other.events {
            *self.events.entry(kind).or_default() += count;
        }
        for (name, share) in other.players {
            let sum = self.players.entry(name).or_default();
            sum.chairs += share.chairs;
            sum.victories += share.victories;
        }
        self.faults.extend(other.faults);
        self.faults.sort_by_key(|fault| fault.game);
        self.faults.truncate(Self::MOST_FAULTS);
    }

    /// Kinds that never occurred.
    pub fn never(&self) -> Vec<String> {
        let zero = |what: &'static str, counts: &BTreeMap<&'static str, u64>| -> Vec<String> {
            let none = counts.iter().filter(|(_, count)| **count == 0);
            none.map(|(kind, _)| format!("{what} {kind}")).collect()
        };
        let mut never = zero("action", &self.actions);
        never.extend(zero("event", &self.events));
        never
    }
}
