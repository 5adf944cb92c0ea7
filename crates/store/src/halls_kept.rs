//! Tables beyond their game, in the database.

use crate::base::{Hand, Line, Value, find, look, run};
use crate::decisions::{MOST_AT_ONCE, append, by_powers, end};
use crate::halls::{Beat, Hall, Halls, Held, LAPSE, List, Mark, Said, Since, Tick};
use crate::{Book, Stage, Table, Trouble};
use async_trait::async_trait;
use sqlx::{AssertSqlSafe, SqlSafeStr};
use tabletop::Seat;

pub(crate) async fn carry_out(table: &str, write: &Hall, to: &mut dyn Hand) -> Result<(), Trouble> {
    match write {
        Hall::Tick(tick) => set(table, tick, to).await?,
        Hall::StandIn {
            seat,
            bot,
            resigned,
            tick,
        } => {
            run!(
                to,
                "update seats set stand_in = ?, resigned = ? where table_id = ? and seat = ?",
                bot,
                *resigned,
                table,
                *seat
            );
            set(table, tick, to).await?;
        }
        Hall::Hold(held) => {
            let seat = held.seat;
            run!(
                to,
                "delete from held where table_id = ? and seat = ?",
                table,
                seat
            );
            run!(
                to,
                "insert into held (table_id, seat, client_id, steps) values (?, ?, ?, ?)",
                table,
                seat,
                &held.id,
                &held.steps
            );
        }
        Hall::EndWindow {
            first,
            rows,
            result,
            tick,
        } => {
            let numbered: Vec<_> = (*first..)
                .zip(rows)
                .map(|(ply, row)| (table, ply, row, None))
                .collect();
            append(&numbered, to).await?;
            run!(
                to,
                "insert into submissions (table_id, seat, client_id, ply) \
                 select table_id, seat, client_id, ? from held where table_id = ?",
                *first,
                table
            );
            run!(to, "delete from held where table_id = ?", table);
            if let Some(result) = result {
                end(table, result, to).await?;
            }
            set(table, tick, to).await?;
        }
        Hall::Order {
            seat,
            reaction,
            choice,
        } => {
            let seat = *seat;
            run!(
                to,
                "delete from orders where table_id = ? and seat = ? and reaction = ?",
                table,
                seat,
                reaction
            );
            if let Some(choice) = choice {
                run!(
                    to,
                    "insert into orders (table_id, seat, reaction, choice) values (?, ?, ?, ?)",
                    table,
                    seat,
                    reaction,
                    choice
                );
            }
        }
        Hall::Say(said) => {
            run!(
                to,
                "insert into chat (table_id, n, guest, seat, phrase, said, at) \
                 values (?, ?, ?, ?, ?, ?, ?)",
                table,
                said.n,
                &said.guest,
                said.seat,
                &said.phrase,
                &said.said,
                said.at
            );
        }
        Hall::Request(request) => {
            run!(
                to,
                "update tables set request = ? where id = ?",
                request,
                table
            );
        }
        Hall::Remove => remove(table, to).await?,
    }
    Ok(())
}

async fn remove(table: &str, to: &mut dyn Hand) -> Result<(), Trouble> {
    run!(
        to,
        "update tables set rematch = null where rematch = ?",
        table
    );
    run!(to, "delete from chat where table_id = ?", table);
    run!(to, "delete from orders where table_id = ?", table);
    run!(to, "delete from seats where table_id = ?", table);
    run!(to, "delete from secrets where table_id = ?", table);
    run!(to, "delete from tables where id = ?", table);
    Ok(())
}

/// Where the clocks of a table stand from now on.
pub(crate) async fn set(table: &str, tick: &Tick, to: &mut dyn Hand) -> Result<(), Trouble> {
    run!(
        to,
        "update tables set waiting = ?, due = ?, clocks = ?, touched = ? where id = ?",
        tick.waiting,
        tick.due,
        &tick.clocks,
        tick.touched,
        table
    );
    Ok(())
}

