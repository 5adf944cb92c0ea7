//! Submissions that come at the same time. Answers to one sealed question often do; each by
//! itself would wait for the writes of all before it.

use super::playing::{Kept, Outcome};
use super::{Actor, Ask, Mail};
use serde_json::Value;
use std::pin::pin;
use std::time::Instant;
use store::Slip;

/// Steps that a socket sent under an id of its own.
pub struct Submission {
    pub socket: u64,
    pub id: String,
    pub ply: u32,
    pub steps: Vec<Value>,
}

/// What came to a table and waits to be heard.
struct Heap<'a> {
    asks: &'a mut Mail,
    /// The next to be heard.
    waiting: Vec<Submission>,
    /// What came after these and is something else: nothing behind it is looked at.
    other: Option<Ask>,
}

impl Heap<'_> {
    /// Takes one more in: the submission, if it is one.
    fn put(&mut self, ask: Ask) -> Option<Submission> {
        match ask {
            Ask::Submit(submission) => Some(submission),
            ask => {
                self.other = Some(ask);
                None
            }
        }
    }

    fn gather(&mut self) {
        while self.other.is_none()
            && let Ok(ask) = self.asks.try_recv()
        {
            let submission = self.put(*ask);
            self.waiting.extend(submission);
        }
    }
}

impl Actor {
    /// Hears a submission together with those that come until it is written.
    pub(super) async fn hear_submissions(&mut self, first: Submission, asks: &mut Mail) {
        let mut heap = Heap {
            asks,
            waiting: vec![first],
            other: None,
        };
        while !heap.waiting.is_empty() {
            heap.gather();
            for submission in self.submit_together(&mut heap).await {
                Box::pin(self.hear(Ask::Submit(submission))).await;
            }
        }
        if let Some(ask) = heap.other {
            Box::pin(self.hear(ask)).await;
        }
    }

    /// Takes what can be taken as it is, in one write; what is left has to be heard one
    /// by one. If the write fails nothing was taken.
    async fn submit_together(&mut self, heap: &mut Heap<'_>) -> Vec<Submission> {
        let waiting = std::mem::take(&mut heap.waiting);
        let Some(play) = self.play.as_ref().filter(|_| self.paused.is_none()) else {
            return waiting;
        };
        let first = play.rows().len();
        let (mut taken, mut kept, mut left) = (Vec::new(), Vec::new(), Vec::new());
        for submission in waiting {
            match self.take(&submission) {
                Some(one) => {
                    taken.push(submission);
                    kept.push(one);
                }
                None => left.push(submission),
            }
        }
        if taken.is_empty() {
            return left;
        }
        let began = Instant::now();
        let (mut draft, write) = self.draft(first, kept.clone());
        let slip = Slip::of(write);
        let house = self.house.clone();
        let mut writing = pin!(house.store().put(slip.clone()));
        let mut scenes = None;
        let written = loop {
            let ask = tokio::select! {
                biased;
                written = &mut writing => break written,
                // Nothing can join it any more: while the disk works, everybody's next view is
                // made, to be shown when it is done and only then.
                () = slip.flushing(), if scenes.is_none() => {
                    scenes = Some(self.scenes());
                    continue;
                }
                Some(ask) = heap.asks.recv(), if heap.other.is_none() => ask,
            };
            let Some(submission) = heap.put(*ask) else {
                continue;
            };
            let mut one = None;
            let in_time = slip.amend(|write| {
                one = self.take(&submission);
                if let Some(one) = &one {
                    kept.push(one.clone());
                    (draft, *write) = self.draft(first, kept.clone());
                }
            });
            match (one, in_time) {
                (Some(_), _) => taken.push(submission),
                (None, true) => left.push(submission),
                (None, false) => heap.waiting.push(submission),
            }
        };
        if self.written(draft, began, written, scenes).is_err() {
            let all = taken.into_iter().chain(left);
            let Err(reason) = Box::pin(self.go_back_to_disk()).await else {
                return all.collect();
            };
            for Submission { socket, id, .. } in all {
                self.answer(socket, id, Outcome::Refused(reason.clone()));
            }
            return Vec::new();
        }
        for Submission { socket, id, .. } in taken {
            self.answer(socket, id, Outcome::Done);
        }
        Box::pin(self.go_on()).await;
        left
    }

    /// Carries out a submission in memory alone, if nothing speaks against it.
    fn take(&mut self, submission: &Submission) -> Option<Kept> {
        let seat = self.seat_at(submission.socket).ok()?;
        let plain = self.is_person(seat) && self.window.is_none() && !self.is_window_due();
        if !plain || self.done.contains(seat, &submission.id) {
            return None;
        }
        let play = self.play.as_mut()?;
        let rows = play.submit(submission.ply, seat, &submission.steps).ok()?;
        Some((seat, submission.id.clone(), rows.start as u32))
    }
}
