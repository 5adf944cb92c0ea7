//! Everything the house keeps about somebody, as one file.

use super::guests::Known;
use crate::house::House;
use crate::requests::Refusal;
use crate::tables;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::Reason;
use serde_json::{Value, json};
use store::{SavedTable, Stage};

/// `GET /api/account/export`
pub async fn export(State(house): State<House>, Known(guest): Known) -> Result<Response, Refusal> {
    if !house.allows_replay(Some(&guest.id)) {
        return Err(Refusal(Reason::TooFast {}));
    }
    let people = house.store().people();
    let account = people.account(&guest.id).await?;
    let mut tables = Vec::new();
    for table in house.store().tables_of(&guest.id, u32::MAX).await? {
        tables.push(one(&house, &table, &guest.id).await?);
    }
    let reports = people.reports_of(&guest.id).await?;
    let reports: Vec<Value> = reports
        .iter()
        .map(|report| json!({ "at": report.at, "table": report.table, "for": report.reason, "detail": report.detail }))
        .collect();
    let said = house.store().tables().said_by(&guest.id).await?;
    let said: Vec<Value> = said
        .iter()
        .map(|(table, said)| json!({ "at": said.at, "table": table, "phrase": said.phrase, "text": said.said }))
        .collect();
    let acts = people.audits_about(&guest.id).await?;
    let acts: Vec<Value> = acts
        .iter()
        .map(|audit| json!({ "at": audit.at, "act": audit.act, "detail": audit.detail, "undone": audit.undone }))
        .collect();
    let all = json!({
        "guest": {
            "id": guest.id, "name": guest.name, "created": guest.created, "seen": guest.seen,
        },
        "account": account.map(|account| json!({
            "login": account.login, "mail": account.mail, "mailed": account.mailed,
            "created": account.created,
        })),
        "blocked": people.blocked_by(&guest.id).await?,
        "sanctions": people.sanctions(&guest.id).await?,
        "operators": acts,
        "reports": reports,
        "said": said,
        "tables": tables,
    });
    let headers = [
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"parure.json\"",
        ),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, Json(all)).into_response())
}

/// One table: what she gave, ordered and answered there, and its record once the game is
/// over.
async fn one(house: &House, table: &SavedTable, guest: &str) -> Result<Value, Refusal> {
    let seat = table.seat_of(guest);
    let saved = house.store().tables();
    let orders = saved.orders(&table.id).await?.into_iter();
    let orders = orders.filter(|order| Some(order.seat) == seat);
    let orders: Vec<Value> = orders
        .map(|order| json!({ "reaction": order.reaction, "order": written(&order.order) }))
        .collect();
    let held = saved.held(&table.id).await?.into_iter();
    let held = held.filter(|held| Some(held.seat) == seat);
    let held: Vec<Value> = held.map(|held| written(&held.steps)).collect();
    let record = match table.stage {
        Stage::Over => {
            let play = tables::replayed(house, table).await;
            play.map_or(Value::Null, |play| play.record())
        }
        Stage::Lobby | Stage::Playing => Value::Null,
    };
    Ok(json!({
        "id": table.id, "game": table.game, "created": table.created, "seat": seat,
        "luck": seat.and_then(|seat| table.places[seat.index()].luck.clone()),
        "orders": orders,
        "held": held,
        "record": record,
    }))
}

/// What was kept as JSON text.
fn written(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}
