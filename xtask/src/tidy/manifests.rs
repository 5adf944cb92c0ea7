//! Who may depend on whom.

use crate::files::File;
use crate::rules::games;
use std::collections::BTreeSet;
use toml::Table;

/// What the vocabulary of games is made of: no I/O, no clock, no source of luck.
const TABLETOP: [&str; 8] = [
    "serde",
    "postcard",
    "strum",
    "sha2",
    "hkdf",
    "rand_core",
    "rand_chacha",
    "ts-rs",
];
const GAME: [&str; 4] = ["tabletop", "serde", "strum", "ts-rs"];
const BOTS: [&str; 3] = ["tabletop", "rand_core", "rand_xoshiro"];
const ROOM: [&str; 6] = [
    "bots",
    "catalogue",
    "protocol",
    "serde",
    "serde_json",
    "tabletop",
];
const BROWSER: [&str; 6] = [
    "catalogue",
    "protocol",
    "room",
    "serde",
    "serde_json",
    "tabletop",
];
const PLAYER: [&str; 4] = ["tabletop", "bots", "serde", "postcard"];
/// For tests only.
const DEV_ONLY: &str = "laws";

pub fn check(files: &[File]) -> Vec<String> {
    let games = games(files);
    let mut faults = Vec::new();
    for file in files {
        let Some(folder) = file.path.strip_suffix("/Cargo.toml") else {
            continue;
        };
        match file.text.parse::<Table>() {
            Ok(manifest) => Manifest {
                folder,
                manifest: &manifest,
                games: &games,
            }
            .check(&mut faults),
            Err(why) => faults.push(format!("{}: cannot be read: {}", file.path, why.message())),
        }
    }
    faults
}

struct Manifest<'a> {
    folder: &'a str,
    manifest: &'a Table,
    games: &'a BTreeSet<String>,
}

impl Manifest<'_> {
    fn check(&self, faults: &mut Vec<String>) {
        let mut fault = |what: String| faults.push(format!("{}/Cargo.toml: {what}", self.folder));
        let lints = self
            .manifest
            .get("lints")
            .and_then(|lints| lints.get("workspace"));
        if lints.and_then(|value| value.as_bool()) != Some(true) {
            fault("does not take the workspace's lints; add `[lints] workspace = true`".into());
        }
        if let Some(allowed) = self.allowed() {
            for name in self.names("dependencies") {
                if !allowed.contains(&name) {
                    let list = allowed.join(", ");
                    fault(format!("depends on {name}; here only {list} may be used"));
                }
            }
            for name in ["ts-rs"] {
                if self.names("dependencies").contains(&name) && !self.is_optional(name) {
                    fault(format!(
                        "always depends on {name}; make it optional, behind the feature `types`"
                    ));
                }
            }
        }
        for name in self.names("dependencies") {
            if name == DEV_ONLY {
                fault(format!(
                    "depends on {name}; it belongs under [dev-dependencies]"
                ));
            }
            if name == "server" && self.folder != "crates/cli" {
                fault("depends on server; only the binary in crates/cli may".into());
            }
            if name == "fixtures" && !self.is_optional(name) {
                fault("always depends on fixtures; make it optional, behind a feature, or a dev-dependency".into());
            }
        }
        for section in ["dependencies", "dev-dependencies"] {
            for name in self.names(section) {
                if self.games.contains(name) && !self.may_know(name) {
                    fault(format!(
                        "knows the game {name}; reach it through crates/catalogue"
                    ));
                }
            }
        }
    }

    /// Which crates this one may be built on, if that is restricted.
    fn allowed(&self) -> Option<Vec<&str>> {
        let parts: Vec<&str> = self.folder.split('/').collect();
        match parts[..] {
            ["crates", "tabletop"] => Some(TABLETOP.to_vec()),
            ["crates", "bots"] => Some(BOTS.to_vec()),
            ["crates", "room"] => Some(ROOM.to_vec()),
            ["crates", "browser"] => Some(BROWSER.to_vec()),
            ["games", _] => Some(GAME.to_vec()),
            ["games", game, "player"] => Some([&PLAYER[..], &[game]].concat()),
            _ => None,
        }
    }

    /// Whether this crate may name the game.
    fn may_know(&self, game: &str) -> bool {
        let own = format!("games/{game}");
        self.folder == "crates/catalogue" || self.folder == own || self.folder == own + "/player"
    }

    fn names(&self, section: &str) -> Vec<&str> {
        let section = self
            .manifest
            .get(section)
            .and_then(|section| section.as_table());
        section.map_or(Vec::new(), |names| {
            names.keys().map(String::as_str).collect()
        })
    }

    fn is_optional(&self, name: &str) -> bool {
        let dependency = &self.manifest["dependencies"][name];
        dependency.get("optional").and_then(|value| value.as_bool()) == Some(true)
    }
}

