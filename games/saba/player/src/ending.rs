//! The last cards, played through to the end: everybody looks after her own share.

use crate::HALF_LEAD;
use bots::{Dice, Shares, judged};
use saba::phase::Phase;
use saba::{Action, Saba};
use tabletop::{Game, Seat, Silent, Turn};

/// With so many cards left in all hands the rest is played through.
pub const CARDS: u32 = 6;
/// Tables it is played through on, at most.
pub const TABLES: u32 = 12;

/// Whether it can be played through from here.
pub fn is_near(state: &Saba) -> bool {
    let cards: u32 = Seat::all(state.seats())
        .map(|seat| state.hand_of(seat).len())
        .sum();
    matches!(state.phase_now(), Phase::Rebuild { .. }) && cards <= CARDS
}

/// What each seat gets if all play their best from here, each knowing all hands.
pub fn solve(state: &Saba) -> Shares {
    let Turn::Solo(seat) = state.turn() else {
        return judged(&state.standings(), HALF_LEAD);
    };
    let mut legal: Vec<Action> = Vec::new();
    state.legal_actions(seat, &mut legal);
    let mut best: Option<Shares> = None;
    for action in legal {
        let shares = solve(&after(state, seat, action));
        if best.is_none_or(|best| shares[seat.index()] > best[seat.index()]) {
            best = Some(shares);
        }
    }
    best.expect("there is always something legal")
}

/// In stage two there is no luck.
pub fn after(state: &Saba, seat: Seat, action: Action) -> Saba {
    let mut next = *state;
    next.apply(seat, action, &mut Silent(&mut Dice::new(0)));
    next
}
