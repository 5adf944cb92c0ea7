//! Requests: each handler reads, calls one thing, shapes the answer.
//!
//! | file | idea |
//! |---|---|
//! | `tables.rs` | lists of tables, and requests about one beyond its game |
//! | `examples.rs` | the worked examples of the rulebooks |
//! | `kept.rs` | games played without the house, to be kept |
//! | `replays.rs` | finished games, by table or from a record somebody brings |
//! | `sockets.rs` | the socket of a table |
//! | `guard.rs` | same origin, security headers |
//! | `metrics.rs` | what the house counts, for Prometheus |
//! | `openapi.rs` | what can be asked, described for programs |
//! | `page.rs` | the built page, from inside the binary |

mod examples;
mod guard;
mod kept;
mod metrics;
mod openapi;
mod page;
mod replays;
mod sockets;
mod tables;

use crate::accounts::guests::{self, Changing, Known};
use crate::accounts::{self, names};
use crate::house::House;
use crate::house::thinkers::Task;
use crate::requests::{Address, Body, JsonAnswer, Refusal, table_id};
use crate::tables::{admission, ask, create, info, rematch};
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{
    GameInfo, Hint, JoinTable, LONGEST_FRAME, Me, NewTable, Reason, Rematch, RemoveGuest, Rename,
    RulesText, SeatBot, Start, TableInfo, TableList,
};
use room::{Answer, StopSign, Wish};
use serde_json::{Value, json};
use std::collections::HashMap;
use words::Lang;

/// Tables listed for one guest.
const MOST_TABLES: u32 = 50;

/// The whole house as one service.
pub fn app(house: House) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/api/me", get(me).post(rename))
        .route("/api/games", get(games))
        .route("/api/games/{game}/rules", get(rules))
        .route("/api/tables", post(new_table))
        .route("/api/tables/mine", get(mine))
        .route("/api/tables/{table}", get(look))
        .route("/api/tables/{table}/join", post(join))
        .route("/api/tables/{table}/leave", post(leave))
        .route("/api/tables/{table}/bot", post(seat_bot))
        .route("/api/tables/{table}/start", post(start))
        .route("/api/tables/{table}/remove", post(remove))
        .route("/api/tables/{table}/hint", post(hint))
        .route("/api/tables/{table}/rematch", post(once_more))
        .route("/api/tables/{table}/record", get(record))
        .merge(accounts::routes())
        .merge(tables::routes())
        .merge(sockets::routes())
        .merge(openapi::routes())
        .merge(examples::routes())
        .layer(DefaultBodyLimit::max(LONGEST_FRAME))
        .merge(replays::routes())
        .fallback(page::page)
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .with_state(house)
}

/// What the house counts, for a listener of its own: exact counts would tell strangers what is
/// answered in secret.
pub fn metrics_app(house: House) -> Router {
    Router::new()
        .route("/metrics", get(metrics::metrics))
        .with_state(house)
}

async fn health(State(house): State<House>) -> JsonAnswer<Value> {
    // Writes to the disk: a house that cannot write is not healthy.
    house.store().check().await?;
    Ok(Json(json!({
        "ok": true,
        "tables": house.registry().len(),
        "format": store::FORMAT,
    })))
}

async fn me(
    State(house): State<House>,
    known: Option<Known>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let guest = match known {
        Some(guest) => guest,
        None if house.allows_new_guest(&address) => guests::welcome(&house).await?,
        None => return Err(Refusal(Reason::TooFast {})),
    };
    let cookie = guests::cookie_for(&house, &guest.0, &headers);
    let fresh = [
        (header::SET_COOKIE, cookie),
        (
            header::CACHE_CONTROL,
            header::HeaderValue::from_static("no-store"),
        ),
    ];
    Ok((fresh, Json(guest.me())).into_response())
}

async fn rename(
    State(house): State<House>,
    Changing(mut guest): Changing,
    Body(wish): Body<Rename>,
) -> JsonAnswer<Me> {
    guest.name = names::checked(&wish.name).ok_or(Reason::BadName {})?;
    guests::rename(&house, &guest).await?;
    Ok(Json(Known(guest).me()))
}

