//! Computer players by name.

use crate::{Thinker, Thought, Trouble};
use bots::{Bot, Random, Sampler};
use std::iter;
use tabletop::{Briefing, Game};

/// A computer player a game can seat.
pub struct Player<G: Game> {
    /// Its name.
    pub name: &'static str,
    /// Makes one; the same seed plays the same game.
    pub make: fn(u64) -> Box<dyn Bot<G>>,
}

/// How many playouts the sampler tries for a decision: a few milliseconds.
const SAMPLER_PLAYOUTS: u32 = 400;

/// Needs to know nothing, and does not.
fn random<G: Game>() -> Player<G> {
    Player {
        name: "random",
        make: |seed| Box::new(Random::new(seed)),
    }
}

/// Needs to know nothing, and plays rather well.
fn sampler<G: Game>() -> Player<G> {
    Player {
        name: "sampler",
        make: |seed| Box::new(Sampler::new(SAMPLER_PLAYOUTS, seed)),
    }
}

pub fn names<G: Game>(own: &[Player<G>]) -> Vec<&'static str> {
    let own = own.iter().map(|player| player.name);
    iter::once(random::<G>().name)
        .chain(own)
        .chain([sampler::<G>().name])
        .collect()
}

pub fn make<G: Game>(own: &[Player<G>], name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Trouble> {
    [random(), sampler()]
        .iter()
        .chain(own)
        .find(|player| player.name == name)
        .map(|player| (player.make)(seed))
        .ok_or_else(|| Trouble::UnknownBot {
            bot: name.to_owned(),
            known: names(own),
        })
}

/// A bot and the briefing it decides on.
pub struct Briefed<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    pub briefing: Briefing<G>,
}

impl<G: Game> Thinker for Briefed<G> {
    fn think(mut self: Box<Self>, go_on: &mut dyn FnMut() -> bool) -> Thought {
        let choice = self.bot.choose(&self.briefing, go_on);
        Thought {
            ply: self.briefing.ply,
            action: crate::reading::write(&choice.action),
            notation: choice.action.to_string(),
            worth: choice.worth,
            next_best: choice
                .next_best
                .map(|(action, worth)| (action.to_string(), worth)),
        }
    }
}
