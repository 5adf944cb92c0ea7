//! Every kind of action and event, every thing, option and refusal of every game has its
//! words in every language.

use bots::Dice;
use catalogue::{ErasedGame, ErasedMatch, GAMES, Luck};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Chance, Kind, Refused, Seat, Viewer};
use words::{Lang, Words, kebab};

const NAMES: [&str; 5] = ["Anna", "Bert", "Cleo", "Dora", "Emil"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// Every game in every language.
fn all() -> impl Iterator<Item = (&'static dyn ErasedGame, Words)> {
    let spoken = |entry: &'static dyn ErasedGame| Lang::ALL.map(|lang| (entry, lang));
    GAMES.iter().copied().flat_map(spoken).map(|(entry, lang)| {
        let words = Words::new(lang, entry.fluent(lang));
        (
            entry,
            words.unwrap_or_else(|why| panic!("{}: {why}", entry.id())),
        )
    })
}

/// A game by random players with every action that was legal on the way.
fn play(
    entry: &dyn ErasedGame,
    options: &Value,
    seats: u8,
    seed: u64,
) -> (Box<dyn ErasedMatch>, Vec<Value>) {
    let luck = Luck::Number(seed);
    let mut table = entry.start(options, seats, luck).expect("it can be played");
    let (mut dice, mut seen) = (Dice::new(seed), Vec::new());
    while let Some(seat) = any(&*table, &mut dice) {
        let brief = table.briefing(Viewer::at(seat));
        let pick = dice.pick(brief.actions.len() as u32) as usize;
        let action = brief.actions[pick].action.clone();
        seen.extend(brief.actions.into_iter().map(|offer| offer.action));
        table
            .submit(brief.ply, seat, &[action])
            .expect("it was offered");
    }
    (table, seen)
}

fn any(table: &dyn ErasedMatch, dice: &mut Dice) -> Option<Seat> {
    let owed = table.owed();
    match owed.len() {
        0 => None,
        several => owed.iter().nth(dice.pick(several as u32) as usize),
    }
}

#[test]
fn every_kind_has_a_message() {
    for (entry, words) in all() {
        let kinds = entry.kinds();
        let events = kinds
            .events
            .iter()
            .map(|kind| format!("event-{}", kebab(kind)));
        let actions = kinds
            .actions
            .iter()
            .map(|kind| format!("action-{}", kebab(kind)));
        let things = kinds.things.iter().map(|thing| kebab(thing));
        let missing: Vec<String> = events
            .chain(actions)
            .chain(things)
            .filter(|id| !words.has(id))
            .collect();
        assert!(
            missing.is_empty(),
            "{} {}: {missing:?}",
            entry.id(),
            words.lang()
        );
    }
}

#[test]
fn every_thing_has_a_name() {
    for (entry, words) in all() {
        for thing in entry.kinds().things {
            words
                .name(thing, "")
                .unwrap_or_else(|why| panic!("{}: {why}", entry.id()));
        }
    }
}

#[test]
fn every_option_has_a_sentence() {
    for (entry, words) in all() {
        for options in entry.seats().flat_map(|seats| entry.variants(seats)) {
            words
                .options(&options)
                .unwrap_or_else(|why| panic!("{}: {why}", entry.id()));
        }
    }
}

/// What a page says beside the story: effects, stages, whom we ask and wait for.
#[test]
fn queens_necklace_says_what_its_cards_do_and_whom_it_asks() {
    const STAGES: [&str; 8] = [
        "influence",
        "obey",
        "purchase",
        "cardinal",
        "queen",
        "sale",
        "alchemist",
        "over",
    ];
    let facts = json!({
        "seat": 1, "by": null, "ducats": 10, "bought": false, "card": "ruby-2", "gem": "ruby"
    });
    for (entry, words) in all().filter(|(entry, _)| entry.id() == "queens-necklace") {
        let gems_alone = ["ruby", "emerald", "diamond", "none"];
        let cards = entry.kinds().things.iter();
        let effects = cards
            .filter(|thing| !gems_alone.contains(thing))
            .map(|card| format!("{card}-effect"));
        let of_stages = STAGES
            .into_iter()
            .flat_map(|stage| ["stage", "ask", "wait"].map(|what| format!("{what}-{stage}")));
        let titles = ["title", "tagline"].map(str::to_owned);
        for id in effects.chain(of_stages).chain(titles) {
            words
                .say(&id, &facts, &names())
                .unwrap_or_else(|why| panic!("{}: {why}", entry.id()));
        }
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    let facts = json!({
        "step": 1, "answered": 1, "now": 2, "ply": 3, "last": 2, "seats": 9, "fewest": 2, "most": 5
    });
    for lang in Lang::ALL {
        let words = Words::new(lang, "").expect("the common words are well formed");
        for kind in Refused::KINDS {
            let mut refused = facts.clone();
            refused["type"] = json!(kind);
            words
                .refused(&refused)
                .unwrap_or_else(|why| panic!("{why}"));
        }
    }
}

#[test]
fn every_story_and_every_offer_can_be_told_to_everybody() {
    let games = std::env::var("PARURE_WORDS_GAMES").ok();
    let games: u64 = games.and_then(|games| games.parse().ok()).unwrap_or(3);
    for (entry, words) in all() {
        let tables = entry
            .seats()
            .flat_map(|seats| entry.variants(seats).into_iter().map(move |o| (seats, o)));
        for ((seats, options), seed) in tables.flat_map(|t| (0..games).map(move |s| (t.clone(), s)))
        {
            let (table, offered) = play(entry, &options, seats, seed);
            let fail = |why| panic!("{} with {seats} seats: {why}", entry.id());
            for viewer in Viewer::all(seats) {
                for (_, heard) in table.heard(viewer, 0) {
                    words.heard(&heard, &names()).unwrap_or_else(fail);
                }
            }
            for action in offered {
                words.action(&action, &names()).unwrap_or_else(fail);
            }
        }
    }
}

/// A few facts of each kind with their sentences: the page's loader must come to the same.
fn rendered() -> Vec<Value> {
    const OF_EACH: usize = 2;
    let mut lines = Vec::new();
    for entry in GAMES {
        let mut examples: BTreeMap<(&str, String), BTreeSet<String>> = BTreeMap::new();
        let mut add = |prefix: &'static str, fact: &Value| {
            let kind = fact["type"].as_str().expect("it has a type").to_owned();
            let of_kind = examples.entry((prefix, kind)).or_default();
            if of_kind.len() < OF_EACH {
                of_kind.insert(fact.to_string());
            }
        };
        for seats in entry.seats() {
            let options = entry.variants(seats).swap_remove(0);
            let (table, offered) = play(*entry, &options, seats, u64::from(seats));
            for viewer in [Viewer::Open {}, Viewer::Spectator {}] {
                for (_, heard) in table.heard(viewer, 0) {
                    add("event", &heard["event"]);
                }
            }
            offered.iter().for_each(|action| add("action", action));
        }
        for lang in Lang::ALL {
            let words = entry.words(lang);
            for ((prefix, _), facts) in &examples {
                for fact in facts {
                    let fact: Value = serde_json::from_str(fact).expect("we wrote it");
                    let text = match *prefix {
                        "event" => words.event(&fact, &names()),
                        _ => words.action(&fact, &names()),
                    };
                    lines.push(json!({
                        "game": entry.id(), "lang": lang.code(), "names": NAMES,
                        "prefix": prefix, "fact": fact, "text": text.expect("it can be told"),
                    }));
                }
            }
        }
    }
    lines
}

#[test]
fn the_page_is_given_what_it_must_come_to() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../web/src/lib/words/rendered.json"
    );
    let lines: Vec<String> = rendered().iter().map(Value::to_string).collect();
    let now = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("UPDATE").is_some() {
        let folder = std::path::Path::new(path).parent().expect("it has one");
        std::fs::create_dir_all(folder).expect("it can be made");
        std::fs::write(path, now).expect("it can be written");
        return;
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == now,
        "write it anew: UPDATE=1 cargo test -p catalogue --test words"
    );
}
