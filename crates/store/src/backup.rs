//! A copy of a data file that may be in use.

use crate::sqlite::{connect, create_private, failed};
use room::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::fs::File;
use std::path::Path;

/// Copies `data` to `copy`, which must not exist, as it is at one moment; a server that has it
/// open goes on writing meanwhile. The copy is on the disk and has been checked when this
/// returns. A copy that failed is removed.
pub async fn backup(data: &Path, copy: &Path) -> Result<(), StoreError> {
    let (data, copy) = (data.to_owned(), copy.to_owned());
    let work = tokio::task::spawn_blocking(move || {
        // Without the flag that creates it.
        let connection = connect(&data, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        copy_of(&connection, &copy)
    });
    let done = work.await;
    done.unwrap_or_else(|why| Err(StoreError::Failed(why.to_string())))
}

pub fn copy_of(data: &Connection, copy: &Path) -> Result<(), StoreError> {
    let failed = |why| StoreError::Failed(format!("{}: {why}", copy.display()));
    create_private(copy).map_err(failed)?;
    let made = fill(data, copy);
    if made.is_err() {
        // Half a copy is worse than none. If it cannot be removed, the error says enough.
        let _ = std::fs::remove_file(copy);
    }
    made
}

/// Into a file that is empty.
fn fill(data: &Connection, copy: &Path) -> Result<(), StoreError> {
    let name = copy.to_str();
    let name = name.ok_or_else(|| StoreError::Failed("the name must be UTF-8".into()))?;
    data.execute("vacuum into ?", [name]).map_err(failed)?;
    let made = connect(copy, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let verdict = made.query_row("pragma integrity_check", [], |row| row.get::<_, String>(0));
    match verdict.map_err(failed)?.as_str() {
        "ok" => {}
        verdict => return Err(StoreError::Damaged(verdict.into())),
    }
    drop(made);
    let flushed = File::open(copy).and_then(|file| file.sync_all());
    flushed.map_err(|why| StoreError::Failed(why.to_string()))
}
