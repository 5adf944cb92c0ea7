//! Setting up.

use crate::{ANNA, BERT};
use tabletop::{Game, Scripted, Seat, Silent, Turn, Viewer};
use versailles::arrange::{Listening, table};
use versailles::pieces::{Track, Zone};
use versailles::{Event, Options, Versailles};

/// VE-S1 Five tiles turned up, the lowest slot first; the King on his first space; a
/// random player begins, and it goes on clockwise.
#[test]
fn five_tiles_are_turned_up_and_somebody_begins() {
    let mut dealer = Listening::default();
    let game = Versailles::deal(&Options::default(), 3, &mut dealer);
    let slots: Vec<u8> = dealer
        .told
        .iter()
        .filter_map(|event| match event {
            Event::TurnedUp { slot, .. } => Some(*slot),
            _ => None,
        })
        .collect();
    assert_eq!(slots, [1, 2, 3, 4, 5]);
    assert_eq!(game.pile_now().len(), 35);
    assert_eq!(game.king_now(), 0);

    let mut dealer = Silent(Scripted::picks([2]));
    let mut game = Versailles::deal(&Options::default(), 3, &mut dealer);
    assert_eq!(game.turn(), Turn::Solo(Seat(2)));
    game.play(Seat(2), "move quarry mine");
    game.play(Seat(2), "pass");
    assert_eq!(game.turn(), Turn::Solo(ANNA));
}

/// VE-S2 Both coins active, a worker waiting on each line, no points, no technology.
#[test]
fn everybody_starts_alike() {
    let game = table(4);
    for seat in Seat::all(4) {
        let player = game.player(seat);
        assert_eq!(player.coins_now(), 2);
        assert_eq!(player.waiting_lines().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(player.score_now(), 0);
        assert_eq!(Track::ALL.map(|track| player.step(track)), [0; 3]);
    }
}

/// VE-S3 Workers by number of players and place in the turn order.
#[test]
fn the_workers_stand_by_the_table() {
    // Players, place; King's favour, quarry, mine, architects, workshop, sawmill.
    const ROWS: [(u8, u8, [u8; 6]); 14] = [
        (2, 1, [3, 1, 1, 1, 1, 0]),
        (2, 2, [2, 1, 1, 1, 1, 1]),
        (3, 1, [2, 1, 1, 1, 1, 0]),
        (3, 2, [1, 1, 1, 1, 1, 1]),
        (3, 3, [1, 1, 1, 1, 1, 1]),
        (4, 1, [1, 1, 1, 1, 1, 0]),
        (4, 2, [1, 1, 1, 1, 1, 0]),
        (4, 3, [1, 1, 1, 1, 1, 0]),
        (4, 4, [0, 1, 1, 1, 1, 1]),
        (5, 1, [0, 1, 1, 1, 1, 0]),
        (5, 2, [0, 1, 1, 1, 1, 0]),
        (5, 3, [0, 1, 1, 1, 1, 0]),
        (5, 4, [0, 1, 1, 1, 1, 0]),
        (5, 5, [0, 1, 1, 1, 1, 0]),
    ];
    for (players, place, row) in ROWS {
        // The last seat begins: places are counted from there.
        let mut dealer = Silent(Scripted::picks([u32::from(players) - 1]));
        let game = Versailles::deal(&Options::default(), players, &mut dealer);
        let seat = Seat((players - 1 + place - 1) % players);
        let standing = Zone::ALL.map(|zone| game.player(seat).at(zone));
        assert_eq!(standing[..6], row, "{players} players, place {place}");
        assert_eq!(standing[6..], [0, 0], "{players} players, place {place}");
    }
}

/// VE-S4 Before her first turn her marker stands nowhere and forbids nothing.
#[test]
fn no_marker_stands_before_the_first_turn() {
    let mut game = table(2);
    assert_eq!(game.player(ANNA).marker_now(), None);
    assert_eq!(game.view(Viewer::at(ANNA), &()).players[1].marker, None);
    game.play(ANNA, "move quarry mine");
    game.play(ANNA, "pass");
    for to in ["quarry mine", "mine architects", "workshop sawmill"] {
        assert!(game.may(BERT, &format!("move {to}")), "{to}");
    }
}
