//! The variants printed in the booklet (SA-O1, SA-O2).

use crate::pieces::Cards;
use serde::{Deserialize, Serialize};

/// Chosen before the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub jokers: Jokers,
}

/// How the jokers are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Jokers {
    /// SA-B7 On any determined place.
    #[default]
    Free,
    /// SA-O1 Left in the box.
    Absent,
    /// SA-O2 Bound by the mirror rule too.
    Mirrored,
}

impl Jokers {
    pub const ALL: [Jokers; 3] = [Jokers::Free, Jokers::Absent, Jokers::Mirrored];

    /// SA-C1, SA-O1 The cards in play.
    pub const fn deck(self) -> Cards {
        match self {
            Jokers::Free | Jokers::Mirrored => Cards::ALL,
            Jokers::Absent => Cards::GEMS,
        }
    }
}
