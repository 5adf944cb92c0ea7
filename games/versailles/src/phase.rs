//! Where in the turn we are and whom we ask. All of it is open to everybody.

mod activating;
mod alchemists;
mod architects;
mod building;
mod favour;
mod harvesting;
pub(crate) mod moving;
mod workshop;

use crate::action::Action;
use crate::pieces::Zone;
use crate::{Versailles, dealing::Table};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Turn};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// VE-M1 Which move?
    Move { player: Seat },
    /// VE-A1 Activate this zone? `king`: he steps at the end of this turn (VE-K3).
    Activate {
        player: Seat,
        zone: Zone,
        king: bool,
    },
    /// VE-A2, VE-A3 What next in this activation?
    Work(Work),
    /// VE-G3 Which of the five tiles is given up? Then on with the guild.
    Discard(Work),
    /// VE-E1
    Over { ending: Ending },
}

/// An activation under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Work {
    /// Who acts: the active player, or one who shares (VE-T3).
    pub player: Seat,
    /// Whose turn it is.
    pub active: Seat,
    pub zone: Zone,
    /// Workers who have served nothing yet...
    pub workers: u8,
    /// ...of so many.
    pub of: u8,
    /// VE-G1 Not again in this activation of the guild.
    pub coin_turned: bool,
    /// VE-K3 The King steps at the end of this turn.
    pub king: bool,
}

/// VE-E1 What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// No cell of the yard is free.
    YardFull,
    /// The King reached his last space.
    KingArrived,
    /// VE-G4 Too few tiles for a new pile.
    TilesSpent,
}

impl Phase {
    #[inline]
    pub const fn turn(self) -> Turn {
        match self {
            Phase::Move { player } | Phase::Activate { player, .. } => Turn::Solo(player),
            Phase::Work(work) | Phase::Discard(work) => Turn::Solo(work.player),
            Phase::Over { .. } => Turn::Over,
        }
    }
}

impl Versailles {
    /// Whose turn it is, whoever acts in it.
    pub(crate) fn whose_turn(&self) -> Seat {
        match self.phase {
            Phase::Move { player } | Phase::Activate { player, .. } => player,
            Phase::Work(work) | Phase::Discard(work) => work.active,
            Phase::Over { .. } => self.first,
        }
    }

    /// The answers to the question of this phase.
    #[inline]
    pub(crate) fn answers(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Move { player } => self.legal_moves(player, out),
            Phase::Activate { zone, .. } => {
                out.extend([Action::Activate { zone }, Action::Pass {}]);
            }
            Phase::Work(work) => {
                self.legal_work(&work, out);
                out.push(Action::End {});
            }
            Phase::Discard(work) => self.legal_discards(&work, out),
            Phase::Over { .. } => {}
        }
    }

    /// Carries out the answer.
    pub(crate) fn decide(&mut self, action: Action, table: &mut impl Table) {
        match (self.phase, action) {
            (
                Phase::Move { player },
                Action::Move { .. } | Action::MovePair { .. } | Action::Jump { .. },
            ) => {
                let step = action.step().expect("these are moves");
                self.move_workers(player, step, table);
            }
            (Phase::Activate { player, zone, king }, Action::Activate { .. }) => {
                self.activate(player, zone, king, table);
            }
            (Phase::Activate { player, zone, king }, Action::Pass {}) => {
                self.leave_alone(player, zone, king, table);
            }
            (Phase::Work(work), Action::End {}) => self.stop(&work, table),
            (Phase::Work(work), Action::Take { slot, tile }) => {
                self.take(work, slot, tile, table);
            }
            (Phase::Work(work), Action::RemoveOne { tile }) => {
                self.remove(work, 1, std::iter::once(tile), table);
            }
            (Phase::Work(work), Action::RemoveThree { tiles }) => {
                self.remove(work, 2, tiles.iter(), table);
            }
            (Phase::Work(work), Action::TurnCoins { coins }) => {
                self.turn_coins(work, coins, table);
            }
            (Phase::Work(work), Action::Buy { decoration }) => self.buy(work, decoration, table),
            (Phase::Work(work), Action::Advance { track }) => self.advance(work, track, table),
            (
                Phase::Work(work),
                Action::Build {
                    tile,
                    cell,
                    rotation,
                },
            ) => self.build(work, tile, cell, rotation, table),
            (Phase::Work(work), Action::Recruit { line }) => self.recruit(work, line, table),
            (Phase::Discard(work), Action::Discard { tile }) => self.discard(work, tile, table),
            (phase, action) => unreachable!("`{action}` is not legal in {phase:?}"),
        }
    }
}
