//! A new table, as somebody wishes it.

use crate::saved::{Place, SavedTable, Schedule, Sitter};
use catalogue::ErasedGame;
use protocol::{LONGEST_NAME, NewTable, Pace, Reason, Stage};
use serde_json::Value;
use tabletop::luck::Secret;
use tabletop::{Refused, Seat};

/// Minutes and days that make sense, and reactions that end.
const MINUTES: std::ops::RangeInclusive<u16> = 1..=600;
const DAYS: std::ops::RangeInclusive<u8> = 1..=30;
const LONGEST_INCREMENT: u16 = 600;
const WINDOWS: std::ops::RangeInclusive<u8> = 3..=60;
/// Names of those who may sit down.
const MOST_NAMED: usize = 12;

impl SavedTable {
    /// A table as `host` wishes it, with her in the first free seat; nobody has written it yet.
    pub fn laid(
        wish: &NewTable,
        host: &str,
        id: String,
        secret: &Secret,
        unix: i64,
    ) -> Result<SavedTable, Reason> {
        let game = catalogue::game(&wish.game).map_err(|_| Reason::NoSuchGame {})?;
        let seats = wish.seats.unwrap_or_else(|| usual_seats(game));
        let options = options(game, seats, wish.options.as_ref())?;
        let mut places = vec![Place::default(); usize::from(seats)];
        for wanted in wish.bots.iter().filter(|bot| bot.seat.is_some()) {
            seat_bot(&mut places, game, wanted.seat, &wanted.bot)?;
        }
        let settings = settings(game, wish)?;
        let mine = free(&places).ok_or(Reason::TableFull {})?;
        // Her text comes with the beginning, when she knows what the house is bound to.
        places[mine.index()] = Place::of_guest(host, None);
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
        Ok(SavedTable {
            id,
            game: game.id().into(),
            rules_version: game.rules_version(),
            options,
            host: host.to_owned(),
            stage: Stage::Lobby,
            created: unix,
            commitment: secret.commitment(),
            result: None,
            rematch: None,
            places,
            open: wish.ways.open,
            settings,
            schedule: Schedule {
                touched: unix,
                ..Schedule::default()
            },
            request: None,
            version: 0,
            changes: 0,
        })
    }
}

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
    if !pace || !window || !guests || settings.device.is_some() {
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
