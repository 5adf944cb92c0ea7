//! What every game must obey.

use serde::Serialize;
use static_assertions::assert_not_impl_any;
use tabletop::{Chance, Game, Seat, Silent, Turn, Viewer};
use versailles::Versailles;

assert_not_impl_any!(Versailles: Serialize);

/// Xorshift.
struct Luck(u64);

impl Chance for Luck {
    fn pick(&mut self, options: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}

#[test]
fn the_laws_hold() {
    laws::hold_for::<Versailles>();
}

/// There is no `laws::keeps_secrets` here: it wants something to scramble, and the state
/// holds nothing that a view does not show. Which tile comes next is in no state: it is
/// picked when it is turned up. This is that law in its strongest form, for every viewer
/// at every decision.
#[test]
fn the_state_holds_nothing_that_is_not_seen() {
    for seats in Versailles::SEATS {
        for options in Versailles::variants(seats) {
            let mut luck = Luck(0x1661 + u64::from(seats));
            let mut game = Versailles::deal(&options, seats, &mut Silent(&mut luck));
            let mut actions = Vec::new();
            while let Turn::Solo(seat) = game.turn() {
                for viewer in Viewer::all(seats) {
                    let belief = Versailles::belief(&game.view(viewer, &()));
                    assert_eq!(Versailles::imagine(&belief, &mut luck), game);
                }
                actions.clear();
                game.legal_actions(seat, &mut actions);
                let action = actions[luck.pick(actions.len() as u32) as usize];
                game.apply(seat, action, &mut Silent(&mut luck));
            }
        }
    }
}

/// All see the same, but for whose moves are looked at.
#[test]
fn the_table_looks_the_same_to_everybody() {
    let game = versailles::arrange::table(3);
    let mut views = Viewer::all(3).map(|viewer| game.view(viewer, &()));
    let mut first = views.next().expect("Anna looks");
    first.reach.clear();
    for mut view in views {
        assert!(!view.reach.is_empty(), "somebody's moves are shown");
        view.reach.clear();
        assert_eq!(view, first);
    }
    let anna = game.view(Viewer::at(Seat(0)), &()).reach;
    assert_eq!(game.view(Viewer::Spectator {}, &()).reach, anna);
}
