//! The variants.

use crate::tables::KING_STEPS;
use serde::{Deserialize, Serialize};

/// Chosen before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// VE-O1 The King's track is longer.
    pub long_game: bool,
}

impl Options {
    /// VE-K3, VE-O1 Steps of the King after his first space.
    pub const fn king_steps(self) -> u8 {
        KING_STEPS[self.long_game as usize]
    }
}
