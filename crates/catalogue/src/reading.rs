//! Actions, options and records from outside.

use crate::Trouble;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Chance, Game, Match, Record};

/// Longest list of legal actions that an error message spells out.
const FITS_IN_A_LINE: usize = 12;

/// In a browser all JSON goes by its text: one reader and one writer are half of the code of two.
const BY_TEXT: bool = cfg!(target_arch = "wasm32");

/// What we computed, as JSON.
pub fn write(value: &impl Serialize) -> Value {
    let written = match BY_TEXT {
        true => serde_json::to_string(value).and_then(|text| serde_json::from_str(&text)),
        false => serde_json::to_value(value),
    };
    written.expect("what crosses the wire can be written")
}

/// JSON from outside.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, serde_json::Error> {
    match BY_TEXT {
        true => serde_json::from_str(&value.to_string()),
        false => serde_json::from_value(value.clone()),
    }
}

/// Actions as JSON objects, or in notation.
pub fn steps<G: Game>(steps: &[Value], legal: &[G::Action]) -> Result<Vec<G::Action>, Trouble> {
    steps
        .iter()
        .enumerate()
        .map(|(step, value)| {
            action::<G>(value).map_err(|why| Trouble::NoAction {
                step,
                why,
                legal: spell_out(legal),
            })
        })
        .collect()
}

fn action<G: Game>(value: &Value) -> Result<G::Action, String> {
    match value {
        Value::String(notation) => notation
            .parse()
            .map_err(|_| format!("`{notation}` is not in the notation of {}", G::ID)),
        _ => read(value).map_err(|why| format!("{value}: {why}")),
    }
}

/// The legal actions in notation, if they fit in a line.
pub fn spell_out<A: ToString>(legal: &[A]) -> Vec<String> {
    match legal.len() {
        0..=FITS_IN_A_LINE => legal.iter().map(A::to_string).collect(),
        _ => Vec::new(),
    }
}

/// Options; null is the default.
pub fn options<G: Game>(value: &Value, seats: u8) -> Result<G::Options, Trouble> {
    let variants = || match G::SEATS.contains(&seats) {
        true => G::variants(seats),
        false => Vec::new(),
    };
    let wrong = |why: String| Trouble::NoOptions {
        why,
        variants: variants().iter().map(write).collect(),
    };
    if value.is_null() {
        return Ok(variants().into_iter().next().unwrap_or_default());
    }
    let options: G::Options =
        read(value).map_err(|why| wrong(format!("{value} are no options of {}: {why}", G::ID)))?;
    if G::SEATS.contains(&seats) && !variants().contains(&options) {
        return Err(wrong(format!("{value} cannot be played by {seats}")));
    }
    Ok(options)
}

/// A record in binary or JSON.
pub fn record<G: Game>(bytes: &[u8]) -> Result<Record<G>, Trouble> {
    if looks_like_json(bytes) {
        let read = match BY_TEXT {
            true => serde_json::from_str(&String::from_utf8_lossy(bytes)),
            false => serde_json::from_slice(bytes),
        };
        return read
            .map_err(|why| Trouble::Unreadable(format!("this is no record of {}: {why}", G::ID)));
    }
    Record::from_bytes(bytes).map_err(|why| Trouble::Unreadable(why.to_string()))
}

/// How many options each pick of a record had.
pub fn bounds<G: Game>(record: &Record<G>) -> Result<Vec<u32>, Trouble> {
    struct Noting {
        picks: std::vec::IntoIter<u32>,
        bounds: Vec<u32>,
    }
    impl Chance for Noting {
        fn pick(&mut self, options: u32) -> u32 {
            if options <= 1 {
                return 0;
            }
            self.bounds.push(options);
            self.picks.next().unwrap_or(0)
        }
    }
    let picks: Vec<u32> = record
        .rows
        .iter()
        .flat_map(|row| row.picks.clone())
        .collect();
    let mut noting = Noting {
        picks: picks.into_iter(),
        bounds: Vec::new(),
    };
    Match::resume(record, &mut noting)?;
    Ok(noting.bounds)
}

/// Which game a record names.
pub fn game_of(bytes: &[u8]) -> Result<String, Trouble> {
    if !looks_like_json(bytes) {
        return tabletop::game_of_record(bytes)
            .map_err(|why| Trouble::Unreadable(format!("{why}, nor is it JSON")));
    }
    let json: Value = serde_json::from_slice(bytes)
        .map_err(|why| Trouble::Unreadable(format!("this is no JSON: {why}")))?;
    json.get("game")
        .and_then(Value::as_str)
        .map(str::to_owned)
        .ok_or_else(|| {
            Trouble::Unreadable("this is JSON, but no record: it names no `game`".into())
        })
}

fn looks_like_json(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().starts_with(b"{")
}
