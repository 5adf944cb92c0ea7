//! Players that know no game in particular. They receive a [`Briefing`], nothing
//! else, so they cannot cheat; they own no clock and no thread, so they play the same
//! in the browser as on a server.
//!
//! | file | idea |
//! |---|---|
//! | `dice.rs` | luck for playouts: fast, seeded, not provable |
//! | `knowledge.rs` | what a game's own player knows; complete answers to a sealed question |
//! | `maths.rs` | exponential and logarithm, the same on every machine |
//! | `judging.rs` | what an ending, or a lead, is worth to each seat |
//! | `learning.rs` | values learned by self-play |
//! | `pace.rs` | uniform random play, counted: the loop by which speed is measured |
//! | `playout.rs` | playing a state on, to its end or to where an opinion is trusted |
//! | `budget.rs` | what a turn may cost |
//! | `random.rs` | any legal action |
//! | `flat.rs` | flat Monte Carlo over imagined states |
//! | `greedy.rs` | one step ahead |
//! | `search.rs` | the search: a budget for each turn, a fixed number of workings merged |
//! | `tree.rs`, `edges.rs` | decisions taken in the open: a tree over imagined states |
//! | `duel.rs` | a sealed question: mixed strategies by regret matching |
//! | `plan.rs` | the steps of one decision, as far as nothing new comes to light |
//! | `desk.rs` | where the workings of a search are run: the caller's threads |
#![warn(missing_docs)]

mod budget;
mod desk;
mod dice;
mod duel;
mod edges;
mod flat;
mod greedy;
mod judging;
mod knowledge;
mod learning;
mod maths;
mod pace;
mod plan;
mod playout;
mod random;
mod search;
mod tree;

pub use desk::{Desk, Job, OneByOne};
pub use dice::{Dice, mix};
pub use flat::Flat;
pub use greedy::Greedy;
pub use judging::{Shares, judged, shares_of_lead};
pub use knowledge::{Answers, Knowledge, Uniform};
pub use learning::{Features, Lessons, Notes, Values};
pub use pace::{Paced, Pacer, pace};
pub use playout::{play_on, take_one};
pub use random::Random;
pub use search::Search;

use tabletop::{Briefing, Game};

/// Somebody who can be asked for a decision.
pub trait Bot<G: Game>: Send {
    /// Chooses among `briefing.actions`, of which there must be at least one.
    ///
    /// `go_on` is asked now and then; once it says no, the best choice found so far is
    /// returned. It is the only clock a bot has. Work that can be done side by side is
    /// laid on the `desk`.
    fn choose(
        &mut self,
        briefing: &Briefing<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G>;

    /// The same for somebody who asks in her own place: what is told besides was weighed as
    /// well as what is advised, and is not thought better.
    fn advise(
        &mut self,
        briefing: &Briefing<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        self.choose(briefing, go_on, desk).in_order()
    }

    /// The same in parts, for a caller with a single thread and other things to do: works until
    /// `go_on` says no, and says nothing while there is more to weigh. Asked again about the
    /// same question it goes on where it stopped, and comes to what it would have chosen in
    /// one go. What is quick is done whole. [`Bot::choose`] ends it with what was found so far.
    fn ponder(
        &mut self,
        briefing: &Briefing<G>,
        is_advice: bool,
        _go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Option<Choice<G>> {
        Some(match is_advice {
            true => self.advise(briefing, &|| true, desk),
            false => self.choose(briefing, &|| true, desk),
        })
    }
}

/// A choice that can explain itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<G: Game> {
    /// What to do. More than one step only where a match takes them as one list: nobody
    /// else is asked and nothing new comes to light before the last.
    pub steps: Vec<G::Action>,
    /// The share of the victory it is thought to bring, if it was weighed.
    pub worth: Option<f64>,
    /// What would have been done otherwise, best first; at most two.
    pub others: Vec<Alternative<G>>,
    /// Imagined games it was weighed on.
    pub iterations: u32,
}

/// What would have been done otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative<G: Game> {
    /// Its steps.
    pub steps: Vec<G::Action>,
    /// The share of the victory it was thought to bring.
    pub worth: f64,
}

impl<G: Game> Choice<G> {
    /// A choice that was not weighed.
    pub fn unweighed(action: G::Action) -> Self {
        Choice {
            steps: vec![action],
            worth: None,
            others: Vec::new(),
            iterations: 0,
        }
    }

    /// Without what is thought better than it: that was not weighed enough to be believed.
    pub fn in_order(mut self) -> Self {
        let most = self.worth.unwrap_or(f64::MAX);
        self.others.retain(|other| other.worth <= most);
        self.others.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        self
    }

    /// The first step.
    pub fn action(&self) -> G::Action {
        self.steps[0]
    }
}
