//! Activating: the construction yard.

use crate::{ANNA, BERT};
use tabletop::{Game, Turn, Viewer};
use versailles::Versailles;
use versailles::arrange::{table, tiles};
use versailles::pieces::{Decoration, Goods, Zone};

/// Anna has activated the yard with so many workers.
fn yard(game: Versailles, workers: u8) -> Versailles {
    let mut game = game
        .workers(ANNA, &format!("yard:{workers}"))
        .activating(ANNA, Zone::Yard);
    game.play(ANNA, "activate yard");
    game
}

/// VE-Y1 Workers, goods and decorations are paid; the decorations stay on the tile.
#[test]
fn a_tile_takes_its_workers_goods_and_decorations() {
    // Hall of Mirrors: three workers, 1 wood, 1 marble, chandelier and mirror.
    let ready = |workers, wood, marble, chandeliers, mirrors| {
        let game = table(2)
            .tiles(ANNA, "hall-of-mirrors")
            .goods(ANNA, wood, marble, 0)
            .decorated(ANNA, Decoration::Chandelier, chandeliers)
            .decorated(ANNA, Decoration::Mirror, mirrors);
        yard(game, workers)
    };
    let mut game = ready(3, 2, 1, 2, 1);
    game.play(ANNA, "build hall-of-mirrors c4 0");
    assert_eq!(game.player(ANNA).goods_now(), Goods::new(1, 0, 0));
    let left = game.player(ANNA).decorations_now();
    assert_eq!(left.count(Decoration::Chandelier), 1);
    assert_eq!(left.count(Decoration::Mirror), 0);
    assert_eq!(game.stock_now().count(Decoration::Mirror), 4, "for good");
    assert!(game.player(ANNA).tiles_now().is_empty());
    let lacking = [
        ready(2, 1, 1, 1, 1),
        ready(3, 0, 1, 1, 1),
        ready(3, 1, 0, 1, 1),
        ready(3, 1, 1, 0, 1),
        ready(3, 1, 1, 1, 0),
    ];
    for game in lacking {
        assert_eq!(game.turn(), Turn::Solo(BERT), "nothing can be built");
    }
}

/// Where a tile may go, as `a1/0`.
fn places(game: &Versailles, tile: &str) -> Vec<String> {
    let view = game.view(Viewer::at(ANNA), &());
    let seen = view.players[0].tiles.iter();
    let seen = seen.clone().find(|seen| seen.tile.name() == tile);
    let spots = &seen.expect("it lies before her").places;
    spots
        .iter()
        .flat_map(|spot| {
            let turned = spot.rotations.iter();
            turned.map(|rotation| format!("{}/{}", spot.cell, rotation.turns()))
        })
        .collect()
}

/// VE-Y2 Beside the border, whose sides must match; rotations that look alike are one.
#[test]
fn the_border_must_match() {
    let game = table(2).tiles(ANNA, "bowling-green inner-hall gallery");
    // All exterior: along the north, and east and west down to the second row.
    assert_eq!(
        places(&game, "bowling-green"),
        [
            "a1/0", "b1/0", "c1/0", "d1/0", "e1/0", "f1/0", "a2/0", "f2/0"
        ]
    );
    // All interior: below.
    assert_eq!(
        places(&game, "inner-hall"),
        [
            "a3/0", "f3/0", "a4/0", "b4/0", "c4/0", "d4/0", "e4/0", "f4/0"
        ]
    );
    // Interior north and south, or east and west after a turn.
    assert_eq!(
        places(&game, "gallery"),
        [
            "b1/1", "c1/1", "d1/1", "e1/1", "a2/0", "f2/0", "a3/1", "f3/1", "b4/0", "c4/0", "d4/0",
            "e4/0"
        ]
    );
}

/// VE-Y2 Beside a tile already there, whose sides must match too.
#[test]
fn the_neighbours_must_match() {
    // At c1, turned, the gallery has interior sides to the east and west.
    let game = table(2)
        .tiles(ANNA, "bowling-green inner-hall")
        .built("gallery@c1/1");
    let green = places(&game, "bowling-green");
    assert!(!green.contains(&"b1/0".to_owned()), "interior to its east");
    assert!(!green.contains(&"c1/0".to_owned()), "the cell is taken");
    assert!(green.contains(&"c2/0".to_owned()), "beside the gallery now");
    assert!(green.contains(&"a1/0".to_owned()));
    assert!(!places(&game, "inner-hall").contains(&"c2/0".to_owned()));
}

/// VE-Y2 A tile with no legal place cannot be built, though all else is there.
#[test]
fn a_tile_without_a_place_cannot_be_built() {
    // Every cell an inner hall could take is taken by others.
    let below = "antechamber@a3/0 guard-room@f3/0 council-room@a4/0 tapestry-closet@b4/0 \
                 tapestry-salon@c4/0 candle-room@d4/0 ballroom-wing@e4/0 dressing-room@f4/0";
    let game = table(2)
        .tiles(ANNA, "inner-hall")
        .goods(ANNA, 9, 9, 9)
        .built(below);
    let full = below.split_whitespace().count();
    assert_eq!(game.yard_now().built().count(), full);
    // An exterior side somewhere in every cell that is left beside a tile.
    let closed = game.built("gallery@b3/1 stone-steps@c3/0 gilded-corner@d3/0 service-corner@e3/0");
    let blocked = closed.built("bowling-green@a2/0 orange-court@f2/0 statue-walk@b2/0 orange-alley@c2/0 statue-grove@d2/0 fountain-terrace@e2/0");
    let spots = places(&blocked, "inner-hall");
    assert!(spots.is_empty(), "{spots:?}");
    assert_eq!(yard(blocked, 3).turn(), Turn::Solo(BERT));
}

/// VE-Y3 The points at once; several tiles in one activation, each with its own workers.
#[test]
fn several_tiles_are_built_and_score_at_once() {
    let game = table(2)
        .tiles(ANNA, "bowling-green inner-hall gallery")
        .goods(ANNA, 9, 9, 9);
    let mut game = yard(game, 2);
    game.play(ANNA, "build bowling-green a1 0");
    assert_eq!(game.player(ANNA).score_now(), 3);
    assert!(
        !game
            .legal(ANNA)
            .iter()
            .any(|action| action.contains("gallery"))
    );
    game.play(ANNA, "build inner-hall a4 0");
    assert_eq!(game.player(ANNA).score_now(), 6);
    assert_eq!(game.turn(), Turn::Solo(BERT));
    assert_eq!(
        game.player(ANNA).tiles_now().iter().collect::<Vec<_>>(),
        tiles("gallery")
    );
}
