//! Law 10: nothing changes for a viewer who could not notice it. A ply counts what its
//! viewer could notice; an answer is stale only if that number moved. So whatever
//! changes in a briefing must move it, and a rival's sealed step of which nothing was
//! told must change nothing.

use crate::walk::Step;
use crate::{Holds, Law, LawLuck, broken};
use tabletop::{Asked, Game, Viewer};

/// When another question is open, everybody has heard or seen something.
pub const TURN_NOTICED: &str = "10: a change of turn is noticed by everybody";
/// A step somebody could not notice changes nothing for her.
pub const UNNOTICED: &str = "10: an unnoticed step changes nothing";

/// Law 10.
pub fn noticing<G: Game>() -> Law<'static, G> {
    Law::new().at_each_step(look)
}

fn look<G: Game>(step: &Step<'_, G>, _: &mut LawLuck) -> Holds {
    for viewer in Viewer::all(step.after.seats()) {
        if step.before.ply(viewer) != step.after.ply(viewer) {
            continue;
        }
        let (before, after) = (step.before.briefing(viewer), step.after.briefing(viewer));
        if open_question(before.asked) != open_question(after.asked) {
            let detail = format!(
                "{viewer:?} heard nothing, but {:?} became {:?}",
                before.asked, after.asked
            );
            return broken(TURN_NOTICED, detail);
        }
        let same = before.asked == after.asked
            && before.view == after.view
            && before.actions == after.actions
            && before.can_take_back == after.can_take_back;
        if !same {
            let detail =
                format!("{viewer:?} heard nothing, but\n  {before:?}\n  became\n  {after:?}");
            return broken(UNNOTICED, detail);
        }
    }
    Ok(())
}

/// The question without the viewer's own part in it.
fn open_question(asked: Asked) -> Asked {
    match asked {
        Asked::Sealed { asked, .. } => Asked::Sealed { asked, you: false },
        Asked::Solo { .. } | Asked::Over {} => asked,
    }
}
