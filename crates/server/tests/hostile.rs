//! Hostile clients of every kind at one table, while people play at another: at the limits
//! every house has, only the silence is shorter.

mod support;

use client::{Chair, Guest, HttpAnswer};
use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, VERSION, close};
use serde_json::{Value, json};
use server::Settings;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use support::{open_with, play_out, table_of, within};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const SILENCE: Duration = Duration::from_secs(5);
/// Nobody at the other table waits longer for an answer, on a machine that is busy as well.
const LONGEST_ANSWER: Duration = Duration::from_secs(1);
/// People think a moment, so that they stay below the limits.
const MOMENT: Duration = Duration::from_millis(25);

fn settings() -> Settings {
    Settings {
        silence: SILENCE,
        // Not a limit: among people every reaction would take eight seconds.
        window: Duration::ZERO,
        ..Settings::default()
    }
}

/// Hears whatever comes until the line is cut; the code that is said.
async fn let_go(mut chair: Chair) -> Option<u16> {
    loop {
        if let Err(gone) = chair.hear_text().await {
            return gone.code;
        }
    }
}

/// Sends the same frame as fast as it is answered.
async fn insists(mut chair: Chair, frame: Message) -> Option<u16> {
    loop {
        // If it can no longer be sent, hearing says why.
        let _ = chair.send_raw(frame.clone()).await;
        if let Err(gone) = chair.hear_text().await {
            return gone.code;
        }
    }
}

/// Sends as much as the line takes and hears nothing meanwhile.
async fn floods(mut chair: Chair) -> Option<u16> {
    let junk = FromClient::Submit {
        v: VERSION,
        id: "x".into(),
        ply: 0,
        steps: vec![json!("seal"); 64],
    };
    while chair.send(&junk).await.is_ok() {}
    let_go(chair).await
}

/// A line with as little room as can be had: what is not read soon stays with the house.
async fn narrow_line(guest: &Guest, table: &str) -> WebSocketStream<TcpStream> {
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None);
    let socket = socket.expect("a socket");
    socket.set_recv_buffer_size(2048).expect("set");
    socket.set_tcp_mss(536).expect("set");
    socket.connect(&guest.house.into()).expect("connected");
    socket.set_nonblocking(true).expect("set");
    let stream = TcpStream::from_std(socket.into()).expect("a stream");
    let address = format!("ws://{}/ws/tables/{table}", guest.house);
    let mut request = address.into_client_request().expect("a request");
    let cookie = guest.cookie.parse().expect("a cookie");
    request.headers_mut().insert("cookie", cookie);
    let line = tokio_tungstenite::client_async(request, stream).await;
    line.expect("a socket").0
}

/// How many the house has let go for reading too slowly.
async fn too_slow(metrics: SocketAddr) -> bool {
    let metrics = HttpAnswer::to(metrics, "GET", "/metrics", &[], &[]).await;
    let metrics = String::from_utf8(metrics.expect("metrics").body).expect("text");
    let line = metrics
        .lines()
        .find_map(|line| line.strip_prefix("parure_slow_sockets_total "));
    line.expect("it is counted") != "0"
}

