//! The Cardinal.

use queens_necklace::Event;
use queens_necklace::arrange::*;

const ONE_GAP: &str = "ring@9 - ring@9 ring@9 ring@9";

/// A Merchant has just been drawn in Anna's turn.
fn merchant(seats: u8) -> Table {
    table(seats).market(ONE_GAP)
}

/// QN-K1 Players are asked clockwise from the left of the one whose turn it is, each once.
#[test]
fn cardinals_are_asked_for_clockwise() {
    let mut t = merchant(4)
        .secret(ANNA, "amber")
        .secret(CLEO, "amber")
        .secret(DORA, "cardinal")
        .secret(BERT, "amber")
        .deck("merchant king thief")
        .filling(CLEO);
    let mut asked = Vec::new();
    while t.phase() == "cardinal" {
        let seat = t.asked()[0];
        asked.push(seat);
        let seat = [DORA, ANNA, BERT][asked.len() - 1];
        t.play(seat, "decline");
    }
    assert_eq!(asked, ["dora", "anna", "bert"]);
    assert_eq!(t.phase(), "sale");
}

/// QN-K1 One may discard one Cardinal or not.
#[test]
fn a_cardinal_is_discarded_or_kept() {
    let mut t = merchant(2)
        .hand(BERT, "cardinal*2 ruby-1")
        .deck("merchant king thief")
        .filling(ANNA);
    assert_eq!(t.legal(BERT), ["cardinal", "decline"]);
    t.play(BERT, "cardinal");
    assert_eq!(t.hand_of(BERT), "ruby-1 cardinal");
    assert_eq!(t.gone("cardinal"), 1);
}

/// QN-K1 Each knows what those before her said.
#[test]
fn the_answers_are_heard_by_all() {
    let mut t = merchant(3)
        .hand(BERT, "cardinal")
        .hand(CLEO, "cardinal ruby-1")
        .deck("merchant king thief")
        .filling(ANNA);
    t.play(BERT, "decline");
    let declined = Event::CardinalDeclined { seat: BERT };
    assert_eq!(t.heard_by(CLEO), [declined]);
    assert_eq!(t.asked(), ["cleo"]);
}

/// QN-K1 Only when a Merchant has just been drawn in another player's turn.
#[test]
fn the_current_players_cardinal_is_not_asked_for() {
    let t = merchant(2)
        .hand(ANNA, "cardinal ruby-1")
        .deck("merchant king thief")
        .filling(ANNA);
    assert_eq!(t.phase(), "sale");
}

/// QN-K1 A Cardinal cannot be played at any other time.
#[test]
fn a_cardinal_is_no_influence() {
    let t = table(2)
        .market(ONE_GAP)
        .hand(ANNA, "cardinal courtier")
        .influence(ANNA);
    assert_eq!(t.legal(ANNA), ["courtier", "end-influence"]);
}

/// QN-K2 The sale waits for the end of the next turn of the player who put it off, after
/// its devaluation.
#[test]
fn a_sale_put_off_is_held_at_the_end_of_that_players_turn() {
    let mut t = merchant(3)
        .hand(CLEO, "cardinal ruby-1")
        .deck("merchant king thief forger courtier")
        .filling(ANNA);
    t.play(CLEO, "cardinal");
    assert_eq!(t.waits_for(), ["cleo"]);
    t.play(BERT, "buy ring 9");
    assert_eq!((t.current(), t.phase()), (CLEO, "purchase"));
    t.play(CLEO, "buy ring 7");
    assert_eq!((t.current(), t.phase()), (CLEO, "sale"));
    assert_eq!(t.deck_left(), 1);
    t.show(CLEO, "ruby-1");
    assert_eq!((t.sales_held(), t.current()), (1, ANNA));
}

/// QN-K2 The interrupted filling goes on at once.
#[test]
fn the_filling_goes_on_when_a_sale_is_put_off() {
    let mut t = merchant(2)
        .hand(BERT, "cardinal ruby-1")
        .deck("merchant king thief")
        .filling(ANNA);
    t.play(BERT, "cardinal");
    assert_eq!(t.market_now(), priced("ring@9 king#1 ring@9 ring@9 ring@9"));
    assert_eq!(t.current(), BERT);
}

/// QN-K2 If two play one, it waits for the one furthest clockwise.
#[test]
fn of_two_cardinals_the_later_one_counts() {
    let mut t = merchant(3)
        .hand(BERT, "cardinal")
        .hand(CLEO, "cardinal ruby-1")
        .deck("merchant king thief")
        .filling(ANNA);
    t.play(BERT, "cardinal").play(CLEO, "cardinal");
    assert_eq!(t.waits_for(), ["cleo"]);
    assert_eq!(t.gone("cardinal"), 2);
}

