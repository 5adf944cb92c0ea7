//! A `moved` frame as the house writes it, from borrowed parts: there is one for every
//! decision and viewer. Clients read it as [`FromHouse::Moved`](crate::FromHouse::Moved).

use crate::{Line, Offer};
use serde::Serialize;
use serde_json::Value;
use tabletop::Asked;

/// The fields are those of [`FromHouse::Moved`](crate::FromHouse::Moved).
#[derive(Serialize)]
#[serde(tag = "kind", rename = "moved")]
pub struct Moved<'a, P> {
    pub v: u8,
    pub seq: u32,
    #[serde(skip_serializing_if = "<[Value]>::is_empty")]
    pub events: &'a [Value],
    #[serde(skip_serializing_if = "<[Line]>::is_empty")]
    pub entries: &'a [Line],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_view: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patch: Option<P>,
    #[serde(skip_serializing_if = "<[Offer]>::is_empty")]
    pub actions: &'a [Offer],
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub can_take_back: bool,
}

impl<P: Serialize> Moved<'_, P> {
    /// As it goes over the wire.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("frames can be written")
    }
}
