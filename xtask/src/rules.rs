//! Every rule has a test, every rule test a rule.
//!
//! A rule is a line `- QN-D1 ...` of a game's RULES.md. A test cites it in a doc line
//! that begins with its id, or with several: `/// QN-D1, QN-D2 ...`.

use crate::files::{self, File};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A test and the rules it cites.
#[derive(Debug)]
struct Test {
    place: String,
    name: String,
    cites: Vec<String>,
}

/// Prints the coverage of each game; what is missing is returned.
pub fn check(root: &Path) -> Vec<String> {
    let files = files::all(root);
    let mut faults = Vec::new();
    for game in games(&files) {
        let folder = format!("games/{game}");
        let ledger = files
            .iter()
            .find(|file| file.path == format!("{folder}/RULES.md"));
        let Some(ledger) = ledger else {
            faults.push(format!(
                "{folder}: has no RULES.md; every rule of a game has its line there"
            ));
            continue;
        };
        let (ids, mut doubled) = rules_of(ledger);
        faults.append(&mut doubled);
        let own = |file: &&File| {
            let sources = [format!("{folder}/src/"), format!("{folder}/tests/")];
            let inside = sources.iter().any(|source| file.path.starts_with(source));
            inside && file.has_extension(&["rs"])
        };
        let tests: Vec<Test> = files.iter().filter(own).flat_map(tests_of).collect();
        faults.extend(uncited(ledger, &ids, &tests));
        faults.extend(unfounded(&ids, &tests));
        let covered = |id: &&String| tests.iter().any(|test| test.cites.contains(id));
        println!(
            "{game}: {} of {} rules have a test; {} tests cite a rule",
            ids.iter().filter(covered).count(),
            ids.len(),
            tests.iter().filter(|test| !test.cites.is_empty()).count(),
        );
    }
    faults
}

/// The folders of `games/` that hold a crate.
pub fn games(files: &[File]) -> BTreeSet<String> {
    files
        .iter()
        .filter_map(|file| {
            let (game, rest) = file.path.strip_prefix("games/")?.split_once('/')?;
            (rest == "Cargo.toml").then(|| game.to_owned())
        })
        .collect()
}

fn rules_of(ledger: &File) -> (BTreeSet<String>, Vec<String>) {
    let mut ids = BTreeMap::new();
    let mut faults = Vec::new();
    for (line, text) in ledger.lines() {
        let Some(id) = text.strip_prefix("- ").and_then(first_id) else {
            continue;
        };
        if let Some(before) = ids.insert(id.to_owned(), line) {
            faults.push(format!(
                "{}:{line}: {id} is also the id of line {before}; give one of them another",
                ledger.path
            ));
        }
    }
    (ids.into_keys().collect(), faults)
}

/// Ids that no test cites.
fn uncited(ledger: &File, ids: &BTreeSet<String>, tests: &[Test]) -> Vec<String> {
    ids.iter()
        .filter(|id| !tests.iter().any(|test| test.cites.contains(id)))
        .map(|id| {
            format!(
                "{}: {id} has no test; write one with the doc line `/// {id} ...`",
                ledger.path
            )
        })
        .collect()
}

/// Tests that cite no rule though they should, or one there is not.
fn unfounded(ids: &BTreeSet<String>, tests: &[Test]) -> Vec<String> {
    let mut faults = Vec::new();
    for Test { place, name, cites } in tests {
        if cites.is_empty() && place.contains("/tests/rules") {
            faults.push(format!(
                "{place}: `{name}` cites no rule; begin its doc line with the id of the sentence it tests"
            ));
        }
        for id in cites.iter().filter(|id| !ids.contains(*id)) {
            faults.push(format!(
                "{place}: `{name}` cites {id}, which RULES.md does not have; cite one it has, or add it"
            ));
        }
    }
    faults
}

