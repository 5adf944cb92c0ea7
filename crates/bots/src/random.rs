//! Any legal action.

use crate::{Bot, Choice, Desk, Dice};
use tabletop::{Briefing, Chance, Game};

/// Plays any legal action, each as likely as the next.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// The same seed plays the same game.
    pub fn new(seed: u64) -> Self {
        Random {
            dice: Dice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        briefing: &Briefing<G>,
        _: &(dyn Fn() -> bool + Sync),
        _: &dyn Desk,
    ) -> Choice<G> {
        let pick = self.dice.pick(briefing.actions.len() as u32);
        Choice::unweighed(briefing.actions[pick as usize])
    }
}
