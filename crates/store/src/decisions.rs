//! Decisions on their way to the database. They are by far the most frequent writes, so
//! all that share a commit also share their statements.

use crate::base::{Hand, Value, run};
use crate::{Stage, Trouble, Write, halls_kept};
use sqlx::{SqlSafeStr, SqlStr};
use std::sync::OnceLock;
use tabletop::{Row, Seat};

/// Rows in one statement go by powers of two up to this, so that few statements are ever
/// prepared and all of them are kept.
pub const MOST_AT_ONCE: usize = 64;

/// One row: table, number, row.
type Numbered<'a> = (&'a str, u32, &'a Row);

/// One submission: table, seat, the client's id, number of its first row.
type Submitted<'a> = (&'a str, Seat, &'a str, u32);

/// Writes every [`Write::Decide`] among `writes`; others are left alone.
pub async fn keep<'a>(
    writes: impl Iterator<Item = &'a Write>,
    to: &mut dyn Hand,
) -> Result<(), Trouble> {
    let (mut numbered, mut submitted) = (Vec::new(), Vec::new());
    let (mut ended, mut ticks) = (Vec::new(), Vec::new());
    for write in writes {
        let Write::Decide {
            table,
            first,
            rows,
            submissions,
            result,
            tick,
            due_stays,
        } = write
        else {
            continue;
        };
        numbered.extend(
            (*first..)
                .zip(rows)
                .map(|(ply, row)| (table.as_str(), ply, row)),
        );
        let ids = submissions.iter();
        submitted.extend(ids.map(|(seat, id, row)| (table.as_str(), *seat, id.as_str(), *row)));
        ended.extend(result.as_deref().map(|result| (table, result)));
        let tick = tick.as_ref();
        ticks.extend(tick.map(|(version, tick)| (table, *version, tick, *due_stays)));
    }
    append(&numbered, to).await?;
    submit(&submitted, to).await?;
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

/// Inserts by how many rows they have, as a power of two. They are needed for every commit.
type Inserts = [OnceLock<String>; MOST_AT_ONCE.ilog2() as usize + 1];

/// An insert of so many rows, a power of two, of so many values.
fn insert(known: &'static Inserts, into: &str, rows: usize, columns: usize) -> SqlStr {
    let text = known[rows.ilog2() as usize].get_or_init(|| {
        let row = format!("({})", vec!["?"; columns].join(", "));
        let rows = vec![row; rows].join(", ");
        format!("insert into {into} values {rows}")
    });
    text.as_str().into_sql_str()
}

pub async fn append(rows: &[Numbered<'_>], to: &mut dyn Hand) -> Result<(), Trouble> {
    static KNOWN: Inserts = [const { OnceLock::new() }; _];
    for rows in by_powers(rows, to.rows_at_once()) {
        let written = rows.iter().map(|(_, _, row)| {
            let act = postcard::to_allocvec(&row.act).expect("acts can be written");
            let picks = postcard::to_allocvec(&row.picks).expect("picks can be written");
            (act, picks)
        });
        let written: Vec<(Vec<u8>, Vec<u8>)> = written.collect();
        let mut values = Vec::with_capacity(rows.len() * 6);
        for ((table, ply, row), (act, picks)) in rows.iter().zip(&written) {
            values.extend([
                Value::from(*table),
                Value::from(*ply),
                Value::from(row.by.map(|seat| i64::from(seat.0))),
                Value::Bytes(act),
                Value::Bytes(picks),
                Value::from(i64::from(row.digest)),
            ]);
        }
        let into = "decisions (table_id, ply, by, act, picks, digest)";
        to.run(insert(&KNOWN, into, rows.len(), 6), &values).await?;
    }
    Ok(())
}

async fn submit(all: &[Submitted<'_>], to: &mut dyn Hand) -> Result<(), Trouble> {
    static KNOWN: Inserts = [const { OnceLock::new() }; _];
    for some in by_powers(all, to.rows_at_once()) {
        let into = "submissions (table_id, seat, client_id, ply)";
        let mut values = Vec::with_capacity(some.len() * 4);
        for (table, seat, id, ply) in some {
            values.push(Value::from(*table));
            values.push(Value::from(*seat));
            values.push(Value::from(*id));
            values.push(Value::from(*ply));
        }
        to.run(insert(&KNOWN, into, some.len(), 4), &values).await?;
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
