//! TypeScript of what crosses the wire, from the Rust types themselves, and the worked
//! examples as they are told, so that a page shows them without asking.

use std::path::Path;

/// Where the page reads it.
#[cfg(feature = "codegen")]
const FOLDER: &str = "web/src/lib/wire";

/// Writes the files; complaints are returned.
pub fn write(root: &Path) -> Vec<String> {
    done(root, &["codegen"])
}

/// Complains about files that are not up to date.
pub fn check(root: &Path) -> Vec<String> {
    done(root, &["codegen", "--check"])
}

/// Built without the games: has itself built with them.
#[cfg(not(feature = "codegen"))]
fn done(root: &Path, chore: &[&str]) -> Vec<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let built = std::process::Command::new(cargo)
        .current_dir(root)
        .args([
            "run",
            "--quiet",
            "--package",
            "xtask",
            "--features",
            "codegen",
            "--",
        ])
        .args(chore)
        .status();
    match built {
        Ok(status) if status.success() => Vec::new(),
        Ok(_) => vec!["codegen: see above".into()],
        Err(why) => vec![format!("codegen: cargo could not be started: {why}")],
    }
}

#[cfg(feature = "codegen")]
fn done(root: &Path, chore: &[&str]) -> Vec<String> {
    let mut files = vec![
        ("tabletop.ts".to_owned(), tabletop::types::typescript()),
        ("protocol.ts".to_owned(), protocol::types::typescript()),
    ];
    for game in catalogue::GAMES {
        files.push((format!("{}.ts", game.id()), game.typescript()));
        files.push((format!("{}.examples.json", game.id()), told(*game)));
    }
    let folder = root.join(FOLDER);
    if chore.contains(&"--check") {
        return files
            .iter()
            .filter(|(name, text)| {
                std::fs::read_to_string(folder.join(name)).ok().as_ref() != Some(text)
            })
            .map(|(name, _)| {
                format!("{FOLDER}/{name}: is not up to date; run `cargo xtask codegen`")
            })
            .collect();
    }
    let mut faults = Vec::new();
    for (name, text) in files {
        let written = std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(folder.join(&name), text));
        match written {
            Ok(()) => println!("{FOLDER}/{name}"),
            Err(why) => faults.push(format!("{FOLDER}/{name}: could not be written: {why}")),
        }
    }
    faults
}

/// The examples of a game with every switch as it is told, one a line.
#[cfg(feature = "codegen")]
fn told(game: &dyn catalogue::ErasedGame) -> String {
    let examples = game.examples().into_iter().map(|name| {
        let played = game.example(name, &[]).expect("it is one of the list");
        format!("\"{name}\": {played}")
    });
    let lines: Vec<String> = examples.collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}
