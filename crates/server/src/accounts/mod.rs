//! Accounts: a guest claims a name, signs in elsewhere, takes her data, leaves for good.
//!
//! | file | idea |
//! |---|---|
//! | `guests.rs`, `names.rs` | guests by signed cookie, and what they are called |
//! | `passwords.rs`, `guessing.rs` | passwords, and which are too easy |
//! | `tokens.rs` | the rights of one seat, for programs |
//! | `export.rs` | everything that is written about somebody, as one file |
//! | `operators.rs` | reports and what is done about them |
//! | `mail.rs` | letters for slow games |

mod export;
mod guessing;
pub mod guests;
pub mod mail;
pub mod names;
mod operators;
mod passwords;
pub mod tokens;

use crate::house::House;
use crate::house::time::unix;
use crate::requests::{Address, Body, JsonAnswer, Refusal};
use crate::tables::{self, admission, person_changed};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use guests::{Changing, Known};
use protocol::{
    AccountInfo, Claimed, Credentials, Leave, Mail, NewPassword, Person as PersonInfo, Reason,
    Recover, Unblock,
};
use room::Wish;
use store::people::{Account, PersonWrite, RENAMED};
use store::{SavedGuest, Stage, StoreError, Write};

pub fn routes() -> Router<House> {
    Router::new()
        .route("/api/account", get(show))
        .route("/api/account/export", get(export::export))
        .route("/api/account/claim", post(claim))
        .route("/api/account/sign-in", post(sign_in))
        .route("/api/account/sign-out", post(sign_out))
        .route(
            "/api/account/sign-out-everywhere",
            post(sign_out_everywhere),
        )
        .route("/api/account/recover", post(recover))
        .route("/api/account/password", post(new_password))
        .route("/api/account/mail", post(set_mail))
        .route("/api/account/unblock", post(unblock))
        .route("/api/account/delete", post(delete))
        .merge(operators::routes())
        .merge(tokens::routes())
}

/// The name somebody signs in with.
fn login(name: &str) -> Result<(String, String), Reason> {
    let name = names::checked(name).ok_or(Reason::BadName {})?;
    let login = name.to_lowercase();
    Ok((name, login))
}

async fn info(house: &House, guest: &SavedGuest) -> Result<AccountInfo, Refusal> {
    let people = house.store().people();
    let account = people.account(&guest.id).await?;
    let mut blocked = Vec::new();
    for id in people.blocked_by(&guest.id).await? {
        let name = house.store().guest(&id).await?.map(|other| other.name);
        blocked.push(PersonInfo {
            id: block_handle(house, &guest.id, &id),
            name: name.unwrap_or_default(),
        });
    }
    Ok(AccountInfo {
        id: guest.id.clone(),
        name: guest.name.clone(),
        login: account.as_ref().map(|account| account.login.clone()),
        is_operator: house.is_operator(&guest.id),
        mail: account.and_then(|account| account.mail),
        can_mail: house.settings().mail.is_some(),
        blocked,
    })
}

async fn show(State(house): State<House>, Known(guest): Known) -> JsonAnswer<AccountInfo> {
    Ok(Json(info(&house, &guest).await?))
}

fn person(write: PersonWrite) -> Write {
    Write::Person(write)
}

