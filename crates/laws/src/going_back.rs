//! Law 11: a record replays in about as many steps as it has rows, however often its players
//! went back.

use crate::counting::{Counted, applied};
use crate::recording::replays;
use crate::walk::{any_decision, submit};
use crate::{Holds, Law, LawLuck, broken};
use tabletop::{Chance, Game, Match, Refused, Seat, luck};

/// Rows count, not rows times rows.
pub const LINEAR: &str = "11: a record of n rows replays in about n steps";

/// How often somebody goes back.
const TIMES: u32 = 300;
/// The most decisions that a row may cost on average. One would do if nobody answered in
/// secret: whatever rivals have answered since stays when an answer is taken back, and is
/// carried out again.
const PER_ROW: u64 = 2;

/// Law 11.
pub fn going_back<G: Game>() -> Law<'static, G> {
    Law::new().at_each_table(look::<G>)
}

fn look<G: Game>((seats, options): &(u8, G::Options), luck: &mut LawLuck) -> Holds {
    let mut cards = luck::Seed::from_number(luck.pick(u32::MAX).into()).stream();
    let mut play = Match::<G>::start(options.clone(), *seats, &mut cards)
        .or_else(|refused| broken(crate::OPTIONS_TRIP, refused.to_string()))?;
    for _ in 0..TIMES {
        for _ in 0..1 + luck.pick(4) {
            if let Some((seat, action)) = any_decision(play.state(), luck) {
                submit(&mut play, seat, action, &mut cards);
            }
        }
        match go_back(&mut play, luck) {
            Ok(()) => {}
            Err(Refused::TooManyUndos { .. }) => break,
            Err(refused) => return broken(LINEAR, format!("cannot go back: {refused}")),
        }
    }
    let rows = play.rows().len() as u64;
    let record = Counted::record(play.record());
    let (again, steps) = applied(|| Match::replay(&record));
    if let Err(astray) = again {
        return broken(LINEAR, astray.to_string());
    }
    if steps > PER_ROW * rows {
        return broken(LINEAR, format!("{rows} rows cost {steps} steps"));
    }
    replays(&play)
}

/// Whoever can takes back, or the table goes back: mostly by a little, now and then to any
/// moment there was, also one before an earlier going back.
fn go_back<G: Game>(play: &mut Match<G>, luck: &mut LawLuck) -> Result<(), Refused> {
    let takes_back = luck.pick(3) > 0;
    if takes_back && Seat::all(play.seats()).any(|seat| play.take_back(seat).is_ok()) {
        return Ok(());
    }
    let rows = play.rows().len() as u32;
    let by = match luck.pick(16) {
        0 => rows,
        _ => rows.min(8),
    };
    play.rewind(rows - luck.pick(by))
}
