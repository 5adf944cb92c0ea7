//! What comes to a device, and what must follow.

use protocol::{ErrorBody, Reason};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::Seat;

/// Somebody at the device: alone, or one of several who hand it on.
#[derive(Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Person {
    pub id: String,
    pub name: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Method {
    #[serde(rename = "GET")]
    Get,
    #[serde(rename = "POST")]
    Post,
}

/// What became of a write.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fate {
    Done,
    /// Somebody else wrote first; nothing is written.
    Taken,
    /// Nothing is written.
    Failed,
}

/// What the page says.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum FromPage {
    /// A request as the house takes it.
    Ask {
        request: u64,
        guest: Person,
        method: Method,
        path: String,
        #[serde(default)]
        body: Value,
    },
    /// A client is there; it says hello with its first frame.
    Open {
        client: u64,
        table: String,
        guest: Person,
    },
    /// A frame as on a socket.
    Frame { client: u64, text: String },
    /// A client is gone.
    Close { client: u64 },
    /// Something is due.
    Alarm {},
    /// What became of a write.
    Written {
        write: u64,
        result: Fate,
        #[serde(default)]
        why: String,
    },
    /// A table as it was kept; nothing if there is none.
    Restore {
        table: String,
        saved: Option<String>,
    },
    /// Another page has written a table.
    Reached { table: String, revision: String },
    /// A table is not needed in memory any more.
    Forget { table: String },
}

/// What the page must do.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ForPage {
    Answer {
        request: u64,
        status: u16,
        body: Box<RawValue>,
    },
    Send {
        client: u64,
        text: String,
    },
    Close {
        client: u64,
        code: u16,
    },
    /// All of it or nothing; answered by `written`.
    Write {
        write: u64,
        puts: Vec<Put>,
        removes: Vec<String>,
    },
    /// Answered by `restore`.
    Read {
        table: String,
    },
    /// A table that cannot be opened, and why.
    Damaged {
        table: String,
        refused: Reason,
        why: String,
    },
    Log {
        level: &'static str,
        table: String,
        text: String,
    },
    /// What the page said makes no sense.
    Misunderstood {
        why: String,
    },
}

/// JSON that is written once and goes out as it is.
pub(crate) fn as_json(body: &impl Serialize) -> Box<RawValue> {
    to_raw_value(body).expect("answers can be written")
}

impl ForPage {
    /// A request that was granted.
    pub fn granted(request: u64, body: &impl Serialize) -> Self {
        ForPage::answered(request, as_json(body))
    }

    /// The same with what is written already.
    pub fn answered(request: u64, body: Box<RawValue>) -> Self {
        ForPage::Answer {
            request,
            status: 200,
            body,
        }
    }

    /// One that was not.
    pub fn refused(request: u64, refused: Reason) -> Self {
        ForPage::Answer {
            request,
            status: 400,
            body: as_json(&ErrorBody { refused }),
        }
    }
}

/// A table to be kept.
#[derive(Serialize)]
pub(crate) struct Put {
    pub table: String,
    /// The revision that must be there; nothing if there must be no such table.
    pub based_on: Option<String>,
    pub revision: String,
    pub saved: String,
    pub summary: Summary,
}

/// A table as a list shows it, without a device.
#[derive(Serialize)]
pub(crate) struct Summary {
    pub id: String,
    pub game: String,
    pub options: Value,
    pub stage: protocol::Stage,
    pub host: String,
    pub touched: i64,
    pub rows: usize,
    pub info: protocol::TableInfo,
    pub guests: Vec<Seated>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

#[derive(Serialize)]
pub(crate) struct Seated {
    pub id: String,
    pub name: String,
    pub seat: Seat,
}

/// What follows from a call.
#[derive(Serialize)]
pub(crate) struct Outcome {
    pub effects: Vec<ForPage>,
    /// Whether a computer player has something to think about.
    pub thinks: bool,
    /// When to send `alarm`, by the page's clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wake_at: Option<i64>,
}