async fn claim(
    State(house): State<House>,
    Changing(mut guest): Changing,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Refusal> {
    let (name, login) = login(&wish.name)?;
    passwords::checked(&wish.password, &name)?;
    if house.store().people().account(&guest.id).await?.is_some() {
        return Err(Refusal(Reason::AlreadyClaimed {}));
    }
    if !house.allows_hash(&address) {
        return Err(Refusal(Reason::TooFast {}));
    }
    names::for_anybody(&house, Some(&guest.id), &name).await?;
    let recovery = passwords::recovery_code();
    let key = names::key(&house, &name);
    let account = Account {
        guest: guest.id.clone(),
        login,
        password: passwords::hashed(&house, wish.password).await?,
        recovery: passwords::hashed(&house, passwords::tidy_code(&recovery)).await?,
        mail: None,
        mailed: 0,
        created: unix(),
    };
    match house
        .store()
        .write(person(PersonWrite::Claim { account, key }))
        .await
    {
        Err(StoreError::Taken) => return Err(Refusal(Reason::NameTaken {})),
        written => written?,
    }
    // If an operator has renamed her, she is still called so; the claimed name is her login only.
    if !admission::holds(&house, &guest.id, RENAMED).await? {
        guest.name = name;
        guests::rename(&house, &guest).await?;
    }
    // Copies of the guest's earlier cookie must not open the account.
    let guest = end_sessions(&house, &guest.id).await?;
    let account = info(&house, &guest).await?;
    let claimed = Json(Claimed { account, recovery });
    Ok(with_cookie(&house, &guest, &headers, claimed))
}

/// An answer with the cookie of this guest.
fn with_cookie(
    house: &House,
    guest: &SavedGuest,
    headers: &HeaderMap,
    body: impl IntoResponse,
) -> Response {
    let cookie = guests::cookie_for(house, guest, headers);
    ([(header::SET_COOKIE, cookie)], body).into_response()
}

/// The account of that name, if the secret fits what is kept. Takes about as long if
/// there is no such account.
async fn proved(
    house: &House,
    address: &str,
    name: &str,
    secret: String,
    kept: impl Fn(&Account) -> String,
) -> Result<Account, Reason> {
    let [login, as_before] = names::logins(name);
    if !house.allows_guess(address, &login) {
        return Err(Reason::TooFast {});
    }
    let called = async |login: &str| {
        let found = house.store().people().account_called(login).await;
        found.map_err(|error| Refusal::from(error).0)
    };
    let found = match called(&login).await? {
        None if as_before != login => called(&as_before).await?,
        found => found,
    };
    match found {
        Some(account) => match passwords::fits(house, secret, kept(&account)).await {
            true => Ok(account),
            false => Err(Reason::WrongPassword {}),
        },
        None => {
            passwords::hashed(house, secret).await?;
            Err(Reason::WrongPassword {})
        }
    }
}

async fn guest_of(house: &House, account: &Account) -> Result<SavedGuest, Refusal> {
    let guest = house.store().guest(&account.guest).await?;
    Ok(guest.ok_or(Reason::HouseTrouble {})?)
}

async fn sign_in(
    State(house): State<House>,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<Credentials>,
) -> Result<Response, Refusal> {
    let kept = |account: &Account| account.password.clone();
    let account = proved(&house, &address, &wish.name, wish.password, kept).await?;
    let guest = guest_of(&house, &account).await?;
    let shown = info(&house, &guest).await?;
    Ok(with_cookie(&house, &guest, &headers, Json(shown)))
}

/// Removes the cookie and makes copies of it invalid.
async fn sign_out(
    State(house): State<House>,
    known: Option<Known>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if let Some(Known(guest)) = known {
        end_sessions(&house, &guest.id).await?;
    }
    Ok(without_cookie(&house, &headers))
}

fn without_cookie(house: &House, headers: &HeaderMap) -> Response {
    let gone = guests::no_cookie(house, headers);
    ([(header::SET_COOKIE, gone)], Json(serde_json::json!({}))).into_response()
}

/// Makes all earlier cookies invalid and closes the sockets opened with them.
async fn end_sessions(house: &House, guest: &str) -> Result<SavedGuest, Refusal> {
    let write = PersonWrite::SignOut {
        guest: guest.into(),
    };
    house.store().write(person(write)).await?;
    person_changed(house, guest).await;
    let now = house.store().guest(guest).await?;
    Ok(now.ok_or(Reason::NoGuest {})?)
}

async fn sign_out_everywhere(
    State(house): State<House>,
    Changing(guest): Changing,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let guest = end_sessions(&house, &guest.id).await?;
    let shown = info(&house, &guest).await?;
    Ok(with_cookie(&house, &guest, &headers, Json(shown)))
}

async fn recover(
    State(house): State<House>,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<Recover>,
) -> Result<Response, Refusal> {
    passwords::checked(&wish.password, &wish.name)?;
    let kept = |account: &Account| account.recovery.clone();
    let code = passwords::tidy_code(&wish.code);
    let account = proved(&house, &address, &wish.name, code, kept).await?;
    let recovery = passwords::recovery_code();
    let write = PersonWrite::Password {
        guest: account.guest.clone(),
        password: passwords::hashed(&house, wish.password).await?,
        recovery: Some(passwords::hashed(&house, passwords::tidy_code(&recovery)).await?),
    };
    house.store().write(person(write)).await?;
    let guest = end_sessions(&house, &account.guest).await?;
    let account = info(&house, &guest).await?;
    let claimed = Json(Claimed { account, recovery });
    Ok(with_cookie(&house, &guest, &headers, claimed))
}

async fn own_account(house: &House, guest: &SavedGuest) -> Result<Account, Refusal> {
    let account = house.store().people().account(&guest.id).await?;
    Ok(account.ok_or(Reason::NotClaimed {})?)
}

async fn new_password(
    State(house): State<House>,
    Changing(guest): Changing,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<NewPassword>,
) -> Result<Response, Refusal> {
    let account = own_account(&house, &guest).await?;
    passwords::checked(&wish.password, &guest.name)?;
    let kept = |account: &Account| account.password.clone();
    proved(&house, &address, &account.login, wish.before, kept).await?;
    let write = PersonWrite::Password {
        guest: guest.id.clone(),
        password: passwords::hashed(&house, wish.password).await?,
        recovery: None,
    };
    house.store().write(person(write)).await?;
    let guest = end_sessions(&house, &guest.id).await?;
    let shown = info(&house, &guest).await?;
    Ok(with_cookie(&house, &guest, &headers, Json(shown)))
}

async fn set_mail(
    State(house): State<House>,
    Changing(guest): Changing,
    Body(wish): Body<Mail>,
) -> JsonAnswer<AccountInfo> {
    own_account(&house, &guest).await?;
    match &wish.mail {
        // Without a mail server the address would be stored for nothing.
        Some(_) if house.settings().mail.is_none() => return Err(Refusal(Reason::NoMail {})),
        Some(mail) if !plausible_mail(mail) => return Err(Refusal(Reason::BadMail {})),
        Some(_) | None => {}
    }
    let write = PersonWrite::Mail {
        guest: guest.id.clone(),
        mail: wish.mail,
    };
    house.store().write(person(write)).await?;
    Ok(Json(info(&house, &guest).await?))
}

/// Something at something, without characters that could begin a mail header.
fn plausible_mail(mail: &str) -> bool {
    let visible = mail.chars().all(|each| each.is_ascii_graphic());
    let parts = mail.split_once('@');
    visible
        && mail.len() <= 254
        && !mail.contains(['<', '>', ',', ';', '"', '\\'])
        && parts
            .is_some_and(|(who, place)| !who.is_empty() && place.len() >= 3 && !place.contains('@'))
}

/// What stands for somebody who was blocked: her id is nobody else's business.
fn block_handle(house: &House, guest: &str, other: &str) -> String {
    house.signer().digest("block", &format!("{guest} {other}"))
}

async fn unblock(
    State(house): State<House>,
    Changing(guest): Changing,
    Body(wish): Body<Unblock>,
) -> JsonAnswer<AccountInfo> {
    let blocked = house.store().people().blocked_by(&guest.id).await?;
    let handle = |other: &String| block_handle(&house, &guest.id, other);
    if let Some(other) = blocked.into_iter().find(|other| handle(other) == wish.id) {
        let write = PersonWrite::Block {
            guest: guest.id.clone(),
            other,
            on: false,
        };
        house.store().write(person(write)).await?;
        person_changed(&house, &guest.id).await;
    }
    Ok(Json(info(&house, &guest).await?))
}

/// Gives every seat up: the computer plays on in running games; before they begin the seat
/// is free again, and a table of her own is closed.
async fn give_up_seats(house: &House, guest: &str) -> Result<(), Refusal> {
    for table in house.store().tables().lobbies_of(guest).await? {
        let mut tries = 5;
        while let Err(error) = tables::remove_lobby(house, &table).await {
            // Somebody has just sat down there.
            if error != StoreError::Taken || tries == 0 {
                return Err(error.into());
            }
            tries -= 1;
        }
    }
    for table in house.store().tables_of(guest, u32::MAX).await? {
        let wish = match table.stage {
            Stage::Lobby => Wish::Leave,
            Stage::Playing => Wish::Resign,
            Stage::Over => continue,
        };
        match tables::info(house, &table.id, guest, wish).await {
            // It ended meanwhile, or cannot be played on by anybody.
            Ok(_) | Err(Reason::GameOver {} | Reason::SetAside { .. }) => {}
            Err(reason) => return Err(reason.into()),
        }
    }
    Ok(())
}

/// The games stay, everything that names her goes.
async fn delete(
    State(house): State<House>,
    Changing(guest): Changing,
    Address(address): Address,
    headers: HeaderMap,
    Body(wish): Body<Leave>,
) -> Result<Response, Refusal> {
    if let Some(account) = house.store().people().account(&guest.id).await? {
        let kept = |account: &Account| account.password.clone();
        let password = wish.password.unwrap_or_default();
        proved(&house, &address, &account.login, password, kept).await?;
    }
    let write = PersonWrite::Forget {
        guest: guest.id.clone(),
    };
    give_up_seats(&house, &guest.id).await?;
    house.store().write(person(write)).await?;
    person_changed(&house, &guest.id).await;
    Ok(without_cookie(&house, &headers))
}

#[cfg(test)]
mod tests {
    use super::plausible_mail;

    #[test]
    fn a_mail_address_is_one_word_with_one_at() {
        assert!(plausible_mail("anna@court.example"));
        for wrong in [
            "",
            "anna",
            "@court.example",
            "anna@",
            "a@b@c.fr",
            "a\r\nb@c.fr",
            "a <b@c.fr>",
        ] {
            assert!(!plausible_mail(wrong), "{wrong:?}");
        }
    }
}
