//! What is told, remembered and seen of the tiny game.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub long: bool,
    #[serde(skip)]
    pub forgotten: u8,
}

#[derive(
    Clone, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr,
)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    Dealt {
        seat: Seat,
        card: Face<u8>,
    },
    Drew {
        card: u8,
        #[serde(skip)]
        forgotten: u8,
    },
    Peeked {
        seat: Seat,
        card: Face<u8>,
    },
    Passed {
        seat: Seat,
        number: u32,
    },
    Opened {
        marks: Vec<u8>,
    },
}

/// The cards one has peeked at, and how often somebody passed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    pub known: Vec<(Seat, u8)>,
    pub passes: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub long: bool,
    pub me: Option<Seat>,
    pub hands: Vec<Face<u8>>,
    pub shown: u8,
    pub scores: Vec<i32>,
    pub round: u8,
    pub lead: Seat,
    pub phase: PhaseView,
    pub peeked: Vec<Vec<Seat>>,
    pub passes: u32,
    pub progress: usize,
    #[serde(skip)]
    pub forgotten: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PhaseView {
    Lead {},
    /// With one's own marks and whether one has sealed.
    Answer {
        mark: u8,
        sealed: bool,
    },
    /// The house sees everything.
    OpenAnswer {
        marks: Vec<u8>,
        owed: Vec<Seat>,
    },
    Over {},
}
