//! What can be asked.

use serde::Deserialize;
use serde_json::Value;
use tabletop::luck::Hex;
use tabletop::{Seat, Viewer};

/// One line.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    Games {},
    New {
        game: String,
        seats: u8,
        #[serde(default)]
        options: Value,
        seed: Option<u64>,
        secret: Option<Hex>,
        contributions: Option<Vec<String>>,
    },
    Load {
        record: Value,
    },
    Close {
        r#match: u64,
    },
    Briefing {
        r#match: u64,
        viewer: Looking,
    },
    Legal {
        r#match: u64,
        seat: Seat,
    },
    Submit {
        r#match: u64,
        seat: Seat,
        ply: Option<u32>,
        steps: Vec<Value>,
    },
    TakeBack {
        r#match: u64,
        seat: Seat,
        ply: Option<u32>,
    },
    Rewind {
        r#match: u64,
        rows: u32,
    },
    Story {
        r#match: u64,
        viewer: Looking,
        #[serde(default)]
        seen: u32,
        lang: Option<String>,
        #[serde(default)]
        names: Vec<String>,
    },
    Record {
        r#match: u64,
    },
    Standings {
        r#match: u64,
    },
    Choose {
        r#match: u64,
        seat: Seat,
        bot: String,
        #[serde(default)]
        seed: u64,
        milliseconds: Option<u64>,
    },
    Quit {},
}

/// Who looks: a seat by its number, `spectator` or `all`.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "a viewer is a seat by its number, \"spectator\" or \"all\""
)]
pub enum Looking {
    Seat(Seat),
    From(Onlooker),
}

/// Who looks without playing.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Onlooker {
    Spectator,
    All,
}

impl From<Looking> for Viewer {
    fn from(looking: Looking) -> Viewer {
        match looking {
            Looking::Seat(seat) => Viewer::at(seat),
            Looking::From(Onlooker::Spectator) => Viewer::Spectator {},
            Looking::From(Onlooker::All) => Viewer::Open {},
        }
    }
}
