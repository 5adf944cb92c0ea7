//! What a good player of Queen's Necklace thinks: opinions, not rules.
//!
//! | file | idea |
//! |---|---|
//! | `outlook.rs` | who leads in which gem, and what it may fetch |
//! | `worth.rs` | what cards are worth, in pounds |
//! | `liking.rs` | how much each action is liked |
//! | `buying.rs` | playouts: a whole purchase at once |
//! | `displays.rs` | displays worth thinking about |
//! | `keepsake.rs` | what cards have brought by the end, on the mean |
//! | `value.rs` | what each seat may hope for, by hand |
//! | `learned.rs` | the same, learned by self-play |

mod buying;
mod displays;
mod keepsake;
mod learned;
mod liking;
mod outlook;
mod value;
mod worth;

pub use learned::Sales;

use bots::{Answers, Bot, Dice, Knowledge, Search, Shares, take_one};
use queens_necklace::phase::Phase;
use queens_necklace::{Action, QueensNecklace};
use tabletop::{Game, Seat, Silent, Turn};

/// The lead, in pounds, that is half of all one could wish.
const HALF_LEAD: f32 = 60.0;

/// A jeweller: buys what brings her ahead where it pays, and thinks of sales as she
/// would of a duel. Playouts stop at the next sale.
#[derive(Clone, Copy, Debug, Default)]
pub struct Jeweller {
    trusts: Trust,
}

/// Whose values are trusted.
#[derive(Clone, Copy, Debug, Default)]
enum Trust {
    #[default]
    Learned,
    ByHand,
    /// Those by hand at two players, whom they were fitted to; else the learned.
    Better,
}

/// A jeweller who imagines so many games a turn.
pub fn search(jeweller: Jeweller, iterations: u32, seed: u64) -> Box<dyn Bot<QueensNecklace>> {
    Box::new(Search::new(jeweller, iterations, seed))
}

impl Jeweller {
    /// One whose values were learned by self-play.
    pub fn learned() -> Self {
        Jeweller::default()
    }

    /// One whose values were written by hand, to compare with.
    pub fn by_hand() -> Self {
        Jeweller {
            trusts: Trust::ByHand,
        }
    }

    /// One who trusts whichever brought the search further at so many seats.
    pub fn better() -> Self {
        Jeweller {
            trusts: Trust::Better,
        }
    }

    fn goes_by_hand(self, state: &QueensNecklace) -> bool {
        match self.trusts {
            Trust::Learned => false,
            Trust::ByHand => true,
            Trust::Better => state.seats() == 2,
        }
    }
}

impl Knowledge<QueensNecklace> for Jeweller {
    fn likings(&self, state: &QueensNecklace, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        liking::likings(state, seat, actions, out);
    }

    #[inline]
    fn pass(&self, state: &mut QueensNecklace, dice: &mut Dice) -> u32 {
        state.answer_forced(&mut Silent(dice))
    }

    fn go_on(
        &self,
        state: &mut QueensNecklace,
        legal: &mut Vec<Action>,
        likings: &mut Vec<f32>,
        dice: &mut Dice,
    ) -> u32 {
        // The usual way of a turn, phase by phase.
        let sales = state.sales_held();
        let mut taken = 0;
        taken += state.pass_influence(&mut Silent(&mut *dice));
        if matches!(state.phase(), Phase::Purchase { .. }) && state.sales_held() == sales {
            taken += buying::buy(state, dice);
        }
        while matches!(state.phase(), Phase::Queen { .. }) && state.sales_held() == sales {
            match state.decline_queen(&mut Silent(&mut *dice)) {
                0 => break,
                declined => taken += declined,
            }
        }
        if taken == 0 {
            taken = self.pass(state, dice);
        }
        if taken == 0 {
            take_one(state, self, legal, likings, dice);
            taken = 1;
        }
        taken
    }

    fn answers(&self, state: &QueensNecklace, seat: Seat, out: &mut Answers<Action>) {
        match state.phase() {
            Phase::Sale { .. } => displays::worth_a_thought(state, seat, out),
            Phase::Influence { .. }
            | Phase::Obey { .. }
            | Phase::Purchase { .. }
            | Phase::Cardinal { .. }
            | Phase::Queen { .. }
            | Phase::Alchemist { .. }
            | Phase::Over => liking::reactions(state, seat, out),
        }
    }

    /// At the next sale, or right after the one it began at.
    fn rests(&self, from: &QueensNecklace, now: &QueensNecklace, _: u32) -> bool {
        match now.phase() {
            Phase::Sale { asked, owed, .. } => {
                asked == owed && !matches!(from.phase(), Phase::Sale { .. })
            }
            Phase::Alchemist { .. } => false,
            Phase::Influence { .. }
            | Phase::Obey { .. }
            | Phase::Purchase { .. }
            | Phase::Cardinal { .. }
            | Phase::Queen { .. }
            | Phase::Over => now.sales_held() > from.sales_held(),
        }
    }

    fn value(&self, state: &QueensNecklace) -> Shares {
        match state.turn() {
            Turn::Over => bots::judged(&state.standings(), HALF_LEAD),
            Turn::Solo(_) | Turn::Sealed { .. } if self.goes_by_hand(state) => value::value(state),
            Turn::Solo(_) | Turn::Sealed { .. } => learned::value(state),
        }
    }

    /// Values are close to each other as long as sales are to come.
    fn curiosity(&self) -> f32 {
        0.4
    }

    fn half_lead(&self) -> f32 {
        HALF_LEAD
    }
}
