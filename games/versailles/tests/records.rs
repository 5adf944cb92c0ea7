//! Whole games, replayed row by row and told again: each of the three ends, and the long
//! game. `UPDATE=1 cargo test -p versailles` writes the stories anew, and plays the records
//! that are missing.

mod builders;

use builders::{Aim, NAMES, name, play};
use std::fmt::Write;
use std::path::PathBuf;
use tabletop::{Act, Coded, Game, Match, Record, Seat};
use versailles::{Action, Ending, Options, Phase, Versailles};
use words::{Lang, Words};

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/records")
        .join(name)
}

fn updating() -> bool {
    std::env::var_os("UPDATE").is_some()
}

/// A game by sensible players.
struct Case {
    name: &'static str,
    seats: u8,
    long_game: bool,
    aim: Aim,
    seed: u64,
    ending: Ending,
}

impl Case {
    fn record(&self) -> Record<Versailles> {
        let path = file(&format!("{}.json", self.name));
        if updating() && !path.exists() {
            let long_game = self.long_game;
            let played = play(self.seats, Options { long_game }, self.aim, self.seed);
            let text = serde_json::to_string(&played.record()).expect("a record");
            // A row to a line, to be read as a diff.
            let text = text.replace("{\"seat\"", "\n{\"seat\"") + "\n";
            std::fs::write(&path, text).expect("the folder can be written");
        }
        let text = std::fs::read_to_string(&path).expect("UPDATE=1 plays what is missing");
        serde_json::from_str(&text).expect("a record")
    }

    fn check(&self) {
        let again = match Match::replay(&self.record()) {
            Ok(again) => again,
            Err(astray) => panic!(
                "{}: {astray} (changed rules need a higher version)",
                self.name
            ),
        };
        let ending = self.ending;
        assert_eq!(again.state().phase_now(), Phase::Over { ending });
        let story = story(&again);
        let path = file(&format!("{}.story", self.name));
        if updating() {
            std::fs::write(&path, &story).expect("the folder can be written");
        }
        let told = std::fs::read_to_string(&path).expect("UPDATE=1 writes it");
        assert!(
            story == told,
            "{}: the story differs; UPDATE=1 shows how",
            self.name
        );
    }
}

#[test]
fn the_palace_is_completed() {
    Case {
        name: "the-palace-is-complete",
        seats: 2,
        long_game: true,
        aim: Aim::Palace,
        seed: 1,
        ending: Ending::YardFull,
    }
    .check();
}

#[test]
fn the_king_arrives_at_three() {
    Case {
        name: "the-king-arrives",
        seats: 3,
        long_game: false,
        aim: Aim::Points,
        seed: 1,
        ending: Ending::KingArrived,
    }
    .check();
}

#[test]
fn the_tiles_are_spent_at_five() {
    Case {
        name: "the-tiles-are-spent",
        seats: 5,
        long_game: true,
        aim: Aim::Tiles,
        seed: 2,
        ending: Ending::TilesSpent,
    }
    .check();
}

#[test]
fn a_long_game_of_four() {
    Case {
        name: "a-long-game",
        seats: 4,
        long_game: true,
        aim: Aim::Points,
        seed: 1,
        ending: Ending::KingArrived,
    }
    .check();
}

fn story(game: &Match<Versailles>) -> String {
    let english = Words::new(Lang::En, include_str!("../words/en.ftl")).expect("English");
    let french = Words::new(Lang::Fr, include_str!("../words/fr.ftl")).expect("French");
    let names = NAMES.map(str::to_owned);
    let (id, version, seats) = (Versailles::ID, game.rules_version(), game.seats());
    let mut out = format!("{id} · rules {version} · {seats} seats\n");
    for (number, row) in game.rows().iter().enumerate() {
        let act = match row.act {
            Act::Play(code) => Action::decode(code).expect("a code").to_string(),
            act => format!("{act:?}").to_lowercase(),
        };
        let by = row.by.map_or("", name);
        write!(out, "{number:3}  {by:5} {act}").expect("text");
        if !row.picks.is_empty() {
            write!(out, " {:?}", row.picks).expect("text");
        }
        out.push('\n');
        for told in game.told_in(number as u32) {
            let json = serde_json::to_value(&told.event).expect("an event");
            let sentence = english.event(&json, &names).expect("a sentence");
            writeln!(out, "       {sentence}").expect("text");
            // The other language is told too, so that no sentence is missing.
            french.event(&json, &names).expect("une phrase");
        }
    }
    for (seat, points) in Seat::all(seats).zip(game.state().standings().scores()) {
        writeln!(out, "{} {points}", name(seat)).expect("text");
    }
    out
}
