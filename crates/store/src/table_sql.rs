//! The statements that write tables, and the queries about many of them.

use crate::SqlStore;
use crate::sql_store::{HELD, ORDERS, TALK, held, id, order, stage_code, talk_line};
use crate::statement::{SqlRow, Statement, Value, sql};
use crate::tables::{Beat, LAPSE, ListKind, Tables};
use crate::writer::WriterJob;
use async_trait::async_trait;
use protocol::Stage;
use room::{
    Change, Draft, HeldAnswer, Place, Revision, SavedOrder, SavedTable, Sitter, StoreError,
    TalkLine,
};
use tabletop::luck::Secret;
use tabletop::{Row, Seat};

/// Most rows of games in one statement.
pub const MOST_AT_ONCE: usize = 64;
/// Tables that are asked about in one statement.
const ASKED_AT_ONCE: usize = 64;

/// A row of a game: table, number, row, and the id under which a client sent it.
pub struct NumberedRow<'a>(&'a str, u32, &'a Row, Option<&'a str>);

/// What a draft does to the database; its rows go to `rows`, to share statements with those of
/// others.
pub fn draft<'a>(draft: &'a Draft, to: &mut Vec<Statement>, rows: &mut Vec<NumberedRow<'a>>) {
    let (table, version) = (&draft.table, draft.based_on.version);
    let changes = i64::from(!draft.changes.is_empty());
    match &draft.schedule {
        Some(schedule) => to.push(
            sql!(
                "update tables set waiting = ?, due = ?, clocks = ?, touched = ?, \
                 version = version + 1, changes = changes + ? where id = ? and version = ?",
                schedule.waiting,
                schedule.due,
                &schedule.clocks,
                schedule.touched,
                changes,
                table,
                version
            )
            .or_taken(),
        ),
        None if changes == 1 => to.push(
            sql!(
                "update tables set version = version + 1, changes = changes + 1 \
                 where id = ? and version = ?",
                table,
                version
            )
            .or_taken(),
        ),
        None => {}
    }
    let id_of = |ply| draft.ids.iter().find(|(row, _)| *row == ply);
    rows.extend((draft.based_on.rows..).zip(&draft.rows).map(|(ply, row)| {
        let id = id_of(ply).map(|(_, id)| id.as_str());
        NumberedRow(table, ply, row, id)
    }));
    if let Some(result) = &draft.result {
        let set = "update tables set stage = ?, result = ? where id = ?";
        to.push(sql!(set, stage_code(Stage::Over), result, table));
    }
    for one in &draft.changes {
        change(table, one, to);
    }
}

fn change(table: &str, change: &Change, to: &mut Vec<Statement>) {
    match change {
        Change::Sit { seat, place } => to.push(sit(table, *seat, place)),
        Change::Begin { luck } => {
            for (seat, text) in luck.iter().enumerate() {
                let set = "update seats set luck = ? where table_id = ? and seat = ?";
                to.push(sql!(set, text, table, seat as i64));
            }
            let set = "update tables set stage = ? where id = ?";
            to.push(sql!(set, stage_code(Stage::Playing), table));
        }
        Change::StandIn {
            seat,
            bot,
            resigned,
        } => to.push(sql!(
            "update seats set stand_in = ?, resigned = ? where table_id = ? and seat = ?",
            bot,
            *resigned,
            table,
            *seat
        )),
        Change::Hold(answer) => to.push(sql!(
            "insert into held (table_id, seat, client_id, steps) values (?, ?, ?, ?) \
             on conflict (table_id, seat) do update set client_id = excluded.client_id, \
             steps = excluded.steps",
            table,
            answer.seat,
            &answer.id,
            &answer.steps
        )),
        Change::Release { first } => to.extend([
            sql!(
                "insert into submissions (table_id, seat, client_id, ply) \
                 select table_id, seat, client_id, ? from held where table_id = ?",
                *first,
                table
            ),
            sql!("delete from held where table_id = ?", table),
        ]),
        Change::Order {
            seat,
            reaction,
            order: Some(order),
        } => to.push(sql!(
            "insert into orders (table_id, seat, reaction, choice) values (?, ?, ?, ?) \
             on conflict (table_id, seat, reaction) do update set choice = excluded.choice",
            table,
            *seat,
            reaction,
            order
        )),
        Change::Order {
            seat,
            reaction,
            order: None,
        } => {
            let delete = "delete from orders where table_id = ? and seat = ? and reaction = ?";
            to.push(sql!(delete, table, *seat, reaction));
        }
        Change::Say(line) => to.push(sql!(
            "insert into chat (table_id, n, guest, seat, phrase, said, at) \
             values (?, ?, ?, ?, ?, ?, ?)",
            table,
            line.n,
            &line.guest,
            line.seat,
            &line.phrase,
            &line.said,
            line.at
        )),
        Change::Request(request) => {
            let set = "update tables set request = ? where id = ?";
            to.push(sql!(set, request, table));
        }
        Change::Rematch { next, secret } => {
            new_table(next, secret, to);
            let set = "update tables set rematch = ? where id = ?";
            to.push(sql!(set, &next.id, table));
        }
        Change::Remove => to.extend([
            sql!("update tables set rematch = null where rematch = ?", table),
            sql!("delete from chat where table_id = ?", table),
            sql!("delete from orders where table_id = ?", table),
            sql!("delete from seats where table_id = ?", table),
            sql!("delete from secrets where table_id = ?", table),
            sql!("delete from tables where id = ?", table),
        ]),
    }
}

