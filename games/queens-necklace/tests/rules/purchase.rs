//! Purchase.

use queens_necklace::arrange::*;
use queens_necklace::{Card, Event};
use tabletop::{Face, Viewer};

/// QN-P1 Ten ducats buy any market cards at the price their ring marks.
#[test]
fn what_ten_ducats_buy() {
    let t = table(2)
        .market("ring@9 king#1 ruby-2@4 diamond-3@10")
        .purchase(ANNA);
    assert_eq!(
        t.legal(ANNA),
        ["buy ring 9", "buy ruby-2 4", "buy diamond-3 10"]
    );
}

/// QN-P1 With Courtiers she has more.
#[test]
fn a_courtier_buys_a_king() {
    let mut t = table(2)
        .market("king#1")
        .hand(ANNA, "courtier")
        .influence(ANNA);
    t.play(ANNA, "courtier").play(ANNA, "buy king#1");
    assert_eq!(t.hand_of(ANNA), "king");
}

/// QN-P1 What was paid is no longer there to spend.
#[test]
fn ducats_are_spent() {
    let mut t = table(2).market("ring@7 ruby-2@4 amber#3").purchase(ANNA);
    t.play(ANNA, "buy ring 7");
    assert_eq!(t.ducats(), 3);
    assert_eq!(
        t.legal(ANNA),
        [priced("buy amber#3"), "end-purchase".into()]
    );
}

/// QN-P2 She must buy at least one card.
#[test]
fn one_card_must_be_bought() {
    let mut t = table(2).market("ring@9 emerald-1@1").purchase(ANNA);
    assert!(!t.may(ANNA, "end-purchase"));
    t.play(ANNA, "buy emerald-1 1");
    assert!(t.may(ANNA, "end-purchase"));
}

/// QN-P2 If she can afford none, she buys none and the turn goes on.
#[test]
fn one_who_can_afford_nothing_buys_nothing() {
    let t = table(2)
        .market("king#1")
        .hand(BERT, "courtier")
        .purchase(ANNA);
    assert_eq!(t.current(), BERT);
    assert_eq!(t.price_of("king"), Card::King.prices()[1]);
}

/// QN-P2 So with an empty market.
#[test]
fn an_empty_market_sells_nothing() {
    let t = table(2).deck("").hand(BERT, "courtier").influence(ANNA);
    assert_eq!(t.current(), BERT);
    assert_eq!(t.hand_of(ANNA), "");
}

/// QN-P3 Ducats left over are lost.
#[test]
fn leftover_ducats_are_lost() {
    let mut t = table(2).market("ring@7 amber#3").purchase(ANNA);
    t.play(ANNA, "buy ring 7").play(ANNA, "end-purchase");
    let lost = Event::PurchaseEnded {
        seat: ANNA,
        lost: 3,
    };
    assert!(t.heard_by(BERT).contains(&lost));
    assert_eq!((t.current(), t.ducats()), (BERT, 10));
}

/// QN-P4 Bought cards go to the hand; all have seen them.
#[test]
fn a_bought_card_is_known_to_all() {
    let mut t = table(2)
        .market("king#3")
        .secret(ANNA, "amber")
        .purchase(ANNA);
    t.play(ANNA, "buy king#3");
    assert_eq!(t.hand_of(ANNA), "amber king");
    assert_eq!(t.known_of(ANNA), "king");
}

/// QN-P4 Buying the Queen's Necklace puts the necklace on.
#[test]
fn a_bought_necklace_is_worn() {
    let mut t = table(2).market("necklace#3").purchase(ANNA);
    t.play(ANNA, "buy necklace#3");
    assert_eq!(t.wearer(), Some(ANNA));
}

/// QN-P4 There is no hand limit.
#[test]
fn a_full_hand_may_still_buy() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "amber*17 ruby-1*7")
        .purchase(ANNA);
    t.play(ANNA, "buy ring 9");
    assert_eq!(t.hand_of(ANNA), "ruby-1*7 amber*17 ring");
}

/// QN-P5 An Astrologer is discarded as soon as it is bought.
#[test]
fn a_bought_astrologer_is_discarded() {
    let mut t = table(2)
        .market("astrologer#3 ring#4")
        .deck("king")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    assert_eq!(t.gone("astrologer"), 3);
    assert_eq!(t.hand_of(ANNA), "king");
}

