//! A game as text: for the house with everything and who heard it, for one viewer as she
//! heard it.

use crate::Play;
use queens_necklace::{Action, Event, QueensNecklace};
use serde_json::Value;
use std::fmt::Write;
use tabletop::{Act, Coded, Game, Heard, Hearers, Seat, SeatSet, Told, Viewer};

const NAMES: [&str; 4] = ["anna", "bert", "cleo", "dora"];
/// Fields that hold a seat.
const SEATS: [&str; 8] = [
    "seat", "first", "target", "to", "forger", "thief", "victim", "from",
];

/// What goes without saying: no Bankers, no Rings, no King.
fn is_nothing(name: &str, value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is) => !is,
        Value::Number(number) => name == "bankers" && number.as_u64() == Some(0),
        Value::Array(items) => items.iter().all(|item| *item == 0),
        Value::String(_) | Value::Object(_) => false,
    }
}

fn head(play: &Play, of: &str) -> String {
    let (id, rules) = (QueensNecklace::ID, play.rules_version());
    format!("{id} · rules {rules} · {} seats · {of}\n", play.seats())
}

fn write_value(name: &str, value: &Value, out: &mut String) {
    match value {
        Value::Number(seat) if SEATS.contains(&name) => {
            let at = seat.as_u64().expect("a seat") as usize;
            out.push_str(NAMES[at]);
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                out.push_str(if at == 0 { "" } else { ", " });
                write_value("", item, out);
            }
        }
        Value::Object(fields) => {
            if let Some(seat) = fields.get("seat") {
                write_value("seat", seat, out);
            }
            for (name, field) in fields {
                let told = !["type", "seat"].contains(&name.as_str()) && !is_nothing(name, field);
                if !told {
                    continue;
                }
                if !out.ends_with([' ', '(']) {
                    out.push(' ');
                }
                let listed = matches!(field, Value::Object(_) | Value::Array(_));
                let _ = write!(out, "{name} {}", if listed { "(" } else { "" });
                write_value(name, field, out);
                out.push_str(if listed { ")" } else { "" });
            }
        }
        Value::String(text) => out.push_str(text),
        other => {
            let _ = write!(out, "{other}");
        }
    }
}

fn sentence(event: &Event) -> String {
    let event = serde_json::to_value(event).expect("events can be written");
    let mut out = event["type"]
        .as_str()
        .expect("events have a type")
        .replace('_', "-");
    out.push(' ');
    write_value("", &event, &mut out);
    out.trim_end().to_string()
}

fn names(seats: SeatSet) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| NAMES[seat.index()]).collect();
    names.join(", ")
}

fn who_heard(told: &Told<Event>, out: &mut String) {
    let mut line = |who: &str, event: &Event| {
        let _ = writeln!(out, "      {who}{}", sentence(event));
    };
    match told.audience {
        Hearers::All {} => line("", &told.event),
        Hearers::Only { seats } => line(&format!("[{} alone] ", names(seats)), &told.event),
        Hearers::Whispered { insiders } => {
            line(&format!("[{}] ", names(insiders)), &told.event);
            if let Some(outside) = &told.outside {
                line("[others] ", outside);
            }
        }
    }
}

/// Rows with their picks; a seat's silent steps stand on one line.
pub fn of_the_house(play: &Play) -> String {
    let mut out = head(play, "the house");
    let mut silent: Option<Seat> = None;
    for (at, row) in play.rows().iter().enumerate() {
        let act = match row.act {
            Act::Deal => "deal".to_string(),
            Act::Play(code) => Action::decode(code).expect("it was played").to_string(),
            Act::TakeBack | Act::Rewind(_) => unreachable!("nothing was undone"),
        };
        if silent.is_some() && silent == row.by {
            let _ = write!(out, " · {act}");
        } else {
            if silent.is_some() {
                out.push('\n');
            }
            let by = row.by.map_or("", |seat| NAMES[seat.index()]);
            let _ = write!(out, "{at:>3}  {by:<5}{act}");
        }
        if !row.picks.is_empty() {
            let _ = write!(out, " {:?}", row.picks);
        }
        let mut told = play.told_in(at as u32).peekable();
        silent = row
            .by
            .filter(|_| told.peek().is_none() && row.picks.is_empty());
        if silent.is_none() {
            out.push('\n');
        }
        told.for_each(|told| who_heard(told, &mut out));
    }
    let standings = play.state().standings();
    let _ = writeln!(
        out,
        "scores {:?} places {:?}",
        standings.scores(),
        standings.places()
    );
    out
}

/// What one viewer heard.
pub fn heard_by(play: &Play, name: &str, viewer: Viewer) -> String {
    let mut out = head(play, name);
    for (number, heard) in play.heard(viewer, 0) {
        if let Heard::Event { event } = heard {
            let _ = writeln!(out, "{number:>4}  {}", sentence(&event));
        }
    }
    out
}
