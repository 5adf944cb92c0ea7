//! How much each action is liked; by 1 more is e times as likely.

use crate::prospects;
use bots::Dice;
use std::cell::OnceCell;
use tabletop::{Game, Seat, Silent};
use versailles::phase::Phase;
use versailles::pieces::Zone;
use versailles::{Action, Versailles};

/// Points that make an action liked by 1 more: many, since what seems best at once often
/// is not.
const POINTS: f32 = 3.0;

pub fn likings(state: &Versailles, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    // Most questions are about moving: prospects are asked for when they are needed.
    let now = OnceCell::new();
    out.extend(
        actions
            .iter()
            .map(|&action| points(state, seat, &now, action) / POINTS),
    );
}

/// What an action seems to bring, in points.
fn points(state: &Versailles, seat: Seat, now: &OnceCell<f32>, action: Action) -> f32 {
    match action {
        Action::Move { from, to } => stop(state, seat, from, to, 1),
        Action::MovePair { from, to } => stop(state, seat, from, to, 2) - 0.6,
        Action::Jump { from, to } => stop(state, seat, from, to, 1) - 0.6,
        Action::Activate { .. } => 2.0,
        Action::Pass {} => 0.0,
        Action::Take { tile, .. } => 0.5 + 0.2 * f32::from(tile.points()),
        Action::Discard { tile } => -0.2 * f32::from(tile.points()),
        Action::RemoveOne { .. } => -0.8,
        Action::RemoveThree { .. } => -1.0,
        Action::TurnCoins { coins } => 0.7 * f32::from(coins),
        Action::Buy { .. } | Action::Advance { .. } | Action::Recruit { .. } => {
            // These follow from the action alone: no luck is met.
            let mut after = *state;
            after.apply(seat, action, &mut Silent(&mut Dice::new(0)));
            let now = now.get_or_init(|| prospects::of(state, seat));
            0.5 + prospects::of(&after, seat) - now
        }
        Action::Build { tile, .. } => 2.0 + 0.6 * f32::from(tile.points()),
        Action::End {} => 0.0,
    }
}

/// VE-A2 Moving in with company pays where there is something to do.
fn stop(state: &Versailles, seat: Seat, from: Zone, to: Zone, moved: u8) -> f32 {
    let player = state.player(seat);
    let there = f32::from((player.workers.at(to) + moved).min(3));
    let tiles = f32::from(player.tiles.len());
    let goods = player.goods;
    let use_of = match to {
        Zone::Quarry | Zone::Sawmill => 0.7 * there,
        Zone::Mine => 1.0 * (there - 1.0),
        Zone::Architects => (0.9 * there) * (1.3 - 0.3 * tiles),
        Zone::Workshop => match goods.wood + goods.marble + goods.gold >= 3 {
            true => 0.5 * there,
            false => -0.5,
        },
        Zone::Alchemists => 0.3 * there + prospects::left(state),
        Zone::KingsFavour => 0.4 + 0.3 * there + 0.3 * f32::from(2 - player.coins.min(2)),
        Zone::Yard => 0.8 * tiles.min(2.0) * there.min(2.0) - 0.6,
    };
    let leaves = f32::from(player.workers.at(from)) - f32::from(moved);
    let lonely = match state.phase_now() {
        Phase::Move { .. } if leaves == 1.0 => 0.15,
        _ => 0.0,
    };
    use_of - lonely
}
