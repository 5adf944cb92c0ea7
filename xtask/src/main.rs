//! Chores of the repository: `cargo xtask CHORE`.
//!
//! | file | chore |
//! |---|---|
//! | `rules.rs` | every rule has a test, every rule test a rule |
//! | `tidy.rs` | the invariants of ARCHITECTURE.md |
//! | `browser.rs` | the module for the browser |
//! | `codegen.rs` | TypeScript of what crosses the wire |
//! | `instructions.rs` | instructions of random play against a baseline |
//! | `files.rs` | the files of the repository |

mod browser;
mod codegen;
mod files;
mod instructions;
mod rules;
mod tidy;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask CHORE

  rules            check that every id of games/*/RULES.md has a test, and every test
                   under games/*/tests/rules/ an id; print the coverage of each game
  tidy             check the invariants of ARCHITECTURE.md
  browser MODULE FOLDER  write the module for the browser; `scripts/browser.sh` does all of it
  codegen          write the TypeScript of what crosses the wire to web/src/lib/wire/
  codegen --check  fail if what is there is not up to date
  instructions     count the instructions of random play (needs valgrind) and fail if they
                   are more than 2 % above bench/instructions.toml
  instructions --update  make what is counted the baseline";

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the repository");
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let faults = match words[..] {
        ["rules"] => rules::check(root),
        ["tidy"] => tidy::check(root),
        ["browser", module, out] => browser::write(Path::new(module), Path::new(out)),
        ["codegen"] => codegen::write(root),
        ["codegen", "--check"] => codegen::check(root),
        ["instructions"] => instructions::check(root),
        ["instructions", "--update"] => instructions::update(root),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => ExitCode::SUCCESS,
        some => {
            eprintln!("{}: {some} to put right", words[0]);
            ExitCode::FAILURE
        }
    }
}
