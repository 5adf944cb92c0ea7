//! Devaluation.

use queens_necklace::arrange::*;
use queens_necklace::{Card, Event, Options, QueensNecklace};
use tabletop::{Game, Scripted, Silent, Turn};

/// QN-D1 A card that nobody buys moves one price down.
#[test]
fn an_unbought_card_moves_one_price_down() {
    let mut t = table(3).market("ring@9 ruby-2@4").purchase(ANNA);
    t.play(ANNA, "buy ruby-2 4");
    assert_eq!(t.price_of("ring"), 7);
}

/// QN-D1 One that reaches the crossed-out card is discarded.
#[test]
fn a_card_nobody_wants_is_discarded() {
    let t = table(3)
        .market("queen#4 king#2 king#2 amber#2 ruby-1@2")
        .devaluation(ANNA);
    assert_eq!(t.gone("queen"), 1);
    assert_eq!(
        t.market_now(),
        priced("ring@9 king#3 king#3 amber#3 ruby-1@1")
    );
}

/// QN-D2 Gaps are filled left to right, each new card on its top price.
#[test]
fn gaps_are_filled_from_the_left() {
    let t = table(3)
        .market("- ring@9 - ring@9 -")
        .deck("king banker thief forger")
        .devaluation(ANNA);
    let top = |card: Card| format!("{card}@{}", card.prices()[0]);
    let [king, banker, thief] = [Card::King, Card::Banker, Card::Thief].map(top);
    assert_eq!(
        t.market_now(),
        format!("{king} ring@7 {banker} ring@7 {thief}")
    );
    assert_eq!(t.deck_left(), 1);
}

/// QN-D3 A Merchant drawn here brings a sale at once; the next card takes his place.
#[test]
fn a_merchant_interrupts_the_filling() {
    let mut t = table(2)
        .market("ring@9 - - ring@9 ring@9")
        .hand(ANNA, "ruby-1")
        .deck("king merchant thief forger")
        .filling(ANNA);
    assert_eq!(t.market_now(), priced("ring@9 king#1 - ring@9 ring@9"));
    t.show(ANNA, "ruby-1");
    assert_eq!(
        t.market_now(),
        priced("ring@9 king#1 thief#1 ring@9 ring@9")
    );
    assert_eq!(t.current(), BERT);
}

/// QN-D3 Unless Cardinals put it off.
#[test]
fn a_cardinal_lets_the_filling_go_on() {
    let mut t = table(2)
        .market("ring@9 - ring@9 ring@9 ring@9")
        .hand(BERT, "ruby-1 cardinal")
        .deck("merchant thief forger")
        .filling(ANNA);
    t.play(BERT, "cardinal");
    assert_eq!(
        t.market_now(),
        priced("ring@9 thief#1 ring@9 ring@9 ring@9")
    );
    assert_eq!(t.sales_held(), 0);
}

fn queen_at(market: &str, deck: &str) -> Table {
    table(3)
        .market(market)
        .hand(CLEO, "queen")
        .deck(deck)
        .filling(ANNA)
}

/// QN-D4 The Queen takes a gem just drawn; the next card of the deck replaces it.
#[test]
fn the_queen_takes_the_gem_just_drawn() {
    let mut t = queen_at("ring@9 - ring@9 ring@9 ring@9", "ruby-3 king thief");
    t.play(CLEO, "queen");
    assert_eq!(t.hand_of(CLEO), "ruby-3");
    assert_eq!(t.gone("queen"), 1);
    assert_eq!(t.market_now(), priced("ring@9 king#1 ring@9 ring@9 ring@9"));
}

/// QN-D4 Whoever's turn it is.
#[test]
fn the_current_player_may_use_the_queen_too() {
    let t = table(2)
        .market("ring@9 - ring@9 ring@9 ring@9")
        .hand(ANNA, "queen")
        .deck("ruby-3 king thief")
        .filling(ANNA);
    assert_eq!(t.legal(ANNA), ["queen", "decline"]);
}

