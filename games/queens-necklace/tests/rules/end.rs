//! The end.

use queens_necklace::Event;
use queens_necklace::arrange::*;
use tabletop::Game;

/// QN-E1 The third sale ends the game at once, also in the middle of a purchase.
#[test]
fn the_third_sale_ends_a_purchase() {
    let mut t = table(2)
        .market("astrologer#3 ring#4")
        .hand(BERT, "ruby-1")
        .sales(2)
        .deck("merchant king")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3").show(BERT, "ruby-1");
    assert!(t.is_over());
    assert_eq!(t.hand_of(ANNA), "");
}

/// QN-E1 Also in the middle of filling the market.
#[test]
fn the_third_sale_ends_the_filling() {
    let mut t = table(2)
        .market("ring@9 - - ring@9 ring@9")
        .hand(BERT, "ruby-1")
        .sales(2)
        .deck("merchant king")
        .filling(ANNA);
    t.show(BERT, "ruby-1");
    assert!(t.is_over());
    assert_eq!(t.market_now(), "ring@9 - - ring@9 ring@9");
}

/// QN-E1 The highest score wins.
#[test]
fn the_highest_score_wins() {
    let mut t = table(3)
        .hand(BERT, "ruby-1")
        .scores(&[50, 40, -10])
        .sales(2)
        .sale(ANNA);
    t.show(BERT, "ruby-1");
    assert_eq!(t.state().standings().places(), [2, 1, 3]);
    let end = t.heard_by(ANNA).pop();
    assert!(matches!(end, Some(Event::GameEnded { .. })));
}

/// QN-E1 Equal scores share the victory.
#[test]
fn equal_scores_share_the_victory() {
    let mut t = table(3)
        .hand(ANNA, "ruby-1")
        .hand(BERT, "ruby-1")
        .sales(2)
        .sale(ANNA);
    t.show(ANNA, "ruby-1").show(BERT, "ruby-1");
    let standings = t.state().standings();
    assert_eq!(standings.places(), [1, 1, 3]);
    assert_eq!(standings.shares().collect::<Vec<_>>(), [0.5, 0.5, 0.0]);
}