/// QN-P5 The buyer draws the top card of the deck unseen.
#[test]
fn an_astrologers_draw_is_seen_by_its_player_alone() {
    let mut t = table(2)
        .market("astrologer#3")
        .deck("king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    let drew = |card| Event::AstrologerDrew { seat: ANNA, card };
    assert!(t.heard_by(ANNA).contains(&drew(Face::Up(Card::King))));
    assert!(t.heard_by(BERT).contains(&drew(Face::Down)));
    assert_eq!(t.known_of(ANNA), "");
}

/// QN-P6 A Merchant drawn so brings a sale at once; then she draws again.
#[test]
fn an_astrologer_that_meets_a_merchant_draws_again_after_the_sale() {
    let mut t = table(2)
        .market("astrologer#3 ring@9")
        .hand(BERT, "ruby-1")
        .deck("merchant king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    assert_eq!((t.phase(), t.hand_of(ANNA)), ("sale", String::new()));
    t.show(BERT, "ruby-1");
    assert_eq!(t.sales_held(), 1);
    assert_eq!((t.phase(), t.hand_of(ANNA)), ("purchase", "king".into()));
}

/// QN-P6 The other players' Cardinals may put it off; the draw goes on at once.
#[test]
fn a_cardinal_puts_off_a_sale_met_by_an_astrologer() {
    let mut t = table(2)
        .market("astrologer#3 ring@9")
        .hand(BERT, "ruby-1 cardinal")
        .deck("merchant king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3").play(BERT, "cardinal");
    assert_eq!(t.waits_for(), ["bert"]);
    assert_eq!((t.phase(), t.hand_of(ANNA)), ("purchase", "king".into()));
}

/// QN-P6 Her own Cardinal may not.
#[test]
fn her_own_cardinal_does_not_help() {
    let mut t = table(2)
        .market("astrologer#3 ring@9")
        .hand(ANNA, "ruby-1 cardinal")
        .deck("merchant king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    assert_eq!(t.phase(), "sale");
}

/// QN-P6 Another Astrologer is discarded, and she draws again.
#[test]
fn an_astrologer_drawn_by_an_astrologer_draws_again() {
    let mut t = table(2)
        .market("astrologer#3")
        .deck("astrologer*2 king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    assert_eq!(t.hand_of(ANNA), "king");
    assert_eq!(t.gone("astrologer"), 3);
}

/// QN-P6 Drawing the Queen's Necklace puts the necklace on.
#[test]
fn a_drawn_necklace_is_worn() {
    let mut t = table(2)
        .market("astrologer#3")
        .deck("necklace king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    assert_eq!(t.wearer(), Some(ANNA));
    let drew = Event::AstrologerDrew {
        seat: ANNA,
        card: Face::Up(Card::Necklace),
    };
    assert!(t.heard(Viewer::Spectator {}).contains(&drew));
}

/// QN-P6 An empty deck gives nothing.
#[test]
fn an_empty_deck_gives_an_astrologer_nothing() {
    let mut t = table(2)
        .market("astrologer#3 ring#4")
        .deck("")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    assert_eq!(t.hand_of(ANNA), "");
    assert_eq!(t.legal(ANNA), [priced("buy ring#4"), "end-purchase".into()]);
}

/// QN-P7 Cards are bought one at a time, and she stops when she likes.
#[test]
fn cards_are_bought_one_at_a_time() {
    let mut t = table(2).market("amber#3 amber#4 ring#4").purchase(ANNA);
    t.play(ANNA, "buy amber#3");
    assert_eq!(
        t.legal(ANNA),
        [
            priced("buy amber#4"),
            priced("buy ring#4"),
            "end-purchase".into()
        ]
    );
}

/// QN-P7 An Astrologer counts as bought.
#[test]
fn an_astrologer_counts_as_bought() {
    let mut t = table(2)
        .market("astrologer#3 ring#4")
        .deck("king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#3");
    assert!(t.may(ANNA, "end-purchase"));
}

/// QN-P7 A sale met by an Astrologer finds the cards bought before it in her hand.
#[test]
fn a_sale_in_mid_purchase_finds_what_was_bought() {
    let mut t = table(2)
        .market("astrologer#3 ruby-1@4 ring#4")
        .deck("merchant king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy ruby-1 4").play(ANNA, "buy astrologer#3");
    assert_eq!(t.legal(ANNA), ["show ruby-1 0", "show ruby-1 1"]);
}

/// QN-P7 Afterwards she goes on with the ducats she has left.
#[test]
fn the_purchase_goes_on_after_the_sale() {
    let mut t = table(2)
        .market("astrologer#3 ruby-1@4 ring#4")
        .deck("merchant king amber")
        .purchase(ANNA);
    t.play(ANNA, "buy ruby-1 4").play(ANNA, "buy astrologer#3");
    t.show(ANNA, "ruby-1");
    assert_eq!(t.ducats(), 10 - 4 - Card::Astrologer.prices()[2]);
    assert_eq!(t.legal(ANNA), [priced("buy ring#4"), "end-purchase".into()]);
}
