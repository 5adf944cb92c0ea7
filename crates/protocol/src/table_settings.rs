//! How a table is run: clock, company, undo, reactions; and what happens at it beyond the
//! game.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Longest thing said at a table, in characters.
pub const LONGEST_SAID: usize = 300;
/// Things said that are shown to whoever comes.
pub const TALK_SHOWN: u32 = 100;
/// The quick phrases; each reader sees them in her own language.
pub const PHRASES: &[&str] = &[
    "hello",
    "good_luck",
    "well_played",
    "one_moment",
    "your_turn",
    "sorry",
    "thanks",
    "good_game",
];

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As long as it takes; whoever lets 14 days go by is replaced.
    #[default]
    Free,
    /// So many minutes for the whole game, and so many seconds more for each decision.
    Live { minutes: u16, increment: u16 },
    /// So many days for each decision.
    Slow { days: u8 },
}

/// What may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    Never,
    /// One's own last decision while nothing came to light.
    Reveal,
    /// That, and further back if everybody agrees.
    #[default]
    Consent,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    #[default]
    Everyone,
    Nobody,
}

/// Who may ask what a strong player would do in her place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintRule {
    Never,
    /// One who plays with computers alone: among people they would be unfair.
    #[default]
    Alone,
    Everyone,
}

/// How a table is run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(optional_fields, rename = "Ways")
)]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    pub pace: Pace,
    /// Whether it is listed for everybody; otherwise one needs its link.
    pub open: bool,
    /// Whether the page may show what everybody could remember.
    pub memory_aids: bool,
    pub undo: UndoPolicy,
    /// How long reactions stay open, in seconds; the house's usual time if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<u8>,
    pub watch: Watch,
    pub hints: HintRule,
    /// The bot that plays for whoever is out of time or resigns; the usual one if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Who may sit down beside the host, by name; whoever has the link if empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<String>>"))]
    pub guests: Vec<String>,
    /// Played without the house: dealt by a device, and sent here when it was over. Nobody can
    /// wish for that at a new table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceDeal>,
}

/// A game that a device has dealt. Its record is proved, but no other was bound to anything: who
/// has the device has the secret of its luck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct DeviceDeal {
    /// What those are called who played at the device beside the guest who sent it; by seat.
    pub names: Vec<Option<String>>,
}

impl Default for TableSettings {
    fn default() -> Self {
        TableSettings {
            pace: Pace::Free,
            open: false,
            memory_aids: true,
            undo: UndoPolicy::Consent,
            window: None,
            watch: Watch::Everyone,
            hints: HintRule::Alone,
            stand_in: None,
            guests: Vec::new(),
            device: None,
        }
    }
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ClockInfo {
    /// Milliseconds left when this was sent.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub left: i64,
    pub running: bool,
}

/// Somebody asks to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct UndoAsked {
    pub by: Seat,
    /// How many of her own decisions she asks to have back.
    pub decisions: u32,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
    /// Whose word is still missing.
    pub missing: Vec<Seat>,
}

/// `POST /api/tables/ID/stand-in`: a computer plays for whoever sits there and is gone, until she
/// is back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    pub seat: Seat,
}

/// `POST /api/tables/ID/undo`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum UndoWish {
    /// Back to before so many of one's own decisions.
    Ask {
        decisions: u32,
    },
    Agree {},
    Refuse {},
}

/// A standing order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    Never {},
    /// Asked always.
    Ask {},
    /// Asked if there is anything to decide.
    Mine {},
    /// Bids for me in this auction.
    UpTo {
        price: u32,
    },
}

/// `POST /api/tables/ID/order`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetOrder {
    /// The reaction, as the game names it, or `auction`.
    pub reaction: String,
    pub order: Order,
}

/// `POST /api/tables/ID/say`: one of the phrases, or words of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Say {
    Phrase { phrase: String },
    Text { text: String },
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Said {
    pub n: u32,
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<String>"))]
    pub text: String,
    /// Seconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub at: i64,
}
