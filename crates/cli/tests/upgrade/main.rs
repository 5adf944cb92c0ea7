//! An upgrade loses nothing: houses that older binaries have written are opened with the
//! binary of today. Everything goes through the binary, requests and sockets, so that the
//! test holds whatever becomes of the server and the store.
//!
//! `v0.1/` holds a house as version 0.1 left it, as a data file and as a database, each with
//! `expected.json`: what an opening house must show. A later version adds a folder of its own:
//!
//!     PARURE_MAKE_FIXTURE=crates/cli/tests/upgrade/vX.Y cargo test -p parure-cli --test upgrade made
//!
//! | file | idea |
//! |---|---|
//! | `house.rs` | the binary, its data, and how both are kept |
//! | `people.rs` | who is there |
//! | `players.rs` | how they play |
//! | `fill.rs` | what they play |
//! | `expected.rs` | what must be found |
//! | `make.rs` | how a fixture is made |
//! | `check.rs` | how a fixture is checked |

mod check;
mod expected;
mod fill;
mod house;
mod make;
mod people;
mod players;

use house::Kind;
use make::Amount;
use std::path::{Path, PathBuf};

/// The folder of a kept house.
fn kept(version: &str, store: &str) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upgrade");
    tests.join(version).join(store)
}

#[tokio::test]
async fn a_data_file_of_version_0_1_is_opened() {
    check::check(Kind::Sqlite, &kept("v0.1", "sqlite")).await;
}

#[tokio::test]
async fn a_database_of_version_0_1_is_opened() {
    check::check(Kind::Postgres, &kept("v0.1", "postgres")).await;
}

/// Makes a small house and checks it, so that a fixture can always be made. With
/// `PARURE_MAKE_FIXTURE` both kinds are made whole and stay in that folder.
#[tokio::test]
async fn a_house_made_today_is_opened() {
    match std::env::var_os("PARURE_MAKE_FIXTURE") {
        None => {
            let folder = tempfile::tempdir().expect("a folder");
            make::make(Kind::Sqlite, Amount::Small, folder.path()).await;
            check::check(Kind::Sqlite, folder.path()).await;
        }
        Some(folder) => {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
            let finished = 45;
            for (kind, store) in [(Kind::Sqlite, "sqlite"), (Kind::Postgres, "postgres")] {
                let folder = root.join(&folder).join(store);
                std::fs::create_dir_all(&folder).expect("a folder");
                make::make(kind, Amount::Whole { finished }, &folder).await;
                check::check(kind, &folder).await;
            }
        }
    }
}
