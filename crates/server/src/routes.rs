//! Requests: each handler reads, calls one thing, shapes the answer.

use crate::guests::{self, Changing, Known};
use crate::refusal::Refusal;
use crate::table::{self, Ask, Reply};
use crate::{
    House, accounts, guard, halls, laying, live, metrics, names, openapi, operators, page, rematch,
    replays, tokens,
};
use axum::body::HttpBody;
use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{
    GameInfo, Hint, JoinTable, LONGEST_FRAME, Me, NewTable, Reason, Rematch, Rename, RulesText,
    SeatBot, TableInfo, Tables, Variants,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::HashMap;
use store::Sitter;
use words::Lang;

/// Tables listed for one guest.
const MOST_TABLES: u32 = 50;

/// The whole house as one service.
pub fn app(house: House) -> Router {
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics::metrics))
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
        .route("/api/tables/{table}/hint", post(hint))
        .route("/api/tables/{table}/rematch", post(once_more))
        .route("/api/tables/{table}/record", get(record))
        .merge(accounts::routes())
        .merge(halls::routes())
        .merge(operators::routes())
        .merge(tokens::routes())
        .merge(openapi::routes())
        .layer(DefaultBodyLimit::max(LONGEST_FRAME))
        .merge(replays::routes())
        .fallback(page::page)
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .with_state(house)
}

pub type Answer<T> = Result<Json<T>, Refusal>;

/// A body as JSON; what is wrong with it is said by name. No body is an empty object.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<House> for Body<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, house: &House) -> Result<Self, Refusal> {
        if request.body().size_hint().exact() == Some(0)
            && let Ok(body) = serde_json::from_str("{}")
        {
            return Ok(Body(body));
        }
        let read = in_time(house, Json::<T>::from_request(request, house)).await?;
        read.map(|Json(body)| Body(body)).map_err(|why| match why {
            JsonRejection::BytesRejection(_) => Refusal(Reason::TooLong {
                most: LONGEST_FRAME as u32,
            }),
            why => Refusal(Reason::NotUnderstood {
                why: why.body_text().chars().take(200).collect(),
            }),
        })
    }
}

/// What is read of a request, if it comes. Whoever holds the rest back is not waited for; how
/// long the house then takes to answer is another matter.
pub async fn in_time<T>(house: &House, reading: impl Future<Output = T>) -> Result<T, Refusal> {
    let read = tokio::time::timeout(house.settings().hesitation, reading).await;
    read.map_err(|_| {
        let why = "the request did not come in time".to_owned();
        Refusal(Reason::NotUnderstood { why })
    })
}

async fn health(State(house): State<House>) -> Answer<Value> {
    house.store().playing().await?;
    Ok(Json(json!({ "ok": true, "tables": house.live().len() })))
}

