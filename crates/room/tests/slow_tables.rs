//! At a table over days, nothing that reaches a viewer tells who held a card that answers a
//! question, or who answered at all: not what is sent, not how often, not when.
//!
//! Two matches are played that one viewer cannot tell apart although hands and sealed answers
//! differ. In one of them rivals answer at once, in the other late or not before they must.
//! Time is simulated, so frames are compared by the millisecond.

#[path = "../../server/tests/leaks/twins.rs"]
mod twins;

use catalogue::Luck;
use protocol::Stage;
use room::{
    Effect, Input, Now, Place, Room, SavedRoom, SavedTable, Schedule, Setup, Visitor, Wish,
};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use tabletop::luck::Secret;
use tabletop::{Seat, Viewer};
use twins::{Dice, Step, Twin, dealt, played};

const GAME: &str = "queens-necklace";
const GUESTS: [&str; 4] = ["anna", "bert", "cleo", "dora"];
const MINUTE: i64 = 60_000;
const WINDOW: i64 = 180 * MINUTE;
const WATCHER: u64 = 99;

/// What a viewer was sent, and when.
type Heard = Vec<(i64, Arc<str>)>;

/// A room in simulated time whose writes are always done at once.
struct Table {
    room: Room,
    now: i64,
    alarm: Option<i64>,
    /// Whose frames are kept.
    viewer: u64,
    heard: Heard,
    /// How much each client has noticed.
    plies: HashMap<u64, u32>,
}

impl Table {
    fn open(seats: u8, viewer: u64, twin: &Twin) -> Table {
        let picks = twin.picks.clone();
        let setup = Setup {
            bot_pause: 0,
            bot_thinks: 0,
            window: 0,
            slow_window: WINDOW as u64,
            gone_for: 120_000,
            is_alone: true,
            luck: Arc::new(move |_, _| Luck::Told(picks.clone())),
            rematch_secret: Secret::new([8; 32]),
            seed: 1,
        };
        let (mut out, now) = (Vec::new(), Now { house: 0, unix: 0 });
        let room = Room::open(lobby(seats), setup, now, &mut out);
        let room = room.unwrap_or_else(|misfit| panic!("it is opened: {}", misfit.why));
        let mut table = Table {
            room,
            now: 0,
            alarm: None,
            viewer,
            heard: Vec::new(),
            plies: HashMap::new(),
        };
        table.follow(out);
        for (client, guest) in GUESTS.iter().take(usize::from(seats)).enumerate() {
            table.joins(client as u64, guest);
        }
        table.joins(WATCHER, "watcher");
        table.give(Input::Asked {
            request: 1,
            guest: "anna".into(),
            wish: Wish::Begin(None),
        });
        table
    }

    fn joins(&mut self, client: u64, guest: &str) {
        let visitor = Visitor {
            id: guest.into(),
            name: guest.into(),
            epoch: 0,
            blocked: Vec::new(),
        };
        self.give(Input::Joined {
            client,
            visitor,
            seen: 0,
        });
    }

    /// Whether a row was written.
    fn give(&mut self, input: Input) -> bool {
        let (house, mut out) = (self.now, Vec::new());
        self.room.handle(input, Now { house, unix: 0 }, &mut out);
        self.follow(out)
    }

    fn follow(&mut self, mut effects: Vec<Effect>) -> bool {
        let mut decided = false;
        let mut writes = false;
        for effect in effects.drain(..) {
            match effect {
                Effect::Write(draft) => {
                    decided |= !draft.rows.is_empty();
                    writes = true;
                }
                Effect::Send { to, frame } => {
                    let read: Value = serde_json::from_str(&frame).expect("a frame");
                    if let Some(ply) = read["briefing"]["ply"].as_u64() {
                        self.plies.insert(to, ply as u32);
                    } else if read["kind"] == "moved" {
                        let next = self.plies[&to] + 1;
                        let ply = read["ply"].as_u64().map_or(next, |ply| ply as u32);
                        self.plies.insert(to, ply);
                    }
                    if to == self.viewer {
                        self.heard.push((self.now, frame));
                    }
                }
                Effect::WakeAt(at) => self.alarm = Some(at),
                _ => {}
            }
        }
        if writes {
            decided |= self.give(Input::Written(Ok(())));
        }
        decided
    }

    /// Lets time pass until the room does something of its own.
    fn wait(&mut self) {
        self.now = self.alarm.take().expect("a reaction ends by itself");
        assert!(self.give(Input::Alarm), "the reaction is over");
    }
}

