//! Who sits where, and who decides there: a person, a computer player, or one that stands in
//! for somebody who is out of time or has resigned.

use crate::saved::{Place, SavedTable, Sitter};
use protocol::{LONGEST_LUCK, Reason, Stage};
use tabletop::Seat;

/// A guest's contribution to the luck, if it is one.
pub fn luck_checked(luck: Option<String>) -> Result<Option<String>, Reason> {
    match luck {
        Some(text) if text.len() > LONGEST_LUCK => Err(Reason::TooLong {
            most: LONGEST_LUCK as u32,
        }),
        luck => Ok(luck),
    }
}

impl Place {
    /// A guest who has just sat down.
    pub fn of_guest(guest: &str, luck: Option<String>) -> Self {
        Place {
            sitter: Some(Sitter::Guest(guest.to_owned())),
            luck,
            ..Place::default()
        }
    }

    /// Whether a person plays here for herself.
    fn is_person(&self) -> bool {
        matches!(self.sitter, Some(Sitter::Guest(_))) && self.stand_in.is_none()
    }
}

impl SavedTable {
    /// Every seat there is.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.places.len() as u8)
    }

    /// Whether a person plays here for herself.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.places[seat.index()].is_person()
    }

    /// Those who play for themselves.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.is_person(*seat))
    }

    /// Those who play for themselves or may still come back.
    pub fn who_may_return(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| {
            let place = &self.places[seat.index()];
            matches!(place.sitter, Some(Sitter::Guest(_))) && !place.resigned
        })
    }

    /// The computer player that decides here, if one does.
    pub fn bot_at(&self, seat: Seat) -> Option<&str> {
        let place = &self.places[seat.index()];
        match &place.sitter {
            Some(Sitter::Bot(bot)) => Some(bot),
            Some(Sitter::Guest(_)) | None => place.stand_in.as_deref(),
        }
    }

    /// Whether nobody sits there; any free seat if none is wished for.
    pub fn free_seat(&self, wish: Option<Seat>) -> Result<Seat, Reason> {
        match wish {
            Some(seat) => match self.places.get(seat.index()) {
                None => Err(Reason::NoSuchSeat {}),
                Some(place) if place.sitter.is_some() => Err(Reason::SeatTaken {}),
                Some(_) => Ok(seat),
            },
            None => self
                .seats()
                .find(|seat| self.places[seat.index()].sitter.is_none())
                .ok_or(Reason::TableFull {}),
        }
    }

    /// Whether somebody is still missing.
    pub fn has_free_seats(&self) -> bool {
        self.free_seat(None).is_ok()
    }

    /// Refuses unless the game has not begun.
    pub fn in_lobby(&self) -> Result<(), Reason> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing | Stage::Over => Err(Reason::AlreadyStarted {}),
        }
    }

    /// The seat of a guest who plays; refuses unless the game is on.
    pub fn seat_in_play(&self, guest: &str) -> Result<Seat, Reason> {
        let seat = self.seat_of(guest).ok_or(Reason::NotSeated {})?;
        match self.stage {
            Stage::Lobby => Err(Reason::NotStarted {}),
            Stage::Playing => Ok(seat),
            Stage::Over => Err(Reason::GameOver {}),
        }
    }

    /// Refuses unless this guest made the table.
    pub fn for_host(&self, guest: &str) -> Result<(), Reason> {
        match self.host == guest {
            true => Ok(()),
            false => Err(Reason::NotHost {}),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::table;
    use crate::saved::{Place, Sitter};
    use protocol::Reason;
    use tabletop::Seat;

    #[test]
    fn a_stand_in_decides_until_its_person_returns() {
        let mut table = table(&["anna", "bert"], &["random"]);
        assert_eq!(table.people().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        assert_eq!(table.bot_at(Seat(2)), Some("random"));
        table.places[1].stand_in = Some("greedy".into());
        assert_eq!(table.bot_at(Seat(1)), Some("greedy"));
        assert!(!table.is_person(Seat(1)));
        assert_eq!(table.who_may_return().count(), 2);
        table.places[1].resigned = true;
        assert_eq!(table.who_may_return().collect::<Vec<_>>(), [Seat(0)]);
    }

    #[test]
    fn a_seat_is_free_until_somebody_sits_there() {
        let mut table = table(&["anna"], &[]);
        assert_eq!(table.free_seat(None), Err(Reason::TableFull {}));
        table.places.push(Place::default());
        assert_eq!(table.free_seat(None), Ok(Seat(1)));
        assert_eq!(table.free_seat(Some(Seat(0))), Err(Reason::SeatTaken {}));
        assert_eq!(table.free_seat(Some(Seat(7))), Err(Reason::NoSuchSeat {}));
        table.places[1].sitter = Some(Sitter::Bot("random".into()));
        assert!(!table.has_free_seats());
    }
}
