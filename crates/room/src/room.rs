//! The room: takes inputs in turn, one draft after the other.
//!
//! What changes the table is done in memory, written, and shown when it is written. Until then
//! everything else waits in the inbox, so nobody sees what is not on the disk. If a write fails,
//! whatever is in memory is forgotten and everything is read again.

use crate::absence::Absence;
use crate::audience::Audience;
use crate::bot_seats::{BotPace, BotSeats};
use crate::clocks::{Clocks, ShownClocks};
use crate::committing::Pending;
use crate::consent::Consent;
use crate::dedup::Dedup;
use crate::hints::Hints;
use crate::input::{ClientId, Effect, Input, Note, Now, RequestId, Visitor, Wish};
use crate::orders::Orders;
use crate::reactions::Reactions;
use crate::replication::{Lead, Presence};
use crate::saved::{Revision, SavedTable};
use crate::talk::Talk;
use catalogue::{ErasedGame, ErasedMatch, Luck, Steps};
use protocol::{FromHouse, Pace, Reason, Stage, TableInfo, TableSettings, VERSION, close};
use serde_json::Value;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use tabletop::luck::Secret;
use tabletop::{Seat, SeatSet};

/// What the luck of a table follows from: its secret and what each seat gave.
pub type MakeLuck = Arc<dyn Fn(Secret, Vec<String>) -> Luck + Send + Sync>;

/// What a room needs to know of the house it is in.
#[derive(Clone)]
pub struct Setup {
    /// About how long a computer player waits before it acts, in milliseconds.
    pub bot_pause: u64,
    /// How long a computer player may think for a turn, in milliseconds.
    pub bot_thinks: u32,
    /// How long reactions stay open unless the table says otherwise, in milliseconds; with 0
    /// they do not.
    pub window: u64,
    /// The same at slow tables, for each day that a decision may take.
    pub slow_window: u64,
    /// How long somebody must be gone before the others may have her seat played, in milliseconds.
    pub gone_for: u64,
    /// Whether the house has no other node.
    pub is_alone: bool,
    pub luck: MakeLuck,
    /// What the luck of this table's rematch will come from.
    pub rematch_secret: Secret,
    /// For the pauses of computer players, and what these draw.
    pub seed: u64,
}

/// One table with its people.
pub struct Room {
    pub(crate) setup: Setup,
    pub(crate) game: &'static dyn ErasedGame,
    /// As it is written, but for what the draft under way changes.
    pub(crate) table: SavedTable,
    /// How it is run.
    pub(crate) settings: TableSettings,
    /// Guests at the table, by id.
    pub(crate) names: HashMap<String, String>,
    /// Guests the host has sent away.
    pub(crate) removed: Vec<String>,
    /// What the luck comes from. For nothing else.
    pub(crate) secret: Option<Secret>,
    /// None before the game begins.
    pub(crate) play: Option<Box<dyn ErasedMatch>>,
    /// Rows of the game that are written.
    pub(crate) rows: u32,
    pub(crate) dedup: Dedup,
    pub(crate) audience: Audience,
    pub(crate) bots: BotSeats,
    pub(crate) hints: Hints,
    pub(crate) clocks: Clocks,
    pub(crate) shown_clocks: Option<ShownClocks>,
    pub(crate) reactions: Reactions,
    pub(crate) orders: Orders,
    pub(crate) talk: Talk,
    pub(crate) consent: Consent,
    pub(crate) lead: Lead,
    pub(crate) presence: Presence,
    pub(crate) absence: Absence,
    pub(crate) phase: Phase,
    /// What waits for its turn, the next first.
    pub(crate) inbox: VecDeque<Job>,
    /// After a write that failed, the room does nothing of its own before this.
    pub(crate) rests_until: i64,
    /// The store could not be reached when it was last asked, and everybody was told.
    pub(crate) is_paused: bool,
    /// A write failed and what is written was not read since: memory may be ahead of the disk.
    pub(crate) is_ahead: bool,
    /// Who is there has changed: everybody is shown that when memory is not ahead of the disk.
    pub(crate) shows_table_soon: bool,
    /// How far another node was when this one could not look: it does when it can.
    pub(crate) news: Option<Revision>,
    /// When the shell was last asked to wake the room.
    pub(crate) alarm: Option<i64>,
}

