//! The invariants of ARCHITECTURE.md.
//!
//! | file | invariants |
//! |---|---|
//! | `tidy/manifests.rs` | who may depend on whom |
//! | `tidy/layers.rs` | which folder of the server may use which |
//! | `tidy/names.rs` | a public type name is used once |
//! | `tidy/places.rs` | what may stand where: game ids, clocks and files |
//! | `tidy/text.rs` | length, machine paths, registry hosts, loose ends |
//!
//! Every fault says where it is, what is wrong and what would be right.

mod layers;
mod manifests;
mod names;
mod places;
mod text;

use crate::files;
use std::path::Path;

/// Everything there is to put right.
pub fn check(root: &Path) -> Vec<String> {
    let files = files::all(root);
    let mut faults = manifests::check(&files);
    faults.extend(layers::check(&files));
    faults.extend(names::check(&files));
    faults.extend(places::check(&files));
    faults.extend(text::check(&files));
    println!("tidy: {} files looked at", files.len());
    faults
}

/// What is found in a repository of these files.
#[cfg(test)]
fn faults_of(files: &[(&str, &str)]) -> Vec<String> {
    check(&files::Repository::with(files).0)
}
