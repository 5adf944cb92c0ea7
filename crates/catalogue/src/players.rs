//! Computer players by name.

use crate::{Thinker, Thought, Trouble};
use bots::{Bot, Random};
use tabletop::{Briefing, Game};

/// A computer player a game can seat.
pub struct Player<G: Game> {
    /// Its name.
    pub name: &'static str,
    /// Makes one; the same seed plays the same game.
    pub make: fn(u64) -> Box<dyn Bot<G>>,
}

/// Those every game has.
fn of_all<G: Game>() -> [Player<G>; 1] {
    [Player {
        name: "random",
        make: |seed| Box::new(Random::new(seed)),
    }]
}

pub fn names<G: Game>(own: &[Player<G>]) -> Vec<&'static str> {
    of_all::<G>()
        .iter()
        .chain(own)
        .map(|player| player.name)
        .collect()
}

pub fn make<G: Game>(own: &[Player<G>], name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Trouble> {
    of_all::<G>()
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
