//! Decisions: first checked, then on the disk, then shown.

use super::clocks::Clocks;
use super::showing::Scene;
use super::{Actor, Submission};
use crate::refusal::told;
use protocol::{Reason, UndoPolicy};
use serde_json::Value;
use std::time::Instant;
use store::halls::Tick;
use store::{Stage, Write};
use tabletop::Seat;

/// What became of a decision.
pub enum Outcome {
    Done,
    Refused(Reason),
    /// Another node wrote first, but nothing this seat could see: it may try again.
    Again,
}

/// A submission that was carried out: whose, under which id, from which row on.
pub type Kept = (Seat, String, u32);

/// What is to be known once decisions are on the disk.
pub struct Draft {
    submissions: Vec<Kept>,
    clocks: Clocks,
    /// If it changed.
    tick: Option<Tick>,
    /// If the game is over.
    result: Option<String>,
}

/// How often a decision is tried that others keep getting ahead of.
const TRIES: u32 = 20;

impl Actor {
    pub(super) async fn submit(&mut self, submission: Submission) {
        let Submission {
            socket,
            id,
            ply,
            steps,
        } = submission;
        let mut outcome = Outcome::Again;
        for _ in 0..TRIES {
            outcome = match self.seat_at(socket) {
                Err(reason) => Outcome::Refused(reason),
                Ok(seat) if self.done.contains(seat, &id) => Outcome::Done,
                Ok(seat) if self.has_held(seat, &id) => Outcome::Done,
                Ok(seat) if !self.is_person(seat) => Outcome::Refused(Reason::StoodIn {}),
                Ok(seat) if self.is_held_back(seat) => self.hold(seat, ply, &steps, &id).await,
                Ok(seat) => self.decide(seat, ply, &steps, Some(id.clone())).await,
            };
            if self.is_settled(&outcome).await {
                break;
            }
        }
        self.answer(socket, id, outcome);
        self.go_on().await;
    }

    /// What is refused by a node that did not know how far the table is is tried again.
    async fn is_settled(&mut self, outcome: &Outcome) -> bool {
        match outcome {
            Outcome::Done => true,
            Outcome::Again => false,
            Outcome::Refused(_) => !self.freshen().await,
        }
    }

    pub(super) async fn take_back(&mut self, socket: u64, id: String, ply: u32) {
        let mut outcome = Outcome::Again;
        for _ in 0..TRIES {
            outcome = self.try_take_back(socket, &id, ply).await;
            if self.is_settled(&outcome).await {
                break;
            }
        }
        self.answer(socket, id, outcome);
        self.go_on().await;
    }

    async fn try_take_back(&mut self, socket: u64, id: &str, ply: u32) -> Outcome {
        match self.seat_at(socket) {
            Err(reason) => Outcome::Refused(reason),
            Ok(seat) if self.done.contains(seat, id) => Outcome::Done,
            Ok(seat) if !self.is_person(seat) => Outcome::Refused(Reason::StoodIn {}),
            Ok(_) if self.ways.undo == UndoPolicy::Never => Outcome::Refused(Reason::NoUndo {}),
            // While a reaction is open, nothing is taken back behind its back.
            Ok(_) if self.window.is_some() => Outcome::Refused(Reason::NothingToTakeBack {}),
            Ok(seat) => {
                let play = self
                    .play
                    .as_mut()
                    .expect("a seat at a running game was found");
                match play.take_back(ply, seat) {
                    Ok(()) => self.settle(seat, ply, Some(id.to_owned()), 1).await,
                    Err(trouble) => Outcome::Refused(told(trouble)),
                }
            }
        }
    }

    /// Carries out steps of one seat. When this returns they are on the disk and shown,
    /// or nothing happened.
    pub(super) async fn decide(
        &mut self,
        seat: Seat,
        ply: u32,
        steps: &[Value],
        id: Option<String>,
    ) -> Outcome {
        let Some(play) = self.play.as_mut() else {
            return Outcome::Refused(Reason::NotStarted {});
        };
        match play.submit(ply, seat, steps) {
            Ok(rows) => self.settle(seat, ply, id, rows.len()).await,
            Err(trouble) => Outcome::Refused(told(trouble)),
        }
    }

    /// The last `count` rows go to the disk; then, and only then, everybody is shown.
    pub(super) async fn settle(
        &mut self,
        seat: Seat,
        ply: u32,
        id: Option<String>,
        count: usize,
    ) -> Outcome {
        let play = self.play.as_ref().expect("something was just decided");
        let first = play.rows().len() - count;
        let submissions = id.clone().map(|id| (seat, id, first as u32));
        let began = Instant::now();
        let (draft, write) = self.draft(first, submissions.into_iter().collect());
        let written = self.house.store().write(write).await;
        match self.written(draft, began, written, None) {
            Ok(()) => {
                self.post();
                Outcome::Done
            }
            Err(trouble) => {
                let away = matches!(trouble, store::Trouble::Away(_));
                self.recover(seat, id, ply, away).await
            }
        }
    }

