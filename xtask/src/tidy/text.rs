//! Length, machine paths, registry hosts, loose ends.

use crate::files::File;

const LONGEST: usize = 500;
const CODE: [&str; 8] = ["rs", "ts", "svelte", "css", "js", "py", "sh", "toml"];

/// Words are put together here, so that this file does not contain what it looks for.
const MACHINES: [&str; 3] = [
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
];
const REGISTRIES: [&str; 6] = [
    concat!("registry.npm", "js.org"),
    concat!("registry.yarn", "pkg.com"),
    concat!("index.cra", "tes.io"),
    concat!("static.cra", "tes.io"),
    concat!("pypi", ".org/simple"),
    concat!("files.python", "hosted.org"),
];
const LOOSE_ENDS: [&str; 5] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("#[ign", "ore"),
];

pub fn check(files: &[File]) -> Vec<String> {
    files.iter().flat_map(faults_in).collect()
}

fn faults_in(file: &File) -> Vec<String> {
    let mut faults = Vec::new();
    let path = &file.path;
    let length = file.text.lines().count();
    if file.has_extension(&["rs", "ts", "svelte", "css"]) && !is_generated(file) && length > LONGEST
    {
        faults.push(format!(
            "{path}: has {length} lines; split it by idea, at most {LONGEST} each"
        ));
    }
    let code = file.has_extension(&CODE) || path.ends_with("Makefile");
    for (line, text) in file.lines() {
        let mut fault = |what: String| faults.push(format!("{path}:{line}: {what}"));
        for machine in MACHINES
            .into_iter()
            .filter(|machine| names_path(text, machine))
        {
            fault(format!(
                "`{machine}` is a path of one machine; write it relative to the repository"
            ));
        }
        if path != "Cargo.lock" {
            for host in REGISTRIES.into_iter().filter(|host| text.contains(host)) {
                fault(format!(
                    "names the registry {host}; leave the choice to the package manager's own settings"
                ));
            }
        }
        if path.ends_with("package-lock.json") && text.contains("\"resolved\": \"http") {
            fault("says where a package was fetched; write the lock with `omit-lockfile-registry-resolved=true`".into());
        }
        if code {
            for end in LOOSE_ENDS.into_iter().filter(|end| has_word(text, end)) {
                fault(format!(
                    "`{end}` is a loose end; finish it, or write it down as an issue"
                ));
            }
        }
    }
    faults
}

fn is_generated(file: &File) -> bool {
    file.path.starts_with("web/src/lib/wire/")
        || file.text.starts_with("// Written by `cargo xtask")
}

/// A path of the machine, and not the middle of another path or address.
fn names_path(text: &str, machine: &str) -> bool {
    text.match_indices(machine).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-~}*)]".contains(c))
    })
}

fn has_word(text: &str, word: &str) -> bool {
    let part_of_a_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        let closed = word.ends_with(|c: char| !c.is_alphanumeric()) || word.starts_with('#');
        !part_of_a_word(before) && (closed || !part_of_a_word(after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::faults_of;

    fn only_fault(path: &str, text: &str) -> String {
        let mut found = faults_of(&[(path, text)]);
        assert_eq!(found.len(), 1, "{found:?}");
        found.remove(0)
    }

    #[test]
    fn a_long_file_is_found() {
        let fault = only_fault("crates/a/src/lib.rs", &"//\n".repeat(501));
        assert!(fault.contains("501 lines"), "{fault}");
        assert_eq!(faults_of(&[("a.rs", &"//\n".repeat(500))]).len(), 0);
    }

    #[test]
    fn a_long_generated_file_passes() {
        let long = "//\n".repeat(501);
        assert_eq!(
            faults_of(&[("web/src/lib/wire/tabletop.ts", &long)]).len(),
            0
        );
    }

    #[test]
    fn machine_paths_are_found() {
        for machine in MACHINES {
            let fault = only_fault("README.md", &format!("see `{machine}x`"));
            assert!(fault.contains("one machine"), "{fault}");
        }
    }

    #[test]
    fn the_middle_of_an_address_passes() {
        let address = format!("https://example.net{}x", MACHINES[0]);
        assert_eq!(faults_of(&[("README.md", &address)]).len(), 0);
    }

    #[test]
    fn registry_hosts_are_found() {
        for host in REGISTRIES {
            let fault = only_fault("Makefile", &format!("x\nnpm --registry https://{host}"));
            assert!(
                fault.starts_with("Makefile:2: names the registry"),
                "{fault}"
            );
        }
    }

    #[test]
    fn a_lock_that_says_where_packages_came_from_is_found() {
        let fault = only_fault(
            "web/package-lock.json",
            "\"resolved\": \"https://mirror.example/a.tgz\"",
        );
        assert!(fault.contains("omit-lockfile-registry-resolved"), "{fault}");
    }

    #[test]
    fn loose_ends_are_found() {
        for end in LOOSE_ENDS {
            let fault = only_fault("web/src/a.ts", &format!("x {end} x"));
            assert!(fault.contains("loose end"), "{fault}");
        }
    }

    #[test]
    fn words_that_only_look_alike_pass() {
        let text = format!("{}S {}s", LOOSE_ENDS[0], "ignored");
        assert_eq!(faults_of(&[("a.rs", &text)]).len(), 0);
    }
}
