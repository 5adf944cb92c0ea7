//! What everything in the server shares: settings, store, bus, time, limits, running tables.
//!
//! | file | idea |
//! |---|---|
//! | `settings.rs` | what can be set, with good defaults |
//! | `time.rs` | the house's time, which stands still while it is closed |
//! | `registry.rs` | the tables that are in memory |
//! | `mailbox.rs` | what can be put to a table |
//! | `thinkers.rs` | threads on which computer players think |
//! | `signer.rs` | what the house signs: cookies and tokens |
//! | `limits.rs` | how much is too much |
//! | `meters.rs` | what the house counts |
//! | `random.rs` | the system's randomness |

pub mod limits;
pub mod mailbox;
pub mod meters;
pub mod random;
pub mod registry;
pub mod settings;
pub mod signer;
pub mod thinkers;
pub mod time;

use bus::Bus;
use limits::{Buckets, Counts};
use meters::Meters;
use protocol::Reason;
use registry::Registry;
use settings::Settings;
use signer::Signer;
use std::sync::Arc;
use store::{Store, StoreError};
use thinkers::Thinkers;
use time::HouseTime;
use tokio::sync::{Semaphore, watch};

/// Passwords tried at once from one address for one name, and seconds until one more.
const GUESSES: u32 = 10;
const GUESS_EVERY: f64 = 10.0;
/// Things said at once by one guest, and seconds until one more.
const WORDS: u32 = 6;
const WORDS_EVERY: f64 = 2.0;
/// Passwords worked on at the same time: each takes 19 MB.
const HASHING: usize = 2;
/// Passwords of any name tried from one address, and names claimed there: so many at once, and
/// seconds until one more. Each costs time and memory and must not stand in the way of others.
const HASHES: u32 = 40;
const HASH_EVERY: f64 = 2.0;
/// Requests that replay a game are limited to so many times fewer than others.
const REPLAY_COSTS: u32 = 5;

/// The house. Clones are the same house.
#[derive(Clone)]
pub struct House(Arc<Shared>);

struct Shared {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    /// What this node is called among the nodes of the house.
    node: String,
    settings: Settings,
    /// The ids of the operators' accounts.
    operators: Vec<String>,
    signer: Signer,
    registry: Registry,
    meters: Arc<Meters>,
    thinkers: Thinkers,
    sockets: Counts,
    uploads: Counts,
    requests: Buckets,
    new_guests: Buckets,
    guesses: Buckets,
    hashes: Buckets,
    hashing: Arc<Semaphore>,
    replays: Buckets,
    words: Buckets,
    time: HouseTime,
    closing: watch::Sender<bool>,
}

