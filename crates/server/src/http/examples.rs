//! The worked examples of the rulebooks: a position, and what a reader changed in it.

use crate::house::House;
use crate::requests::Refusal;
use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use protocol::Reason;

/// The answer depends on the address and the rules alone; within an hour of a new version of
/// the rules every page asks again.
const KEPT: &str = "public, max-age=3600";
/// More than the switches of any example.
const MOST_SWITCHES: usize = 64;

pub fn routes() -> Router<House> {
    Router::new().route("/api/games/{game}/examples/{example}", get(example))
}

async fn example(
    Path((game, example)): Path<(String, String)>,
    Query(set): Query<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    if set.len() > MOST_SWITCHES {
        let most = MOST_SWITCHES as u32;
        return Err(Refusal(Reason::TooLong { most }));
    }
    let game = catalogue::game(&game).map_err(|_| Reason::NoSuchGame {})?;
    let played = game.example(&example, &set);
    let played = played.map_err(|why| Reason::NotUnderstood {
        why: why.to_string(),
    })?;
    Ok(([(header::CACHE_CONTROL, KEPT)], Json(played)).into_response())
}
