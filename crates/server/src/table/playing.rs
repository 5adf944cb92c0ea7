//! Decisions: first checked, then on the disk, then shown.

use super::Actor;
use crate::refusal::told;
use protocol::{Reason, close};
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
            Ok(seat) => self.decide(seat, ply, steps, Some(id.clone())).await,
        };
        self.answer(socket, id, outcome);
        self.wake_bots();
    }

    pub(super) async fn take_back(&mut self, socket: u64, id: String, ply: u32) {
        let outcome = match self.seat_at(socket) {
            Err(reason) => Outcome::Refused(reason),
            Ok(seat) if self.done.contains(&(seat, id.clone())) => Outcome::Done,
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
        self.wake_bots();
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
    async fn settle(&mut self, seat: Seat, ply: u32, id: Option<String>, count: usize) -> Outcome {
        let play = self.play.as_ref().expect("something was just decided");
        let first = play.rows().len() - count;
        let result = play
            .is_over()
            .then(|| serde_json::to_string(&play.standings()).expect("standings can be written"));
        let write = Write::Decide {
            table: self.kept.id.clone(),
            first: first as u32,
            rows: play.rows()[first..].to_vec(),
            submission: id.clone().map(|id| (seat, id)),
            result: result.clone(),
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
        self.show_moves();
        if result.is_some() {
            self.kept.stage = Stage::Over;
            self.kept.result = result;
            self.show_table();
        }
        Outcome::Done
    }

    /// What is on the disk counts, whatever was in memory. One who lost a race, having
    /// answered at ply `raced`, was too late and may look and choose again.
    async fn recover(&mut self, seat: Seat, id: Option<String>, raced: Option<u32>) -> Outcome {
        self.thinking.clear();
        if let Err(why) = self.read_play().await {
            tracing::error!(table = self.kept.id, "cannot be laid again: {why}");
            self.play = None;
            self.send_away(close::AGAIN);
            return Outcome::Refused(Reason::HouseTrouble {});
        }
        self.show_moves();
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
