//! Both forms keep the contract.

use bus::contract::{every_promise, gets_through};
use bus::{Bus, Hub, Local, Nats, News};
use services::NatsServer as Server;
use std::time::{Duration, Instant};

#[tokio::test]
async fn the_local_bus_keeps_every_promise() {
    let hub = Hub::default();
    every_promise([&hub.join(), &hub.join(), &hub.join()]).await;
    assert!(Local::alone().is_alone());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_nats_bus_keeps_every_promise() {
    let server = Server::start();
    let url = server.url();
    let nodes = tokio::join!(Nats::join(&url), Nats::join(&url), Nats::join(&url));
    let (one, two, three) = (
        nodes.0.expect("a"),
        nodes.1.expect("b"),
        nodes.2.expect("c"),
    );
    every_promise([&one, &two, &three]).await;
}

/// A server that is away stops nobody, and is found again.
#[tokio::test(flavor = "multi_thread")]
async fn a_nats_server_may_come_late_and_come_back() {
    let mut server = Server::start();
    server.stop();
    let one = Nats::join(&server.url()).await.expect("an address");
    let two = Nats::join(&server.url()).await.expect("an address");
    let news = News::Guest("anna".into());
    let began = Instant::now();
    for _ in 0..20_000 {
        one.tell(news.clone());
    }
    assert!(
        began.elapsed() < Duration::from_secs(2),
        "telling never waits"
    );
    for _ in 0..2 {
        server.resume();
        gets_through(&one, &two, &news).await;
        server.stop();
    }
}

#[tokio::test]
async fn an_address_that_makes_no_sense_is_refused() {
    assert!(Nats::join("nats://:not a port").await.is_err());
}
