//! Law 2: the game ends within its bound; no panic; the pieces are all still there.

use crate::walk::{Ended, Position, Step};
use crate::{Holds, Law, LawLuck, broken};
use tabletop::Game;

/// No game takes more decisions than `LONGEST`.
pub const ENDS: &str = "2: the game ends within its bound";
/// Nothing a player can do makes the rules panic.
pub const NO_PANIC: &str = "2: no panic";
/// Every piece of the box is somewhere, always.
pub const PIECES: &str = "2: the pieces are all still there";
/// There is a place and a score for everybody, and a winner at the end.
pub const STANDINGS: &str = "2: everybody has a place, and somebody the first";

/// Law 2. That a game ends and does not panic is seen by the play itself.
pub fn ending<G: Game>() -> Law<'static, G> {
    Law::new()
        .at_each_moment(seated)
        .at_each_step(conserved)
        .at_each_end(won)
}

fn conserved<G: Game>(step: &Step<'_, G>, _: &mut LawLuck) -> Holds {
    let (before, after) = (step.before.state().pieces(), step.after.state().pieces());
    if before != after {
        return broken(PIECES, format!("{before:?} became {after:?}"));
    }
    Ok(())
}

fn seated<G: Game>(moment: &Position<'_, G>, _: &mut LawLuck) -> Holds {
    let standings = moment.play.state().standings();
    if standings.places().len() != moment.play.seats() as usize {
        return broken(STANDINGS, format!("{standings:?}"));
    }
    Ok(())
}

fn won<G: Game>(ended: &Ended<'_, G>, _: &mut LawLuck) -> Holds {
    let standings = ended.play.state().standings();
    if !standings.places().contains(&1) {
        return broken(STANDINGS, format!("{standings:?}"));
    }
    Ok(())
}
