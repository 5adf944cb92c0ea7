//! Lists of tables, and requests about one beyond its game: resigning, orders, undo, talk,
//! blocks and reports.

use crate::accounts::guests::{Changing, Known};
use crate::house::time::unix;
use crate::house::{House, random};
use crate::requests::{Body, JsonAnswer, Refusal, table_id};
use crate::tables::{admission, ask, info, person_changed};
use axum::extract::{Path, Query, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{
    Block, LONGEST_DETAIL, NewReport, Reason, Say, SetOrder, StandIn, TableInfo, TableList,
    UndoWish,
};
use room::Wish;
use serde_json::{Value, json};
use std::collections::HashMap;
use store::people::{PersonWrite, Report};
use store::tables::ListKind;
use store::{SavedGuest, SavedTable, Sitter, Write};
use tabletop::Seat;

/// Tables shown in one list.
const MOST_TABLES: u32 = 50;

pub fn routes() -> Router<House> {
    Router::new()
        .route("/api/tables", get(list))
        .route("/api/tables/{table}/resign", post(resign))
        .route("/api/tables/{table}/return", post(come_back))
        .route("/api/tables/{table}/stand-in", post(stand_in))
        .route("/api/tables/{table}/order", post(order))
        .route("/api/tables/{table}/undo", post(undo))
        .route("/api/tables/{table}/say", post(say))
        .route("/api/tables/{table}/block", post(block))
        .route("/api/tables/{table}/report", post(report))
}

/// `GET /api/tables?list=open|running|finished`
async fn list(
    State(house): State<House>,
    known: Option<Known>,
    Query(query): Query<HashMap<String, String>>,
) -> JsonAnswer<TableList> {
    let list = match query.get("list").map(String::as_str) {
        Some("open") | None => ListKind::Open,
        Some("running") => ListKind::Running,
        Some("finished") => ListKind::Finished,
        Some(_) => {
            let why = "a list is open, running or finished".into();
            return Err(Refusal(Reason::NotUnderstood { why }));
        }
    };
    let guest = known.map(|Known(guest)| guest);
    let mut tables = house.store().tables().listed(list, MOST_TABLES).await?;
    let mine = |table: &SavedTable| {
        let seat = guest.as_ref().and_then(|guest| table.seat_of(&guest.id));
        seat.is_some()
    };
    match list {
        ListKind::Open => {}
        ListKind::Running => tables.retain(SavedTable::may_be_watched),
        // What cannot be looked at again need not be listed, but for those who played.
        ListKind::Finished => tables.retain(|table| table.may_be_watched() || mine(table)),
    }
    shown(&house, tables, guest.as_ref()).await
}

/// Tables as they are written, with the names of everybody at them.
pub async fn shown(
    house: &House,
    saved: Vec<SavedTable>,
    guest: Option<&SavedGuest>,
) -> JsonAnswer<TableList> {
    let mut names = HashMap::new();
    for id in saved.iter().flat_map(SavedTable::guests) {
        if !names.contains_key(id)
            && let Some(other) = house.store().guest(id).await?
        {
            names.insert(other.id, other.name);
        }
    }
    let asker = guest.map(|guest| guest.id.as_str());
    let tables = saved.iter().map(|table| table.info(&names, asker));
    Ok(Json(TableList {
        tables: tables.collect(),
    }))
}

async fn resign(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
) -> JsonAnswer<TableInfo> {
    let wish = Wish::Resign;
    Ok(Json(
        info(&house, table_id(&table)?, &guest.id, wish).await?,
    ))
}

async fn come_back(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
) -> JsonAnswer<TableInfo> {
    let wish = Wish::Return;
    Ok(Json(
        info(&house, table_id(&table)?, &guest.id, wish).await?,
    ))
}

async fn stand_in(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(StandIn { seat }): Body<StandIn>,
) -> JsonAnswer<TableInfo> {
    let wish = Wish::StandIn(seat);
    Ok(Json(
        info(&house, table_id(&table)?, &guest.id, wish).await?,
    ))
}

/// A wish that is just done.
async fn done(house: &House, table: &str, guest: &str, wish: Wish) -> JsonAnswer<Value> {
    ask(house, table_id(table)?, guest, wish).await?;
    Ok(Json(json!({})))
}

async fn order(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<SetOrder>,
) -> JsonAnswer<Value> {
    done(&house, &table, &guest.id, Wish::Order(wish)).await
}

async fn undo(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<UndoWish>,
) -> JsonAnswer<Value> {
    done(&house, &table, &guest.id, Wish::Undo(wish)).await
}

async fn say(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<Say>,
) -> JsonAnswer<Value> {
    if admission::holds(&house, &guest.id, "mute").await? {
        return Err(Refusal(Reason::Muted {}));
    }
    if !house.allows_words(&guest.id) {
        return Err(Refusal(Reason::TooFast {}));
    }
    done(&house, &table, &guest.id, Wish::Say(wish)).await
}

/// The guest in a seat, and the table.
async fn sitter(house: &House, table: &str, seat: Seat) -> Result<(SavedTable, String), Refusal> {
    let saved = house.store().table(table).await?;
    let saved = saved.ok_or(Reason::NoSuchTable {})?;
    let place = saved.places.get(seat.index());
    match place.and_then(|place| place.sitter.clone()) {
        Some(Sitter::Guest(id)) => Ok((saved, id)),
        Some(Sitter::Bot(_)) | None => Err(Refusal(Reason::NoSuchSeat {})),
    }
}

async fn block(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<Block>,
) -> JsonAnswer<Value> {
    let (_, other) = sitter(&house, &table, wish.seat).await?;
    if other == guest.id {
        return Err(Refusal(Reason::NoSuchSeat {}));
    }
    let write = PersonWrite::Block {
        guest: guest.id.clone(),
        other,
        on: true,
    };
    house.store().write(Write::Person(write)).await?;
    person_changed(&house, &guest.id).await;
    Ok(Json(json!({})))
}

async fn report(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<NewReport>,
) -> JsonAnswer<Value> {
    if wish.detail.chars().count() > LONGEST_DETAIL {
        let most = LONGEST_DETAIL as u32;
        return Err(Refusal(Reason::TooLong { most }));
    }
    let (saved, about) = sitter(&house, &table, wish.seat).await?;
    if about == guest.id {
        return Err(Refusal(Reason::NoSuchSeat {}));
    }
    // Whoever has not played with her has nothing to report.
    saved.seat_of(&guest.id).ok_or(Reason::NotSeated {})?;
    let fault: &'static str = wish.fault.into();
    let report = Report {
        id: random::id(12),
        reporter: guest.id,
        about,
        table: saved.id,
        reason: fault.into(),
        detail: wish.detail,
        at: unix(),
        closed: false,
    };
    house
        .store()
        .write(Write::Person(PersonWrite::Report(report)))
        .await?;
    Ok(Json(json!({})))
}
