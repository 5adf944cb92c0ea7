//! Everything that happens by chance in a run comes from here.

use bots::Dice;
use tabletop::Chance;

/// The same seed gives the same run.
pub(crate) struct Odds(Dice);

impl Odds {
    pub fn new(seed: u64) -> Self {
        Odds(Dice::new(seed))
    }

    pub fn below(&mut self, options: u32) -> u32 {
        self.0.pick(options.max(1))
    }

    /// Both ends included.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + i64::from(self.below((high - low + 1) as u32))
    }

    pub fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// True in so many of 10 000 cases.
    pub fn in_10_000(&mut self, cases: u32) -> bool {
        cases > 0 && self.below(10_000) < cases
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len() as u32) as usize]
    }
}

/// A number for a text; the same on every machine.
pub(crate) fn hash(text: &[u8]) -> u64 {
    let fold = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    text.iter().fold(0xcbf2_9ce4_8422_2325, fold)
}
