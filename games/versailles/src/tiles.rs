//! The 40 palace tiles, sets of them, and how they are turned.

use crate::pieces::{Decoration, Price, Unreadable};
use crate::tables;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// VE-C1
pub const TILES: usize = 40;

/// One of the tiles; each is there once. Written on the wire by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(NonZeroU8);

impl Tile {
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index >= TILES {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Some(Tile(number)),
            None => None,
        }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES).filter_map(Tile::from_index)
    }

    pub const fn name(self) -> &'static str {
        tables::TILE_NAMES[self.index()]
    }

    /// VE-Y1 Workers and goods it takes to build.
    pub const fn price(self) -> Price {
        PRICES[self.index()]
    }

    /// VE-Y1 The decorations it takes, as a set by number.
    pub(crate) const fn asks(self) -> u8 {
        tables::TILE_DECORATIONS[self.index()]
    }

    pub fn decorations(self) -> impl Iterator<Item = Decoration> {
        let asks = self.asks();
        let asked = move |decoration: &Decoration| asks >> decoration.index() & 1 == 1;
        Decoration::ALL.into_iter().filter(asked)
    }

    /// VE-Y3
    pub const fn points(self) -> u8 {
        tables::TILE_POINTS[self.index()]
    }

    /// Its sides after so many quarter turns.
    #[inline]
    pub const fn sides(self, rotation: Rotation) -> Sides {
        Sides(TURNED[rotation.0 as usize][tables::TILE_SIDES[self.index()] as usize])
    }

    /// The rotations that differ: turned further it looks the same again.
    #[inline]
    pub const fn rotations(self) -> u8 {
        DIFFERENT[tables::TILE_SIDES[self.index()] as usize]
    }
}

const PRICES: [Price; TILES] = {
    let mut prices = [Price::of([0; 4]); TILES];
    let mut at = 0;
    while at < TILES {
        prices[at] = Price::of(tables::TILE_PRICES[at]);
        at += 1;
    }
    prices
};

/// Which sides are interior, after one, two and three quarter turns clockwise.
const TURNED: [[u8; 16]; 4] = {
    let mut turned = [[0; 16]; 4];
    let mut sides = 0;
    while sides < 16 {
        let mut turns = 0;
        while turns < 4 {
            turned[turns][sides] = ((sides << turns | sides >> (4 - turns)) & 15) as u8;
            turns += 1;
        }
        sides += 1;
    }
    turned
};

/// How many quarter turns look different.
const DIFFERENT: [u8; 16] = {
    let mut different = [4; 16];
    let mut sides = 0;
    while sides < 16 {
        if TURNED[1][sides] as usize == sides {
            different[sides] = 1;
        } else if TURNED[2][sides] as usize == sides {
            different[sides] = 2;
        }
        sides += 1;
    }
    different
};

/// North, east, south and west, a bit each: set if that side is interior.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides(pub(crate) u8);

impl Sides {
    /// North, east, south, west as `IXXI`.
    pub fn letters(self) -> String {
        (0..4)
            .map(|side| if self.0 >> side & 1 == 1 { 'I' } else { 'X' })
            .collect()
    }
}

/// Quarter turns clockwise, 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "0 | 1 | 2 | 3"))]
#[serde(transparent)]
pub struct Rotation(u8);

impl Rotation {
    pub const NONE: Rotation = Rotation(0);

    pub const fn new(turns: u8) -> Option<Rotation> {
        if turns < 4 {
            Some(Rotation(turns))
        } else {
            None
        }
    }

    pub const fn turns(self) -> u8 {
        self.0
    }

    /// The first so many.
    #[inline]
    pub fn first(count: u8) -> impl Iterator<Item = Rotation> {
        (0..count).map(Rotation)
    }
}

impl<'de> Deserialize<'de> for Rotation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rotation, D::Error> {
        let turns = u8::deserialize(deserializer)?;
        Rotation::new(turns).ok_or_else(|| de::Error::custom("quarter turns are 0 to 3"))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        Tile::all()
            .find(|tile| tile.name() == text)
            .ok_or_else(|| Unreadable(text.to_owned()))
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A set of tiles, a bit each. Written on the wire as the list of its tiles.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct Tiles(u64);

impl Tiles {
    pub const NONE: Tiles = Tiles(0);
    pub const ALL: Tiles = Tiles((1 << TILES) - 1);

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    #[inline]
    pub const fn add(&mut self, tile: Tile) {
        debug_assert!(!self.has(tile));
        self.0 |= 1 << tile.index();
    }

    #[inline]
    pub const fn remove(&mut self, tile: Tile) {
        debug_assert!(self.has(tile));
        self.0 &= !(1 << tile.index());
    }

    /// The tile at this rank, in the order of the tiles; below `len`.
    pub fn nth(self, rank: u32) -> Tile {
        let mut left = self.0;
        for _ in 0..rank {
            left &= left - 1;
        }
        Tile::from_index(left.trailing_zeros() as usize).expect("the rank is below the length")
    }

    /// Those that come later in the order of the tiles.
    #[inline]
    pub(crate) const fn after(self, tile: Tile) -> Tiles {
        Tiles(self.0 & (!1 << tile.index()))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::from_index(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut set = Tiles::NONE;
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<Tile>>())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let mut set = Tiles::NONE;
        for tile in Vec::<Tile>::deserialize(deserializer)? {
            if set.has(tile) {
                return Err(de::Error::custom(format_args!("`{tile}` twice")));
            }
            set.add(tile);
        }
        Ok(set)
    }
}
