//! What each kind of write does to the SQLite file.

use crate::{Place, Sitter, Stage, Table, Trouble, Write, decisions, halls_sqlite, people_sqlite};
use sqlx::SqliteConnection;
use tabletop::luck::Secret;
use tabletop::{Row, Seat};

pub(crate) async fn carry_out(write: &Write, to: &mut SqliteConnection) -> Result<(), Trouble> {
    match write {
        Write::NewGuest(guest) => {
            sqlx::query("insert into guests (id, name, created, seen) values (?, ?, ?, ?)")
                .bind(&guest.id)
                .bind(&guest.name)
                .bind(guest.created)
                .bind(guest.seen)
                .execute(to)
                .await?;
        }
        Write::Person(person) => people_sqlite::carry_out(person, to).await?,
        Write::Rename { guest, name } => {
            sqlx::query("update guests set name = ? where id = ?")
                .bind(name)
                .bind(guest)
                .execute(to)
                .await?;
        }
        Write::NewTable { table, secret } => new_table(table, secret, to).await?,
        Write::Sit { table, seat, place } => sit(table, *seat, place, to).await?,
        Write::Begin {
            table,
            luck,
            deal,
            tick,
        } => {
            begin(table, luck, deal, to).await?;
            halls_sqlite::set(table, tick, to).await?;
        }
        Write::Hall { table, write } => halls_sqlite::carry_out(table, write, to).await?,
        Write::HouseTime(ms) => halls_sqlite::keep_time(*ms, to).await?,
        Write::Decide { .. } => decisions::keep(std::iter::once(write), to).await?,
        Write::Rematch { table, next } => {
            sqlx::query("update tables set rematch = ? where id = ?")
                .bind(next)
                .bind(table)
                .execute(to)
                .await?;
        }
    }
    Ok(())
}

pub(crate) async fn keep_key(
    name: &str,
    fresh: &[u8; 32],
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
    sqlx::query("insert or ignore into house (name, value) values (?, ?)")
        .bind(name)
        .bind(fresh.as_slice())
        .execute(to)
        .await?;
    Ok(())
}

async fn new_table(
    table: &Table,
    secret: &Secret,
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
    sqlx::query(
        "insert into tables (id, game, rules_version, seats, options, host, stage, created, \
         commitment, ways, open, touched) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules_version))
    .bind(table.places.len() as i64)
    .bind(&table.options)
    .bind(&table.host)
    .bind(table.stage.code())
    .bind(table.created)
    .bind(table.commitment.0.as_slice())
    .bind(&table.ways)
    .bind(i64::from(table.open))
    .bind(table.tick.touched)
    .execute(&mut *to)
    .await?;
    sqlx::query("insert into secrets (table_id, secret) values (?, ?)")
        .bind(&table.id)
        .bind(secret.reveal().0.as_slice())
        .execute(&mut *to)
        .await?;
    for (seat, place) in table.places.iter().enumerate() {
        sit(&table.id, Seat(seat as u8), place, to).await?;
    }
    Ok(())
}

async fn sit(
    table: &str,
    seat: Seat,
    place: &Place,
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
    let (guest, bot) = match &place.sitter {
        None => (None, None),
        Some(Sitter::Guest(guest)) => (Some(guest), None),
        Some(Sitter::Bot(bot)) => (None, Some(bot)),
    };
    sqlx::query(
        "insert or replace into seats (table_id, seat, guest, bot, luck) values (?, ?, ?, ?, ?)",
    )
    .bind(table)
    .bind(i64::from(seat.0))
    .bind(guest)
    .bind(bot)
    .bind(&place.luck)
    .execute(to)
    .await?;
    Ok(())
}

async fn begin(
    table: &str,
    luck: &[String],
    deal: &Row,
    to: &mut SqliteConnection,
) -> Result<(), Trouble> {
    for (seat, text) in luck.iter().enumerate() {
        sqlx::query("update seats set luck = ? where table_id = ? and seat = ?")
            .bind(text)
            .bind(table)
            .bind(seat as i64)
            .execute(&mut *to)
            .await?;
    }
    sqlx::query("update tables set stage = ? where id = ?")
        .bind(Stage::Playing.code())
        .bind(table)
        .execute(&mut *to)
        .await?;
    decisions::append(&[(table, 0, deal)], to).await
}
