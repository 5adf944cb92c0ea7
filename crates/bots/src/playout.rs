//! Playing a state on, fast.

use crate::judging::{Shares, judged};
use crate::{Dice, Knowledge};
use tabletop::{Game, Silent, Turn};

/// Room to work in, kept by the caller so that nothing is allocated while playing.
#[derive(Debug)]
pub(crate) struct Room<A> {
    pub legal: Vec<A>,
    pub likings: Vec<f32>,
}

impl<A> Default for Room<A> {
    fn default() -> Self {
        Room {
            legal: Vec::with_capacity(256),
            likings: Vec::with_capacity(256),
        }
    }
}

/// The next decision of a playout: everything legal is listed, something likely is done.
/// Somebody owes a decision. The vectors are only room to work in.
#[inline]
pub fn take_one<G: Game>(
    state: &mut G,
    knowledge: &(impl Knowledge<G> + ?Sized),
    legal: &mut Vec<G::Action>,
    likings: &mut Vec<f32>,
    dice: &mut Dice,
) {
    let seat = state.turn().owed().iter().next();
    let seat = seat.expect("somebody owes a decision while the game is not over");
    legal.clear();
    state.legal_actions(seat, legal);
    let action = legal[knowledge.likely(state, seat, legal, likings, dice)];
    state.apply(seat, action, &mut Silent(&mut *dice));
}

/// Plays on from `state`, `plies` decisions after `from`, until the knowledge is trusted
/// or the game is over; what each seat may hope for then.
pub fn play_on<G: Game>(
    from: &G,
    mut state: G,
    mut plies: u32,
    knowledge: &impl Knowledge<G>,
    legal: &mut Vec<G::Action>,
    likings: &mut Vec<f32>,
    dice: &mut Dice,
) -> Shares {
    loop {
        if state.turn() == Turn::Over {
            return judged(&state.standings(), knowledge.half_lead());
        }
        if knowledge.rests(from, &state, plies) {
            return knowledge.value(&state);
        }
        plies += knowledge.go_on(&mut state, legal, likings, dice);
    }
}
