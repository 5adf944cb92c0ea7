//! Decisions: submissions, take-backs, answers of computer players and standing orders, the end
//! of a reaction. Each is carried out in memory and becomes part of a draft.

use crate::committing::{Attempt, Plan};
use crate::draft::Change;
use crate::input::{ClientId, Effect, Note, Now};
use crate::room::{Job, Room, Work};
use catalogue::{ErasedMatch, Player, Thought, Trouble};
use protocol::{Pace, Reason, UndoPolicy};
use serde_json::Value;
use tabletop::{Seat, Viewer};

/// What a game found wrong, as clients are told.
pub fn reason(trouble: Trouble) -> Reason {
    match trouble {
        Trouble::Refused { why, .. } => why.into(),
        Trouble::UnknownGame { .. } => Reason::NoSuchGame {},
        Trouble::UnknownBot { .. } => Reason::NoSuchBot {},
        Trouble::NoAction { step, .. } => Reason::NotAnAction { step: step as u32 },
        Trouble::NoOptions { .. } => Reason::WrongOptions {},
        Trouble::WrongContributions { .. }
        | Trouble::NoLuck
        | Trouble::Unreadable(_)
        | Trouble::Astray(_)
        | Trouble::NoExample { .. }
        | Trouble::NothingToLearn => Reason::HouseTrouble {},
    }
}

impl Room {
    /// The seat from which this client plays.
    fn seat_at(&self, client: ClientId) -> Result<Seat, Reason> {
        let guest = self.audience.guest(client).ok_or(Reason::NotSeated {})?;
        let seat = self.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
        match self.play {
            Some(_) => Ok(seat),
            None => Err(Reason::NotStarted {}),
        }
    }

    /// The seat for which this client decides; nothing if what it sent was taken before. `failed`
    /// says what became of an earlier write of it.
    fn may_decide(
        &self,
        client: ClientId,
        id: &str,
        failed: Option<&Reason>,
    ) -> Result<Option<Seat>, Reason> {
        let seat = self.seat_at(client)?;
        match failed {
            _ if self.is_done(seat, id) => Ok(None),
            Some(reason) => Err(reason.clone()),
            None if !self.table.is_person(seat) => Err(Reason::StoodIn {}),
            None => Ok(Some(seat)),
        }
    }

    /// Whether what a client sends under this id was taken before.
    fn is_done(&self, seat: Seat, id: &str) -> bool {
        self.dedup.contains(seat, id) || self.reactions.has_held(seat, id)
    }

    pub(crate) fn submit(
        &mut self,
        client: ClientId,
        (id, ply, steps): (&str, u32, &[Value]),
        failed: Option<&Reason>,
    ) -> Attempt {
        let Some(seat) = self.may_decide(client, id, failed)? else {
            return Ok(None);
        };
        let held_back = self.reactions.is_open() && self.people_owing().contains(seat);
        let play = self.play.as_mut().expect("a seat at a running game");
        if held_back {
            play.check(ply, seat, steps).map_err(reason)?;
            let held = self.reactions.hold(seat, id, steps);
            return Ok(Some(Plan::of(Change::Hold(held))));
        }
        let rows = play.submit(ply, seat, steps).map_err(reason)?;
        Ok(Some(Plan {
            ids: vec![(seat, id.to_owned(), rows.start as u32)],
            ..Plan::default()
        }))
    }

    pub(crate) fn take_back(
        &mut self,
        client: ClientId,
        (id, ply): (&str, u32),
        failed: Option<&Reason>,
    ) -> Attempt {
        let Some(seat) = self.may_decide(client, id, failed)? else {
            return Ok(None);
        };
        if self.settings.undo == UndoPolicy::Never {
            return Err(Reason::NoUndo {});
        }
        if self.reactions.is_open() {
            // Not while a reaction is open: it would change the question that others answer.
            return Err(Reason::NothingToTakeBack {});
        }
        let play = self.play.as_mut().expect("a seat at a running game");
        let row = play.rows().len() as u32;
        play.take_back(ply, seat).map_err(reason)?;
        Ok(Some(Plan {
            ids: vec![(seat, id.to_owned(), row)],
            ..Plan::default()
        }))
    }

