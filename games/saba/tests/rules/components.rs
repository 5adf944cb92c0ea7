use crate::table::*;
use saba::Jokers;
use saba::pieces::{Card, Cards, Sort};
use saba::places::Place;
use tabletop::Game;

/// SA-C1 44 cards: five sorts with 1 to 4 stones, each twice, and four jokers.
#[test]
fn there_are_two_of_each_gem_card_and_four_jokers() {
    assert_eq!(Cards::ALL.len(), 44);
    assert_eq!(Sort::ALL.len() * 4 + 1, Card::kinds().len());
    let copies: Vec<u8> = Card::kinds().map(|card| Cards::ALL.count(card)).collect();
    assert_eq!(copies, [[2; 20].as_slice(), &[4]].concat());
    let game = dealt(4, Jokers::Free, &[]).game;
    assert_eq!(game.pieces(), [[2; 20].as_slice(), &[4]].concat());
}

/// SA-C2 Each player starts with 20k.
#[test]
fn everybody_starts_with_20k() {
    assert_eq!(dealt(5, Jokers::Free, &[]).cash(), [20; 5]);
}

/// SA-C3 36 places in 15 columns.
#[test]
fn the_columns_have_one_to_four_places() {
    let heights: Vec<usize> = (-7..=7)
        .map(|x| Place::all().filter(|place| place.spot().x == x).count())
        .collect();
    assert_eq!(heights, [1, 1, 2, 2, 3, 3, 4, 4, 4, 3, 3, 2, 2, 1, 1]);
    assert_eq!(heights.iter().sum::<usize>(), 36);
}

/// SA-C4 A honeycomb in vertical columns, every second column half a place higher.
#[test]
fn the_places_are_a_honeycomb() {
    for place in Place::all() {
        let spot = place.spot();
        let y = -(spot.x.abs() % 2) + 2 * spot.i as i8;
        assert_eq!(spot.y, y, "{place}");
        assert_eq!(place.mirror().spot().x, -spot.x);
        assert_eq!(place.mirror().spot().y, spot.y);
    }
    let steps = [(0, -2), (0, 2), (1, -1), (1, 1), (-1, -1), (-1, 1)];
    let neighbours = |place: Place| {
        let near = |other: &Place| {
            let step = (
                other.spot().x - place.spot().x,
                other.spot().y - place.spot().y,
            );
            steps.contains(&step)
        };
        Place::all().filter(near).count()
    };
    assert_eq!(neighbours(place(0, 1)), 6);
    assert_eq!(neighbours(place(7, 0)), 1);
}
