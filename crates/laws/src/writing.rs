//! Law 8: actions, events, views, options and notation survive a round trip.

use crate::walk::{Position, Step};
use crate::{Broken, Holds, Law, LawLuck, broken};
use core::cell::RefCell;
use core::fmt::Debug;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::collections::HashSet;
use tabletop::{Coded, Game, Kind, Match, Seat, Viewer};

/// JSON, notation and code of an action all lead back to it.
pub const ACTION_TRIP: &str = "8: actions survive a round trip";
/// So does the JSON of an event.
pub const EVENT_TRIP: &str = "8: events survive a round trip";
/// And that of views and memories.
pub const VIEW_TRIP: &str = "8: views survive a round trip";
/// And that of options, which records also keep in binary form; the default comes first.
pub const OPTIONS_TRIP: &str = "8: options survive a round trip";
/// An action with a field too many is refused.
pub const STRICT: &str = "8: actions refuse unknown fields";
/// No two legal actions of one moment touch the same things in the same order.
pub const PATHS: &str = "8: no two actions share a path";

/// Law 8.
pub fn writing<G: Game>() -> Law<'static, G> {
    let written = RefCell::new(HashSet::new());
    Law::new()
        .at_each_table(options::<G>)
        .at_each_moment(move |moment: &Position<'_, G>, _| look(moment, &mut written.borrow_mut()))
        .at_each_step(|step: &Step<'_, G>, _| {
            events(step.after, step.after.rows().len() as u32 - 1)
        })
}

/// There and back again as JSON, which is returned.
fn json_trip<T>(law: &'static str, value: &T) -> Result<String, Broken>
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let text = match serde_json::to_string(value) {
        Ok(text) => text,
        Err(why) => return broken(law, format!("{value:?} cannot be written: {why}")),
    };
    match serde_json::from_str::<T>(&text) {
        Ok(read) if read == *value => {}
        read => {
            return broken(
                law,
                format!("{value:?}, written {text}, is read as {read:?}"),
            );
        }
    }
    Ok(text)
}

/// The kind is one of those there are, and the tag on the wire.
fn tagged<T: Kind + Debug>(law: &'static str, value: &T, json: &str) -> Result<Value, Broken> {
    let kind = value.kind();
    let json: Value = serde_json::from_str(json).expect("it was just written");
    if !T::KINDS.contains(&kind) || json["type"] != kind {
        return broken(
            law,
            format!("{value:?} is of kind `{kind}`, but written {json}"),
        );
    }
    Ok(json)
}

fn options<G: Game>((seats, options): &(u8, G::Options), _: &mut LawLuck) -> Holds {
    json_trip(OPTIONS_TRIP, options)?;
    let bytes = postcard::to_allocvec(options).expect("options can be written");
    match postcard::from_bytes::<G::Options>(&bytes) {
        Ok(read) if read == *options => {}
        read => {
            let detail = format!("{options:?} in bytes is read as {read:?}");
            return broken(OPTIONS_TRIP, detail);
        }
    }
    let variants = G::variants(*seats);
    if variants[0] != G::Options::default() {
        let detail = format!("with {seats} seats the first variant is {:?}", variants[0]);
        return broken(OPTIONS_TRIP, format!("{detail}, not the default"));
    }
    if variants
        .iter()
        .filter(|&variant| variant == options)
        .count()
        > 1
    {
        let detail = format!("{options:?} is listed twice for {seats} seats");
        return broken(OPTIONS_TRIP, detail);
    }
    Ok(())
}

fn look<G: Game>(moment: &Position<'_, G>, written: &mut HashSet<G::Action>) -> Holds {
    let play = moment.play;
    if play.rows().len() == 1 {
        events(play, 0)?;
    }
    if moment.closely {
        for viewer in Viewer::all(play.seats()) {
            let memory = play.memory(viewer);
            json_trip(VIEW_TRIP, memory)?;
            json_trip(VIEW_TRIP, &play.state().view(viewer, memory))?;
        }
    }
    for seat in Seat::all(play.seats()) {
        let mut actions = Vec::new();
        play.state().legal_actions(seat, &mut actions);
        for action in &actions {
            if !written.contains(action) {
                trip::<G>(action)?;
                written.insert(*action);
            }
        }
        paths::<G>(&actions)?;
    }
    Ok(())
}

fn trip<G: Game>(action: &G::Action) -> Holds {
    let mut json = tagged(ACTION_TRIP, action, &json_trip(ACTION_TRIP, action)?)?;
    let notation = action.to_string();
    if notation.parse::<G::Action>().ok() != Some(*action) {
        let read = notation.parse::<G::Action>().ok();
        let detail = format!("{action:?}, in notation `{notation}`, is read as {read:?}");
        return broken(ACTION_TRIP, detail);
    }
    let code = action.code();
    if G::Action::decode(code) != Some(*action) {
        let read = G::Action::decode(code);
        let detail = format!("{action:?}, code {code}, is read as {read:?}");
        return broken(ACTION_TRIP, detail);
    }
    json["a field nobody knows"] = Value::from(1);
    if serde_json::from_value::<G::Action>(json.clone()).is_ok() {
        return broken(STRICT, format!("{json} is taken for {action:?}"));
    }
    Ok(())
}

fn paths<G: Game>(actions: &[G::Action]) -> Holds {
    let path = |action: &G::Action| {
        let mut things = Vec::new();
        G::touches(*action, &mut things);
        things
    };
    let mut known: Vec<_> = actions
        .iter()
        .map(|action| (path(action), action))
        .collect();
    known.sort_by(|(a, _), (b, _)| a.cmp(b));
    for pair in known.windows(2) {
        if pair[0].0 == pair[1].0 {
            let (things, one, other) = (&pair[0].0, pair[0].1, pair[1].1);
            return broken(
                PATHS,
                format!("`{one}` and `{other}` both touch {things:?}"),
            );
        }
    }
    Ok(())
}

fn events<G: Game>(play: &Match<G>, row: u32) -> Holds {
    for told in play.told_in(row) {
        for event in std::iter::once(&told.event).chain(told.outside.as_deref()) {
            tagged(EVENT_TRIP, event, &json_trip(EVENT_TRIP, event)?)?;
        }
    }
    Ok(())
}