/// What a room is waiting for.
pub(crate) enum Phase {
    Ready,
    Writing(Box<Pending>),
    Reading,
    /// The store cannot be reached: it is asked again then.
    Paused {
        retry_at: i64,
    },
    /// There is no such table any more.
    Gone,
}

/// Something to be done, and how often it was tried.
pub(crate) struct Job {
    pub work: Work,
    pub tries: u8,
    /// Whether the store was asked if this node lags behind, because it was refused.
    pub is_checked: bool,
    /// If it was in a write that failed: the last thing said before that.
    pub said_after: Option<u32>,
    /// It was in a write of which nobody knows whether it is still done.
    pub is_unsure: bool,
    /// The write it was in failed: unless it is found written after all, this is the answer.
    pub failed: Option<Reason>,
}

pub(crate) enum Work {
    Join {
        client: ClientId,
        visitor: Visitor,
        seen: u32,
    },
    Submit {
        client: ClientId,
        id: String,
        ply: u32,
        steps: Vec<Value>,
    },
    TakeBack {
        client: ClientId,
        id: String,
        ply: u32,
    },
    Ask {
        request: RequestId,
        guest: String,
        wish: Wish,
    },
    /// The answer of a computer player, or of a standing order.
    Bot {
        seat: Seat,
        ply: u32,
        steps: Steps,
    },
    EndReaction,
    OutOfTime(Seat),
    ForgetAuctions,
    Person {
        guest: String,
        now: Option<Visitor>,
    },
}

impl From<Work> for Job {
    fn from(work: Work) -> Self {
        Job {
            work,
            tries: 0,
            is_checked: false,
            said_after: None,
            is_unsure: false,
            failed: None,
        }
    }
}

impl Room {
    /// Takes one input and says what must follow. Never blocks, never asks the time.
    pub fn handle(&mut self, input: Input, now: Now, out: &mut Vec<Effect>) {
        match input {
            Input::Left { client } => self.left(client, now, out),
            Input::Joined {
                client,
                visitor,
                seen,
            } => self.stage(Work::Join {
                client,
                visitor,
                seen,
            }),
            Input::Submitted {
                client,
                id,
                ply,
                steps,
            } => self.stage(Work::Submit {
                client,
                id,
                ply,
                steps,
            }),
            Input::TookBack { client, id, ply } => {
                self.stage(Work::TakeBack { client, id, ply });
            }
            Input::Asked {
                request,
                guest,
                wish,
            } => self.stage(Work::Ask {
                request,
                guest,
                wish,
            }),
            Input::Person { guest, now } => self.stage(Work::Person { guest, now }),
            Input::BotChose {
                seat,
                thought,
                player,
            } => self.bot_chose(seat, thought, player, out),
            Input::Alarm => self.alarm = None,
            Input::Written(result) => self.written(result, now, out),
            Input::Read(saved) => self.read(*saved, now, out),
            Input::Reached(revision) => self.reached(revision, out),
            Input::Elsewhere { node, guests } => self.heard_of(node, guests, now, out),
            Input::Removed => self.remove(out),
        }
        self.run(now, out);
    }

    fn stage(&mut self, work: Work) {
        self.inbox.push_back(work.into());
    }

    /// Does what can be done now.
    fn run(&mut self, now: Now, out: &mut Vec<Effect>) {
        if matches!(self.phase, Phase::Paused { retry_at } if retry_at <= now.house) {
            self.read_again(out);
        }
        if matches!(self.phase, Phase::Paused { .. } | Phase::Gone) {
            self.refuse_all(now, out);
        }
        self.mind_news(out);
        self.mind_nodes(now, out);
        self.mind_absence(now.house);
        while matches!(self.phase, Phase::Ready) {
            let Some(job) = self.next_job(now) else {
                break;
            };
            self.perform(job, now, out);
        }
        if self.shows_table_soon && matches!(self.phase, Phase::Ready) {
            self.shows_table_soon = false;
            self.show_table(None, now, out);
        }
        self.wake_bots(now, out);
        self.set_alarm(now, out);
    }

