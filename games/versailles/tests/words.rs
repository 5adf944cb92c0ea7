//! The sentences about where the game is: one for each phase, in each language. (Those of
//! events and actions are told in the records, and for all games in the catalogue.)

use tabletop::{Game, Seat};
use versailles::phase::{Ending, Phase, Work};
use versailles::pieces::{Track, Zone};
use versailles::{Event, Versailles};
use words::{Lang, Words};

fn phases() -> Vec<Phase> {
    let (player, active) = (Seat(0), Seat(1));
    let work = |zone: Zone, workers: u8| Work {
        player,
        active,
        zone,
        workers,
        of: 3,
        coin_turned: false,
        king: false,
    };
    let worked = [
        Zone::KingsFavour,
        Zone::Architects,
        Zone::Workshop,
        Zone::Alchemists,
        Zone::Yard,
    ];
    let mut phases = vec![
        Phase::Move { player },
        Phase::Discard(work(Zone::Architects, 1)),
        Phase::Over {
            ending: Ending::YardFull,
        },
    ];
    phases.extend(worked.map(|zone| Phase::Work(work(zone, zone as u8 % 3))));
    phases.extend(Zone::ALL.map(|zone| Phase::Activate {
        player,
        zone,
        king: false,
    }));
    phases
}

fn languages() -> [Words; 2] {
    [
        (Lang::En, include_str!("../words/en.ftl")),
        (Lang::Fr, include_str!("../words/fr.ftl")),
    ]
    .map(|(lang, text)| Words::new(lang, text).expect("well formed"))
}

#[test]
fn every_phase_says_what_is_asked_and_for_whom_one_waits() {
    for words in languages() {
        for phase in phases() {
            let json = serde_json::to_value(phase).expect("a phase");
            let kind = json["type"].as_str().expect("a type");
            for about in ["stage", "ask", "wait"] {
                words
                    .say(&format!("{about}-{kind}"), &json, &[])
                    .unwrap_or_else(|why| panic!("{why}"));
            }
        }
    }
}

#[test]
fn every_zone_and_step_says_what_it_does() {
    let zones = Zone::ALL.map(|zone| format!("{zone}-effect"));
    let steps = Track::ALL
        .into_iter()
        .flat_map(|track| (1..=3).map(move |step| format!("{track}-effect-{step}")));
    let ids: Vec<String> = zones.into_iter().chain(steps).collect();
    for words in languages() {
        for id in &ids {
            words
                .say(id, &serde_json::Value::Null, &[])
                .unwrap_or_else(|why| panic!("{why}"));
        }
    }
}

/// What random play does not come to.
#[test]
fn a_new_pile_is_told() {
    for words in languages() {
        let tile = "gallery".parse().expect("a tile");
        let told = [true, false].map(|new_pile| {
            let event = Event::TurnedUp {
                tile,
                slot: 5,
                left: 9,
                new_pile,
            };
            let json = serde_json::to_value(event).expect("an event");
            words
                .event(&json, &[])
                .unwrap_or_else(|why| panic!("{why}"))
        });
        assert!(
            told[0].contains("9 ") && !told[1].contains("9 "),
            "{told:?}"
        );
    }
}

/// What random play does not come to.
#[test]
fn every_end_is_told() {
    for words in languages() {
        let ends = [Ending::YardFull, Ending::KingArrived, Ending::TilesSpent];
        let told = ends.map(|ending| {
            let json = serde_json::to_value(Event::Over { ending }).expect("an event");
            words
                .event(&json, &[])
                .unwrap_or_else(|why| panic!("{why}"))
        });
        assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2]);
        for thing in Versailles::THINGS {
            words.name(thing, "the").expect("a name");
        }
    }
}
