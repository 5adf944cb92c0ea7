//! The schema and its versions. The files are in SQLite's words; PostgreSQL gets them translated.

use crate::backup::copy_of;
use crate::sqlite::failed;
use room::StoreError;
use rusqlite::{Connection, OptionalExtension};
use std::path::{Path, PathBuf};

/// The format of data files that this version writes: the number of the last migration.
pub const FORMAT: u32 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// Number, name and text of each.
pub const MIGRATIONS: [(u32, &str, &str); 6] = [
    (1, "house", include_str!("../migrations/1_house.sql")),
    (10, "people", include_str!("../migrations/10_people.sql")),
    (11, "tables", include_str!("../migrations/11_tables.sql")),
    (20, "nodes", include_str!("../migrations/20_nodes.sql")),
    (
        30,
        "submissions",
        include_str!("../migrations/30_submissions.sql"),
    ),
    (40, "names", include_str!("../migrations/40_names.sql")),
];

/// Brings a data file up to date. Its format is in `pragma user_version`.
pub fn migrate(path: &Path, connection: &mut Connection) -> Result<(), StoreError> {
    let version = pragma_version(connection)?;
    let format = match version {
        0 => format_by_sqlx(connection)?,
        version => version,
    };
    if format > FORMAT {
        return Err(StoreError::Failed(format!(
            "this data file was written by a newer Parure (format {format}, this program knows \
             {FORMAT}): install that version or restore the backup made before the upgrade"
        )));
    }
    if version == FORMAT {
        return Ok(());
    }
    if format == 0 && has_tables(connection)? {
        return Err(StoreError::Failed(
            "this is a SQLite file, but not a data file of Parure: choose another".into(),
        ));
    }
    if 0 < format && format < FORMAT {
        let copy = free_name(path);
        copy_of(connection, &copy)?;
        tracing::info!(
            "the data file before the upgrade is saved as {}",
            copy.display()
        );
    }
    let transaction = connection.transaction().map_err(failed)?;
    for (_, _, sql) in MIGRATIONS.iter().filter(|(number, ..)| *number > format) {
        transaction.execute_batch(sql).map_err(failed)?;
    }
    transaction
        .pragma_update(None, "user_version", FORMAT)
        .map_err(failed)?;
    transaction.commit().map_err(failed)
}

fn pragma_version(connection: &Connection) -> Result<u32, StoreError> {
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0));
    version.map_err(failed)
}

/// Until `user_version` was used, sqlx noted in a table of its own which migrations had run.
fn format_by_sqlx(connection: &Connection) -> Result<u32, StoreError> {
    if !has(connection, "name = '_sqlx_migrations'")? {
        return Ok(0);
    }
    let select = "select coalesce(max(version), 0) from _sqlx_migrations where success";
    let version = connection.query_row(select, [], |row| row.get(0));
    version.map_err(failed)
}

fn has_tables(connection: &Connection) -> Result<bool, StoreError> {
    has(connection, "name <> '_sqlx_migrations'")
}

fn has(connection: &Connection, which: &str) -> Result<bool, StoreError> {
    let select = format!("select 1 from sqlite_master where type = 'table' and {which} limit 1");
    let found = connection.query_row(&select, [], |_| Ok(())).optional();
    Ok(found.map_err(failed)?.is_some())
}

/// A name beside the data file that is not in use, for a copy of it.
fn free_name(path: &Path) -> PathBuf {
    let name = |suffix: String| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".before-format-{FORMAT}{suffix}"));
        PathBuf::from(name)
    };
    let others = (2..).map(|number| name(format!(".{number}")));
    let mut names = std::iter::once(name(String::new())).chain(others);
    names
        .find(|name| !name.exists())
        .expect("there is no end of names")
}
