//! What rooms want to have done, and everything that can go wrong with it.

use crate::PlantedFault;
use crate::ledger::{Asked, ThinkingBot};
use crate::people::Sent;
use crate::world::{Answers, Event, World};
use catalogue::{OneByOne, Player, Question, Thinking, Thought};
use protocol::{FromHouse, VERSION};
use room::{Answer, Draft, Effect, Input, Note, RequestId, Revision, StoreError};
use std::rc::Rc;
use std::sync::Arc;
use tabletop::Seat;

/// For the trace.
pub(crate) fn name_of(input: &Input) -> String {
    match input {
        Input::Joined { client, seen, .. } => format!("c{client} joins, having seen {seen}"),
        Input::Left { client } => format!("c{client} left"),
        Input::Submitted {
            client,
            id,
            ply,
            steps,
        } => {
            let steps = serde_json::Value::from(steps.clone());
            format!("c{client} submits {id} at ply {ply}: {steps}")
        }
        Input::TookBack { client, id, ply } => format!("c{client} takes back {id} at {ply}"),
        Input::Asked { request, guest, .. } => format!("{guest} asks q{request}"),
        Input::BotChose { seat, thought, .. } => {
            format!("bot of seat {seat} answers {}", thought.is_some())
        }
        Input::Alarm => "alarm".into(),
        Input::Written(result) => format!("written {result:?}"),
        Input::Read(saved) => match &**saved {
            Ok(Some(saved)) => format!("read {:?}", saved.revision()),
            Ok(None) => "read nothing".into(),
            Err(error) => format!("read {error:?}"),
        },
        Input::Reached(revision) => format!("reached {revision:?}"),
        Input::Elsewhere { node, guests } => format!("at {node} are {guests:?}"),
        Input::Person { guest, .. } => format!("{guest} is another"),
        Input::Removed => "removed".into(),
    }
}

impl World {
    /// Effects in their order; the node may die between any two.
    pub fn carry_out(
        &mut self,
        node: usize,
        table: &str,
        room: u64,
        revision: Revision,
        made: i64,
        effects: Vec<Effect>,
    ) {
        for effect in effects {
            if self.odds.in_10_000(self.weather.kill) {
                return self.kill(node);
            }
            match effect {
                Effect::Write(draft) => self.start_write(node, room, draft, made),
                Effect::Read => {
                    let takes = self.odds.between(1, 20);
                    let table = table.to_owned();
                    self.after(takes, Event::Read { node, table, room });
                }
                Effect::Send { to, frame } => self.send(to, frame, revision, node),
                Effect::Close { client, code } => {
                    let line = &self.lines[&client];
                    // Whoever may not look does not try again.
                    let is_shut = code == protocol::close::NOT_FOR_YOU;
                    self.people[line.person].is_done |= is_shut;
                    if line.is_open {
                        self.close_line(client);
                    }
                }
                Effect::Reply { request, answer } => {
                    if let Ok(Answer::Table(info)) = &answer {
                        let person = self.ledger.requests[&request].person;
                        let guest = self.people[person].guest.clone();
                        if let Err(why) = self.check_table(table, &guest, info, revision) {
                            self.fail(format!("{guest} was told about {table}: {why}"));
                        }
                    }
                    let takes = self.odds.between(1, 60);
                    self.after(takes, Event::Reply { request, answer });
                }
                Effect::Think {
                    seat,
                    player,
                    question,
                    pause,
                    stop,
                    ..
                } => {
                    let bot = ThinkingBot {
                        node,
                        room,
                        table: table.to_owned(),
                        seat,
                        rows: revision.rows,
                        stop,
                    };
                    self.think(bot, player, &question, pause);
                }
                Effect::WakeAt(at) => self.wake_at(node, table, room, at),
                Effect::Announce(reached) => {
                    if !self.has(PlantedFault::NewsLost) {
                        self.publish(node, table, || Input::Reached(reached));
                    }
                }
                Effect::AnnounceGuests(guests) => {
                    if !self.has(PlantedFault::PresenceLost) {
                        let from = format!("n{node}-{}", self.nodes[node].epoch);
                        self.publish(node, table, || Input::Elsewhere {
                            node: from.clone(),
                            guests: guests.clone(),
                        });
                    }
                }
                Effect::Log(note) => self.logged(table, room, note),
                Effect::Discard => self.discard(node, table, room),
            }
        }
    }

