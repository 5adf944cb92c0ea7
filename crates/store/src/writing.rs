//! What each kind of write does to the database.

use crate::base::{Hand, run};
use crate::{Place, Sitter, Stage, Table, Trouble, Write, decisions, halls_kept, people_kept};
use tabletop::luck::Secret;
use tabletop::{Row, Seat};

pub(crate) async fn carry_out(write: &Write, to: &mut dyn Hand) -> Result<(), Trouble> {
    match write {
        Write::NewGuest(guest) => {
            run!(
                to,
                "insert into guests (id, name, created, seen) values (?, ?, ?, ?)",
                &guest.id,
                &guest.name,
                guest.created,
                guest.seen
            );
        }
        Write::Person(person) => people_kept::carry_out(person, to).await?,
        Write::Rename { guest, name } => {
            run!(to, "update guests set name = ? where id = ?", name, guest);
        }
        Write::NewTable { table, secret } => new_table(table, secret, to).await?,
        Write::Sit {
            table,
            version,
            seat,
            place,
            at,
        } => {
            halls_kept::change(table, *version, to).await?;
            sit(table, *seat, place, to).await?;
            run!(to, "update tables set touched = ? where id = ?", at, table);
        }
        Write::Begin {
            table,
            version,
            luck,
            deal,
            tick,
        } => {
            begin(table, luck, deal, to).await?;
            halls_kept::change(table, *version, to).await?;
            halls_kept::set(table, tick, to).await?;
        }
        Write::Hall {
            table,
            version,
            write,
        } => {
            halls_kept::change(table, *version, to).await?;
            halls_kept::carry_out(table, write, to).await?;
        }
        Write::Decide { .. } => decisions::keep(std::iter::once(write), to).await?,
        Write::Rematch {
            table,
            version,
            next,
            secret,
        } => {
            halls_kept::change(table, *version, to).await?;
            new_table(next, secret, to).await?;
            let sql = "update tables set rematch = ? where id = ?";
            run!(to, sql, &next.id, table);
        }
    }
    Ok(())
}

pub(crate) async fn keep_key(
    name: &str,
    fresh: &[u8; 32],
    to: &mut dyn Hand,
) -> Result<(), Trouble> {
    let sql = "insert into house (name, value) values (?, ?) on conflict (name) do nothing";
    run!(to, sql, name, fresh.as_slice());
    Ok(())
}

async fn new_table(table: &Table, secret: &Secret, to: &mut dyn Hand) -> Result<(), Trouble> {
    run!(
        to,
        "insert into tables (id, game, rules_version, seats, options, host, stage, created, \
         commitment, ways, open, touched) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        &table.id,
        &table.game,
        i64::from(table.rules_version),
        table.places.len() as i64,
        &table.options,
        &table.host,
        table.stage.code(),
        table.created,
        table.commitment.0.as_slice(),
        &table.ways,
        table.open,
        table.tick.touched
    );
    let secret = secret.reveal();
    let sql = "insert into secrets (table_id, secret) values (?, ?)";
    run!(to, sql, &table.id, secret.0.as_slice());
    for (seat, place) in table.places.iter().enumerate() {
        sit(&table.id, Seat(seat as u8), place, to).await?;
    }
    Ok(())
}

async fn sit(table: &str, seat: Seat, place: &Place, to: &mut dyn Hand) -> Result<(), Trouble> {
    let (guest, bot) = match &place.sitter {
        None => (None, None),
        Some(Sitter::Guest(guest)) => (Some(guest.as_str()), None),
        Some(Sitter::Bot(bot)) => (None, Some(bot.as_str())),
    };
    run!(
        to,
        "insert into seats (table_id, seat, guest, bot, luck) values (?, ?, ?, ?, ?) \
         on conflict (table_id, seat) do update set guest = excluded.guest, \
         bot = excluded.bot, luck = excluded.luck, stand_in = null, resigned = 0",
        table,
        seat,
        guest,
        bot,
        &place.luck
    );
    Ok(())
}

async fn begin(table: &str, luck: &[String], deal: &Row, to: &mut dyn Hand) -> Result<(), Trouble> {
    for (seat, text) in luck.iter().enumerate() {
        let sql = "update seats set luck = ? where table_id = ? and seat = ?";
        run!(to, sql, text, table, seat as i64);
    }
    let sql = "update tables set stage = ? where id = ?";
    run!(to, sql, Stage::Playing.code(), table);
    decisions::append(&[(table, 0, deal, None)], to).await
}
