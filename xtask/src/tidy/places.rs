//! What may stand where.

use crate::files::File;
use crate::rules::games;

/// Where a game may be named: its own folders, the catalogue, what is generated, and
/// what only speaks about it.
const NAMED: &[&str] = &[
    "games/",
    "crates/catalogue/",
    "web/src/games/",
    "web/src/gallery/", // canned tables, to work on the look
    "web/src/words/",   // the tray's few words on each game
    "web/src/lib/wire/",
    "web/src/lib/words/rendered.json",
    "fuzz/seeds/", // lines a program might send
    "docs/",
    "bench/",     // what is measured, and beside what
    "Cargo.toml", // the workspace's list of paths
    "Cargo.lock",
];

/// What rules, bots, rooms and devices must not know: they are given time and luck, and tell what
/// happens.
const WORLDLY: [(&str, &str); 8] = [
    ("std::time", "clock"),
    ("std::fs", "file"),
    ("std::net", "socket"),
    ("std::thread", "thread"),
    ("std::env", "environment"),
    ("std::io", "input or output"),
    ("std::process", "other program"),
    ("async fn", "async"),
];

pub fn check(files: &[File]) -> Vec<String> {
    let games = games(files);
    let mut faults = Vec::new();
    for file in files {
        if is_pure(&file.path) && file.has_extension(&["rs"]) {
            faults.extend(worldly(file));
        }
        if may_name_games(file) {
            continue;
        }
        for (line, text) in file.lines_before_tests() {
            for game in games.iter().filter(|game| names(text, game)) {
                faults.push(format!(
                    "{}:{line}: names the game `{game}`; only games/, crates/catalogue and web/src/games/ may",
                    file.path
                ));
            }
        }
    }
    faults
}

fn may_name_games(file: &File) -> bool {
    let path = &file.path;
    let folders = ["tests", "e2e", "benches"];
    NAMED.iter().any(|place| path.starts_with(place))
        || path.split('/').any(|part| folders.contains(&part))
        || path.contains(".test.")
        || path.ends_with("/Cargo.toml") // `manifests.rs` looks at those
        || file.has_extension(&["md"])
}

/// Whether the game stands in the text as a word of its own, with `-` or `_`.
fn names(text: &str, game: &str) -> bool {
    let text = text.to_lowercase().replace('_', "-");
    let part_of_a_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
    text.match_indices(game).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + game.len()..].chars().next();
        !part_of_a_word(before) && !part_of_a_word(after)
    })
}

/// Rules, their vocabulary, the bots, the room and the device.
fn is_pure(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    matches!(
        parts[..],
        [
            "crates",
            "tabletop" | "bots" | "room" | "browser",
            "src",
            ..
        ] | ["games", _, "src", ..]
            | ["games", _, "player", "src", ..]
    )
}

fn worldly(file: &File) -> impl Iterator<Item = String> {
    file.lines_before_tests().flat_map(move |(line, text)| {
        let known = WORLDLY.iter().filter(move |(word, _)| text.contains(word));
        known.map(move |(word, what)| {
            format!(
                "{}:{line}: `{word}`: rules, bots and rooms know no {what}; hand in what is needed",
                file.path
            )
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::tidy::faults_of;

    const GO: (&str, &str) = ("games/go-stones/Cargo.toml", "[lints]\nworkspace = true\n");

    #[test]
    fn a_game_named_where_it_may_be_passes() {
        let found = faults_of(&[
            GO,
            (
                "games/go-stones/src/lib.rs",
                "const ID: &str = \"go-stones\";",
            ),
            ("crates/catalogue/src/lib.rs", "go_stones::Go"),
            ("web/src/games/index.ts", "import 'go-stones'"),
            ("README.md", "Play go-stones."),
            ("crates/server/tests/play.rs", "\"go-stones\""),
            (
                "crates/server/src/lib.rs",
                "let lego-stones = 1;\n#[cfg(test)]\n\"go-stones\"",
            ),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn a_game_named_elsewhere_is_found() {
        let found = faults_of(&[GO, ("web/src/lib/lobby.ts", "x\nif (id == 'go-stones') y")]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].starts_with("web/src/lib/lobby.ts:2: names the game"),
            "{found:?}"
        );
    }

    #[test]
    fn its_crate_name_counts_too() {
        let found = faults_of(&[GO, ("crates/server/src/lib.rs", "use go_stones::Go;")]);
        assert_eq!(found.len(), 1, "{found:?}");
    }

    #[test]
    fn rules_that_know_the_clock_are_found() {
        let found = faults_of(&[
            GO,
            ("games/go-stones/src/lib.rs", "use std::time::Instant;"),
        ]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].contains("no a clock") || found[0].contains("know no"),
            "{found:?}"
        );
    }

    #[test]
    fn a_device_that_has_a_thread_is_found() {
        let found = faults_of(&[("crates/browser/src/device.rs", "std::thread::spawn(f);")]);
        assert_eq!(found.len(), 1, "{found:?}");
    }

    #[test]
    fn the_server_may_know_the_clock() {
        let found = faults_of(&[GO, ("crates/server/src/lib.rs", "use std::time::Instant;")]);
        assert_eq!(found, Vec::<String>::new());
    }
}
