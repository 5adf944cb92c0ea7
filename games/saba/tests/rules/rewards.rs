use crate::table::*;
use saba::arrange::table;
use saba::event::Event;
use saba::phase::Phase;
use saba::places::PlaceSet;
use saba::reward::{Direction, Line, lines, reward};

/// SA-R1 A card next to no other earns 1k.
#[test]
fn a_lonely_card_earns_1k() {
    assert_eq!(reward(PlaceSet::NONE, place(0, 2)), 1);
    assert_eq!(reward(places([(2, 0), (-7, 0)]), place(0, 2)), 1);
    assert_eq!(lines(PlaceSet::NONE, place(0, 2)), []);
}

/// SA-R2 An unbroken run of n cards earns n + 1, in each of six directions.
#[test]
fn each_line_earns_its_cards_and_the_new_one() {
    // Upwards a run of two; a gap ends the run on the left.
    let filled = places([(0, 1), (0, 0), (-1, 2), (-3, 1)]);
    assert_eq!(reward(filled, place(0, 2)), 3 + 2);
    let up = Line {
        direction: Direction::Up,
        places: vec![place(0, 1), place(0, 0)],
        worth: 3,
    };
    let left = Line {
        direction: Direction::UpLeft,
        places: vec![place(-1, 2)],
        worth: 2,
    };
    assert_eq!(lines(filled, place(0, 2)), [up, left]);
}

/// SA-R3 A card bought and put down at once earns double.
#[test]
fn a_bought_card_put_down_at_once_earns_double() {
    let game = table(3).laid("ruby-3@h3").hand(ANNA, "ruby-4");
    let mut t = at(game);
    t.play(ANNA, "offer ruby-4");
    t.play(BERT, "bid 1");
    t.play(CLEO, "pass");
    t.play(ANNA, "accept");
    t.play(BERT, "place ruby-4 h4");
    assert_eq!(t.cash(), [21, 20 - 1 + 2 * 2, 20]);
    let line = Line {
        direction: Direction::Up,
        places: vec![place(0, 2)],
        worth: 2,
    };
    assert!(t.heard(&Event::Placed {
        seat: BERT,
        card: card("ruby-4"),
        stands_for: card("ruby-4"),
        place: place(0, 3),
        lines: vec![line],
        reward: 2,
        times: 2,
        earned: 4,
    }));
}

/// SA-R4 A card put down unsold earns nothing.
#[test]
fn an_unsold_card_earns_nothing() {
    let game = table(3).laid("ruby-3@h3").hand(ANNA, "ruby-4 ruby-1");
    let mut t = at(game);
    t.play(ANNA, "offer ruby-4");
    t.play(BERT, "pass");
    t.play(CLEO, "pass");
    assert_eq!(t.game.necklace().laid_at(place(0, 3)), Some(card("ruby-4")));
    assert_eq!(t.cash(), [20; 3]);
}

/// SA-R5 A joker earns like any other card, in stage two...
#[test]
fn a_joker_earns_like_any_other_card() {
    let game = table(3)
        .laid("ruby-3@h3")
        .hand(ANNA, "joker ruby-1")
        .phase(Phase::Rebuild { player: ANNA });
    let mut t = at(game);
    t.play(ANNA, "place joker h4");
    assert_eq!(t.game.cash_of(ANNA), 22);
}

/// SA-R5 ...and double if bought and put down at once.
#[test]
fn a_bought_joker_earns_double() {
    let game = table(3).laid("ruby-3@h3").hand(ANNA, "joker ruby-1");
    let mut t = at(game);
    t.play(ANNA, "offer joker");
    t.play(BERT, "bid 1");
    t.play(CLEO, "pass");
    t.play(ANNA, "accept");
    t.play(BERT, "place joker h4");
    assert_eq!(t.game.cash_of(BERT), 23);
}
