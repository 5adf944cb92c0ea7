use crate::table::*;
use saba::Jokers;
use saba::arrange::table;
use saba::pieces::Card;
use tabletop::Game;

/// SA-O1 Without jokers: 40 cards, the same hands, piles of 15, 16, 16, 18, 15.
#[test]
fn without_jokers_there_are_forty_cards() {
    for (seats, pile) in [(3, 15), (4, 16), (5, 16), (6, 18), (7, 15)] {
        let game = dealt(seats, Jokers::Absent, &[]).game;
        assert_eq!(game.pieces().iter().sum::<u16>(), 40);
        assert_eq!(game.pieces()[Card::JOKER.index()], 0);
        assert_eq!(game.pile_now().len(), pile, "{seats} players");
    }
}

fn mirrored(text: &str) -> saba::necklace::Necklace {
    table(3).rule(Jokers::Mirrored).laid(text).necklace()
}

/// SA-O2 A joker off the centre needs its mirror place empty or holding a joker.
#[test]
fn a_joker_needs_its_mirror_empty_or_a_joker() {
    let laid = mirrored("ruby-2@j1");
    let joker = laid.legal_places(Card::JOKER, Jokers::Mirrored);
    // Not opposite the ruby; the other determined places have empty mirrors.
    assert_eq!(joker, places([(2, 1), (2, 2), (-2, 1), (-2, 2)]));
    let laid = mirrored("ruby-2@j1 joker@j2");
    let joker = laid.legal_places(Card::JOKER, Jokers::Mirrored);
    assert!(joker.has(place(-2, 1)));
}

/// SA-O2 The empty mirror place is kept: no gem card may fill it or counts on it.
#[test]
fn the_mirror_of_a_joker_is_kept_for_a_joker() {
    let laid = mirrored("ruby-2@j1 joker@j2");
    assert_eq!(laid.kept(Jokers::Mirrored), places([(-2, 1)]));
    assert!(laid.is_fake(card("ruby-3"), Jokers::Mirrored));
    assert!(!laid.is_fake(card("ruby-3"), Jokers::Free));
}

/// SA-O2 No joker is laid if more places were kept than jokers are left.
#[test]
fn no_joker_is_laid_that_would_keep_more_places_than_jokers_are_left() {
    // Two kept, two jokers left: the next must go to a kept place, not even to the centre.
    let laid = mirrored("ruby-2@j1 pearl-3@h3 joker@j2 joker@j3");
    assert_eq!(
        laid.legal_places(Card::JOKER, Jokers::Mirrored),
        places([(-2, 1), (-2, 2)])
    );
}

/// SA-O2 One kept, one joker left: it waits for nothing else.
#[test]
fn the_last_joker_goes_to_the_kept_place() {
    let laid = mirrored("ruby-2@j1 pearl-3@h3 joker@h1 joker@h2 joker@j2");
    assert_eq!(
        laid.legal_places(Card::JOKER, Jokers::Mirrored),
        places([(-2, 1)])
    );
}
