//! The SQLite form: one file, write-ahead log, every commit flushed to the disk.

use crate::group::Writer;
use crate::halls::Tick;
use crate::{Guest, Halls, People, Place, Sitter, Stage, Store, Table, Trouble, Write};
use async_trait::async_trait;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row as _, SqlSafeStr, SqlitePool};
use std::path::Path;
use std::time::Duration;
use tabletop::luck::{Hex, Secret};
use tabletop::{Row, Seat};

/// Connections for reading. Reads are short: few are needed.
const READERS: u32 = 4;

/// A data file. Clones share it.
#[derive(Clone)]
pub struct Sqlite {
    pub(crate) read: SqlitePool,
    writer: Writer,
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        let taken = error
            .as_database_error()
            .is_some_and(|error| error.is_unique_violation());
        if taken {
            Trouble::Taken
        } else {
            Trouble::Failed(error.to_string())
        }
    }
}

fn migrations() -> Migrator {
    let files = [
        (1, "house", include_str!("../migrations/1_house.sql")),
        (10, "people", include_str!("../migrations/10_people.sql")),
        (11, "tables", include_str!("../migrations/11_tables.sql")),
    ];
    Migrator::with_migrations(
        files
            .into_iter()
            .map(|(number, name, sql)| {
                let sql = sql.into_sql_str();
                Migration::new(number, name.into(), MigrationType::Simple, sql, false)
            })
            .collect(),
    )
}

impl Sqlite {
    /// Opens the data file, makes it if it is missing, brings it up to date.
    pub async fn open(path: &Path) -> Result<Self, Trouble> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What is deleted is overwritten: somebody may have asked to be forgotten.
            .pragma("secure_delete", "on")
            .busy_timeout(Duration::from_secs(10))
            .statement_cache_capacity(64);
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await?;
        migrations()
            .run(&write)
            .await
            .map_err(|why| Trouble::Failed(why.to_string()))?;
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Sqlite {
            read,
            writer: Writer::start(write),
        })
    }

    async fn places(&self, table: &str, seats: usize) -> Result<Vec<Place>, Trouble> {
        let rows = sqlx::query(
            "select seat, guest, bot, luck, stand_in, resigned from seats where table_id = ? order by seat",
        )
        .bind(table)
        .fetch_all(&self.read)
        .await?;
        let mut places = vec![Place::default(); seats];
        for row in rows {
            let guest: Option<String> = row.try_get("guest")?;
            let bot: Option<String> = row.try_get("bot")?;
            let seat = row.try_get::<i64, _>("seat")?;
            let place = usize::try_from(seat)
                .ok()
                .and_then(|seat| places.get_mut(seat))
                .ok_or_else(|| Trouble::Damaged(format!("{table} has no seat {seat}")))?;
            *place = Place {
                sitter: guest.map(Sitter::Guest).or(bot.map(Sitter::Bot)),
                luck: row.try_get("luck")?,
                stand_in: row.try_get("stand_in")?,
                resigned: row.try_get::<i64, _>("resigned")? != 0,
            };
        }
        Ok(places)
    }

    pub(crate) async fn with_places(&self, row: &SqliteRow) -> Result<Table, Trouble> {
        let id: String = row.try_get("id")?;
        let damaged = |what: &str| Trouble::Damaged(format!("{what} of table {id}"));
        let stage = Stage::decode(row.try_get("stage")?).ok_or_else(|| damaged("stage"))?;
        let seats = usize::try_from(row.try_get::<i64, _>("seats")?).unwrap_or(0);
        let rules = row.try_get::<i64, _>("rules_version")?;
        Ok(Table {
            game: row.try_get("game")?,
            rules_version: u16::try_from(rules).map_err(|_| damaged("rules"))?,
            options: row.try_get("options")?,
            host: row.try_get("host")?,
            stage,
            created: row.try_get("created")?,
            commitment: Hex(bytes(row, "commitment")?),
            result: row.try_get("result")?,
            rematch: row.try_get("rematch")?,
            places: self.places(&id, seats).await?,
            ways: row.try_get("ways")?,
            open: row.try_get::<i64, _>("open")? != 0,
            tick: Tick {
                waiting: row.try_get("waiting")?,
                due: row.try_get("due")?,
                clocks: row.try_get("clocks")?,
                touched: row.try_get("touched")?,
            },
            id,
        })
    }
}

