//! VE-M1 to VE-M4 Moving workers along the arrows.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::Zone;
use crate::{Versailles, dealing::Table};
use tabletop::Seat;

/// A move in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub from: Zone,
    /// The zone jumped.
    pub over: Option<Zone>,
    pub to: Zone,
    pub workers: u8,
    /// Whether a coin is turned for it.
    pub coin: bool,
}

impl Step {
    /// VE-K3 Moved into or jumped.
    pub fn passes_king(self) -> bool {
        self.to == Zone::KingsFavour || self.over == Some(Zone::KingsFavour)
    }
}

impl Action {
    /// The move, if it is one.
    #[inline]
    pub(crate) fn step(self) -> Option<Step> {
        let (from, to, over, workers, coin) = match self {
            Action::Move { from, to } => (from, to, None, 1, false),
            Action::MovePair { from, to } => (from, to, None, 2, true),
            Action::Jump { from, to } => (from, to, Some(from.between(to)), 1, true),
            Action::Activate { .. }
            | Action::Pass {}
            | Action::Take { .. }
            | Action::Discard { .. }
            | Action::RemoveOne { .. }
            | Action::RemoveThree { .. }
            | Action::TurnCoins { .. }
            | Action::Buy { .. }
            | Action::Advance { .. }
            | Action::Build { .. }
            | Action::Recruit { .. }
            | Action::End {} => return None,
        };
        Some(Step {
            from,
            over,
            to,
            workers,
            coin,
        })
    }
}

impl Versailles {
    /// VE-M2, VE-M3; VE-M4 never onto her own marker.
    pub(crate) fn legal_moves(&self, player: Seat, out: &mut Vec<Action>) {
        let player = &self.players[player.index()];
        for (from, count) in player.workers.standing() {
            for to in from.near().but(player.marker).iter() {
                out.push(Action::Move { from, to });
                if player.coins > 0 && count >= 2 {
                    out.push(Action::MovePair { from, to });
                }
            }
            if player.coins > 0 {
                let goals = from.far().but(player.marker).iter();
                out.extend(goals.map(|to| Action::Jump { from, to }));
            }
        }
    }

    /// Workers and marker go; a coin is turned for a double move.
    pub(crate) fn walk(&mut self, player: Seat, step: Step) {
        let player = &mut self.players[player.index()];
        player.workers.remove(step.from, step.workers);
        player.workers.add(step.to, step.workers);
        player.marker = Some(step.to);
        player.coins -= u8::from(step.coin);
    }

    pub(crate) fn move_workers(&mut self, player: Seat, step: Step, table: &mut impl Table) {
        self.walk(player, step);
        table.announce(|| Event::Moved {
            seat: player,
            from: step.from,
            over: step.over,
            to: step.to,
            workers: step.workers,
            coin: step.coin,
        });
        self.phase = Phase::Activate {
            player,
            zone: step.to,
            king: step.passes_king(),
        };
    }
}
