//! Submissions that wait at the same time. Answers to one sealed question often do; each
//! by itself would wait for the writes of all before it.

use super::playing::Outcome;
use super::{Actor, Ask};
use serde_json::Value;
use tabletop::Seat;
use tokio::sync::mpsc;
use tokio::task::yield_now;

/// Steps that a socket sent under an id of its own.
pub struct Submission {
    pub socket: u64,
    pub id: String,
    pub ply: u32,
    pub steps: Vec<Value>,
}

/// How often to look whether one more is there, with everybody else's work in between.
const LOOKS: u32 = 4;

impl Actor {
    /// Hears a submission together with those that wait behind it.
    pub(super) async fn hear_submissions(
        &mut self,
        first: Submission,
        asks: &mut mpsc::Receiver<Ask>,
    ) {
        // Whoever else was asked was asked in the same moment: her answer may be on the way.
        let expected = self.people_owing().len();
        let mut waiting = vec![first];
        let mut other = None;
        for _ in 0..LOOKS {
            while other.is_none()
                && let Ok(next) = asks.try_recv()
            {
                match next {
                    Ask::Submit(submission) => waiting.push(submission),
                    ask => other = Some(ask),
                }
            }
            if other.is_some() || waiting.len() >= expected {
                break;
            }
            yield_now().await;
        }
        let left = match waiting.len() {
            1 => waiting,
            _ => self.submit_together(waiting).await,
        };
        for submission in left {
            self.hear(Ask::Submit(submission)).await;
        }
        if let Some(ask) = other {
            self.hear(ask).await;
        }
    }

    /// Takes what can be taken as it is, in one write; what is left has to be heard one
    /// by one. If the write fails nothing was taken.
    async fn submit_together(&mut self, waiting: Vec<Submission>) -> Vec<Submission> {
        let Some(play) = self.play.as_ref().filter(|_| self.paused.is_none()) else {
            return waiting;
        };
        let first = play.rows().len();
        let (mut taken, mut left) = (Vec::new(), Vec::new());
        for submission in waiting {
            match self.take(&submission) {
                Some(kept) => taken.push((submission, kept)),
                None => left.push(submission),
            }
        }
        if taken.is_empty() {
            return left;
        }
        let ids = taken.iter().map(|(_, kept)| kept.clone()).collect();
        let written = self.write_down(first, ids).await;
        let taken = taken.into_iter().map(|(submission, _)| submission);
        if written.is_err() {
            let all = taken.chain(left);
            let Err(reason) = self.go_back_to_disk().await else {
                return all.collect();
            };
            for Submission { socket, id, .. } in all {
                self.answer(socket, id, Outcome::Refused(reason.clone()));
            }
            return Vec::new();
        }
        taken.for_each(|Submission { socket, id, .. }| self.answer(socket, id, Outcome::Done));
        self.go_on().await;
        left
    }

    /// Carries out a submission in memory alone, if nothing speaks against it: whose, under
    /// which id, from which row on.
    fn take(&mut self, submission: &Submission) -> Option<(Seat, String, u32)> {
        let seat = self.seat_at(submission.socket).ok()?;
        let id = (seat, submission.id.clone());
        let plain = self.is_person(seat) && self.window.is_none() && !self.is_window_due();
        if !plain || self.done.contains(&id) {
            return None;
        }
        let play = self.play.as_mut()?;
        let rows = play.submit(submission.ply, seat, &submission.steps).ok()?;
        Some((id.0, id.1, rows.start as u32))
    }
}
