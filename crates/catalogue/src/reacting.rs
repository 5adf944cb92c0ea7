//! Questions that standing orders may answer.
//!
//! Games share two words for them: whoever may react can always `decline`, and in an
//! auction one `bid`s a `price` or `pass`es. Nothing else is known about the game.

use crate::Brief;
use serde_json::Value;

/// A question that a standing order may answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What orders call it: the stage the game is in, or `auction`.
    pub name: String,
    /// The answer that does nothing.
    pub decline: Value,
    /// What can be bid, the lowest first; empty if it is no auction.
    pub bids: Vec<(u64, Value)>,
    /// Whether doing nothing is all that can be done.
    pub is_formal: bool,
}

fn kind(action: &Value) -> Option<&str> {
    action.get("type")?.as_str()
}

impl Brief {
    /// The reaction or auction this briefing asks about, if it does.
    pub fn question(&self) -> Option<Question> {
        let all = || self.actions.iter().map(|offer| &offer.action);
        let one = |word: &str| all().find(|action| kind(action) == Some(word)).cloned();
        let is_formal = self.actions.len() == 1;
        if let Some(decline) = one("decline") {
            let stage = self.view.get("stage").and_then(|stage| stage.get("type"));
            return Some(Question {
                name: stage.and_then(Value::as_str).unwrap_or("reaction").into(),
                decline,
                bids: Vec::new(),
                is_formal,
            });
        }
        let price = |action: &Value| action.get("price").and_then(Value::as_u64);
        let bid = |action: &Value| Some((price(action)?, action.clone()));
        let of_bids = all().filter(|action| kind(action) == Some("bid"));
        let mut bids: Vec<(u64, Value)> = of_bids.filter_map(bid).collect();
        bids.sort_by_key(|(price, _)| *price);
        let decline = one("pass").filter(|_| !bids.is_empty())?;
        Some(Question {
            name: "auction".into(),
            decline,
            bids,
            is_formal,
        })
    }
}
