//! Who may sit where.

use crate::house::{House, of_store};
use protocol::Reason;
use store::SavedGuest;

/// Whether an operator has taken this right away.
pub async fn holds(house: &House, guest: &str, kind: &str) -> Result<bool, Reason> {
    let sanctions = house.store().people().sanctions(guest).await;
    let sanctions = sanctions.map_err(|error| of_store(&error))?;
    Ok(sanctions.iter().any(|sanction| sanction == kind))
}

/// Whether this guest may sit at one more table. Nobody fills the tables of others, nor all the
/// threads of computer players.
pub async fn may_have_one_more(house: &House, guest: &str) -> Result<(), Reason> {
    let tables = house.store().tables().unfinished_of(guest).await;
    let most = house.settings().tables_per_guest;
    match tables.map_err(|error| of_store(&error))?.len() < most as usize {
        true => Ok(()),
        false => Err(Reason::TooManyTables { most }),
    }
}

/// Whether this guest may offer one more table to everybody.
pub async fn may_offer(house: &House, guest: &str) -> Result<(), Reason> {
    let lobbies = house.store().tables().lobbies_of(guest).await;
    let lobbies = lobbies.map_err(|error| of_store(&error))?;
    let most = house.settings().open_tables_per_guest;
    match lobbies.len() < most as usize {
        true => Ok(()),
        false => Err(Reason::TooManyTables { most }),
    }
}

/// Whether two names are one to whoever reads them in a list.
fn is_same(one: &str, other: &str) -> bool {
    let tidy = |name: &str| {
        let words: Vec<&str> = name.split_whitespace().collect();
        words.join(" ").to_lowercase()
    };
    tidy(one) == tidy(other)
}

/// Whether this guest is among those the host has named, if she has named any.
pub async fn is_invited(house: &House, guest: &SavedGuest, table: &str) -> Result<(), Reason> {
    let table = house.store().table(table).await;
    let Some(table) = table.map_err(|error| of_store(&error))? else {
        return Ok(());
    };
    let named = table.settings().guests;
    let knows = |name: &String| is_same(name, &guest.name);
    match named.is_empty() || table.host == guest.id || named.iter().any(knows) {
        true => Ok(()),
        false => Err(Reason::NotInvited {}),
    }
}

/// Whether this guest may sit down there: not if an operator says so, and not with somebody who
/// has blocked her.
pub async fn may_sit(house: &House, guest: &str, table: Option<&str>) -> Result<(), Reason> {
    if holds(house, guest, "bar").await? {
        return Err(Reason::Barred {});
    }
    let Some(table) = table else { return Ok(()) };
    let table = house.store().table(table).await;
    let Some(table) = table.map_err(|error| of_store(&error))? else {
        return Ok(());
    };
    let others = table.guests().chain([&table.host]);
    for other in others.filter(|other| *other != guest) {
        let blocked = house.store().people().blocked_by(other).await;
        let blocked = blocked.map_err(|error| of_store(&error))?;
        if blocked.iter().any(|id| id == guest) {
            return Err(Reason::Blocked {});
        }
    }
    Ok(())
}