    /// A computer player is back with its answer, which waits for its turn like any other.
    pub(crate) fn bot_chose(
        &mut self,
        seat: Seat,
        thought: Option<Thought>,
        player: Option<Box<dyn Player>>,
        out: &mut Vec<Effect>,
    ) {
        let is_wanted = self.bots.came_back(seat, player);
        let Some(play) = self.play.as_deref().filter(|_| is_wanted) else {
            return;
        };
        let work = match thought {
            Some(thought) => Work::Bot {
                seat,
                ply: thought.ply,
                steps: thought.ready,
            },
            None => {
                let number = self.bots.number();
                let Some(steps) = play.any_step(seat, number) else {
                    return;
                };
                Self::note(Note::BotFailed(seat, "it did not answer".into()), out);
                let ply = play.ply(Viewer::at(seat));
                Work::Bot { seat, ply, steps }
            }
        };
        self.inbox.push_back(work.into());
    }

    pub(crate) fn bot_decides(
        &mut self,
        seat: Seat,
        ply: u32,
        steps: &catalogue::Steps,
        out: &mut Vec<Effect>,
    ) -> Attempt {
        let Some(play) = self.play.as_mut() else {
            return Ok(None);
        };
        let now = play.ply(Viewer::at(seat));
        if now != ply || !play.owed().contains(seat) {
            // The table has moved since it was asked.
            return Ok(None);
        }
        if let Err(trouble) = play.play(ply, seat, steps) {
            Self::note(Note::BotFailed(seat, trouble.to_string()), out);
            let number = self.bots.number();
            let any = play.any_step(seat, number).ok_or(Reason::NotYourTurn {})?;
            play.play(ply, seat, &any).map_err(reason)?;
        }
        self.bots.stepped(seat, &**play);
        Ok(Some(Plan::default()))
    }

    /// Seats whose answers are due when the reaction ends: people, and computer players that may
    /// decline. To wait for one that still thinks would delay everybody's frames, and the delay
    /// would tell something.
    fn must_answer(&self, play: &dyn ErasedMatch) -> Vec<Seat> {
        let must = |seat: &Seat| self.table.is_person(*seat) || play.is_optional(*seat);
        play.owed().iter().filter(must).collect()
    }

    /// The time of a reaction is over: everybody's answer counts now.
    pub(crate) fn end_reaction(&mut self, now: Now) -> Attempt {
        self.mind_reaction(now);
        if self.reactions.ends().is_none_or(|ends| ends > now.house) {
            return Ok(None);
        }
        let Some(mut play) = self.play.take() else {
            return Ok(None);
        };
        let seats = self.must_answer(&*play);
        seats.iter().for_each(|seat| self.bots.stop(*seat));
        let first = play.rows().len() as u32;
        let ids = self.reactions.end(&mut *play, &seats);
        self.play = Some(play);
        Ok(Some(Plan {
            // Their ids were written when the answers were held.
            released: ids,
            changes: vec![Change::Release { first }],
            ..Plan::default()
        }))
    }

    /// The next bid that a standing order makes. At slow tables they are made at once, so that
    /// nobody waits days for a no.
    pub(crate) fn ordered(&self, play: &dyn ErasedMatch) -> Option<Work> {
        if !matches!(self.settings.pace, Pace::Slow { .. }) || play.is_over() {
            return None;
        }
        if self.orders.has_bids() && !play.owed().iter().any(|seat| play.is_auction(seat)) {
            return Some(Work::ForgetAuctions);
        }
        self.people_owing().iter().find_map(|seat| {
            let steps = self.orders.answer(seat, play.reaction(seat)?)?;
            let ply = play.ply(Viewer::at(seat));
            Some(Work::Bot { seat, ply, steps })
        })
    }

    /// "Bid up to" holds for one auction: once something else is asked, it is over.
    pub(crate) fn forget_auctions(&mut self) -> Attempt {
        let over = self.orders.forget_bids();
        let change = |(seat, reaction)| Change::Order {
            seat,
            reaction,
            order: None,
        };
        Ok(Some(Plan {
            changes: over.into_iter().map(change).collect(),
            ..Plan::default()
        }))
    }

    /// The next submission in the inbox, if it can join the draft that is being made.
    pub(crate) fn next_submission(&mut self) -> Option<Job> {
        let is_plain = !self.reactions.is_open() && !self.is_reaction_due();
        let is_over = self.play.as_ref().is_none_or(|play| play.is_over());
        let next = self.inbox.front()?;
        let joins = is_plain && !is_over && matches!(next.work, Work::Submit { .. });
        joins.then(|| self.inbox.pop_front()).flatten()
    }
}