/// The same, if nobody has written to the table since `version`.
pub(crate) async fn set_since(
    table: &str,
    version: i64,
    tick: &Tick,
    due_stays: bool,
    to: &mut dyn Hand,
) -> Result<(), Trouble> {
    let done = match due_stays {
        true => run!(
            to,
            "update tables set waiting = ?, clocks = ?, touched = ?, \
             version = version + 1 where id = ? and version = ?",
            tick.waiting,
            &tick.clocks,
            tick.touched,
            table,
            version
        ),
        false => run!(
            to,
            "update tables set waiting = ?, due = ?, clocks = ?, touched = ?, \
             version = version + 1 where id = ? and version = ?",
            tick.waiting,
            tick.due,
            &tick.clocks,
            tick.touched,
            table,
            version
        ),
    };
    match done {
        0 => Err(Trouble::Taken),
        _ => Ok(()),
    }
}

/// Something beyond decisions changes, if nobody has written to the table since `version`.
pub(crate) async fn change(table: &str, version: i64, to: &mut dyn Hand) -> Result<(), Trouble> {
    let sql = "update tables set version = version + 1, changes = changes + 1 \
               where id = ? and version = ?";
    match run!(to, sql, table, version) {
        0 => Err(Trouble::Taken),
        _ => Ok(()),
    }
}

/// The node is there. Whoever keeps the house moves its time.
pub(crate) async fn beat(node: &str, closed: bool, to: &mut dyn Hand) -> Result<(), Trouble> {
    let keeps = run!(
        to,
        "insert into leases (name, holder, until) values ('keeper', ?, {now} + ?) \
         on conflict (name) do update set holder = excluded.holder, until = excluded.until \
         where leases.holder = excluded.holder or leases.until < {now}",
        node,
        LAPSE
    );
    if keeps > 0 {
        // Longer than that, and nobody was there.
        let longest = if closed { 0 } else { LAPSE };
        run!(
            to,
            "insert into house_time (name, ms, at) values ('open', 0, {now}) \
             on conflict (name) do update set at = excluded.at, ms = house_time.ms + \
             case when excluded.at - house_time.at between 0 and ? \
             then excluded.at - house_time.at else 0 end",
            longest
        );
    }
    Ok(())
}

pub(crate) async fn rest(node: &str, to: &mut dyn Hand) -> Result<(), Trouble> {
    run!(to, "update leases set until = 0 where holder = ?", node);
    Ok(())
}

fn said(row: &Line) -> Result<Said, Trouble> {
    Ok(Said {
        n: row.number("n")?,
        guest: row.text("guest")?,
        seat: Seat(row.number("seat")?),
        phrase: row.maybe_text("phrase")?,
        said: row.text("said")?,
        at: row.int("at")?,
    })
}

fn ids(rows: &[Line]) -> Result<Vec<String>, Trouble> {
    rows.iter().map(|row| row.text("id")).collect()
}

pub(crate) fn tick(row: &Line) -> Result<Tick, Trouble> {
    Ok(Tick {
        waiting: row.int("waiting")?,
        due: row.maybe_int("due")?,
        clocks: row.maybe_text("clocks")?,
        touched: row.int("touched")?,
    })
}

fn mark(row: &Line) -> Result<Mark, Trouble> {
    Ok(Mark {
        table: row.text("id")?,
        rows: row.number("rows_kept")?,
        version: row.int("version")?,
        changes: row.int("changes")?,
    })
}

#[async_trait]
impl Halls for Book {
    async fn listed(&self, list: List, most: u32) -> Result<Vec<Table>, Trouble> {
        let stage = match list {
            List::Open => Stage::Lobby,
            List::Running => Stage::Playing,
            List::Finished => Stage::Over,
        };
        let rows = find!(
            self.base,
            "select * from tables where open = 1 and stage = ? order by created desc, id limit ?",
            stage.code(),
            most
        );
        self.with_places(&rows).await
    }

    async fn due(&self, now: i64, most: u32) -> Result<Vec<String>, Trouble> {
        let rows = find!(
            self.base,
            "select id from tables where due is not null and due <= ? and stage = ? \
             order by due limit ?",
            now,
            Stage::Playing.code(),
            most
        );
        ids(&rows)
    }

    async fn stale_lobbies(&self, before: i64, most: u32) -> Result<Vec<String>, Trouble> {
        let rows = find!(
            self.base,
            "select id from tables where stage = ? and touched < ? and created < ? \
             order by id limit ?",
            Stage::Lobby.code(),
            before,
            before,
            most
        );
        ids(&rows)
    }

