//! Those who stand in the door and do not say what they want, while others play on.

mod support;

use client::Chair;
use server::Settings;
use std::time::{Duration, Instant};
use support::{open_with, play_out, quick, table_of, within};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How long one may hesitate in these tests.
const HESITATION: Duration = Duration::from_millis(400);
const MANY: usize = 200;

fn patient() -> Settings {
    Settings {
        hesitation: HESITATION,
        ..quick()
    }
}

/// What the house says until it hangs up.
async fn until_hung_up(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    // A connection that is reset is over as well.
    let _ = stream.read_to_end(&mut said).await;
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn half_a_request_is_not_waited_for_and_others_play_on() {
    let house = open_with(patient()).await;
    let mut standing = Vec::new();
    for at in 0..MANY {
        let mut stream = TcpStream::connect(house.address).await.expect("let in");
        let half: &[u8] = match at % 3 {
            0 => b"",
            1 => b"GET /api",
            _ => b"GET /api/me HTTP/1.1\r\nhost: here\r\n",
        };
        stream.write_all(half).await.expect("sent");
        standing.push(tokio::spawn(until_hung_up(stream)));
    }
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("sealed-bid", &[&anna, &bert]).await;
    let mut hers = Chair::sit(&anna, &table).await.expect("a chair");
    let mut his = Chair::sit(&bert, &table).await.expect("a chair");
    let both = async { tokio::join!(play_out(&mut hers, "a", 0), play_out(&mut his, "b", 0)) };
    within("the game", both).await;
    for one in standing {
        let said = within("the end", one).await.expect("no panic");
        assert!(!said.contains("200 OK"), "{said}");
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_refused() {
    let house = open_with(patient()).await;
    let anna = house.guest().await;
    let began = Instant::now();
    let mut stream = TcpStream::connect(house.address).await.expect("let in");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
         content-length: 100\r\n\r\n{{",
        house.address, anna.cookie
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let said = within("the end", until_hung_up(stream)).await;
    assert!(said.contains("did not come in time"), "{said}");
    assert!(began.elapsed() >= HESITATION);
}

#[tokio::test]
async fn whoever_asks_nothing_more_is_let_go() {
    let house = open_with(patient()).await;
    let mut stream = TcpStream::connect(house.address).await.expect("let in");
    let ask = format!("GET /api/games HTTP/1.1\r\nhost: {}\r\n\r\n", house.address);
    stream.write_all(ask.as_bytes()).await.expect("sent");
    let said = within("the end", until_hung_up(stream)).await;
    assert!(said.starts_with("HTTP/1.1 200"), "{said}");
}
