//! A new table.

use super::{admission, info};
use crate::house::time::unix;
use crate::house::{House, of_store};
use catalogue::ErasedGame;
use protocol::{LONGEST_NAME, NewTable, Pace, Reason, TableInfo};
use room::{Place, SavedTable, Schedule, Sitter, Wish};
use serde_json::Value;
use store::{SavedGuest, Stage, Write};
use tabletop::luck::Secret;
use tabletop::{Refused, Seat};

/// Makes a table as `guest` wishes and seats her; begins if she wants to play now.
pub async fn create(
    house: &House,
    guest: &SavedGuest,
    wish: NewTable,
) -> Result<TableInfo, Reason> {
    let game = catalogue::game(&wish.game).map_err(|_| Reason::NoSuchGame {})?;
    admission::may_sit(house, &guest.id, None).await?;
    admission::may_have_one_more(house, &guest.id).await?;
    if wish.ways.open && !wish.play_now {
        admission::may_offer(house, &guest.id).await?;
    }
    let (table, secret) = planned(house, game, guest, &wish)?;
    let id = table.id.clone();
    let written = house.store().write(Write::NewTable { table, secret }).await;
    written.map_err(|error| of_store(&error))?;
    let next = match wish.play_now {
        true => Wish::Begin(None),
        false => Wish::Look,
    };
    info(house, &id, &guest.id, next).await
}

fn planned(
    house: &House,
    game: &dyn ErasedGame,
    guest: &SavedGuest,
    wish: &NewTable,
) -> Result<(SavedTable, Secret), Reason> {
    let seats = wish.seats.unwrap_or_else(|| usual_seats(game));
    let options = options(game, seats, wish.options.as_ref())?;
    let mut places = vec![Place::default(); usize::from(seats)];
    for wanted in wish.bots.iter().filter(|bot| bot.seat.is_some()) {
        seat_bot(&mut places, game, wanted.seat, &wanted.bot)?;
    }
    let settings = settings(game, wish)?;
    let mine = free(&places).ok_or(Reason::TableFull {})?;
    // Her text comes with the beginning, when she knows what the house is bound to.
    places[mine.index()] = Place::of_guest(&guest.id, None);
    for wanted in wish.bots.iter().filter(|bot| bot.seat.is_none()) {
        seat_bot(&mut places, game, None, &wanted.bot)?;
    }
    if wish.play_now || wish.fill {
        let usual = || game.usual_bot().ok_or(Reason::NoSuchBot {});
        let bot = wish.level.as_deref().map_or_else(usual, Ok)?;
        while free(&places).is_some() {
            seat_bot(&mut places, game, None, bot)?;
        }
    }
    let secret = Secret::new((house.settings().secrets)());
    let table = SavedTable {
        id: (house.settings().table_ids)(),
        game: game.id().into(),
        rules_version: game.rules_version(),
        options,
        host: guest.id.clone(),
        stage: Stage::Lobby,
        created: unix(),
        commitment: secret.commitment(),
        result: None,
        rematch: None,
        places,
        open: wish.ways.open,
        settings,
        schedule: Schedule {
            touched: unix(),
            ..Schedule::default()
        },
        request: None,
        version: 0,
        changes: 0,
    };
    Ok((table, secret))
}

/// Minutes and days that make sense, and reactions that end.
const MINUTES: std::ops::RangeInclusive<u16> = 1..=600;
const DAYS: std::ops::RangeInclusive<u8> = 1..=30;
const LONGEST_INCREMENT: u16 = 600;
const WINDOWS: std::ops::RangeInclusive<u8> = 3..=60;
/// Names of those who may sit down.
const MOST_NAMED: usize = 12;

/// How the table is run, as it is written.
fn settings(game: &dyn ErasedGame, wish: &NewTable) -> Result<String, Reason> {
    let settings = &wish.ways;
    let pace = match settings.pace {
        Pace::Free => true,
        Pace::Live { minutes, increment } => {
            MINUTES.contains(&minutes) && increment <= LONGEST_INCREMENT
        }
        Pace::Slow { days } => DAYS.contains(&days),
    };
    let window = settings
        .window
        .is_none_or(|seconds| WINDOWS.contains(&seconds));
    let named = &settings.guests;
    let is_name = |name: &String| (1..=LONGEST_NAME).contains(&name.trim().chars().count());
    let guests = named.len() <= MOST_NAMED && named.iter().all(is_name);
    let guests = guests && (named.is_empty() || !settings.open);
    if !pace || !window || !guests {
        return Err(Reason::WrongWays {});
    }
    if let Some(bot) = &settings.stand_in
        && !game.bots().contains(&bot.as_str())
    {
        return Err(Reason::NoSuchBot {});
    }
    serde_json::to_string(settings).map_err(|_| Reason::WrongWays {})
}

/// Four if they can, else as many as can.
fn usual_seats(game: &dyn ErasedGame) -> u8 {
    4.clamp(*game.seats().start(), *game.seats().end())
}

/// The chosen options as they are written.
fn options(game: &dyn ErasedGame, seats: u8, wish: Option<&Value>) -> Result<String, Reason> {
    if !game.seats().contains(&seats) {
        let (fewest, most) = game.seats().into_inner();
        let wrong = Refused::WrongSeats {
            seats,
            fewest,
            most,
        };
        return Err(wrong.into());
    }
    let variants = game.variants(seats);
    let chosen = match wish {
        None | Some(Value::Null) => variants.first(),
        Some(wish) => variants.iter().find(|variant| *variant == wish),
    };
    chosen.map(Value::to_string).ok_or(Reason::WrongOptions {})
}

fn free(places: &[Place]) -> Option<Seat> {
    let at = places.iter().position(|place| place.sitter.is_none())?;
    Some(Seat(at as u8))
}

fn seat_bot(
    places: &mut [Place],
    game: &dyn ErasedGame,
    seat: Option<Seat>,
    bot: &str,
) -> Result<(), Reason> {
    if !game.bots().contains(&bot) {
        return Err(Reason::NoSuchBot {});
    }
    let seat = seat.or_else(|| free(places)).ok_or(Reason::TableFull {})?;
    let place = places.get_mut(seat.index()).ok_or(Reason::NoSuchSeat {})?;
    match place.sitter {
        Some(_) => Err(Reason::SeatTaken {}),
        None => {
            place.sitter = Some(Sitter::Bot(bot.into()));
            Ok(())
        }
    }
}
