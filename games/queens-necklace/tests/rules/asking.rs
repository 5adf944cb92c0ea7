//! Asking at a screen.

use queens_necklace::Event;
use queens_necklace::arrange::*;

const ONE_GAP: &str = "ring@9 - ring@9 ring@9 ring@9";

/// QN-Q1 Whoever could hold the Queen by public knowledge is asked, whether she does or not.
#[test]
fn everybody_with_an_unknown_card_is_asked_for_the_queen() {
    let t = table(4)
        .market(ONE_GAP)
        .secret(ANNA, "amber")
        .secret(BERT, "queen")
        .hand(CLEO, "ring")
        .deck("ruby-1 king")
        .filling(ANNA);
    assert_eq!(t.asked(), ["anna", "bert"]);
    assert_eq!(t.legal(ANNA), ["decline"]);
    assert_eq!(t.legal(BERT), ["queen", "decline"]);
}

/// QN-Q1 A Queen bought in the open is asked of her owner alone.
#[test]
fn a_known_queen_is_asked_of_her_owner_alone() {
    let t = table(3)
        .market(ONE_GAP)
        .secret(ANNA, "amber")
        .hand(CLEO, "queen")
        .deck("ruby-1 king")
        .filling(ANNA);
    assert_eq!(t.asked(), ["cleo"]);
}

/// QN-Q1 Once every copy is publicly located elsewhere, nobody is asked.
#[test]
fn a_discarded_queen_is_not_asked_for() {
    let t = table(3)
        .market(ONE_GAP)
        .secret(ANNA, "amber")
        .secret(BERT, "amber")
        .deck("ruby-1 king")
        .filling(ANNA);
    assert_eq!(t.current(), BERT);
}

/// QN-Q1 A Queen not drawn yet could be in any unknown card.
#[test]
fn a_queen_in_the_deck_is_asked_for() {
    let t = table(3)
        .market(ONE_GAP)
        .secret(BERT, "amber")
        .deck("ruby-1 king queen")
        .filling(ANNA);
    assert_eq!(t.asked(), ["bert"]);
}

/// QN-Q1 An unseen theft passes the question on.
#[test]
fn an_unseen_theft_passes_the_question_on() {
    let mut t = table(3)
        .market("ring@9 ring@9 ring@9 ring@9 ring@9")
        .hand(ANNA, "thief")
        .hand(BERT, "queen king")
        .deck("ruby-1 king")
        .steals("king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    if t.phase() == "influence" {
        t.play(ANNA, "end-influence");
    }
    t.play(ANNA, "buy ring 9");
    assert_eq!(t.asked(), ["anna", "bert"]);
}

