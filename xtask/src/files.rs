//! The files of the repository.

use std::fs;
use std::path::Path;

/// Folders that are not ours, or are built.
const ELSEWHERE: [&str; 8] = [
    ".git",
    "target",
    "node_modules",
    "dist",
    "test-results",
    "playwright-report",
    "__pycache__",
    ".svelte-kit",
];

/// A file with its place in the repository, written with `/`.
#[derive(Clone, Debug)]
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    pub fn has_extension(&self, any: &[&str]) -> bool {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
        any.contains(&extension)
    }

    /// Its lines with their numbers from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line))
    }

    /// The lines before the unit tests at the end of a Rust file.
    pub fn lines_before_tests(&self) -> impl Iterator<Item = (usize, &str)> {
        self.lines()
            .take_while(|(_, line)| line.trim() != "#[cfg(test)]")
    }
}

/// Every text file, in order of its path.
pub fn all(root: &Path) -> Vec<File> {
    let mut files = Vec::new();
    gather(root, "", &mut files);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

fn gather(folder: &Path, place: &str, files: &mut Vec<File>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = match place {
            "" => name.clone(),
            _ => format!("{place}/{name}"),
        };
        // `data` at the top is where a server keeps its tables; a game's is ours.
        if ELSEWHERE.contains(&name.as_str()) || path == "data" {
            continue;
        }
        if entry.path().is_dir() {
            gather(&entry.path(), &path, files);
        } else if let Ok(text) = fs::read_to_string(entry.path()) {
            files.push(File { path, text });
        }
    }
}

/// A repository for a test, gone when the test is over.
#[cfg(test)]
pub struct Repository(pub std::path::PathBuf);

#[cfg(test)]
impl Repository {
    pub fn with(files: &[(&str, &str)]) -> Self {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("parure-xtask-{}-{number}", std::process::id());
        let root = std::env::temp_dir().join(name);
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("it is in a folder")).expect("room");
            fs::write(path, text).expect("room");
        }
        Repository(root)
    }
}

#[cfg(test)]
impl Drop for Repository {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
