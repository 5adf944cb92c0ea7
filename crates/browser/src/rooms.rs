//! Tables in memory, and what their rooms want done.

use crate::device::{Device, make_luck};
use crate::messages::ForPage;
use crate::rematches::Awaited;
use crate::thinking::Task;
use protocol::Reason;
use room::{Effect, Input, Note, Now, Room, SavedRoom, Setup, Unreplayable, Wish};
use tabletop::luck::Secret;

/// Nobody at a device is gone: she has only handed it on.
const NEVER: u64 = 1 << 40;

/// A level has its own limit, in milliseconds.
const LONGEST: u32 = 60_000;

/// A table in memory.
pub(crate) struct Laid {
    pub room: Room,
    /// As it is kept.
    pub saved: SavedRoom,
    /// What the luck of its rematch will come from.
    pub next_secret: Secret,
    /// What its own clock is ahead of the device's: it stands while it is not in memory.
    ahead: i64,
    /// When its room wants to be woken, by the device's clock.
    pub wakes_at: Option<i64>,
    /// Whether the page was asked how it is kept.
    pub is_read: bool,
}

impl Laid {
    pub fn id(&self) -> &str {
        &self.saved.table.id
    }

    /// Its own clock, by the device's.
    pub fn clock(&self, counted: i64) -> i64 {
        counted + self.ahead
    }
}

impl Device {
    /// Lays a table as it is kept; its clock goes on from `clock`.
    pub(crate) fn lay(
        &mut self,
        saved: SavedRoom,
        next_secret: Secret,
        clock: i64,
    ) -> Result<(), Unreplayable> {
        let id = saved.table.id.clone();
        let ahead = clock - self.clock.counted();
        let now = Now {
            house: clock,
            unix: self.clock.unix(),
        };
        let setup = Setup {
            bot_pause: self.settings.bot_pause,
            bot_thinks: LONGEST,
            window: 0,
            slow_window: 0,
            gone_for: NEVER,
            is_alone: true,
            luck: make_luck(),
            rematch_secret: next_secret.clone(),
            seed: self.new_seed(),
        };
        for (guest, name) in &saved.names {
            self.names.entry(guest.clone()).or_insert(name.clone());
        }
        let mut effects = Vec::new();
        let room = Room::open(saved.clone(), setup, now, &mut effects)?;
        let laid = Laid {
            room,
            saved,
            next_secret,
            ahead,
            wakes_at: None,
            is_read: false,
        };
        self.tables.insert(id.clone(), laid);
        self.carry_out(&id, effects);
        // Computer players go on, and what is due is done.
        self.tell(&id, Input::Alarm);
        Ok(())
    }

    /// Hands something to a room and does what must follow.
    pub(crate) fn tell(&mut self, table: &str, input: Input) {
        let (counted, unix) = (self.clock.counted(), self.clock.unix());
        let Some(laid) = self.tables.get_mut(table) else {
            return;
        };
        let now = Now {
            house: laid.clock(counted),
            unix,
        };
        let mut effects = Vec::new();
        laid.room.handle(input, now, &mut effects);
        self.carry_out(table, effects);
    }

    /// Asks a room for something; `awaited` says who waits for the answer.
    pub(crate) fn ask_room(
        &mut self,
        table: &str,
        guest: &str,
        wish: Wish,
        awaited: Awaited,
    ) -> Result<(), Reason> {
        if !self.tables.contains_key(table) {
            return Err(Reason::NoSuchTable {});
        }
        self.next_request += 1;
        let request = self.next_request;
        self.awaited.insert(request, awaited);
        let guest = guest.to_owned();
        let asked = Input::Asked {
            request,
            guest,
            wish,
        };
        self.tell(table, asked);
        Ok(())
    }

    /// Something is due at a table.
    pub(crate) fn wake(&mut self, table: &str) {
        if let Some(laid) = self.tables.get_mut(table) {
            laid.wakes_at = None;
            self.tell(table, Input::Alarm);
        }
    }

    fn carry_out(&mut self, table: &str, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Send { to: client, frame } => {
                    let text = frame.to_string();
                    self.out.push(ForPage::Send { client, text });
                }
                Effect::Close { client, code } => {
                    self.clients.remove(&client);
                    self.out.push(ForPage::Close { client, code });
                }
                Effect::Write(draft) => self.write(table, &draft),
                Effect::Read => self.read(table),
                Effect::Reply { request, answer } => self.replied(request, answer),
                Effect::Think {
                    seat,
                    player,
                    question,
                    pause,
                    most,
                    stop,
                } => {
                    let answers_at = self.clock.counted() + pause as i64;
                    let task = Task::of_seat(table, (seat, answers_at), player, question);
                    self.tasks.push_back(task.within(most, stop));
                }
                Effect::WakeAt(at) => {
                    if let Some(laid) = self.tables.get_mut(table) {
                        laid.wakes_at = Some(at - laid.ahead);
                    }
                }
                // The page tells other pages itself.
                Effect::Announce(_) | Effect::AnnounceGuests(_) => {}
                Effect::Log(note) => self.log(table, &note),
                Effect::Discard => self.forget(table),
            }
        }
    }

    /// A table leaves memory; whoever was at it comes back to a new one.
    pub(crate) fn forget(&mut self, table: &str) {
        self.tables.remove(table);
        self.tasks.retain(|task| task.table() != table);
        let is_there = |client: &crate::clients::Connected| client.table == table;
        let there = self.clients.iter().filter(|(_, client)| is_there(client));
        for client in there.map(|(client, _)| *client).collect::<Vec<_>>() {
            self.clients.remove(&client);
            let code = protocol::close::AGAIN;
            self.out.push(ForPage::Close { client, code });
        }
    }

    fn log(&mut self, table: &str, note: &Note) {
        let (level, text) = match note {
            Note::Decided(_) | Note::Refused | Note::Resumed => return,
            Note::LostRace => ("info", "another page wrote first".to_owned()),
            Note::NotWritten(why) => ("warn", format!("not kept: {why}")),
            Note::Paused(why) => ("warn", format!("waits for the page to keep it: {why}")),
            Note::SetAside(why) => ("warn", format!("cannot be replayed: {why}")),
            Note::OutOfTime(seat) => ("info", format!("{seat} is out of time")),
            Note::WentBack(row) => ("info", format!("went back to row {row}")),
            Note::BotFailed(seat, why) => (
                "warn",
                format!("the computer player of {seat} failed: {why}"),
            ),
        };
        let table = table.to_owned();
        self.out.push(ForPage::Log { level, table, text });
    }
}
