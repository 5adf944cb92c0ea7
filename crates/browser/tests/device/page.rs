//! A page as the device knows it: keeps what is to be kept, has a clock, and people who click.

use browser::Device;
use protocol::{Brief, FromHouse};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, VecDeque};

/// What a page keeps of a table.
#[derive(Clone)]
pub struct KeptTable {
    pub revision: String,
    pub saved: String,
    pub summary: Value,
}

/// Shared by all pages of one browser.
pub type Disk = BTreeMap<String, KeptTable>;

/// What becomes of the next writes.
#[derive(Clone, Copy, PartialEq)]
pub enum Weather {
    Fine,
    Full,
}

pub struct Page {
    pub device: Device,
    pub now: i64,
    pub disk: Disk,
    pub weather: Weather,
    pub answers: HashMap<u64, (u64, Value)>,
    /// What each client has before it.
    pub chairs: BTreeMap<u64, Chair>,
    /// Imagined games of a slice.
    pub slice: u32,
    pub misunderstood: Vec<String>,
    pub damaged: Vec<Value>,
    /// How often `think` was called.
    pub slices: u32,
    /// Every call with its outcome, if they are wanted.
    pub calls: Option<Vec<Value>>,
    /// How long computers thought, in nanoseconds.
    pub thought: u128,
    next: u64,
    thinks: bool,
    wake_at: Option<i64>,
    queue: VecDeque<Value>,
    dice: u64,
}

#[derive(Default)]
pub struct Chair {
    pub brief: Option<Brief>,
    pub table: Value,
    pub frames: Vec<FromHouse>,
    pub closed: Option<u64>,
    submitted: u32,
}

