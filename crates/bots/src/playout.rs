//! Playing a state out to its end, fast.

use crate::Dice;
use tabletop::{Briefing, Chance, Game, Seat, Silent, Turn};

/// What a good player of one game thinks: opinions, not rules. Each game's own
/// `player` crate has one; [`Uniform`] has none.
pub trait Knowledge<G: Game>: Send {
    /// Which of the `legal` actions `seat` takes in a playout, as an index. There is at
    /// least one. Called millions of times: it should be quick and may be crude.
    fn likely(&self, state: &G, seat: Seat, legal: &[G::Action], dice: &mut Dice) -> usize;

    /// Appends the actions worth weighing, at least one of `briefing.actions`; all of
    /// them unless the game knows better.
    fn candidates(&self, briefing: &Briefing<G>, out: &mut Vec<G::Action>) {
        out.extend(&briefing.actions);
    }
}

/// No opinion: every action is as likely as the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Knowledge<G> for Uniform {
    #[inline]
    fn likely(&self, _: &G, _: Seat, legal: &[G::Action], dice: &mut Dice) -> usize {
        dice.pick(legal.len() as u32) as usize
    }
}

/// Plays `state` to its end. `legal` is only room to work in, kept by the caller so that
/// nothing is allocated here.
#[inline]
pub fn play_out<G: Game>(
    state: &mut G,
    knowledge: &impl Knowledge<G>,
    legal: &mut Vec<G::Action>,
    dice: &mut Dice,
) {
    loop {
        let turn = state.turn();
        if turn == Turn::Over {
            return;
        }
        let seat = turn.owed().iter().next();
        let seat = seat.expect("somebody owes a decision while the game is not over");
        legal.clear();
        state.legal_actions(seat, legal);
        let action = legal[knowledge.likely(state, seat, legal, dice)];
        state.apply(seat, action, &mut Silent(&mut *dice));
    }
}
