//! Variants.

use queens_necklace::{Options, QueensNecklace};
use tabletop::luck::Seed;
use tabletop::{Game, Match, Refused, Viewer};

const SMALLER: Options = Options {
    smaller_hands: true,
};

fn deal(options: Options, seats: u8) -> Result<Match<QueensNecklace>, Refused> {
    Match::start(options, seats, &mut Seed::from_number(1).stream())
}

/// QN-O1 Two players, smaller hands: the deck has 72 places with the Merchants in.
#[test]
fn smaller_hands_leave_seventy_two_places() {
    let view = deal(SMALLER, 2)
        .expect("two can play it")
        .briefing(Viewer::Spectator {})
        .view;
    assert_eq!(view.deck, 72 - 5);
    assert_eq!(SMALLER.merchant_places(2), [(22, 26), (46, 50), (68, 72)]);
}

/// QN-O1 A quarter of the cards, 23, is removed unseen.
#[test]
fn twenty_three_cards_are_left_out() {
    let game = deal(SMALLER, 2).expect("two can play it");
    let undrawn = game.state().hidden().undrawn.len();
    let view = game.briefing(Viewer::Spectator {}).view;
    assert_eq!(undrawn - (u32::from(view.deck) - 3), 23);
    assert_eq!(view.gone.len(), 0);
}

/// QN-O1 It is for two, and off by default.
#[test]
fn smaller_hands_are_for_two_and_off_by_default() {
    assert_eq!(deal(SMALLER, 3).err(), Some(Refused::WrongOptions {}));
    assert!(!QueensNecklace::variants(2)[0].smaller_hands);
}
