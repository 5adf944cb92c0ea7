//! A `moved` frame as the house writes it, from parts that are text already: there is one
//! for every decision and viewer. Clients read it as
//! [`FromHouse::Moved`](crate::FromHouse::Moved).

use crate::{LogEntry, VERSION};
use serde::Serialize;
use serde_json::Value;
use tabletop::Asked;

/// The fields are those of [`FromHouse::Moved`](crate::FromHouse::Moved).
pub struct Moved<'a> {
    pub seq: u32,
    /// A list as JSON text; empty if there are none.
    pub events: &'a str,
    pub entries: &'a [LogEntry],
    pub open_view: Option<Value>,
    pub ply: Option<u32>,
    pub asked: Option<Asked>,
    /// As JSON text; empty if the view is the same.
    pub patch: &'a str,
    /// A list as JSON text; empty if there are none.
    pub actions: &'a str,
    pub can_take_back: bool,
}

/// What a frame has beside its lists, about.
const FRAME: usize = 256;

struct Frame(Vec<u8>);

impl Frame {
    fn text(&mut self, name: &str, json: &str) {
        self.0.extend_from_slice(b",\"");
        self.0.extend_from_slice(name.as_bytes());
        self.0.extend_from_slice(b"\":");
        self.0.extend_from_slice(json.as_bytes());
    }

    fn value(&mut self, name: &str, value: &impl Serialize) {
        self.text(name, "");
        serde_json::to_writer(&mut self.0, value).expect("frames can be written");
    }
}

impl Moved<'_> {
    /// As it goes over the wire.
    pub fn write(&self) -> String {
        let lists = self.events.len() + self.patch.len() + self.actions.len();
        let mut frame = Frame(Vec::with_capacity(FRAME + lists));
        frame.0.extend_from_slice(b"{\"kind\":\"moved\"");
        frame.value("v", &VERSION);
        frame.value("seq", &self.seq);
        if !self.events.is_empty() {
            frame.text("events", self.events);
        }
        if !self.entries.is_empty() {
            frame.value("entries", &self.entries);
        }
        if let Some(view) = &self.open_view {
            frame.value("open_view", view);
        }
        if let Some(ply) = self.ply {
            frame.value("ply", &ply);
        }
        if let Some(asked) = self.asked {
            frame.value("asked", &asked);
        }
        if !self.patch.is_empty() {
            frame.text("patch", self.patch);
        }
        if !self.actions.is_empty() {
            frame.text("actions", self.actions);
        }
        if self.can_take_back {
            frame.value("can_take_back", &true);
        }
        frame.0.push(b'}');
        String::from_utf8(frame.0).expect("JSON is text")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BriefChange, FromHouse, Offer};
    use serde_json::json;
    use tabletop::Seat;

    fn read(frame: &Moved) -> FromHouse {
        serde_json::from_str(&frame.write()).expect("it can be read")
    }

    #[test]
    fn a_client_reads_what_was_written() {
        let events = json!([{"type": "turn_began", "seat": 1}]);
        let offer = Offer {
            action: json!({"type": "pass"}),
            notation: "pass".into(),
            path: vec!["seat-1".into()],
        };
        let entry = LogEntry {
            n: 3,
            heard: json!({"type": "taken_back", "seat": 0, "struck": [2]}),
        };
        let mut frame = Moved {
            seq: 7,
            events: &events.to_string(),
            entries: &[],
            open_view: Some(json!({"deck": 3})),
            ply: Some(12),
            asked: Some(Asked::Solo { seat: Seat(1) }),
            patch: &json!({"deck": 3}).to_string(),
            actions: &json!([offer]).to_string(),
            can_take_back: true,
        };
        let mut expected = FromHouse::Moved {
            v: VERSION,
            seq: 7,
            events: events.as_array().expect("a list").clone(),
            entries: vec![],
            briefing: BriefChange {
                ply: Some(12),
                asked: Some(Asked::Solo { seat: Seat(1) }),
                patch: Some(json!({"deck": 3})),
                actions: vec![offer],
                can_take_back: true,
            },
            open_view: Some(json!({"deck": 3})),
        };
        assert_eq!(read(&frame), expected);
        let entries = [entry];
        frame = Moved {
            seq: 8,
            events: "",
            entries: &entries,
            open_view: None,
            ply: None,
            asked: None,
            patch: "",
            actions: "",
            can_take_back: false,
        };
        expected = FromHouse::Moved {
            v: VERSION,
            seq: 8,
            events: vec![],
            entries: entries.to_vec(),
            briefing: BriefChange::default(),
            open_view: None,
        };
        assert_eq!(read(&frame), expected);
    }
}