    /// What is due by itself comes first, so that it is on time however much there is to do.
    fn next_job(&mut self, now: Now) -> Option<Job> {
        let due = match self.rests_until <= now.house {
            true => self.due(now),
            false => None,
        };
        due.map(Job::from).or_else(|| self.inbox.pop_front())
    }

    fn due(&self, now: Now) -> Option<Work> {
        let play = self.play.as_deref()?;
        if self.reactions.ends().is_some_and(|ends| ends <= now.house) {
            return Some(Work::EndReaction);
        }
        let out_of_time = self.clocks.out_of_time(now.house);
        if let (Some(seat), Some(_)) = (out_of_time.first(), self.stand_in()) {
            return Some(Work::OutOfTime(*seat));
        }
        if !self.lead.leads() {
            return None;
        }
        self.ordered(play)
    }

    /// Everything that waits is refused: the store cannot be reached, or the table is gone.
    fn refuse_all(&mut self, now: Now, out: &mut Vec<Effect>) {
        let (reason, code) = match self.phase {
            Phase::Gone => (Reason::NoSuchTable {}, close::NO_SUCH_TABLE),
            _ => (Reason::Paused {}, close::AGAIN),
        };
        for job in std::mem::take(&mut self.inbox) {
            match job.work {
                Work::Ask {
                    request,
                    guest,
                    wish: Wish::Look,
                } if matches!(self.phase, Phase::Paused { .. }) && !self.is_ahead => {
                    let info = self.info(Some(&guest), now.house);
                    reply_table(request, info, out);
                }
                Work::Join { client, .. } => {
                    out.push(Effect::Send {
                        to: client,
                        frame: refused(None, reason.clone()).write().into(),
                    });
                    out.push(Effect::Close { client, code });
                }
                // Who is gone or has another name is read with everything else; computer
                // players are asked again.
                Work::Person { .. } | Work::Bot { .. } => {}
                _ => self.refuse(job, reason.clone(), out),
            }
        }
    }

    /// Computer players that owe a decision are set to work.
    fn wake_bots(&mut self, now: Now, out: &mut Vec<Effect>) {
        let is_time = matches!(self.phase, Phase::Ready) && self.rests_until <= now.house;
        let Some(play) = self.play.as_deref() else {
            return;
        };
        if !is_time || !self.lead.leads() || !self.is_worth_thinking() {
            return;
        }
        let pace = BotPace {
            pause: self.setup.bot_pause,
            thinks: self.setup.bot_thinks,
        };
        for seat in play.owed().iter() {
            if let Some(bot) = self.table.bot_at(seat) {
                self.bots.wake(seat, bot, play, pace, out);
            }
        }
    }

    /// Whether somebody waits for computer players: who looks at the table, plays over days, or has
    /// left the whole game to them.
    fn is_worth_thinking(&self) -> bool {
        let is_slow = matches!(self.settings.pace, Pace::Slow { .. });
        let is_looked_at = !self.audience.is_empty() || self.presence.is_anybody_elsewhere();
        is_slow || is_looked_at || self.table.people().next().is_none()
    }

    fn set_alarm(&mut self, now: Now, out: &mut Vec<Effect>) {
        let wakes_at = match self.phase {
            Phase::Paused { retry_at } => Some(retry_at),
            Phase::Writing(_) | Phase::Reading | Phase::Gone => None,
            Phase::Ready => {
                let says_again = self.presence.says_again_at();
                let forgets = self.presence.forgets_at();
                let rested = (self.rests_until > now.house).then_some(self.rests_until);
                let due = [
                    self.reactions.ends(),
                    self.clocks
                        .due()
                        .filter(|_| self.table.stage == Stage::Playing),
                    self.lead.takes_over_at(),
                    says_again.filter(|_| !self.audience.is_empty()),
                    forgets.filter(|_| !self.audience.is_empty()),
                ];
                let due = due.into_iter().flatten().min();
                // While it waits after a failed write, nothing that is due is done.
                match rested {
                    Some(rested) => Some(due.map_or(rested, |due| due.max(rested))),
                    None => due,
                }
            }
        };
        if let Some(at) = wakes_at.filter(|at| Some(*at) != self.alarm) {
            self.alarm = Some(at);
            out.push(Effect::WakeAt(at));
        }
    }

