//! What each seat may hope for, learned by self-play: `data/values.txt` says by which
//! command.

use crate::prospects;
use bots::{Features, Lessons, Shares, Values};
use std::sync::LazyLock;
use tabletop::{Game, Seat};
use versailles::Versailles;
use versailles::phase::Phase;
use versailles::pieces::Zone;

static VALUES: LazyLock<Values> = LazyLock::new(|| {
    let text = include_str!("../data/values.txt");
    text.parse().expect("a test reads the weights")
});

/// The King's way in parts, each with weights of its own.
const PARTS: usize = 4;
/// Goods; tiles and what they seem to come to; decorations, steps, coins; workers by zone
/// and waiting; the score.
const FEATURES: usize = 21;

/// What is learned about Versailles.
#[derive(Clone, Copy, Debug, Default)]
pub struct Works;

impl Works {
    /// Whatever is asked.
    fn part(state: &Versailles) -> usize {
        let (steps, of) = state.kings_way();
        let part = PARTS * usize::from(steps) / usize::from(of.max(1));
        PARTS * usize::from(state.seats() - 2) + part.min(PARTS - 1)
    }
}

impl Lessons<Versailles> for Works {
    fn stages(&self) -> usize {
        PARTS * (versailles::MOST_SEATS - 1)
    }

    fn features(&self) -> usize {
        FEATURES
    }

    /// When somebody's turn begins.
    fn stage(&self, state: &Versailles) -> Option<usize> {
        matches!(state.phase_now(), Phase::Move { .. }).then(|| Works::part(state))
    }

    fn describe(&self, state: &Versailles, out: &mut Features) {
        let left = prospects::left(state);
        for seat in Seat::all(state.seats()) {
            let player = state.player(seat);
            let goods = player.goods;
            out.extend([goods.wood, goods.marble, goods.gold].map(f32::from));
            out.push(f32::from(player.tiles.len()));
            let tiles = || player.tiles.iter();
            out.push(tiles().map(|tile| f32::from(tile.points())).sum());
            out.push(
                tiles()
                    .map(|tile| prospects::held(player, tile, left))
                    .sum(),
            );
            out.push(f32::from(player.decorations.len()));
            out.extend(player.steps.map(f32::from));
            out.push(f32::from(player.coins));
            out.extend(Zone::ALL.map(|zone| f32::from(player.workers.at(zone))));
            out.push(player.waiting_lines().count() as f32);
            out.push(f32::from(player.score));
        }
    }
}

/// What each seat may hope for.
pub fn value(state: &Versailles) -> Shares {
    VALUES.shares(&Works, state, Works::part(state), crate::HALF_LEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_everything() {
        assert!(VALUES.fit(&Works));
    }
}
