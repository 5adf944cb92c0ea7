//! What a viewer is given to play by: on the wire, games are JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{Asked, Thing};

/// One thing a player may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offer {
    /// What to send back as a step.
    #[cfg_attr(
        feature = "types",
        ts(type = "{ type: string; [field: string]: unknown }")
    )]
    pub action: Value,
    /// The same, in the game's notation.
    pub notation: String,
    /// The things on the table it touches, in order.
    pub path: Vec<Thing>,
}

/// One entry of the story as this viewer heard it, numbered from 1 for each viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(
        rename = "Line",
        type = "{ n: number } & Heard<{ type: string; [field: string]: unknown }>"
    )
)]
pub struct LogEntry {
    /// Its number; the next entry has the next number.
    pub n: u32,
    /// What was heard: an event, a take-back or a rewind.
    #[serde(flatten)]
    pub heard: Value,
}

/// Bare events as entries, numbered on after `last`.
pub fn numbered(events: Vec<Value>, last: u32) -> Vec<LogEntry> {
    let line = |(n, event)| LogEntry {
        n,
        heard: json!({ "type": "event", "event": event }),
    };
    (last + 1..).zip(events).map(line).collect()
}

/// All that a viewer is given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Brief {
    /// How many decisions this viewer could notice so far: what an answer must name.
    pub ply: u32,
    /// Whose decision it is, as far as this viewer may know.
    pub asked: Asked,
    /// What this viewer sees.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Value,
    /// What this viewer may do now; absent if nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Offer>>", optional))]
    pub actions: Vec<Offer>,
    /// Whether this viewer can take her last decision back; absent if not.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub can_take_back: bool,
}

/// A briefing that follows another one on the same socket: what is the same is not said.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BriefChange {
    /// As in [`Brief`]; absent if it is one more than before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub ply: Option<u32>,
    /// As in [`Brief`]; absent if it is as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub asked: Option<Asked>,
    /// What changed in the view last sent on this socket; absent if nothing did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "unknown", optional))]
    pub patch: Option<Value>,
    /// What this viewer may do now; absent if nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Offer>>", optional))]
    pub actions: Vec<Offer>,
    /// As in [`Brief`].
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub can_take_back: bool,
}

impl Brief {
    /// The briefing a client has after it was sent `change`.
    #[must_use]
    pub fn after(mut self, change: BriefChange) -> Brief {
        if let Some(patch) = &change.patch {
            patch::merge(&mut self.view, patch);
        }
        Brief {
            ply: change.ply.unwrap_or(self.ply + 1),
            asked: change.asked.unwrap_or(self.asked),
            view: self.view,
            actions: change.actions,
            can_take_back: change.can_take_back,
        }
    }
}