/// QN-Q1 A theft that can only have taken one kind of card hides nothing.
#[test]
fn a_theft_from_a_hand_of_one_known_card_hides_nothing() {
    let mut t = table(3)
        .market("ring@9 ring@9 ring@9 ring@9 ring@9")
        .hand(ANNA, "thief")
        .hand(BERT, "queen")
        .deck("ruby-1 king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.known_of(ANNA), "queen");
    t.play(ANNA, "buy ring 9");
    assert_eq!(t.asked(), ["anna"]);
}

/// QN-Q1 What went unseen was neither a Musketeer nor the Necklace: they stay known.
#[test]
fn a_theft_leaves_known_musketeers_and_the_necklace_known() {
    let mut t = table(3)
        .hand(ANNA, "thief favorite")
        .hand(BERT, "necklace musketeer ring*2 king")
        .steals("king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.known_of(BERT), "ring necklace musketeer");
    assert_eq!(t.known_of(ANNA), "favorite");
}

/// QN-Q1 What only hidden facts force is asked all the same.
#[test]
fn a_hidden_hand_is_asked_though_it_has_one_answer() {
    let mut t = table(2)
        .hand(ANNA, "forger favorite")
        .secret(BERT, "king")
        .deck("ruby-1")
        .influence(ANNA);
    t.play(ANNA, "forger bert ruby");
    assert_eq!(t.asked(), ["bert"]);
    assert_eq!(t.legal(BERT), ["show-hand"]);
}

/// QN-Q1 What public facts force is not asked.
#[test]
fn a_known_hand_with_one_answer_is_not_asked() {
    let mut t = table(2)
        .hand(ANNA, "forger favorite")
        .hand(BERT, "king ruby-1")
        .influence(ANNA);
    t.play(ANNA, "forger bert ruby");
    assert_eq!(t.hand_of(BERT), "king");
    assert_eq!(t.asked(), ["anna"]);
}

/// QN-Q1 Money and prices are open: once nothing more can be paid for, the purchase ends by
/// itself.
#[test]
fn who_can_pay_for_nothing_more_is_not_asked() {
    let mut t = table(2)
        .market("ring@7 ruby-2@4")
        .hand(BERT, "courtier")
        .purchase(ANNA);
    t.play(ANNA, "buy ring 7");
    let lost = Event::PurchaseEnded {
        seat: ANNA,
        lost: 3,
    };
    assert!(t.heard_by(BERT).contains(&lost));
    assert_eq!((t.current(), t.price_of("ruby-2")), (BERT, 2));
}

/// QN-Q1 So after an Astrologer's draw, whatever it was.
#[test]
fn an_astrologer_for_the_last_ducats_ends_the_purchase() {
    let mut t = table(2)
        .market("astrologer#1 ring@9")
        .hand(BERT, "courtier")
        .deck("king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#1");
    assert_eq!((t.current(), t.hand_of(ANNA)), (BERT, "king".into()));
}

/// QN-Q1 By rules 1 she was asked, with one answer.
#[test]
fn by_rules_one_the_end_of_a_purchase_is_asked() {
    let mut t = table(2)
        .by_rules(1)
        .market("ring@7 ruby-2@4")
        .purchase(ANNA);
    t.play(ANNA, "buy ring 7");
    assert_eq!(t.legal(ANNA), ["end-purchase"]);
}

/// QN-Q1 One who by public knowledge has no influence is not asked for it.
#[test]
fn a_known_hand_without_influence_goes_on_to_the_purchase() {
    let t = table(2).market(ONE_GAP).hand(ANNA, "king").influence(ANNA);
    assert_eq!(t.phase(), "purchase");
}

/// QN-Q1 One with an unknown card is asked for influence, whatever it is.
#[test]
fn an_unknown_card_may_be_influence() {
    let t = table(2)
        .market(ONE_GAP)
        .secret(ANNA, "king")
        .influence(ANNA);
    assert_eq!(t.legal(ANNA), ["end-influence"]);
}

/// QN-Q1 Known influence that an exchange makes uncertain is still asked for.
#[test]
fn a_courtier_hidden_by_an_exchange_may_still_be_played() {
    let mut t = table(3)
        .market(ONE_GAP)
        .hand(ANNA, "thief courtier king")
        .hand(BERT, "musketeer amber")
        .steals("musketeer king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.known_of(ANNA), "");
    assert_eq!(t.legal(ANNA), ["courtier", "end-influence"]);
}

/// QN-Q1 A seat whose cards are all known to be no gems chooses no display.
#[test]
fn a_hand_known_to_have_no_gems_is_not_asked_for_a_display() {
    let t = table(3)
        .hand(ANNA, "king")
        .hand(BERT, "ruby-1")
        .secret(CLEO, "banker")
        .deck("amber")
        .sale(ANNA);
    assert_eq!(t.asked(), ["bert", "cleo"]);
    assert_eq!(t.legal(CLEO), ["seal"]);
}

/// QN-Q1 A Cardinal is asked of those who could hold one.
#[test]
fn a_cardinal_is_asked_of_those_who_could_hold_one() {
    let t = table(4)
        .market(ONE_GAP)
        .hand(BERT, "amber")
        .secret(CLEO, "amber")
        .hand(DORA, "cardinal")
        .deck("merchant king cardinal")
        .filling(ANNA);
    assert_eq!(t.asked(), ["cleo"]);
}

/// QN-Q1 An Alchemist is asked of those who could hold one and show a true gem.
#[test]
fn an_alchemist_is_asked_of_those_who_could_use_one() {
    let mut t = table(3)
        .secret(ANNA, "ruby-1 king")
        .secret(BERT, "amber alchemist")
        .hand(CLEO, "ruby-1")
        .sale(ANNA);
    t.show(ANNA, "ruby-1")
        .show(BERT, "amber")
        .show(CLEO, "ruby-1");
    assert_eq!((t.phase(), t.asked()), ("alchemist", vec!["anna"]));
    assert_eq!(t.legal(ANNA), ["decline"]);
}