fn lobby(seats: u8) -> SavedRoom {
    let guests = &GUESTS[..usize::from(seats)];
    let table = SavedTable {
        id: "t1".into(),
        game: GAME.into(),
        rules_version: catalogue::game(GAME).expect("it is there").rules_version(),
        options: "null".into(),
        host: "anna".into(),
        stage: Stage::Lobby,
        created: 0,
        commitment: Secret::new([7; 32]).commitment(),
        result: None,
        rematch: None,
        places: guests
            .iter()
            .map(|guest| Place::of_guest(guest, None))
            .collect(),
        settings: r#"{"pace":{"type":"slow","days":1}}"#.into(),
        open: false,
        schedule: Schedule::default(),
        request: None,
        version: 0,
        changes: 0,
    };
    let named = |guest: &&str| ((*guest).to_owned(), (*guest).to_owned());
    SavedRoom {
        table,
        secret: Some(Secret::new([7; 32])),
        rows: Vec::new(),
        submissions: Vec::new(),
        held: Vec::new(),
        orders: Vec::new(),
        talk: Vec::new(),
        names: guests.iter().map(named).collect(),
    }
}

/// How rivals behave while a reaction is open.
#[derive(Clone, Copy)]
enum Rivals {
    /// Whoever is asked answers at once, be it that she has nothing.
    Prompt,
    /// Who accepts does so late, who declines says nothing at all.
    Silent,
}

/// Plays match `which` at a slow table: the viewer's frames, and how many reactions were open.
fn overheard(
    seats: u8,
    viewer: Viewer,
    twin: &Twin,
    steps: &[Step],
    which: usize,
    rivals: Rivals,
) -> (Heard, usize) {
    let client = viewer.seat().map_or(WATCHER, |seat| u64::from(seat.0));
    let mut table = Table::open(seats, client, twin);
    let mut reactions = 0;
    for (number, step) in steps.iter().enumerate() {
        let is_hers = Viewer::at(step.seat) == viewer;
        let declines = step.actions[which]["type"] == "decline";
        let takes = match rivals {
            _ if is_hers || !step.optional[which] => Some(MINUTE),
            Rivals::Prompt => Some(0),
            Rivals::Silent if declines => None,
            Rivals::Silent => Some(WINDOW / 8),
        };
        let mut decided = false;
        if let Some(takes) = takes {
            table.now += takes;
            let client = u64::from(step.seat.0);
            decided = table.give(Input::Submitted {
                client,
                id: format!("step-{number}"),
                ply: table.plies.get(&client).copied().unwrap_or_default(),
                steps: vec![step.actions[which].clone()],
            });
        }
        assert_eq!(
            decided, !step.optional[which],
            "{number}: held till the end"
        );
        if step.optional[which] && step.settled {
            reactions += 1;
            table.wait();
        }
    }
    (table.heard, reactions)
}

fn nothing_is_told(seats: u8, viewer: Viewer, seed: u64) -> usize {
    let mut dice = Dice(seed);
    let mut twins = dealt(GAME, seats, viewer, &mut dice);
    let steps = played(&mut twins, viewer, 60, &mut dice);
    for step in &steps {
        assert_eq!(step.optional[0], step.optional[1], "who is asked is public");
    }
    assert_ne!(twins[0].truth(), twins[1].truth(), "something is hidden");
    let (one, open) = overheard(seats, viewer, &twins[0], &steps, 0, Rivals::Prompt);
    let (two, _) = overheard(seats, viewer, &twins[1], &steps, 1, Rivals::Silent);
    // Her own steps are answered to her at the moment she takes them, which a rival's answer
    // in the same reaction does not move.
    assert_eq!(one.len(), two.len(), "the number of frames");
    for (at, (one, two)) in one.iter().zip(&two).enumerate() {
        assert_eq!(one.0, two.0, "the moment of frame {at}: {}", one.1);
        assert_eq!(one.1, two.1, "frame {at}");
    }
    open
}

#[test]
fn a_spectator_of_a_slow_table_cannot_tell_who_holds_a_reaction() {
    let seen = |seed| nothing_is_told(3, Viewer::Spectator {}, seed);
    let reactions: usize = (1..=4).map(seen).sum();
    assert!(reactions >= 8, "only {reactions} reactions were open");
}

#[test]
fn a_rival_at_a_slow_table_cannot_tell_who_holds_a_reaction() {
    let seen = |seed| nothing_is_told(3, Viewer::at(Seat(0)), seed);
    let reactions: usize = (11..=14).map(seen).sum();
    assert!(reactions >= 4, "only {reactions} reactions were open");
}
