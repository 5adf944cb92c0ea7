//! What can be asked, described for programs (OpenAPI 3.1). The description is a file kept by
//! hand, `docs/openapi.json`; a test compares it with the routes and with real answers.

use crate::house::House;
use axum::Router;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;

const DESCRIPTION: &str = include_str!("../../../../docs/openapi.json");

pub fn routes() -> Router<House> {
    Router::new().route("/api/openapi.json", get(description))
}

async fn description() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], DESCRIPTION)
}