    fn logged(&mut self, table: &str, room: u64, note: Note) {
        self.note(|| format!("   r{room} notes {note:?}"));
        match note {
            Note::Decided(rows) => self.decided(rows),
            Note::SetAside(why) => self.fail(format!("{table} was set aside: {why}")),
            Note::BotFailed(seat, why) if why != "it did not answer" => {
                self.fail(format!("the bot of seat {seat} at {table} failed: {why}"));
            }
            _ => {}
        }
    }

    fn wake_at(&mut self, node: usize, table: &str, room: u64, at: i64) {
        if self.has(PlantedFault::AlarmLost) {
            return;
        }
        let wait = (at - self.node_now(node).house).max(0);
        if let Some(slot) = self.nodes[node].rooms.get_mut(table) {
            slot.alarm = Some(at);
        }
        let table = table.to_owned();
        self.after(
            wait,
            Event::Alarm {
                node,
                table,
                room,
                at,
            },
        );
    }

    /// Tells the other nodes; messages are lost, doubled and late.
    fn publish(&mut self, from: usize, table: &str, input: impl Fn() -> Input) {
        for node in (0..self.nodes.len()).filter(|node| *node != from) {
            let copies = match self.odds.in_10_000(self.weather.bus_loses) {
                true => 0,
                false => 1 + u32::from(self.odds.in_10_000(self.weather.bus_doubles)),
            };
            for _ in 0..copies {
                let takes = self.odds.between(1, self.weather.bus_takes);
                let (table, input) = (table.to_owned(), input());
                self.after(takes, Event::Bus { node, table, input });
            }
        }
    }

    /// What becomes of a write is decided when it is sent off.
    fn start_write(&mut self, node: usize, room: u64, draft: Box<Draft>, made: i64) {
        let table = draft.table.clone();
        self.note(|| describe(&draft));
        if self.has(PlantedFault::AckBeforeWrite) {
            self.acknowledge_early(&draft);
        }
        let reaches = self.odds.between(1, 30);
        let answer = |result| Event::ToThisRoom {
            node,
            table: table.clone(),
            room,
            input: Input::Written(result),
        };
        if self.has(PlantedFault::ShowBeforeWrite) {
            self.after(0, answer(Ok(())));
            let answers = Answers::Nothing;
            let event = Event::Write {
                node,
                room,
                draft,
                made,
                answers,
            };
            return self.after(reaches + 100, event);
        }
        let away = || StoreError::Away("the line broke".into());
        let error = match self.odds.one_in(2) {
            true => away(),
            false => StoreError::Failed("the disk is full".into()),
        };
        let is_away = self.now < self.store_away_until;
        if is_away || self.odds.in_10_000(self.weather.write_fails) {
            let result = match self.has(PlantedFault::OkThoughFailed) {
                true => Ok(()),
                false if is_away => Err(away()),
                false => Err(error),
            };
            return self.after(reaches, answer(result));
        }
        let mut answers = Answers::AsItWas;
        if self.odds.in_10_000(self.weather.write_late) {
            self.after(reaches, answer(Err(away())));
            answers = Answers::Nothing;
        } else if self.odds.in_10_000(self.weather.write_unheard) {
            answers = match error {
                StoreError::Failed(_) => Answers::Failed,
                _ => Answers::Away,
            };
        }
        let late = match answers {
            Answers::Nothing => self.odds.between(1, 3000),
            _ => 0,
        };
        let doubled = self.odds.in_10_000(self.weather.write_doubled);
        let write = |draft: Box<Draft>, answers| Event::Write {
            node,
            room,
            draft,
            made,
            answers,
        };
        if doubled {
            // The answer is that of the first or of the second.
            let (first, second) = match self.odds.one_in(2) {
                true => (answers, Answers::Nothing),
                false => (Answers::Nothing, answers),
            };
            self.after(reaches, write(draft.clone(), first));
            let later = self.odds.between(0, 50);
            return self.after(reaches + late + later, write(draft, second));
        }
        self.after(reaches + late, write(draft, answers));
    }

