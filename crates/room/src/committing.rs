//! The one way from something to be done to what is shown: it is carried out in memory and
//! becomes a draft; the draft is written; then, and not before, everybody is shown it.

use crate::audience::viewer_of;
use crate::clocks::Clocks;
use crate::draft::{Change, Draft, StoreError};
use crate::input::{Answer, Effect, Note, Now, Wish};
use crate::room::{Job, Phase, Room, Work, refused, reply_table};
use crate::saved::{Revision, Schedule};
use protocol::{FromHouse, Pace, Reason, Stage, VERSION};
use tabletop::Seat;

/// How often something is tried that others keep getting ahead of.
const MOST_TRIES: u8 = 20;
/// After a write that failed, the room waits so long before it does something of its own; in
/// milliseconds.
const REST: i64 = 1000;

/// What came of trying to do something in memory: refused, or nothing to be written, or a plan
/// of what is.
pub(crate) type Attempt = Result<Option<Plan>, Reason>;

/// What is to be written, beside the rows that are new in memory.
#[derive(Default)]
pub(crate) struct Plan {
    /// Submissions that were carried out: whose, under which id, from which row on.
    pub ids: Vec<(Seat, String, u32)>,
    /// Ids of answers that were held until now.
    pub released: Vec<(Seat, String)>,
    pub changes: Vec<Change>,
}

impl Plan {
    pub fn of(change: Change) -> Self {
        Plan {
            changes: vec![change],
            ..Plan::default()
        }
    }

    fn add(&mut self, other: Plan) {
        self.ids.extend(other.ids);
        self.released.extend(other.released);
        self.changes.extend(other.changes);
    }
}

/// A draft on its way to the disk.
pub(crate) struct Pending {
    /// What it came of: answered when it is written, tried again if somebody else was first.
    jobs: Vec<Job>,
    /// Submissions that are done once it is written.
    ids: Vec<(Seat, String)>,
    revision: Revision,
    clocks: Clocks,
    schedule: Option<Schedule>,
    result: Option<String>,
    begins: bool,
    shows_table: bool,
    /// The last thing said before it.
    talk: u32,
}

impl Room {
    /// Tries to do something, together with the submissions that wait behind it.
    pub(crate) fn perform(&mut self, job: Job, now: Now, out: &mut Vec<Effect>) {
        let talk = self.talk.last();
        if self.is_behind(&job) {
            return self.check_first(job, out);
        }
        match self.attempt(&job, now, out) {
            Err(reason) => self.refuse_unless_behind(job, reason, out),
            Ok(None) => self.answer(job.work, now, out),
            Ok(Some(mut plan)) => {
                let mut jobs = vec![job];
                while let Some(next) = self.next_submission() {
                    match self.attempt(&next, now, out) {
                        Ok(Some(more)) => {
                            plan.add(more);
                            jobs.push(next);
                        }
                        // Answered after this write: an answer must not tell of what is unwritten.
                        Ok(None) | Err(_) => {
                            self.inbox.push_front(next);
                            break;
                        }
                    }
                }
                self.write(jobs, plan, talk, now, out);
            }
        }
    }

    fn attempt(&mut self, job: &Job, now: Now, out: &mut Vec<Effect>) -> Attempt {
        let failed = job.failed.as_ref();
        match &job.work {
            Work::Submit {
                client,
                id,
                ply,
                steps,
            } => self.submit(*client, (id, *ply, steps), failed),
            Work::TakeBack { client, id, ply } => self.take_back(*client, (id, *ply), failed),
            Work::Ask { guest, wish, .. } => match failed {
                _ if self.is_said(job) => Ok(None),
                Some(reason) => Err(reason.clone()),
                None => self.ask(guest, wish, now),
            },
            Work::Bot { seat, ply, steps } => self.bot_decides(*seat, *ply, steps, out),
            Work::EndReaction => self.end_reaction(now),
            Work::OutOfTime(seat) => {
                Self::note(Note::OutOfTime(*seat), out);
                self.out_of_time(*seat, now)
            }
            Work::ForgetAuctions => self.forget_auctions(),
            Work::Join { .. } | Work::Person { .. } => Ok(None),
        }
    }

    /// Whether words whose write seemed to fail were written after all.
    fn is_said(&self, job: &Job) -> bool {
        match (&job.work, job.said_after) {
            (
                Work::Ask {
                    guest,
                    wish: Wish::Say(wish),
                    ..
                },
                Some(last),
            ) => self.talk.has_said(guest, wish, last),
            _ => false,
        }
    }

