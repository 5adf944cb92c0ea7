//! Instructions of random play, counted by callgrind and held against a baseline: time is
//! the machine's, instructions are ours.
//!
//! Each game's player has an example `count_<game>` that plays a fixed number of games; what
//! runs inside `bots::pace::play_all` counts. Where it has an example `search_<game>`, what runs
//! inside the iterations of its search counts as well. The build is the release build for plain
//! x86-64, by the compiler that `rust-toolchain.toml` names.

use crate::{files, rules};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use toml::Table;

const BASELINE: &str = "bench/instructions.toml";
/// More than this above the baseline is a fault.
const SLACK: f64 = 0.02;

/// What one game came to.
#[derive(Clone, Debug, PartialEq)]
struct Counted {
    instructions: u64,
    /// Decisions, choices and the checksum of the scores: the same work, or no comparison.
    played: String,
}

/// Counts, and complains about what is above the baseline.
pub fn check(root: &Path) -> Vec<String> {
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        println!("not counted: the baseline is of x86-64 Linux");
        return Vec::new();
    }
    match counts(root) {
        Ok(counted) => {
            let path = root.join(BASELINE);
            let written = std::fs::read_to_string(path).unwrap_or_default();
            judge(&written, &counted)
        }
        Err(fault) => vec![fault],
    }
}

/// Counts, and makes that the baseline.
pub fn update(root: &Path) -> Vec<String> {
    let counted = match counts(root) {
        Ok(counted) => counted,
        Err(fault) => return vec![fault],
    };
    match std::fs::write(root.join(BASELINE), write(&counted)) {
        Ok(()) => Vec::new(),
        Err(why) => vec![format!("{BASELINE}: could not be written: {why}")],
    }
}

/// Something to be counted: its name in the baseline, its package and example, and the
/// function inside which it counts.
struct Work {
    name: String,
    package: String,
    example: String,
    inside: &'static str,
}

fn works(root: &Path) -> Vec<Work> {
    let mut works = Vec::new();
    for game in rules::games(&files::all(root)) {
        let kinds = [
            ("count", game.clone(), "bots::pace::play_all*"),
            (
                "search",
                format!("{game}-search"),
                "bots::tree::Tree*::iterate*",
            ),
        ];
        for (kind, name, inside) in kinds {
            let example = format!("{kind}_{}", game.replace('-', "_"));
            let source = format!("games/{game}/player/examples/{example}.rs");
            if kind == "count" || root.join(source).exists() {
                works.push(Work {
                    name,
                    package: format!("{game}-player"),
                    example,
                    inside,
                });
            }
        }
    }
    works
}

fn counts(root: &Path) -> Result<BTreeMap<String, Counted>, String> {
    let works = works(root);
    let mut build = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    build.args(["build", "--release", "--quiet"]);
    for work in &works {
        build.args(["--package", &work.package, "--example", &work.example]);
    }
    // Flags of one's own would count other instructions.
    build
        .env("RUSTFLAGS", "")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    run(build.current_dir(root))?;
    works
        .into_iter()
        .map(|work| Ok((work.name.clone(), count(root, &work)?)))
        .collect()
}

fn count(root: &Path, work: &Work) -> Result<Counted, String> {
    let target = std::env::var("CARGO_TARGET_DIR").map_or(root.join("target"), Into::into);
    let built = target.join("release/examples");
    let mut valgrind = Command::new("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(format!("--toggle-collect={}", work.inside))
        .arg(built.join(&work.example));
    let (said, complained) = run(&mut valgrind)?;
    let instructions = complained
        .lines()
        .find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
        .filter(|&instructions| instructions > 0)
        .ok_or_else(|| format!("{}: callgrind counted nothing:\n{complained}", work.name))?;
    Ok(Counted {
        instructions,
        played: said.trim().to_owned(),
    })
}

/// What a program wrote and what it complained of.
fn run(command: &mut Command) -> Result<(String, String), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let done = command.output();
    let done = done.map_err(|why| format!("{name} could not be started: {why}"))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    match done.status.success() {
        true => Ok((text(&done.stdout), text(&done.stderr))),
        false => Err(format!("{name} failed:\n{}", text(&done.stderr))),
    }
}

fn write(counted: &BTreeMap<String, Counted>) -> String {
    let mut text = String::from(
        "# Instructions of random play, and of a search, at four seats: `cargo xtask instructions\n\
         # --update` writes this file, `cargo xtask instructions` fails above it.\n",
    );
    for (game, one) in counted {
        let Counted {
            instructions,
            played,
        } = one;
        text += &format!("\n[{game}]\ninstructions = {instructions}\nplayed = \"{played}\"\n");
    }
    text
}

/// What is above the baseline, or cannot be held against it.
fn judge(baseline: &str, counted: &BTreeMap<String, Counted>) -> Vec<String> {
    let baseline: Table = match baseline.parse() {
        Ok(table) => table,
        Err(why) => return vec![format!("{BASELINE}: cannot be read: {why}")],
    };
    let again = "`cargo xtask instructions --update`";
    let mut faults = Vec::new();
    for (game, one) in counted {
        let entry = baseline.get(game).and_then(|entry| entry.as_table());
        let Some(entry) = entry else {
            faults.push(format!("{BASELINE}: {game} is missing; {again} adds it"));
            continue;
        };
        let played = entry.get("played").and_then(|played| played.as_str());
        if played != Some(one.played.as_str()) {
            faults.push(format!(
                "{game}: other games were played ({}) than for the baseline ({}); if the rules \
                 changed, {again}",
                one.played,
                played.unwrap_or("none")
            ));
            continue;
        }
        let allowed = entry
            .get("instructions")
            .and_then(|count| count.as_integer());
        let allowed = allowed.unwrap_or(0) as f64;
        let more = one.instructions as f64 / allowed - 1.0;
        println!(
            "{game}: {} instructions, {:+.2} % of the baseline",
            one.instructions,
            100.0 * more
        );
        if more > SLACK {
            faults.push(format!(
                "{game}: {} instructions are {:.1} % more than the baseline's {allowed}, {:.0} % \
                 are allowed; make it cheaper, or say why and {again}",
                one.instructions,
                100.0 * more,
                100.0 * SLACK
            ));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chess(instructions: u64, played: &str) -> BTreeMap<String, Counted> {
        let played = played.to_owned();
        let one = Counted {
            instructions,
            played,
        };
        BTreeMap::from([("chess".to_owned(), one)])
    }

    #[test]
    fn as_many_as_before_and_a_little_more_pass() {
        let baseline = write(&chess(1000, "9 5 ab"));
        for instructions in [500, 1000, 1015] {
            assert_eq!(judge(&baseline, &chess(instructions, "9 5 ab")), [""; 0]);
        }
    }

    #[test]
    fn three_percent_more_fail() {
        let baseline = write(&chess(1000, "9 5 ab"));
        let faults = judge(&baseline, &chess(1030, "9 5 ab"));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("3.0 % more than the baseline's 1000"));
    }

    #[test]
    fn other_games_are_no_comparison() {
        let baseline = write(&chess(1000, "9 5 ab"));
        let faults = judge(&baseline, &chess(900, "8 5 cd"));
        assert!(faults[0].contains("other games were played"), "{faults:?}");
    }

    #[test]
    fn a_game_without_a_baseline_is_found() {
        let faults = judge("", &chess(1000, "9 5 ab"));
        assert!(faults[0].contains("chess is missing"), "{faults:?}");
    }
}
