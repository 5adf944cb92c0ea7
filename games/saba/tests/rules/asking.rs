use crate::table::*;
use saba::arrange::table;
use saba::event::Event;
use saba::phase::Phase;

/// SA-Q1 Nobody is asked to bid, or to take a named price, who cannot pay it.
#[test]
fn who_cannot_pay_is_not_asked() {
    let mut t = at(table(4).hand(ANNA, "ruby-1").cash(BERT, 0).cash(CLEO, 5));
    t.play(ANNA, "offer ruby-1");
    t.play(CLEO, "bid 2");
    t.play(DORA, "pass");
    t.play(ANNA, "name-price 6");
    assert_eq!(t.asked(), Some(DORA));
}

/// SA-Q1 A bought card with no place is kept, and all are told.
#[test]
fn a_bought_fake_is_kept_without_a_question() {
    let mut t = at(table(3).laid("ruby-1@h1").hand(ANNA, "ruby-1"));
    t.play(ANNA, "offer ruby-1");
    t.play(BERT, "bid 2");
    t.play(CLEO, "pass");
    t.play(ANNA, "accept");
    let (seat, card) = (BERT, card("ruby-1"));
    assert!(t.heard(&Event::Kept { seat, card }));
    assert_eq!(t.asked(), Some(ANNA));
}

/// SA-Q1 An unsold card with one legal place goes there.
#[test]
fn an_unsold_card_with_one_place_goes_there() {
    let mut t = at(table(3).laid("ruby-3@h3").hand(ANNA, "ruby-1"));
    t.play(ANNA, "offer ruby-1");
    t.play(BERT, "pass");
    t.play(CLEO, "pass");
    assert_eq!(t.game.necklace().laid_at(place(0, 0)), Some(card("ruby-1")));
    assert_eq!(t.legal(ANNA), ["draw", "end-turn"]);
}

/// SA-Q1 Who has no card goes on to the draw; who has less than 2k does not draw.
#[test]
fn who_can_neither_offer_nor_draw_is_passed_over() {
    let mut t = at(table(3)
        .hand(CLEO, "ruby-1")
        .cash(BERT, 1)
        .phase(Phase::Draw { auctioneer: ANNA }));
    t.play(ANNA, "end-turn");
    assert!(t.heard(&Event::NothingToOffer { seat: BERT }));
    assert_eq!(t.asked(), Some(CLEO));
}

/// SA-Q1 What only a hand forces is asked: the one card to offer, the pass with jokers.
#[test]
fn what_only_a_hand_forces_is_asked() {
    let t = at(table(3).hand(ANNA, "ruby-1"));
    assert_eq!(t.legal(ANNA), ["offer ruby-1"]);
    let rebuilding = Phase::Rebuild { player: ANNA };
    let t = at(table(3).hand(ANNA, "joker").phase(rebuilding));
    assert_eq!(t.legal(ANNA), ["pass"]);
}