impl House {
    /// One node of a house whose nodes share `store` and meet on `bus`. Nothing runs yet.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        settings: Settings,
    ) -> Result<Self, StoreError> {
        let key = store.key("cookie", random::bytes()).await?;
        // A node that is alone always has the same name, so that it finds its own lease after
        // a restart.
        let node = match bus.is_alone() {
            true => "alone".to_owned(),
            false => random::id(8),
        };
        let rate = settings.requests_per_second;
        let guests = settings.guests_per_second;
        let operators = accounts_called(&*store, &settings.operators).await?;
        // If no node holds the lease, this one takes it: the last holder shut down.
        let time = HouseTime::from(store.tables().beat(&node, true).await?);
        Ok(House(Arc::new(Shared {
            signer: Signer::new(key),
            registry: Registry::default(),
            meters: Arc::default(),
            thinkers: Thinkers::start(settings.thinkers),
            sockets: Counts::default(),
            uploads: Counts::default(),
            requests: Buckets::new(rate, rate.saturating_mul(6)),
            new_guests: Buckets::new(guests, guests.saturating_mul(10)),
            guesses: Buckets::new_slow(GUESS_EVERY, GUESSES),
            hashes: Buckets::new_slow(HASH_EVERY, HASHES),
            hashing: Arc::new(Semaphore::new(HASHING)),
            replays: Buckets::new(
                rate.div_ceil(REPLAY_COSTS),
                rate.saturating_mul(6).div_ceil(REPLAY_COSTS),
            ),
            closing: watch::Sender::new(false),
            words: Buckets::new_slow(WORDS_EVERY, WORDS),
            time,
            store,
            bus,
            node,
            settings,
            operators,
        })))
    }

    /// Tells every socket that the house is going away.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Returns when the house is going away.
    pub async fn closed(&self) {
        let mut closing = self.0.closing.subscribe();
        // The sender lives as long as the house, so this fails only when both are gone.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Shutdown waits until every guard of this kind is dropped.
    pub(crate) fn present(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Returns when every guard of `present` is dropped.
    pub(crate) async fn emptied(&self) {
        self.0.closing.closed().await;
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    /// The same, to be kept.
    pub(crate) fn store_handle(&self) -> Arc<dyn Store> {
        self.0.store.clone()
    }

    pub(crate) fn bus(&self) -> &dyn Bus {
        &*self.0.bus
    }

    /// What this node is called among the nodes of the house.
    pub(crate) fn node(&self) -> &str {
        &self.0.node
    }

    /// Whether the house can have no other node.
    pub(crate) fn is_alone(&self) -> bool {
        self.0.bus.is_alone()
    }

    pub(crate) fn time(&self) -> &HouseTime {
        &self.0.time
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn signer(&self) -> &Signer {
        &self.0.signer
    }

    pub(crate) fn registry(&self) -> &Registry {
        &self.0.registry
    }

    pub(crate) fn meters(&self) -> &Meters {
        &self.0.meters
    }

    /// The same, to be kept.
    pub(crate) fn meters_handle(&self) -> Arc<Meters> {
        self.0.meters.clone()
    }

    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    pub(crate) fn sockets(&self) -> &Counts {
        &self.0.sockets
    }

    /// Records that are being proved.
    pub(crate) fn uploads(&self) -> &Counts {
        &self.0.uploads
    }

    /// Whether this guest may make one more change now.
    pub(crate) fn allows(&self, guest: &str) -> bool {
        self.0.requests.take(guest)
    }

    /// Whether one more password may be tried for this name from this address. A stranger who
    /// guesses elsewhere does not lock its owner out.
    pub(crate) fn allows_guess(&self, address: &str, login: &str) -> bool {
        self.0.guesses.take(&format!("{address} {login}")) && self.allows_hash(address)
    }

    /// Whether one more password may be worked on for this address.
    pub(crate) fn allows_hash(&self, address: &str) -> bool {
        self.0.hashes.take(address)
    }

    /// Whether one more game may be replayed for this guest; whoever comes without a cookie
    /// shares with all others who do.
    pub(crate) fn allows_replay(&self, guest: Option<&str>) -> bool {
        self.0.replays.take(guest.unwrap_or_default())
    }

    /// Whether this guest may say one more thing at a table.
    pub(crate) fn allows_words(&self, guest: &str) -> bool {
        self.0.words.take(guest)
    }

    /// The time of the house in milliseconds; it stands still while the house is closed.
    pub(crate) fn now(&self) -> i64 {
        self.0.time.now()
    }

    /// The present, for a room.
    pub(crate) fn clock(&self) -> room::Now {
        room::Now {
            house: self.now(),
            unix: time::unix(),
        }
    }

    /// When the house's clock shows this.
    pub(crate) fn instant(&self, ms: i64) -> std::time::Instant {
        self.0.time.instant(ms)
    }

    /// Permits for hashing passwords, which takes time and memory.
    pub(crate) fn hashing(&self) -> Arc<Semaphore> {
        self.0.hashing.clone()
    }

    /// Whether this guest's account is an operator's: one that bore a name of the settings when
    /// this node was opened. What becomes of the name later gives nobody any rights.
    pub(crate) fn is_operator(&self, guest: &str) -> bool {
        self.0.operators.iter().any(|operator| operator == guest)
    }

    /// Whether one more guest may come from this address now.
    pub(crate) fn allows_new_guest(&self, address: &str) -> bool {
        self.0.new_guests.take(address)
    }
}

/// The ids of the accounts with these names. A name without an account is only warned of: an
/// operator who has left for good must not keep the house from opening.
async fn accounts_called(store: &dyn Store, names: &[String]) -> Result<Vec<String>, StoreError> {
    let mut ids = Vec::new();
    for name in names {
        match store.people().account_called(&name.to_lowercase()).await? {
            Some(account) => ids.push(account.guest),
            None => tracing::warn!(
                "no account is called {name:?}, so nobody is this operator and nobody can claim \
                 the name: open the house without it, claim it, then name it as an operator"
            ),
        }
    }
    Ok(ids)
}

/// What the store found wrong, as clients are told.
pub fn of_store(error: &StoreError) -> Reason {
    match error {
        StoreError::Away(_) => Reason::Paused {},
        StoreError::Taken | StoreError::Damaged(_) | StoreError::Failed(_) => {
            tracing::error!("store: {error}");
            Reason::HouseTrouble {}
        }
    }
}