/// QN-D4 She is asked before any further card is drawn.
#[test]
fn the_queen_is_asked_card_by_card() {
    let mut t = queen_at("ring@9 - - ring@9 ring@9", "ruby-3 amber king thief");
    assert_eq!(t.market_now(), "ring@9 ruby-3@10 - ring@9 ring@9");
    t.play(CLEO, "decline");
    assert_eq!(
        t.market_now(),
        priced("ring@9 ruby-3@10 amber#1 ring@9 ring@9")
    );
    assert!(t.may(CLEO, "queen"));
}

/// QN-D4 The card that replaces it may not be taken: she is gone.
#[test]
fn the_queen_is_used_once() {
    let mut t = queen_at("ring@9 - ring@9 ring@9 ring@9", "ruby-3 ruby-2 thief");
    t.play(CLEO, "queen");
    assert_eq!(t.phase(), "purchase");
    assert_eq!(t.current(), BERT);
}

/// QN-D4 With the deck empty the place stays empty.
#[test]
fn with_the_deck_empty_the_queen_leaves_a_gap() {
    let mut t = queen_at("ring@9 - ring@9 ring@9 ring@9", "ruby-3");
    t.play(CLEO, "queen");
    assert_eq!(t.market_now(), "ring@9 - ring@9 ring@9 ring@9");
}

/// QN-D4 Amber too.
#[test]
fn the_queen_may_take_amber() {
    let mut t = queen_at("ring@9 - ring@9 ring@9 ring@9", "amber king");
    t.play(CLEO, "queen");
    assert_eq!(t.hand_of(CLEO), "amber");
}

/// QN-D4 Only gem cards.
#[test]
fn the_queen_takes_nothing_but_gems() {
    let t = queen_at("ring@9 - ring@9 ring@9 ring@9", "king amber");
    assert_eq!(t.current(), BERT);
    assert!(t.legal(CLEO).is_empty());
}

/// QN-D4 Not for the Astrologer's draw.
#[test]
fn the_queen_does_not_take_what_an_astrologer_draws() {
    let mut t = table(2)
        .market("astrologer#4 ring@7 emerald-1@1")
        .hand(BERT, "queen")
        .deck("ruby-3 king thief")
        .purchase(ANNA);
    t.play(ANNA, "buy astrologer#4");
    assert!(t.legal(BERT).is_empty());
    assert_eq!(t.hand_of(ANNA), "ruby-3");
}

/// QN-D4 Not for the first five cards.
#[test]
fn the_queen_does_not_take_from_the_first_market() {
    let hands = ["queen amber*3", "amber*4"];
    let picks = picks_of_deal(&hands, [0, 0, 0], "ruby-3 ruby-2 amber*3", BERT);
    let game = QueensNecklace::deal(&Options::default(), 2, &mut Silent(Scripted::picks(picks)));
    let mut actions = Vec::new();
    game.legal_actions(ANNA, &mut actions);
    assert!(actions.is_empty());
    assert_eq!(game.turn(), Turn::Solo(BERT));
}

/// QN-D5 With the deck empty, gaps stay empty and rings fall as ever.
#[test]
fn without_a_deck_the_market_dwindles() {
    let mut t = table(2).market("ring#4 amber#2").deck("").purchase(ANNA);
    t.play(ANNA, "buy ring#4").play(ANNA, "end-purchase");
    assert_eq!(t.market_now(), priced("- amber#3 - - -"));
    assert_eq!((t.current(), t.phase()), (BERT, "purchase"));
}

/// QN-D5 Discards never come back.
#[test]
fn discards_stay_discarded() {
    let t = table(2)
        .market("ring#4 amber#4")
        .hand(BERT, "courtier")
        .deck("")
        .devaluation(ANNA);
    assert_eq!((t.gone("ring"), t.gone("amber")), (7, 17));
    assert_eq!(t.market_now(), "- - - - -");
    let fell = |event: &Event| matches!(event, Event::MarketFilled { .. });
    assert!(!t.heard_by(ANNA).iter().any(fell));
}
