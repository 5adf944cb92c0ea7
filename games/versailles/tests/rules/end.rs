//! End.

use crate::{ANNA, BERT, CLEO};
use tabletop::{Game, Turn};
use versailles::arrange::{Listening, table};
use versailles::pieces::{Decoration, Track, Zone};
use versailles::tiles::Tile;
use versailles::yard::Cell;
use versailles::{Ending, Event, Phase, Versailles};

/// Every cell but the north-western one is filled, whatever the sides; there an exterior
/// tile fits.
fn one_cell_left() -> Versailles {
    let others = Tile::all().skip(1);
    let placed: Vec<String> = Cell::all()
        .skip(1)
        .zip(others)
        .map(|(cell, tile)| format!("{tile}@{cell}/2"))
        .collect();
    table(3).built(&placed.join(" "))
}

/// VE-E1 A full yard ends the game at once, with workers and sharers left; the last tile
/// scores.
#[test]
fn a_full_yard_ends_the_game_at_once() {
    let mut game = one_cell_left()
        .tiles(ANNA, "bowling-green")
        .workers(ANNA, "yard:5")
        .workers(BERT, "yard:5")
        .technology(BERT, Track::Specialists, 3)
        .goods(ANNA, 1, 1, 0)
        .activating(ANNA, Zone::Yard);
    game.play(ANNA, "activate yard");
    game.play(ANNA, "build bowling-green a1 0");
    let ending = Ending::YardFull;
    assert_eq!(game.phase_now(), Phase::Over { ending });
    assert_eq!(game.player(ANNA).score_now(), 3);
    assert_eq!(game.turn(), Turn::Over);
}

/// VE-E1 In the middle of a shared activation too: nobody acts any more.
#[test]
fn a_sharer_can_end_the_game() {
    let mut game = one_cell_left()
        .tiles(BERT, "bowling-green")
        .workers(ANNA, "yard")
        .workers(BERT, "yard")
        .workers(CLEO, "yard:3")
        .technology(BERT, Track::Specialists, 3)
        .technology(CLEO, Track::Specialists, 3)
        .goods(BERT, 1, 1, 0)
        .activating(ANNA, Zone::Yard);
    game.play(ANNA, "activate yard");
    game.play(BERT, "build bowling-green a1 0");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.player(BERT).score_now(), 3);
}

/// VE-E1 The King's last step ends the game, at the end of the turn.
#[test]
fn the_king_arrives() {
    let mut game = table(2).king(19).workers(ANNA, "alchemists:2 kings-favour");
    game.play(ANNA, "move alchemists kings-favour");
    game.play(ANNA, "activate kings-favour");
    assert_eq!(game.turn(), Turn::Solo(ANNA), "the turn goes on");
    game.play(ANNA, "end");
    let ending = Ending::KingArrived;
    assert_eq!(game.phase_now(), Phase::Over { ending });
}

/// VE-E2 Points for goods, each rounded down by itself, for tiles and decorations left.
#[test]
fn what_is_left_scores() {
    let mut game = table(2)
        .score(ANNA, 40)
        .goods(ANNA, 5, 7, 3)
        .tiles(ANNA, "gallery inner-hall")
        .decorated(ANNA, Decoration::Mirror, 2)
        .king(19)
        .workers(ANNA, "alchemists");
    let mut dealer = Listening::default();
    game.play(ANNA, "move alchemists kings-favour");
    game.play_with(&mut dealer, ANNA, "pass");
    let counted = dealer
        .told
        .iter()
        .find(|event| matches!(event, Event::Counted { seat, .. } if *seat == ANNA));
    assert_eq!(
        counted,
        Some(&Event::Counted {
            seat: ANNA,
            built: 40,
            wood: 1,
            marble: 2,
            gold: 1,
            tiles: 2,
            decorations: 6,
            total: 52,
        })
    );
    assert_eq!(game.standings().scores(), [52, 0]);
    assert_eq!(game.standings().places(), [1, 2]);
}

/// VE-E2 Equal points share the victory.
#[test]
fn equal_points_share_the_victory() {
    let mut game = table(3)
        .score(ANNA, 10)
        .score(BERT, 9)
        .goods(BERT, 3, 0, 0)
        .score(CLEO, 9)
        .king(19)
        .workers(ANNA, "alchemists");
    let mut dealer = Listening::default();
    game.play(ANNA, "move alchemists kings-favour");
    game.play_with(&mut dealer, ANNA, "pass");
    assert_eq!(
        dealer.told.last(),
        Some(&Event::Ended {
            winners: vec![ANNA, BERT],
            scores: vec![10, 10, 9],
        })
    );
    assert_eq!(game.standings().places(), [1, 1, 3]);
}
