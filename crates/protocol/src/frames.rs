//! What goes over the socket of a table.

use crate::{
    Brief, BriefChange, ClockInfo, LONGEST_FRAME, LONGEST_ID, LogEntry, MOST_STEPS, Reason, Said,
    SetOrder, TableInfo, VERSION,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// First, and once: where the client left off.
    Hello {
        v: u8,
        /// The number of the last entry seen; 0 at first.
        #[serde(default)]
        seen: u32,
    },
    /// Steps of one decision, applied once and all or none.
    Submit {
        v: u8,
        /// Made by the client, never used twice for different things.
        id: String,
        /// The ply of the briefing that is answered.
        ply: u32,
        /// Actions, as they were offered.
        #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
        steps: Vec<Value>,
    },
    /// Takes back this seat's last decision.
    TakeBack {
        v: u8,
        /// As in `Submit`.
        id: String,
        /// As in `Submit`.
        ply: u32,
    },
    /// After the game: this guest's seat at the table of the rematch. The socket goes there.
    Again {
        v: u8,
        /// As in `Submit`.
        id: String,
        /// Her contribution to the luck.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        luck: Option<String>,
    },
    /// I am here.
    Beat { v: u8 },
}

/// What the house sends. On the wire every frame also has `v`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FromHouse {
    /// Everything, after a hello, when the game begins and when the socket has gone to another
    /// table. Replaces what was known.
    Welcome {
        v: u8,
        table: TableInfo,
        /// None before the game begins.
        #[cfg_attr(feature = "types", ts(optional))]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        briefing: Option<Brief>,
        /// Entries after the last one seen.
        entries: Vec<LogEntry>,
        /// The number of the last `moved` frame; the next one on this socket has the next.
        seq: u32,
        /// All hands open; only once the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(type = "unknown", optional))]
        open_view: Option<Value>,
        /// The standing orders of this guest's own seat, nobody else's.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(as = "Option<Vec<SetOrder>>", optional))]
        orders: Vec<SetOrder>,
    },
    /// A decision took effect, as this viewer could notice it.
    Moved {
        v: u8,
        /// One more than the last one, or than the welcome before it.
        seq: u32,
        /// What was heard, if it was events alone: each is an entry, numbered on from
        /// the last one.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(
            feature = "types",
            ts(type = "{ type: string; [field: string]: unknown }[]", optional)
        )]
        events: Vec<Value>,
        /// What was heard, if something was taken back.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(as = "Option<Vec<LogEntry>>", optional))]
        entries: Vec<LogEntry>,
        /// Its fields stand beside the others.
        #[serde(flatten)]
        briefing: BriefChange,
        /// All hands open; only once the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(type = "unknown", optional))]
        open_view: Option<Value>,
    },
    /// Who sits where, who is there, who won.
    Table { v: u8, table: TableInfo },
    /// Whose time runs, and how long a reaction stays open, if one is asked for.
    Clocks {
        v: u8,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "types", ts(as = "Option<Vec<ClockInfo>>", optional))]
        clocks: Vec<ClockInfo>,
        /// Milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        window: Option<u32>,
    },
    /// Something was said, or has been said before.
    Said { v: u8, said: Vec<Said> },
    /// What was sent under this id is done and on the disk.
    Ack { v: u8, id: String },
    /// What was sent under this id was not done.
    Refused {
        v: u8,
        /// Absent if the frame had no readable id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        id: Option<String>,
        reason: Reason,
    },
    /// I am here.
    Beat { v: u8 },
}

/// A frame that could not be read, under the id it came with if it had one.
#[derive(Clone, PartialEq, Debug)]
pub struct Unread {
    pub id: Option<String>,
    pub reason: Reason,
}

/// Enough to answer a frame that makes no sense otherwise.
#[derive(Deserialize)]
struct Peek {
    v: Option<Value>,
    id: Option<Value>,
}

impl FromClient {
    /// Reads and checks a frame. Never panics, whatever the text.
    pub fn read(text: &str) -> Result<Self, Unread> {
        if text.len() > LONGEST_FRAME {
            let most = LONGEST_FRAME as u32;
            return Err(Unread {
                id: None,
                reason: Reason::TooLong { most },
            });
        }
        let frame: FromClient =
            serde_json::from_str(text).map_err(|why| Unread::of(text, &why.to_string()))?;
        frame.check()?;
        Ok(frame)
    }

    fn check(&self) -> Result<(), Unread> {
        let (v, id, steps) = match self {
            FromClient::Hello { v, .. } | FromClient::Beat { v } => (*v, None, [].as_slice()),
            FromClient::Submit { v, id, steps, .. } => (*v, Some(id), steps.as_slice()),
            FromClient::TakeBack { v, id, .. } | FromClient::Again { v, id, .. } => {
                (*v, Some(id), [].as_slice())
            }
        };
        // An action is an object or notation; readers of enums would take lists too.
        let odd = |step: &Value| !step.is_object() && !step.is_string();
        let bad_id = id.is_some_and(|id| id.is_empty() || id.len() > LONGEST_ID);
        let reason = if v != VERSION {
            Reason::WrongVersion { known: VERSION }
        } else if bad_id {
            Reason::NotUnderstood {
                why: format!("an id has 1 to {LONGEST_ID} bytes"),
            }
        } else if steps.len() > MOST_STEPS {
            Reason::TooLong {
                most: MOST_STEPS as u32,
            }
        } else if let Some(step) = steps.iter().position(odd) {
            Reason::NotAnAction { step: step as u32 }
        } else {
            return Ok(());
        };
        Err(Unread {
            id: id.filter(|_| !bad_id).cloned(),
            reason,
        })
    }
}

impl Unread {
    fn of(text: &str, why: &str) -> Self {
        let peek = serde_json::from_str::<Peek>(text).unwrap_or(Peek { v: None, id: None });
        let id = peek.id.as_ref().and_then(Value::as_str);
        let other = peek
            .v
            .is_some_and(|v| v.as_u64() != Some(u64::from(VERSION)));
        Unread {
            id: id.filter(|id| id.len() <= LONGEST_ID).map(str::to_owned),
            reason: if other {
                Reason::WrongVersion { known: VERSION }
            } else {
                Reason::NotUnderstood {
                    why: why.chars().take(120).collect(),
                }
            },
        }
    }
}

impl FromHouse {
    /// As it goes over the wire.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("frames can be written")
    }
}
