//! JSON lines for programs in any language: a line in, a line out.
//! `docs/engine-protocol.md` describes them.

mod request;
mod session;

pub use session::Session;

use request::Request;
use serde_json::{Value, json};
use session::EngineAnswer;

/// Longest line that is read; a whole record fits many times.
const LONGEST_LINE: usize = 4 << 20;

impl Session {
    /// The answer to one line, if there is anything on it.
    pub fn line(&mut self, line: &[u8]) -> Option<Value> {
        if line.trim_ascii().is_empty() {
            return None;
        }
        let (id, answer) = respond(self, line);
        let mut told = match &answer {
            Ok(answer) => json!({ "ok": answer }),
            Err(error) => json!({ "error": error }),
        };
        if let Some(id) = id {
            told["id"] = id;
        }
        Some(told)
    }
}

/// The request's `id`, which goes back with the answer, and the answer.
fn respond(session: &mut Session, line: &[u8]) -> (Option<Value>, EngineAnswer) {
    if line.len() > LONGEST_LINE {
        let why = format!("a line is at most {LONGEST_LINE} bytes long");
        return (None, Err(malformed(why)));
    }
    let mut request: Value = match serde_json::from_slice(line) {
        Ok(request) => request,
        Err(why) => return (None, Err(malformed(format!("this line is no JSON: {why}")))),
    };
    let id = request
        .as_object_mut()
        .and_then(|fields| fields.remove("id"));
    let answer = serde_json::from_value::<Request>(request)
        .map_err(|why| malformed(format!("this is no request: {why}")))
        .and_then(|request| session.answer(request));
    (id, answer)
}

fn malformed(message: String) -> Value {
    json!({ "type": "malformed", "message": message })
}
