//! Guests by signed cookie.

use super::names;
use crate::house::time::unix;
use crate::house::{House, random};
use crate::requests::Refusal;
use crate::tables::{admission, person_changed};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Me, Reason};
use store::people::{PersonWrite, RENAMED};
use store::{SavedGuest, Write};

const COOKIE: &str = "parure";
/// Guests keep their games on this device for two years after they last came.
const KEPT_SECONDS: u32 = 2 * 365 * 24 * 3600;
/// That somebody was seen is written down once a day.
const DAY: i64 = 24 * 3600;

/// What a cookie says: who, and after how many times of signing out everywhere.
pub fn session(guest: &SavedGuest) -> String {
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
pub fn cookie_for(house: &House, guest: &SavedGuest, headers: &HeaderMap) -> HeaderValue {
    let value = house
        .signer()
        .sign(&format!("{}~{}", session(guest), unix() / DAY));
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

/// The session a cookie is for, if it is not too old. Each visit renews the cookie; those of
/// version 0.1 do not say when they were made.
fn unexpired(signed: &str, today: i64) -> Option<&str> {
    let Some((session, made)) = signed.split_once('~') else {
        return Some(signed);
    };
    let made: i64 = made.parse().ok()?;
    (today - made <= i64::from(KEPT_SECONDS) / DAY).then_some(session)
}

/// Somebody the house knows.
pub struct Known(pub SavedGuest);

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
pub async fn holding(house: &House, said: &str) -> Result<Option<SavedGuest>, Refusal> {
    let id = said.split('-').next().unwrap_or_default();
    let guest = house.store().guest(id).await?;
    Ok(guest.filter(|guest| !guest.gone && session(guest) == said))
}

async fn known(house: &House, headers: &HeaderMap) -> Result<Option<Known>, Refusal> {
    let signed = cookie_in(headers).and_then(|value| house.signer().check(value));
    let Some(session) = signed.and_then(|signed| unexpired(signed, unix() / DAY)) else {
        return Ok(None);
    };
    let guest = holding(house, session).await?;
    if let Some(guest) = &guest
        && guest.seen + DAY < unix()
    {
        let write = PersonWrite::Seen {
            guest: guest.id.clone(),
            at: unix(),
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
pub struct Changing(pub SavedGuest);

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
pub async fn rename(house: &House, guest: &SavedGuest) -> Result<(), Refusal> {
    if admission::holds(house, &guest.id, RENAMED).await? {
        return Err(Refusal(Reason::NameHeld {}));
    }
    names::for_anybody(house, Some(&guest.id), &guest.name).await?;
    let write = Write::Rename {
        guest: guest.id.clone(),
        name: guest.name.clone(),
    };
    house.store().write(write).await?;
    person_changed(house, &guest.id).await;
    Ok(())
}

/// A new guest, written down.
pub async fn welcome(house: &House) -> Result<Known, Refusal> {
    let guest = SavedGuest {
        id: random::id(12),
        name: names::for_newcomer(house).await,
        created: unix(),
        epoch: 0,
        seen: unix(),
        gone: false,
        claimed: false,
    };
    house.store().write(Write::NewGuest(guest.clone())).await?;
    Ok(Known(guest))
}

#[cfg(test)]
mod tests {
    use super::unexpired;

    #[test]
    fn a_cookie_holds_for_two_years() {
        assert_eq!(unexpired("anna-2~20000", 20000), Some("anna-2"));
        assert_eq!(unexpired("anna~20000", 20730), Some("anna"));
        assert_eq!(unexpired("anna~20000", 20731), None);
        assert_eq!(unexpired("anna-2", 20000), Some("anna-2"), "of version 0.1");
        assert_eq!(unexpired("anna~yesterday", 20000), None);
    }
}
