//! The yard: its cells, what is built, and where a tile may go (VE-Y2).

use crate::pieces::Unreadable;
use crate::tables::{EXTERIOR_BORDER, INTERIOR_BORDER};
use crate::tiles::{Rotation, Sides, Tile};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

pub const COLUMNS: usize = 6;
pub const ROWS: usize = 4;
pub const CELLS: usize = COLUMNS * ROWS;

/// One cell: column `a` to `f` from the west, row `1` to `4` from the north, as `c2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "`${\"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\"}${1 | 2 | 3 | 4}`")
)]
pub struct Cell(u8);

impl Cell {
    /// Row by row from the north-west.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < CELLS {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.0 % COLUMNS as u8);
        write!(f, "{column}{}", self.0 / COLUMNS as u8 + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cell, Unreadable> {
        match text.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'4'] => {
                Ok(Cell((row - b'1') * COLUMNS as u8 + column - b'a'))
            }
            _ => Err(Unreadable(text.to_owned())),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A set of cells, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(u32);

impl Cells {
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let cell = Cell(left.trailing_zeros() as u8);
                left &= left - 1;
                cell
            })
        })
    }
}

/// A tile as it was built, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Laid(NonZeroU8);

impl Laid {
    fn new(tile: Tile, rotation: Rotation) -> Laid {
        let number = (tile.index() * 4) as u8 + rotation.turns() + 1;
        Laid(NonZeroU8::new(number).expect("it is counted from one"))
    }

    fn tile(self) -> Tile {
        Tile::from_index(usize::from(self.0.get() - 1) / 4).expect("made of a tile")
    }

    fn rotation(self) -> Rotation {
        Rotation::new((self.0.get() - 1) % 4).expect("made of a rotation")
    }
}

const ALL_CELLS: u32 = (1 << CELLS) - 1;
const FIRST_COLUMN: u32 = 0b000001_000001_000001_000001;
const LAST_COLUMN: u32 = FIRST_COLUMN << (COLUMNS - 1);

/// The side opposite: north and south, east and west.
const fn opposite(side: usize) -> usize {
    (side + 2) % 4
}

/// The cells that have one of these to the north, east, south or west.
const fn beside(cells: u32, side: usize) -> u32 {
    match side {
        0 => cells << COLUMNS & ALL_CELLS,
        1 => cells >> 1 & !LAST_COLUMN,
        2 => cells >> COLUMNS,
        _ => cells << 1 & ALL_CELLS & !FIRST_COLUMN,
    }
}

/// The yard with what is built.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Yard {
    laid: [Option<Laid>; CELLS],
    filled: u32,
    /// Filled cells whose side north, east, south, west is interior.
    interior: [u32; 4],
}

/// Where every tile could go on a yard: prepared once, asked for each tile.
#[derive(Clone, Copy)]
pub struct Room {
    /// Free cells beside the border or a tile (VE-Y2).
    open: u32,
    /// Cells whose neighbour to the north, east, south, west allows an exterior side, and
    /// an interior one.
    allows: [[u32; 2]; 4],
}

impl Yard {
    pub const EMPTY: Yard = Yard {
        laid: [None; CELLS],
        filled: 0,
        interior: [0; 4],
    };

    pub const fn is_full(&self) -> bool {
        self.filled == ALL_CELLS
    }

    pub const fn free(&self) -> u8 {
        CELLS as u8 - self.filled.count_ones() as u8
    }

    pub fn at(&self, cell: Cell) -> Option<(Tile, Rotation)> {
        self.laid[cell.index()].map(|laid| (laid.tile(), laid.rotation()))
    }

    /// Every tile built, in the order of the cells.
    pub fn built(&self) -> impl Iterator<Item = (Cell, Tile, Rotation)> {
        Cell::all().filter_map(|cell| {
            let (tile, rotation) = self.at(cell)?;
            Some((cell, tile, rotation))
        })
    }

    pub(crate) fn put(&mut self, tile: Tile, cell: Cell, rotation: Rotation) {
        debug_assert!(self.filled >> cell.0 & 1 == 0);
        self.laid[cell.index()] = Some(Laid::new(tile, rotation));
        self.filled |= 1 << cell.0;
        let Sides(sides) = tile.sides(rotation);
        for (side, interior) in self.interior.iter_mut().enumerate() {
            *interior |= u32::from(sides >> side & 1) << cell.0;
        }
    }

    /// VE-Y2
    #[inline]
    pub fn room(&self) -> Room {
        let mut near = 0;
        let mut allows = [[0; 2]; 4];
        for side in 0..4 {
            let interior = beside(self.interior[opposite(side)], side);
            let filled = beside(self.filled, side);
            let must_be_interior = interior | INTERIOR_BORDER[side];
            let must_be_exterior = filled & !interior | EXTERIOR_BORDER[side];
            near |= must_be_interior | must_be_exterior;
            allows[side] = [!must_be_interior, !must_be_exterior];
        }
        Room {
            open: near & !self.filled,
            allows,
        }
    }
}

impl Room {
    /// Where a tile may go in this rotation.
    #[inline]
    pub fn places(&self, tile: Tile, rotation: Rotation) -> Cells {
        let Sides(sides) = tile.sides(rotation);
        let mut cells = self.open;
        for (side, allows) in self.allows.iter().enumerate() {
            cells &= allows[usize::from(sides >> side & 1)];
        }
        Cells(cells)
    }

    /// Where it may go in some rotation.
    pub fn anywhere(&self, tile: Tile) -> Cells {
        let turned = Rotation::first(tile.rotations());
        Cells(turned.fold(0, |cells, rotation| cells | self.places(tile, rotation).0))
    }
}

impl fmt::Debug for Yard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.built()).finish()
    }
}
