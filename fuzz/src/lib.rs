//! What comes from outside, thrown at what reads it: frames, records, lines of programs.
//! `make fuzz` lets libFuzzer think of more; the tests here bend a few good ones.

use catalogue::{ErasedMatch, GAMES, Luck};
use engine::Session;
use protocol::FromClient;
use serde_json::Value;
use tabletop::{Seat, Viewer};

fn dealt(game: &dyn catalogue::ErasedGame) -> Box<dyn ErasedMatch> {
    let seats = *game.seats().start();
    let table = game.start(&Value::Null, seats, Luck::Number(7));
    table.expect("every game can be dealt")
}

/// A frame is read or refused; what can be read is written as it can be read again. Steps
/// are taken or refused by every game, and a refusal changes nothing.
pub fn wire(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(frame) = FromClient::read(text) else {
        return;
    };
    let written = serde_json::to_string(&frame).expect("a frame can be written");
    assert_eq!(FromClient::read(&written).ok(), Some(frame.clone()));
    let FromClient::Submit { ply, steps, .. } = frame else {
        return;
    };
    for game in GAMES {
        let mut table = dealt(*game);
        for seat in (0..table.seats()).map(Seat) {
            let before = table.rows().len();
            match table.submit(ply, seat, &steps) {
                Ok(rows) => assert_eq!(rows.end, table.rows().len()),
                Err(_) => assert_eq!(before, table.rows().len()),
            }
            table.briefing(Viewer::at(seat));
        }
    }
}

/// A record is replayed or refused; what was replayed is written down the same again.
pub fn record(data: &[u8]) {
    let Ok(game) = catalogue::game_of(data) else {
        return;
    };
    let proved = game.verify(data).is_ok();
    let Ok(table) = game.replay(data) else {
        assert!(!proved, "proved, but it cannot be replayed");
        return;
    };
    let written = table.record_bytes();
    let again = game.replay(&written).expect("what was written replays");
    assert_eq!(again.record_bytes(), written);
    table.briefing(Viewer::Spectator {});
}

/// Every line is answered with `ok` or `error`, whatever came before.
pub fn engine(data: &[u8]) {
    let mut session = Session::default();
    for line in data.split(|byte| *byte == b'\n').take(64) {
        // Computer players take their time, which is not what is tried here.
        if line.windows(6).any(|part| part == b"choose") {
            continue;
        }
        if let Some(answer) = session.line(line) {
            assert!(answer.get("ok").is_some() != answer.get("error").is_some());
        }
        if session.is_over() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Every file under these folders, and many bent copies of each.
    fn throw(folders: &[&str], ending: &str, bent: u64, at: fn(&[u8])) {
        let mut found = 0;
        for folder in folders {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            for file in std::fs::read_dir(folder).expect("a folder") {
                let path = file.expect("a file").path();
                if !path.to_string_lossy().ends_with(ending) {
                    continue;
                }
                let good = std::fs::read(path).expect("bytes");
                at(&good);
                (0..bent).for_each(|seed| at(&bend(&good, seed)));
                found += 1;
            }
        }
        assert!(found > 0, "nothing to throw in {folders:?}");
    }

    /// Changes, drops or repeats a few bytes.
    fn bend(good: &[u8], seed: u64) -> Vec<u8> {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut next = |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state as usize % below.max(1)
        };
        let mut bytes = good.to_vec();
        for _ in 0..=next(3) {
            let place = next(bytes.len());
            match next(4) {
                0 if !bytes.is_empty() => bytes[place] ^= 1 << next(8),
                1 if !bytes.is_empty() => bytes[place] = b"0123456789-\"{}[],:e."[next(20)],
                2 => bytes.truncate(place),
                _ => {
                    let tail = bytes[place..].to_vec();
                    bytes.truncate(place + tail.len().min(8));
                    bytes.extend(tail);
                }
            }
        }
        bytes
    }

    #[test]
    fn bent_frames_are_refused_or_taken() {
        throw(&["seeds/wire"], ".json", 2000, wire);
    }

    #[test]
    fn bent_lines_are_answered() {
        throw(&["seeds/engine"], ".jsonl", 500, engine);
    }

    #[test]
    fn bent_records_are_refused_or_replayed() {
        let games = GAMES.iter().map(|game| game.id());
        let folders: Vec<String> = games
            .map(|game| format!("../games/{game}/tests/records"))
            .filter(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).is_dir())
            .collect();
        let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
        throw(&folders, ".json", 8, record);
        // The compact form of each is bent as well.
        throw(&folders, ".json", 0, |json| {
            let game = catalogue::game_of(json).expect("a record");
            let whole = game.replay(json).expect("a record").record_bytes();
            (0..20).for_each(|seed| record(&bend(&whole, seed)));
        });
    }
}