pub fn new_table(table: &SavedTable, secret: &Secret, to: &mut Vec<Statement>) {
    to.push(sql!(
        "insert into tables (id, game, rules_version, seats, options, host, stage, created, \
         commitment, ways, open, touched) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        &table.id,
        &table.game,
        i64::from(table.rules_version),
        table.places.len() as i64,
        &table.options,
        &table.host,
        stage_code(table.stage),
        table.created,
        &table.commitment.0,
        &table.settings,
        table.open,
        table.schedule.touched
    ));
    let insert = "insert into secrets (table_id, secret) values (?, ?)";
    to.push(sql!(insert, &table.id, &secret.reveal().0));
    let seats = (0..).map(Seat).zip(&table.places);
    to.extend(seats.map(|(seat, place)| sit(&table.id, seat, place)));
}

fn sit(table: &str, seat: Seat, place: &Place) -> Statement {
    let (guest, bot) = match &place.sitter {
        None => (None, None),
        Some(Sitter::Guest(guest)) => (Some(guest.clone()), None),
        Some(Sitter::Bot(bot)) => (None, Some(bot.clone())),
    };
    sql!(
        "insert into seats (table_id, seat, guest, bot, luck) values (?, ?, ?, ?, ?) \
         on conflict (table_id, seat) do update set guest = excluded.guest, \
         bot = excluded.bot, luck = excluded.luck, stand_in = null, resigned = 0",
        table,
        seat,
        &guest,
        &bot,
        &place.luck
    )
}

/// Inserts rows of games, at most so many in one statement. How many is a power of two, so that
/// few different statements are ever prepared.
pub fn insert_rows(
    mut rows: &[NumberedRow],
    most: usize,
    to: &mut Vec<Statement>,
) -> Result<(), StoreError> {
    let failed = |why: postcard::Error| StoreError::Failed(format!("a row: {why}"));
    while let Some(power) = rows.len().checked_ilog2() {
        let (some, rest) = rows.split_at((1 << power).min(most));
        let places = vec!["(?, ?, ?, ?, ?, ?, ?)"; some.len()].join(", ");
        let columns = "table_id, ply, by, act, picks, digest, client_id";
        let mut values = Vec::with_capacity(some.len() * 7);
        for NumberedRow(table, ply, row, id) in some {
            values.extend([
                Value::from(*table),
                Value::from(*ply),
                Value::from(row.by),
                Value::from(postcard::to_allocvec(&row.act).map_err(failed)?),
                Value::from(postcard::to_allocvec(&row.picks).map_err(failed)?),
                Value::from(i64::from(row.digest)),
                Value::Text(id.map(str::to_owned)),
            ]);
        }
        let sql = format!("insert into decisions ({columns}) values {places}");
        to.push(Statement::new(sql, values));
        rows = rest;
    }
    Ok(())
}

/// Takes or renews the lease. Whoever holds it then moves the house's time on.
pub fn beat(node: &str, closed: bool, to: &mut Vec<Statement>) {
    to.push(sql!(
        "insert into leases (name, holder, until) values ('keeper', ?, {now} + ?) \
         on conflict (name) do update set holder = excluded.holder, until = excluded.until \
         where leases.holder = excluded.holder or leases.until < {now}",
        node,
        LAPSE
    ));
    // After a longer gap the house was closed.
    let longest = if closed { 0 } else { LAPSE };
    to.push(sql!(
        "insert into house_time (name, ms, at) select 'open', 0, {now} from leases \
         where name = 'keeper' and holder = ? \
         on conflict (name) do update set at = excluded.at, ms = house_time.ms + \
         case when excluded.at - house_time.at between 0 and ? \
         then excluded.at - house_time.at else 0 end",
        node,
        longest
    ));
}

