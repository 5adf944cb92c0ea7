//! The store: queries about guests and single tables, and what their rows mean.

use crate::statement::{Reader, SqlRow, Statement, Value, sql};
use crate::writer::{Writer, WriterJob};
use crate::{People, SavedGuest, Store, Tables, Write};
use async_trait::async_trait;
use protocol::{Stage, TALK_SHOWN};
use room::{
    HeldAnswer, Place, SavedOrder, SavedRoom, SavedTable, Schedule, Sitter, StoreError, TalkLine,
};
use std::sync::Arc;
use tabletop::luck::{Hex, Secret};
use tabletop::{Row, Seat};

/// A store in a data file or a database. Clones share it.
#[derive(Clone)]
pub struct SqlStore {
    pub(crate) reader: Arc<dyn Reader>,
    pub(crate) writer: Arc<Writer>,
}

impl SqlStore {
    pub(crate) fn new(reader: impl Reader, writer: Writer) -> Self {
        SqlStore {
            reader: Arc::new(reader),
            writer: Arc::new(writer),
        }
    }

    /// What is found by a key.
    pub(crate) async fn lookup<T>(
        &self,
        one: Statement,
        read: impl Fn(&SqlRow) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let found = self.reader.lookup(vec![one]).await?;
        found.iter().flatten().map(read).collect()
    }

    /// The one that is found by a key.
    pub(crate) async fn lookup_one<T>(
        &self,
        one: Statement,
        read: impl Fn(&SqlRow) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.lookup(one, read).await?.pop())
    }

    /// What has to be searched for.
    pub(crate) async fn list<T>(
        &self,
        one: Statement,
        read: impl Fn(&SqlRow) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let found = self.reader.list(vec![one]).await?;
        found.iter().flatten().map(read).collect()
    }

    /// The tables that the end of a select statement says.
    pub(crate) async fn listed_tables(
        &self,
        which: &str,
        values: Vec<Value>,
    ) -> Result<Vec<SavedTable>, StoreError> {
        match &self.reader.list(tables_and_seats(which, values)).await?[..] {
            [rows, seats] => tables(rows, seats),
            _ => Ok(Vec::new()),
        }
    }
}

/// Selects tables and, at the same moment, their seats.
fn tables_and_seats(which: &str, values: Vec<Value>) -> Vec<Statement> {
    let seats = format!(
        "select * from seats where table_id in (select id from tables {which}) order by seat"
    );
    vec![
        Statement::new(format!("select * from tables {which}"), values.clone()),
        Statement::new(seats, values),
    ]
}

const ROWS: &str = "select ply, by, act, picks, digest from decisions \
                    where table_id = ? order by ply";
const SECRET: &str = "select secret from secrets where table_id = ?";
/// The table of submissions is for answers that were held; others stand with their first row.
const SUBMISSIONS: &str = "select seat, client_id, ply from submissions where table_id = ? \
                           union all select by as seat, client_id, ply from decisions \
                           where table_id = ? and client_id is not null order by ply, seat";

pub const HELD: &str = "select * from held where table_id = ? order by seat";
pub const ORDERS: &str = "select * from orders where table_id = ? order by seat, reaction";
/// The last lines, oldest first.
pub const TALK: &str = "select * from (select * from chat where table_id = ? \
                        order by n desc limit ?) as latest order by n";

pub fn stage_code(stage: Stage) -> i64 {
    match stage {
        Stage::Lobby => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
    }
}

fn stage(row: &SqlRow) -> Result<Stage, StoreError> {
    let code = row.int("stage")?;
    let mut stages = [Stage::Lobby, Stage::Playing, Stage::Over].into_iter();
    let damaged = || StoreError::Damaged(format!("stage {code} of a table"));
    stages
        .find(|&stage| stage_code(stage) == code)
        .ok_or_else(damaged)
}

pub fn id(row: &SqlRow) -> Result<String, StoreError> {
    row.text("id")
}

