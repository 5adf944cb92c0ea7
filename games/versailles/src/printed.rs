//! What is printed on board and tiles, for the page to draw and explain.

use crate::pieces::{Decoration, Price, STEPS, Track, Zone, recruiters, slot_price};
use crate::tables::INTERIOR_BORDER;
use crate::tiles::{Rotation, Tile};
use crate::yard::{COLUMNS, ROWS};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// VE-M5
    pub arrows: Vec<Arrow>,
    /// VE-G1 By slot, the lowest first.
    pub slots: Vec<Price>,
    /// VE-K1 Workers, by line of the recruitment board.
    pub recruiters: Vec<u8>,
    /// VE-W1
    pub decorations: Vec<DecorationFacts>,
    /// VE-L1
    pub tracks: Vec<TrackFacts>,
    /// VE-Y2
    pub border: Border,
    /// VE-C1 All 40.
    pub tiles: Vec<TileFacts>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Arrow {
    pub from: Zone,
    pub to: Zone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DecorationFacts {
    pub decoration: Decoration,
    pub price: Price,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrackFacts {
    pub track: Track,
    /// What the first, second and third step cost.
    pub steps: Vec<Price>,
}

/// A letter for each cell along the border, `I` interior or `X` exterior: north and south
/// from the west, east and west from the north.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Border {
    pub north: String,
    pub east: String,
    pub south: String,
    pub west: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TileFacts {
    pub tile: Tile,
    /// North, east, south, west before rotation, `I` interior or `X` exterior: `IXXX`.
    pub edges: String,
    pub price: Price,
    pub decorations: Vec<Decoration>,
    pub points: u8,
}

impl Printed {
    pub(crate) fn new() -> Printed {
        let arrows = Zone::ALL
            .into_iter()
            .flat_map(|from| from.near().iter().map(move |to| Arrow { from, to }));
        Printed {
            arrows: arrows.collect(),
            slots: (1..=5).map(slot_price).collect(),
            recruiters: (1..=2).map(recruiters).collect(),
            decorations: Decoration::ALL
                .map(|decoration| DecorationFacts {
                    decoration,
                    price: decoration.price(),
                })
                .to_vec(),
            tracks: Track::ALL
                .map(|track| TrackFacts {
                    track,
                    steps: (1..=STEPS).map(|step| track.price(step)).collect(),
                })
                .to_vec(),
            border: border(),
            tiles: Tile::all().map(facts).collect(),
        }
    }
}

fn border() -> Border {
    let along = |side: usize, cells: &mut dyn Iterator<Item = usize>| {
        let interior = |cell| INTERIOR_BORDER[side] >> cell & 1 == 1;
        cells
            .map(|cell| if interior(cell) { 'I' } else { 'X' })
            .collect()
    };
    let last_row = COLUMNS * (ROWS - 1);
    Border {
        north: along(0, &mut (0..COLUMNS)),
        east: along(1, &mut (0..ROWS).map(|row| row * COLUMNS + COLUMNS - 1)),
        south: along(2, &mut (last_row..last_row + COLUMNS)),
        west: along(3, &mut (0..ROWS).map(|row| row * COLUMNS)),
    }
}

fn facts(tile: Tile) -> TileFacts {
    TileFacts {
        tile,
        edges: tile.sides(Rotation::NONE).letters(),
        price: tile.price(),
        decorations: tile.decorations().collect(),
        points: tile.points(),
    }
}
