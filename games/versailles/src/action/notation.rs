//! How actions are written down.

use super::{Action, Trio};
use crate::pieces::{Decoration, Track, Unreadable, Zone};
use crate::tiles::{Rotation, Tile};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move { from, to } => write!(f, "move {from} {to}"),
            Action::MovePair { from, to } => write!(f, "move-pair {from} {to}"),
            Action::Jump { from, to } => write!(f, "jump {from} {to}"),
            Action::Activate { zone } => write!(f, "activate {zone}"),
            Action::Pass {} => f.write_str("pass"),
            Action::Take { slot, tile } => write!(f, "take {slot} {tile}"),
            Action::Discard { tile } => write!(f, "discard {tile}"),
            Action::RemoveOne { tile } => write!(f, "remove-one {tile}"),
            Action::RemoveThree { tiles } => {
                f.write_str("remove-three")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Action::TurnCoins { coins } => write!(f, "turn-coins {coins}"),
            Action::Buy { decoration } => write!(f, "buy {decoration}"),
            Action::Advance { track } => write!(f, "advance {track}"),
            Action::Build {
                tile,
                cell,
                rotation,
            } => write!(f, "build {tile} {cell} {}", rotation.turns()),
            Action::Recruit { line } => write!(f, "recruit {line}"),
            Action::End {} => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let unreadable = || Unreadable(text.to_owned());
        let zone = |word: &str| word.parse::<Zone>().map_err(|_| unreadable());
        let tile = |word: &str| word.parse::<Tile>().map_err(|_| unreadable());
        // One spelling for one number: no sign, no leading zero.
        let up_to = |word: &str, most: u8| match word.as_bytes() {
            [digit @ b'0'..=b'9'] if digit - b'0' <= most => Ok(digit - b'0'),
            _ => Err(unreadable()),
        };
        let from_one = |word: &str, most: u8| match up_to(word, most)? {
            0 => Err(unreadable()),
            number => Ok(number),
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["move", from, to] => Action::Move {
                from: zone(from)?,
                to: zone(to)?,
            },
            ["move-pair", from, to] => Action::MovePair {
                from: zone(from)?,
                to: zone(to)?,
            },
            ["jump", from, to] => Action::Jump {
                from: zone(from)?,
                to: zone(to)?,
            },
            ["activate", here] => Action::Activate { zone: zone(here)? },
            ["pass"] => Action::Pass {},
            ["take", slot, name] => Action::Take {
                slot: from_one(slot, 5)?,
                tile: tile(name)?,
            },
            ["discard", name] => Action::Discard { tile: tile(name)? },
            ["remove-one", name] => Action::RemoveOne { tile: tile(name)? },
            ["remove-three", ref names @ ..] => {
                let tiles: Result<Vec<Tile>, _> = names.iter().map(|name| tile(name)).collect();
                let tiles = Trio::new(&tiles?).ok_or_else(unreadable)?;
                Action::RemoveThree { tiles }
            }
            ["turn-coins", coins] => Action::TurnCoins {
                coins: from_one(coins, 2)?,
            },
            ["buy", decoration] => Action::Buy {
                decoration: decoration.parse::<Decoration>().map_err(|_| unreadable())?,
            },
            ["advance", track] => Action::Advance {
                track: track.parse::<Track>().map_err(|_| unreadable())?,
            },
            ["build", name, cell, turns] => Action::Build {
                tile: tile(name)?,
                cell: cell.parse().map_err(|_| unreadable())?,
                rotation: Rotation::new(up_to(turns, 3)?).ok_or_else(unreadable)?,
            },
            ["recruit", line] => Action::Recruit {
                line: from_one(line, 2)?,
            },
            ["end"] => Action::End {},
            _ => return Err(unreadable()),
        })
    }
}
