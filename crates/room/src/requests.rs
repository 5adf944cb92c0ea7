//! What guests ask for: a seat, the beginning, undo by consent, orders, talk, a rematch.

use crate::clocks::Clocks;
use crate::committing::{Attempt, Plan};
use crate::deciding::reason;
use crate::draft::Change;
use crate::input::{Answer, Now, Wish};
use crate::room::Room;
use crate::saved::{Place, Sitter};
use crate::seats::luck_checked;
use protocol::{JoinTable, Reason, SeatBot, SeatLevel, SetOrder, Stage, UndoPolicy, UndoWish};
use tabletop::Seat;

/// Longest name of a reaction that an order may be given for.
const LONGEST_REACTION: usize = 32;

impl Room {
    pub(crate) fn ask(&mut self, guest: &str, wish: &Wish, now: Now) -> Attempt {
        match wish {
            Wish::Look | Wish::Hint => Ok(None),
            Wish::Join { name, wish } => self.sit(guest, name, wish),
            Wish::Leave => self.leave(guest),
            Wish::SeatBot(wish) => self.seat_bot(guest, wish),
            Wish::Begin(luck) => {
                self.table.for_host(guest)?;
                self.give_luck(guest, luck)?;
                self.begin()
            }
            Wish::Remove(seat) => self.remove_guest(guest, *seat),
            Wish::Rematch { next, luck, levels } => {
                self.make_rematch(guest, next, luck, levels, now)
            }
            Wish::JoinRematch { name, seat, luck } => self.join_rematch(guest, name, *seat, luck),
            Wish::Resign => {
                let seat = self.table.seat_in_play(guest)?;
                let bot = self.stand_in().ok_or(Reason::NoSuchBot {})?;
                self.set_stand_in(seat, Some(bot), true, now)
            }
            Wish::Return => self.take_seat_back(guest, now),
            Wish::StandIn(seat) => self.stand_in_for(guest, *seat, now),
            Wish::Order(wish) => self.set_order(guest, wish),
            Wish::Undo(wish) => self.undo(guest, wish),
            Wish::Say(wish) => {
                let seat = self.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
                let line = self.talk.line(guest, seat, wish.clone(), now.unix)?;
                self.talk.push(line.clone());
                Ok(Some(Plan::of(Change::Say(line))))
            }
        }
    }

    fn place(&mut self, seat: Seat, place: Place) -> Change {
        self.table.places[seat.index()] = place.clone();
        Change::Sit { seat, place }
    }

    fn sit(&mut self, guest: &str, name: &str, wish: &JoinTable) -> Attempt {
        self.table.in_lobby()?;
        if self.removed.iter().any(|removed| removed == guest) {
            return Err(Reason::Removed {});
        }
        let luck = luck_checked(wish.luck.clone())?;
        let before = self.table.seat_of(guest);
        if before.is_some() && (wish.seat.is_none() || wish.seat == before) {
            return Ok(None);
        }
        let seat = self.table.free_seat(wish.seat)?;
        self.names.insert(guest.to_owned(), name.to_owned());
        let left = before.map(|before| self.place(before, Place::default()));
        let sat = self.place(seat, Place::of_guest(guest, luck));
        Ok(Some(Plan {
            changes: left.into_iter().chain([sat]).collect(),
            ..Plan::default()
        }))
    }

    fn leave(&mut self, guest: &str) -> Attempt {
        self.table.in_lobby()?;
        let seat = self.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
        Ok(Some(Plan::of(self.place(seat, Place::default()))))
    }

    fn seat_bot(&mut self, guest: &str, wish: &SeatBot) -> Attempt {
        self.table.for_host(guest)?;
        self.table.in_lobby()?;
        let place = self.table.places.get(wish.seat.index());
        let place = place.ok_or(Reason::NoSuchSeat {})?;
        if matches!(place.sitter, Some(Sitter::Guest(_))) {
            return Err(Reason::SeatTaken {});
        }
        if let Some(bot) = &wish.bot
            && !self.game.bots().contains(&bot.as_str())
        {
            return Err(Reason::NoSuchBot {});
        }
        let place = Place {
            sitter: wish.bot.clone().map(Sitter::Bot),
            ..Place::default()
        };
        Ok(Some(Plan::of(self.place(wish.seat, place))))
    }

