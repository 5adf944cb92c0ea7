//! The commands as a person runs them, with the fixture games.

use catalogue::{Luck, game};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tabletop::Viewer;
use tabletop::luck::Secret;

fn parure(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parure"))
        .args(args)
        .output()
        .expect("the binary runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complained(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("it is one JSON object")
}

/// A finished auction, written to a file of its own; binary unless it ends in `.json`.
fn record(name: &str, change: impl FnOnce(&mut Value)) -> PathBuf {
    let luck = Luck::Provable {
        secret: Secret::new([3; 32]),
        contributions: vec!["anna".into(), "bert".into(), "cleo".into()],
    };
    let entry = game("sealed-bid").expect("it is registered in tests");
    let mut table = entry.start(&Value::Null, 3, luck).expect("three can play");
    let mut seed = 0_usize;
    while let Some(seat) = table.owed().iter().next() {
        seed += 1;
        let any = table.any_step(seat, seed).expect("it is asked");
        table
            .play(table.ply(Viewer::at(seat)), seat, &any)
            .expect("it is legal");
    }
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut written = table.record();
    change(&mut written);
    let bytes = match name.ends_with(".json") {
        true => written.to_string().into_bytes(),
        false => table.record_bytes(),
    };
    std::fs::write(&path, bytes).expect("the folder is ours");
    path
}

fn on_record(command: &str, path: &Path, more: &[&str]) -> Output {
    let path = path.to_str().expect("the path is text");
    parure(&[&[command, path], more].concat())
}

#[test]
fn simulate_counts_and_checks() {
    let done = parure(&[
        "simulate",
        "sealed-bid",
        "--games",
        "400",
        "--check",
        "--json",
    ]);
    assert!(done.status.success(), "{}", complained(&done));
    let tally = json(&done);
    assert_eq!(tally["games"], 400);
    assert_eq!(tally["replayed"], 25);
    assert_eq!(tally["never"], serde_json::json!([]));
    assert!(tally["decisions"].as_u64() > Some(400));
    assert!(tally["seconds"].is_f64());
    assert!(tally["events"]["sold"].as_u64() > Some(0));
}

#[test]
fn the_checksum_does_not_depend_on_the_threads() {
    let checksum = |threads, more: &[&str]| {
        let args = [
            "simulate",
            "sealed-bid",
            "--games",
            "300",
            "--json",
            "--threads",
            threads,
        ];
        json(&parure(&[&args, more].concat()))["checksum"].clone()
    };
    assert_eq!(checksum("1", &[]), checksum("3", &[]));
    assert_eq!(checksum("1", &["--check"]), checksum("2", &["--check"]));
    assert_ne!(checksum("1", &[]), checksum("1", &["--seed", "2"]));
    let bots = ["--bots", "random,random"];
    assert_eq!(checksum("1", &bots), checksum("2", &bots));
}

#[test]
fn bots_are_named_and_counted() {
    let done = parure(&[
        "simulate", "kuhn", "--games", "50", "--bots", "random", "--json",
    ]);
    let random = &json(&done)["players"]["random"];
    assert_eq!(random["chairs"], 100);
    assert_eq!(random["victories"], 50.0);
}

#[test]
fn bad_usage_says_what_would_be_right_and_exits_with_2() {
    let wrong = |args: &[&str], hint: &str| {
        let done = parure(args);
        assert_eq!(done.status.code(), Some(2), "{args:?}");
        assert!(
            complained(&done).contains(hint),
            "{args:?}: {}",
            complained(&done)
        );
    };
    wrong(&["simulate", "chess"], "sealed-bid");
    wrong(&["simulate", "kuhn", "--seats", "4"], "2 to 2");
    wrong(&["simulate", "kuhn", "--bots", "deep-blue"], "random");
    wrong(&["simulate", "kuhn", "--games", "0"], "1..");
    wrong(&["simulate", "kuhn", "--threads", "0"], "1 is the fewest");
    wrong(&["bench", "kuhn", "--seats", "9"], "2 to 2");
    wrong(&["train", "kuhn"], "its player has no lessons");
    wrong(&["replay", "no-such-file"], "cannot read no-such-file");
    wrong(&["dance"], "unrecognized subcommand");
    let path = record("usage", |_| {});
    let path = path.to_str().expect("the path is text");
    wrong(&["replay", path, "--as", "3"], "a seat from 0 to 2");
    wrong(&["replay", path, "--lang", "de"], "there are en and fr");
}

#[test]
fn replay_tells_the_story_in_both_languages() {
    let path = record("story", |_| {});
    let english = said(&on_record("replay", &path, &["--names", "Anna,Bert,Cleo"]));
    assert!(english.starts_with("sealed-bid · rules 1 · 3 seats\n   0  The game is set up"));
    assert!(
        english.contains("Anna: seal the bid\n        Anna seals a bid"),
        "{english}"
    );
    let french = said(&on_record("replay", &path, &["--lang", "fr"]));
    assert!(
        french.contains("Joueur 1\u{a0}: cacheter l’offre"),
        "{french}"
    );
}

#[test]
fn replay_shows_a_player_only_what_she_knew() {
    let path = record("knew", |_| {});
    let all = said(&on_record("replay", &path, &[]));
    let anna = said(&on_record("replay", &path, &["--as", "0"]));
    let watched = said(&on_record("replay", &path, &["--as", "spectator"]));
    assert!(all.contains("Player 2: add"));
    assert!(
        anna.contains("Player 1: add") && !anna.contains("Player 2: add"),
        "{anna}"
    );
    assert!(!watched.contains(": add"), "{watched}");
    assert!(
        watched.contains("Player 2 receives a secret commission"),
        "{watched}"
    );
    assert!(all.contains("Player 2 is to buy"), "{all}");
    let numbers = watched.lines().filter(|line| !line.starts_with("        "));
    let numbers: Vec<u32> = numbers
        .filter_map(|line| line.split_whitespace().next()?.parse().ok())
        .collect();
    assert_eq!(numbers, (0..numbers.len() as u32).collect::<Vec<_>>());
}

#[test]
fn replay_as_json_has_one_object_per_decision_and_per_event() {
    let path = record("lines.json", |_| {});
    let lines: Vec<Value> = said(&on_record("replay", &path, &["--json"]))
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is an object"))
        .collect();
    assert_eq!(lines[0]["act"], "deal");
    assert!(lines[0]["picks"].is_array());
    assert_eq!(lines[1]["event"]["type"], "commissioned");
    assert_eq!(lines[1]["audience"]["type"], "whispered");
    assert_eq!(lines[1]["outside"]["lot"], "down");
    assert!(
        lines
            .iter()
            .any(|line| line["act"] == "play" && line["seat"] == 2)
    );
    let bert = said(&on_record("replay", &path, &["--json", "--as", "1"]));
    assert!(!bert.contains("picks") && !bert.contains("outside"));
}

#[test]
fn verify_proves_an_untouched_record() {
    for name in ["untouched", "untouched.json"] {
        let path = record(name, |_| {});
        let done = on_record("verify", &path, &[]);
        assert!(done.status.success(), "{}", complained(&done));
        assert!(
            said(&done).contains("picks follow from the secret"),
            "{}",
            said(&done)
        );
    }
}

#[test]
fn verify_says_exactly_what_does_not_fit() {
    let fails = |name: &str, change: fn(&mut Value), hint: &str| {
        let done = on_record("verify", &record(name, change), &[]);
        assert_eq!(done.status.code(), Some(1), "{name}");
        assert!(
            complained(&done).contains(hint),
            "{name}: {}",
            complained(&done)
        );
    };
    fails(
        "digest.json",
        |r| r["rows"][4]["digest"] = "00000000".into(),
        "row 4: the digest",
    );
    fails(
        "text.json",
        |r| r["fairness"]["contributions"][1] = "eve".into(),
        "luck: row 0: pick 0 is written as",
    );
    fails(
        "secret.json",
        |r| r["fairness"]["secret"] = "00".repeat(32).into(),
        "does not fit the commitment",
    );
    fails(
        "hidden.json",
        |r| r["fairness"]["secret"] = Value::Null,
        "has not been revealed",
    );
    fails(
        "unfair.json",
        |r| r["fairness"] = Value::Null,
        "where its luck came from",
    );
    let cut = |r: &mut Value| drop(r["rows"].as_array_mut().expect("rows").pop());
    fails("cut.json", cut, "cut short");
    fails("rules.json", |r| r["rules_version"] = 7.into(), "rules 7");
    let path = record("noted.json", |_| {});
    let noted = "ab".repeat(32);
    let done = on_record("verify", &path, &["--commitment", &noted]);
    assert_eq!(done.status.code(), Some(1));
    assert!(
        complained(&done).contains("you noted abab"),
        "{}",
        complained(&done)
    );
}

#[test]
fn bench_measures() {
    let done = parure(&["bench", "sealed-bid", "--games", "300", "--json"]);
    assert!(done.status.success(), "{}", complained(&done));
    let lines = said(&done);
    let benches = lines.lines().map(|line| {
        let bench: Value = serde_json::from_str(line).expect("an object a line");
        assert!(bench["ns_per_decision"].as_f64() > Some(0.0));
        assert!(bench["search_iterations_s"].is_f64());
        assert!(bench["record_bytes_max"].as_u64() < Some(2048));
        bench["seats"].as_u64()
    });
    let seats: Vec<_> = benches.collect();
    assert_eq!(seats, [2, 3, 4, 5].map(Some));
}

#[test]
fn training_comes_to_the_same_on_one_thread_and_two() {
    let game = [
        "train",
        "queens-necklace",
        "--games",
        "9",
        "--teacher",
        "greedy",
    ];
    let on = |threads: &str| {
        let done = parure(&[&game[..], &["--threads", threads]].concat());
        assert!(done.status.success(), "{}", complained(&done));
        said(&done)
    };
    let weights = on("1");
    let command = "# parure train queens-necklace --games 9 --teacher greedy --seed 1\n";
    assert!(weights.starts_with(command), "{weights}");
    assert_eq!(weights, on("2"));
}