async fn me(
    State(house): State<House>,
    known: Option<Known>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let guest = match known {
        Some(guest) => guest,
        None if house.allows_new_guest() => guests::welcome(&house).await?,
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
) -> Answer<Me> {
    guest.name = names::checked(&wish.name).ok_or(Reason::BadName {})?;
    guests::rename(&house, &guest).await?;
    Ok(Json(Known(guest).me()))
}

async fn games() -> Json<Vec<GameInfo>> {
    let info = |game: &&dyn catalogue::Entry| {
        let seats = game.seats();
        GameInfo {
            id: game.id().into(),
            rules_version: game.rules_version(),
            seats: [*seats.start(), *seats.end()],
            variants: seats
                .map(|seats| Variants {
                    seats,
                    options: game.variants(seats),
                })
                .collect(),
            bots: game
                .levels()
                .iter()
                .map(|level| level.name.into())
                .collect(),
            usual: laying::usual_bot(*game).unwrap_or_default().into(),
        }
    };
    Json(catalogue::GAMES.iter().map(info).collect())
}

async fn rules(
    Path(game): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Answer<RulesText> {
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
) -> Answer<TableInfo> {
    halls::may_sit(&house, &guest.id, None).await?;
    Ok(Json(laying::lay(&house, &guest, wish).await?))
}

async fn mine(State(house): State<House>, Known(guest): Known) -> Answer<Tables> {
    let kept = house.store().tables_of(&guest.id, MOST_TABLES).await?;
    shown_tables(&house, kept, Some(&guest)).await
}

/// Tables as they are kept, with the names of everybody at them.
pub async fn shown_tables(
    house: &House,
    kept: Vec<store::Table>,
    guest: Option<&store::Guest>,
) -> Answer<Tables> {
    let mut names = HashMap::new();
    for place in kept.iter().flat_map(|table| &table.places) {
        if let Some(Sitter::Guest(id)) = &place.sitter
            && !names.contains_key(id)
            && let Some(other) = house.store().guest(id).await?
        {
            names.insert(other.id, other.name);
        }
    }
    let asker = guest.map(|guest| guest.id.as_str());
    let tables = kept
        .iter()
        .map(|table| table::from_kept(table, &names, asker))
        .collect();
    Ok(Json(Tables { tables }))
}

/// Puts a question to a table.
pub async fn put<T>(
    house: &House,
    table: &str,
    question: impl FnOnce(Reply<T>) -> Ask,
) -> Result<T, Refusal> {
    Ok(live::ask(house, table_id(table)?, question).await?)
}

/// What could be the id of a table; so that nothing is looked for that cannot be there.
pub(crate) fn table_id(text: &str) -> Result<&str, Reason> {
    let plausible = text.len() <= 16 && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plausible.then_some(text).ok_or(Reason::NoSuchTable {})
}

async fn look(
    State(house): State<House>,
    Path(table): Path<String>,
    known: Option<Known>,
) -> Answer<TableInfo> {
    let guest = known.map(|Known(guest)| guest.id);
    let info = put(&house, &table, |reply| Ask::Look { guest, reply }).await?;
    Ok(Json(info))
}

async fn join(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<JoinTable>,
) -> Answer<TableInfo> {
    halls::may_sit(&house, &guest.id, Some(table_id(&table)?)).await?;
    let join = |reply| Ask::Join { guest, wish, reply };
    Ok(Json(put(&house, &table, join).await?))
}

async fn leave(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
) -> Answer<TableInfo> {
    let guest = guest.id;
    let info = put(&house, &table, |reply| Ask::Leave { guest, reply }).await?;
    Ok(Json(info))
}

async fn seat_bot(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<SeatBot>,
) -> Answer<TableInfo> {
    let guest = guest.id;
    let seat = |reply| Ask::SeatBot { guest, wish, reply };
    Ok(Json(put(&house, &table, seat).await?))
}

async fn start(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
) -> Answer<TableInfo> {
    let guest = guest.id;
    let info = put(&house, &table, |reply| Ask::Start { guest, reply }).await?;
    Ok(Json(info))
}

async fn hint(
    State(house): State<House>,
    Changing(guest): Changing,
    Path(table): Path<String>,
) -> Answer<Hint> {
    let guest = guest.id;
    let hint = live::ask(&house, &table, |reply| Ask::Hint { guest, reply }).await?;
    Ok(Json(hint))
}

async fn once_more(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<Rematch>,
) -> Answer<TableInfo> {
    let asker = Some(guest.id.clone());
    let next = rematch::take(&house, table_id(&table)?, guest, wish.luck).await?;
    let look = |reply| Ask::Look {
        guest: asker,
        reply,
    };
    Ok(Json(put(&house, &next, look).await?))
}

async fn record(
    State(house): State<House>,
    Path(table): Path<String>,
    known: Option<Known>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let (_, play) = replays::finished(&house, &table, known).await?;
    Ok(match query.get("form").map(String::as_str) {
        Some("binary") => play.record_bytes().into_response(),
        _ => Json(play.record()).into_response(),
    })
}