    /// Everything from row `first` on, as it is to be written.
    pub(super) fn draft(&self, first: usize, submissions: Vec<Kept>) -> (Draft, Write) {
        let play = self.play.as_ref().expect("something was just decided");
        let result = play
            .is_over()
            .then(|| serde_json::to_string(&play.standings()).expect("standings can be written"));
        let (clocks, tick) = self.next_tick();
        let moved = clocks != self.clocks && !self.may_lag() || result.is_some();
        let write = Write::Decide {
            table: self.kept.id.clone(),
            first: first as u32,
            rows: play.rows()[first..].to_vec(),
            ids: submissions
                .iter()
                .map(|(_, id, row)| (*row, id.clone()))
                .collect(),
            result: result.clone(),
            due_stays: tick.due == self.kept.tick.due,
            tick: moved.then(|| (self.kept.version, tick.clone())),
        };
        let draft = Draft {
            submissions,
            clocks,
            tick: moved.then_some(tick),
            result,
        };
        (draft, write)
    }

    /// A draft is on the disk: now, and not before, everybody is shown it, by the scenes made
    /// for it if there was time. If it could not be written, memory is ahead of the disk, and
    /// the table must be laid again.
    pub(super) fn written(
        &mut self,
        draft: Draft,
        began: Instant,
        written: Result<(), store::Trouble>,
        scenes: Option<Vec<Scene>>,
    ) -> Result<(), store::Trouble> {
        if let Err(trouble) = written {
            self.raced = trouble == store::Trouble::Taken;
            if self.raced {
                self.house.meters().races.one();
            } else {
                self.house.meters().write_failures.one();
                tracing::error!(
                    table = self.kept.id,
                    "a decision was not written: {trouble}"
                );
            }
            return Err(trouble);
        }
        self.house.meters().decided(began.elapsed());
        let done = draft
            .submissions
            .into_iter()
            .map(|(seat, id, _)| (seat, id));
        self.done.extend(done);
        match draft.tick {
            Some(tick) => {
                self.ticked(tick);
                self.kept.version += 1;
            }
            None if draft.clocks != self.clocks => self.lag_behind(),
            None => {}
        }
        self.clocks = draft.clocks;
        self.wrote();
        let scenes = scenes.unwrap_or_else(|| self.scenes());
        self.show(scenes);
        if draft.result.is_some() {
            self.kept.stage = Stage::Over;
            self.kept.result = draft.result;
            self.show_table();
        } else if self.lapse() {
            self.show_table();
        }
        self.mind_window();
        self.show_question();
        Ok(())
    }

    /// What is on the disk counts, whatever was in memory. One who lost a race, having
    /// answered at this ply, was too late and may look and choose again. So it is with a
    /// store that was away: should it still write what it was asked before, that has the
    /// same key, and only one of the two will be there.
    async fn recover(
        &mut self,
        seat: Seat,
        id: Option<String>,
        answered: u32,
        away: bool,
    ) -> Outcome {
        let raced = self.raced;
        if let Err(reason) = self.go_back_to_disk().await {
            return Outcome::Refused(reason);
        }
        if id.is_some_and(|id| self.done.contains(seat, &id)) {
            return Outcome::Done;
        }
        match self.ply_of(seat) {
            Some(now) if (raced || away) && answered != now => {
                Outcome::Refused(Reason::Stale { answered, now })
            }
            Some(_) if raced || away => Outcome::Again,
            _ => Outcome::Refused(Reason::HouseTrouble {}),
        }
    }

    /// What memory holds beyond the disk never happened. Why nothing can be done now, if
    /// the disk cannot be read.
    pub(super) async fn go_back_to_disk(&mut self) -> Result<(), Reason> {
        let raced = self.raced;
        if !self.lay_again().await {
            return Err(match self.paused {
                Some(_) => Reason::Paused {},
                None => Reason::HouseTrouble {},
            });
        }
        if raced {
            self.lost_race();
        }
        Ok(())
    }

    pub(super) fn answer(&mut self, socket: u64, id: String, outcome: Outcome) {
        match outcome {
            Outcome::Done => self.acknowledge(socket, id),
            Outcome::Refused(reason) => self.refuse(socket, id, reason),
            Outcome::Again => self.refuse(socket, id, Reason::Paused {}),
        }
    }

    /// The seat from which this socket plays.
    pub(super) fn seat_at(&self, number: u64) -> Result<Seat, Reason> {
        let socket = self.sockets.iter().find(|socket| socket.number == number);
        let socket = socket.ok_or(Reason::NotSeated {})?;
        let seat = self.seat_of(&socket.guest).ok_or(Reason::NotSeated {})?;
        match self.play {
            Some(_) => Ok(seat),
            None => Err(Reason::NotStarted {}),
        }
    }
}
