//! Whole games through every card and every rare case: each replays to the same story.
//!
//! `UPDATE=1 cargo test -p queens-necklace --test records` writes the stories again, and
//! looks for games that are not there yet. A recorded game must replay as it went, by the
//! rules it was played by: one that does not needs a higher `RULES_VERSION`.

mod cases;
mod search;
mod story;

use cases::{CASES, Case};
use queens_necklace::{Action, Event, QueensNecklace};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use tabletop::{Coded, Kind, Match, Record};

type Play = Match<QueensNecklace>;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/records")
        .join(name)
}

fn updating() -> bool {
    std::env::var_os("UPDATE").is_some()
}

/// One row a line, so that a difference shows where it is.
fn to_lines(record: &Record<QueensNecklace>) -> String {
    let mut head = serde_json::to_value(record).expect("records can be written");
    let rows = head["rows"].take();
    let rows = rows.as_array().expect("rows are a list");
    let rows: Vec<String> = rows.iter().map(|row| row.to_string()).collect();
    let head = head.to_string().replace("\"rows\":null", "\"rows\":[\n");
    let (head, tail) = head.split_once("[\n").expect("the rows are there");
    format!("{head}[\n{}\n]{tail}\n", rows.join(",\n"))
}

/// The recorded game, found if it is not there yet.
fn recorded(case: &Case) -> Play {
    let path = file(&format!("{}.json", case.name));
    let text = fs::read_to_string(&path).ok();
    let record = text.map(|text| {
        serde_json::from_str::<Record<QueensNecklace>>(&text)
            .unwrap_or_else(|why| panic!("{}: {why}", case.name))
    });
    match record {
        Some(record) => Match::replay(&record).unwrap_or_else(|astray| {
            panic!(
                "{} went otherwise ({astray}): raise RULES_VERSION if it should",
                case.name
            )
        }),
        None if updating() => {
            let play = search::find(case);
            fs::write(&path, to_lines(&play.record())).expect("records can be written");
            play
        }
        None => panic!("there is no record of {}", case.name),
    }
}

fn check(name: &str, told: &str) {
    let path = file(name);
    if updating() {
        fs::write(&path, told).expect("stories can be written");
        return;
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    let differ = written.lines().zip(told.lines()).position(|(a, b)| a != b);
    assert!(
        written == told,
        "{name} differs, first at line {:?}; UPDATE=1 writes it again",
        differ.map(|at| at + 1)
    );
}

#[test]
fn every_record_replays_to_its_story() {
    for case in CASES {
        let play = recorded(case);
        assert!(play.is_over(), "{}: a record is a whole game", case.name);
        check(&format!("{}.story", case.name), &story::of_the_house(&play));
        if let Some((name, viewer)) = case.viewer {
            let told = story::heard_by(&play, name, viewer);
            check(&format!("{}.{name}.story", case.name), &told);
        }
    }
}

#[test]
fn every_record_passes_through_its_case() {
    for case in CASES {
        let told = search::told(&recorded(case));
        assert!((case.found)(&told), "{} is not about it", case.name);
    }
}

#[test]
fn every_kind_of_action_and_event_is_recorded() {
    let mut actions = BTreeSet::new();
    let mut events = BTreeSet::new();
    for case in CASES {
        let play = recorded(case);
        for row in play.rows() {
            if let tabletop::Act::Play(code) = row.act {
                actions.insert(Action::decode(code).expect("it was played").kind());
            }
        }
        events.extend(search::told(&play).iter().flatten().map(Event::kind));
    }
    let missing = |kinds: &[&'static str], found: &BTreeSet<&str>| {
        let missing = kinds.iter().copied().filter(|kind| !found.contains(kind));
        missing.collect::<Vec<_>>()
    };
    assert_eq!(missing(Action::KINDS, &actions), [""; 0]);
    assert_eq!(missing(Event::KINDS, &events), [""; 0]);
}

#[test]
fn every_card_is_bought_in_some_record() {
    let mut bought = BTreeSet::new();
    for case in CASES {
        let told = search::told(&recorded(case));
        bought.extend(told.iter().flatten().filter_map(|event| match event {
            Event::Bought { card, .. } => Some(*card),
            _ => None,
        }));
    }
    assert_eq!(bought.len(), queens_necklace::Card::KINDS);
}
