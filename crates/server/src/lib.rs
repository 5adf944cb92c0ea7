//! The server: runs rooms, and everything around them. Holds no rules.
//!
//! | folder | idea |
//! |---|---|
//! | `house/` | what everything shares: settings, store, bus, time, limits, running tables |
//! | `requests/` | reading requests in time, and refusing them |
//! | `tables/` | tables: running, creating, rematches, resuming after a restart |
//! | `accounts/` | guests, names, passwords, tokens, operators, mail |
//! | `net/` | connections, sockets, frames that wait for a slow reader |
//! | `cluster/` | opening the house, housekeeping, other nodes |
//! | `http/` | requests, the page |
//!
//! Each uses only those above it; `cargo xtask tidy` checks that.

mod accounts;
mod cluster;
mod house;
mod http;
mod net;
mod requests;
mod tables;

pub use house::House;
pub use house::settings::{MailSettings, Settings};
pub use http::{app, metrics_app};
pub use tables::Resumed;

use tokio::net::TcpListener;

/// Serves what the house counts until it is closed.
pub async fn serve_metrics(listener: TcpListener, house: House) -> std::io::Result<()> {
    let routes = metrics_app(house.clone());
    net::accept::serve(listener, house, routes).await
}

/// Serves the house until it is closed and everybody has been told.
pub async fn serve(listener: TcpListener, house: House) -> std::io::Result<()> {
    let routes = app(house.clone());
    net::accept::serve(listener, house, routes).await
}
