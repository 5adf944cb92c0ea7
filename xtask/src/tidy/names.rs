//! One word, one meaning: a public type name is used once in `crates/`. Games are left out: each
//! has the words of its own box, and all of them the types the `Game` trait asks for.

use crate::files::File;
use std::collections::BTreeMap;

/// A name every command of the binary gives to what it is called with.
const SHARED: [&str; 1] = ["Args"];

pub fn check(files: &[File]) -> Vec<String> {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for file in files.iter().filter(|file| is_of_the_house(&file.path)) {
        for (line, text) in file.lines_before_tests() {
            if let Some(name) = type_named(text).filter(|name| !SHARED.contains(name)) {
                let place = format!("{}:{line}", file.path);
                places.entry(name).or_default().push(place);
            }
        }
    }
    let twice = places.iter().filter(|(_, places)| places.len() > 1);
    twice
        .map(|(name, places)| {
            format!(
                "{}: the type `{name}` is also at {}: give each thing a name of its own",
                places[0],
                places[1..].join(" and ")
            )
        })
        .collect()
}

fn is_of_the_house(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    matches!(parts[..], ["crates", name, "src", ..] if name != "fixtures") && path.ends_with(".rs")
}

/// The public type a line begins to define.
fn type_named(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_')
        .next()
}

#[cfg(test)]
mod tests {
    use crate::tidy::faults_of;

    #[test]
    fn a_public_type_name_is_used_once() {
        let one = ("crates/room/src/draft.rs", "pub struct Draft {\n}\n");
        let two = ("crates/store/src/writer.rs", "\npub enum Draft<T> {\n}\n");
        let of_a_game = ("games/chess/src/lib.rs", "pub struct Draft;\n");
        let private = ("crates/store/src/lib.rs", "pub(crate) struct Draft;\n");
        assert_eq!(faults_of(&[one, private]), Vec::<String>::new());
        let found = faults_of(&[one, two, of_a_game]);
        let found: Vec<_> = found.iter().filter(|it| it.contains("Draft")).collect();
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].contains("draft.rs:1") && found[0].contains("writer.rs:2"),
            "{found:?}"
        );
    }
}
