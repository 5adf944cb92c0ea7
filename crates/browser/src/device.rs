//! The device: takes messages in turn.

use crate::clients::Connected;
use crate::keeping::UnderWay;
use crate::messages::{ForPage, FromPage, Outcome};
use crate::rematches::{Awaited, Follower};
use crate::rooms::Laid;
use crate::thinking::Task;
use crate::time::DeviceClock;
use catalogue::Luck;
use room::{ClientId, RequestId};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use tabletop::luck::{Secret, Stream};

/// How a device is set up.
#[derive(Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DeviceSettings {
    /// About how long a computer player waits before it acts, in milliseconds.
    pub bot_pause: u64,
}

impl Default for DeviceSettings {
    fn default() -> Self {
        DeviceSettings { bot_pause: 600 }
    }
}

/// Letters and digits that cannot be mistaken for each other, for the ids of tables.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// What tells a table of a device from one of a house.
const ID: &str = "device-";

/// Rooms with their people, as a house has them, for one page.
pub struct Device {
    pub(crate) settings: DeviceSettings,
    /// What ids, secrets and seeds are drawn from.
    luck: Stream,
    pub(crate) clock: DeviceClock,
    pub(crate) tables: BTreeMap<String, Laid>,
    pub(crate) clients: BTreeMap<ClientId, Connected>,
    /// What people are called, by id.
    pub(crate) names: HashMap<String, String>,
    /// Questions to rooms that are not answered yet.
    pub(crate) awaited: HashMap<RequestId, Awaited>,
    pub(crate) next_request: RequestId,
    pub(crate) writes: BTreeMap<u64, UnderWay>,
    pub(crate) next_write: u64,
    /// Who waits for a table that is to be read.
    pub(crate) followers: Vec<Follower>,
    pub(crate) tasks: VecDeque<Task>,
    pub(crate) out: Vec<ForPage>,
}

/// What the luck of a table follows from.
pub(crate) fn make_luck() -> Arc<dyn Fn(Secret, Vec<String>) -> Luck + Send + Sync> {
    Arc::new(|secret, contributions| Luck::Provable {
        secret,
        contributions,
    })
}

impl Device {
    /// From 32 random bytes and settings as JSON, `{}` for the usual ones.
    pub fn new(entropy: &[u8], settings: &str) -> Result<Device, String> {
        let bytes: [u8; 32] = entropy
            .try_into()
            .map_err(|_| format!("{} bytes of entropy; it takes 32", entropy.len()))?;
        let settings = serde_json::from_str(settings)
            .map_err(|why| format!("settings are JSON like {{\"bot_pause\": 600}}: {why}"))?;
        Ok(Device {
            settings,
            luck: Secret::new(bytes).seed("device", &[]).stream(),
            clock: DeviceClock::default(),
            tables: BTreeMap::new(),
            clients: BTreeMap::new(),
            names: HashMap::new(),
            awaited: HashMap::new(),
            next_request: 0,
            writes: BTreeMap::new(),
            next_write: 1,
            followers: Vec::new(),
            tasks: VecDeque::new(),
            out: Vec::new(),
        })
    }

    /// Takes one message as JSON, at this time in milliseconds since 1970: the outcome as JSON.
    pub fn handle(&mut self, message: &str, now: i64) -> String {
        self.clock.says(now);
        match serde_json::from_str(message) {
            Ok(message) => self.take(message),
            Err(why) => self.misunderstood(why.to_string()),
        }
        self.outcome()
    }

    /// Lets computer players imagine about so many games more: the outcome as JSON.
    pub fn think(&mut self, iterations: u32, now: i64) -> String {
        self.clock.says(now);
        self.think_on(iterations);
        self.outcome()
    }

    fn take(&mut self, message: FromPage) {
        match message {
            FromPage::Ask {
                request,
                guest,
                method,
                path,
                body,
            } => {
                self.names.insert(guest.id.clone(), guest.name.clone());
                if let Err(reason) = self.ask(request, &guest, method, &path, body) {
                    self.out.push(ForPage::refused(request, reason));
                }
            }
            FromPage::Open {
                client,
                table,
                guest,
            } => self.open_client(client, table, guest),
            FromPage::Frame { client, text } => self.frame(client, &text),
            FromPage::Close { client } => self.close_client(client),
            FromPage::Alarm {} => {}
            FromPage::Written { write, result, why } => self.written(write, result, why),
            FromPage::Restore { table, saved } => self.restore(&table, saved.as_deref()),
            FromPage::Reached { table, revision } => self.reached(&table, &revision),
            FromPage::Forget { table } => self.forget(&table),
        }
    }

    /// What must follow, with what was due by itself.
    fn outcome(&mut self) -> String {
        self.do_what_is_due();
        let outcome = Outcome {
            effects: std::mem::take(&mut self.out),
            thinks: self.tasks.iter().any(Task::is_thinking),
            wake_at: self.wakes_at().map(|at| self.clock.when(at)),
        };
        serde_json::to_string(&outcome).expect("outcomes can be written")
    }

    fn do_what_is_due(&mut self) {
        let counted = self.clock.counted();
        let is_due = |laid: &&Laid| laid.wakes_at.is_some_and(|at| at <= counted);
        let due = self.tables.values().filter(is_due);
        for table in due.map(|laid| laid.id().to_owned()).collect::<Vec<_>>() {
            self.wake(&table);
        }
        self.answer_what_is_thought();
    }

    fn wakes_at(&self) -> Option<i64> {
        let tables = self.tables.values().filter_map(|laid| laid.wakes_at);
        let tasks = self.tasks.iter().filter_map(Task::answers_at);
        tables.chain(tasks).min()
    }

    pub(crate) fn misunderstood(&mut self, why: String) {
        self.out.push(ForPage::Misunderstood { why });
    }

    pub(crate) fn new_secret(&mut self) -> Secret {
        let mut bytes = [0; 32];
        for four in bytes.chunks_mut(4) {
            four.copy_from_slice(&self.luck.word().to_be_bytes());
        }
        Secret::new(bytes)
    }

    pub(crate) fn new_seed(&mut self) -> u64 {
        u64::from(self.luck.word()) << 32 | u64::from(self.luck.word())
    }

    pub(crate) fn new_id(&mut self) -> String {
        let mut letter = || char::from(LETTERS[self.luck.word() as usize % LETTERS.len()]);
        let letters: String = (0..10).map(|_| letter()).collect();
        format!("{ID}{letters}")
    }
}
