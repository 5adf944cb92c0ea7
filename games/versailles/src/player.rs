//! What one player has.

use crate::pieces::{COPIES, Decoration, Goods, Track, Zone};
use crate::tiles::{Tile, Tiles};

/// VE-S2
pub(crate) const COINS: u8 = 2;

/// How many of each decoration, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Decorations(u32);

/// The lowest bit of each count.
const ONES: u32 = 0x11_1111;

impl Decorations {
    pub const NONE: Decorations = Decorations(0);
    /// VE-C1
    pub const ALL: Decorations = Decorations(ONES * COPIES as u32);

    #[inline]
    pub const fn count(self, decoration: Decoration) -> u8 {
        (self.0 >> (4 * decoration as u32) & 15) as u8
    }

    #[inline]
    pub(crate) const fn add(&mut self, decoration: Decoration) {
        self.0 += 1 << (4 * decoration as u32);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, decoration: Decoration) {
        self.0 -= 1 << (4 * decoration as u32);
    }

    /// One of each that the tile asks for.
    const fn asked_by(tile: Tile) -> u32 {
        let mut asked = 0;
        let mut at = 0;
        while at < 6 {
            asked |= (tile.asks() as u32 >> at & 1) << (4 * at);
            at += 1;
        }
        asked
    }

    /// Whether there is one of each that the tile asks for.
    #[inline]
    pub const fn cover(self, tile: Tile) -> bool {
        let some = (self.0 | self.0 >> 1 | self.0 >> 2) & ONES;
        Decorations::asked_by(tile) & !some == 0
    }

    pub(crate) const fn pay(&mut self, tile: Tile) {
        self.0 -= Decorations::asked_by(tile);
    }

    pub fn len(self) -> u8 {
        Decoration::ALL
            .map(|decoration| self.count(decoration))
            .iter()
            .sum()
    }

    pub fn is_empty(self) -> bool {
        self == Decorations::NONE
    }
}

/// How many workers in each zone, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Workers(u32);

impl Workers {
    #[inline]
    pub const fn at(self, zone: Zone) -> u8 {
        (self.0 >> (4 * zone as u32) & 15) as u8
    }

    #[inline]
    pub(crate) const fn add(&mut self, zone: Zone, count: u8) {
        self.0 += (count as u32) << (4 * zone as u32);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, zone: Zone, count: u8) {
        self.0 -= (count as u32) << (4 * zone as u32);
    }

    /// The zones where some stand, with how many.
    #[inline]
    pub fn standing(self) -> impl Iterator<Item = (Zone, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let at = left.trailing_zeros() / 4;
                let count = (left >> (4 * at) & 15) as u8;
                left &= !(15 << (4 * at));
                (Zone::ALL[at as usize], count)
            })
        })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// In front of her.
    pub tiles: Tiles,
    pub workers: Workers,
    pub decorations: Decorations,
    pub goods: Goods,
    /// VE-Y3 For tiles built.
    pub score: u16,
    /// Steps made, by track.
    pub steps: [u8; 3],
    /// Active ones.
    pub coins: u8,
    /// VE-K1 Lines of the recruitment board with a worker, a bit each.
    pub waiting: u8,
    pub marker: Option<Zone>,
}

impl Player {
    #[inline]
    pub fn step(&self, track: Track) -> u8 {
        self.steps[track.index()]
    }

    #[inline]
    pub fn waits(&self, line: u8) -> bool {
        self.waiting >> (line - 1) & 1 == 1
    }

    pub fn waiting_lines(&self) -> impl Iterator<Item = u8> {
        (1..=2).filter(|line| self.waits(*line))
    }

    /// VE-T2, VE-T3 Whether she takes part when another player activates this zone.
    #[inline]
    pub fn shares(&self, zone: Zone) -> bool {
        let learnt = |(track, step)| self.step(track) >= step;
        self.workers.at(zone) > 0 && zone.shared_from().is_some_and(learnt)
    }

    /// VE-H1 to VE-H3, VE-T1 What so many workers bring in a zone of harvest: by
    /// themselves, and more by technology.
    #[inline]
    pub fn harvest(&self, zone: Zone, workers: u8) -> (u8, u8) {
        let (own, from) = match zone {
            Zone::Sawmill => (workers.min(3), 1),
            Zone::Quarry => (workers.min(3), 2),
            Zone::Mine => (workers.min(3).saturating_sub(1), 3),
            Zone::KingsFavour
            | Zone::Architects
            | Zone::Workshop
            | Zone::Alchemists
            | Zone::Yard => (0, u8::MAX),
        };
        (own, u8::from(self.step(Track::Yield) >= from))
    }
}
