//! Law 3: whose turn it is, and what a seat may do, follow from what that seat sees.
//! Law 4: an imagined state has the same view.

use crate::walk::{Position, any_decision};
use crate::{Broken, Holds, Law, LawLuck, broken};
use tabletop::{Chance, Game, Match, Seat, SeatSet, Silent, Turn, Viewer};

/// A viewer can tell from her view who is asked, and whether she is.
pub const TURN_SEEN: &str = "3: whose turn it is follows from the view";
/// A viewer can tell from her view what she may do.
pub const ACTIONS_SEEN: &str = "3: what a seat may do follows from its view";
/// With the same memory, an imagined state looks the same.
pub const IMAGINED_VIEW: &str = "4: an imagined state has the same view";
/// An imagined state holds the same pieces.
pub const IMAGINED_PIECES: &str = "4: an imagined state has the same pieces";
/// An imagined state can be played to the end.
pub const IMAGINED_PLAYS: &str = "4: an imagined state can be played on";

/// Laws 3 and 4.
pub fn knowing<G: Game>() -> Law<'static, G> {
    Law::new().at_each_moment(look)
}

/// How many states are imagined for a viewer who must decide; one for one of the others.
const SEVERAL: usize = 4;

fn look<G: Game>(moment: &Position<'_, G>, luck: &mut LawLuck) -> Holds {
    if !moment.closely {
        return Ok(());
    }
    let play = moment.play;
    let owed = play.state().turn().owed();
    let decides = |viewer: &Viewer| viewer.seat().is_some_and(|seat| owed.contains(seat));
    let (deciding, others): (Vec<Viewer>, Vec<Viewer>) =
        Viewer::all(play.seats()).partition(decides);
    for viewer in deciding {
        imagines(play, viewer, SEVERAL, luck)?;
    }
    let other = others[luck.pick(others.len() as u32) as usize];
    imagines(play, other, 1, luck)
}

fn imagines<G: Game>(play: &Match<G>, viewer: Viewer, states: usize, luck: &mut LawLuck) -> Holds {
    let view = play.state().view(viewer, play.memory(viewer));
    let belief = G::belief(&view);
    for _ in 0..states {
        let imagined = G::imagine(&belief, luck);
        same_to(viewer, play, &imagined, [TURN_SEEN, ACTIONS_SEEN])?;
        let seen = imagined.view(viewer, play.memory(viewer));
        if seen != view {
            let detail = format!("{viewer:?} sees\n  {view:?}\n  and imagines\n  {seen:?}");
            return broken(IMAGINED_VIEW, detail);
        }
        let (real, dreamt) = (play.state().pieces(), imagined.pieces());
        if real != dreamt {
            let detail = format!("{viewer:?} imagines {dreamt:?} instead of {real:?}");
            return broken(IMAGINED_PIECES, detail);
        }
        if luck.pick(8) == 0 {
            plays_on(viewer, imagined, luck)?;
        }
    }
    Ok(())
}

/// The other state asks the same of `viewer` and lets her do the same.
pub(crate) fn same_to<G: Game>(
    viewer: Viewer,
    play: &Match<G>,
    other: &G,
    [turn_law, action_law]: [&'static str; 2],
) -> Holds {
    let real = play.state();
    let (here, there) = (question(real, viewer), question(other, viewer));
    if here != there {
        let detail = format!("{viewer:?}: the turn is {here:?}, but could as well be {there:?}");
        return broken(turn_law, detail);
    }
    let Some(seat) = viewer.seat() else {
        return Ok(());
    };
    let (here, there) = (offered(real, seat), offered(other, seat));
    if here != there {
        let detail = format!(
            "seat {seat} may (action, whether it is secret) {here:?}\n  but could as well {there:?}"
        );
        return broken(action_law, detail);
    }
    Ok(())
}

#[derive(PartialEq, Debug)]
pub(crate) enum Question {
    Solo(Seat),
    Sealed { asked: SeatSet, you: bool },
    Over,
}

/// What a viewer may know of whose turn it is.
pub(crate) fn question<G: Game>(state: &G, viewer: Viewer) -> Question {
    match state.turn() {
        Turn::Solo(seat) => Question::Solo(seat),
        Turn::Sealed { asked, owed } => Question::Sealed {
            asked,
            you: viewer.seat().is_some_and(|seat| owed.contains(seat)),
        },
        Turn::Over => Question::Over,
    }
}

pub(crate) fn offered<G: Game>(state: &G, seat: Seat) -> Vec<(G::Action, bool)> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let secret = |action: G::Action| (action, state.is_secret(seat, action));
    actions.into_iter().map(secret).collect()
}

fn plays_on<G: Game>(viewer: Viewer, mut state: G, luck: &mut LawLuck) -> Result<(), Broken> {
    let pieces = state.pieces();
    for _ in 0..G::LONGEST {
        let Some((seat, action)) = any_decision(&state, luck) else {
            break;
        };
        state.apply(seat, action, &mut Silent(&mut *luck));
    }
    let fault = if state.turn() != Turn::Over {
        format!("it stops at {:?}", state.turn())
    } else if state.pieces() != pieces {
        format!("its pieces become {:?}", state.pieces())
    } else {
        return Ok(());
    };
    broken(IMAGINED_PLAYS, format!("{viewer:?}: {fault}: {state:?}"))
}
