//! Running the house: an orderly end, backups while it is open, unfinished games when it
//! opens, programs with tokens, and logs that tell no secrets.

mod guests;

use client::{Chair, Guest, HttpAnswer};
use protocol::{Claimed, NewTable, TableInfo, Token, close};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use store::{Sqlite, Store};

const GAME: &str = "queens-necklace";

struct Served {
    child: Child,
    address: SocketAddr,
    metrics: SocketAddr,
    log: PathBuf,
}

impl Served {
    async fn open(data: &Path) -> Served {
        let address = SocketAddr::from(([127, 0, 0, 1], services::free_port()));
        let metrics = SocketAddr::from(([127, 0, 0, 1], services::free_port()));
        let log = data.with_extension("log");
        let file = std::fs::File::create(&log).expect("a log file");
        let child = guests::house(address)
            .args(["--log", "trace", "--log-json", "--data"])
            .arg(data)
            .args(["--metrics", &metrics.to_string()])
            .args(["--mail-server", "127.0.0.1:1"])
            .args(["--mail-from", "house@court.example"])
            .args(["--public-url", "https://court.example"])
            .stderr(file)
            .spawn()
            .expect("the house opens");
        while tokio::net::TcpStream::connect(address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Served {
            child,
            address,
            metrics,
            log,
        }
    }

    /// SIGTERM; how it ended and what it wrote into its log.
    async fn close(mut self) -> (ExitStatus, String) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(sent.expect("kill runs").success());
        let status = self.child.wait().expect("it ended");
        let log = std::fs::read_to_string(&self.log).expect("a log in UTF-8");
        for line in log.lines() {
            let said: Value = serde_json::from_str(line).expect("a line is an object");
            assert!(said["level"].is_string() && said["timestamp"].is_string());
        }
        (status, log)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Nobody is left behind, even when the test fails.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn play(chair: &mut Chair, most: u32) {
    let mut sent = 0;
    while !chair.is_over() && sent < most {
        if chair.offers().is_empty() {
            chair.hear().await.expect("the house goes on");
            continue;
        }
        sent += 1;
        let _ = guests::decide(chair, "id", sent).await;
    }
}

#[tokio::test]
async fn a_house_is_closed_in_order_and_goes_on_from_a_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("house.db");
    let copy = folder.path().join("copy.db");
    let served = Served::open(&data).await;
    let anna = Guest::arrive(served.address).await.expect("a guest");
    let table = anna.play_now(GAME, 4).await.expect("a table").id;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    play(&mut chair, 20).await;
    let story = chair.story.clone();
    let backup = |data: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parure"));
        let done = command.arg("backup").arg(&copy).arg("--data").arg(data);
        done.output().expect("it runs").status.success()
    };
    assert!(backup(&data), "while the house is open");
    assert!(!backup(&data), "nothing is overwritten");
    play(&mut chair, 5).await;

    let began = Instant::now();
    let (status, _) = served.close().await;
    assert!(status.success() && began.elapsed() < Duration::from_secs(5));
    let gone = chair.until_gone().await;
    assert_eq!(gone.code, Some(close::GOING_AWAY));

    // A new house on the copy: the same guest, the same story up to the backup.
    let served = Served::open(&copy).await;
    let anna = Guest {
        house: served.address,
        ..anna
    };
    let chair = Chair::sit(&anna, &table).await.expect("a chair");
    assert!(chair.story.len() >= story.len() && chair.story[..story.len()] == story);
}