async fn games() -> Json<Vec<GameInfo>> {
    Json(room::games())
}

async fn rules(
    Path(game): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> JsonAnswer<RulesText> {
    let game = catalogue::game(&game).map_err(|_| Reason::NoSuchGame {})?;
    let asked = query.get("lang").map_or("en", String::as_str);
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == asked);
    let lang = known.unwrap_or_default();
    Ok(Json(RulesText {
        game: game.id().into(),
        lang: lang.code().into(),
        text: game.rules(lang).into(),
    }))
}

async fn new_table(
    State(house): State<House>,
    Changing(guest): Changing,
    Body(wish): Body<NewTable>,
) -> JsonAnswer<TableInfo> {
    Ok(Json(create::create(&house, &guest, wish).await?))
}

async fn mine(State(house): State<House>, Known(guest): Known) -> JsonAnswer<TableList> {
    let saved = house.store().tables_of(&guest.id, MOST_TABLES).await?;
    tables::shown(&house, saved, Some(&guest)).await
}

async fn look(
    State(house): State<House>,
    Path(table): Path<String>,
    known: Option<Known>,
) -> JsonAnswer<TableInfo> {
    let guest = known.map(|Known(guest)| guest.id).unwrap_or_default();
    granted(&house, &table, &guest, Wish::Look).await
}

/// A wish whose answer is the table as the guest sees it afterwards.
async fn granted(house: &House, table: &str, guest: &str, wish: Wish) -> JsonAnswer<TableInfo> {
    Ok(Json(info(house, table_id(table)?, guest, wish).await?))
}

async fn join(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<JoinTable>,
) -> JsonAnswer<TableInfo> {
    admission::may_sit(&house, &guest.id, Some(table_id(&table)?)).await?;
    admission::is_invited(&house, &guest, table_id(&table)?).await?;
    admission::may_have_one_more(&house, &guest.id).await?;
    let name = guest.name;
    granted(&house, &table, &guest.id, Wish::Join { name, wish }).await
}

async fn leave(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
) -> JsonAnswer<TableInfo> {
    granted(&house, &table, &guest.id, Wish::Leave).await
}

async fn seat_bot(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<SeatBot>,
) -> JsonAnswer<TableInfo> {
    granted(&house, &table, &guest.id, Wish::SeatBot(wish)).await
}

async fn start(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<Start>,
) -> JsonAnswer<TableInfo> {
    granted(&house, &table, &guest.id, Wish::Begin(wish.luck)).await
}

/// The host sends somebody away before the game begins.
async fn remove(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<RemoveGuest>,
) -> JsonAnswer<TableInfo> {
    granted(&house, &table, &guest.id, Wish::Remove(wish.seat)).await
}

/// A strong player thinks in the guest's place; the table goes on meanwhile.
async fn hint(
    State(house): State<House>,
    Changing(guest): Changing,
    Path(table): Path<String>,
) -> JsonAnswer<Hint> {
    let asked = ask(&house, table_id(&table)?, &guest.id, Wish::Hint).await?;
    let Answer::Hint { player, question } = asked else {
        return Err(Refusal(Reason::HouseTrouble {}));
    };
    let task = Task {
        host: guest.id,
        player,
        question,
        // The player has a limit of its own: the same question has the same answer.
        most: u32::MAX,
        stop: StopSign::default(),
        is_wide: true,
    };
    let decided = house.thinkers().think(task).await;
    let (thought, _) = decided.ok_or(Reason::HouseTrouble {})?;
    Ok(Json(room::hint_of(thought)))
}

async fn once_more(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<Rematch>,
) -> JsonAnswer<TableInfo> {
    let next = rematch::take(&house, table_id(&table)?, &guest, wish.luck, wish.levels).await?;
    granted(&house, &next, &guest.id, Wish::Look).await
}

async fn record(
    State(house): State<House>,
    Path(table): Path<String>,
    known: Option<Known>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let play = replays::finished(&house, &table, known).await?;
    Ok(match query.get("form").map(String::as_str) {
        Some("binary") => play.record_bytes().into_response(),
        _ => Json(play.record()).into_response(),
    })
}