    /// What is now in memory goes to the disk.
    fn write(&mut self, jobs: Vec<Job>, plan: Plan, talk: u32, now: Now, out: &mut Vec<Effect>) {
        let based_on = self.revision();
        let play = self.play.as_deref();
        let rows = play.map_or(&[][..], |play| &play.rows()[self.rows as usize..]);
        let result = play
            .filter(|play| play.is_over() && self.table.stage != Stage::Over)
            .map(|play| {
                serde_json::to_string(&play.standings()).expect("standings can be written")
            });
        let clocks = self.next_clocks(now);
        let sits = |change: &Change| {
            matches!(
                change,
                Change::Sit { .. } | Change::Begin { .. } | Change::StandIn { .. }
            )
        };
        let begins = |change: &Change| matches!(change, Change::Begin { .. });
        let schedule = self.schedule(&clocks, now);
        let is_moved = clocks != self.clocks
            || schedule.waiting != self.table.schedule.waiting
            || (self.is_slow_reaction() && schedule.due != self.table.schedule.due)
            || result.is_some()
            || plan.changes.iter().any(sits);
        let draft = Draft {
            table: self.table.id.clone(),
            based_on,
            rows: rows.to_vec(),
            ids: plan
                .ids
                .iter()
                .map(|(_, id, row)| (*row, id.clone()))
                .collect(),
            schedule: is_moved.then_some(schedule),
            result,
            changes: plan.changes,
        };
        let shows = |change: &Change| {
            !matches!(
                change,
                Change::Hold(_) | Change::Release { .. } | Change::Order { .. } | Change::Say(_)
            )
        };
        let ids = plan.ids.into_iter().map(|(seat, id, _)| (seat, id));
        self.phase = Phase::Writing(Box::new(Pending {
            jobs,
            ids: ids.chain(plan.released).collect(),
            revision: draft.revision(),
            clocks,
            schedule: draft.schedule.clone(),
            result: draft.result.clone(),
            begins: draft.changes.iter().any(begins),
            shows_table: draft.changes.iter().any(shows),
            talk,
        }));
        out.push(Effect::Write(Box::new(draft)));
    }

    /// Whom the table waits for, and until when. While a reaction is open at a slow table, that is
    /// everybody who was asked, whatever she holds.
    fn schedule(&self, clocks: &Clocks, now: Now) -> Schedule {
        let schedule = clocks.schedule(self.settings.pace, now.unix);
        if !self.is_slow_reaction() {
            return schedule;
        }
        let asked = self.people_owing().iter().map(|seat| 1 << seat.0);
        let opens = now.house + self.window() as i64;
        Schedule {
            waiting: asked.sum(),
            due: Some(self.reactions.ends().unwrap_or(opens)),
            ..schedule
        }
    }

    fn is_slow_reaction(&self) -> bool {
        matches!(self.settings.pace, Pace::Slow { .. }) && self.is_reaction_due()
    }

    /// Where the clocks stand once what is now in memory is written.
    fn next_clocks(&self, now: Now) -> Clocks {
        let mut clocks = self.clocks.clone();
        if self.play.is_some() {
            let running = match self.is_reaction_due() {
                true => tabletop::SeatSet::EMPTY,
                false => self.people_owing(),
            };
            clocks.turn_to(running, self.settings.pace, now.house);
        }
        clocks
    }

    /// What became of the draft that was under way.
    pub(crate) fn written(
        &mut self,
        result: Result<(), StoreError>,
        now: Now,
        out: &mut Vec<Effect>,
    ) {
        let Phase::Writing(pending) = std::mem::replace(&mut self.phase, Phase::Ready) else {
            return;
        };
        match result {
            Ok(()) => self.show_written(*pending, now, out),
            Err(error) => {
                // Memory holds what was not written: nothing is shown until it is read anew.
                self.is_ahead = true;
                self.shows_table_soon |= pending.shows_table;
                self.talk.forget_after(pending.talk);
                self.rests_until = self.rests_until.max(match error {
                    StoreError::Taken => 0,
                    _ => now.house + REST,
                });
                for mut job in pending.jobs.into_iter().rev() {
                    job.tries += 1;
                    job.said_after.get_or_insert(pending.talk);
                    job.is_unsure |= matches!(error, StoreError::Away(_));
                    job.failed = match &error {
                        StoreError::Taken | StoreError::Away(_) => None,
                        // The earlier write may still succeed, so she is not told that it failed.
                        _ if job.is_unsure => Some(Reason::Paused {}),
                        StoreError::Failed(_) | StoreError::Damaged(_) => {
                            Some(Reason::HouseTrouble {})
                        }
                    };
                    self.put_back(job, out);
                }
                match error {
                    StoreError::Taken => Self::note(Note::LostRace, out),
                    other => Self::note(Note::NotWritten(other.to_string()), out),
                }
                self.read_again(out);
            }
        }
    }

    /// Tries again, up to a limit, what failed for no fault of its own. What the room began by
    /// itself needs no retry: it will be found due again.
    fn put_back(&mut self, job: Job, out: &mut Vec<Effect>) {
        match &job.work {
            Work::Submit { .. } | Work::TakeBack { .. } | Work::Ask { .. } => {
                match job.tries < MOST_TRIES {
                    true => self.inbox.push_front(job),
                    false => self.refuse(job, Reason::Paused {}, out),
                }
            }
            Work::Join { .. }
            | Work::Bot { .. }
            | Work::EndReaction
            | Work::OutOfTime(_)
            | Work::ForgetAuctions
            | Work::Person { .. } => {}
        }
    }

