//! Plays on a device as a page does and writes every call with its outcome, one JSON object a line:
//! the module for the browser must answer each with the same text. The last line says how long
//! computers thought.
//!
//!     cargo run --release -p browser --example calls -- GAME LEVEL DECISIONS RECORDS > calls.jsonl

#[allow(dead_code)]
#[path = "../tests/device/page.rs"]
mod page;

use catalogue::Luck;
use page::{Disk, Page};
use serde_json::{Value, json};
use std::io::Write;
use tabletop::Viewer;
use tabletop::luck::Secret;

/// A finished game of anybody, with luck that can be proved.
fn record(game: &str, number: u64) -> Value {
    let game = catalogue::game(game).expect("a game");
    let many = game.seats().count() as u64;
    let seats = game.seats().start() + (number % many) as u8;
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_be_bytes());
    let luck = Luck::Provable {
        secret: Secret::new(secret),
        contributions: (0..seats).map(|seat| format!("{seat}")).collect(),
    };
    let variants = game.variants(seats);
    let options = &variants[number as usize % variants.len()];
    let mut play = game.start(options, seats, luck).expect("it begins");
    let mut any = number as usize;
    while let Some(seat) = play.owed().iter().next() {
        any = any
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695);
        let step = play.any_step(seat, any >> 33).expect("something is legal");
        let ply = play.ply(Viewer::at(seat));
        play.play(ply, seat, &step).expect("it is legal");
    }
    play.record()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, level, decisions, records] = &words[..] else {
        panic!("usage: calls GAME LEVEL DECISIONS RECORDS");
    };
    let decisions: u32 = decisions.parse().expect("how many decisions of computers");
    let records: u64 = records.parse().expect("how many records");
    let mut page = Page::new(42, Disk::new());
    page.calls = Some(Vec::new());
    page.slice = 1024;
    for number in 0..records {
        let (status, _) = page.ask("anna", "POST", "/api/records?as=all", record(game, number));
        assert_eq!(status, 200);
    }
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut write = |page: &mut Page| {
        for call in page.calls.replace(Vec::new()).expect("they are wanted") {
            writeln!(out, "{call}").expect("it can be written");
        }
    };
    write(&mut page);
    while page.slices < decisions {
        let wish = json!({"game": game, "play_now": true, "level": level});
        let table = page.post("anna", "/api/tables", wish);
        let table = table["id"].as_str().expect("an id").to_owned();
        page.sit(1, "anna", &table);
        while page.slices < decisions && page.play(1) == 1 {
            page.settle();
            let hint = format!("/api/tables/{table}/hint");
            page.now += 2000;
            page.ask("anna", "POST", &hint, json!({}));
            if let Some(brief) = page.chairs[&1].brief.clone()
                && let Some(offer) = brief.actions.first()
            {
                let steps = json!({"steps": [offer.action]});
                page.ask(
                    "anna",
                    "POST",
                    &format!("/api/tables/{table}/preview"),
                    steps,
                );
            }
            write(&mut page);
        }
        page.say(json!({"type": "close", "client": 1}));
        page.say(json!({"type": "forget", "table": table}));
    }
    write(&mut page);
    let thought = page.thought as f64 / 1e6;
    writeln!(
        out,
        "{}",
        json!({"slices": page.slices, "thought": thought})
    )
    .expect("written");
}