    fn left(&mut self, client: ClientId, now: Now, out: &mut Vec<Effect>) {
        self.inbox
            .retain(|job| !matches!(job.work, Work::Join { client: it, .. } if it == client));
        if self.audience.remove(client, &self.table) {
            self.shows_table_soon = true;
            self.say_who_is_here(now, out);
        }
    }

    /// Takes over from a node that may be gone; says again who is here.
    fn mind_nodes(&mut self, now: Now, out: &mut Vec<Effect>) {
        self.lead.mind(now.house);
        self.shows_table_soon |= self.presence.forget(now.house);
        let says_again = self.presence.says_again_at();
        if says_again.is_some_and(|at| at <= now.house) && !self.audience.is_empty() {
            self.say_who_is_here(now, out);
        }
    }

    /// Tells the other nodes who is here.
    pub(crate) fn say_who_is_here(&mut self, now: Now, out: &mut Vec<Effect>) {
        if !self.setup.is_alone {
            let guests = self.audience.guests().cloned().collect();
            out.push(Effect::AnnounceGuests(guests));
            self.presence.said(now.house);
        }
    }

    fn heard_of(&mut self, node: String, guests: Vec<String>, now: Now, out: &mut Vec<Effect>) {
        let (is_news, is_new) = self.presence.hear(node, guests, now.house);
        if is_new && !self.audience.is_empty() {
            // One that has just come does not know who is here.
            self.say_who_is_here(now, out);
        }
        self.shows_table_soon |= is_news;
    }

    fn remove(&mut self, out: &mut Vec<Effect>) {
        self.audience.send_away(close::NO_SUCH_TABLE, out);
        self.discard(out);
    }

    pub(crate) fn discard(&mut self, out: &mut Vec<Effect>) {
        self.phase = Phase::Gone;
        out.push(Effect::Discard);
    }

    /// How far the table is, as this room knows it.
    pub fn revision(&self) -> Revision {
        Revision {
            rows: self.rows,
            version: self.table.version,
            changes: self.table.changes,
        }
    }

    /// Whether nobody looks and nothing is under way. Clocks go on in the store.
    pub fn is_idle(&self) -> bool {
        let is_ready = matches!(self.phase, Phase::Ready) && self.lead.leads();
        let under_way = self.bots.are_thinking() || self.reactions.is_open();
        is_ready && !under_way && self.audience.is_empty() && self.inbox.is_empty()
    }

    /// Whether the game is over: then nothing is left to wait for.
    pub fn is_over(&self) -> bool {
        self.table.stage == Stage::Over
    }

    /// The guest who made the table.
    pub fn host(&self) -> &str {
        &self.table.host
    }

    /// People who owe a decision and play for themselves.
    pub(crate) fn people_owing(&self) -> SeatSet {
        let owed = self.play.as_ref().map(|play| play.owed());
        let owed = owed.iter().flat_map(|owed| owed.iter());
        owed.filter(|seat| self.table.is_person(*seat)).collect()
    }

    /// The computer player that plays for whoever is out of time or resigns.
    pub(crate) fn stand_in(&self) -> Option<String> {
        let usual = || self.game.usual_bot().map(str::to_owned);
        self.settings.stand_in.clone().or_else(usual)
    }

    pub(crate) fn note(note: Note, out: &mut Vec<Effect>) {
        out.push(Effect::Log(note));
    }
}

pub(crate) fn reply_table(request: RequestId, info: TableInfo, out: &mut Vec<Effect>) {
    let answer = Ok(crate::Answer::Table(Box::new(info)));
    out.push(Effect::Reply { request, answer });
}

pub(crate) fn refused(id: Option<String>, reason: Reason) -> FromHouse {
    let v = VERSION;
    FromHouse::Refused { v, id, reason }
}
