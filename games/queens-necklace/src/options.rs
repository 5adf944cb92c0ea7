//! Variants chosen before the deal.

use serde::{Deserialize, Serialize};

/// QN-O1 is the only printed or proposed variant so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// QN-O1 Two players, smaller hands: a quarter of the deck is left out unseen.
    pub smaller_hands: bool,
}

impl Options {
    /// What can be played with so many.
    pub fn variants(seats: u8) -> Vec<Options> {
        let usual = Options::default();
        let smaller_hands = Options {
            smaller_hands: true,
        };
        match seats {
            2 => vec![usual, smaller_hands],
            _ => vec![usual],
        }
    }
}