/// Says hello and reads nothing until the house has lost patience.
async fn never_reads(guest: Guest, table: String, metrics: SocketAddr) -> Option<u16> {
    let mut line = narrow_line(&guest, &table).await;
    let hello = FromClient::Hello {
        v: VERSION,
        seen: 0,
    };
    let hello = serde_json::to_string(&hello).expect("written");
    line.send(Message::text(hello)).await.expect("sent");
    while !too_slow(metrics).await {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    loop {
        match line.next().await {
            Some(Ok(Message::Close(close))) => return close.map(|close| close.code.into()),
            Some(Ok(frame)) => {
                let frame = serde_json::from_slice::<Value>(&frame.into_data());
                assert!(frame.is_ok(), "what came late came whole: {frame:?}");
            }
            Some(Err(_)) | None => return None,
        }
    }
}

/// Is called something else all the time, of which everybody at her tables hears.
async fn fidgets(guest: Guest, stop: Arc<AtomicBool>) {
    for number in 0.. {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let name = json!({ "name": format!("Somebody else {number}") });
        guest.post("/api/me", &name).await.expect("an answer");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Whoever has asked for too much waits a moment.
async fn sits_at_last(guest: &Guest, table: &str) -> Chair {
    loop {
        match Chair::sit(guest, table).await {
            Ok(chair) => return chair,
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

/// Plays one game after the other until told to stop; how often she decided and the longest
/// she waited for an answer.
async fn plays_on(anna: Guest, bert: Guest, stop: Arc<AtomicBool>) -> (u32, Duration) {
    let (mut decisions, mut longest) = (0, Duration::ZERO);
    while !stop.load(Ordering::Relaxed) {
        let table = table_of("queens-necklace", &[&anna, &bert]).await;
        let mut chairs = [
            Chair::sit(&anna, &table).await.expect("a chair"),
            Chair::sit(&bert, &table).await.expect("a chair"),
        ];
        while !stop.load(Ordering::Relaxed) && !chairs[0].is_over() {
            for chair in &mut chairs {
                while let Ok(heard) = tokio::time::timeout(MOMENT, chair.hear()).await {
                    heard.expect("the house goes on");
                }
            }
            let asked = chairs.iter_mut().find(|chair| !chair.offers().is_empty());
            let Some(chair) = asked else { continue };
            decisions += 1;
            let action = chair.offers()[decisions as usize % chair.offers().len()]
                .action
                .clone();
            let id = format!("{table}-{decisions}");
            let began = Instant::now();
            chair.submit(&id, vec![action]).await.expect("sent");
            let answer = within("an answer", chair.answer_to(&id)).await;
            longest = longest.max(began.elapsed());
            assert_eq!(answer, Ok(Ok(())));
        }
    }
    (decisions, longest)
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_clients_are_let_go_while_another_table_plays_on() {
    let house = open_with(settings()).await;
    let mut guests = Vec::new();
    for _ in 0..10 {
        guests.push(house.guest().await);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let (anna, bert) = (guests[0].clone(), guests[1].clone());
    let playing = tokio::spawn(plays_on(anna, bert, stop.clone()));

    let (here, there) = (&guests[2], &guests[3]);
    let table = table_of("sealed-bid", &[here, there]).await;
    let mut sitting = Vec::new();
    for guest in &guests[4..9] {
        sitting.push(Chair::sit(guest, &table).await.expect("a chair"));
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let metrics = listener.local_addr().expect("an address");
    tokio::spawn(server::serve_metrics(listener, house.house.clone()));
    let slow = tokio::spawn(never_reads(guests[9].clone(), table.clone(), metrics));
    let fidgeting = [here, there].map(|guest| tokio::spawn(fidgets(guest.clone(), stop.clone())));
    let beat = serde_json::to_string(&FromClient::Beat { v: VERSION }).expect("written");
    let mut next = || sitting.pop().expect("a chair");
    let hostile = [
        (
            "beats too fast",
            close::TOO_MUCH,
            tokio::spawn(insists(next(), Message::text(beat))),
        ),
        (
            "makes no sense",
            close::TOO_MUCH,
            tokio::spawn(insists(next(), Message::text("{}"))),
        ),
        ("says nothing", close::SILENT, tokio::spawn(let_go(next()))),
        ("never reads", close::TOO_SLOW, slow),
    ];
    let flooding = [tokio::spawn(floods(next())), tokio::spawn(floods(next()))];
    for (who, code, hostile) in hostile {
        let said = within(who, hostile).await.expect("no panic");
        assert_eq!(said, Some(code), "{who}");
    }
    for flood in flooding {
        // Hung up on in mid-flood, one may see the line break instead.
        let said = within("a flood", flood).await.expect("no panic");
        assert!(said.is_none_or(|said| said == close::TOO_MUCH), "{said:?}");
    }
    stop.store(true, Ordering::Relaxed);
    let (decisions, longest) = within("the other table", playing).await.expect("no panic");
    println!("{decisions} decisions, the longest answer took {longest:?}");
    assert!(decisions > 50, "{decisions} decisions");
    assert!(longest < LONGEST_ANSWER, "{longest:?}");
    for fidget in fidgeting {
        within("a name", fidget).await.expect("no panic");
    }
    let mut one = within("a chair", sits_at_last(here, &table)).await;
    let mut two = within("a chair", sits_at_last(there, &table)).await;
    let both = async { tokio::join!(play_out(&mut one, "a", 1), play_out(&mut two, "b", 2)) };
    within("their own game", both).await;
}