impl Page {
    pub fn new(seed: u8, disk: Disk) -> Self {
        let device = Device::new(&[seed; 32], r#"{"bot_pause":500}"#).expect("it can be made");
        Page {
            device,
            now: 1_800_000_000_000,
            disk,
            weather: Weather::Fine,
            answers: HashMap::new(),
            chairs: BTreeMap::new(),
            slice: 4096,
            misunderstood: Vec::new(),
            damaged: Vec::new(),
            slices: 0,
            calls: None,
            thought: 0,
            next: 0,
            thinks: false,
            wake_at: None,
            queue: VecDeque::new(),
            dice: u64::from(seed) + 1,
        }
    }

    pub fn number(&mut self, below: usize) -> usize {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % below
    }

    /// Says something to the device and does what must follow.
    pub fn say(&mut self, message: Value) {
        self.now += 3;
        self.queue.push_back(message);
        self.empty_queue();
    }

    fn empty_queue(&mut self) {
        while let Some(message) = self.queue.pop_front() {
            let message = message.to_string();
            let outcome = self.device.handle(&message, self.now);
            if let Some(calls) = &mut self.calls {
                calls.push(json!({"handle": message, "now": self.now, "outcome": outcome}));
            }
            self.carry_out(&outcome);
        }
    }

    fn think(&mut self) {
        self.now += 1;
        self.slices += 1;
        let began = std::time::Instant::now();
        let outcome = self.device.think(self.slice, self.now);
        self.thought += began.elapsed().as_nanos();
        if let Some(calls) = &mut self.calls {
            calls.push(json!({"think": self.slice, "now": self.now, "outcome": outcome}));
        }
        self.carry_out(&outcome);
        self.empty_queue();
    }

    fn carry_out(&mut self, outcome: &str) {
        let outcome: Value = serde_json::from_str(outcome).expect("it is JSON");
        self.thinks = outcome["thinks"] == true;
        self.wake_at = outcome["wake_at"].as_i64();
        for effect in outcome["effects"].as_array().expect("a list") {
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &Value) {
        let number = |name: &str| effect[name].as_u64().unwrap_or_default();
        match effect["type"].as_str().expect("a type") {
            "answer" => {
                let answer = (number("status"), effect["body"].clone());
                self.answers.insert(number("request"), answer);
            }
            "send" => {
                let text = effect["text"].as_str().expect("text");
                let frame: FromHouse = serde_json::from_str(text).expect("a frame");
                let chair = self.chairs.entry(number("client")).or_default();
                chair.see(frame);
            }
            "close" => {
                let chair = self.chairs.entry(number("client")).or_default();
                chair.closed = Some(number("code"));
            }
            "write" => {
                let result = self.write(effect);
                let write = number("write");
                let why = "no room left";
                self.queue.push_back(
                    json!({"type": "written", "write": write, "result": result, "why": why}),
                );
            }
            "read" => {
                let table = effect["table"].as_str().expect("a table");
                let saved = self.disk.get(table).map(|kept| kept.saved.clone());
                self.queue
                    .push_back(json!({"type": "restore", "table": table, "saved": saved}));
            }
            "damaged" => self.damaged.push(effect.clone()),
            "log" => {}
            "misunderstood" => self.misunderstood.push(effect["why"].to_string()),
            other => panic!("an effect called {other}"),
        }
    }

    /// All of it or nothing.
    fn write(&mut self, effect: &Value) -> &'static str {
        if self.weather == Weather::Full {
            return "failed";
        }
        let puts = effect["puts"].as_array().expect("a list");
        for put in puts {
            let known = self.disk.get(put["table"].as_str().expect("an id"));
            if known.map(|kept| kept.revision.as_str()) != put["based_on"].as_str() {
                return "taken";
            }
        }
        for put in puts {
            let text = |name: &str| put[name].as_str().expect("text").to_owned();
            let kept = KeptTable {
                revision: text("revision"),
                saved: text("saved"),
                summary: put["summary"].clone(),
            };
            self.disk.insert(text("table"), kept);
        }
        for table in effect["removes"].as_array().expect("a list") {
            self.disk.remove(table.as_str().expect("an id"));
        }
        "done"
    }

    /// Lets time pass and computers think until nothing happens by itself any more.
    pub fn settle(&mut self) {
        for _ in 0..100_000 {
            if self.thinks {
                self.think();
            } else if let Some(at) = self.wake_at.filter(|at| *at < self.now + 10_000) {
                self.now = at.max(self.now);
                self.say(json!({"type": "alarm"}));
            } else {
                return;
            }
        }
        panic!("it never comes to rest");
    }

    /// Asks for something: status and body.
    pub fn ask(&mut self, guest: &str, method: &str, path: &str, body: Value) -> (u64, Value) {
        self.next += 1;
        let request = self.next;
        let guest = json!({"id": guest, "name": guest.to_uppercase()});
        self.say(
            json!({"type": "ask", "request": request, "guest": guest, "method": method,
            "path": path, "body": body}),
        );
        if !self.answers.contains_key(&request) {
            self.settle();
        }
        self.answers.remove(&request).expect("it is answered")
    }

    pub fn post(&mut self, guest: &str, path: &str, body: Value) -> Value {
        let (status, body) = self.ask(guest, "POST", path, body);
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    pub fn get(&mut self, guest: &str, path: &str) -> Value {
        let (status, body) = self.ask(guest, "GET", path, Value::Null);
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    /// Opens a client and says hello.
    pub fn sit(&mut self, client: u64, guest: &str, table: &str) {
        self.chairs.remove(&client);
        let guest = json!({"id": guest, "name": guest.to_uppercase()});
        self.say(json!({"type": "open", "client": client, "table": table, "guest": guest}));
        self.frame(client, json!({"kind": "hello", "v": 2, "seen": 0}));
    }

    pub fn frame(&mut self, client: u64, frame: Value) {
        let text = frame.to_string();
        self.say(json!({"type": "frame", "client": client, "text": text}));
    }

    /// Whoever is asked does anything that is legal. Whether somebody was.
    pub fn click(&mut self) -> bool {
        let asked = |(_, chair): &(&u64, &Chair)| {
            let brief = chair.brief.as_ref();
            chair.closed.is_none() && brief.is_some_and(|brief| !brief.actions.is_empty())
        };
        let Some((&client, _)) = self.chairs.iter().find(asked) else {
            return false;
        };
        let brief = self.chairs[&client].brief.clone().expect("she is asked");
        let at = self.number(brief.actions.len());
        let chair = self.chairs.get_mut(&client).expect("she is there");
        chair.submitted += 1;
        let id = format!("{client}-{}-{}", brief.ply, chair.submitted);
        let step = brief.actions[at].action.clone();
        self.frame(
            client,
            json!({"kind": "submit", "v": 2, "id": id, "ply": brief.ply, "steps": [step]}),
        );
        true
    }

    /// Clicks until so many decisions are taken or nobody is asked.
    pub fn play(&mut self, decisions: u32) -> u32 {
        for taken in 0..decisions {
            self.settle();
            if !self.click() {
                return taken;
            }
        }
        decisions
    }

    pub fn stage(&mut self, guest: &str, table: &str) -> String {
        let info = self.get(guest, &format!("/api/tables/{table}"));
        info["stage"].as_str().expect("a stage").to_owned()
    }
}

impl Chair {
    fn see(&mut self, frame: FromHouse) {
        match &frame {
            FromHouse::Welcome {
                briefing, table, ..
            } => {
                self.brief.clone_from(briefing);
                self.table = json!(table);
            }
            FromHouse::Moved { briefing, .. } => {
                let before = self.brief.take().expect("she was welcomed");
                self.brief = Some(before.after(briefing.clone()));
            }
            FromHouse::Table { table, .. } => self.table = json!(table),
            _ => {}
        }
        self.frames.push(frame);
    }

    /// Why something was refused, the last first.
    pub fn refusals(&self) -> Vec<String> {
        let refused = |frame: &FromHouse| match frame {
            FromHouse::Refused { reason, .. } => Some(json!(reason)["type"].to_string()),
            _ => None,
        };
        self.frames.iter().rev().filter_map(refused).collect()
    }
}
