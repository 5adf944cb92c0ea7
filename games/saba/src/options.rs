//! The variants printed in the booklet (SA-O1, SA-O2).

use serde::{Deserialize, Serialize};

/// How the jokers are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
