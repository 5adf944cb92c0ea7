//! Tokens for programs: whoever holds one has the rights of one seat at one table, and no
//! others. A token is signed, not kept; it is worth nothing once its guest has left the seat.

use super::guests::{self, Changing};
use super::names;
use crate::house::House;
use crate::requests::{Body, Refusal, table_id};
use crate::tables;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::routing::post;
use axum::{Json, Router};
use protocol::{JoinTable, NewToken, Reason, Token};
use room::Wish;
use store::SavedGuest;
use tabletop::{Seat, Viewer};

pub fn routes() -> Router<House> {
    Router::new().route("/api/tables/{table}/token", post(new_token))
}

/// What a token says: at which table, and who, after how many times of signing out
/// everywhere: that ends tokens as it ends cookies.
fn said(table: &str, guest: &SavedGuest) -> String {
    format!("seat-{table}-{}", guests::session(guest))
}

/// A token for one's own seat, or, for the host, a new guest in a free seat and the token
/// for it.
async fn new_token(
    State(house): State<House>,
    Path(table): Path<String>,
    Changing(guest): Changing,
    Body(wish): Body<NewToken>,
) -> Result<Json<Token>, Refusal> {
    let id = table_id(&table)?;
    let info = tables::info(&house, id, &guest.id, Wish::Look).await?;
    let (seat, holder) = match (info.viewer, wish.seat) {
        (Viewer::Seat { seat }, wanted) if wanted.is_none_or(|wanted| wanted == seat) => {
            (seat, guest)
        }
        (_, None) => return Err(Refusal(Reason::NotSeated {})),
        (_, Some(_)) if !info.is_host => return Err(Refusal(Reason::NotHost {})),
        (_, Some(seat)) => (seat, newcomer(&house, id, seat, wish.name).await?),
    };
    let token = house.signer().sign(&said(id, &holder));
    Ok(Json(Token { seat, token }))
}

/// Somebody new, sitting in this seat.
async fn newcomer(
    house: &House,
    table: &str,
    seat: Seat,
    name: Option<String>,
) -> Result<SavedGuest, Refusal> {
    // Checked first, so that a refusal leaves nobody behind.
    let name = match name {
        Some(name) => Some(names::checked(&name).ok_or(Reason::BadName {})?),
        None => None,
    };
    if let Some(name) = &name {
        names::for_anybody(house, None, name).await?;
    }
    let saved = house.store().table(table).await?;
    let saved = saved.ok_or(Reason::NoSuchTable {})?;
    saved.in_lobby()?;
    saved.free_seat(Some(seat))?;
    let mut guest = guests::welcome(house).await?.0;
    if let Some(name) = name {
        guest.name = name;
        let write = store::Write::Rename {
            guest: guest.id.clone(),
            name: guest.name.clone(),
        };
        house.store().write(write).await?;
    }
    let wish = JoinTable {
        seat: Some(seat),
        luck: None,
    };
    let name = guest.name.clone();
    tables::ask(house, table, &guest.id, Wish::Join { name, wish }).await?;
    Ok(guest)
}

/// The guest a token at this table stands for, while she has the seat.
async fn holder(
    house: &House,
    headers: &HeaderMap,
    table: &str,
) -> Result<Option<SavedGuest>, Refusal> {
    let given = headers.get(header::AUTHORIZATION);
    let Some(given) = given.and_then(|given| given.to_str().ok()) else {
        return Ok(None);
    };
    let signed = given.strip_prefix("Bearer ");
    let said = signed.and_then(|token| house.signer().check(token));
    let said = said.ok_or(Reason::BadToken {})?;
    let session = said.strip_prefix(&format!("seat-{table}-"));
    let guest = guests::holding(house, session.ok_or(Reason::BadToken {})?).await?;
    let guest = guest.ok_or(Reason::BadToken {})?;
    let saved = house.store().table(table).await?;
    match saved.and_then(|saved| saved.seat_of(&guest.id)) {
        Some(_) => Ok(Some(guest)),
        None => Err(Refusal(Reason::BadToken {})),
    }
}

/// A guest by cookie, or whom a token stands for at this very table and nowhere else.
pub struct AtTable {
    pub guest: SavedGuest,
    pub by_token: bool,
}

impl FromRequestParts<House> for AtTable {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Refusal> {
        let path = parts.uri.path().to_owned();
        let table = path.rsplit('/').next().unwrap_or_default();
        match holder(house, &parts.headers, table).await? {
            Some(guest) if house.allows(&guest.id) => Ok(AtTable {
                guest,
                by_token: true,
            }),
            Some(_) => Err(Refusal(Reason::TooFast {})),
            None => {
                let Changing(guest) = Changing::from_request_parts(parts, house).await?;
                Ok(AtTable {
                    guest,
                    by_token: false,
                })
            }
        }
    }
}
