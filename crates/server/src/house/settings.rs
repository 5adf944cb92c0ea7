//! What can be set. Nothing has to be.

use catalogue::Luck;
use std::sync::Arc;
use std::time::Duration;
use tabletop::luck::Secret;

/// How the house behaves.
#[derive(Clone)]
pub struct Settings {
    /// About how long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think for a turn; a level may be quicker of its own.
    pub bot_thinks: Duration,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// How long a table stays in memory that no client looks at.
    pub table_idle: Duration,
    /// A connection on which no complete request arrives for so long is closed.
    pub hesitation: Duration,
    /// A socket from which nothing comes for so long is closed.
    pub silence: Duration,
    /// Frames a second from one socket, in the long run.
    pub frames_per_second: u32,
    /// Frames one socket may send at once.
    pub burst: u32,
    /// Frames that may wait for a socket to read them.
    pub queue: usize,
    /// Sockets of one guest.
    pub sockets_per_guest: u32,
    /// Whether a proxy stands before the house, whose `x-forwarded-` headers are believed.
    pub behind_proxy: bool,
    /// Tables that are not over at which one guest may sit.
    pub tables_per_guest: u32,
    /// Tables of one guest that wait for players and are listed for everybody.
    pub open_tables_per_guest: u32,
    /// Changing requests a second from one guest, in the long run.
    pub requests_per_second: u32,
    /// New guests a second from one address, in the long run.
    pub guests_per_second: u32,
    /// How long reactions stay open among people, unless the table says otherwise.
    pub window: Duration,
    /// The same at slow tables, for each day that a decision may take.
    pub slow_window: Duration,
    /// How long somebody must be gone before the others may let a computer play for her.
    pub gone_for: Duration,
    /// How often the house looks after its clocks.
    pub pulse: Duration,
    /// Names whose accounts may judge reports; looked up once, when the house is opened.
    pub operators: Vec<String>,
    /// How mail goes out; without it none does.
    pub mail: Option<MailSettings>,
    /// Where the secrets of tables come from: the system, except in tests.
    pub secrets: Arc<dyn Fn() -> [u8; 32] + Send + Sync>,
    /// Where the ids of tables come from: the same.
    pub table_ids: Arc<dyn Fn() -> String + Send + Sync>,
    /// What the luck of a table follows from: its secret and what each seat gave, except
    /// in tests.
    pub luck: Arc<dyn Fn(Secret, Vec<String>) -> Luck + Send + Sync>,
}

/// How mail goes out.
#[derive(Clone, Debug)]
pub struct MailSettings {
    /// A mail server in the same machine or network, as `HOST:PORT`.
    pub server: String,
    /// Who it is from.
    pub from: String,
    /// Where the house is, for links.
    pub address: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            bot_pause: Duration::from_millis(700),
            bot_thinks: Duration::from_millis(2500),
            thinkers: std::thread::available_parallelism().map_or(2, |cores| cores.get()),
            table_idle: Duration::from_secs(120),
            hesitation: Duration::from_secs(20),
            silence: Duration::from_secs(45),
            frames_per_second: 50,
            burst: 200,
            queue: 256,
            sockets_per_guest: 16,
            tables_per_guest: 40,
            open_tables_per_guest: 4,
            behind_proxy: false,
            requests_per_second: 10,
            guests_per_second: 5,
            window: Duration::from_secs(8),
            slow_window: Duration::from_secs(3 * 3600),
            gone_for: Duration::from_secs(120),
            pulse: Duration::from_secs(1),
            operators: Vec::new(),
            mail: None,
            secrets: Arc::new(super::random::bytes),
            table_ids: Arc::new(|| super::random::id(10)),
            luck: Arc::new(|secret, contributions| Luck::Provable {
                secret,
                contributions,
            }),
        }
    }
}
