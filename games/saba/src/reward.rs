//! What a card earns where it lies (SA-R1, SA-R2).

use crate::action::Thousands;
use crate::places::{PLACES, Place, PlaceSet};
use serde::{Deserialize, Serialize};

/// The six directions a line can run in (SA-C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Up,
    UpRight,
    DownRight,
    Down,
    DownLeft,
    UpLeft,
}

impl Direction {
    pub const ALL: [Direction; 6] = [
        Direction::Up,
        Direction::UpRight,
        Direction::DownRight,
        Direction::Down,
        Direction::DownLeft,
        Direction::UpLeft,
    ];

    /// The step in doubled coordinates.
    const fn step(self) -> (i8, i8) {
        match self {
            Direction::Up => (0, -2),
            Direction::UpRight => (1, -1),
            Direction::DownRight => (1, 1),
            Direction::Down => (0, 2),
            Direction::DownLeft => (-1, 1),
            Direction::UpLeft => (-1, -1),
        }
    }
}

/// One line a new card makes: the cards it starts with, nearest first, and what it
/// earns in k, the new card counted too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub direction: Direction,
    pub places: Vec<Place>,
    pub worth: Thousands,
}

/// No place has more than seven others on one side of it in a line.
const LONGEST_LINE: usize = 7;

/// The places on one side of a place, the nearest first; `PLACES` closes the list.
type Ray = [u8; LONGEST_LINE + 1];

static RAYS: [[Ray; 6]; PLACES] = rays();

const fn rays() -> [[Ray; 6]; PLACES] {
    let mut rays = [[[PLACES as u8; LONGEST_LINE + 1]; 6]; PLACES];
    let mut from = 0;
    while from < PLACES {
        let mut towards = 0;
        while towards < 6 {
            let (dx, dy) = Direction::ALL[towards].step();
            let mut at = from;
            let mut length = 0;
            while let Some(next) = neighbour(at, dx, dy) {
                rays[from][towards][length] = next as u8;
                length += 1;
                at = next;
            }
            towards += 1;
        }
        from += 1;
    }
    rays
}

const fn neighbour(of: usize, dx: i8, dy: i8) -> Option<usize> {
    let here = at(of).spot();
    let mut index = 0;
    while index < PLACES {
        let there = at(index).spot();
        if there.x == here.x + dx && there.y == here.y + dy {
            return Some(index);
        }
        index += 1;
    }
    None
}

const fn at(index: usize) -> Place {
    Place::from_index(index).expect("lines run from place to place")
}

/// How many filled places follow one another on this side.
fn run(filled: u64, ray: &Ray) -> usize {
    // The closing entry is no place, so its bit is never set.
    ray.iter()
        .take_while(|&&place| filled >> place & 1 == 1)
        .count()
}

/// SA-R1, SA-R2 What a card put down here earns, in k.
pub fn reward(filled: PlaceSet, place: Place) -> Thousands {
    let filled = filled.bits();
    let sum: usize = RAYS[place.index()]
        .iter()
        .map(|ray| match run(filled, ray) {
            0 => 0,
            cards => cards + 1,
        })
        .sum();
    // SA-R1: next to no other.
    sum.max(1) as Thousands
}

/// SA-R2 The lines a card put down here makes.
pub fn lines(filled: PlaceSet, place: Place) -> Vec<Line> {
    Direction::ALL
        .into_iter()
        .zip(&RAYS[place.index()])
        .map(|(direction, ray)| {
            let cards = run(filled.bits(), ray);
            let places = ray[..cards].iter().map(|&index| at(index.into()));
            Line {
                direction,
                places: places.collect(),
                worth: cards as Thousands + 1,
            }
        })
        .filter(|line| !line.places.is_empty())
        .collect()
}
