//! The NATS form: plain publish and subscribe, which every NATS server has.

use crate::{Bus, News, WAITING};
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use tokio::sync::{broadcast, mpsc};

/// Everything is told under this subject.
const SUBJECT: &str = "parure.news";

/// A connection to a NATS server, which is looked for again whenever it is lost.
pub struct Nats {
    ear: broadcast::Sender<News>,
    mouth: mpsc::Sender<News>,
}

impl Nats {
    /// Joins at this address. A server that is away is waited for in the background;
    /// an address that makes no sense is an error.
    pub async fn join(url: &str) -> Result<Nats, String> {
        let options = ConnectOptions::new()
            .name("parure")
            .no_echo()
            .retry_on_initial_connect()
            .event_callback(|event| async move {
                match event {
                    Event::Connected => tracing::info!("the bus is there"),
                    Event::Disconnected => tracing::warn!("the bus is away"),
                    other => tracing::debug!("the bus: {other}"),
                }
            });
        let client = options.connect(url).await.map_err(|why| why.to_string())?;
        let heard = client.subscribe(SUBJECT).await;
        let heard = heard.map_err(|why| why.to_string())?;
        let ear = broadcast::Sender::new(WAITING);
        let (mouth, told) = mpsc::channel(WAITING);
        tokio::spawn(hear(heard, ear.clone()));
        tokio::spawn(speak(client, told));
        Ok(Nats { ear, mouth })
    }
}

async fn hear(mut heard: Subscriber, ear: broadcast::Sender<News>) {
    while let Some(message) = heard.next().await {
        match postcard::from_bytes(&message.payload) {
            // If nobody listens, nobody misses it.
            Ok(news) => drop(ear.send(news)),
            // A node of another version may know other news.
            Err(why) => tracing::debug!("news that cannot be read: {why}"),
        }
    }
}

async fn speak(client: Client, mut told: mpsc::Receiver<News>) {
    while let Some(news) = told.recv().await {
        let news = postcard::to_allocvec(&news).expect("news can be written");
        if let Err(why) = client.publish(SUBJECT, news.into()).await {
            tracing::debug!("news were lost: {why}");
        }
    }
}

impl Bus for Nats {
    fn tell(&self, news: News) {
        // While the server is away this fills up, and what comes then is lost.
        let _ = self.mouth.try_send(news);
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.ear.subscribe()
    }

    fn is_alone(&self) -> bool {
        false
    }
}
