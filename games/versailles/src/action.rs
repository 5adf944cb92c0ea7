//! What a player can decide.

mod code;
mod notation;

use crate::pieces::{Decoration, Track, Zone};
use crate::tiles::{Rotation, Tile};
use crate::yard::Cell;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use strum::{IntoStaticStr, VariantNames};
use tabletop::Thing;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// VE-M2 One worker, one arrow.
    Move { from: Zone, to: Zone },
    /// VE-M3 For a coin: two workers together, one arrow.
    MovePair { from: Zone, to: Zone },
    /// VE-M3 For a coin: one worker, two arrows.
    Jump { from: Zone, to: Zone },
    /// VE-A1 Activate the zone moved into.
    Activate { zone: Zone },
    /// VE-A1 Leave it alone.
    Pass {},
    /// VE-G1 Take the tile in this slot of the display, 1 the lowest.
    Take { slot: u8, tile: Tile },
    /// VE-G3 Give up one of five tiles.
    Discard { tile: Tile },
    /// VE-G1 Remove one tile from the display.
    RemoveOne { tile: Tile },
    /// VE-G1 Remove three tiles from the display, or the one or two that are there (VE-G3).
    RemoveThree { tiles: Trio },
    /// VE-G1, VE-K2 Turn so many inactive coins active, 1 or 2.
    TurnCoins { coins: u8 },
    /// VE-W1 Buy a decoration.
    Buy { decoration: Decoration },
    /// VE-L1 Take the next step on this track.
    Advance { track: Track },
    /// VE-Y1, VE-Y2 Build a tile from in front of her.
    Build {
        tile: Tile,
        cell: Cell,
        rotation: Rotation,
    },
    /// VE-K1 Recruit the worker on this line: 1 asks two workers, 2 asks three.
    Recruit { line: u8 },
    /// VE-A4, VE-T3 Be done with this activation, or decline to share it.
    End {},
}

/// One, two or three different tiles, in the order of the tiles. Written on the wire as
/// their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct Trio(Tile, Option<Tile>, Option<Tile>);

impl Trio {
    /// None if there are not one to three, or not in order.
    pub fn new(tiles: &[Tile]) -> Option<Trio> {
        match *tiles {
            [a] => Some(Trio(a, None, None)),
            [a, b] if a < b => Some(Trio(a, Some(b), None)),
            [a, b, c] if a < b && b < c => Some(Trio(a, Some(b), Some(c))),
            _ => None,
        }
    }

    /// The caller keeps to the order.
    #[inline]
    pub(crate) const fn of(first: Tile, second: Option<Tile>, third: Option<Tile>) -> Trio {
        Trio(first, second, third)
    }

    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        std::iter::once(self.0).chain(self.1).chain(self.2)
    }
}

impl Serialize for Trio {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<Tile>>())
    }
}

impl<'de> Deserialize<'de> for Trio {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Trio, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        Trio::new(&tiles)
            .ok_or_else(|| de::Error::custom("one to three tiles, in the order of the tiles"))
    }
}

impl Action {
    /// The things on the table it touches, in order.
    pub(crate) fn touches(self, out: &mut Vec<Thing>) {
        let tile_thing = |tile: Tile| format!("tile-{tile}");
        let moved = |from: Zone, to: Zone, way: &str| {
            [format!("from-{from}"), format!("to-{to}"), way.to_owned()]
        };
        match self {
            Action::Move { from, to } => out.extend(moved(from, to, "way-normal")),
            Action::MovePair { from, to } => out.extend(moved(from, to, "way-pair")),
            Action::Jump { from, to } => out.extend(moved(from, to, "way-jump")),
            Action::Activate { .. } => out.push("activate".to_owned()),
            Action::Pass {} => out.push("pass".to_owned()),
            Action::Take { tile, .. } => out.extend([tile_thing(tile), "take".to_owned()]),
            Action::Discard { tile } => out.push(tile_thing(tile)),
            Action::RemoveOne { tile } => out.extend([tile_thing(tile), "remove".to_owned()]),
            Action::RemoveThree { tiles } => {
                out.push("remove-three".to_owned());
                out.extend(tiles.iter().map(tile_thing));
            }
            Action::TurnCoins { coins } => out.push(format!("coins-{coins}")),
            Action::Buy { decoration } => out.push(format!("decoration-{decoration}")),
            Action::Advance { track } => out.push(format!("track-{track}")),
            Action::Build {
                tile,
                cell,
                rotation,
            } => out.extend([
                tile_thing(tile),
                format!("cell-{cell}"),
                format!("rotation-{}", rotation.turns()),
            ]),
            Action::Recruit { line } => out.push(format!("recruit-{line}")),
            Action::End {} => out.push("end".to_owned()),
        }
    }
}
