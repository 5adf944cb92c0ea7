//! Letters for slow games: one for all tables that wait, and none that is stale.

mod support;

use client::Guest;
use protocol::{NewTable, Pace, TableSettings};
use serde_json::json;
use server::{MailSettings, Settings};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::Schedule;
use support::{
    Opened, laid_at, mailing, now, open_with, quick, table_with, wish, within, write_beside,
};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// A mail server that takes every letter and keeps it.
async fn letterbox() -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let letters = Arc::new(Mutex::new(Vec::new()));
    let kept = letters.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let kept = kept.clone();
            tokio::spawn(async move {
                let mut stream = BufReader::new(stream);
                stream.write_all(b"220 here\r\n").await.ok()?;
                let mut letter: Option<String> = None;
                loop {
                    let mut line = String::new();
                    if stream.read_line(&mut line).await.ok()? == 0 {
                        return None::<()>;
                    }
                    let reply: &[u8] = match &mut letter {
                        Some(text) if line == ".\r\n" => {
                            kept.lock().ok()?.push(std::mem::take(text));
                            letter = None;
                            b"250 kept\r\n"
                        }
                        Some(text) => {
                            text.push_str(&line);
                            continue;
                        }
                        None if line.starts_with("DATA") => {
                            letter = Some(String::new());
                            b"354 go on\r\n"
                        }
                        None if line.starts_with("QUIT") => b"221 bye\r\n",
                        None => b"250 well\r\n",
                    };
                    stream.write_all(reply).await.ok()?;
                }
            });
        }
    });
    (address, letters)
}

fn posting(server: String) -> Settings {
    Settings {
        // Letters are thought of every sixtieth time.
        pulse: Duration::from_millis(10),
        mail: Some(MailSettings {
            server,
            from: "house@court.example".into(),
            address: "https://court.example".into(),
        }),
        ..quick()
    }
}

/// Knows of a mail server and never thinks of letters.
fn resting() -> Settings {
    Settings {
        pulse: Duration::from_secs(3600),
        ..mailing()
    }
}

fn slow() -> NewTable {
    NewTable {
        ways: TableSettings {
            pace: Pace::Slow { days: 2 },
            ..TableSettings::default()
        },
        ..wish("kuhn", 2)
    }
}

/// Pretends that nothing has happened at this table for an hour.
async fn age(house: &Opened, table: &str) {
    let aged = |schedule: Schedule| {
        Some(Schedule {
            touched: schedule.touched - 3600,
            ..schedule
        })
    };
    write_beside(house, table, aged, Vec::new()).await;
}

async fn with_mail(house: &Opened, name: &str) -> Guest {
    let mut guest = house.guest().await;
    let claim = json!({ "name": name, "password": "three strings of pearls" });
    let claimed = guest.post("/api/account/claim", &claim).await;
    guest.keep_cookie(&claimed.expect("an answer"));
    let mail = json!({ "mail": format!("{name}@court.example") });
    let set = guest
        .post("/api/account/mail", &mail)
        .await
        .expect("an answer");
    assert_eq!(set.status, 200);
    guest
}

#[tokio::test(flavor = "multi_thread")]
async fn one_letter_lists_every_slow_table_that_waits() {
    let (server, letters) = letterbox().await;
    let house = open_with(resting()).await;
    let (anna, bert) = (
        with_mail(&house, "anna").await,
        with_mail(&house, "bert").await,
    );
    let first = table_with(slow(), &[&anna, &bert]).await;
    let second = table_with(slow(), &[&anna, &bert]).await;
    let unclocked = table_with(wish("kuhn", 2), &[&anna, &bert]).await;
    for table in [&first, &second, &unclocked] {
        age(&house, table).await;
    }
    for number in 1..=60 {
        laid_at(&house, &format!("newer{number}"), &anna, now() + number).await;
    }
    let house = house.reopen_with(posting(server)).await;
    let sent = async {
        while letters.lock().expect("no panic").is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    within("a letter", sent).await;
    // Twice the time until letters are thought of again: nobody gets a second one.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let letters = letters.lock().expect("no panic").clone();
    assert_eq!(letters.len(), 1, "bert is not waited for: {letters:?}");
    let letter = letters[0].replace("=\r\n", "");
    assert!(letter.contains("To: anna@court.example"), "{letter}");
    for table in [first, second] {
        assert!(
            letter.contains(&format!("https://court.example/tables/{table}")),
            "{letter}"
        );
    }
    assert!(!letter.contains(&unclocked), "only slow tables");
    drop(house);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_would_be_stale_is_not_sent() {
    let (server, letters) = letterbox().await;
    let house = open_with(resting()).await;
    let (anna, bert) = (with_mail(&house, "anna").await, house.guest().await);
    let table = table_with(slow(), &[&anna, &bert]).await;
    let mut chair = client::Chair::sit(&anna, &table).await.expect("a chair");
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    within("done", chair.answer_to("bet"))
        .await
        .expect("answered")
        .expect("done");
    age(&house, &table).await;
    let _house = house.reopen_with(posting(server)).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(letters.lock().expect("no panic").len(), 0);
}
