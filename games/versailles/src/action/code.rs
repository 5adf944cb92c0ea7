//! The number of every action, as records keep it.

use super::{Action, Trio};
use crate::pieces::{Decoration, Track, Zone};
use crate::tiles::{Rotation, TILES, Tile};
use crate::yard::{CELLS, Cell};
use tabletop::Coded;

// The blocks of numbers. They never change and are never used again for anything else.
const PASS: u32 = 0;
const END: u32 = 1;
const TURN_COINS: u32 = 2;
const RECRUIT: u32 = 4;
const ADVANCE: u32 = 6;
const ACTIVATE: u32 = 16;
const BUY: u32 = 24;
const MOVE: u32 = 64;
const MOVE_PAIR: u32 = 128;
const JUMP: u32 = 192;
const DISCARD: u32 = 256;
const REMOVE_ONE: u32 = 320;
const TAKE: u32 = 384;
const BUILD: u32 = 1024;
const REMOVE_THREE: u32 = 8192;

/// Three tiles in base 41: 0 for none, then the tiles.
const BASE: u32 = TILES as u32 + 1;

fn pair(from: Zone, to: Zone) -> u32 {
    (from.index() * 8 + to.index()) as u32
}

fn trio(tiles: Trio) -> u32 {
    let digits = tiles.iter().map(|tile| tile.index() as u32 + 1);
    digits
        .zip([1, BASE, BASE * BASE])
        .map(|(digit, place)| digit * place)
        .sum()
}

impl Coded for Action {
    fn code(&self) -> u32 {
        match *self {
            Action::Pass {} => PASS,
            Action::End {} => END,
            Action::TurnCoins { coins } => TURN_COINS + u32::from(coins) - 1,
            Action::Recruit { line } => RECRUIT + u32::from(line) - 1,
            Action::Advance { track } => ADVANCE + track.index() as u32,
            Action::Activate { zone } => ACTIVATE + zone.index() as u32,
            Action::Buy { decoration } => BUY + decoration.index() as u32,
            Action::Move { from, to } => MOVE + pair(from, to),
            Action::MovePair { from, to } => MOVE_PAIR + pair(from, to),
            Action::Jump { from, to } => JUMP + pair(from, to),
            Action::Discard { tile } => DISCARD + tile.index() as u32,
            Action::RemoveOne { tile } => REMOVE_ONE + tile.index() as u32,
            Action::Take { slot, tile } => {
                TAKE + (u32::from(slot) - 1) * TILES as u32 + tile.index() as u32
            }
            Action::Build {
                tile,
                cell,
                rotation,
            } => {
                let place = cell.index() * 4 + usize::from(rotation.turns());
                BUILD + (tile.index() * CELLS * 4 + place) as u32
            }
            Action::RemoveThree { tiles } => REMOVE_THREE + trio(tiles),
        }
    }

    fn decode(code: u32) -> Option<Action> {
        let rest = |first: u32| (code - first) as usize;
        let zones = |first: u32| {
            let pair = rest(first);
            Some((Zone::from_index(pair / 8)?, Zone::from_index(pair % 8)?))
        };
        Some(match code {
            PASS => Action::Pass {},
            END => Action::End {},
            TURN_COINS..RECRUIT => Action::TurnCoins {
                coins: rest(TURN_COINS) as u8 + 1,
            },
            RECRUIT..ADVANCE => Action::Recruit {
                line: rest(RECRUIT) as u8 + 1,
            },
            ADVANCE..ACTIVATE => Action::Advance {
                track: Track::from_index(rest(ADVANCE))?,
            },
            ACTIVATE..BUY => Action::Activate {
                zone: Zone::from_index(rest(ACTIVATE))?,
            },
            BUY..MOVE => Action::Buy {
                decoration: Decoration::from_index(rest(BUY))?,
            },
            MOVE..MOVE_PAIR => zones(MOVE).map(|(from, to)| Action::Move { from, to })?,
            MOVE_PAIR..JUMP => zones(MOVE_PAIR).map(|(from, to)| Action::MovePair { from, to })?,
            JUMP..DISCARD => zones(JUMP).map(|(from, to)| Action::Jump { from, to })?,
            DISCARD..REMOVE_ONE => Action::Discard {
                tile: Tile::from_index(rest(DISCARD))?,
            },
            REMOVE_ONE..TAKE => Action::RemoveOne {
                tile: Tile::from_index(rest(REMOVE_ONE))?,
            },
            TAKE..BUILD if rest(TAKE) < 5 * TILES => Action::Take {
                slot: (rest(TAKE) / TILES) as u8 + 1,
                tile: Tile::from_index(rest(TAKE) % TILES)?,
            },
            BUILD..REMOVE_THREE => Action::Build {
                tile: Tile::from_index(rest(BUILD) / (CELLS * 4))?,
                cell: Cell::from_index(rest(BUILD) / 4 % CELLS)?,
                rotation: Rotation::new((rest(BUILD) % 4) as u8)?,
            },
            REMOVE_THREE.. => Action::RemoveThree {
                tiles: trio_of(code - REMOVE_THREE)?,
            },
            _ => return None,
        })
    }
}

fn trio_of(number: u32) -> Option<Trio> {
    let digits = [number % BASE, number / BASE % BASE, number / BASE / BASE];
    let count = digits.iter().rposition(|digit| *digit > 0)? + 1;
    let tile = |digit: &u32| Tile::from_index(digit.checked_sub(1)? as usize);
    let tiles: Option<Vec<Tile>> = digits[..count].iter().map(tile).collect();
    Trio::new(&tiles?)
}