    /// A draft is on the disk: now everybody is shown it.
    fn show_written(&mut self, pending: Pending, now: Now, out: &mut Vec<Effect>) {
        let decided = pending.revision.rows - self.rows;
        if decided > 0 {
            Self::note(Note::Decided(decided as usize), out);
        }
        self.rows = pending.revision.rows;
        self.table.version = pending.revision.version;
        self.table.changes = pending.revision.changes;
        self.dedup.extend(pending.ids);
        self.clocks = pending.clocks;
        if let Some(schedule) = pending.schedule {
            self.table.schedule = schedule;
        }
        if decided > 0 {
            self.lead.decided(now.house);
        }
        if !self.setup.is_alone {
            out.push(Effect::Announce(pending.revision));
        }
        let ends = pending.result.is_some();
        if ends {
            self.table.stage = Stage::Over;
            self.table.result = pending.result;
        }
        match (pending.begins, self.play.as_deref()) {
            (true, _) => self.greet_all(now, out),
            (false, Some(play)) => self.audience.show_moves(play, &self.table, out),
            (false, None) => {}
        }
        let said = |_: &str, blocked: &[String]| self.talk.after(pending.talk, blocked);
        self.audience.send_each(None, said, out);
        let lapsed = self
            .play
            .as_deref()
            .is_some_and(|play| self.consent.lapse(play));
        if pending.shows_table && !pending.begins || ends || lapsed {
            self.show_table(None, now, out);
        }
        self.mind_reaction(now);
        self.show_question(now, out);
        for job in pending.jobs {
            self.answer(job.work, now, out);
        }
    }

    /// Something is done and on the disk, or there was nothing to write.
    fn answer(&mut self, work: Work, now: Now, out: &mut Vec<Effect>) {
        match work {
            Work::Submit { client, id, .. } | Work::TakeBack { client, id, .. } => {
                let ack = FromHouse::Ack { v: VERSION, id };
                self.audience.send(client, &ack, out);
            }
            Work::Ask {
                request,
                guest,
                wish,
            } => {
                let answer = match wish {
                    Wish::Look
                    | Wish::Join { .. }
                    | Wish::Leave
                    | Wish::SeatBot(_)
                    | Wish::Begin(_)
                    | Wish::Remove(_)
                    | Wish::Resign
                    | Wish::StandIn(_)
                    | Wish::Return => {
                        let info = self.info(Some(&guest), now.house);
                        return reply_table(request, info, out);
                    }
                    Wish::JoinRematch { .. } | Wish::Order(_) | Wish::Undo(_) | Wish::Say(_) => {
                        Ok(Answer::Done)
                    }
                    Wish::Hint => self.hint(&guest, now),
                    Wish::Rematch { .. } => self.rematch_answer(&guest),
                };
                out.push(Effect::Reply { request, answer });
            }
            Work::Join {
                client,
                visitor,
                seen,
            } => self.join(client, visitor, seen, now, out),
            Work::Person { guest, now: person } => self.update_person(&guest, person, now, out),
            Work::Bot { .. } | Work::EndReaction | Work::OutOfTime(_) | Work::ForgetAuctions => {}
        }
    }

    /// What is refused by a node that did not know how far the table is, is tried again once it
    /// does.
    fn refuse_unless_behind(&mut self, job: Job, reason: Reason, out: &mut Vec<Effect>) {
        let may_be_behind = !self.setup.is_alone && !job.is_checked;
        match job.work {
            Work::Submit { .. } | Work::TakeBack { .. } if may_be_behind => {
                self.check_first(job, out);
            }
            _ => self.refuse(job, reason, out),
        }
    }

    /// Somebody comes who has seen more than this node knows of.
    fn is_behind(&self, job: &Job) -> bool {
        let Work::Join { visitor, seen, .. } = &job.work else {
            return false;
        };
        let viewer = viewer_of(&self.table, &visitor.id);
        let known = self.play.as_ref().map_or(0, |play| play.entries(viewer));
        !self.setup.is_alone && !job.is_checked && *seen > known
    }

    /// Tried again once it is read how far the table is.
    fn check_first(&mut self, mut job: Job, out: &mut Vec<Effect>) {
        job.is_checked = true;
        self.inbox.push_front(job);
        self.read_again(out);
    }

    pub(crate) fn refuse(&mut self, job: Job, reason: Reason, out: &mut Vec<Effect>) {
        match job.work {
            Work::Submit { client, id, .. } | Work::TakeBack { client, id, .. } => {
                Self::note(Note::Refused, out);
                self.audience.send(client, &refused(Some(id), reason), out);
            }
            Work::Ask { request, .. } => out.push(Effect::Reply {
                request,
                answer: Err(reason),
            }),
            Work::Bot { seat, .. } => {
                Self::note(Note::BotFailed(seat, reason.to_string()), out);
            }
            Work::Join { .. }
            | Work::Person { .. }
            | Work::EndReaction
            | Work::OutOfTime(_)
            | Work::ForgetAuctions => {}
        }
    }
}
