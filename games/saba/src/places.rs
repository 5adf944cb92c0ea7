//! The 36 places of the necklace and the lines through them (SA-C3, SA-C4).

use crate::pieces::Unreadable;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

pub const PLACES: usize = 36;
/// Places of the centre column.
const CENTRE: usize = 4;
/// Places of the centre column and the right half: each stands for itself and its mirror.
pub const HALF: usize = 20;

/// Where a place lies: column x, i-th from the top, at the doubled height y.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub x: i8,
    pub i: u8,
    pub y: i8,
}

/// SA-C4 The one table of coordinates: the centre, the right half, then the left half
/// in the same order, so that the mirror of a place is sixteen further on.
const SPOTS: [Spot; PLACES] = read_spots(include_str!("../data/places.csv"));

const fn read_spots(table: &str) -> [Spot; PLACES] {
    let text = table.as_bytes();
    let mut spots = [Spot { x: 0, i: 0, y: 0 }; PLACES];
    let mut at = 0;
    while text[at] != b'\n' {
        at += 1;
    }
    let mut row = 0;
    while row < PLACES {
        let (x, after_x) = read_number(text, at + 1);
        let (i, after_i) = read_number(text, after_x + 1);
        let (y, after_y) = read_number(text, after_i + 1);
        spots[row] = Spot { x, i: i as u8, y };
        at = after_y;
        while text[at] != b'\n' {
            at += 1;
        }
        row += 1;
    }
    spots
}

const fn read_number(text: &[u8], mut at: usize) -> (i8, usize) {
    let negative = text[at] == b'-';
    if negative {
        at += 1;
    }
    let mut number = 0;
    while text[at].is_ascii_digit() {
        number = number * 10 + (text[at] - b'0') as i8;
        at += 1;
    }
    (if negative { -number } else { number }, at)
}

/// One of the 36 places. Written as a column letter from the left, a to o, and the
/// number from the top: `h1` to `h4` are the centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(u8);

impl Place {
    pub const fn from_index(index: usize) -> Option<Place> {
        if index < PLACES {
            Some(Place(index as u8))
        } else {
            None
        }
    }

    /// The place in column x, i-th from the top.
    pub const fn at(x: i8, i: u8) -> Option<Place> {
        let mut index = 0;
        while index < PLACES {
            if SPOTS[index].x == x && SPOTS[index].i == i {
                return Some(Place(index as u8));
            }
            index += 1;
        }
        None
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn spot(self) -> Spot {
        SPOTS[self.0 as usize]
    }

    /// SA-B1 The same place of the other half; a place of the centre is its own mirror.
    pub const fn mirror(self) -> Place {
        match self.0 as usize {
            ..CENTRE => self,
            CENTRE..HALF => Place(self.0 + (HALF - CENTRE) as u8),
            _ => Place(self.0 - (HALF - CENTRE) as u8),
        }
    }

    /// The number of this place or of its mirror, whichever is not on the left.
    pub const fn half(self) -> usize {
        if self.index() < HALF {
            self.index()
        } else {
            self.index() - (HALF - CENTRE)
        }
    }

    pub const fn is_centre(self) -> bool {
        self.index() < CENTRE
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator {
        (0..PLACES as u8).map(Place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spot = self.spot();
        let column = char::from(b'a' + (spot.x + 7) as u8);
        write!(f, "{column}{}", spot.i + 1)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        let place = match *text.as_bytes() {
            [column @ b'a'..=b'o', from_top @ b'1'..=b'4'] => {
                Place::at((column - b'a') as i8 - 7, from_top - b'1')
            }
            _ => None,
        };
        place.ok_or_else(|| Unreadable(text.to_owned()))
    }
}

/// Written on the wire as its notation.
impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A set of places.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PlaceSet(u64);

impl PlaceSet {
    pub const NONE: PlaceSet = PlaceSet(0);
    pub const ALL: PlaceSet = PlaceSet((1 << PLACES) - 1);
    pub const CENTRE: PlaceSet = PlaceSet((1 << CENTRE) - 1);
    const RIGHT: u64 = ((1 << HALF) - 1) & !PlaceSet::CENTRE.0;

    /// One bit for each place, by its number.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    pub const fn with(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 | 1 << place.0)
    }

    pub const fn and(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }

    pub const fn or(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    pub const fn without(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    /// SA-B1 Every place of the set, on the other side.
    pub const fn mirror(self) -> PlaceSet {
        const SHIFT: usize = HALF - CENTRE;
        let to_left = (self.0 & PlaceSet::RIGHT) << SHIFT;
        let to_right = self.0 >> SHIFT & PlaceSet::RIGHT;
        PlaceSet(self.0 & PlaceSet::CENTRE.0 | to_left | to_right)
    }

    /// The first place of the set, if any.
    pub const fn first(self) -> Option<Place> {
        if self.0 == 0 {
            None
        } else {
            Some(Place(self.0.trailing_zeros() as u8))
        }
    }

    /// The place at this rank; below `len`.
    pub fn nth(self, rank: u32) -> Place {
        let mut bits = self.0;
        (0..rank).for_each(|_| bits &= bits - 1);
        Place(bits.trailing_zeros() as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let place = Place(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(place)
        })
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        places.into_iter().fold(PlaceSet::NONE, PlaceSet::with)
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
