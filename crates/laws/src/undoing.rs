//! Law 9: what can be taken back told its player nothing, and taking it back leaves no
//! trace but its row.

use crate::hearing::Protocol;
use crate::knowing::{offered, question};
use crate::walk::Step;
use crate::{Holds, Law, LawLuck, broken};
use tabletop::{Game, Match, Viewer};

/// State, views and memories are as they were before.
pub const RESTORES: &str = "9: a take-back restores what was";
/// Whatever she could not know before, she cannot know after a step that can be taken
/// back: it would have gone the same way in any state she could imagine.
pub const LEARNS_NOTHING: &str = "9: what can be taken back told its player nothing";

/// Law 9.
pub fn undoing<G: Game>() -> Law<'static, G> {
    Law::new().at_each_step(look)
}

/// How many states are imagined for each step.
const SEVERAL: usize = 4;

fn look<G: Game>(step: &Step<'_, G>, luck: &mut LawLuck) -> Holds {
    let mut real = Protocol::new(step.cards.clone());
    let mut state = *step.before.state();
    state.apply(step.seat, step.action, &mut real);
    let ends_question = step.before.state().turn().is_shared_question()
        && !still_open(step.before.state(), step.after.state());
    if real.closes() || ends_question {
        return closed(step.after);
    }
    restores(step)?;
    match step.closely {
        true => learns_nothing(step, &real, luck),
        false => Ok(()),
    }
}

fn closed<G: Game>(after: &Match<G>) -> Holds {
    for viewer in Viewer::all(after.seats()) {
        if after.briefing(viewer).can_take_back {
            let detail = format!("something came to light, but {viewer:?} could take back");
            return broken(LEARNS_NOTHING, detail);
        }
    }
    Ok(())
}

fn restores<G: Game>(step: &Step<'_, G>) -> Holds {
    let mut undone = step.after.clone();
    if let Err(refused) = undone.take_back(step.seat) {
        if asks_others(step) {
            return Ok(());
        }
        let detail = format!("nothing came to light, but the take-back is refused: {refused}");
        return broken(RESTORES, detail);
    }
    same_table(step.before, &undone).or_else(|detail| broken(RESTORES, detail))
}

/// Whether the step put a sealed question to somebody else: that stays.
fn asks_others<G: Game>(step: &Step<'_, G>) -> bool {
    let (before, after) = (step.before.state(), step.after.state());
    let others = |seat| seat != step.seat;
    !still_open(before, after) && after.turn().is_sealed() && after.turn().owed().iter().any(others)
}

/// The same state, and the same for every viewer; rows and plies aside.
pub(crate) fn same_table<G: Game>(before: &Match<G>, after: &Match<G>) -> Result<(), String> {
    if before.state() != after.state() {
        let (before, after) = (before.state(), after.state());
        return Err(format!(
            "the state was\n  {before:?}\n  and is\n  {after:?}"
        ));
    }
    for viewer in Viewer::all(before.seats()) {
        if before.memory(viewer) != after.memory(viewer) {
            let (before, after) = (before.memory(viewer), after.memory(viewer));
            return Err(format!("{viewer:?} remembered {before:?}, now {after:?}"));
        }
        let (before, after) = (before.briefing(viewer), after.briefing(viewer));
        let same = before.asked == after.asked
            && before.view == after.view
            && before.actions == after.actions;
        if !same {
            return Err(format!(
                "{viewer:?} had\n  {before:?}\n  and has\n  {after:?}"
            ));
        }
    }
    Ok(())
}

fn learns_nothing<G: Game>(
    step: &Step<'_, G>,
    real: &Protocol<G::Event>,
    luck: &mut LawLuck,
) -> Holds {
    let me = Viewer::at(step.seat);
    let (before, after) = (step.before, step.after);
    let belief = G::belief(&before.state().view(me, before.memory(me)));
    let seen = after.state().view(me, after.memory(me));
    for _ in 0..SEVERAL {
        let mut imagined = G::imagine(&belief, luck);
        if !offered(&imagined, step.seat)
            .iter()
            .any(|(action, _)| *action == step.action)
        {
            continue; // law 3 has it
        }
        let mut dreamt = Protocol::new(step.cards.clone());
        imagined.apply(step.seat, step.action, &mut dreamt);
        if still_open(before.state(), after.state()) && !still_open(before.state(), &imagined) {
            continue; // that others have yet to answer is no secret
        }
        let heard = |protocol: &Protocol<G::Event>| -> Vec<G::Event> {
            let told = protocol.said().filter_map(|told| told.heard_by(me));
            told.cloned().collect()
        };
        let fault = if dreamt.closes() {
            "it draws luck or brings something to light".to_owned()
        } else if heard(real) != heard(&dreamt) {
            format!("she hears {:?}", heard(&dreamt))
        } else if question(&imagined, me) != question(after.state(), me) {
            format!("the turn is {:?}", imagined.turn())
        } else if offered(&imagined, step.seat) != offered(after.state(), step.seat) {
            format!("she may {:?}", offered(&imagined, step.seat))
        } else if imagined.view(me, after.memory(me)) != seen {
            format!("she sees {:?}", imagined.view(me, after.memory(me)))
        } else {
            continue;
        };
        let detail = format!(
            "{me:?} did, heard {:?}\n  and sees {seen:?}\n  but in another state she could not tell from it {fault}",
            heard(real)
        );
        return broken(LEARNS_NOTHING, detail);
    }
    Ok(())
}

/// Whether the sealed question of before is still the one that is open.
pub(crate) fn still_open<G: Game>(before: &G, after: &G) -> bool {
    before.turn().stays_open(after.turn())
}
