//! Players that know no game in particular. They receive a [`Briefing`], nothing
//! else, so they cannot cheat; they own no clock and no thread, so they play the same
//! in the browser as on a server.
//!
//! | file | idea |
//! |---|---|
//! | `dice.rs` | luck for playouts: fast, seeded, not provable |
//! | `random.rs` | any legal action |
//! | `playout.rs` | playing a state out; what a game's own player knows |
//! | `sampler.rs` | flat Monte Carlo over imagined states |
#![warn(missing_docs)]

mod dice;
mod playout;
mod random;
mod sampler;

pub use dice::Dice;
pub use playout::{Knowledge, Uniform, play_out};
pub use random::Random;
pub use sampler::Sampler;

use tabletop::{Briefing, Game};

/// Somebody who can be asked for a decision.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `briefing.actions`, of which there must be at least one.
    ///
    /// `go_on` is asked now and then; once it says no, the best choice found so far is
    /// returned. It is the only clock a bot has.
    fn choose(&mut self, briefing: &Briefing<G>, go_on: &mut dyn FnMut() -> bool) -> Choice<G>;
}

/// A choice that can explain itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<G: Game> {
    /// What to do.
    pub action: G::Action,
    /// The share of the victory it is thought to bring, if it was weighed.
    pub worth: Option<f64>,
    /// What would have been done otherwise, and its worth.
    pub next_best: Option<(G::Action, f64)>,
}

impl<G: Game> Choice<G> {
    /// A choice that was not weighed.
    pub fn unweighed(action: G::Action) -> Self {
        Choice {
            action,
            worth: None,
            next_best: None,
        }
    }
}
