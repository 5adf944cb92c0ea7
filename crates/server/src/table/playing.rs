//! Decisions: first checked, then on the disk, then shown.

use super::Actor;
use crate::refusal::told;
use protocol::{Reason, UndoPolicy, close};
use serde_json::Value;
use std::time::Instant;
use store::{Stage, Write};
use tabletop::{Seat, Viewer};

/// What became of a decision.
pub enum Outcome {
    Done,
    Refused(Reason),
}

impl Actor {
    pub(super) async fn submit(&mut self, socket: u64, id: String, ply: u32, steps: &[Value]) {
        let outcome = match self.seat_at(socket) {
            Err(reason) => Outcome::Refused(reason),
            Ok(seat) if self.done.contains(&(seat, id.clone())) => Outcome::Done,
            Ok(seat) if self.has_held(seat, &id) => Outcome::Done,
            Ok(seat) if !self.is_person(seat) => Outcome::Refused(Reason::StoodIn {}),
            Ok(seat) if self.is_held_back(seat) => self.hold(seat, ply, steps, &id).await,
            Ok(seat) => self.decide(seat, ply, steps, Some(id.clone())).await,
        };
        self.answer(socket, id, outcome);
        self.go_on().await;
    }

    pub(super) async fn take_back(&mut self, socket: u64, id: String, ply: u32) {
        let outcome = match self.seat_at(socket) {
            Err(reason) => Outcome::Refused(reason),
            Ok(seat) if self.done.contains(&(seat, id.clone())) => Outcome::Done,
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
                    Ok(()) => self.settle(seat, ply, Some(id.clone()), 1).await,
                    Err(trouble) => Outcome::Refused(told(trouble)),
                }
            }
        };
        self.answer(socket, id, outcome);
        self.go_on().await;
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
        let result = play
            .is_over()
            .then(|| serde_json::to_string(&play.standings()).expect("standings can be written"));
        let rows = play.rows()[first..].to_vec();
        let (clocks, tick) = self.next_tick();
        let moved = clocks != self.clocks || result.is_some();
        let write = Write::Decide {
            table: self.kept.id.clone(),
            first: first as u32,
            rows,
            submission: id.clone().map(|id| (seat, id)),
            result: result.clone(),
            tick: moved.then(|| tick.clone()),
        };
        let began = Instant::now();
        if let Err(trouble) = self.house.store().write(write).await {
            self.house.meters().write_failures.one();
            tracing::error!(
                table = self.kept.id,
                "a decision was not written: {trouble}"
            );
            let raced = trouble == store::Trouble::Taken;
            return self.recover(seat, id, raced.then_some(ply)).await;
        }
        self.house.meters().decided(began.elapsed());
        self.done.extend(id.map(|id| (seat, id)));
        self.clocks = clocks;
        if moved {
            self.kept.tick = tick;
        }
        self.show_moves();
        if result.is_some() {
            self.kept.stage = Stage::Over;
            self.kept.result = result;
            self.show_table();
        } else if self.lapse() {
            self.show_table();
        }
        self.mind_window();
        self.show_question();
        Outcome::Done
    }

    /// What is on the disk counts, whatever was in memory. One who lost a race, having
    /// answered at ply `raced`, was too late and may look and choose again.
    async fn recover(&mut self, seat: Seat, id: Option<String>, raced: Option<u32>) -> Outcome {
        if !self.lay_again().await {
            return Outcome::Refused(Reason::HouseTrouble {});
        }
        if id.is_some_and(|id| self.done.contains(&(seat, id))) {
            return Outcome::Done;
        }
        let now = self.play.as_ref().map(|play| play.ply(Viewer::at(seat)));
        match (raced, now) {
            (Some(answered), Some(now)) if answered != now => {
                Outcome::Refused(Reason::Stale { answered, now })
            }
            _ => Outcome::Refused(Reason::HouseTrouble {}),
        }
    }

    /// Reads everything from the disk again; if that fails everybody is sent away.
    pub(super) async fn lay_again(&mut self) -> bool {
        self.thinking.clear();
        if let Err(why) = self.read_play().await {
            tracing::error!(table = self.kept.id, "cannot be laid again: {why}");
            self.play = None;
            self.send_away(close::AGAIN);
            return false;
        }
        self.show_moves();
        true
    }

    fn answer(&mut self, socket: u64, id: String, outcome: Outcome) {
        match outcome {
            Outcome::Done => self.acknowledge(socket, id),
            Outcome::Refused(reason) => self.refuse(socket, id, reason),
        }
    }

    /// The seat from which this socket plays.
    fn seat_at(&self, number: u64) -> Result<Seat, Reason> {
        let socket = self.sockets.iter().find(|socket| socket.number == number);
        let socket = socket.ok_or(Reason::NotSeated {})?;
        let seat = self.seat_of(&socket.guest).ok_or(Reason::NotSeated {})?;
        match self.play {
            Some(_) => Ok(seat),
            None => Err(Reason::NotStarted {}),
        }
    }
}
