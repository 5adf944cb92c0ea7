//! Requests about tables beyond the game: lists, resigning, orders, undo, talk.

use crate::guests::{Changing, Known};
use crate::refusal::Refusal;
use crate::routes::{Answer, Body, put, shown_tables};
use crate::table::{Ask, may_be_watched, seat_of};
use crate::{House, guests, nodes};
use axum::extract::{Path, Query, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{
    Block, LONGEST_DETAIL, NewReport, Reason, Say, SetOrder, TableInfo, Tables, UndoWish,
};
use serde_json::{Value, json};
use std::collections::HashMap;
use store::halls::List;
use store::people::{Person, Report};
use store::{Sitter, Table, Write};
use tabletop::Seat;

/// Tables shown in one list.
const MOST_TABLES: u32 = 50;

pub fn routes() -> Router<House> {
    Router::new()
        .route("/api/tables", get(list))
        .route("/api/tables/{table}/resign", post(resign))
        .route("/api/tables/{table}/return", post(come_back))
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
) -> Answer<Tables> {
    let list = match query.get("list").map(String::as_str) {
        Some("open") | None => List::Open,
        Some("running") => List::Running,
        Some("finished") => List::Finished,
        Some(_) => {
            let why = "a list is open, running or finished".into();
            return Err(Refusal(Reason::NotUnderstood { why }));
        }
    };
    let guest = known.map(|Known(guest)| guest);
    let mut tables = house.store().halls().listed(list, MOST_TABLES).await?;
    let mine = |table: &Table| {
        let seat = guest.as_ref().and_then(|guest| seat_of(table, &guest.id));
        seat.is_some()
    };
    match list {
        List::Open => {}
        List::Running => tables.retain(may_be_watched),
        // What cannot be looked at again need not be listed, but for those who played.
        List::Finished => tables.retain(|table| may_be_watched(table) || mine(table)),
    }
    shown_tables(&house, tables, guest.as_ref()).await
}

async fn resign(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
) -> Answer<TableInfo> {
    let guest = guest.id;
    let info = put(&house, &table, |reply| Ask::Resign { guest, reply }).await?;
    Ok(Json(info))
}

async fn come_back(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
) -> Answer<TableInfo> {
    let guest = guest.id;
    let info = put(&house, &table, |reply| Ask::ComeBack { guest, reply }).await?;
    Ok(Json(info))
}

async fn order(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<SetOrder>,
) -> Answer<Value> {
    let guest = guest.id;
    let order = |reply| Ask::Order { guest, wish, reply };
    put(&house, &table, order).await?;
    Ok(Json(json!({})))
}

async fn undo(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<UndoWish>,
) -> Answer<Value> {
    let guest = guest.id;
    let undo = |reply| Ask::Undo { guest, wish, reply };
    put(&house, &table, undo).await?;
    Ok(Json(json!({})))
}

async fn say(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<Say>,
) -> Answer<Value> {
    if holds(&house, &guest.id, "mute").await? {
        return Err(Refusal(Reason::Muted {}));
    }
    if !house.allows_words(&guest.id) {
        return Err(Refusal(Reason::TooFast {}));
    }
    let guest = guest.id;
    put(&house, &table, |reply| Ask::Say { guest, wish, reply }).await?;
    Ok(Json(json!({})))
}

/// Whether an operator has taken this right away.
pub async fn holds(house: &House, guest: &str, kind: &str) -> Result<bool, Refusal> {
    let sanctions = house.store().people().sanctions(guest).await?;
    Ok(sanctions.iter().any(|sanction| sanction == kind))
}

/// Whether this guest may sit down there: not if an operator says so, and not with
/// somebody who has blocked her.
pub async fn may_sit(house: &House, guest: &str, table: Option<&str>) -> Result<(), Refusal> {
    if holds(house, guest, "bar").await? {
        return Err(Refusal(Reason::Barred {}));
    }
    let Some(table) = table else { return Ok(()) };
    let Some(table) = house.store().table(table).await? else {
        return Ok(());
    };
    let sits = table.places.iter().filter_map(|place| match &place.sitter {
        Some(Sitter::Guest(id)) => Some(id),
        _ => None,
    });
    for other in sits.chain([&table.host]).filter(|other| *other != guest) {
        let blocked = house.store().people().blocked_by(other).await?;
        if blocked.iter().any(|id| id == guest) {
            return Err(Refusal(Reason::Blocked {}));
        }
    }
    Ok(())
}

/// The guest in a seat, and the table.
async fn sitter(house: &House, table: &str, seat: Seat) -> Result<(Table, String), Refusal> {
    let kept = house.store().table(table).await?;
    let kept = kept.ok_or(Reason::NoSuchTable {})?;
    let place = kept.places.get(seat.index());
    match place.and_then(|place| place.sitter.clone()) {
        Some(Sitter::Guest(id)) => Ok((kept, id)),
        Some(Sitter::Bot(_)) | None => Err(Refusal(Reason::NoSuchSeat {})),
    }
}

async fn block(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<Block>,
) -> Answer<Value> {
    let (_, other) = sitter(&house, &table, wish.seat).await?;
    if other == guest.id {
        return Err(Refusal(Reason::NoSuchSeat {}));
    }
    let write = Person::Block {
        guest: guest.id.clone(),
        other,
        on: true,
    };
    house.store().write(Write::Person(write)).await?;
    nodes::tell_about(&house, &guest.id);
    put(&house, &table, |reply| Ask::Blocks {
        guest: guest.id,
        reply,
    })
    .await?;
    Ok(Json(json!({})))
}

async fn report(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<NewReport>,
) -> Answer<Value> {
    if wish.detail.chars().count() > LONGEST_DETAIL {
        let most = LONGEST_DETAIL as u32;
        return Err(Refusal(Reason::TooLong { most }));
    }
    let (kept, about) = sitter(&house, &table, wish.seat).await?;
    if about == guest.id {
        return Err(Refusal(Reason::NoSuchSeat {}));
    }
    let fault: &'static str = wish.fault.into();
    let report = Report {
        id: crate::random::id(12),
        reporter: guest.id,
        about,
        table: kept.id,
        reason: fault.into(),
        detail: wish.detail,
        at: guests::now(),
        closed: false,
    };
    house
        .store()
        .write(Write::Person(Person::Report(report)))
        .await?;
    Ok(Json(json!({})))
}
