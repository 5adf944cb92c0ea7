//! `parure serve`: opens the house.

use crate::runtime;
use crate::stop::Stop;
use bus::Bus;
use server::{House, MailSettings, Settings};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Postgres, Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

/// A database that is away when the house opens, as when both have just been started, is
/// waited for so long.
const DATABASE_COMES: Duration = Duration::from_secs(60);
/// How often it is looked for.
const LOOK_AGAIN: Duration = Duration::from_millis(500);
/// After the signal, sockets have so long to say goodbye.
const GOODBYE: Duration = Duration::from_secs(3);

/// Opens the house: games in the browser, against bots and friends.
#[derive(clap::Args)]
pub struct Args {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Where to tell what the house counts, for Prometheus: at `/metrics`, and nowhere else. Not
    /// for strangers, so on this machine alone.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:9464")]
    metrics: SocketAddr,
    /// The data file; made if it is missing.
    #[arg(long, default_value = "parure.db")]
    data: PathBuf,
    /// A PostgreSQL database instead of a data file: `postgres://USER@HOST/NAME`.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database_url: Option<String>,
    /// The NATS server where the nodes of a house with several meet: `nats://HOST`. All of
    /// them share one database.
    #[arg(long, value_name = "URL", requires = "database_url")]
    bus_url: Option<String>,
    /// About how long bots wait before they act, in milliseconds.
    #[arg(long, default_value_t = 700)]
    bot_pause_ms: u64,
    /// How long reactions stay open among people, in seconds, unless the table says
    /// otherwise; 0 for no such time.
    #[arg(long, default_value_t = 8.0, value_parser = seconds)]
    window_seconds: f64,
    /// How long a player must be gone before the others may let a computer play for her.
    #[arg(long, value_name = "SECONDS", default_value_t = 120.0, value_parser = seconds)]
    gone_seconds: f64,
    /// Whose account may judge reports; may be given several times. The account must exist when
    /// the house is opened.
    #[arg(long, value_name = "NAME")]
    operator: Vec<String>,
    /// A mail server in the same machine or network, for slow games.
    #[arg(long, value_name = "HOST:PORT", requires_all = ["mail_from", "public_url"])]
    mail_server: Option<String>,
    /// Who letters are from.
    #[arg(long, value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Where the house is to be found, for links in letters.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Whether a proxy with TLS stands before the house: its `X-Forwarded-Proto` and
    /// `X-Forwarded-Host` are believed. Never without one.
    #[arg(long)]
    behind_proxy: bool,
    /// What goes to the log: `error`, `warn`, `info`, `debug` or `trace`.
    #[arg(long, default_value = "info", value_name = "LEVEL")]
    log: tracing::Level,
    /// One JSON object for each line of the log, for programs that read it.
    #[arg(long)]
    log_json: bool,
    /// Lifts the limits on how fast clients may ask, for load tests.
    #[arg(long, hide = true)]
    unlimited: bool,
}

impl Args {
    fn mail(&self) -> Option<MailSettings> {
        Some(MailSettings {
            server: self.mail_server.clone()?,
            from: self.mail_from.clone()?,
            address: self.public_url.clone()?,
        })
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings {
            bot_pause: Duration::from_millis(self.bot_pause_ms),
            window: Duration::from_secs_f64(self.window_seconds),
            slow_window: match self.window_seconds {
                0.0 => Duration::ZERO,
                _ => Settings::default().slow_window,
            },
            gone_for: Duration::from_secs_f64(self.gone_seconds),
            operators: self.operator.clone(),
            mail: self.mail(),
            behind_proxy: self.behind_proxy,
            ..Settings::default()
        };
        if self.unlimited {
            let plenty = 1_000_000;
            settings.frames_per_second = plenty;
            settings.burst = plenty;
            settings.requests_per_second = plenty;
            settings.guests_per_second = plenty;
            settings.sockets_per_guest = plenty;
            settings.tables_per_guest = plenty;
            settings.open_tables_per_guest = plenty;
        }
        settings
    }
}

