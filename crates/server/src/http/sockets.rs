//! The socket of a table.

use crate::accounts::tokens::AtTable;
use crate::house::House;
use crate::net::socket;
use crate::requests::Refusal;
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use axum::routing::get;

pub fn routes() -> Router<House> {
    Router::new().route("/ws/tables/{table}", get(open_socket))
}

async fn open_socket(
    State(house): State<House>,
    Path(table): Path<String>,
    AtTable { guest, by_token }: AtTable,
    request: Request,
) -> Result<Response, Refusal> {
    socket::accept(house, table, guest, by_token, request)
}
