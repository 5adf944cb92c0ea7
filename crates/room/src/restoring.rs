//! A room from what is written: at first, when somebody else wrote, and after a write that
//! failed. What was in memory beyond that never happened.

use crate::absence::Absence;
use crate::audience::Audience;
use crate::bot_seats::BotSeats;
use crate::clocks::Clocks;
use crate::consent::Consent;
use crate::dedup::Dedup;
use crate::draft::StoreError;
use crate::hints::Hints;
use crate::input::{Effect, Note, Now};
use crate::orders::Orders;
use crate::reactions::Reactions;
use crate::replication::{Lead, Presence};
use crate::room::{MakeLuck, Phase, Room, Setup, refused};
use crate::saved::{Revision, SavedRoom, SavedTable};
use crate::talk::Talk;
use catalogue::{ErasedMatch, Trouble};
use protocol::{Pace, Reason, SetAsideCause, Stage, close};
use std::collections::VecDeque;
use tabletop::Row;
use tabletop::luck::Secret;

/// How often a room looks again for a store that cannot be reached, in milliseconds.
const RETRY: i64 = 500;

/// Why a game cannot be replayed: for the log, and as its players are told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreplayable {
    pub why: String,
    pub reason: Reason,
}

impl Unreplayable {
    fn new(why: String, misfit: SetAsideCause, row: Option<u32>) -> Self {
        let reason = Reason::SetAside { why: misfit, row };
        Unreplayable { why, reason }
    }
}

impl From<Trouble> for Unreplayable {
    fn from(trouble: Trouble) -> Self {
        let why = trouble.to_string();
        let (misfit, row) = match trouble {
            Trouble::Astray(astray) => match astray.why {
                tabletop::Misfit::OtherRules { .. } => (SetAsideCause::OtherRules, None),
                _ => (SetAsideCause::Damaged, Some(astray.row)),
            },
            Trouble::UnknownGame { .. } => (SetAsideCause::OtherRules, None),
            _ => (SetAsideCause::Damaged, None),
        };
        Unreplayable::new(why, misfit, row)
    }
}

/// The game of a table, played up to the last of these rows.
pub fn replayed(
    table: &SavedTable,
    rows: &[Row],
    secret: Option<Secret>,
    luck: &MakeLuck,
) -> Result<Box<dyn ErasedMatch>, Unreplayable> {
    let none = || {
        Unreplayable::new(
            "its secret is missing".into(),
            SetAsideCause::NoSecret,
            None,
        )
    };
    let luck = luck(secret.ok_or_else(none)?, table.contributions());
    let damaged =
        |why: serde_json::Error| Unreplayable::new(why.to_string(), SetAsideCause::Damaged, None);
    let options = serde_json::from_str(&table.options).map_err(damaged)?;
    let seats = table.places.len() as u8;
    let game = catalogue::game(&table.game)?;
    Ok(game.resume(table.rules_version, &options, seats, rows, luck)?)
}

impl Room {
    /// The room of a table as it is written.
    pub fn open(
        saved: SavedRoom,
        setup: Setup,
        now: Now,
        out: &mut Vec<Effect>,
    ) -> Result<Room, Unreplayable> {
        let (table, seats) = (&saved.table, saved.table.places.len());
        let settings = table.settings();
        // Of a table that has not begun, no other node can have written a decision.
        let leads = table.stage == Stage::Lobby;
        let bots_take = setup.bot_pause as i64 * 2 + i64::from(setup.bot_thinks);
        let mut room = Room {
            game: catalogue::game(&table.game)?,
            names: saved.names.clone(),
            clocks: Clocks::new(settings.pace, seats),
            lead: Lead::new(setup.is_alone, leads, bots_take, now.house),
            bots: BotSeats::new(seats, setup.seed),
            table: table.clone(),
            settings,
            setup,
            removed: Vec::new(),
            secret: None,
            play: None,
            rows: 0,
            dedup: Dedup::default(),
            audience: Audience::default(),
            hints: Hints::default(),
            shown_clocks: None,
            reactions: Reactions::default(),
            orders: Orders::default(),
            talk: Talk::default(),
            consent: Consent::default(),
            presence: Presence::default(),
            absence: Absence::default(),
            phase: Phase::Ready,
            inbox: VecDeque::new(),
            rests_until: i64::MIN,
            is_paused: false,
            is_ahead: false,
            shows_table_soon: false,
            news: None,
            alarm: None,
        };
        room.load(saved, now)?;
        room.show_question(now, out);
        Ok(room)
    }