#[cfg(test)]
mod tests {
    use crate::tidy::faults_of;

    const LINTS: &str = "[lints]\nworkspace = true\n";

    fn only_fault(path: &str, dependencies: &str) -> String {
        let text = format!("{LINTS}{dependencies}");
        let mut found = faults_of(&[
            ("games/chess/Cargo.toml", LINTS),
            ("games/go/Cargo.toml", LINTS),
            (path, &text),
        ]);
        assert_eq!(found.len(), 1, "{found:?}");
        found.remove(0)
    }

    #[test]
    fn what_is_allowed_passes() {
        let game = "[lints]\nworkspace = true\n[dependencies]\ntabletop.workspace = true\nserde.workspace = true\nts-rs = { workspace = true, optional = true }\n";
        let found = faults_of(&[("games/go/Cargo.toml", game)]);
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn a_crate_with_its_own_lints_is_found() {
        let found = faults_of(&[("crates/words/Cargo.toml", "[package]\n")]);
        assert!(found[0].contains("[lints] workspace = true"), "{found:?}");
    }

    #[test]
    fn a_game_that_knows_the_clock_is_found() {
        let fault = only_fault("games/chess/Cargo.toml", "[dependencies]\nchrono = \"1\"\n");
        assert!(fault.contains("depends on chrono"), "{fault}");
    }

    #[test]
    fn a_vocabulary_with_a_runtime_is_found() {
        let fault = only_fault(
            "crates/tabletop/Cargo.toml",
            "[dependencies]\ntokio = \"1\"\n",
        );
        assert!(fault.contains("depends on tokio"), "{fault}");
    }

    #[test]
    fn a_bot_that_draws_from_the_system_is_found() {
        let fault = only_fault("crates/bots/Cargo.toml", "[dependencies]\nrand = \"1\"\n");
        assert!(fault.contains("depends on rand"), "{fault}");
    }

    #[test]
    fn a_type_export_that_is_always_there_is_found() {
        let fault = only_fault("games/chess/Cargo.toml", "[dependencies]\nts-rs = \"12\"\n");
        assert!(fault.contains("behind the feature `types`"), "{fault}");
    }

    #[test]
    fn a_game_that_knows_another_is_found() {
        let fault = only_fault(
            "games/chess/Cargo.toml",
            "[dev-dependencies]\ngo.path = \"\"\n",
        );
        assert!(fault.contains("knows the game go"), "{fault}");
    }

    #[test]
    fn a_server_that_knows_a_game_is_found() {
        let fault = only_fault(
            "crates/server/Cargo.toml",
            "[dependencies]\ngo.path = \"\"\n",
        );
        assert!(fault.contains("through crates/catalogue"), "{fault}");
    }

    #[test]
    fn a_crate_built_on_the_server_is_found() {
        let fault = only_fault(
            "crates/wasm/Cargo.toml",
            "[dependencies]\nserver.path = \"\"\n",
        );
        assert!(fault.contains("depends on server"), "{fault}");
    }

    #[test]
    fn laws_outside_tests_are_found() {
        let fault = only_fault(
            "crates/wasm/Cargo.toml",
            "[dependencies]\nlaws.path = \"\"\n",
        );
        assert!(fault.contains("[dev-dependencies]"), "{fault}");
    }

    #[test]
    fn fixtures_outside_tests_are_found() {
        let fault = only_fault(
            "crates/wasm/Cargo.toml",
            "[dependencies]\nfixtures.path = \"\"\n",
        );
        assert!(fault.contains("always depends on fixtures"), "{fault}");
    }

    #[test]
    fn a_player_may_know_its_own_game_only() {
        let fault = only_fault(
            "games/chess/player/Cargo.toml",
            "[dependencies]\nchess.path = \"\"\nbots.path = \"\"\n[dev-dependencies]\ngo.path = \"\"\n",
        );
        assert!(fault.contains("knows the game go"), "{fault}");
    }
}
