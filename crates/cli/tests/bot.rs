//! `examples/bot.py`, in a house with all its limits.

mod guests;

use client::{Chair, Guest};
use guests::{PATIENCE, Served, decide, through, usual_house};
use protocol::{NewTable, Reason, TableInfo, Token};
use serde_json::json;
use std::process::{Command, Stdio};
use tokio::time::timeout;

const GAME: &str = "queens-necklace";
/// Decisions Anna takes at least before the house dies, and again after it.
const DECISIONS: u32 = 6;

/// Takes `DECISIONS`, and goes on until `reactions` were answered. An answer in a reaction
/// is held, and shows when its time is over.
async fn play(chair: &mut Chair, name: &str, reactions: u32) -> u32 {
    let (mut sent, mut held) = (0, 0);
    while !chair.is_over() && (sent < DECISIONS || held < reactions) {
        if chair.offers().is_empty() {
            chair.hear().await.expect("the house goes on");
            continue;
        }
        let ply = chair.brief.as_ref().map(|brief| brief.ply);
        sent += 1;
        match decide(chair, name, sent).await {
            Ok(()) | Err(Reason::Stale { .. }) => {}
            Err(other) => panic!("{name}'s decision {sent} was refused: {other:?}"),
        }
        held += u32::from(chair.brief.as_ref().map(|brief| brief.ply) == ply);
        while chair.brief.as_ref().map(|brief| brief.ply) == ply {
            chair.hear().await.expect("the house goes on");
        }
    }
    held
}

#[tokio::test]
async fn a_python_program_plays_through_reactions_and_a_death_of_the_house() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("house.db").display().to_string();
    let mut served =
        Served::open_as(usual_house, &["--data", &data, "--window-seconds", "1"]).await;
    let anna = Guest::arrive(served.address).await.expect("a guest");
    let wish = NewTable {
        game: GAME.into(),
        seats: Some(2),
        ..NewTable::default()
    };
    let table = anna.lay(&wish).await.expect("a table").id;
    let post = async |way: &str, body| {
        let path = format!("/api/tables/{table}/{way}");
        anna.post(&path, &body).await.expect("an answer")
    };
    let asked = post("token", json!({ "seat": 1, "name": "Python" })).await;
    let token: Token = asked.read().expect("a token");
    let started: TableInfo = post("start", json!({})).await.read().expect("begun");
    assert_eq!(started.seats[1].name.as_deref(), Some("Python"));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let program = Command::new("python3")
        .arg(script)
        .args(["--house", &format!("http://{}", served.address)])
        .args(["--table", &table, "--token", &token.token])
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 runs");

    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let first = timeout(PATIENCE, play(&mut chair, "first", 0));
    let held = first.await.expect("the game goes on");
    served.kill();
    served.start().await;
    let mut chair = through(async || Chair::sit(&anna, &table).await).await;
    let then = timeout(PATIENCE, play(&mut chair, "then", u32::from(held == 0)));
    let held_after = then.await.expect("the program came back");
    assert!(held + held_after > 0, "somebody was asked for a reaction");
    // With one person among bots there are no windows: the rest is quick.
    let _: TableInfo = post("resign", json!({})).await.read().expect("resigned");
    let said = tokio::task::spawn_blocking(move || program.wait_with_output());
    let said = timeout(PATIENCE, said).await.expect("the game ends");
    let said = said.expect("no panic").expect("it ended");
    let log = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{log}");
    assert!(
        log.contains("once more in"),
        "it lost the line and came back: {log}"
    );
    assert!(String::from_utf8_lossy(&said.stdout).contains("standings"));
}

#[test]
fn it_is_patient_and_gives_up_in_the_end() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/python/bot_test.py");
    let tried = Command::new("python3")
        .arg(script)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&tried.stderr);
    assert!(tried.status.success(), "{said}");
}