    /// The host sends a guest away, who does not come back as long as the table is in memory.
    fn remove_guest(&mut self, host: &str, seat: Seat) -> Attempt {
        self.table.for_host(host)?;
        self.table.in_lobby()?;
        let place = self.table.places.get(seat.index());
        let sitter = place.ok_or(Reason::NoSuchSeat {})?.sitter.clone();
        match sitter {
            Some(Sitter::Guest(guest)) if guest != host => {
                self.removed.push(guest);
                Ok(Some(Plan::of(self.place(seat, Place::default()))))
            }
            Some(Sitter::Guest(_) | Sitter::Bot(_)) | None => Err(Reason::NoSuchSeat {}),
        }
    }

    /// A contribution that comes with the beginning.
    fn give_luck(&mut self, guest: &str, luck: &Option<String>) -> Result<(), Reason> {
        let luck = luck_checked(luck.clone())?;
        if let (Some(seat), Some(_)) = (self.table.seat_of(guest), &luck) {
            self.table.in_lobby()?;
            self.table.places[seat.index()].luck = luck;
        }
        Ok(())
    }

    /// Deals. Seats that gave nothing to the luck get a contribution that follows from the
    /// secret.
    fn begin(&mut self) -> Attempt {
        self.table.in_lobby()?;
        if self.table.has_free_seats() {
            return Err(Reason::SeatsFree {});
        }
        let secret = self.secret.clone().ok_or(Reason::HouseTrouble {})?;
        for (at, place) in self.table.places.iter_mut().enumerate() {
            let made_up = || secret.contribution(at as u8);
            place.luck.get_or_insert_with(made_up);
        }
        let luck = self.table.contributions();
        let picks = (self.setup.luck)(secret, luck.clone());
        let seats = self.table.places.len();
        let options = self.table.options();
        let rules = self.table.rules_version;
        let play = self.game.start_by(rules, &options, seats as u8, picks);
        self.play = Some(play.map_err(reason)?);
        self.table.stage = Stage::Playing;
        self.clocks = Clocks::new(self.settings.pace, seats);
        Ok(Some(Plan::of(Change::Begin { luck })))
    }

    /// Back in the seat she had, or in another one if somebody else was quicker. When nobody is
    /// missing any more, it begins.
    fn join_rematch(
        &mut self,
        guest: &str,
        name: &str,
        seat: Seat,
        luck: &Option<String>,
    ) -> Attempt {
        let mut plan = Plan::default();
        if self.table.seat_of(guest).is_none() {
            let hers = self.table.free_seat(Some(seat));
            let wish = JoinTable {
                seat: Some(hers.or_else(|_| self.table.free_seat(None))?),
                luck: luck.clone(),
            };
            plan = self.sit(guest, name, &wish)?.unwrap_or_default();
        }
        if self.table.stage == Stage::Lobby && !self.table.has_free_seats() {
            plan.changes
                .extend(self.begin()?.unwrap_or_default().changes);
        }
        Ok((!plan.changes.is_empty()).then_some(plan))
    }

    /// A computer player decides for the seat from now on, or no longer.
    fn set_stand_in(
        &mut self,
        seat: Seat,
        bot: Option<String>,
        resigned: bool,
        now: Now,
    ) -> Attempt {
        let place = &mut self.table.places[seat.index()];
        place.stand_in.clone_from(&bot);
        place.resigned = resigned;
        if bot.is_none() {
            self.clocks.refill(seat, self.settings.pace);
        }
        self.bots.stop(seat);
        self.mind_reaction(now);
        self.shown_clocks = None;
        Ok(Some(Plan::of(Change::StandIn {
            seat,
            bot,
            resigned,
        })))
    }

    /// Whoever is out of time is played for.
    pub(crate) fn out_of_time(&mut self, seat: Seat, now: Now) -> Attempt {
        let bot = self.stand_in().ok_or(Reason::NoSuchBot {})?;
        self.set_stand_in(seat, Some(bot), false, now)
    }

    /// Somebody who plays here asks for a computer in the place of one who is gone.
    fn stand_in_for(&mut self, guest: &str, seat: Seat, now: Now) -> Attempt {
        let asker = self.table.seat_in_play(guest)?;
        if !self.table.is_person(asker) {
            return Err(Reason::StoodIn {});
        }
        if self.table.places.get(seat.index()).is_none() || !self.table.is_person(seat) {
            return Err(Reason::NoSuchSeat {});
        }
        let left = self.absence.left(seat, now.house, self.setup.gone_for);
        if !self.may_be_stood_in() || left != Some(0) {
            return Err(Reason::NotGone {});
        }
        let bot = self.stand_in().ok_or(Reason::NoSuchBot {})?;
        self.set_stand_in(seat, Some(bot), false, now)
    }