    fn load(&mut self, saved: SavedRoom, now: Now) -> Result<(), Unreplayable> {
        let revision = saved.revision();
        self.table = saved.table;
        self.settings = self.table.settings();
        self.names.extend(saved.names);
        self.talk = Talk::new(saved.talk);
        self.secret = saved.secret;
        self.rows = revision.rows;
        if self.table.stage == Stage::Lobby {
            self.play = None;
            return Ok(());
        }
        self.dedup = Dedup::from_iter(saved.submissions);
        self.orders = Orders::from_iter(saved.orders);
        let secret = self.secret.clone();
        let play = replayed(&self.table, &saved.rows, secret, &self.setup.luck)?;
        let request = self.table.request.as_deref();
        self.consent = Consent::read(request, &*play);
        self.play = Some(play);
        let clocks = self.table.schedule.clocks.as_deref();
        let seats = self.table.places.len();
        self.clocks = Clocks::read(clocks, self.settings.pace, seats);
        // A short reaction begins anew. A long one, at a slow table, ends when it was announced to.
        let long = matches!(self.settings.pace, Pace::Slow { .. });
        match self.table.schedule.due.filter(|_| long) {
            Some(ends) => self.open_reaction(ends),
            None => self.mind_reaction(now),
        }
        self.reactions.restore(saved.held);
        Ok(())
    }

    /// Asks for everything that is written.
    pub(crate) fn read_again(&mut self, out: &mut Vec<Effect>) {
        self.bots.stop_all();
        self.phase = Phase::Reading;
        out.push(Effect::Read);
    }

    /// The table has come so far.
    pub(crate) fn reached(&mut self, revision: Revision, out: &mut Vec<Effect>) {
        if self.news.is_none_or(|known| revision.is_after(&known)) {
            self.news = Some(revision);
        }
        self.mind_news(out);
    }

    /// What another node has written is read, as soon as nothing else is under way.
    pub(crate) fn mind_news(&mut self, out: &mut Vec<Effect>) {
        if !matches!(self.phase, Phase::Ready) {
            return;
        }
        let news = self.news.take();
        if news.is_none_or(|news| !news.is_after(&self.revision())) {
            return;
        }
        match self.audience.is_empty() && self.inbox.is_empty() {
            // Another node runs it and nobody looks at it here: it is read when somebody does.
            true => self.discard(out),
            false => self.read_again(out),
        }
    }

    /// What is written counts, whatever was in memory.
    pub(crate) fn read(
        &mut self,
        saved: Result<Option<SavedRoom>, StoreError>,
        now: Now,
        out: &mut Vec<Effect>,
    ) {
        match saved {
            Ok(Some(saved)) => self.restore(saved, now, out),
            Ok(None) => {
                self.audience.send_away(close::NO_SUCH_TABLE, out);
                self.discard(out);
            }
            Err(StoreError::Damaged(why)) => {
                let misfit = Unreplayable::new(why, SetAsideCause::Damaged, None);
                self.set_aside(misfit, out);
            }
            Err(error) => self.pause(&error, now, out),
        }
    }

    /// The store cannot be reached: everybody is told, and it is asked again.
    fn pause(&mut self, error: &StoreError, now: Now, out: &mut Vec<Effect>) {
        if !self.is_paused {
            self.is_paused = true;
            Self::note(Note::Paused(error.to_string()), out);
            self.audience
                .broadcast(&refused(None, Reason::Paused {}), out);
        }
        let retry_at = now.house + RETRY;
        self.phase = Phase::Paused { retry_at };
    }

    fn restore(&mut self, saved: SavedRoom, now: Now, out: &mut Vec<Effect>) {
        let (outside, rows) = (self.outside(None), self.rows);
        let had_begun = self.rows > 0;
        let heard = self.talk.last();
        if let Err(misfit) = self.load(saved, now) {
            return self.set_aside(misfit, out);
        }
        self.phase = Phase::Ready;
        self.is_ahead = false;
        if self.rows > rows {
            self.lead.follows(now.house);
        }
        match self.play.as_deref() {
            Some(_) if !had_begun => self.greet_all(now, out),
            Some(play) => self.audience.show_moves(play, &self.table, out),
            None => {}
        }
        let said = |_: &str, blocked: &[String]| self.talk.after(heard, blocked);
        self.audience.send_each(None, said, out);
        if self.is_paused {
            self.is_paused = false;
            Self::note(Note::Resumed, out);
            self.show_table(None, now, out);
        } else if self.outside(None) != outside {
            self.show_table(None, now, out);
        }
        self.show_question(now, out);
    }

    /// What is written makes no sense: everybody is told and sent away.
    fn set_aside(&mut self, misfit: Unreplayable, out: &mut Vec<Effect>) {
        Self::note(Note::SetAside(misfit.why), out);
        self.play = None;
        self.audience.broadcast(&refused(None, misfit.reason), out);
        self.audience.send_away(close::AGAIN, out);
        self.discard(out);
    }
}
