//! Whole games, replayed row by row and told again. `UPDATE=1 cargo test -p saba` writes
//! the stories anew, and plays the records that are missing.

use saba::{Action, Jokers, Options, Saba};
use std::fmt::Write;
use std::path::PathBuf;
use tabletop::{Act, Chance, Coded, Game, Hearers, Match, Record, Seat, Told, Turn};
use words::{Lang, Words};

const NAMES: [&str; 7] = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Faye", "Greg"];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/records")
        .join(name)
}

fn updating() -> bool {
    std::env::var_os("UPDATE").is_some()
}

fn record(name: &str, seats: u8, jokers: Jokers, seed: u64) -> Record<Saba> {
    let path = file(&format!("{name}.json"));
    if updating() && !path.exists() {
        let played = play(seats, Options { jokers }, Luck(seed));
        let text = serde_json::to_string_pretty(&played.record()).expect("a record");
        std::fs::write(&path, text + "\n").expect("the folder can be written");
    }
    let text = std::fs::read_to_string(&path).expect("UPDATE=1 plays what is missing");
    serde_json::from_str(&text).expect("a record")
}

fn check(name: &str, seats: u8, jokers: Jokers, seed: u64) {
    let record = record(name, seats, jokers, seed);
    let again = match Match::replay(&record) {
        Ok(again) => again,
        Err(astray) => panic!("{name}: {astray} (changed rules need a higher version)"),
    };
    assert_eq!(again.state().turn(), Turn::Over, "{name}");
    let story = story(&again);
    let path = file(&format!("{name}.story"));
    if updating() {
        std::fs::write(&path, &story).expect("the folder can be written");
    }
    let told = std::fs::read_to_string(&path).expect("UPDATE=1 writes it");
    assert!(
        story == told,
        "{name}: the story differs; UPDATE=1 shows how"
    );
}

#[test]
fn three_players() {
    check("three", 3, Jokers::Free, 0x3);
}

#[test]
fn four_players_without_jokers() {
    check("four-without-jokers", 4, Jokers::Absent, 0x44);
}

#[test]
fn five_players_with_mirrored_jokers() {
    check("five-mirrored", 5, Jokers::Mirrored, 0x555);
}

#[test]
fn seven_players() {
    check("seven", 7, Jokers::Free, 0x7777);
}

/// By rules 2: jokers that are fakes, unsold and in stage two, and a draw that is forced. The
/// games above are of rules 1.
#[test]
fn three_players_with_mirrored_jokers_by_rules_two() {
    check("three-mirrored-rules-2", 3, Jokers::Mirrored, 126);
}

#[derive(Clone)]
struct Luck(u64);

impl Chance for Luck {
    fn pick(&mut self, options: u32) -> u32 {
        if options <= 1 {
            return 0;
        }
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}

/// Plays a game in which people bid with some care.
fn play(seats: u8, options: Options, mut luck: Luck) -> Match<Saba> {
    let mut game: Match<Saba> = Match::start(options, seats, &mut luck).expect("a table");
    while let Turn::Solo(seat) = game.state().turn() {
        let briefing = game.briefing(tabletop::Viewer::at(seat));
        let action = choose(&briefing.actions, &mut luck);
        game.submit(briefing.ply, seat, &[action], &mut luck)
            .expect("a legal action");
    }
    game
}

/// Small steps in money, anything else at random.
fn choose(actions: &[Action], luck: &mut Luck) -> Action {
    let prices = actions.len() as u32 - 1;
    let small = |luck: &mut Luck| actions[1 + luck.pick(prices.min(3)) as usize];
    match actions {
        [Action::Pass {}, Action::Bid { price }, ..] if luck.pick(10) + 1 > (*price).into() => {
            small(luck)
        }
        [Action::Pass {}, ..] => actions[0],
        [Action::Accept {}, Action::NamePrice { .. }, ..] => match luck.pick(4) {
            0 => small(luck),
            1 => actions[actions.len() - 1],
            _ => actions[0],
        },
        _ => actions[luck.pick(actions.len() as u32) as usize],
    }
}

fn story(game: &Match<Saba>) -> String {
    let english = Words::new(Lang::En, include_str!("../words/en.ftl")).expect("English");
    let french = Words::new(Lang::Fr, include_str!("../words/fr.ftl")).expect("French");
    let mut out = format!(
        "{} · rules {} · {} seats\n",
        Saba::ID,
        game.rules_version(),
        game.seats()
    );
    for (number, row) in game.rows().iter().enumerate() {
        let act = match row.act {
            Act::Play(code) => Action::decode(code).expect("a code").to_string(),
            act => format!("{act:?}").to_lowercase(),
        };
        let by = row.by.map_or("", |seat| NAMES[seat.index()]);
        write!(out, "{number:3}  {by:5} {act}").expect("text");
        if !row.picks.is_empty() {
            write!(out, " {:?}", row.picks).expect("text");
        }
        out.push('\n');
        for told in game.told_in(number as u32) {
            tell(&english, told, &mut out);
            // The other language is told too, so that no sentence is missing.
            tell(&french, told, &mut String::new());
        }
    }
    for (seat, cash) in Seat::all(game.seats()).zip(game.state().standings().scores()) {
        writeln!(out, "{} {cash}k", NAMES[seat.index()]).expect("text");
    }
    out
}

fn tell(words: &Words, told: &Told<saba::Event>, out: &mut String) {
    let names = NAMES.map(str::to_owned);
    let sentence = |event: &saba::Event| {
        let json = serde_json::to_value(event).expect("an event");
        words.event(&json, &names).expect("a sentence")
    };
    match told.audience {
        Hearers::All {} => writeln!(out, "       {}", sentence(&told.event)),
        Hearers::Whispered { insiders } | Hearers::Only { seats: insiders } => {
            let inside: Vec<&str> = insiders.iter().map(|seat| NAMES[seat.index()]).collect();
            writeln!(
                out,
                "       {}: {}",
                inside.join(", "),
                sentence(&told.event)
            )
        }
    }
    .expect("text");
    if let Some(outside) = &told.outside {
        writeln!(out, "       others: {}", sentence(outside)).expect("text");
    }
}
