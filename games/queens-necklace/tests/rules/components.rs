//! Components.

use queens_necklace::arrange::*;
use queens_necklace::event::Price;
use queens_necklace::{Bag, Card, Options};

fn in_the_box(expected: &str) {
    for word in expected.split_whitespace() {
        let (name, count) = word.split_once('*').expect("every row has a count");
        let copies = cards(name)[0].copies();
        assert_eq!(copies.to_string(), count, "{name}");
    }
}

/// QN-C1 Fifty-nine gem cards: 7, 5 and 2 of each true gem, 17 of Amber.
#[test]
fn the_box_holds_fifty_nine_gems() {
    in_the_box("ruby-1*7 ruby-2*5 ruby-3*2 emerald-1*7 emerald-2*5 emerald-3*2");
    in_the_box("diamond-1*7 diamond-2*5 diamond-3*2 amber*17");
    let gems = Card::ALL.iter().filter(|card| card.is_gem());
    assert_eq!(gems.map(|card| card.copies()).sum::<u8>(), 59);
}

/// QN-C1 The table of the page and of the printed aids says the same.
#[test]
fn the_table_of_copies_is_that_of_the_rules() {
    let table = include_str!("../../data/copies.csv");
    let rows = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    let rows: Vec<&str> = rows.collect();
    let kinds = Card::ALL.map(|card| format!("{},{}", card.name(), card.copies()));
    assert_eq!(rows[..Card::KINDS], kinds);
    assert_eq!(rows[Card::KINDS..], ["merchant,3"]);
}

/// QN-C1 With the three Merchants, 103 cards are in play.
#[test]
fn one_hundred_cards_besides_the_merchants() {
    assert_eq!(Bag::BOX.len(), 100);
}

/// QN-C1 The number on a gem card is the number of its gems.
#[test]
fn a_gem_card_shows_one_two_or_three_gems() {
    let gems = |name: &str| cards(name)[0].gems();
    assert_eq!(
        ["emerald-1", "emerald-2", "emerald-3", "amber", "ring"].map(gems),
        [1, 2, 3, 1, 0]
    );
}

/// QN-C2 Extra jewels and gray characters.
#[test]
fn seven_rings_one_necklace_three_kings_two_bankers() {
    in_the_box("ring*7 necklace*1 king*3 banker*2");
}

/// QN-C3 Blue characters.
#[test]
fn the_blue_characters_are_seventeen() {
    in_the_box("confessor*4 courtier*3 forger*3 favorite*3 thief*4");
}

/// QN-C4 Purple characters.
#[test]
fn the_purple_characters_are_eleven() {
    in_the_box("alchemist*1 astrologer*3 cardinal*2 musketeer*4 queen*1");
}

/// QN-C4 Merchants are neither bought nor held.
#[test]
fn a_merchant_is_no_card_to_hold() {
    assert!("merchant".parse::<Card>().is_err());
    assert_eq!(Options::default().merchant_places(3).len(), 3);
}

/// QN-C5 Both rows of tiles are +30, +20, +10 and +0.
#[test]
fn the_tiles_are_thirty_twenty_ten_and_nothing() {
    let mut t = table(2).hand(ANNA, "ruby-1").sale(ANNA);
    t.show(ANNA, "ruby-1");
    let prices = t.sale_held().prices;
    assert_eq!(
        prices.iter().map(|row| row.fashion).collect::<Vec<_>>(),
        [30, 20, 10, 0]
    );
    let mut rarity: Vec<u8> = prices.iter().map(|row: &Price| row.rarity).collect();
    rarity.sort_unstable();
    assert_eq!(rarity, [0, 10, 20, 30]);
}

/// QN-C5 The necklace itself is worn by whoever holds its card.
#[test]
fn the_holder_of_its_card_wears_the_necklace() {
    let t = table(2).hand(BERT, "necklace").purchase(ANNA);
    assert_eq!(t.wearer(), Some(BERT));
}

/// QN-C6 The four falling prices of every card, as the table has them.
#[test]
fn every_card_has_the_prices_of_the_table() {
    let printed = include_str!("../../data/prices.txt").lines();
    let mut rows = 0;
    for line in printed.filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let card: Card = words[0].parse().expect("a card");
        let prices = card.prices().map(|price| price.to_string());
        assert_eq!(words[1..5], prices, "{card}");
        assert!(card.prices().is_sorted_by(|high, low| high > low), "{card}");
        rows += 1;
    }
    assert_eq!(rows, Card::KINDS);
}

/// QN-C6 Under the four prices is a crossed-out card.
#[test]
fn after_four_prices_the_card_is_crossed_out() {
    let t = table(2).market("ring#4").devaluation(ANNA);
    assert_eq!(t.gone("ring"), 7 - 2);
    assert!(!t.market_now().contains(&priced("ring#4")));
}
