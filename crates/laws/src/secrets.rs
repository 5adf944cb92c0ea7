//! Law 5: scrambling whatever a viewer was never shown leaves her view unchanged.

use crate::hearing::{Did, Protocol};
use crate::knowing::{offered, same_to};
use crate::walk::{Position, any_decision};
use crate::{Holds, Law, LawLuck, broken};
use core::cell::Cell;
use tabletop::{Game, Hearers, Match, Seat, Viewer};

/// View, turn and actions do not show what was never shown.
pub const SEEN_SECRET: &str = "5: what was never shown is not seen";
/// Neither what everybody hears before luck or a reveal, nor what outsiders hear of a
/// whisper, depends on what was never shown.
pub const TOLD_SECRET: &str = "5: what was never shown is not told";
/// The scramble does its work: it changes something, sometimes.
pub const SCRAMBLES: &str = "5: the scramble scrambles";

/// Law 5, with the game's own scramble.
pub fn secrets<'a, G: Game>(scramble: impl Fn(&G, Viewer, &mut LawLuck) -> G + 'a) -> Law<'a, G> {
    let changed = std::rc::Rc::new(Cell::new(false));
    let did = changed.clone();
    Law::new()
        .at_each_moment(move |moment: &Position<'_, G>, luck| {
            let play = moment.play;
            let decision = any_decision(play.state(), luck);
            for viewer in Viewer::all(play.seats()) {
                if viewer == (Viewer::Open {}) {
                    continue;
                }
                let scrambled = scramble(play.state(), viewer, luck);
                did.set(did.get() || scrambled != *play.state());
                not_seen(play, viewer, &scrambled)?;
                if let Some((seat, action)) = decision {
                    not_told(play, viewer, scrambled, seat, action, luck)?;
                }
            }
            Ok(())
        })
        .at_the_end_of_all(move || match changed.get() {
            true => Ok(()),
            false => broken(
                SCRAMBLES,
                "it never changed anything; a game without secrets needs none",
            ),
        })
}

fn not_seen<G: Game>(play: &Match<G>, viewer: Viewer, scrambled: &G) -> Holds {
    let memory = play.memory(viewer);
    let (real, other) = (
        play.state().view(viewer, memory),
        scrambled.view(viewer, memory),
    );
    if real != other {
        let detail = format!("{viewer:?} sees\n  {real:?}\n  or, scrambled,\n  {other:?}");
        return broken(SEEN_SECRET, detail);
    }
    same_to(viewer, play, scrambled, [SEEN_SECRET, SEEN_SECRET])
}

/// One thing as a viewer heard it.
struct Heard<E> {
    event: E,
    /// It may bring something hidden to light for this viewer.
    shows: bool,
}

/// What a viewer hears of it. Announcements after luck may tell what the luck was.
fn heard<E: Clone>(did: &[Did<E>], viewer: Viewer) -> Vec<Heard<E>> {
    let mut lucky = false;
    let mut out = Vec::new();
    for did in did {
        let told = match did {
            Did::Picked => {
                lucky = true;
                continue;
            }
            Did::Said(told) => told,
        };
        let Some(event) = told.heard_by(viewer) else {
            continue;
        };
        let shows = match told.audience {
            Hearers::All {} => told.closes || lucky,
            Hearers::Whispered { insiders } => {
                viewer.seat().is_some_and(|seat| insiders.contains(seat))
            }
            Hearers::Only { .. } => true,
        };
        out.push(Heard {
            event: event.clone(),
            shows,
        });
    }
    out
}

fn not_told<G: Game>(
    play: &Match<G>,
    viewer: Viewer,
    mut scrambled: G,
    seat: Seat,
    action: G::Action,
    luck: &LawLuck,
) -> Holds {
    if !offered(&scrambled, seat)
        .iter()
        .any(|(legal, _)| *legal == action)
    {
        return Ok(());
    }
    let mut real = *play.state();
    let (mut here, mut there) = (Protocol::new(luck.clone()), Protocol::new(luck.clone()));
    real.apply(seat, action, &mut here);
    scrambled.apply(seat, action, &mut there);
    let (here, there) = (heard(&here.did, viewer), heard(&there.did, viewer));
    let first = (0..here.len().max(there.len())).find(|&at| {
        let event = |heard: &'_ [Heard<G::Event>]| heard.get(at).map(|heard| heard.event.clone());
        event(&here) != event(&there)
    });
    let Some(at) = first else {
        return Ok(());
    };
    if [&here, &there]
        .iter()
        .any(|heard| heard.get(at).is_some_and(|heard| heard.shows))
    {
        return Ok(());
    }
    let event = |heard: &[Heard<G::Event>]| heard.get(at).map(|heard| heard.event.clone());
    let (real, other) = (event(&here), event(&there));
    let detail = format!(
        "when seat {seat} does `{action}`, {viewer:?} hears\n  {real:?}\n  or, scrambled,\n  {other:?}"
    );
    broken(TOLD_SECRET, detail)
}