/// A length of time that can be waited for.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
    match (0.0..=3600.0).contains(&seconds) {
        true => Ok(seconds),
        false => Err("a number of seconds from 0 to 3600".into()),
    }
}

pub fn run(args: Args) -> Result<(), Stop> {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_target(false)
        .with_max_level(args.log);
    match args.log_json {
        true => log.json().init(),
        false => log.init(),
    }
    let runtime = runtime::new()?;
    let done = runtime.block_on(serve(args));
    // Bots in the middle of a thought are not waited for.
    runtime.shutdown_background();
    done
}

async fn serve(args: Args) -> Result<(), Stop> {
    let (house, store) = open_house(&args).await?;
    let listener = TcpListener::bind(args.listen)
        .await
        .map_err(|why| Stop::Failed(format!("cannot listen on {}: {why}", args.listen)))?;
    let address = listener.local_addr()?;
    println!("Parure is open at http://{address}");
    tokio::spawn(last_call(house.clone()));
    match TcpListener::bind(args.metrics).await {
        Ok(listener) => drop(tokio::spawn(server::serve_metrics(listener, house.clone()))),
        Err(why) => tracing::warn!("no metrics: cannot listen on {}: {why}", args.metrics),
    }
    let resuming = house.clone();
    tokio::spawn(async move {
        if let Err(why) = resuming.resume().await {
            tracing::error!("unfinished games cannot be read: {why}");
        }
    });
    let late = too_late(house.clone());
    let served = tokio::select! {
        done = server::serve(listener, house) => done,
        () = late => Ok(()),
    };
    // Everything is in the data file itself then, and copying that is a backup.
    if let Err(why) = store.close().await {
        tracing::error!("the store was not closed: {why}");
    }
    Ok(served?)
}

async fn open_house(args: &Args) -> Result<(House, Arc<dyn Store>), Stop> {
    let bus = open_bus(args).await?;
    let until = Instant::now() + DATABASE_COMES;
    loop {
        let joined = async {
            let store = open_store(args).await?;
            let house = House::join(store.clone(), bus.clone(), args.settings()).await?;
            Ok((house, store))
        };
        match joined.await {
            Ok(opened) => return Ok(opened),
            Err(StoreError::Away(why)) if Instant::now() < until => {
                tracing::warn!("the database is away: {why}");
                tokio::time::sleep(LOOK_AGAIN).await;
            }
            Err(why) => {
                let name = match &args.database_url {
                    Some(_) => "the database".to_owned(),
                    None => args.data.display().to_string(),
                };
                return Err(Stop::Failed(format!("{name} cannot be opened: {why}")));
            }
        }
    }
}

async fn open_store(args: &Args) -> Result<Arc<dyn Store>, StoreError> {
    let store = match &args.database_url {
        Some(url) => Postgres::open(url).await?,
        None => Sqlite::open(&args.data).await?,
    };
    Ok(Arc::new(store))
}

async fn open_bus(args: &Args) -> Result<Arc<dyn Bus>, Stop> {
    let Some(url) = &args.bus_url else {
        return Ok(Arc::new(bus::Local::alone()));
    };
    let joined = bus::Nats::join(url).await;
    let joined = joined.map_err(|why| Stop::Failed(format!("the bus cannot be joined: {why}")))?;
    Ok(Arc::new(joined))
}

/// Closes the house when somebody wants it closed.
async fn last_call(house: House) {
    let mut ended = signal(SignalKind::terminate()).expect("signals can be heard");
    let mut interrupted = signal(SignalKind::interrupt()).expect("signals can be heard");
    tokio::select! {
        _ = ended.recv() => {}
        _ = interrupted.recv() => {}
    }
    house.close();
}

/// Nobody is waited for longer than this: what counts is on the disk.
async fn too_late(house: House) {
    house.closed().await;
    tokio::time::sleep(GOODBYE).await;
}
