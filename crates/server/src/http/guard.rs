//! Same origin, and headers that keep the page to itself.

use crate::house::House;
use crate::requests::Refusal;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Reason;

/// Scripts only from our own files; the rules in the browser are WebAssembly, which must be
/// allowed by name. Style attributes are how pieces are put in place.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; manifest-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(header::HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        header::HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// The host the browser asked for: a proxy may have called us by another name.
fn asked_for(headers: &HeaderMap, behind_proxy: bool) -> Option<&str> {
    let forwarded = headers.get("x-forwarded-host").filter(|_| behind_proxy);
    let host = forwarded.or_else(|| headers.get(header::HOST))?;
    host.to_str().ok()
}

/// Whether the request comes from one of our own pages, or from no page at all.
fn is_ours(headers: &HeaderMap, behind_proxy: bool) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Browsers send an origin with every cross-site request of this kind.
        let site = headers.get("sec-fetch-site");
        return site.is_none_or(|site| site == "same-origin" || site == "none");
    };
    let host = asked_for(headers, behind_proxy);
    let origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"));
    match (origin, host) {
        (Some((_, from)), Some(host)) => from.eq_ignore_ascii_case(host),
        _ => false,
    }
}

pub async fn guard(State(house): State<House>, request: Request, next: Next) -> Response {
    let behind_proxy = house.settings().behind_proxy;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    let mut response = match (changes || opens_socket) && !is_ours(request.headers(), behind_proxy)
    {
        true => Refusal(Reason::OtherOrigin {}).into_response(),
        false => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value): &(&'static str, &'static str)| {
            (
                header::HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let ours = |pairs: &[(&'static str, &'static str)]| is_ours(&headers(pairs), false);
        let host = ("host", "table.example:8080");
        assert!(ours(&[host]));
        assert!(ours(&[host, ("origin", "http://table.example:8080")]));
        assert!(ours(&[host, ("origin", "https://TABLE.example:8080")]));
        assert!(!ours(&[host, ("origin", "http://table.example")]));
        assert!(!ours(&[host, ("origin", "https://evil.example")]));
        assert!(!ours(&[host, ("origin", "null")]));
        assert!(!ours(&[host, ("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn a_proxy_is_believed_only_if_there_is_one() {
        let seen = headers(&[
            ("host", "127.0.0.1:8080"),
            ("x-forwarded-host", "parure.example"),
            ("origin", "https://parure.example"),
        ]);
        assert!(is_ours(&seen, true));
        assert!(!is_ours(&seen, false));
    }
}
