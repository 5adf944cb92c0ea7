//! Who is gone, and since when. At slow tables everybody comes and goes, so nobody is gone there.

use crate::room::Room;
use protocol::Pace;
use tabletop::{Seat, SeatSet};

/// By seat, when the house noticed that nobody looks from there any more. Not written: a house
/// that opens again, or another node, counts anew.
#[derive(Default)]
pub struct Absence(Vec<Option<i64>>);

impl Absence {
    /// Who is there now, of so many seats.
    pub fn notice(&mut self, seats: usize, here: SeatSet, now: i64) {
        self.0.resize(seats, None);
        for (at, since) in self.0.iter_mut().enumerate() {
            if here.contains(Seat(at as u8)) {
                *since = None;
            } else {
                since.get_or_insert(now);
            }
        }
    }

    /// Seconds left until she has been gone for so many milliseconds, if she is gone.
    pub fn left(&self, seat: Seat, now: i64, gone_for: u64) -> Option<u32> {
        let since = (*self.0.get(seat.index())?)?;
        let left = since + gone_for as i64 - now;
        Some((left.max(0) as u32).div_ceil(1000))
    }
}

impl Room {
    /// Notices who has come and gone.
    pub(crate) fn mind_absence(&mut self, now: i64) {
        let guests = self.audience.guests().chain(self.presence.guests(now));
        let here = guests.filter_map(|guest| self.table.seat_of(guest));
        let here: SeatSet = here.collect();
        self.absence.notice(self.table.places.len(), here, now);
    }

    /// Whether the others may let a computer play for somebody who is gone.
    pub(crate) fn may_be_stood_in(&self) -> bool {
        self.play.is_some() && !self.is_over() && !matches!(self.settings.pace, Pace::Slow { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_back_was_not_gone() {
        let mut absence = Absence::default();
        absence.notice(2, SeatSet::only(Seat(0)), 1000);
        absence.notice(2, SeatSet::only(Seat(0)), 61_000);
        assert_eq!(absence.left(Seat(0), 61_000, 100_000), None);
        assert_eq!(absence.left(Seat(1), 61_000, 100_000), Some(40));
        assert_eq!(absence.left(Seat(1), 161_000, 100_000), Some(0));
        absence.notice(2, SeatSet::from([Seat(0), Seat(1)]), 62_000);
        absence.notice(2, SeatSet::only(Seat(0)), 63_000);
        assert_eq!(absence.left(Seat(1), 64_000, 100_000), Some(99));
        assert_eq!(absence.left(Seat(7), 64_000, 100_000), None);
    }
}
