//! What a player of the tiny game may do.

use crate::tiny::{Fault, planted};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{Coded, Kind};

#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, strum::VariantNames, strum::IntoStaticStr,
)]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    Draw {},
    Peek {},
    Pass {},
    Mark {},
    Seal {},
}

impl Action {
    const ALL: [Self; 5] = [
        Action::Draw {},
        Action::Peek {},
        Action::Pass {},
        Action::Mark {},
        Action::Seal {},
    ];

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.kind() == name)
    }
}

/// The fields of an action, one too many allowed.
#[derive(Deserialize)]
struct Loose {
    #[serde(rename = "type")]
    name: String,
}

/// The fields of an action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Strict {
    #[serde(rename = "type")]
    name: String,
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = match planted(Fault::Loose) {
            true => Loose::deserialize(deserializer)?.name,
            false => Strict::deserialize(deserializer)?.name,
        };
        Self::named(&name).ok_or_else(|| serde::de::Error::custom("no such action"))
    }
}

impl Coded for Action {
    fn code(&self) -> u32 {
        match self {
            Action::Mark {} if planted(Fault::Code) => Action::Pass {}.code(),
            action => *action as u32,
        }
    }
    fn decode(code: u32) -> Option<Self> {
        Self::ALL.get(code as usize).copied()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Mark {} if planted(Fault::Notation) => f.write_str("seal"),
            action => f.write_str(action.kind()),
        }
    }
}

impl FromStr for Action {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Self::named(text).ok_or_else(|| format!("no action `{text}`"))
    }
}
