//! Looking things up by key in a data file. That takes some microseconds, less than asking
//! another thread to do it, so it is done at once by whoever asks.

use crate::Trouble;
use crate::base::{Line, Value};
use crate::sqlite::{connect, translated};
use rusqlite::types::{FromSql, Value as Kept};
use rusqlite::{Connection, OpenFlags, params_from_iter};
use std::path::Path;
use std::sync::{Arc, Mutex};

/// Kilobytes of the file that are kept at hand: the system keeps the rest.
const KEPT: i32 = 256;

/// A connection that only reads.
pub struct Glass(Mutex<Connection>);

/// One row that was found.
pub struct Looked {
    columns: Arc<[String]>,
    values: Vec<Kept>,
}

impl Glass {
    pub fn over(path: &Path) -> Result<Glass, Trouble> {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.pragma_update(None, "cache_size", -KEPT)?;
        Ok(Glass(Mutex::new(connection)))
    }

    pub fn look(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Line>, Trouble> {
        let connection = self.0.lock().expect("no panic while it was held");
        let mut statement = connection.prepare_cached(&translated(sql))?;
        let columns = statement.column_names().into_iter().map(str::to_owned);
        let columns: Arc<[String]> = columns.collect();
        let mut found = Vec::new();
        let mut rows = statement.query(params_from_iter(values))?;
        while let Some(row) = rows.next()? {
            let values = (0..columns.len()).map(|at| row.get(at));
            found.push(Line::Looked(Looked {
                columns: columns.clone(),
                values: values.collect::<Result<_, rusqlite::Error>>()?,
            }));
        }
        Ok(found)
    }
}

impl Looked {
    pub fn try_get<T: FromSql>(&self, column: &str) -> Result<T, Trouble> {
        let at = self.columns.iter().position(|name| name == column);
        let at = at.ok_or_else(|| Trouble::Damaged(format!("there is no {column}")))?;
        T::column_result((&self.values[at]).into())
            .map_err(|why| Trouble::Damaged(format!("{column}: {why}")))
    }
}
