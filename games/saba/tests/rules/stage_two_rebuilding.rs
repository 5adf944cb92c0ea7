use crate::table::*;
use saba::arrange::{cards, table};
use saba::event::Event;
use saba::necklaces::finished_necklaces;
use saba::phase::Phase;
use saba::places::Place;
use tabletop::{Game, Turn};

/// SA-Z1 The richest player begins, the last draw having been paid.
#[test]
fn the_richest_begins_after_the_last_draw_is_paid() {
    let mut t = at(table(3)
        .hand(ANNA, "ruby-1")
        .hand(CLEO, "ruby-2")
        .pile("pearl-1")
        .cash(ANNA, 22)
        .cash(CLEO, 21)
        .phase(Phase::Draw { auctioneer: ANNA }));
    t.play(ANNA, "draw");
    assert!(t.heard(&Event::RebuildingBegan { seat: CLEO }));
    assert_eq!(t.asked(), Some(CLEO));
}

/// SA-Z1 Among equals, the first clockwise after the one who drew last.
#[test]
fn among_equals_the_first_after_the_last_drawer_begins() {
    let mut t = at(table(4)
        .hand(CLEO, "ruby-1")
        .pile("pearl-1")
        .cash(BERT, 22)
        .cash(ANNA, 5)
        .phase(Phase::Draw { auctioneer: BERT }));
    t.play(BERT, "draw");
    assert!(t.heard(&Event::RebuildingBegan { seat: CLEO }));
}

/// SA-Z2 Clockwise, each puts one card down and earns its reward.
#[test]
fn each_puts_one_card_down_and_earns_its_reward() {
    let mut t = at(table(3)
        .laid("ruby-3@h3")
        .hand(ANNA, "ruby-4 pearl-1")
        .hand(BERT, "ruby-1")
        .phase(Phase::Rebuild { player: ANNA }));
    t.play(ANNA, "place ruby-4 h4");
    assert_eq!(t.cash(), [22, 20, 20]);
    assert_eq!(t.legal(BERT), ["place ruby-1 h1"]);
}

/// SA-Z2 Or discards a fake instead; a card that fits is never discarded.
#[test]
fn a_fake_may_be_discarded_and_nothing_else() {
    let mut t = at(table(3)
        .laid("ruby-3@h3")
        .hand(ANNA, "ruby-3 ruby-1")
        .hand(BERT, "ruby-2")
        .phase(Phase::Rebuild { player: ANNA }));
    assert_eq!(t.legal(ANNA), ["place ruby-1 h1", "discard ruby-3"]);
    t.play(ANNA, "discard ruby-3");
    assert_eq!(t.game.fakes_now(), cards("ruby-3"));
    assert_eq!(t.asked(), Some(BERT));
}

/// SA-Z2 One with only waiting jokers passes; nobody else may.
#[test]
fn one_with_only_waiting_jokers_passes() {
    let mut t = at(table(3)
        .hand(ANNA, "joker joker")
        .hand(BERT, "joker ruby-1")
        .phase(Phase::Rebuild { player: ANNA }));
    assert_eq!(t.legal(ANNA), ["pass"]);
    t.play(ANNA, "pass");
    let waited = Event::Waited {
        seat: ANNA,
        jokers: 2,
    };
    assert!(t.heard(&waited));
    assert!(!t.may(BERT, "pass"));
}

/// SA-Z2 One with no cards is passed over.
#[test]
fn one_without_cards_is_passed_over() {
    let mut t = at(table(4)
        .hand(ANNA, "ruby-1")
        .hand(DORA, "ruby-2")
        .phase(Phase::Rebuild { player: ANNA }));
    t.play(ANNA, "place ruby-1 h1");
    assert_eq!(t.asked(), Some(DORA));
}

/// SA-Z2 Once the necklace is full, jokers are fakes too.
#[test]
fn a_joker_left_over_is_discarded() {
    let necklace = finished_necklaces()[0];
    let words: Vec<String> = Place::all()
        .map(|place| format!("{}@{place}", necklace[place.half()]))
        .collect();
    let t = at(table(3)
        .laid(&words.join(" "))
        .hand(ANNA, "joker")
        .phase(Phase::Rebuild { player: ANNA }));
    assert_eq!(t.legal(ANNA), ["discard joker"]);
}

/// SA-Z3 The game ends when all cards are played; most money wins.
#[test]
fn the_game_ends_with_the_last_card_and_most_money_wins() {
    let mut t = at(table(3)
        .hand(ANNA, "ruby-1")
        .cash(CLEO, 25)
        .phase(Phase::Rebuild { player: ANNA }));
    t.play(ANNA, "place ruby-1 h1");
    assert_eq!(t.game.turn(), Turn::Over);
    assert_eq!(t.game.standings().places(), [2, 3, 1]);
    assert!(t.heard(&Event::Ended {
        winners: vec![CLEO],
        cash: vec![21, 20, 25]
    }));
}

/// SA-Z3 Equal sums share the victory.
#[test]
fn equal_sums_share_the_victory() {
    let mut t = at(table(3)
        .hand(ANNA, "ruby-1")
        .cash(CLEO, 21)
        .phase(Phase::Rebuild { player: ANNA }));
    t.play(ANNA, "place ruby-1 h1");
    assert_eq!(t.game.standings().places(), [1, 3, 1]);
}
