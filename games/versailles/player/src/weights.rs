//! What each thing is worth: learned by self-play, or written by hand to begin with.

use crate::outlook::{self, THINGS, Things};
use bots::{Features, Lessons, Values};
use std::sync::LazyLock;
use tabletop::{Game, Seat};
use versailles::phase::Phase;
use versailles::{MOST_SEATS, Versailles};

/// What each thing is worth at the end of the game, and how much more at its beginning.
#[derive(Clone, Debug)]
pub struct Weights {
    last: Things,
    more: Things,
}

impl Weights {
    /// What things come to: at the end, and how much more at the beginning.
    pub fn of(&self, things: &Things) -> (f32, f32) {
        let dot = |weights: &Things| weights.iter().zip(things).map(|(w, t)| w * t).sum();
        (dot(&self.last), dot(&self.more))
    }
}

/// By the number of seats, from two on.
static LEARNED: LazyLock<[Weights; MOST_SEATS - 1]> = LazyLock::new(|| {
    let text = include_str!("../data/values.txt");
    let values: Values = text.parse().expect("a test reads the weights");
    std::array::from_fn(|stage| {
        let (last, more) = values.weights(stage).split_at(THINGS);
        let all = |weights: &[f32]| weights.try_into().expect("a test counts the weights");
        Weights {
            last: all(last),
            more: all(more),
        }
    })
});

/// Good enough to learn from.
static BY_HAND: LazyLock<Weights> = LazyLock::new(|| {
    let mut weights = Weights {
        last: [0.0; THINGS],
        more: [0.0; THINGS],
    };
    weights.last[3..5].copy_from_slice(&[0.8, 0.2]);
    let more = [
        0.2, 0.3, 0.5, 0.5, 0.4, 0.4, 0.6, 1.0, 0.7, -4.0, 0.2, 6.0, 4.0, 4.0, 3.0, 2.0, 2.0, 2.0,
        2.0, 2.0,
    ];
    weights.more[5..][..more.len()].copy_from_slice(&more);
    weights
});

/// What was learned at tables of so many.
pub fn learned(seats: u8) -> &'static Weights {
    &LEARNED[usize::from(seats) - 2]
}

/// What was written by hand, for every table.
pub fn by_hand(_: u8) -> &'static Weights {
    &BY_HAND
}

/// What is learned about Versailles.
#[derive(Clone, Copy, Debug, Default)]
pub struct Works;

impl Lessons<Versailles> for Works {
    fn stages(&self) -> usize {
        MOST_SEATS - 1
    }

    fn features(&self) -> usize {
        2 * THINGS
    }

    /// When somebody's turn begins.
    fn stage(&self, state: &Versailles) -> Option<usize> {
        matches!(state.phase_now(), Phase::Move { .. }).then(|| usize::from(state.seats()) - 2)
    }

    fn describe(&self, state: &Versailles, out: &mut Features) {
        let left = outlook::left(state);
        for seat in Seat::all(state.seats()) {
            let things = outlook::things(state, seat);
            out.extend(things);
            out.extend(things.map(|thing| left * thing));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_everything() {
        let text = include_str!("../data/values.txt");
        assert!(
            text.parse::<Values>()
                .is_ok_and(|values| values.fit(&Works))
        );
    }
}
