//! Malformed and hostile frames against a live table, which then plays on.

mod support;

use client::{Chair, Gone};
use protocol::{FromClient, FromHouse, Reason, VERSION, close};
use serde::Deserialize;
use support::{open_with, play_out, quick, table_of, within};
use tokio_tungstenite::tungstenite::{Bytes, Message};

const CORPUS: &str = include_str!("data/bad-frames.jsonl");

/// One line of the corpus. In `text`, `@x*3@` stands for `xxx`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bad {
    why: String,
    text: Option<String>,
    binary: Option<String>,
    ping: Option<String>,
    pong: Option<String>,
    flood: Option<String>,
    #[serde(default)]
    flood_pings: bool,
    #[serde(default)]
    times: usize,
    /// The socket is closed with this code; otherwise the frame is refused.
    closed: Option<u16>,
    /// Nothing comes back.
    #[serde(default)]
    silent: bool,
}

fn bytes(hex: &str) -> Bytes {
    let digits: Vec<char> = hex.chars().collect();
    let byte = |pair: &[char]| {
        let pair: String = pair.iter().collect();
        u8::from_str_radix(&pair, 16).expect("hexadecimal digits")
    };
    digits.chunks(2).map(byte).collect::<Vec<u8>>().into()
}

fn spelt_out(text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split('@').enumerate() {
        match part.rsplit_once('*') {
            Some((unit, times)) if at % 2 == 1 => {
                out += &unit.repeat(times.parse().expect("how often"));
            }
            _ => out += part,
        }
    }
    out
}

impl Bad {
    fn messages(&self) -> Vec<Message> {
        if let Some(text) = &self.text {
            return vec![Message::text(spelt_out(text))];
        }
        if let Some(hex) = &self.binary {
            return vec![Message::binary(bytes(hex))];
        }
        if let Some(hex) = &self.ping {
            return vec![Message::Ping(bytes(hex))];
        }
        if let Some(hex) = &self.pong {
            return vec![Message::Pong(bytes(hex))];
        }
        let one = match &self.flood {
            Some(text) => Message::text(text.clone()),
            None => Message::Ping(Bytes::from_static(b"x")),
        };
        assert!(self.flood.is_some() || self.flood_pings, "{}", self.why);
        vec![one; self.times]
    }
}

/// Sends it; what comes back is a refusal, a close code, or the beat asked for after it.
async fn outcome(chair: &mut Chair, bad: &Bad) -> Result<Option<Reason>, Gone> {
    for message in bad.messages() {
        // The house may have hung up already: then hearing says so.
        if chair.send_raw(message).await.is_err() {
            break;
        }
    }
    let _ = chair.send(&FromClient::Beat { v: VERSION }).await;
    loop {
        match chair.hear().await? {
            FromHouse::Refused { reason, .. } if bad.closed.is_none() => return Ok(Some(reason)),
            FromHouse::Beat { .. } if bad.silent => return Ok(None),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_a_client_sends_disturbs_a_table() {
    let limits = server::Settings::default();
    let house = open_with(server::Settings {
        frames_per_second: limits.frames_per_second,
        burst: limits.burst,
        ..quick()
    })
    .await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("sealed-bid", &[&anna, &bert]).await;
    let before = Chair::sit(&anna, &table).await.expect("a chair").brief;
    for line in CORPUS.lines() {
        let bad: Bad = serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let watcher = house.guest().await;
        for guest in [&anna, &watcher] {
            let mut chair = Chair::sit(guest, &table).await.expect("the table is there");
            let came = within(&bad.why, outcome(&mut chair, &bad)).await;
            match (bad.closed, &came) {
                // A peer that is hung up on in mid-flood may see the line break instead.
                (Some(code), Err(Gone { code: said })) => {
                    assert!(
                        said.is_none_or(|said| said == code),
                        "{}: {said:?}",
                        bad.why
                    );
                }
                (None, Ok(None)) if bad.silent => {}
                (None, Ok(Some(_))) if !bad.silent => {}
                _ => panic!("{}: {came:?}", bad.why),
            }
        }
        let still = within(&bad.why, Chair::sit(&anna, &table))
            .await
            .expect("a chair");
        assert_eq!(still.brief, before, "{}", bad.why);
    }
    assert_eq!(house.store.rows(&table).await.expect("rows").len(), 1);
    let mut one = Chair::sit(&anna, &table).await.expect("a chair");
    let mut two = Chair::sit(&bert, &table).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut one, "a", 1), play_out(&mut two, "b", 2)) };
    within("the game", both).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_on_one_socket_does_not_hold_up_the_others() {
    let house = open_with(quick()).await;
    let (anna, bert, mallory) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let table = table_of("sealed-bid", &[&anna, &bert]).await;
    let flooding = {
        let (mallory, table) = (mallory.clone(), table.clone());
        tokio::spawn(async move {
            let mut chair = Chair::sit(&mallory, &table).await.expect("a chair");
            let junk = FromClient::Submit {
                v: VERSION,
                id: "x".into(),
                ply: 0,
                steps: vec![serde_json::json!("seal"); 64],
            };
            for _ in 0..2000 {
                // She never reads what comes back; being let go is fine.
                if chair.send(&junk).await.is_err() {
                    break;
                }
            }
        })
    };
    let mut one = Chair::sit(&anna, &table).await.expect("a chair");
    let mut two = Chair::sit(&bert, &table).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut one, "a", 1), play_out(&mut two, "b", 2)) };
    within("the game", both).await;
    within("the flood", flooding).await.expect("no panic");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_so_many_sockets_and_no_more() {
    let house = open_with(server::Settings {
        sockets_per_guest: 2,
        ..quick()
    })
    .await;
    let anna = house.guest().await;
    let table = anna.play_now("sealed-bid", 2).await.expect("a table").id;
    let one = Chair::sit(&anna, &table).await.expect("a chair");
    let _two = Chair::sit(&anna, &table).await.expect("a chair");
    let gone = Chair::sit(&anna, &table).await.err().expect("refused");
    assert_eq!(gone.code, Some(close::TOO_MANY_SOCKETS));
    one.leave().await;
    within("a free place", async {
        while Chair::sit(&anna, &table).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// A table puts a view and an answer on the line before it sends them: with room for a single
/// frame it overflows, every time.
#[tokio::test]
async fn a_client_that_reads_too_slowly_is_let_go_and_resumes() {
    let house = open_with(server::Settings {
        queue: 1,
        ..quick()
    })
    .await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    chair
        .submit("bet", vec![serde_json::json!("bet")])
        .await
        .expect("sent");
    let gone = within("the end", chair.answer_to("bet")).await;
    assert_eq!(
        gone,
        Err(Gone {
            code: Some(close::TOO_SLOW)
        })
    );
    let story = chair.story.clone();
    let chair = Chair::resume(&anna, &table, story).await.expect("a chair");
    assert_eq!(chair.brief.expect("it goes on").ply, 1);
}

#[tokio::test]
async fn a_silent_client_is_let_go() {
    let house = open_with(server::Settings {
        silence: std::time::Duration::from_millis(50),
        ..quick()
    })
    .await;
    let anna = house.guest().await;
    let table = anna.play_now("sealed-bid", 2).await.expect("a table").id;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let gone = within("the end", chair.until_gone()).await;
    assert_eq!(gone.code, Some(close::SILENT));
}
