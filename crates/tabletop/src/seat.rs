//! Who sits where, who looks on, and what they see of a card.

use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeSeq};

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The place as an index into arrays by seat.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next place clockwise at a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All places of a table, clockwise from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// The other places, clockwise from this one's left.
    #[inline]
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (1..seats).map(move |step| Seat((self.0 + step) % seats))
    }

    /// How many places clockwise from `self` to `other`.
    #[inline]
    pub fn distance(self, other: Seat, seats: u8) -> u8 {
        (other.0 + seats - self.0) % seats
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of up to eight places. Written as a list of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every place of a table.
    #[inline]
    pub fn all(seats: u8) -> SeatSet {
        debug_assert!(seats <= 8);
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// This one place.
    #[inline]
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` belongs to it.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// The set with `seat` in it.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with `seat` not in it.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The members, lowest seat first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                let seat = Seat(left.trailing_zeros() as u8);
                left &= left - 1;
                seat
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl<const N: usize> From<[Seat; N]> for SeatSet {
    fn from(seats: [Seat; N]) -> Self {
        seats.into_iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len()))?;
        for seat in self.iter() {
            seq.serialize_element(&seat)?;
        }
        seq.end()
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(far) = seats.iter().find(|seat| seat.0 >= 8) {
            return Err(serde::de::Error::custom(format_args!("no seat {far}")));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Viewer {
    /// The player in this place.
    Seat {
        /// The place.
        seat: Seat,
    },
    /// Somebody who only watches: sees what all players see.
    Spectator {},
    /// The house, and everybody once the game is over: sees everything.
    Open {},
}

impl Viewer {
    /// The player in this place.
    pub fn at(seat: Seat) -> Viewer {
        Viewer::Seat { seat }
    }

    /// The place, if it is a player who looks.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat { seat } => Some(seat),
            Viewer::Spectator {} | Viewer::Open {} => None,
        }
    }

    /// Whether this is `seat` itself, or one who sees everything.
    pub fn sees_hand_of(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat { seat: me } => me == seat,
            Viewer::Spectator {} => false,
            Viewer::Open {} => true,
        }
    }

    /// All who may look at a table of `seats`, players first.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats)
            .map(Viewer::at)
            .chain([Viewer::Spectator {}, Viewer::Open {}])
    }
}

/// A card as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face<T> {
    /// Seen.
    Up(T),
    /// There, but unseen.
    Down,
}

impl<T> Face<T> {
    /// What is seen, if it is.
    pub fn up(self) -> Option<T> {
        match self {
            Face::Up(seen) => Some(seen),
            Face::Down => None,
        }
    }
}

/// Which version of a whispered event is being told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sees {
    /// The insiders' version.
    Everything,
    /// What the others hear.
    Outside,
}

impl Sees {
    /// The card for insiders, its back for the others.
    pub fn face<T>(self, card: T) -> Face<T> {
        match self {
            Sees::Everything => Face::Up(card),
            Sees::Outside => Face::Down,
        }
    }
}
