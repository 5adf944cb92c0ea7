//! What can be wrong with what comes from outside, and what would be right.

use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;
use tabletop::{Astray, Refused};

/// Why something could not be done. Says what was wrong and what would be right.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// No game has this id.
    UnknownGame {
        /// The id asked for.
        game: String,
        /// Those there are.
        known: Vec<&'static str>,
    },
    /// No computer player has this name.
    UnknownBot {
        /// The name asked for.
        bot: String,
        /// Those this game has.
        known: Vec<&'static str>,
    },
    /// The rulebook has no such example, or the example no such switch or position.
    NoExample {
        /// What is wrong.
        why: String,
        /// What there is instead.
        known: Vec<&'static str>,
    },
    /// Not an action of this game at all.
    NoAction {
        /// Which of the steps sent.
        step: usize,
        /// What is wrong with it.
        why: String,
        /// What is legal, in notation, if it fits in a line.
        legal: Vec<String>,
    },
    /// Not options of this game.
    NoOptions {
        /// What is wrong with them.
        why: String,
        /// What can be chosen with so many seats.
        variants: Vec<Value>,
    },
    /// One contribution to the luck per seat is needed.
    WrongContributions {
        /// How many there are.
        found: usize,
        /// How many play.
        seats: u8,
    },
    /// The rules say no.
    Refused {
        /// Why.
        why: Refused,
        /// What is legal, in notation, if it fits in a line.
        legal: Vec<String>,
    },
    /// A table read from a record without its luck can be looked at, not played on.
    NoLuck,
    /// Not a record.
    Unreadable(String),
    /// A record that does not replay.
    Astray(Astray),
    /// No values of this game are learned.
    NothingToLearn,
}

impl Trouble {
    /// Its name on the wire; a refusal is called by its own.
    pub fn kind(&self) -> &'static str {
        match self {
            Trouble::UnknownGame { .. } => "unknown_game",
            Trouble::UnknownBot { .. } => "unknown_bot",
            Trouble::NoExample { .. } => "no_example",
            Trouble::NoAction { .. } => "no_action",
            Trouble::NoOptions { .. } => "no_options",
            Trouble::WrongContributions { .. } => "wrong_contributions",
            Trouble::Refused { why, .. } => why.into(),
            Trouble::NoLuck => "no_luck",
            Trouble::Unreadable(_) => "unreadable",
            Trouble::Astray(_) => "astray",
            Trouble::NothingToLearn => "nothing_to_learn",
        }
    }

    /// The refusal behind it, for the reader's own language.
    pub fn refused(&self) -> Option<&Refused> {
        match self {
            Trouble::Refused { why, .. } => Some(why),
            _ => None,
        }
    }

    /// As an object: `type`, `message` and what helps.
    pub fn to_json(&self) -> Value {
        let mut json = json!({ "type": self.kind(), "message": self.to_string() });
        let mut put = |name: &str, value: Value| json[name] = value;
        match self {
            Trouble::UnknownGame { known, .. }
            | Trouble::UnknownBot { known, .. }
            | Trouble::NoExample { known, .. } => {
                put("known", json!(known));
            }
            Trouble::NoAction { step, legal, .. } => {
                put("step", json!(step));
                put("legal", json!(legal));
            }
            Trouble::NoOptions { variants, .. } => put("variants", json!(variants)),
            Trouble::Refused { why, legal } => {
                put("refused", json!(why));
                put("legal", json!(legal));
            }
            Trouble::Astray(astray) => put("row", json!(astray.row)),
            Trouble::WrongContributions { .. }
            | Trouble::NoLuck
            | Trouble::Unreadable(_)
            | Trouble::NothingToLearn => {}
        }
        json
    }
}

impl Serialize for Trouble {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::UnknownGame { game, known } => {
                write!(
                    f,
                    "there is no game `{game}`; there are: {}",
                    known.join(", ")
                )
            }
            Trouble::UnknownBot { bot, known } => write!(
                f,
                "there is no computer player `{bot}`; this game has: {}",
                known.join(", ")
            ),
            Trouble::NoExample { why, known } => {
                write!(f, "{why}; there are: {}", known.join(", "))
            }
            Trouble::NoAction { step, why, legal } => {
                write!(f, "step {step} is no action: {why}{}", Legal(legal))
            }
            Trouble::NoOptions { why, variants } => {
                write!(f, "{why}; with so many seats there are: ")?;
                let listed: Vec<String> = variants.iter().map(Value::to_string).collect();
                f.write_str(&listed.join(" "))
            }
            Trouble::WrongContributions { found, seats } => write!(
                f,
                "{found} contributions to the luck for {seats} seats; each seat gives one"
            ),
            Trouble::Refused { why, legal } => write!(f, "{why}{}", Legal(legal)),
            Trouble::NoLuck => write!(
                f,
                "this table was read from a record without its luck: it can be looked at, not played on"
            ),
            Trouble::Unreadable(why) => f.write_str(why),
            Trouble::Astray(astray) => write!(f, "{astray}"),
            Trouble::NothingToLearn => {
                write!(
                    f,
                    "this game's values are not learned: its player has no lessons"
                )
            }
        }
    }
}

impl std::error::Error for Trouble {}

impl From<Refused> for Trouble {
    fn from(why: Refused) -> Self {
        Trouble::Refused {
            why,
            legal: Vec::new(),
        }
    }
}

impl From<Astray> for Trouble {
    fn from(astray: Astray) -> Self {
        Trouble::Astray(astray)
    }
}

/// What would be right, if it is known.
struct Legal<'a>(&'a [String]);

impl fmt::Display for Legal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return Ok(());
        }
        write!(f, "; legal now: {}", self.0.join(", "))
    }
}
