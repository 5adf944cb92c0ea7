//! Luck does what `docs/fair-luck.md` says, and cannot be shown by accident.

use serde::Serialize;
use serde_json::Value;
use static_assertions::assert_not_impl_any;
use std::fmt::{Debug, Display};
use std::process::Command;
use tabletop::Chance;
use tabletop::luck::{Hex, Secret, Seed, Stream};

assert_not_impl_any!(Secret: Serialize, Debug, Display);
assert_not_impl_any!(Seed: Serialize, Debug, Display);
assert_not_impl_any!(Stream: Serialize, Debug, Display);

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

fn vectors() -> Vec<Value> {
    let path = format!("{DOCS}/fair-luck-vectors.json");
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    let json: Value = serde_json::from_str(&text).expect("they are JSON");
    json["cases"].as_array().expect("a list of cases").clone()
}

fn numbers(value: &Value) -> Vec<u32> {
    let list = value.as_array().expect("a list of numbers");
    let number = |value: &Value| value.as_u64().expect("a number") as u32;
    list.iter().map(number).collect()
}

fn secret_of(case: &Value) -> Option<Secret> {
    let hex: Hex = case["secret"].as_str()?.parse().expect("64 digits");
    Some(Secret::from(hex))
}

fn seed_of(case: &Value) -> Seed {
    let Some(secret) = secret_of(case) else {
        return Seed::from_number(case["number"].as_u64().expect("a number"));
    };
    let texts = case["contributions"].as_array().expect("a list of texts");
    let texts: Vec<String> = texts
        .iter()
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect();
    secret.seed(case["game"].as_str().expect("a game"), &texts)
}

#[test]
fn commitments_fit_the_vectors() {
    for case in vectors() {
        let Some(secret) = secret_of(&case) else {
            continue;
        };
        assert_eq!(secret.commitment().to_string(), case["commitment"]);
        for (seat, text) in (0..).zip(case["made_up"].as_array().expect("a list")) {
            assert_eq!(secret.contribution(seat), *text);
        }
    }
}

#[test]
fn words_fit_the_vectors() {
    for case in vectors() {
        let mut stream = seed_of(&case).stream();
        let words = numbers(&case["words"]);
        let found: Vec<u32> = words.iter().map(|_| stream.word()).collect();
        assert_eq!(found, words, "{}", case["about"]);
    }
}

#[test]
fn picks_fit_the_vectors_and_use_as_many_words() {
    for case in vectors() {
        let mut stream = seed_of(&case).stream();
        let bounds = numbers(&case["bounds"]);
        let found: Vec<u32> = bounds.iter().map(|&n| stream.pick(n)).collect();
        assert_eq!(found, numbers(&case["picks"]), "{}", case["about"]);
        assert_eq!(
            u64::from(stream.word()),
            case["next_word"].as_u64().expect("a word")
        );
    }
}

#[test]
fn an_independent_script_comes_to_the_same() {
    let script = Command::new("python3")
        .arg(format!("{DOCS}/fair_luck.py"))
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&script.stdout);
    assert_eq!(said.trim(), "all vectors fit", "{script:?}");
}

#[test]
fn a_text_moved_from_one_seat_to_the_next_is_another_seed() {
    let secret = Secret::new([1; 32]);
    let word = |texts: [&str; 2]| {
        let seed = secret.seed("kuhn", &texts.map(str::to_owned));
        seed.stream().word()
    };
    assert_ne!(word(["ab", "c"]), word(["a", "bc"]));
}
