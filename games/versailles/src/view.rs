//! What one viewer sees. Everything on the table is open; of the pile all know what is in
//! it and nobody the order.

use crate::Versailles;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::{Decoration, Goods, Track, Zone};
use crate::printed::Printed;
use crate::reach::{Gives, Reach};
use crate::tiles::{Rotation, Tile, Tiles};
use crate::yard::{Cell, Room};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Compare, Seat, Viewer, compare};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    pub options: Options,
    pub phase: Phase,
    /// VE-S1 Who began.
    pub first: Seat,
    pub king: KingView,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// VE-S1 The five slots, the lowest first.
    pub display: Vec<SlotView>,
    /// Tiles in the pile; which they are follows from all the others.
    pub pile: u8,
    /// VE-G3 Removed and given up tiles, of which a new pile may be made.
    pub removed: Tiles,
    pub yard: YardView,
    /// VE-C2 How many of each decoration can still be bought.
    pub stock: BTreeMap<Decoration, u8>,
    /// Every move of the one who looks (of the one whose turn it is, for those without a
    /// seat) as if her turn began now, and what it would yield.
    pub reach: Vec<Reach>,
    /// VE-A1 What the zone moved into would yield, while that is the question.
    pub here: Option<Gives>,
    /// What is printed on board and tiles; the same all game long.
    pub printed: Printed,
}

impl View {
    /// What changed, for the house that shows it.
    pub(crate) fn compare<'a>(before: &'a View, now: &'a View, to: &mut impl Compare<'a>) {
        compare!(
            before, now, to,
            View {
                options, phase, first, king, display, pile, removed, yard, stock, reach,
                here, printed,
            } but { players }
        );
        to.list("players", &before.players, &now.players);
    }
}

/// VE-K3 How far the King has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KingView {
    /// Steps he has made.
    pub steps: u8,
    /// The step that ends the game.
    pub of: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// VE-Y3 Points for tiles built.
    pub score: u16,
    /// VE-E2 The score if the game ended now.
    pub total: u16,
    pub goods: Goods,
    /// Active coins of her two.
    pub coins: u8,
    /// VE-M4 Where her activation marker stands.
    pub marker: Option<Zone>,
    /// Her workers by zone, zones without one left out.
    pub workers: BTreeMap<Zone, u8>,
    /// VE-K1 The lines of the recruitment board on which a worker waits.
    pub waiting: Vec<u8>,
    /// Steps made on each track, 0 to 3.
    pub technologies: BTreeMap<Track, u8>,
    /// Decorations she holds; kinds she has none of are left out.
    pub decorations: BTreeMap<Decoration, u8>,
    /// The tiles in front of her.
    pub tiles: Vec<TileView>,
}

/// A tile in front of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TileView {
    pub tile: Tile,
    /// VE-Y2 Where it may go now: as many legal places as the list is long.
    pub places: Vec<Spot>,
    /// What its owner lacks to build it.
    pub missing: Missing,
}

/// One slot of the display.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SlotView {
    /// 1 the lowest to 5 the top.
    pub slot: u8,
    /// None in a gap (VE-G2).
    pub tile: Option<Tile>,
    /// Where it may go now.
    pub places: Vec<Spot>,
    /// What each player, by seat, would lack to build it; empty in a gap.
    pub missing: Vec<Missing>,
}

/// A cell and the rotations in which a tile may go there, those that look the same once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub cell: Cell,
    pub rotations: Vec<Rotation>,
}

/// VE-Y1 What somebody lacks to build a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Missing {
    /// Workers in the yard.
    pub workers: u8,
    pub goods: Goods,
    pub decorations: Vec<Decoration>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct YardView {
    pub built: Vec<BuiltView>,
    /// VE-E1 Cells still free.
    pub free: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BuiltView {
    pub cell: Cell,
    pub tile: Tile,
    pub rotation: Rotation,
}

impl Versailles {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let looks = viewer.seat().unwrap_or(self.whose_turn());
        let room = self.yard.room();
        View {
            options: self.options,
            phase: self.phase,
            first: self.first,
            king: KingView {
                steps: self.king,
                of: self.options.king_steps(),
            },
            players: Seat::all(self.seats)
                .map(|seat| self.player_seen(seat, &room))
                .collect(),
            display: (1..=5).map(|slot| self.slot_seen(slot, &room)).collect(),
            pile: self.pile.len(),
            removed: self.removed,
            yard: YardView {
                built: self
                    .yard
                    .built()
                    .map(|(cell, tile, rotation)| BuiltView {
                        cell,
                        tile,
                        rotation,
                    })
                    .collect(),
                free: self.yard.free(),
            },
            stock: Decoration::ALL
                .into_iter()
                .map(|decoration| (decoration, self.stock.count(decoration)))
                .collect(),
            reach: self.reach_of(looks),
            here: match self.phase {
                Phase::Activate { player, zone, .. } => Some(self.gives(player, zone)),
                Phase::Move { .. } | Phase::Work(_) | Phase::Discard(_) | Phase::Over { .. } => {
                    None
                }
            },
            printed: Printed::new(),
        }
    }

    fn player_seen(&self, seat: Seat, room: &Room) -> PlayerView {
        let player = &self.players[seat.index()];
        let some = |(_, count): &(_, u8)| *count > 0;
        PlayerView {
            score: player.score,
            total: self.count_up(seat).total(),
            goods: player.goods,
            coins: player.coins,
            marker: player.marker,
            workers: Zone::ALL
                .into_iter()
                .map(|zone| (zone, player.workers.at(zone)))
                .filter(some)
                .collect(),
            waiting: player.waiting_lines().collect(),
            technologies: Track::ALL
                .into_iter()
                .map(|track| (track, player.step(track)))
                .collect(),
            decorations: Decoration::ALL
                .into_iter()
                .map(|decoration| (decoration, player.decorations.count(decoration)))
                .filter(|(_, count)| *count > 0)
                .collect(),
            tiles: player
                .tiles
                .iter()
                .map(|tile| TileView {
                    tile,
                    places: spots(room, tile),
                    missing: self.missing(seat, tile),
                })
                .collect(),
        }
    }

    fn slot_seen(&self, slot: u8, room: &Room) -> SlotView {
        let tile = self.display.at(slot);
        SlotView {
            slot,
            tile,
            places: tile.map_or(Vec::new(), |tile| spots(room, tile)),
            missing: tile.map_or(Vec::new(), |tile| {
                let each = Seat::all(self.seats);
                each.map(|seat| self.missing(seat, tile)).collect()
            }),
        }
    }

    fn missing(&self, seat: Seat, tile: Tile) -> Missing {
        let player = &self.players[seat.index()];
        let price = tile.price();
        Missing {
            workers: price.workers.saturating_sub(player.workers.at(Zone::Yard)),
            goods: player.goods.short_of(price.goods),
            decorations: tile
                .decorations()
                .filter(|decoration| player.decorations.count(*decoration) == 0)
                .collect(),
        }
    }
}

fn spots(room: &Room, tile: Tile) -> Vec<Spot> {
    let fits = |cell: Cell| {
        let turned = Rotation::first(tile.rotations());
        let fitting = turned.filter(|rotation| room.places(tile, *rotation).has(cell));
        Spot {
            cell,
            rotations: fitting.collect(),
        }
    };
    room.anywhere(tile).iter().map(fits).collect()
}
