//! The census: how many paths of decisions and luck lead on from tiny tables. A silent
//! change in what is legal shows here, and so would one in what older rules allowed.
//! Each count is by one version of the rules, and so by its prices.

#[path = "support/odometer.rs"]
mod odometer;

use odometer::Odometer;
use queens_necklace::QueensNecklace;
use queens_necklace::arrange::*;
use tabletop::{Game, Silent};

/// Paths of so many decisions, every outcome of luck counted; the first who owes a
/// decision takes it.
fn paths(state: &QueensNecklace, depth: u32) -> u64 {
    let Some(seat) = state.turn().owed().iter().next() else {
        return 1;
    };
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let mut sum = 0;
    for action in actions {
        let mut luck = Odometer::default();
        loop {
            let mut next = *state;
            next.apply(seat, action, &mut Silent(&mut luck));
            sum += paths(&next, depth - 1);
            if !luck.advance() {
                break;
            }
        }
    }
    sum
}

fn census(table: &Table) -> [u64; 5] {
    [1, 2, 4, 6, 8].map(|depth| paths(table.state(), depth))
}

#[test]
fn influence_and_a_hidden_hand() {
    let by = |rules, sales, deck| {
        table(2)
            .by_rules(rules)
            .market("ring@9 amber@1 ruby-2@4")
            .secret(ANNA, "thief confessor forger")
            .secret(BERT, "musketeer ruby-1 ruby-2")
            .sales(sales)
            .deck(deck)
            .influence(ANNA)
    };
    assert_eq!(
        census(&by(1, 0, "amber king queen")),
        [10, 39, 425, 5062, 24883]
    );
    // The last sale ends the game before all turns pass by themselves.
    let last = "amber king queen merchant";
    assert_eq!(census(&by(2, 2, last)), [10, 39, 584, 7862, 25215]);
}

#[test]
fn a_purchase_that_may_meet_the_merchant() {
    let by = |rules| {
        table(3)
            .by_rules(rules)
            .market("astrologer@3 ring@5 amber@2 -")
            .secret(ANNA, "ruby-1")
            .secret(BERT, "cardinal")
            .hand(CLEO, "emerald-1 ring")
            .deck("amber merchant king queen")
            .purchase(ANNA)
    };
    assert_eq!(census(&by(1)), [5, 23, 125, 523, 1461]);
    assert_eq!(census(&by(2)), [5, 23, 161, 660, 2117]);
}

#[test]
fn a_sale_with_all_jewels() {
    let by = |rules| {
        table(2)
            .by_rules(rules)
            .market("ring@9 ring@9 king@9 amber@1 thief@2")
            .hand(ANNA, "ruby-1*2 amber ring king")
            .secret(BERT, "ruby-2 necklace banker alchemist")
            .deck("amber")
            .sale(ANNA)
    };
    assert_eq!(census(&by(1)), [3, 6, 24, 56, 209]);
    assert_eq!(census(&by(2)), [3, 6, 24, 56, 219]);
}

#[test]
fn a_table_of_four_with_everything_known() {
    let by = |rules| {
        table(4)
            .by_rules(rules)
            .market("ring@9 king@11 amber@6 banker@8 favorite@4")
            .hand(ANNA, "courtier favorite musketeer*3")
            .hand(BERT, "necklace")
            .hand(CLEO, "thief queen")
            .hand(DORA, "forger amber")
            .deck("amber merchant ruby-1")
            .influence(ANNA)
    };
    assert_eq!(census(&by(1)), [7, 28, 288, 1790, 9294]);
    assert_eq!(census(&by(2)), [7, 30, 400, 3092, 13002]);
}
