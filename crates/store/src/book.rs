//! What is kept, read from either form.

use crate::base::{Base, Line, find, look};
use crate::group::Writer;
use crate::halls_kept::tick;
use crate::{Guest, Halls, People, Place, Sitter, Slip, Stage, Store, Table, Trouble};
use async_trait::async_trait;
use std::sync::Arc;
use tabletop::luck::{Hex, Secret};
use tabletop::{Row, Seat};

/// What the house must not forget, in a file or a database. Clones share it.
#[derive(Clone)]
pub struct Book {
    pub(crate) base: Arc<dyn Base>,
    pub(crate) writer: Writer,
}

impl Book {
    pub(crate) fn new(base: impl Base, writer: Writer) -> Self {
        let base = Arc::new(base);
        Book { base, writer }
    }

    async fn places(&self, table: &str, seats: usize) -> Result<Vec<Place>, Trouble> {
        let sql = "select * from seats where table_id = ? order by seat";
        let mut places = vec![Place::default(); seats];
        for row in look!(self.base, sql, table) {
            let seat = row.int("seat")?;
            let place = usize::try_from(seat)
                .ok()
                .and_then(|seat| places.get_mut(seat))
                .ok_or_else(|| Trouble::Damaged(format!("{table} has no seat {seat}")))?;
            let (guest, bot) = (row.maybe_text("guest")?, row.maybe_text("bot")?);
            *place = Place {
                sitter: guest.map(Sitter::Guest).or(bot.map(Sitter::Bot)),
                luck: row.maybe_text("luck")?,
                stand_in: row.maybe_text("stand_in")?,
                resigned: row.is("resigned")?,
            };
        }
        Ok(places)
    }

    pub(crate) async fn with_places(&self, rows: &[Line]) -> Result<Vec<Table>, Trouble> {
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let id = row.text("id")?;
            tables.push(Table {
                game: row.text("game")?,
                rules_version: row.number("rules_version")?,
                options: row.text("options")?,
                host: row.text("host")?,
                stage: Stage::read(row)?,
                created: row.int("created")?,
                commitment: Hex(bytes(row, "commitment")?),
                result: row.maybe_text("result")?,
                rematch: row.maybe_text("rematch")?,
                places: self.places(&id, row.number("seats")?).await?,
                ways: row.text("ways")?,
                open: row.is("open")?,
                tick: tick(row)?,
                request: row.maybe_text("request")?,
                version: row.int("version")?,
                changes: row.int("changes")?,
                id,
            });
        }
        Ok(tables)
    }

    /// The rows of a table from this one on, of which none may be missing, and the ids
    /// under which clients sent them.
    pub(crate) async fn rows_from(
        &self,
        table: &str,
        first: u32,
    ) -> Result<(Vec<Row>, Vec<(Seat, String)>), Trouble> {
        let found = look!(
            self.base,
            "select ply, by, act, picks, digest, client_id from decisions \
             where table_id = ? and ply >= ? order by ply",
            table,
            first
        );
        let (mut rows, mut ids) = (Vec::with_capacity(found.len()), Vec::new());
        for (ply, line) in (i64::from(first)..).zip(&found) {
            if line.int("ply")? != ply {
                return Err(Trouble::Damaged(format!("table {table} lacks row {ply}")));
            }
            let row = decision(line)?;
            ids.extend(row.by.zip(line.maybe_text("client_id")?));
            rows.push(row);
        }
        Ok((rows, ids))
    }
}

impl Stage {
    pub(crate) fn read(row: &Line) -> Result<Stage, Trouble> {
        let damaged = || Trouble::Damaged("the stage of a table".into());
        Stage::decode(row.int("stage")?).ok_or_else(damaged)
    }
}

fn bytes(row: &Line, column: &str) -> Result<[u8; 32], Trouble> {
    let damaged = |_| Trouble::Damaged(format!("{column} does not have 32 bytes"));
    row.bytes(column)?.try_into().map_err(damaged)
}

fn decision(row: &Line) -> Result<Row, Trouble> {
    let damaged = |why: postcard::Error| Trouble::Damaged(why.to_string());
    let seat = |seat: i64| u8::try_from(seat).map(Seat);
    Ok(Row {
        by: row
            .maybe_int("by")?
            .map(seat)
            .transpose()
            .map_err(|_| Trouble::Damaged("a decision by no seat".into()))?,
        act: postcard::from_bytes(&row.bytes("act")?).map_err(damaged)?,
        picks: postcard::from_bytes(&row.bytes("picks")?).map_err(damaged)?,
        digest: row.number("digest")?,
    })
}

#[async_trait]
impl Store for Book {
    fn people(&self) -> &dyn People {
        self
    }

    fn halls(&self) -> &dyn Halls {
        self
    }

    async fn put(&self, slip: Slip) -> Result<(), Trouble> {
        self.writer.put(slip).await
    }

    async fn key(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], Trouble> {
        self.writer.keep_key(name, fresh).await?;
        let rows = look!(self.base, "select value from house where name = ?", name);
        let none = || Trouble::Damaged(format!("the key {name} is gone"));
        bytes(rows.first().ok_or_else(none)?, "value")
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, Trouble> {
        let rows = look!(
            self.base,
            "select id, name, created, epoch, seen, gone, (select count(*) from accounts \
             where guest = guests.id) as claimed from guests where id = ?",
            id
        );
        let guest = |row: &Line| {
            Ok(Guest {
                id: row.text("id")?,
                name: row.text("name")?,
                created: row.int("created")?,
                epoch: row.int("epoch")?,
                seen: row.int("seen")?,
                gone: row.is("gone")?,
                claimed: row.is("claimed")?,
            })
        };
        rows.first().map(guest).transpose()
    }

    async fn table(&self, id: &str) -> Result<Option<Table>, Trouble> {
        let rows = look!(self.base, "select * from tables where id = ?", id);
        Ok(self.with_places(&rows).await?.pop())
    }

    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<Table>, Trouble> {
        let rows = find!(
            self.base,
            "select * from tables where id in (select table_id from seats where guest = ?) \
             order by case when stage = 1 and exists (select 1 from seats \
             where table_id = tables.id and guest = ? \
             and ((tables.waiting >> cast(seat as int)) & 1) = 1) then 0 else 1 end, \
             created desc, id limit ?",
            guest,
            guest,
            most
        );
        self.with_places(&rows).await
    }

    async fn playing(&self) -> Result<Vec<String>, Trouble> {
        let rows = find!(
            self.base,
            "select id from tables where stage = 1 order by id"
        );
        rows.iter().map(|row| row.text("id")).collect()
    }

    async fn rows(&self, table: &str) -> Result<Vec<Row>, Trouble> {
        Ok(self.rows_from(table, 0).await?.0)
    }

    async fn submissions(&self, table: &str) -> Result<Vec<(Seat, String, u32)>, Trouble> {
        let rows = look!(
            self.base,
            "select seat, client_id, ply from submissions where table_id = ? union all \
             select by as seat, client_id, ply from decisions where table_id = ? \
             and client_id is not null order by ply, seat",
            table,
            table
        );
        let submission = |row: &Line| {
            let seat = Seat(row.number("seat")?);
            Ok((seat, row.text("client_id")?, row.number("ply")?))
        };
        rows.iter().map(submission).collect()
    }

    async fn secret(&self, table: &str) -> Result<Option<Secret>, Trouble> {
        let rows = look!(
            self.base,
            "select secret from secrets where table_id = ?",
            table
        );
        let secret = |row: &Line| bytes(row, "secret").map(Secret::new);
        rows.first().map(secret).transpose()
    }
}
