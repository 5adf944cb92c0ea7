//! What is told to the table. Everybody hears everything: only the order of the pile is
//! unknown, and that to all alike.

use crate::phase::Ending;
use crate::pieces::{Decoration, Goods, Resource, Track, Zone};
use crate::tiles::{Rotation, Tile};
use crate::yard::Cell;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tabletop::Seat;

/// In every payment `workers` is how many of her workers served it, and `paid` the goods
/// that went back to their zones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// VE-S1, VE-G4 A tile from the pile lies in this slot. If it was the last one, the
    /// removed tiles have become a `new_pile`; `left` are in the pile now.
    TurnedUp {
        tile: Tile,
        slot: u8,
        left: u8,
        new_pile: bool,
    },
    /// VE-S1 Who begins.
    Began { seat: Seat },
    /// VE-M1 to VE-M4 Workers went along the arrows, over a zone if they jumped one; a
    /// coin was turned for a double move. Her activation marker goes with them.
    Moved {
        seat: Seat,
        from: Zone,
        over: Option<Zone>,
        to: Zone,
        workers: u8,
        coin: bool,
    },
    /// VE-A1, VE-A4 She activates the zone with so many workers.
    Activated { seat: Seat, zone: Zone, workers: u8 },
    /// VE-A1 She does not.
    LeftAlone { seat: Seat, zone: Zone },
    /// VE-H1 to VE-H3, VE-T1, VE-T2 What her workers bring, `more` of it by technology;
    /// `shared` if another player activated the zone.
    Harvested {
        seat: Seat,
        zone: Zone,
        workers: u8,
        resource: Resource,
        gained: u8,
        more: u8,
        shared: bool,
    },
    /// VE-T3 She activates the zone that another player activated.
    Shares { seat: Seat, zone: Zone, workers: u8 },
    /// VE-T3 She could have shared.
    Declined { seat: Seat, zone: Zone },
    /// VE-G1, VE-G2
    Took {
        seat: Seat,
        tile: Tile,
        slot: u8,
        workers: u8,
        paid: Goods,
    },
    /// VE-G3 Given up as the fifth.
    Discarded { seat: Seat, tile: Tile },
    /// VE-G1, VE-G2 Gone from the display; what is left has slid down.
    Removed {
        seat: Seat,
        tiles: Vec<Tile>,
        workers: u8,
    },
    /// VE-G1, VE-K2 So many coins are active again.
    TurnedCoins {
        seat: Seat,
        zone: Zone,
        coins: u8,
        workers: u8,
    },
    /// VE-W1 `left` of this kind can still be bought.
    Bought {
        seat: Seat,
        decoration: Decoration,
        workers: u8,
        paid: Goods,
        left: u8,
    },
    /// VE-L1 The marker stands on this step now, 1 to 3.
    Advanced {
        seat: Seat,
        track: Track,
        step: u8,
        workers: u8,
        paid: Goods,
    },
    /// VE-Y1 to VE-Y3 `score` is what she has now.
    Built {
        seat: Seat,
        tile: Tile,
        cell: Cell,
        rotation: Rotation,
        workers: u8,
        paid: Goods,
        decorations: Vec<Decoration>,
        points: u8,
        score: u16,
    },
    /// VE-K1 A new worker of hers stands on the King's favour.
    Recruited { seat: Seat, line: u8, workers: u8 },
    /// VE-A4 She is done, with so many workers unused.
    Finished { seat: Seat, zone: Zone, unused: u8 },
    /// VE-K3 He has made `steps` of `of` steps.
    KingStepped { seat: Seat, steps: u8, of: u8 },
    /// VE-E1 Why it is over.
    Over { ending: Ending },
    /// VE-E2 The points for what is left, each with its reason; `built` came before.
    Counted {
        seat: Seat,
        built: u16,
        wood: u16,
        marble: u16,
        gold: u16,
        tiles: u8,
        decorations: u8,
        total: u16,
    },
    /// VE-E2
    Ended {
        winners: Vec<Seat>,
        scores: Vec<u16>,
    },
}
