//! Which tables there are.

use crate::odds::Odds;
use catalogue::{ErasedGame, GAMES};
use protocol::{HintRule, Pace, Stage, TableSettings, UndoPolicy, Watch};
use room::{Place, SavedTable, Schedule};
use tabletop::luck::Secret;

/// Seconds since 1970 when a run begins.
pub(crate) const EPOCH: i64 = 1_700_000_000;

/// The games that tests send through everything.
const SMALL: [&str; 2] = ["kuhn", "sealed-bid"];

/// A table that is made before the run, and who comes to it.
pub(crate) struct Plan {
    pub table: SavedTable,
    pub secret: Secret,
    pub people: u8,
    pub bots: u8,
    pub watchers: u8,
}

/// What the luck of a table comes from.
pub(crate) fn secret_of(seed: u64, table: &str) -> Secret {
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        let mixed = crate::odds::hash(format!("{seed} {table} {at}").as_bytes());
        *byte = (mixed >> 24) as u8;
    }
    Secret::new(bytes)
}

fn pace(odds: &mut Odds) -> Pace {
    match odds.below(5) {
        0 | 1 => Pace::Live {
            minutes: 1,
            increment: odds.below(3) as u16,
        },
        2 => Pace::Slow { days: 1 },
        _ => Pace::Free,
    }
}

fn settings(odds: &mut Odds) -> TableSettings {
    let undo = [
        UndoPolicy::Consent,
        UndoPolicy::Consent,
        UndoPolicy::Reveal,
        UndoPolicy::Never,
    ];
    TableSettings {
        pace: pace(odds),
        undo: *odds.pick(&undo),
        window: *odds.pick(&[None, None, Some(1), Some(2), Some(0)]),
        watch: match odds.one_in(6) {
            true => Watch::Nobody,
            false => Watch::Everyone,
        },
        hints: *odds.pick(&[HintRule::Never, HintRule::Everyone]),
        stand_in: Some(odds.pick(&["random", "greedy"]).to_string()),
        ..TableSettings::default()
    }
}

/// The two small games mostly, where they are registered: most goes wrong at the beginning and
/// at the end of a game.
fn game(odds: &mut Odds) -> &'static dyn ErasedGame {
    let is_small = |game: &&&dyn ErasedGame| SMALL.contains(&game.id());
    let (small, real): (Vec<_>, Vec<_>) = GAMES.iter().partition(is_small);
    let real_one = small.is_empty() || odds.one_in(10);
    *odds.pick(if real_one { &real } else { &small })
}

impl Plan {
    pub fn new(seed: u64, number: usize, odds: &mut Odds) -> Plan {
        let game = game(odds);
        let fewest = *game.seats().start();
        let more = if SMALL.contains(&game.id()) { 2 } else { 1 };
        let most = (*game.seats().end()).min(fewest + more);
        let seats = odds.between(fewest.into(), most.into()) as u8;
        // Among people there are windows, which only the real games need.
        let alone = u8::from(SMALL.contains(&game.id()) || odds.one_in(4));
        let people = odds.between((2 - alone).into(), seats.into()) as u8;
        let id = format!("t{number}");
        let secret = secret_of(seed, &id);
        let variants = game.variants(seats);
        let mut places = vec![Place::default(); seats.into()];
        places[0] = Place::of_guest(&format!("{id}-g0"), Some("luck".into()));
        let table = SavedTable {
            game: game.id().to_owned(),
            rules_version: game.rules_version(),
            options: odds.pick(&variants).to_string(),
            host: format!("{id}-g0"),
            stage: Stage::Lobby,
            created: EPOCH,
            commitment: secret.commitment(),
            result: None,
            rematch: None,
            places,
            settings: serde_json::to_string(&settings(odds)).expect("settings can be written"),
            open: true,
            schedule: Schedule {
                touched: EPOCH,
                ..Schedule::default()
            },
            request: None,
            version: 0,
            changes: 0,
            id,
        };
        Plan {
            table,
            secret,
            people,
            bots: seats - people,
            watchers: odds.below(2) as u8,
        }
    }
}