fn revision(row: &SqlRow) -> Result<(String, Revision), StoreError> {
    let revision = Revision {
        rows: row.number("row_count")?,
        version: row.int("version")?,
        changes: row.int("changes")?,
    };
    Ok((row.text("id")?, revision))
}

#[async_trait]
impl Tables for SqlStore {
    async fn listed(&self, list: ListKind, most: u32) -> Result<Vec<SavedTable>, StoreError> {
        let stage = match list {
            ListKind::Open => Stage::Lobby,
            ListKind::Running => Stage::Playing,
            ListKind::Finished => Stage::Over,
        };
        let which = "where open = 1 and stage = ? order by created desc, id limit ?";
        let values = vec![stage_code(stage).into(), most.into()];
        self.listed_tables(which, values).await
    }

    async fn due(&self, now: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let select = "select id from tables where due is not null and due <= ? and stage = 1 \
                      order by due limit ?";
        self.list(sql!(select, now, most), id).await
    }

    async fn stale_lobbies(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let select = "select id from tables where stage = 0 and touched < ? and created < ? \
                      order by id limit ?";
        self.list(sql!(select, before, before, most), id).await
    }

    async fn lobbies_of(&self, host: &str) -> Result<Vec<String>, StoreError> {
        let select = "select id from tables where stage = 0 and host = ? order by id";
        self.list(sql!(select, host), id).await
    }

    async fn unfinished_of(&self, guest: &str) -> Result<Vec<String>, StoreError> {
        let select = "select id from tables where stage < 2 and id in \
                      (select table_id from seats where guest = ?) order by id";
        self.list(sql!(select, guest), id).await
    }

    async fn quiet(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let select = "select id from tables where stage = 1 and waiting = 0 and touched < ? \
                      order by touched limit ?";
        self.list(sql!(select, before, most), id).await
    }

    async fn held(&self, table: &str) -> Result<Vec<HeldAnswer>, StoreError> {
        self.lookup(sql!(HELD, table), held).await
    }

    async fn orders(&self, table: &str) -> Result<Vec<SavedOrder>, StoreError> {
        self.lookup(sql!(ORDERS, table), order).await
    }

    async fn talk(&self, table: &str, most: u32) -> Result<Vec<TalkLine>, StoreError> {
        self.lookup(sql!(TALK, table, most), talk_line).await
    }

    async fn said_by(&self, guest: &str) -> Result<Vec<(String, TalkLine)>, StoreError> {
        let select = "select * from chat where guest = ? order by at, n";
        let line = |row: &SqlRow| Ok((row.text("table_id")?, talk_line(row)?));
        self.list(sql!(select, guest), line).await
    }

    async fn revisions(&self, tables: &[String]) -> Result<Vec<(String, Revision)>, StoreError> {
        let places = ["?"; ASKED_AT_ONCE].join(", ");
        let select = format!(
            "select id, version, changes, (select coalesce(max(ply) + 1, 0) from decisions \
             where table_id = tables.id) as row_count from tables where id in ({places})"
        );
        let mut revisions = Vec::with_capacity(tables.len());
        for some in tables.chunks(ASKED_AT_ONCE) {
            // The last one is repeated, so that it is always the same statement.
            let last = some.last().into_iter().cycle();
            let values = some.iter().chain(last).take(ASKED_AT_ONCE);
            let values = values.map(Value::from).collect();
            let statement = Statement::new(select.clone(), values);
            revisions.extend(self.lookup(statement, revision).await?);
        }
        Ok(revisions)
    }

    async fn beat(&self, node: &str, closed: bool) -> Result<Beat, StoreError> {
        self.writer
            .ask(WriterJob::Beat(node.to_owned(), closed))
            .await?;
        let select = "select ms, {now} - at as ago, holder from house_time, leases \
                      where house_time.name = 'open' and leases.name = 'keeper'";
        let beat = |row: &SqlRow| {
            let ago = Some(row.int("ago")?).filter(|ago| (0..=LAPSE).contains(ago));
            Ok(Beat {
                time: row.int("ms")? + ago.unwrap_or(0),
                leads: row.text("holder")? == node,
            })
        };
        let none = || StoreError::Damaged("the house has no time".into());
        let found = self.lookup_one(sql!(select), beat).await?;
        found.ok_or_else(none)
    }

    async fn release(&self, node: &str) -> Result<(), StoreError> {
        self.writer.ask(WriterJob::Release(node.to_owned())).await
    }
}
