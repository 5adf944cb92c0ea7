//! Luck for playouts.

use crate::maths::ln;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::LazyLock;
use tabletop::Chance;

/// Fast fair picks from a small generator: for playouts and bots, never for the cards
/// of a real match, since it cannot be proved and can be predicted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The same seed gives the same picks, on every machine.
    pub fn new(seed: u64) -> Self {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// New dice that roll on their own.
    pub fn split(&mut self) -> Dice {
        Dice::new(self.0.next_u64())
    }

    /// Something from 0 up to 1.
    pub fn share(&mut self) -> f32 {
        (self.word() >> 8) as f32 / (1 << 24) as f32
    }

    /// One of these by how much it is liked, as an index: by 1 more is e times as likely.
    #[inline]
    pub fn by_liking(&mut self, likings: &[f32]) -> usize {
        let surprises = &*SURPRISE;
        let mut best = (0, f32::MIN);
        for (at, liking) in likings.iter().enumerate() {
            let surprise = surprises[self.word() as usize % SURPRISES];
            if liking + surprise > best.1 {
                best = (at, liking + surprise);
            }
        }
        best.0
    }

    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

impl Chance for Dice {
    /// Lemire's method: one multiplication, and a division only in the rare case that
    /// a word may have to be thrown away.
    #[inline]
    fn pick(&mut self, options: u32) -> u32 {
        debug_assert!(options > 0, "a pick needs something to pick from");
        if options <= 1 {
            return 0;
        }
        let mut wide = u64::from(self.word()) * u64::from(options);
        if (wide as u32) < options {
            let unfair = options.wrapping_neg() % options;
            while (wide as u32) < unfair {
                wide = u64::from(self.word()) * u64::from(options);
            }
        }
        (wide >> 32) as u32
    }
}

/// One step of splitmix64: another number for every number, far from its neighbours.
pub fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Steps of the table of surprises.
const SURPRISES: usize = 1024;

/// What is added to likings so that the greatest sum falls on each as often as it is
/// likely (the quantiles of Gumbel's distribution).
static SURPRISE: LazyLock<[f32; SURPRISES]> = LazyLock::new(|| {
    std::array::from_fn(|at| {
        let quantile = (at as f32 + 0.5) / SURPRISES as f32;
        -ln(-ln(quantile))
    })
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_liked_by_one_more_is_e_times_as_likely() {
        let mut dice = Dice::new(9);
        let first = (0..60_000).filter(|_| dice.by_liking(&[1.0, 0.0]) == 0);
        let share = first.count() as f64 / 60_000.0;
        let e = std::f64::consts::E;
        assert!((share - e / (1.0 + e)).abs() < 0.01, "{share}");
    }

    #[test]
    fn the_same_seed_gives_the_same_picks() {
        let roll = |seed| -> Vec<u32> {
            let mut dice = Dice::new(seed);
            (0..50).map(|_| dice.pick(1000)).collect()
        };
        assert_eq!(roll(7), roll(7));
        assert_ne!(roll(7), roll(8));
    }

    #[test]
    fn picks_are_spread_evenly() {
        let mut dice = Dice::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.pick(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|&n| (9_600..10_400).contains(&n)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_single_option_spends_no_luck() {
        let (mut one, mut other) = (Dice::new(3), Dice::new(3));
        assert_eq!(one.pick(1), 0);
        assert_eq!(one.pick(9), other.pick(9));
    }
}
