//! Options.

use crate::ANNA;
use tabletop::{Game, Turn};
use versailles::Versailles;
use versailles::arrange::{long_table, table};

/// VE-O1 The long game: the King takes 24 steps.
#[test]
fn the_long_game_has_four_steps_more() {
    let arrives = |mut game: Versailles| {
        game.play(ANNA, "move alchemists kings-favour");
        game.play(ANNA, "pass");
        game.turn() == Turn::Over
    };
    let at = |game: Versailles, steps| game.king(steps).workers(ANNA, "alchemists");
    assert!(arrives(at(table(2), 19)));
    assert!(!arrives(at(long_table(2), 19)));
    assert!(!arrives(at(long_table(2), 22)));
    assert!(arrives(at(long_table(2), 23)));
    assert!(!Versailles::variants(2)[0].long_game, "off by default");
}