    /// A draft reaches the store.
    pub fn write(&mut self, node: usize, room: u64, draft: Draft, made: i64, answers: Answers) {
        let before = self.before(&draft);
        let result = self.store.apply(&draft);
        self.note(|| format!("   store: {result:?} for r{room}"));
        if result.is_ok() {
            let now = self.now;
            let stored = self.store.tables.get_mut(&draft.table);
            stored.expect("it was written to").touched = now;
            self.check_written(node, &draft, before, made);
            if self.has(PlantedFault::AppliedTwice) {
                let based_on = self.store.tables[&draft.table].revision();
                let again = Draft {
                    based_on,
                    ids: Vec::new(),
                    ..draft.clone()
                };
                let _ = self.store.apply(&again);
            }
        }
        let result = match answers {
            Answers::AsItWas => result,
            Answers::Away => Err(StoreError::Away("the line broke".into())),
            Answers::Failed => Err(StoreError::Failed("the disk is full".into())),
            Answers::Nothing => return,
        };
        let takes = self.odds.between(1, 20);
        let event = Event::ToThisRoom {
            node,
            table: draft.table,
            room,
            input: Input::Written(result),
        };
        self.after(takes, event);
    }

    fn acknowledge_early(&mut self, draft: &Draft) {
        for (_, id) in &draft.ids {
            let line = self.ledger.sent.get(id).map(|sent| sent.guest.clone());
            let person = self
                .people
                .iter()
                .find(|it| Some(&it.guest) == line.as_ref());
            if let Some(client) = person.and_then(|person| person.line) {
                let v = VERSION;
                let frame = Rc::new(FromHouse::Ack { v, id: id.clone() });
                let (to, brief) = (client, None);
                self.send_down(client, Sent { to, frame, brief });
            }
        }
    }

    pub fn read(&mut self, node: usize, table: String, room: u64) {
        let fails = self.now < self.store_away_until;
        let saved = match fails || self.odds.in_10_000(self.weather.read_fails) {
            true => Err(StoreError::Away("the line broke".into())),
            false => Ok(self.store.read(&table)),
        };
        let takes = self.odds.between(1, 20);
        let slot = self.nodes[node].rooms.get(&table);
        let is_open = slot.is_some_and(|slot| slot.room.is_some());
        let saved = Box::new(saved);
        let event = match is_open {
            true => Event::ToThisRoom {
                node,
                table,
                room,
                input: Input::Read(saved),
            },
            false => Event::Opened {
                node,
                table,
                room,
                saved,
            },
        };
        self.after(takes, event);
    }

    fn think(
        &mut self,
        bot: ThinkingBot,
        mut player: Box<dyn Player>,
        question: &Question,
        pause: u64,
    ) {
        self.check_thinking(&bot);
        let thinking = Thinking {
            clock: &|| 0,
            most: None,
            is_stopped: &|| false,
            desk: &OneByOne,
        };
        let fails = self.odds.in_10_000(self.weather.bot_fails);
        let thought = (!fails).then(|| player.decide(question, &thinking));
        let takes = pause as i64 + self.odds.between(0, 400);
        let again = match (&thought, self.has(PlantedFault::BotAnswersTwice)) {
            (Some(_), true) => Some(player.decide(question, &thinking)),
            _ => None,
        };
        let answer = |thought: Option<Thought>, player| Event::ToThisRoom {
            node: bot.node,
            table: bot.table.clone(),
            room: bot.room,
            input: Input::BotChose {
                seat: bot.seat,
                thought,
                player,
            },
        };
        self.after(takes, answer(thought, (!fails).then_some(player)));
        if let Some(again) = again {
            self.after(takes + 60, answer(Some(again), None));
        }
        self.ledger.thinking.push(bot);
    }