    fn take_seat_back(&mut self, guest: &str, now: Now) -> Attempt {
        let seat = self.table.seat_in_play(guest)?;
        let place = &self.table.places[seat.index()];
        match (place.resigned, &place.stand_in) {
            (true, _) => Err(Reason::Resigned {}),
            (false, None) => Ok(None),
            (false, Some(_)) => self.set_stand_in(seat, None, false, now),
        }
    }

    fn set_order(&mut self, guest: &str, wish: &SetOrder) -> Attempt {
        // An order belongs to whoever plays there, so not before it is settled who that is.
        let seat = self.table.seat_in_play(guest)?;
        if wish.reaction.len() > LONGEST_REACTION || wish.reaction.is_empty() {
            let most = LONGEST_REACTION as u32;
            return Err(Reason::TooLong { most });
        }
        self.orders.set(seat, wish.clone());
        Ok(Some(Plan::of(Change::Order {
            seat,
            reaction: wish.reaction.clone(),
            order: serde_json::to_string(&wish.order).ok(),
        })))
    }

    /// Somebody asks to go back, agrees or refuses; with the last consent it is done, and both
    /// are one draft.
    fn undo(&mut self, guest: &str, wish: &UndoWish) -> Attempt {
        let seat = self.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
        if self.settings.undo != UndoPolicy::Consent {
            return Err(Reason::NoUndo {});
        }
        self.table.seat_in_play(guest)?;
        if !self.table.is_person(seat) {
            return Err(Reason::StoodIn {});
        }
        if self.reactions.is_open() {
            // Going back would leave held answers without their question.
            return Err(Reason::NoUndo {});
        }
        let play = self.play.as_mut().ok_or(Reason::NotStarted {})?;
        let consent = self.consent.after(seat, wish, &**play)?;
        match consent.granted(&self.table, &**play) {
            Some(row) => {
                play.rewind(row).map_err(reason)?;
                self.bots.stop_all();
                self.consent = crate::consent::Consent::default();
            }
            None => self.consent = consent,
        }
        Ok(Some(Plan::of(Change::Request(self.consent.written()))))
    }

    /// One rematch for all: whoever asks first makes the table.
    fn make_rematch(
        &mut self,
        guest: &str,
        next: &str,
        luck: &Option<String>,
        levels: &[SeatLevel],
        now: Now,
    ) -> Attempt {
        if self.table.stage != Stage::Over {
            return Err(Reason::NotOver {});
        }
        let seat = self.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
        if self.table.rematch.is_some() {
            return Ok(None);
        }
        let known = |wish: &SeatLevel| {
            let mut levels = self.game.levels().iter();
            levels.any(|level| level.name == wish.level)
        };
        if !levels.iter().all(known) {
            return Err(Reason::NoSuchBot {});
        }
        let luck = luck_checked(luck.clone())?;
        let secret = self.setup.rematch_secret.clone();
        let mut table = self.table.rematch_for(seat, guest, luck, now.unix);
        for SeatLevel { seat, level } in levels {
            table.set_level(*seat, level)?;
        }
        table.id = next.to_owned();
        table.rules_version = self.game.rules_version();
        table.commitment = secret.commitment();
        self.table.rematch = Some(table.id.clone());
        Ok(Some(Plan::of(Change::Rematch {
            next: Box::new(table),
            secret,
        })))
    }

    pub(crate) fn rematch_answer(&self, guest: &str) -> Result<Answer, Reason> {
        let seat = self.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
        let next = self.table.rematch.clone().ok_or(Reason::NotOver {})?;
        Ok(Answer::Rematch { next, seat })
    }

    /// A strong player with the asker's own question. The same position gets the same hint.
    pub(crate) fn hint(&mut self, guest: &str, now: Now) -> Result<Answer, Reason> {
        let seat = self.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
        if !self.table.gives_hints() {
            return Err(Reason::NoHints {});
        }
        let play = self.play.as_ref().ok_or(Reason::NotStarted {})?;
        let question = play.ask(seat).map_err(reason)?;
        self.hints.may_ask(seat, now.house)?;
        let player = play.adviser(seat);
        Ok(Answer::Hint { player, question })
    }
}
