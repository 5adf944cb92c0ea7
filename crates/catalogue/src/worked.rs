//! Worked examples as JSON. The same for the house, and for a page that has the rules.

use crate::{Trouble, reading};
use serde_json::{Value, json};
use tabletop::{Example, Game, Outcome, Switch, Switches};

/// Plays an example with these switches set; the others stand as it is told.
pub fn played<G: Game>(
    examples: &[Example<G>],
    name: &str,
    set: &[(String, String)],
) -> Result<Value, Trouble> {
    let found = examples.iter().find(|example| example.name == name);
    let example = found.ok_or_else(|| Trouble::NoExample {
        why: format!("there is no example `{name}`"),
        known: examples.iter().map(|example| example.name).collect(),
    })?;
    let first = |switch: Switch| (switch, switch.positions[0]);
    let mut standing: Vec<_> = (example.switches)().into_iter().map(first).collect();
    for (name, position) in set {
        turn(&mut standing, name, position)?;
    }
    let outcome: Outcome<G> = (example.play)(Switches::new(&standing));
    let switch = |(switch, at): &(Switch, &'static str)| json!({ "name": switch.name, "positions": switch.positions, "at": at });
    Ok(json!({
        "name": example.name,
        "switches": standing.iter().map(switch).collect::<Vec<_>>(),
        "before": reading::write(&outcome.before),
        "events": outcome.events.iter().map(reading::write).collect::<Vec<_>>(),
        "after": reading::write(&outcome.after),
    }))
}

fn turn(
    standing: &mut [(Switch, &'static str)],
    name: &str,
    position: &str,
) -> Result<(), Trouble> {
    let Some(at) = standing.iter().position(|(switch, _)| switch.name == name) else {
        return Err(Trouble::NoExample {
            why: format!("the example has no switch `{name}`"),
            known: standing.iter().map(|(switch, _)| switch.name).collect(),
        });
    };
    let positions = standing[at].0.positions;
    let found = positions.iter().find(|&&known| known == position);
    standing[at].1 = found.ok_or_else(|| Trouble::NoExample {
        why: format!("`{name}` cannot stand on `{position}`"),
        known: positions.to_vec(),
    })?;
    Ok(())
}
