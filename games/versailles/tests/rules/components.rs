//! Components.

use crate::{ANNA, BERT};
use tabletop::Game;
use versailles::arrange::table;
use versailles::pieces::{Decoration, Zone};
use versailles::tiles::Tile;

/// VE-C1 Workers, 40 tiles, six decorations of five.
#[test]
fn the_box_holds_what_it_should() {
    assert_eq!(Tile::all().count(), 40);
    for (seats, workers) in [(2, 9), (3, 8), (4, 7), (5, 6)] {
        let pieces = table(seats).pieces();
        assert!(pieces[..40].iter().all(|count| *count == 1), "tiles");
        assert_eq!(pieces[40..46], [5; 6], "decorations");
        assert_eq!(pieces[46..], vec![workers; seats.into()], "{seats} players");
    }
}

/// VE-C2 A kind of decoration that is out cannot be bought.
#[test]
fn a_decoration_that_is_out_cannot_be_bought() {
    let with = |gone| {
        let mut t = table(2)
            .decorated(BERT, Decoration::Statue, gone)
            .workers(ANNA, "workshop")
            .goods(ANNA, 3, 3, 0)
            .activating(ANNA, Zone::Workshop);
        t.play(ANNA, "activate workshop");
        t
    };
    assert!(with(4).may(ANNA, "buy statue"));
    assert!(!with(5).may(ANNA, "buy statue"));
    assert!(with(5).may(ANNA, "buy orange-tree"));
}
