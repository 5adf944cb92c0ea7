//! Law 1: asked seats have an action, others have none; no duplicates; stable order.

use crate::walk::Position;
use crate::{Holds, Law, LawLuck, broken};
use tabletop::{Game, Seat, SeatSet, Turn};

/// Whoever owes a decision has one to take, nobody else has.
pub const CAN_ACT: &str = "1: asked seats can act, others cannot";
/// No action is listed twice.
pub const NO_DUPLICATES: &str = "1: no action is listed twice";
/// The list is appended to what the caller holds, and always the same.
pub const STABLE_ORDER: &str = "1: the list of actions is stable";

/// Law 1.
pub fn acting<G: Game>() -> Law<'static, G> {
    Law::new().at_each_moment(look)
}

fn look<G: Game>(moment: &Position<'_, G>, _: &mut LawLuck) -> Holds {
    let state = moment.play.state();
    let seats = moment.play.seats();
    if state.seats() != seats {
        let says = state.seats();
        return broken(CAN_ACT, format!("{seats} sit here, the state says {says}"));
    }
    let turn = state.turn();
    let all = SeatSet::all(seats);
    let within = |inner: SeatSet, outer: SeatSet| inner.iter().all(|seat| outer.contains(seat));
    let sound = match turn {
        Turn::Solo(seat) => all.contains(seat),
        Turn::Sealed { asked, owed } => {
            !owed.is_empty() && within(owed, asked) && within(asked, all)
        }
        Turn::Over => true,
    };
    if !sound {
        return broken(CAN_ACT, format!("{turn:?} at a table of {seats}"));
    }
    for seat in Seat::all(seats) {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        let owed = turn.owed().contains(seat);
        if owed == actions.is_empty() {
            let owes = if owed { "owes a decision" } else { "owes none" };
            return broken(CAN_ACT, format!("seat {seat} {owes} and may {actions:?}"));
        }
        for (at, action) in actions.iter().enumerate() {
            if actions[..at].contains(action) {
                return broken(NO_DUPLICATES, format!("seat {seat}: `{action}` twice"));
            }
        }
        let mut again = actions.clone();
        let copy = *state;
        copy.legal_actions(seat, &mut again);
        if again[..actions.len()] != actions || again[actions.len()..] != actions {
            let detail = format!("seat {seat}: {actions:?}, and appended once more {again:?}");
            return broken(STABLE_ORDER, detail);
        }
    }
    Ok(())
}