    /// A computer player is asked once at a time; in calm weather by one node alone.
    fn check_thinking(&mut self, new: &ThinkingBot) {
        let is_calm = self.weather.is_calm;
        let same = |bot: &&ThinkingBot| {
            bot.table == new.table && bot.seat == new.seat && bot.rows == new.rows
        };
        let mut others = self.ledger.thinking.iter().filter(same);
        let twice = others.any(|bot| !bot.stop.is_stopped() && (bot.room == new.room || is_calm));
        if twice {
            let (table, seat) = (new.table.clone(), new.seat);
            self.fail(format!("the bot of seat {seat} at {table} is asked twice"));
        }
    }

    /// It is back: another question may be put to it.
    pub fn bot_is_back(&mut self, room: u64, seat: Seat) {
        let first = self
            .ledger
            .thinking
            .iter()
            .position(|bot| bot.room == room && bot.seat == seat);
        if let Some(at) = first {
            self.ledger.thinking.remove(at);
        }
    }

    /// A guest has the answer to what she asked for.
    pub fn replied(&mut self, request: RequestId, answer: Result<Answer, protocol::Reason>) {
        let Some(asked) = self.ledger.requests.remove(&request) else {
            return self.fail(format!("a second answer to q{request}"));
        };
        let person = &mut self.people[asked.person];
        let waits = person.asks.is_some_and(|(waits, _)| waits == request);
        if waits {
            person.asks = None;
        }
        let is_ok = answer.is_ok();
        match asked.what {
            Asked::Say(text) => {
                self.ledger.said.insert(text, Some(is_ok));
            }
            Asked::Order(table, seat, reaction, order) if is_ok => {
                self.ledger
                    .orders
                    .insert((table, seat, reaction), Some(order));
            }
            Asked::Rematch => {
                if let (Ok(Answer::Rematch { next, seat }), true) = (answer, waits) {
                    self.moves_on(asked.person, next, seat);
                }
            }
            Asked::JoinRematch if is_ok && waits => self.people[asked.person].had = None,
            Asked::JoinRematch | Asked::Order(..) | Asked::Other => {}
        }
    }

    fn send(&mut self, to: u64, frame: Arc<str>, revision: Revision, node: usize) {
        let sent = match self.check_sent(to, &frame, revision) {
            Ok(sent) => sent,
            Err(why) => {
                let line = &self.lines[&to];
                let why = format!("{} at {} was sent {why}", line.guest, line.table);
                return self.fail(why);
            }
        };
        self.note(|| format!("   to c{to}: {}", &frame[..frame.len().min(160)]));
        let is_move = matches!(*sent.frame, FromHouse::Moved { .. });
        let mut to = to;
        if is_move && self.has(PlantedFault::FrameDropped) && self.odds.one_in(10) {
            return;
        }
        if self.has(PlantedFault::ClocksFrameDropped)
            && matches!(*sent.frame, FromHouse::Clocks { .. })
        {
            return;
        }
        if is_move && self.has(PlantedFault::WrongViewer) && self.odds.one_in(10) {
            let table = self.lines[&to].table.clone();
            let others = self.lines_at(node, Some(&table));
            to = *self.odds.pick(&others);
        }
        if is_move && self.has(PlantedFault::FramesSwapped) {
            let line = self.lines.get_mut(&to).expect("a line that was opened");
            match line.swapped.take() {
                None => line.swapped = Some(sent),
                Some(first) => {
                    self.send_down(to, sent);
                    self.send_down(to, first);
                }
            }
            return;
        }
        self.send_down(to, sent);
    }
}

fn describe(draft: &Draft) -> String {
    let Draft {
        based_on,
        rows,
        ids,
        schedule,
        changes,
        ..
    } = draft;
    let acts: Vec<_> = rows.iter().map(|row| (row.by, row.act)).collect();
    let (moves, changes) = (schedule.is_some(), changes.len());
    format!("   writes {acts:?} {ids:?} on {based_on:?}, {changes} changes, schedule {moves}")
}