/// Tables with their seats.
fn tables(rows: &[SqlRow], seats: &[SqlRow]) -> Result<Vec<SavedTable>, StoreError> {
    let mut tables: Vec<SavedTable> = rows.iter().map(table).collect::<Result<_, _>>()?;
    for row in seats {
        let (id, seat) = (row.text("table_id")?, row.seat("seat")?);
        let table = tables.iter_mut().find(|table| table.id == id);
        let place = table.and_then(|table| table.places.get_mut(seat.0 as usize));
        let damaged = || StoreError::Damaged(format!("table {id} has no {seat:?}"));
        let (guest, bot) = (row.maybe_text("guest")?, row.maybe_text("bot")?);
        *place.ok_or_else(damaged)? = Place {
            sitter: guest.map(Sitter::Guest).or(bot.map(Sitter::Bot)),
            luck: row.maybe_text("luck")?,
            stand_in: row.maybe_text("stand_in")?,
            resigned: row.is("resigned")?,
        };
    }
    Ok(tables)
}

fn table(row: &SqlRow) -> Result<SavedTable, StoreError> {
    let seats: u8 = row.number("seats")?;
    Ok(SavedTable {
        id: row.text("id")?,
        game: row.text("game")?,
        rules_version: row.number("rules_version")?,
        options: row.text("options")?,
        host: row.text("host")?,
        stage: stage(row)?,
        created: row.int("created")?,
        commitment: Hex(row.bytes_32("commitment")?),
        result: row.maybe_text("result")?,
        rematch: row.maybe_text("rematch")?,
        places: vec![Place::default(); seats.into()],
        settings: row.text("ways")?,
        open: row.is("open")?,
        schedule: Schedule {
            waiting: row.int("waiting")?,
            due: row.maybe_int("due")?,
            clocks: row.maybe_text("clocks")?,
            touched: row.int("touched")?,
        },
        request: row.maybe_text("request")?,
        version: row.int("version")?,
        changes: row.int("changes")?,
    })
}

/// The rows of a game, of which none may be missing.
fn game_rows<'a>(found: impl IntoIterator<Item = &'a SqlRow>) -> Result<Vec<Row>, StoreError> {
    let damaged = |why: postcard::Error| StoreError::Damaged(why.to_string());
    let mut rows = Vec::new();
    for (ply, row) in (0..).zip(found) {
        if row.int("ply")? != ply {
            return Err(StoreError::Damaged(format!("row {ply} is missing")));
        }
        rows.push(Row {
            by: match row.maybe_int("by")? {
                Some(_) => Some(row.seat("by")?),
                None => None,
            },
            act: postcard::from_bytes(&row.bytes("act")?).map_err(damaged)?,
            picks: postcard::from_bytes(&row.bytes("picks")?).map_err(damaged)?,
            digest: row.number("digest")?,
        });
    }
    Ok(rows)
}

fn secret(row: &SqlRow) -> Result<Secret, StoreError> {
    row.bytes_32("secret").map(Secret::new)
}

fn submission(row: &SqlRow) -> Result<(Seat, String, u32), StoreError> {
    let (id, ply) = (row.text("client_id")?, row.number("ply")?);
    Ok((row.seat("seat")?, id, ply))
}

pub fn held(row: &SqlRow) -> Result<HeldAnswer, StoreError> {
    Ok(HeldAnswer {
        seat: row.seat("seat")?,
        id: row.text("client_id")?,
        steps: row.text("steps")?,
    })
}

pub fn order(row: &SqlRow) -> Result<SavedOrder, StoreError> {
    Ok(SavedOrder {
        seat: row.seat("seat")?,
        reaction: row.text("reaction")?,
        order: row.text("choice")?,
    })
}

pub fn talk_line(row: &SqlRow) -> Result<TalkLine, StoreError> {
    Ok(TalkLine {
        n: row.number("n")?,
        guest: row.text("guest")?,
        seat: row.seat("seat")?,
        phrase: row.maybe_text("phrase")?,
        said: row.text("said")?,
        at: row.int("at")?,
    })
}

fn guest(row: &SqlRow) -> Result<SavedGuest, StoreError> {
    Ok(SavedGuest {
        id: row.text("id")?,
        name: row.text("name")?,
        created: row.int("created")?,
        epoch: row.int("epoch")?,
        seen: row.int("seen")?,
        gone: row.is("gone")?,
        claimed: row.is("claimed")?,
    })
}

