//! Guests by signed cookie.

use crate::House;
use crate::refusal::Refusal;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use protocol::{Me, Reason};
use sha2::Sha256;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Guest, Write};

const COOKIE: &str = "parure";
/// Guests keep their games on this device for two years after they last came.
const KEPT_SECONDS: u32 = 2 * 365 * 24 * 3600;

/// Signs and checks cookies. The key is kept in the data file.
pub struct Signer([u8; 32]);

impl Signer {
    pub fn new(key: [u8; 32]) -> Self {
        Signer(key)
    }

    fn mac(&self, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length will do");
        mac.update(b"parure guest 1 ");
        mac.update(id.as_bytes());
        mac
    }

    pub fn sign(&self, id: &str) -> String {
        let tag = self.mac(id).finalize().into_bytes();
        let tag: String = tag.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{id}.{tag}")
    }

    /// The guest's id, if the house signed it.
    pub fn check<'a>(&self, value: &'a str) -> Option<&'a str> {
        let (id, tag) = value.split_once('.')?;
        let tag: tabletop::luck::Hex = tag.parse().ok()?;
        self.mac(id).verify_slice(&tag.0).ok().map(|()| id)
    }
}

fn cookie_in(headers: &HeaderMap) -> Option<&str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// The cookie for this guest; only over TLS if that is how the request came.
pub fn cookie_for(house: &House, guest: &str, headers: &HeaderMap) -> HeaderValue {
    let scheme = headers.get("x-forwarded-proto");
    let secure = scheme.is_some_and(|scheme| scheme == "https");
    let secure = match house.settings().behind_proxy && secure {
        true => "; Secure",
        false => "",
    };
    let value = house.signer().sign(guest);
    let text =
        format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT_SECONDS}{secure}");
    text.parse().expect("a cookie is plain text")
}

/// Somebody the house knows.
pub struct Known(pub Guest);

impl Known {
    pub fn me(&self) -> Me {
        Me {
            id: self.0.id.clone(),
            name: self.0.name.clone(),
        }
    }
}

async fn known(house: &House, headers: &HeaderMap) -> Result<Option<Known>, Refusal> {
    let signed = cookie_in(headers).and_then(|value| house.signer().check(value));
    match signed {
        Some(id) => Ok(house.store().guest(id).await?.map(Known)),
        None => Ok(None),
    }
}

impl FromRequestParts<House> for Known {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Refusal> {
        known(house, &parts.headers)
            .await?
            .ok_or(Refusal(Reason::NoGuest {}))
    }
}

impl OptionalFromRequestParts<House> for Known {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Option<Self>, Refusal> {
        known(house, &parts.headers).await
    }
}

/// A new guest, written down.
pub async fn welcome(house: &House) -> Result<Known, Refusal> {
    let guest = Guest {
        id: crate::random::id(12),
        name: crate::names::for_guest(),
        created: now(),
    };
    house.store().write(Write::NewGuest(guest.clone())).await?;
    Ok(Known(guest))
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_the_house_signed_is_believed() {
        let signer = Signer::new([1; 32]);
        let signed = signer.sign("anna");
        assert_eq!(signer.check(&signed), Some("anna"));
        assert_eq!(Signer::new([2; 32]).check(&signed), None);
        assert_eq!(signer.check(&signed.replace("anna", "bert")), None);
        for wrong in ["", ".", "anna", "anna.", "anna.00", "é.é"] {
            assert_eq!(signer.check(wrong), None, "{wrong}");
        }
    }
}