fn bytes(row: &SqliteRow, column: &str) -> Result<[u8; 32], Trouble> {
    let bytes: Vec<u8> = row.try_get(column)?;
    bytes
        .try_into()
        .map_err(|_| Trouble::Damaged(format!("{column} does not have 32 bytes")))
}

fn decision(row: &SqliteRow) -> Result<Row, Trouble> {
    let damaged = |_| Trouble::Damaged("a decision cannot be read".into());
    let by: Option<i64> = row.try_get("by")?;
    Ok(Row {
        by: by
            .map(|seat| u8::try_from(seat).map(Seat))
            .transpose()
            .map_err(|_| Trouble::Damaged("a decision by no seat".into()))?,
        act: postcard::from_bytes(row.try_get("act")?).map_err(damaged)?,
        picks: postcard::from_bytes(row.try_get("picks")?).map_err(damaged)?,
        digest: u16::try_from(row.try_get::<i64, _>("digest")?)
            .map_err(|_| Trouble::Damaged("a digest out of range".into()))?,
    })
}

#[async_trait]
impl Store for Sqlite {
    fn people(&self) -> &dyn People {
        self
    }

    fn halls(&self) -> &dyn Halls {
        self
    }

    async fn write(&self, write: Write) -> Result<(), Trouble> {
        self.writer.write(write).await
    }

    async fn key(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], Trouble> {
        self.writer.keep_key(name, fresh).await?;
        let row = sqlx::query("select value from house where name = ?")
            .bind(name)
            .fetch_one(&self.read)
            .await?;
        bytes(&row, "value")
    }

    async fn guest(&self, id: &str) -> Result<Option<Guest>, Trouble> {
        let row = sqlx::query(
            "select id, name, created, epoch, seen, gone, \
             exists (select 1 from accounts where guest = guests.id) as claimed \
             from guests where id = ?",
        )
        .bind(id)
        .fetch_optional(&self.read)
        .await?;
        row.map(|row| {
            Ok(Guest {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                created: row.try_get("created")?,
                epoch: row.try_get("epoch")?,
                seen: row.try_get("seen")?,
                gone: row.try_get::<i64, _>("gone")? != 0,
                claimed: row.try_get("claimed")?,
            })
        })
        .transpose()
    }

    async fn table(&self, id: &str) -> Result<Option<Table>, Trouble> {
        let row = sqlx::query("select * from tables where id = ?")
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        match row {
            Some(row) => self.with_places(&row).await.map(Some),
            None => Ok(None),
        }
    }

    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<Table>, Trouble> {
        let rows = sqlx::query(
            "select * from tables where id in (select table_id from seats where guest = ?) \
             order by created desc, id limit ?",
        )
        .bind(guest)
        .bind(most)
        .fetch_all(&self.read)
        .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in &rows {
            tables.push(self.with_places(row).await?);
        }
        Ok(tables)
    }

    async fn playing(&self) -> Result<Vec<String>, Trouble> {
        let rows = sqlx::query("select id from tables where stage = ? order by id")
            .bind(Stage::Playing.code())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn rows(&self, table: &str) -> Result<Vec<Row>, Trouble> {
        let rows = sqlx::query(
            "select ply, by, act, picks, digest from decisions where table_id = ? order by ply",
        )
        .bind(table)
        .fetch_all(&self.read)
        .await?;
        for (at, row) in rows.iter().enumerate() {
            if row.try_get::<i64, _>("ply")? != at as i64 {
                return Err(Trouble::Damaged(format!("table {table} lacks row {at}")));
            }
        }
        rows.iter().map(decision).collect()
    }

    async fn submissions(&self, table: &str) -> Result<Vec<(Seat, String, u32)>, Trouble> {
        let rows = sqlx::query(
            "select seat, client_id, ply from submissions where table_id = ? order by ply, seat",
        )
        .bind(table)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let seat = row.try_get::<u8, _>("seat")?;
                Ok((Seat(seat), row.try_get("client_id")?, row.try_get("ply")?))
            })
            .collect()
    }

    async fn secret(&self, table: &str) -> Result<Option<Secret>, Trouble> {
        let row = sqlx::query("select secret from secrets where table_id = ?")
            .bind(table)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| bytes(&row, "secret").map(Secret::new))
            .transpose()
    }
}
