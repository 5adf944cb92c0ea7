//! What goes over plain requests.

use crate::{ClockInfo, Reason, TableSettings, UndoAsked};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Standings, Viewer};

/// The guest who asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Me {
    /// Public; knowing it allows nothing.
    pub id: String,
    pub name: String,
    /// Whether she has an account; absent for a guest.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub claimed: bool,
}

/// `POST /api/me`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}

/// What can be played with so many seats, the default first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Variants {
    pub seats: u8,
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    pub options: Vec<Value>,
}

/// One game of the house.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameInfo {
    pub id: String,
    pub rules_version: u16,
    /// Fewest and most.
    pub seats: [u8; 2],
    /// For each number of seats.
    pub variants: Vec<Variants>,
    /// Levels of its computer players, weakest first.
    pub bots: Vec<String>,
    /// The level for one who just wants to play.
    pub usual: String,
}

/// The rules of a game in words, as Markdown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RulesText {
    pub game: String,
    /// The language it is in, which may not be the one asked for.
    pub lang: String,
    pub text: String,
}

/// A worked example of a rulebook, played out on the rules. Its views and events are the
/// game's own, seen by everybody: examples have no secrets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WorkedExample {
    pub name: String,
    pub switches: Vec<SwitchInfo>,
    /// The table before.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub before: Value,
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
    /// The table after.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub after: Value,
}

/// Something a reader may change in an example.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SwitchInfo {
    pub name: String,
    /// What it may stand on; as the example is told, on the first.
    pub positions: Vec<String>,
    /// What it stands on.
    pub at: String,
}

/// A computer player wanted at a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BotSeat {
    /// Where; the first free seat if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seat: Option<Seat>,
    pub bot: String,
}

/// `POST /api/tables`. Whoever asks is the host and gets the first free seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// How many play; the game's usual number if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seats: Option<u8>,
    /// One of the variants; the default if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "unknown", optional))]
    pub options: Option<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<BotSeat>>", optional))]
    pub bots: Vec<BotSeat>,
    /// Fills every other seat with computer players and starts at once.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub play_now: bool,
    /// Fills every other seat with computer players; it starts when the host says so.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub fill: bool,
    /// How well those play; as usual if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub level: Option<String>,
    /// How it is run; as usual if absent.
    #[cfg_attr(feature = "types", ts(as = "Option<TableSettings>", optional))]
    pub ways: TableSettings,
}

/// `POST /api/tables/ID/start`
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Start {
    /// The host's contribution to the luck, e.g. random text from her browser. Not sooner: first
    /// the house is bound by its commitment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub luck: Option<String>,
}

/// `POST /api/tables/ID/remove`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RemoveGuest {
    /// Whoever sits there goes, and does not come back to this table.
    pub seat: Seat,
}

/// `POST /api/tables/ID/join`
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct JoinTable {
    /// Where; the first free seat if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seat: Option<Seat>,
    /// This guest's contribution to the luck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub luck: Option<String>,
}

/// `POST /api/tables/ID/rematch`
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Rematch {
    /// Which computers play better or worse next time, by their seats; all others sit down as
    /// they are. It counts from the guest who asks first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<SeatLevel>>"))]
    pub levels: Vec<SeatLevel>,
    /// This guest's contribution to the luck.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub luck: Option<String>,
}

/// How well the computer in one seat plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatLevel {
    pub seat: Seat,
    pub level: String,
}

/// `POST /api/tables/ID/bot`: fills a free seat, or empties it of its bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    pub seat: Seat,
    /// Which; absent to send the bot away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bot: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players are still coming.
    Lobby,
    Playing,
    Over,
}

/// One seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who sits there; absent while it is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub name: Option<String>,
    /// Which bot, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub bot: Option<String>,
    /// Whether she is connected; bots always are.
    pub present: bool,
    /// She is gone: in so many seconds the others may let a computer play for her.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub stand_in_after: Option<u32>,
    /// The bot that plays for her.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub stand_in: Option<String>,
    /// Whether she has given up the seat for good; absent if not.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub resigned: bool,
}

/// A table as one guest sees it from outside the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub options: Value,
    pub stage: Stage,
    /// By seat.
    pub seats: Vec<SeatInfo>,
    /// How many watch.
    pub watching: u32,
    /// As whom the one who asks looks at it.
    pub viewer: Viewer,
    /// Whether the one who asks laid the table.
    pub is_host: bool,
    /// Where the one sits who laid it; absent if she has no seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub host: Option<Seat>,
    /// Whether a player may ask the house for a hint.
    pub hints: bool,
    /// The house's commitment to its luck, fixed before anybody sat down.
    pub commitment: String,
    /// How it is run.
    #[serde(default)]
    pub ways: TableSettings,
    /// Whether the one who asks is waited for; absent if not.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub waits_for_you: bool,
    /// By seat, at tables with a clock, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub clocks: Option<Vec<ClockInfo>>,
    /// How long the reaction stays open that is being asked for, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub window: Option<u32>,
    /// Somebody asks to go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub undo: Option<UndoAsked>,
    /// Places and scores, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(type = "Standings", optional))]
    pub standings: Option<Standings>,
    /// The table of the rematch, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub rematch: Option<String>,
    /// The house's commitment to the luck of a rematch: fixed before anybody asks for one, and
    /// told once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub rematch_commitment: Option<String>,
}

/// `GET /api/tables/mine`
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableList {
    /// Newest first; of one's own, those that wait for one come before.
    pub tables: Vec<TableInfo>,
}

/// `POST /api/tables/ID/hint`: what a strong player would do in the asker's place, from
/// her own briefing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Hint {
    /// The ply of the briefing it answers.
    pub ply: u32,
    /// What to do, step by step.
    pub steps: Vec<HintStep>,
    /// The share of the victory it is thought to bring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub worth: Option<f64>,
    /// What else was thought of, best first; at most two.
    pub others: Vec<OtherHint>,
}

/// One step of a hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct HintStep {
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub action: Value,
    /// The same in notation.
    pub notation: String,
}

/// What else was thought of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OtherHint {
    pub steps: Vec<HintStep>,
    /// The share of the victory it was thought to bring.
    pub worth: f64,
}

/// `POST /api/tables/ID/token`: for one's own seat, or, by the host, for a free one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct NewToken {
    /// Which; one's own if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seat: Option<Seat>,
    /// What the newcomer in a free seat is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub name: Option<String>,
}

/// The rights of one seat at one table: `Authorization: Bearer TOKEN` opens its socket.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Token {
    pub seat: Seat,
    pub token: String,
}

/// The body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ErrorBody {
    pub refused: Reason,
}
