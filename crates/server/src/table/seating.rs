//! Who sits where, until the game begins; and the next table when it is over.

use super::Actor;
use super::clocks::Clocks;
use super::loading::contributions;
use crate::refusal::{of_store, told};
use crate::{guests, random};
use protocol::{JoinTable, LONGEST_LUCK, Reason, SeatBot, TableInfo};
use store::{Guest, Place, Sitter, Stage, Write};
use tabletop::Seat;

/// A guest's contribution, if it is one.
pub fn luck_checked(luck: Option<String>) -> Result<Option<String>, Reason> {
    match luck {
        Some(text) if text.len() > LONGEST_LUCK => Err(Reason::TooLong {
            most: LONGEST_LUCK as u32,
        }),
        luck => Ok(luck),
    }
}

impl Actor {
    fn in_lobby(&self) -> Result<(), Reason> {
        match self.kept.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing | Stage::Over => Err(Reason::AlreadyStarted {}),
        }
    }

    fn for_host(&self, guest: &str) -> Result<(), Reason> {
        match self.kept.host == guest {
            true => Ok(()),
            false => Err(Reason::NotHost {}),
        }
    }

    fn free_seat(&self, wish: Option<Seat>) -> Result<Seat, Reason> {
        let places = &self.kept.places;
        match wish {
            Some(seat) => match places.get(seat.index()) {
                None => Err(Reason::NoSuchSeat {}),
                Some(place) if place.sitter.is_some() => Err(Reason::SeatTaken {}),
                Some(_) => Ok(seat),
            },
            None => places
                .iter()
                .position(|place| place.sitter.is_none())
                .map(|at| Seat(at as u8))
                .ok_or(Reason::TableFull {}),
        }
    }

    fn has_free_seats(&self) -> bool {
        self.kept.places.iter().any(|place| place.sitter.is_none())
    }

    /// Writes down who sits in a place, then tells everybody.
    async fn seat(&mut self, seat: Seat, place: Place) -> Result<(), Reason> {
        let write = Write::Sit {
            table: self.kept.id.clone(),
            version: self.kept.version,
            seat,
            place: place.clone(),
            at: guests::now(),
        };
        self.keep(write).await?;
        self.kept.places[seat.index()] = place;
        Ok(())
    }

    /// Writes something about the table beyond decisions. When another node wrote first,
    /// what it wrote is read and `raced` is set.
    pub(super) async fn keep(&mut self, write: Write) -> Result<(), Reason> {
        self.raced = false;
        let Err(trouble) = self.house.store().write(write).await else {
            self.kept.version += 1;
            self.kept.changes += 1;
            self.announce();
            return Ok(());
        };
        if trouble == store::Trouble::Taken {
            self.lay_again().await;
            self.lost_race();
        } else {
            self.note_trouble(&trouble);
        }
        Err(of_store(&trouble))
    }

    pub(super) async fn join(
        &mut self,
        guest: Guest,
        wish: JoinTable,
    ) -> Result<TableInfo, Reason> {
        self.in_lobby()?;
        let luck = luck_checked(wish.luck)?;
        let before = self.seat_of(&guest.id);
        if before.is_some() && (wish.seat.is_none() || wish.seat == before) {
            return Ok(self.info(Some(&guest.id)));
        }
        let seat = self.free_seat(wish.seat)?;
        if let Some(before) = before {
            self.seat(before, Place::default()).await?;
        }
        let place = Place {
            sitter: Some(Sitter::Guest(guest.id.clone())),
            luck,
            ..Place::default()
        };
        self.seat(seat, place).await?;
        self.names.insert(guest.id.clone(), guest.name);
        self.show_table();
        Ok(self.info(Some(&guest.id)))
    }

    pub(super) async fn leave(&mut self, guest: &str) -> Result<TableInfo, Reason> {
        self.in_lobby()?;
        let seat = self.seat_of(guest).ok_or(Reason::NotSeated {})?;
        self.seat(seat, Place::default()).await?;
        self.show_table();
        Ok(self.info(Some(guest)))
    }

    pub(super) async fn seat_bot(
        &mut self,
        guest: &str,
        wish: SeatBot,
    ) -> Result<TableInfo, Reason> {
        self.for_host(guest)?;
        self.in_lobby()?;
        let place = self.kept.places.get(wish.seat.index());
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
            sitter: wish.bot.map(Sitter::Bot),
            ..Place::default()
        };
        self.seat(wish.seat, place).await?;
        self.show_table();
        Ok(self.info(Some(guest)))
    }

    pub(super) fn renamed(&mut self, guest: Guest) {
        if let Some(name) = self.names.get_mut(&guest.id) {
            *name = guest.name;
            self.show_table();
        }
    }

    pub(super) async fn start(&mut self, guest: &str) -> Result<TableInfo, Reason> {
        self.for_host(guest)?;
        self.in_lobby()?;
        if self.has_free_seats() {
            return Err(Reason::SeatsFree {});
        }
        self.begin().await?;
        Ok(self.info(Some(guest)))
    }

    async fn begin(&mut self) -> Result<(), Reason> {
        self.deal().await?;
        self.greet_all();
        self.go_on().await;
        Ok(())
    }

    /// Deals and writes it down. Seats that gave nothing to the luck get a text of the
    /// house's.
    async fn deal(&mut self) -> Result<(), Reason> {
        let store = self.house.store();
        let secret = store.secret(&self.kept.id).await.ok().flatten();
        let secret = secret.ok_or(Reason::HouseTrouble {})?;
        let mut kept = self.kept.clone();
        for place in &mut kept.places {
            place.luck.get_or_insert_with(|| random::id(16));
        }
        let luck = contributions(&kept);
        let options = serde_json::from_str(&kept.options).unwrap_or_default();
        let picks = (self.house.settings().luck)(secret.clone(), luck.clone());
        let seats = kept.places.len() as u8;
        let play = self.game.start(&options, seats, picks).map_err(told)?;
        let deal = play.rows()[0].clone();
        self.play = Some(play);
        self.clocks = Clocks::new(self.ways.pace, kept.places.len());
        let (clocks, tick) = self.next_tick();
        let write = Write::Begin {
            table: kept.id.clone(),
            version: kept.version,
            luck,
            deal,
            tick: tick.clone(),
        };
        if let Err(reason) = self.keep(write).await {
            if !self.raced {
                self.play = None;
            }
            return Err(reason);
        }
        kept.stage = Stage::Playing;
        (kept.version, kept.changes) = (self.kept.version, self.kept.changes);
        self.kept = kept;
        self.ticked(tick);
        self.secret = Some(secret);
        self.wrote();
        self.clocks = clocks;
        self.mind_window();
        self.show_question();
        Ok(())
    }

    /// One rematch for all: whoever asks first lays the table. Bots keep their seats.
    pub(super) async fn rematch(
        &mut self,
        guest: &str,
        luck: Option<String>,
    ) -> Result<(String, Seat), Reason> {
        if self.kept.stage != Stage::Over {
            return Err(Reason::NotOver {});
        }
        let seat = self.seat_of(guest).ok_or(Reason::NotSeated {})?;
        if let Some(next) = &self.kept.rematch {
            return Ok((next.clone(), seat));
        }
        let (next, secret) = crate::rematch::laid(&self.house, &self.kept, seat, luck)?;
        let id = next.id.clone();
        let write = Write::Rematch {
            table: self.kept.id.clone(),
            version: self.kept.version,
            next,
            secret,
        };
        self.keep(write).await?;
        self.kept.rematch = Some(id.clone());
        self.show_table();
        Ok((id, seat))
    }

    /// Back in the seat she had, or in another one if somebody else was quicker. When nobody
    /// is missing any more, it begins.
    pub(super) async fn sit_again(
        &mut self,
        guest: &Guest,
        seat: Seat,
        luck: &Option<String>,
    ) -> Result<(), Reason> {
        if self.seat_of(&guest.id).is_none() {
            let hers = self.free_seat(Some(seat));
            let wish = JoinTable {
                seat: Some(hers.or_else(|_| self.free_seat(None))?),
                luck: luck.clone(),
            };
            self.join(guest.clone(), wish).await?;
        }
        match self.kept.stage == Stage::Lobby && !self.has_free_seats() {
            true => self.begin().await,
            false => Ok(()),
        }
    }
}
