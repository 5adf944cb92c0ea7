//! Moving.

use crate::{ANNA, BERT};
use tabletop::Turn;
use tabletop::{Game, Seat};
use versailles::Versailles;
use versailles::arrange::{long_table, table};
use versailles::pieces::Zone;

/// Of a list, what begins with this word.
fn beginning(game: &Versailles, seat: Seat, word: &str) -> Vec<String> {
    let mut legal = game.legal(seat);
    legal.retain(|action| action.split(' ').next() == Some(word));
    legal
}

/// VE-M1 A player must move.
#[test]
fn a_turn_begins_with_a_move() {
    let game = table(2);
    assert!(!game.may(ANNA, "pass"));
    let legal = game.legal(ANNA);
    let moves = ["move ", "move-pair ", "jump "];
    assert!(
        legal
            .iter()
            .all(|action| moves.iter().any(|word| action.starts_with(word))),
        "{legal:?}"
    );
}

/// VE-M2 One worker, one arrow, never against it.
#[test]
fn a_normal_move_takes_one_worker_along_one_arrow() {
    let mut game = table(2).workers(ANNA, "mine:2").coins(ANNA, 0);
    assert_eq!(game.legal(ANNA), ["move mine architects", "move mine yard"]);
    game.play(ANNA, "move mine yard");
    assert_eq!(game.player(ANNA).at(Zone::Mine), 1);
    assert_eq!(game.player(ANNA).at(Zone::Yard), 1);
}

/// VE-M3 For a coin, two workers together from one zone along one arrow.
#[test]
fn a_pair_moves_for_a_coin() {
    let mut game = table(2).workers(ANNA, "mine:2 quarry");
    assert_eq!(
        beginning(&game, ANNA, "move-pair"),
        ["move-pair mine architects", "move-pair mine yard"]
    );
    game.play(ANNA, "move-pair mine yard");
    assert_eq!(game.player(ANNA).at(Zone::Yard), 2);
    assert_eq!(game.player(ANNA).coins_now(), 1);
}

/// VE-M3 For a coin, one worker along two arrows; without an active coin no double move.
#[test]
fn a_jump_costs_a_coin() {
    let mut game = table(2).workers(ANNA, "sawmill:2").coins(ANNA, 1);
    assert_eq!(
        beginning(&game, ANNA, "jump"),
        ["jump sawmill kings-favour"]
    );
    game.play(ANNA, "jump sawmill kings-favour");
    assert_eq!(game.player(ANNA).at(Zone::KingsFavour), 1);
    assert_eq!(game.player(ANNA).at(Zone::Alchemists), 0);
    assert_eq!(game.player(ANNA).coins_now(), 0);
    let without = table(2).workers(ANNA, "sawmill:2").coins(ANNA, 0);
    assert_eq!(without.legal(ANNA), ["move sawmill alchemists"]);
}

/// VE-M4 No worker stops on her own marker, jumping it is fine; others' markers do not
/// matter.
#[test]
fn nobody_stops_on_her_own_marker() {
    let game = table(2)
        .workers(ANNA, "quarry:2")
        .marker(ANNA, Zone::Mine)
        .marker(BERT, Zone::Yard);
    assert!(!game.may(ANNA, "move quarry mine"));
    assert!(!game.may(ANNA, "move-pair quarry mine"));
    assert!(game.may(ANNA, "jump quarry architects"));
    assert!(game.may(ANNA, "move quarry yard"));
    let far = table(2).workers(ANNA, "quarry").marker(ANNA, Zone::Sawmill);
    assert!(!far.may(ANNA, "jump quarry sawmill"));
}

/// VE-M4 The marker goes to the zone moved into, whether or not it is activated.
#[test]
fn the_marker_follows_the_move() {
    let mut game = table(2);
    game.play(ANNA, "move quarry yard");
    assert_eq!(game.player(ANNA).marker_now(), Some(Zone::Yard));
    game.play(ANNA, "pass");
    assert_eq!(game.player(ANNA).marker_now(), Some(Zone::Yard));
}

/// VE-M5 The arrows.
#[test]
fn the_arrows_lead_where_they_should() {
    use Zone::*;
    const ARROWS: [(Zone, &[Zone]); 8] = [
        (KingsFavour, &[Quarry]),
        (Quarry, &[Mine, Yard]),
        (Mine, &[Architects, Yard]),
        (Architects, &[Workshop, Yard]),
        (Workshop, &[Sawmill, Yard]),
        (Sawmill, &[Alchemists]),
        (Alchemists, &[KingsFavour]),
        (Yard, &[Sawmill]),
    ];
    for (from, goals) in ARROWS {
        assert_eq!(from.near().iter().collect::<Vec<_>>(), goals, "{from}");
    }
}

/// VE-M5 Every lap passes the King's favour: a game in which nobody ever activates
/// anything ends, and a move can always be made.
#[test]
fn a_game_of_moves_alone_ends() {
    for seats in 2..=5 {
        let mut game = long_table(seats);
        let mut turns = 0;
        while let Turn::Solo(seat) = game.turn() {
            let legal = game.legal(seat);
            // As slowly as can be: by the yard, away from the King.
            let action = legal.iter().find(|action| action.ends_with(" yard"));
            let action = action.or(legal.first()).expect("a move can be made");
            let action = match game.may(seat, "pass") {
                true => "pass".to_owned(),
                false => action.clone(),
            };
            game.play(seat, &action);
            turns += 1;
            assert!(turns < 2 * 624, "{seats} players");
        }
        assert_eq!(game.king_now(), 24);
    }
}