/// QN-K3 A sale that was put off cannot be put off again.
#[test]
fn a_waiting_sale_is_not_put_off_again() {
    let t = table(3)
        .market("ring@9 ring@9 ring@9 ring@9 ring@9")
        .hand(BERT, "cardinal ruby-1")
        .waiting(ANNA)
        .filling(ANNA);
    assert_eq!(t.phase(), "sale");
    assert!(t.waits_for().is_empty());
}

/// QN-K3 Two sales due at one moment are held one after the other, with new displays.
#[test]
fn two_sales_due_are_held_one_after_the_other() {
    let mut t = table(3)
        .market("ring@9 ring@9 ring@9 ring@9 ring@9")
        .hand(BERT, "ruby-1 amber")
        .waiting(ANNA)
        .waiting(ANNA)
        .filling(ANNA);
    t.show(BERT, "ruby-1");
    assert_eq!((t.sales_held(), t.phase()), (1, "sale"));
    t.show(BERT, "amber");
    assert_eq!((t.sales_held(), t.current()), (2, BERT));
}

/// QN-K3 Of several waiting sales only those of this turn are held.
#[test]
fn a_sale_waiting_for_another_goes_on_waiting() {
    let mut t = table(3)
        .market("ring@9 ring@9 ring@9 ring@9 ring@9")
        .hand(BERT, "ruby-1 amber")
        .waiting(CLEO)
        .waiting(ANNA)
        .filling(ANNA);
    t.show(BERT, "ruby-1");
    assert_eq!(t.waits_for(), ["cleo"]);
    assert_eq!((t.sales_held(), t.current()), (1, BERT));
}

/// QN-K4 The game ends with the third sale held, also one that was put off.
#[test]
fn the_third_sale_held_ends_the_game() {
    let mut t = table(3)
        .market("ring@9 ring@9 ring@9 ring@9 ring@9")
        .hand(BERT, "ruby-1")
        .sales(2)
        .waiting(ANNA)
        .filling(ANNA);
    t.show(BERT, "ruby-1");
    assert!(t.is_over());
}

/// QN-K4 The deck may run out before.
#[test]
fn the_game_goes_on_without_a_deck_until_the_waiting_sale() {
    let mut t = merchant(2)
        .hand(BERT, "cardinal ruby-1")
        .sales(2)
        .deck("merchant")
        .filling(ANNA);
    t.play(BERT, "cardinal");
    assert_eq!((t.deck_left(), t.current()), (0, BERT));
    t.play(BERT, "buy ring 9");
    t.show(BERT, "ruby-1 ring@ruby");
    assert!(t.is_over());
}

/// QN-K5 A Merchant drawn while a sale waits is treated as if none waited.
#[test]
fn a_new_merchant_sells_before_the_waiting_sale() {
    let mut t = merchant(3)
        .hand(CLEO, "ruby-1 amber")
        .waiting(CLEO)
        .deck("merchant king thief")
        .filling(ANNA);
    assert_eq!(t.phase(), "sale");
    t.show(CLEO, "ruby-1");
    assert_eq!((t.sales_held(), t.waits_for()), (1, vec!["cleo"]));
    assert_eq!(t.current(), BERT);
}

/// QN-K5 It may be put off by Cardinals of its own.
#[test]
fn a_second_merchant_may_be_put_off_too() {
    let mut t = merchant(3)
        .hand(BERT, "cardinal")
        .waiting(CLEO)
        .deck("merchant king thief")
        .filling(ANNA);
    t.play(BERT, "cardinal");
    assert_eq!(t.waits_for(), ["cleo", "bert"]);
}

/// QN-K5 Also in the very turn the earlier sale waits for, and by an Astrologer.
#[test]
fn an_astrologer_may_meet_the_next_merchant_in_the_turn_a_sale_waits_for() {
    let mut t = table(2)
        .market("astrologer#4 emerald-1@1 ring@9 ring@9 ring@9")
        .hand(ANNA, "ruby-1 amber")
        .waiting(ANNA)
        .deck("merchant king thief forger")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#4").show(ANNA, "ruby-1");
    assert_eq!((t.sales_held(), t.phase()), (1, "purchase"));
    t.play(ANNA, "end-purchase").show(ANNA, "amber");
    assert_eq!((t.sales_held(), t.current()), (2, BERT));
}

/// QN-K5 The third sale held ends the game even if one announced before still waits.
#[test]
fn the_third_sale_ends_the_game_while_another_waits() {
    let mut t = merchant(3)
        .hand(CLEO, "ruby-1")
        .sales(2)
        .waiting(CLEO)
        .deck("merchant king thief")
        .filling(ANNA);
    t.show(CLEO, "ruby-1");
    assert!(t.is_over());
    assert_eq!(t.waits_for(), ["cleo"]);
}
