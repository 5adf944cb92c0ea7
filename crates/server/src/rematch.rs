//! Once more with the same people: everybody keeps her seat, and when nobody is missing any
//! more the game begins.

use crate::refusal::{Refusal, told};
use crate::table::{Ask, luck_checked};
use crate::{House, guests, halls, live};
use protocol::Reason;
use store::halls::Tick;
use store::{Guest, Place, Sitter, Stage, Table};
use tabletop::Seat;
use tabletop::luck::Secret;

/// Takes a guest from a finished table to the table of its rematch: its id. Whoever asks
/// first lays it.
pub async fn take(
    house: &House,
    table: &str,
    guest: Guest,
    luck: Option<String>,
) -> Result<String, Refusal> {
    let luck = luck_checked(luck)?;
    halls::may_sit(house, &guest.id, None).await?;
    let (asker, text) = (guest.id.clone(), luck.clone());
    let (next, seat) = live::ask(house, table, |reply| Ask::Rematch {
        guest: asker,
        luck: text,
        reply,
    })
    .await?;
    halls::may_sit(house, &guest.id, Some(&next)).await?;
    live::ask(house, &next, |reply| Ask::Again {
        guest,
        seat,
        luck,
        reply,
    })
    .await?;
    Ok(next)
}

/// The table of a rematch, hosted by who asked for it from `seat`: the same game, ways and
/// bots. Other guests find their seats free.
pub fn laid(
    house: &House,
    before: &Table,
    seat: Seat,
    luck: Option<String>,
) -> Result<(Table, Secret), Reason> {
    let Some(Sitter::Guest(host)) = &before.places[seat.index()].sitter else {
        return Err(Reason::NotSeated {});
    };
    let places = before.places.iter().enumerate().map(|(at, place)| Place {
        sitter: place.sitter.clone().filter(|sitter| match sitter {
            Sitter::Bot(_) => true,
            Sitter::Guest(_) => at == seat.index(),
        }),
        luck: luck.clone().filter(|_| at == seat.index()),
        ..Place::default()
    });
    let secret = house.signer().secret_after(&before.id);
    let table = Table {
        id: (house.settings().table_ids)(),
        rules_version: catalogue::game(&before.game).map_err(told)?.rules_version(),
        host: host.clone(),
        stage: Stage::Lobby,
        created: guests::now(),
        commitment: secret.commitment(),
        result: None,
        rematch: None,
        places: places.collect(),
        tick: Tick {
            touched: guests::now(),
            ..Tick::default()
        },
        request: None,
        version: 0,
        changes: 0,
        ..before.clone()
    };
    Ok((table, secret))
}
