//! Guests by signed cookie.

use crate::refusal::Refusal;
use crate::table::Ask;
use crate::{House, halls, live, nodes};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use protocol::{Me, Reason};
use sha2::Sha256;
use std::time::{SystemTime, UNIX_EPOCH};
use store::people::{Person, RENAMED};
use store::{Guest, Write};
use tabletop::luck::Secret;

const COOKIE: &str = "parure";
/// Guests keep their games on this device for two years after they last came.
const KEPT_SECONDS: u32 = 2 * 365 * 24 * 3600;
/// That somebody was seen is written down once a day.
const DAY: i64 = 24 * 3600;
/// Tables that hear of a new name.
const MOST_TABLES: u32 = 50;

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

    /// What the luck of the rematch of a table comes from. Every node comes to the same, so
    /// its commitment can be told before there is such a table: nobody has to give a text
    /// to the luck before she knows what the house is bound to.
    pub fn secret_after(&self, table: &str) -> Secret {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length will do");
        mac.update(b"parure rematch 1 ");
        mac.update(table.as_bytes());
        Secret::new(mac.finalize().into_bytes().into())
    }

    pub fn sign(&self, id: &str) -> String {
        let tag = self.mac(id).finalize().into_bytes();
        let tag: String = tag.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{id}.{tag}")
    }

    /// What the house signed, if it did.
    pub fn check<'a>(&self, value: &'a str) -> Option<&'a str> {
        let (text, tag) = value.split_once('.')?;
        let tag: tabletop::luck::Hex = tag.parse().ok()?;
        self.mac(text).verify_slice(&tag.0).ok().map(|()| text)
    }
}

/// What a cookie says: who, and after how many times of signing out everywhere.
pub fn session(guest: &Guest) -> String {
    match guest.epoch {
        0 => guest.id.clone(),
        epoch => format!("{}-{epoch}", guest.id),
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
pub fn cookie_for(house: &House, guest: &Guest, headers: &HeaderMap) -> HeaderValue {
    let value = house.signer().sign(&session(guest));
    cookie(house, &value, KEPT_SECONDS, headers)
}

/// What makes a browser forget the cookie.
pub fn no_cookie(house: &House, headers: &HeaderMap) -> HeaderValue {
    cookie(house, "", 0, headers)
}

fn cookie(house: &House, value: &str, seconds: u32, headers: &HeaderMap) -> HeaderValue {
    let scheme = headers.get("x-forwarded-proto");
    let secure = scheme.is_some_and(|scheme| scheme == "https");
    let secure = match house.settings().behind_proxy && secure {
        true => "; Secure",
        false => "",
    };
    let text =
        format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    text.parse().expect("a cookie is plain text")
}

/// Somebody the house knows.
pub struct Known(pub Guest);

impl Known {
    pub fn me(&self) -> Me {
        Me {
            id: self.0.id.clone(),
            name: self.0.name.clone(),
            claimed: self.0.claimed,
        }
    }
}

/// Whose session this is, if it still holds.
pub async fn holding(house: &House, said: &str) -> Result<Option<Guest>, Refusal> {
    let id = said.split('-').next().unwrap_or_default();
    let guest = house.store().guest(id).await?;
    Ok(guest.filter(|guest| !guest.gone && session(guest) == said))
}

async fn known(house: &House, headers: &HeaderMap) -> Result<Option<Known>, Refusal> {
    let Some(signed) = cookie_in(headers).and_then(|value| house.signer().check(value)) else {
        return Ok(None);
    };
    let guest = holding(house, signed).await?;
    if let Some(guest) = &guest
        && guest.seen + DAY < now()
    {
        let write = Person::Seen {
            guest: guest.id.clone(),
            at: now(),
        };
        house.store().write(Write::Person(write)).await?;
    }
    Ok(guest.map(Known))
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

/// A guest who wants to change something, if she has not done so too often.
pub struct Changing(pub Guest);

impl FromRequestParts<House> for Changing {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Refusal> {
        let Known(guest) =
            <Known as FromRequestParts<House>>::from_request_parts(parts, house).await?;
        match house.allows(&guest.id) {
            true => Ok(Changing(guest)),
            false => Err(Refusal(Reason::TooFast {})),
        }
    }
}

/// Writes her new name down and tells her tables; not while an operator has chosen it.
pub async fn rename(house: &House, guest: &Guest) -> Result<(), Refusal> {
    if halls::holds(house, &guest.id, RENAMED).await? {
        return Err(Refusal(Reason::NameHeld {}));
    }
    let write = Write::Rename {
        guest: guest.id.clone(),
        name: guest.name.clone(),
    };
    house.store().write(write).await?;
    tell_tables(house, guest).await
}

/// Her tables hear what she is called now.
pub async fn tell_tables(house: &House, guest: &Guest) -> Result<(), Refusal> {
    for table in house.store().tables_of(&guest.id, MOST_TABLES).await? {
        live::mention(house, &table.id, Ask::Renamed(guest.clone()));
    }
    nodes::tell_about(house, &guest.id);
    Ok(())
}

/// A new guest, written down.
pub async fn welcome(house: &House) -> Result<Known, Refusal> {
    let guest = Guest {
        id: crate::random::id(12),
        name: crate::names::for_guest(),
        created: now(),
        epoch: 0,
        seen: now(),
        gone: false,
        claimed: false,
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
