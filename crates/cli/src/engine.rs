//! `parure engine`: JSON lines for programs in any language. `docs/engine-protocol.md`
//! describes it.

use crate::stop::Stop;
use engine::Session;
use std::io::{BufRead, Write, stdin, stdout};

/// Answer requests in JSON lines on standard input, one answer per line.
#[derive(clap::Args)]
pub struct Args {}

pub fn run(_: Args) -> Result<(), Stop> {
    let mut session = Session::default();
    let mut out = stdout().lock();
    for line in stdin().lock().split(b'\n') {
        let Some(told) = session.line(&line?) else {
            continue;
        };
        writeln!(out, "{told}")?;
        out.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}
