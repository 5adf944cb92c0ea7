//! Decisions on their way to the SQLite file. They are by far the most frequent writes, so
//! all that share a commit also share their statements.

use crate::{Stage, Trouble, Write, halls_sqlite};
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};
use tabletop::{Row, Seat};

/// Rows in one statement go by powers of two up to this, so that few statements are ever
/// prepared and all of them are kept.
const MOST_AT_ONCE: usize = 64;

/// One row: table, number, row.
type Numbered<'a> = (&'a str, u32, &'a Row);

/// One submission: table, seat, the client's id, number of its first row.
type Submitted<'a> = (&'a str, Seat, &'a str, u32);

/// Writes every [`Write::Decide`] among `writes`; others are left alone.
pub async fn keep<'a>(
    writes: impl Iterator<Item = &'a Write>,
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
    let (mut numbered, mut submitted) = (Vec::new(), Vec::new());
    let (mut ended, mut ticks) = (Vec::new(), Vec::new());
    for write in writes {
        let Write::Decide {
            table,
            first,
            rows,
            submission,
            result,
            tick,
        } = write
        else {
            continue;
        };
        numbered.extend(
            (*first..)
                .zip(rows)
                .map(|(ply, row)| (table.as_str(), ply, row)),
        );
        if let Some((seat, id)) = submission {
            submitted.push((table.as_str(), *seat, id.as_str(), *first));
        }
        ended.extend(result.as_deref().map(|result| (table, result)));
        ticks.extend(tick.as_ref().map(|tick| (table, tick)));
    }
    append(&numbered, to).await?;
    submit(&submitted, to).await?;
    for (table, result) in ended {
        end(table, result, to).await?;
    }
    for (table, tick) in ticks {
        halls_sqlite::set(table, tick, to).await?;
    }
    Ok(())
}

pub async fn end(table: &str, result: &str, to: &mut SqliteConnection) -> Result<(), Trouble> {
    sqlx::query("update tables set stage = ?, result = ? where id = ?")
        .bind(Stage::Over.code())
        .bind(result)
        .bind(table)
        .execute(to)
        .await?;
    Ok(())
}

pub async fn append(rows: &[Numbered<'_>], to: &mut SqliteConnection) -> Result<(), Trouble> {
    for rows in by_powers(rows) {
        let mut insert = QueryBuilder::<Sqlite>::new(
            "insert into decisions (table_id, ply, by, act, picks, digest) ",
        );
        insert.push_values(rows, |mut values, (table, ply, row)| {
            values
                .push_bind(*table)
                .push_bind(i64::from(*ply))
                .push_bind(row.by.map(|seat| i64::from(seat.0)))
                .push_bind(postcard::to_allocvec(&row.act).expect("acts can be written"))
                .push_bind(postcard::to_allocvec(&row.picks).expect("picks can be written"))
                .push_bind(i64::from(row.digest));
        });
        insert.build().execute(&mut *to).await?;
    }
    Ok(())
}

async fn submit(all: &[Submitted<'_>], to: &mut SqliteConnection) -> Result<(), Trouble> {
    for some in by_powers(all) {
        let mut insert = QueryBuilder::<Sqlite>::new(
            "insert into submissions (table_id, seat, client_id, ply) ",
        );
        insert.push_values(some, |mut values, (table, seat, id, ply)| {
            values
                .push_bind(*table)
                .push_bind(i64::from(seat.0))
                .push_bind(*id)
                .push_bind(i64::from(*ply));
        });
        insert.build().execute(&mut *to).await?;
    }
    Ok(())
}

/// Slices whose lengths are powers of two, longest first.
fn by_powers<T>(mut items: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let most = items.len().checked_ilog2()?;
        let (some, rest) = items.split_at((1 << most).min(MOST_AT_ONCE));
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
        let sizes: Vec<usize> = by_powers(&items).map(<[_]>::len).collect();
        assert_eq!(sizes, [64, 64, 8, 4, 1]);
        assert_eq!(by_powers::<u8>(&[]).count(), 0);
    }
}
