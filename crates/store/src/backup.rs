//! A copy of a data file that may be in use.

use crate::Trouble;
use crate::sqlite::PATIENCE;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use std::path::Path;

async fn connect(path: &Path) -> Result<SqliteConnection, Trouble> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(PATIENCE);
    Ok(options.connect().await?)
}

/// Copies `data` to `copy`, which must not exist, as it is at one moment; a house that has
/// it open goes on writing meanwhile. The copy is on the disk and has been checked when
/// this returns; what is not whole is removed.
pub async fn backup(data: &Path, copy: &Path) -> Result<(), Trouble> {
    let made = make(data, copy).await;
    if made.is_err() {
        // Half a copy is worse than none; if it cannot be removed, the error says enough.
        let _ = std::fs::remove_file(copy);
    }
    made
}

async fn make(data: &Path, copy: &Path) -> Result<(), Trouble> {
    let name = copy.to_str();
    let name = name.ok_or_else(|| Trouble::Failed("the name must be UTF-8".into()))?;
    let mut from = connect(data).await?;
    sqlx::query("vacuum into ?")
        .bind(name)
        .execute(&mut from)
        .await?;
    from.close().await?;
    let mut made = connect(copy).await?;
    let row = sqlx::query("pragma integrity_check")
        .fetch_one(&mut made)
        .await?;
    let verdict: String = row.try_get(0)?;
    made.close().await?;
    if verdict != "ok" {
        return Err(Trouble::Damaged(verdict));
    }
    let flushed = std::fs::File::open(copy).and_then(|file| file.sync_all());
    flushed.map_err(|why| Trouble::Failed(why.to_string()))
}