#[tokio::test]
async fn a_game_that_cannot_be_replayed_is_set_aside_and_the_rest_is_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("house.db");
    let served = Served::open(&data).await;
    let anna = Guest::arrive(served.address).await.expect("a guest");
    let mut ids = Vec::new();
    for _ in 0..3 {
        let table = anna.play_now(GAME, 2).await.expect("a table").id;
        let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
        play(&mut chair, 4).await;
        ids.push(table);
    }
    served.close().await;
    // One row of one game is bent.
    let spoil = format!(
        "import sqlite3; c = sqlite3.connect({:?}); \
         c.execute('update decisions set digest = (digest + 1) % 65536 where table_id = ? and ply = 2', ({:?},)); \
         c.commit()",
        data.display().to_string(),
        ids[1]
    );
    let spoilt = Command::new("python3").args(["-c", &spoil]).status();
    assert!(spoilt.expect("python3 runs").success());

    let served = Served::open(&data).await;
    let anna = Guest {
        house: served.address,
        ..anna
    };
    let count = |name: &str, text: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|line| line.trim().parse::<u32>().ok())
    };
    let until = Instant::now() + Duration::from_secs(20);
    loop {
        let metrics = HttpAnswer::to(served.metrics, "GET", "/metrics", &[], &[]).await;
        let metrics = String::from_utf8(metrics.expect("metrics").body).expect("text");
        if count("parure_tables_set_aside_total", &metrics) == Some(1) {
            break;
        }
        assert!(Instant::now() < until, "{metrics}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for (at, id) in ids.iter().enumerate() {
        let answer = anna
            .get(&format!("/api/tables/{id}"))
            .await
            .expect("an answer");
        assert_eq!(answer.status, if at == 1 { 500 } else { 200 });
        if at == 1 {
            let told: Value = serde_json::from_slice(&answer.body).expect("JSON");
            let why = json!({ "type": "set_aside", "why": "damaged", "row": 2 });
            assert_eq!(told["refused"], why);
        }
    }
    let mut chair = Chair::sit(&anna, &ids[2]).await.expect("a chair");
    play(&mut chair, 3).await;
    let (_, log) = served.close().await;
    let why = log.lines().find(|line| line.contains(&ids[1]));
    assert!(
        why.is_some_and(|line| line.contains("digest") || line.contains("row 2")),
        "{log}"
    );
}

#[tokio::test]
async fn a_python_program_plays_a_whole_game_with_a_token_and_the_log_tells_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("house.db");
    let served = Served::open(&data).await;
    let mut anna = Guest::arrive(served.address).await.expect("a guest");
    let wish = NewTable {
        game: GAME.into(),
        seats: Some(2),
        ..NewTable::default()
    };
    let password = "pale moths at midnight";
    let claim = json!({ "name": "Zerbinette", "password": password });
    let claimed = anna.post("/api/account/claim", &claim).await;
    let claimed = claimed.expect("an answer");
    anna.keep_cookie(&claimed);
    let claimed: Claimed = claimed.read().expect("claimed");
    let mail = json!({ "mail": "zerbinette@court.example" });
    let kept = anna.post("/api/account/mail", &mail).await;
    assert_eq!(kept.expect("an answer").status, 200);
    let again = anna.post("/api/account/sign-in", &claim).await;
    assert_eq!(again.expect("an answer").status, 200);
    let table = anna.lay(&wish).await.expect("a table").id;
    let path = format!("/api/tables/{table}/token");
    let asked = json!({ "seat": 1, "name": "Python" });
    let token: Token = anna
        .post(&path, &asked)
        .await
        .expect("an answer")
        .read()
        .expect("a token");
    let start = format!("/api/tables/{table}/start");
    let started: TableInfo = anna
        .post(&start, &json!({ "luck": "a text of Anna's own" }))
        .await
        .expect("an answer")
        .read()
        .expect("begun");
    assert_eq!(started.seats[1].name.as_deref(), Some("Python"));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let program = Command::new("python3")
        .arg(script)
        .args(["--house", &format!("http://{}", served.address)])
        .args(["--table", &table, "--token", &token.token, "--quiet"])
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 runs");
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let game = play(&mut chair, u32::MAX);
    let whole = tokio::time::timeout(Duration::from_secs(120), game).await;
    whole.expect("the game ends");
    let said = tokio::task::spawn_blocking(move || program.wait_with_output());
    let said = said.await.expect("no panic").expect("it ended");
    assert!(
        said.status.success(),
        "{}",
        String::from_utf8_lossy(&said.stderr)
    );
    assert!(String::from_utf8_lossy(&said.stdout).contains("standings"));

    let (_, log) = served.close().await;
    assert!(!log.is_empty());
    let store = Sqlite::open(&data).await.expect("the data file");
    let secret = store.secret(&table).await.expect("readable").expect("kept");
    let cookie = anna.cookie.split('=').nth(1).expect("a cookie");
    for hidden in [
        &*secret.reveal().to_string(),
        &token.token,
        cookie,
        "a text of Anna's own",
        password,
        &claimed.recovery,
        &claimed.recovery.replace('-', ""),
        "zerbinette@court",
    ] {
        assert!(!log.contains(hidden), "{hidden} is in the log");
    }
    // Nor any card: the only words of the game in the log are its id.
    for card in ["emerald", "musketeer", "astrologer"] {
        assert!(!log.contains(card), "{card} is in the log");
    }
}