/// The tests of a file: `#[test]`, the attributes and doc lines above it, the name below.
fn tests_of(file: &File) -> Vec<Test> {
    let lines: Vec<&str> = file.text.lines().map(str::trim).collect();
    let mut tests = Vec::new();
    for (at, _) in lines
        .iter()
        .enumerate()
        .filter(|(_, line)| **line == "#[test]")
    {
        let above = lines[..at].iter().rev();
        let docs = above
            .take_while(|line| line.starts_with("///") || line.starts_with("#["))
            .filter_map(|line| line.strip_prefix("///"));
        let name = lines[at..].iter().find_map(|line| line.strip_prefix("fn "));
        let name = name.and_then(|name| name.split('(').next());
        tests.push(Test {
            place: format!("{}:{}", file.path, at + 1),
            name: name.unwrap_or("a test").to_owned(),
            cites: docs.flat_map(|doc| leading_ids(doc.trim())).collect(),
        });
    }
    tests
}

/// The ids a text begins with.
fn leading_ids(text: &str) -> Vec<String> {
    text.split_whitespace()
        .map_while(|word| first_id(word.trim_end_matches([',', ':', ';'])))
        .map(str::to_owned)
        .collect()
}

/// The word a text begins with, if it is an id: `QN-D1`, `SA-A12`, `KU-3`.
fn first_id(text: &str) -> Option<&str> {
    let word = text.split_whitespace().next()?;
    let (game, rule) = word.split_once('-')?;
    let number = rule.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let is_id = (2..=3).contains(&game.len())
        && game.chars().all(|c| c.is_ascii_uppercase())
        && !number.is_empty()
        && number.chars().all(|c| c.is_ascii_digit());
    is_id.then_some(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Repository;

    const RULES: &str = "# Rules\n- QN-D1 One.\n- QN-D2 Two.\n- no rule, a remark\n";
    const BOTH: &str = "/// QN-D1, QN-D2 Both.\n#[test]\nfn both() {}\n";

    fn faults(files: &[(&str, &str)]) -> Vec<String> {
        let mut all = vec![("games/g/Cargo.toml", "")];
        all.extend(files);
        check(&Repository::with(&all).0)
    }

    #[test]
    fn a_covered_ledger_passes() {
        let found = faults(&[
            ("games/g/RULES.md", RULES),
            ("games/g/tests/rules/d.rs", BOTH),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let test = "/// QN-D1 One.\n#[test]\nfn one() {}\n";
        let found = faults(&[("games/g/RULES.md", RULES), ("games/g/src/lib.rs", test)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("QN-D2 has no test"), "{found:?}");
    }

    #[test]
    fn a_rule_test_without_an_id_is_found() {
        let bare = format!("{BOTH}/// Speaks of QN-D1 later.\n#[test]\nfn bare() {{}}\n");
        let found = faults(&[
            ("games/g/RULES.md", RULES),
            ("games/g/tests/rules/d.rs", &bare),
        ]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].contains("games/g/tests/rules/d.rs:5: `bare` cites no rule"),
            "{found:?}"
        );
    }

    #[test]
    fn elsewhere_a_test_needs_no_id() {
        let bare = format!("{BOTH}#[test]\nfn bare() {{}}\n");
        let found = faults(&[
            ("games/g/RULES.md", RULES),
            ("games/g/tests/laws.rs", &bare),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn an_unknown_id_is_found() {
        let wrong = format!("{BOTH}/// QN-D9 Nine.\n#[test]\nfn nine() {{}}\n");
        let found = faults(&[
            ("games/g/RULES.md", RULES),
            ("games/g/tests/rules/d.rs", &wrong),
        ]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("cites QN-D9"), "{found:?}");
    }

    #[test]
    fn an_id_given_twice_is_found() {
        let twice = format!("{RULES}- QN-D1 Once more.\n");
        let found = faults(&[
            ("games/g/RULES.md", &twice),
            ("games/g/tests/rules/d.rs", BOTH),
        ]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("also the id of line 2"), "{found:?}");
    }

    #[test]
    fn a_game_without_a_ledger_is_found() {
        let found = faults(&[("games/g/src/lib.rs", "")]);
        assert!(found[0].contains("has no RULES.md"), "{found:?}");
    }

    #[test]
    fn an_attribute_may_stand_between_doc_and_test() {
        let test = "/// QN-D1, QN-D2 Both.\n#[allow(unused)]\n#[test]\nfn both() {}\n";
        let found = faults(&[
            ("games/g/RULES.md", RULES),
            ("games/g/tests/rules/d.rs", test),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }
}