    async fn lobbies_of(&self, host: &str) -> Result<Vec<String>, Trouble> {
        let rows = find!(
            self.base,
            "select id from tables where stage = ? and host = ? order by id",
            Stage::Lobby.code(),
            host
        );
        ids(&rows)
    }

    async fn held(&self, table: &str) -> Result<Vec<Held>, Trouble> {
        let sql = "select * from held where table_id = ? order by seat";
        let held = |row: &Line| {
            Ok(Held {
                seat: Seat(row.number("seat")?),
                id: row.text("client_id")?,
                steps: row.text("steps")?,
            })
        };
        look!(self.base, sql, table).iter().map(held).collect()
    }

    async fn orders(&self, table: &str) -> Result<Vec<(Seat, String, String)>, Trouble> {
        let sql = "select * from orders where table_id = ? order by seat, reaction";
        let order = |row: &Line| {
            let seat = Seat(row.number("seat")?);
            Ok((seat, row.text("reaction")?, row.text("choice")?))
        };
        look!(self.base, sql, table).iter().map(order).collect()
    }

    async fn talk(&self, table: &str, most: u32) -> Result<Vec<Said>, Trouble> {
        let sql = "select * from chat where table_id = ? order by n desc limit ?";
        let rows = look!(self.base, sql, table, most);
        rows.iter().rev().map(said).collect()
    }

    async fn said_by(&self, guest: &str) -> Result<Vec<(String, Said)>, Trouble> {
        let rows = find!(
            self.base,
            "select * from chat where guest = ? order by at, n",
            guest
        );
        let line = |row: &Line| Ok((row.text("table_id")?, said(row)?));
        rows.iter().map(line).collect()
    }

    async fn beat(&self, node: &str, closed: bool) -> Result<Beat, Trouble> {
        self.writer.beat(node, closed).await?;
        let rows = look!(
            self.base,
            "select ms, {now} - at as ago, holder from house_time, leases \
             where house_time.name = 'open' and leases.name = 'keeper'"
        );
        let none = || Trouble::Damaged("the house has no time".into());
        let row = rows.first().ok_or_else(none)?;
        let ago = Some(row.int("ago")?).filter(|ago| (0..=LAPSE).contains(ago));
        Ok(Beat {
            time: row.int("ms")? + ago.unwrap_or(0),
            keeps: row.text("holder")? == node,
        })
    }

    async fn rest(&self, node: &str) -> Result<(), Trouble> {
        self.writer.rest(node).await
    }

    async fn marks(&self, tables: &[String]) -> Result<Vec<Mark>, Trouble> {
        let mut marks = Vec::with_capacity(tables.len());
        for some in by_powers(tables, MOST_AT_ONCE) {
            let places = vec!["?"; some.len()].join(", ");
            let sql = format!(
                "select id, version, changes, (select coalesce(max(ply) + 1, 0) \
                 from decisions where table_id = tables.id) as rows_kept \
                 from tables where id in ({places})"
            );
            let sql = AssertSqlSafe(sql).into_sql_str();
            let values: Vec<Value> = some.iter().map(Value::from).collect();
            let rows = self.base.look(sql, &values).await?;
            let some: Result<Vec<Mark>, Trouble> = rows.iter().map(mark).collect();
            marks.extend(some?);
        }
        Ok(marks)
    }

    async fn since(&self, table: &str, rows: u32) -> Result<Option<Since>, Trouble> {
        let sql = "select stage, waiting, due, clocks, touched, version, changes \
                   from tables where id = ?";
        // The table first: rows that come in between are told again, none is left out.
        let found = look!(self.base, sql, table);
        let Some(row) = found.first() else {
            return Ok(None);
        };
        let (rows, ids) = self.rows_from(table, rows).await?;
        Ok(Some(Since {
            rows,
            ids,
            stage: Stage::read(row)?,
            tick: tick(row)?,
            version: row.int("version")?,
            changes: row.int("changes")?,
        }))
    }

    async fn quiet(&self, before: i64, most: u32) -> Result<Vec<String>, Trouble> {
        let rows = find!(
            self.base,
            "select id from tables where stage = 1 and waiting = 0 and touched < ? \
             order by touched limit ?",
            before,
            most
        );
        ids(&rows)
    }
}
