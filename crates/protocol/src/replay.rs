//! A game, to be looked at again.

use crate::{LogEntry, SeatInfo};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Asked, Seat, Viewer};

/// `GET /api/tables/ID/replay` and `POST /api/records`: every moment through one viewer's
/// eyes. The result is not told apart from the moments, so nothing is spoilt. Of a game that
/// goes on: what the one who asks could notice, through her own eyes or the spectators'.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Replay {
    pub game: String,
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub options: Value,
    /// By seat.
    pub seats: Vec<SeatInfo>,
    /// Whose eyes.
    pub viewer: Viewer,
    /// What is seen after the deal.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Value,
    /// The deal, then one for every row of the record; of a game that goes on, for every row
    /// this viewer could notice.
    pub moments: Vec<Moment>,
    /// Where the luck came from; absent if it cannot be proved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub luck: Option<LuckProof>,
}

/// The table right after one row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Moment {
    /// Who acted, if this viewer may know; nobody deals or rewinds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub by: Option<Seat>,
    /// What was done, if this viewer could know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "types",
        ts(type = "{ type: string; [field: string]: unknown }", optional)
    )]
    pub action: Option<Value>,
    pub asked: Asked,
    /// What was heard.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<LogEntry>>", optional))]
    pub entries: Vec<LogEntry>,
    /// What changed in the view of the moment before; absent if nothing did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "unknown", optional))]
    pub patch: Option<Value>,
    /// What was drawn: each pick, and from how many; once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<[u32; 2]>>", optional))]
    pub picks: Vec<[u32; 2]>,
}

/// All that is needed to do the sums of `docs/fair-luck.md` again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LuckProof {
    /// Published before the first pick.
    pub commitment: String,
    /// By seat.
    pub contributions: Vec<String>,
    /// Revealed when the game was over.
    pub secret: String,
}

/// `POST /api/records/mine`: a game that a device has dealt, to be kept among one's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeepRecord {
    /// As the device writes it.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub record: Value,
    /// Where the one sat who sends it.
    pub seat: Seat,
    /// Who sat in each seat; hers says nothing.
    pub seats: Vec<KeptSeat>,
}

/// Who sat in a seat at a device.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct KeptSeat {
    /// Which computer player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bot: Option<String>,
    /// Or what a person is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub name: Option<String>,
}