#[async_trait]
impl Store for SqlStore {
    fn people(&self) -> &dyn People {
        self
    }

    fn tables(&self) -> &dyn Tables {
        self
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.ask(WriterJob::Write(Box::new(write))).await
    }

    async fn room(&self, table: &str) -> Result<Option<SavedRoom>, StoreError> {
        let mut statements = tables_and_seats("where id = ?", vec![table.into()]);
        statements.extend([
            sql!(SECRET, table),
            sql!(ROWS, table),
            sql!(SUBMISSIONS, table, table),
            sql!(HELD, table),
            sql!(ORDERS, table),
            sql!(TALK, table, TALK_SHOWN),
            sql!(
                "select id, name from guests where id in \
                 (select guest from seats where table_id = ?)",
                table
            ),
        ]);
        let found = self.reader.lookup(statements).await?;
        let [
            row,
            seats,
            key,
            rows,
            submissions,
            answers,
            orders,
            talk,
            names,
        ] = &found[..]
        else {
            return Err(StoreError::Failed("the database answered in part".into()));
        };
        let Some(saved) = tables(row, seats)?.pop() else {
            return Ok(None);
        };
        let submitted = |row| submission(row).map(|(seat, id, _)| (seat, id));
        let name = |row: &SqlRow| Ok((row.text("id")?, row.text("name")?));
        Ok(Some(SavedRoom {
            table: saved,
            secret: key.first().map(secret).transpose()?,
            rows: game_rows(rows)?,
            submissions: submissions
                .iter()
                .map(submitted)
                .collect::<Result<_, _>>()?,
            held: answers.iter().map(held).collect::<Result<_, _>>()?,
            orders: orders.iter().map(order).collect::<Result<_, _>>()?,
            talk: talk.iter().map(talk_line).collect::<Result<_, _>>()?,
            names: names.iter().map(name).collect::<Result<_, StoreError>>()?,
        }))
    }

    async fn key(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.writer
            .ask(WriterJob::Key(name.to_owned(), fresh))
            .await?;
        let select = sql!("select value from house where name = ?", name);
        let saved = self.lookup_one(select, |row| row.bytes_32("value")).await?;
        saved.ok_or_else(|| StoreError::Damaged(format!("the key {name} is gone")))
    }

    async fn guest(&self, id: &str) -> Result<Option<SavedGuest>, StoreError> {
        let select = "select id, name, created, epoch, seen, gone, (select count(*) \
                      from accounts where guest = guests.id) as claimed \
                      from guests where id = ?";
        self.lookup_one(sql!(select, id), guest).await
    }

    async fn table(&self, id: &str) -> Result<Option<SavedTable>, StoreError> {
        let statements = tables_and_seats("where id = ?", vec![id.into()]);
        match &self.reader.lookup(statements).await?[..] {
            [rows, seats] => Ok(tables(rows, seats)?.pop()),
            _ => Ok(None),
        }
    }

    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<SavedTable>, StoreError> {
        let which = "where id in (select table_id from seats where guest = ?) \
                     order by case when stage = 1 and exists (select 1 from seats \
                     where table_id = tables.id and guest = ? \
                     and ((tables.waiting >> cast(seat as int)) & 1) = 1) then 0 else 1 end, \
                     created desc, id limit ?";
        let values = vec![guest.into(), guest.into(), most.into()];
        self.listed_tables(which, values).await
    }

    async fn playing(&self) -> Result<Vec<String>, StoreError> {
        let select = "select id from tables where stage = 1 order by id";
        self.list(sql!(select), id).await
    }

    async fn rows(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        let found = self.reader.lookup(vec![sql!(ROWS, table)]).await?;
        game_rows(found.iter().flatten())
    }

    async fn submissions(&self, table: &str) -> Result<Vec<(Seat, String, u32)>, StoreError> {
        self.lookup(sql!(SUBMISSIONS, table, table), submission)
            .await
    }

    async fn secret(&self, table: &str) -> Result<Option<Secret>, StoreError> {
        self.lookup_one(sql!(SECRET, table), secret).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.writer.ask(WriterJob::Check).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.reader.close().await;
        self.writer.close().await
    }
}
