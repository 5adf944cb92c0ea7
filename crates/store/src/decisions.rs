//! Decisions on their way to the database. They are by far the most frequent writes, so
//! all that share a commit also share their statements.

use crate::base::{Hand, Value, run};
use crate::{Stage, Trouble, Write, halls_kept};
use sqlx::{SqlSafeStr, SqlStr};
use std::sync::OnceLock;
use tabletop::Row;

/// Rows in one statement go by powers of two up to this, so that few statements are ever
/// prepared and all of them are kept.
pub const MOST_AT_ONCE: usize = 64;

/// One row: table, number, row, and the id under which a client sent it.
type Numbered<'a> = (&'a str, u32, &'a Row, Option<&'a str>);

/// Writes every [`Write::Decide`] among `writes`; others are left alone.
pub async fn keep<'a>(
    writes: impl Iterator<Item = &'a Write>,
    to: &mut dyn Hand,
) -> Result<(), Trouble> {
    let mut numbered = Vec::new();
    let (mut ended, mut ticks) = (Vec::new(), Vec::new());
    for write in writes {
        let Write::Decide {
            table,
            first,
            rows,
            ids,
            result,
            tick,
            due_stays,
        } = write
        else {
            continue;
        };
        let id_of = |ply| ids.iter().find(|(row, _)| *row == ply);
        numbered.extend((*first..).zip(rows).map(|(ply, row)| {
            let id = id_of(ply).map(|(_, id)| id.as_str());
            (table.as_str(), ply, row, id)
        }));
        ended.extend(result.as_deref().map(|result| (table, result)));
        let tick = tick.as_ref();
        ticks.extend(tick.map(|(version, tick)| (table, *version, tick, *due_stays)));
    }
    append(&numbered, to).await?;
    for (table, result) in ended {
        end(table, result, to).await?;
    }
    for (table, version, tick, due_stays) in ticks {
        halls_kept::set_since(table, version, tick, due_stays, to).await?;
    }
    Ok(())
}

pub async fn end(table: &str, result: &str, to: &mut dyn Hand) -> Result<(), Trouble> {
    let sql = "update tables set stage = ?, result = ? where id = ?";
    run!(to, sql, Stage::Over.code(), result, table);
    Ok(())
}

/// An insert of so many rows, a power of two.
fn insert(rows: usize) -> SqlStr {
    // They are needed for every commit.
    static KNOWN: [OnceLock<String>; MOST_AT_ONCE.ilog2() as usize + 1] =
        [const { OnceLock::new() }; _];
    let text = KNOWN[rows.ilog2() as usize].get_or_init(|| {
        let into = "decisions (table_id, ply, by, act, picks, digest, client_id)";
        let rows = vec!["(?, ?, ?, ?, ?, ?, ?)"; rows].join(", ");
        format!("insert into {into} values {rows}")
    });
    text.as_str().into_sql_str()
}

pub async fn append(rows: &[Numbered<'_>], to: &mut dyn Hand) -> Result<(), Trouble> {
    for rows in by_powers(rows, to.rows_at_once()) {
        let written = rows.iter().map(|(_, _, row, _)| {
            let act = postcard::to_allocvec(&row.act).expect("acts can be written");
            let picks = postcard::to_allocvec(&row.picks).expect("picks can be written");
            (act, picks)
        });
        let written: Vec<(Vec<u8>, Vec<u8>)> = written.collect();
        let mut values = Vec::with_capacity(rows.len() * 7);
        for ((table, ply, row, id), (act, picks)) in rows.iter().zip(&written) {
            values.extend([
                Value::from(*table),
                Value::from(*ply),
                Value::from(row.by.map(|seat| i64::from(seat.0))),
                Value::Bytes(act),
                Value::Bytes(picks),
                Value::from(i64::from(row.digest)),
                Value::from(*id),
            ]);
        }
        to.run(insert(rows.len()), &values).await?;
    }
    Ok(())
}

/// Slices whose lengths are powers of two, longest first, none longer than `most`.
pub fn by_powers<T>(mut items: &[T], most: usize) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let power = items.len().checked_ilog2()?;
        let (some, rest) = items.split_at((1 << power).min(most));
        items = rest;
        Some(some)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_come_in_few_sizes() {
        let items = [0; 141];
        let sizes: Vec<usize> = by_powers(&items, MOST_AT_ONCE).map(<[_]>::len).collect();
        assert_eq!(sizes, [64, 64, 8, 4, 1]);
        assert_eq!(by_powers::<u8>(&[], MOST_AT_ONCE).count(), 0);
    }
}
