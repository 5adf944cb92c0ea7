//! Which folder of the server may use which: each only those before it, so that no two of them
//! need each other.

use crate::files::File;

const SERVER: &str = "crates/server/src/";
/// In this order.
const FOLDERS: [&str; 7] = [
    "house", "requests", "tables", "accounts", "net", "cluster", "http",
];

pub fn check(files: &[File]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| file.has_extension(&["rs"])) {
        let Some((folder, _)) = file
            .path
            .strip_prefix(SERVER)
            .and_then(|path| path.split_once('/'))
        else {
            continue;
        };
        let Some(own) = FOLDERS.iter().position(|known| *known == folder) else {
            let list = FOLDERS.join(", ");
            faults.push(format!(
                "{}: `{folder}` has no place among the server's folders ({list}); give it one \
                 in xtask/src/tidy/layers.rs",
                file.path
            ));
            continue;
        };
        for (line, text) in file.lines_before_tests() {
            let later = FOLDERS[own + 1..]
                .iter()
                .filter(|later| text.contains(&format!("crate::{later}")));
            faults.extend(later.map(|later| {
                format!(
                    "{}:{line}: `{folder}` uses `{later}`, which comes after it and may use it: \
                     move what both need into an earlier folder",
                    file.path
                )
            }));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use crate::tidy::faults_of;

    #[test]
    fn a_folder_may_use_those_before_it_alone() {
        let fine = (
            "crates/server/src/net/socket.rs",
            "use crate::tables::tell;",
        );
        assert_eq!(faults_of(&[fine]), Vec::<String>::new());
        let wrong = (
            "crates/server/src/tables/runner.rs",
            "use crate::net::Outbox;",
        );
        let found = faults_of(&[wrong]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].contains("runner.rs:1: `tables` uses `net`"),
            "{found:?}"
        );
        let unknown = ("crates/server/src/cellar/wine.rs", "");
        assert!(faults_of(&[unknown])[0].contains("`cellar` has no place"));
    }
}
