//! `parure engine`: JSON lines for programs in any language. `docs/engine-protocol.md`
//! describes it.

mod request;
mod session;

use crate::stop::Stop;
use request::Request;
use serde_json::{Value, json};
use session::{Answer, Session};
use std::io::{BufRead, Write, stdin, stdout};

/// Longest line that is read; a whole record fits many times.
const LONGEST_LINE: usize = 4 << 20;

/// Answer requests in JSON lines on standard input, one answer per line.
#[derive(clap::Args)]
pub struct Args {}

pub fn run(_: Args) -> Result<(), Stop> {
    let mut session = Session::default();
    let mut out = stdout().lock();
    for line in stdin().lock().split(b'\n') {
        let line = line?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let (id, answer) = respond(&mut session, &line);
        let mut told = match &answer {
            Ok(answer) => json!({ "ok": answer }),
            Err(error) => json!({ "error": error }),
        };
        if let Some(id) = id {
            told["id"] = id;
        }
        writeln!(out, "{told}")?;
        out.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

/// The request's `id`, which goes back with the answer, and the answer.
fn respond(session: &mut Session, line: &[u8]) -> (Option<Value>, Answer) {
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
