//! Tables beyond their game, in the SQLite file.

use crate::decisions::{append, end};
use crate::halls::{Hall, Halls, Held, List, Said, Tick};
use crate::{Sqlite, Stage, Table, Trouble};
use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};
use tabletop::Seat;

macro_rules! run {
    ($to:expr, $sql:expr $(, $value:expr)*) => {
        sqlx::query($sql)$(.bind($value))*.execute(&mut *$to).await?
    };
}

pub(crate) async fn carry_out(
    table: &str,
    write: &Hall,
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
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
                i64::from(*resigned),
                table,
                i64::from(seat.0)
            );
            set(table, tick, to).await?;
        }
        Hall::Hold(held) => {
            let seat = i64::from(held.seat.0);
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
                .map(|(ply, row)| (table, ply, row))
                .collect();
            append(&numbered, to).await?;
            run!(
                to,
                "insert into submissions (table_id, seat, client_id, ply) \
                 select table_id, seat, client_id, ? from held where table_id = ?",
                i64::from(*first),
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
            let seat = i64::from(seat.0);
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
                i64::from(said.n),
                &said.guest,
                i64::from(said.seat.0),
                &said.phrase,
                &said.said,
                said.at
            );
        }
        Hall::Remove => remove(table, to).await?,
    }
    Ok(())
}

async fn remove(table: &str, to: &mut SqliteConnection) -> Result<(), Trouble> {
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

pub(crate) async fn set(
    table: &str,
    tick: &Tick,
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
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

pub(crate) async fn keep_time(ms: i64, to: &mut SqliteConnection) -> Result<(), Trouble> {
    run!(to, "delete from house_time where name = 'open'");
    run!(
        to,
        "insert into house_time (name, ms) values ('open', ?)",
        ms
    );
    Ok(())
}

fn said(row: &SqliteRow) -> Result<Said, Trouble> {
    Ok(Said {
        n: row.try_get("n")?,
        guest: row.try_get("guest")?,
        seat: Seat(row.try_get("seat")?),
        phrase: row.try_get("phrase")?,
        said: row.try_get("said")?,
        at: row.try_get("at")?,
    })
}

fn ids(rows: &[SqliteRow]) -> Result<Vec<String>, Trouble> {
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

#[async_trait]
impl Halls for Sqlite {
    async fn listed(&self, list: List, most: u32) -> Result<Vec<Table>, Trouble> {
        let stage = match list {
            List::Open => Stage::Lobby,
            List::Running => Stage::Playing,
            List::Finished => Stage::Over,
        };
        let rows = sqlx::query(
            "select * from tables where open = 1 and stage = ? order by created desc, id limit ?",
        )
        .bind(stage.code())
        .bind(most)
        .fetch_all(&self.read)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            tables.push(self.with_places(row).await?);
        }
        Ok(tables)
    }

    async fn due(&self, now: i64, most: u32) -> Result<Vec<String>, Trouble> {
        let query = sqlx::query(
            "select id from tables where due is not null and due <= ? and stage = ? \
             order by due limit ?",
        );
        let query = query.bind(now).bind(Stage::Playing.code()).bind(most);
        ids(&query.fetch_all(&self.read).await?)
    }

    async fn stale_lobbies(&self, before: i64, most: u32) -> Result<Vec<String>, Trouble> {
        let query = sqlx::query(
            "select id from tables where stage = ? and touched < ? and created < ? \
             order by id limit ?",
        );
        let query = query.bind(Stage::Lobby.code()).bind(before).bind(before);
        ids(&query.bind(most).fetch_all(&self.read).await?)
    }

    async fn held(&self, table: &str) -> Result<Vec<Held>, Trouble> {
        let query = sqlx::query("select * from held where table_id = ? order by seat");
        let rows = query.bind(table).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(Held {
                    seat: Seat(row.try_get("seat")?),
                    id: row.try_get("client_id")?,
                    steps: row.try_get("steps")?,
                })
            })
            .collect()
    }

    async fn orders(&self, table: &str) -> Result<Vec<(Seat, String, String)>, Trouble> {
        let query = sqlx::query("select * from orders where table_id = ? order by seat, reaction");
        let rows = query.bind(table).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                let seat = Seat(row.try_get("seat")?);
                Ok((seat, row.try_get("reaction")?, row.try_get("choice")?))
            })
            .collect()
    }

    async fn talk(&self, table: &str, most: u32) -> Result<Vec<Said>, Trouble> {
        let query = sqlx::query("select * from chat where table_id = ? order by n desc limit ?");
        let rows = query.bind(table).bind(most).fetch_all(&self.read).await?;
        rows.iter().rev().map(said).collect()
    }

    async fn said_by(&self, guest: &str) -> Result<Vec<(String, Said)>, Trouble> {
        let query = sqlx::query("select * from chat where guest = ? order by at, n");
        let rows = query.bind(guest).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| Ok((row.try_get("table_id")?, said(row)?)))
            .collect()
    }

    async fn house_time(&self) -> Result<i64, Trouble> {
        let query = sqlx::query("select ms from house_time where name = 'open'");
        let row = query.fetch_optional(&self.read).await?;
        Ok(row.map(|row| row.try_get("ms")).transpose()?.unwrap_or(0))
    }
}
