//! The built page: inside the binary in release builds, from the disk in debug builds.

use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>Parure</title>\
    <p>The page has not been built yet: run <code>make web</code>, then reload.</p></html>";

/// A file whose name changes with its content can be kept for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

fn file(path: &str) -> Option<Response> {
    let file = Built::get(path)?;
    let kept = match path.starts_with("assets/") {
        true => FOR_EVER,
        false => ASK_AGAIN,
    };
    let kind = file.metadata.mimetype().to_owned();
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, kept.to_owned()),
    ];
    Some((headers, file.data.into_owned()).into_response())
}

/// A file of the page, or the page itself for addresses that it knows how to show.
pub async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(found) = file(path) {
        return found;
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') || path.starts_with("api/") || path.starts_with("ws/") {
        return StatusCode::NOT_FOUND.into_response();
    }
    file("index.html").unwrap_or_else(|| Html(NOT_BUILT).into_response())
}
