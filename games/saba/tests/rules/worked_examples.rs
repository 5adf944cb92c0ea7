use crate::table::*;
use saba::Jokers;
use saba::pieces::{Card, GEM_KINDS};
use saba::places::{Place, PlaceSet};
use saba::reward::reward;

// The ledger's sorts a to e are ruby, emerald, pearl, sapphire and topaz.
const FREE: Jokers = Jokers::Free;

fn determined(laid: saba::necklace::Necklace) -> PlaceSet {
    laid.legal_places(Card::JOKER, FREE)
}

/// SA-X1 On the empty board each kind has 15 places and none is determined.
#[test]
fn the_empty_board() {
    let laid = necklace("");
    assert_eq!(laid.possible().count(), 1920);
    for gem in Card::kinds().take(GEM_KINDS) {
        assert_eq!(laid.legal_places(gem, FREE).len(), 15, "{gem}");
    }
    assert!(determined(laid).is_empty());
}

/// SA-X2 a3 in the centre.
#[test]
fn a_three_in_the_centre() {
    let laid = necklace("ruby-3@h3");
    assert_eq!(laid.possible().count(), 384);
    assert!(laid.is_fake(card("ruby-3"), FREE));
    assert_eq!(laid.legal_places(card("ruby-1"), FREE), places([(0, 0)]));
    assert_eq!(determined(laid), places([(0, 0), (0, 1), (0, 3)]));
}

/// SA-X3 a2 on top of a column of three.
#[test]
fn a_two_on_top_of_a_three_column() {
    let laid = necklace("ruby-2@j1");
    assert_eq!(laid.possible().count(), 192);
    assert_eq!(
        laid.legal_places(card("ruby-1"), FREE),
        places([(6, 0), (-6, 0), (7, 0), (-7, 0)])
    );
    let five = [
        ((2, 1), "ruby-3"),
        ((2, 2), "ruby-4"),
        ((-2, 0), "ruby-2"),
        ((-2, 1), "ruby-3"),
        ((-2, 2), "ruby-4"),
    ];
    assert_eq!(determined(laid), places(five.map(|(spot, _)| spot)));
    for ((x, i), name) in five {
        assert_eq!(laid.possible().card_at(place(x, i)), card(name));
    }
}

/// SA-X4 e2 in an outer column of two.
#[test]
fn a_two_in_a_two_column() {
    let laid = necklace("topaz-2@c2");
    assert_eq!(laid.possible().count(), 192);
    assert_eq!(
        laid.legal_places(card("topaz-3"), FREE),
        places([(4, 0), (-4, 0)])
    );
    assert_eq!(
        laid.legal_places(card("topaz-4"), FREE),
        places([(4, 1), (-4, 1)])
    );
    let seven = [(4, 0), (-4, 0), (4, 1), (-4, 1), (5, 0), (-5, 0), (5, 1)];
    assert_eq!(determined(laid), places(seven));
    assert_eq!(laid.possible().card_at(place(5, 0)), card("topaz-1"));
    assert_eq!(laid.possible().card_at(place(5, 1)), card("topaz-2"));
}

/// SA-X5 All four ends filled, and still no place is determined: a joker waits.
#[test]
fn full_ends_determine_nothing() {
    let laid = necklace("ruby-1@n1 ruby-1@b1 emerald-4@o1 emerald-4@a1");
    assert_eq!(laid.possible().count(), 24);
    assert!(determined(laid).is_empty());
    assert!(!laid.is_fake(Card::JOKER, FREE));
}

/// SA-X6 The booklet's reward.
#[test]
fn the_booklets_reward() {
    let filled = places([(0, 2), (-1, 3), (-2, 2), (1, 3), (2, 2), (3, 2), (4, 1)]);
    assert_eq!(reward(filled, place(0, 3)), 2 + 3 + 5);
}

/// SA-X7 The last card on an otherwise full board.
#[test]
fn the_last_card() {
    let rows: [&[u16]; 8] = [
        &[16, 19, 21, 20],
        &[13, 18, 20, 20],
        &[15, 18, 18],
        &[12, 17, 17],
        &[14, 15],
        &[11, 14],
        &[11],
        &[8],
    ];
    for (x, row) in (0..).zip(rows) {
        for (i, &earns) in (0..).zip(row) {
            for last in [place(x, i), place(-x, i)] {
                let others: PlaceSet = Place::all().filter(|&other| other != last).collect();
                assert_eq!(reward(others, last), earns, "{last}");
            }
        }
    }
}
