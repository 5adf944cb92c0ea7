//! The five slots of the display (VE-S1, VE-G2).

use crate::tiles::Tile;

/// Slot 1 is the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Display([Option<Tile>; 5]);

impl Display {
    #[inline]
    pub fn at(self, slot: u8) -> Option<Tile> {
        self.0[usize::from(slot) - 1]
    }

    pub(crate) fn put(&mut self, slot: u8, tile: Option<Tile>) {
        self.0[usize::from(slot) - 1] = tile;
    }

    /// The tiles that lie there, the lowest first.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.0.into_iter().flatten()
    }

    /// The filled slots, the lowest first.
    #[inline]
    pub fn filled(self) -> impl Iterator<Item = (u8, Tile)> {
        let slots = (1..).zip(self.0);
        slots.filter_map(|(slot, tile)| tile.map(|tile| (slot, tile)))
    }

    /// The lowest gap.
    pub fn gap(self) -> Option<u8> {
        (1..=5).find(|slot| self.at(*slot).is_none())
    }

    /// VE-G2 Takes a tile away; its gap stays.
    pub(crate) fn take(&mut self, tile: Tile) {
        for slot in &mut self.0 {
            if *slot == Some(tile) {
                *slot = None;
            }
        }
    }

    /// VE-G2 Closes all gaps.
    pub(crate) fn slide(&mut self) {
        let mut slid = [None; 5];
        for (slot, tile) in slid.iter_mut().zip(self.tiles()) {
            *slot = Some(tile);
        }
        self.0 = slid;
    }
}
