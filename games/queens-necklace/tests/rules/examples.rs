//! Worked examples, with the booklet's numbers.

use queens_necklace::Card;
use queens_necklace::arrange::*;

const BARNABY: tabletop::Seat = ANNA;
const CHARLES: tabletop::Seat = BERT;
const AMY: tabletop::Seat = CLEO;

/// The booklet's sale, with Amy's Diamonds as given.
fn booklet(diamonds: &str) -> Table {
    let mut t = table(3)
        .fashion("diamond emerald amber ruby")
        .hand(BARNABY, "diamond-1 king ruby-2 ruby-1*2 amber*4")
        .hand(CHARLES, "ruby-3 ruby-1 amber*2 emerald-2*2 banker")
        .hand(AMY, &format!("{diamonds} ring*3 emerald-3 emerald-2"))
        .sale(BARNABY);
    t.show(BARNABY, "diamond-1 king@diamond ruby-2 ruby-1*2 amber*4");
    t.show(CHARLES, "ruby-3 ruby-1 amber*2 emerald-2*2 banker");
    t.show(
        AMY,
        &format!("{diamonds} ring@diamond emerald-3 emerald-2 ring@emerald*2"),
    );
    t
}

fn rows(t: &Table) -> Vec<(&'static str, u8, u8)> {
    let prices = t.sale_held().prices;
    let row = |row: &queens_necklace::event::Price| (row.gem.name(), row.shown, row.rarity);
    prices.iter().map(row).collect()
}

fn results(t: &Table) -> [i16; 3] {
    [BARNABY, CHARLES, AMY].map(|seat| t.score(seat))
}

/// QN-X1 The booklet's sale.
#[test]
fn the_booklets_sale() {
    let t = booklet("diamond-2 diamond-1*2");
    assert_eq!(
        rows(&t),
        [
            ("diamond", 5, 30),
            ("emerald", 9, 0),
            ("amber", 6, 20),
            ("ruby", 8, 10)
        ]
    );
    assert_eq!(results(&t), [40, 20, 60]);
}

/// QN-X2 Diamond and Amber tie at 6: the more fashionable counts as rarer.
#[test]
fn the_booklets_sale_with_a_tie() {
    let t = booklet("diamond-3 diamond-1*2");
    let rows = rows(&t);
    assert_eq!(rows[0], ("diamond", 6, 30));
    assert_eq!(rows[2], ("amber", 6, 20));
    assert_eq!(results(&t), [40, 20, 60]);
}

/// QN-X3 The pair of prices for Confessor and Banker that the table has.
fn confessor_and_banker() -> (u8, u8) {
    let has = |card: Card, price: u8| card.prices().contains(&price);
    let pairs = [(2, 8), (2, 7), (3, 7)].into_iter();
    let mut fit = pairs.filter(|&(c, b)| has(Card::Confessor, c) && has(Card::Banker, b));
    fit.next().expect("the build checks it")
}

fn market() -> Table {
    let (confessor, banker) = confessor_and_banker();
    let stalls = format!("ring@9 ruby-2@4 confessor@{confessor} banker@{banker} emerald-1@6");
    table(2)
        .market(&stalls)
        .deck("diamond-3 ring king")
        .purchase(ANNA)
}

/// Every purchase that cannot be added to, as sorted lists.
fn maximal(t: &Table, bought: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    let buys: Vec<String> = t.legal(ANNA);
    let buys: Vec<&String> = buys.iter().filter(|a| a.starts_with("buy")).collect();
    if buys.is_empty() {
        let mut list = bought.clone();
        list.sort();
        if !found.contains(&list) {
            found.push(list);
        }
        return;
    }
    for buy in buys {
        let mut next = t.clone();
        next.play(ANNA, buy);
        bought.push(buy.split(' ').nth(1).expect("a card").to_string());
        maximal(&next, bought, found);
        bought.pop();
    }
}

/// QN-X3 The booklet's market: what 10 ducats buy at most.
#[test]
fn the_booklets_market() {
    let mut found = Vec::new();
    maximal(&market(), &mut Vec::new(), &mut found);
    let mut found: Vec<String> = found.iter().map(|list| list.join(" ")).collect();
    found.sort();
    assert_eq!(
        found,
        [
            "banker confessor",
            "confessor emerald-1",
            "confessor ruby-2",
            "emerald-1 ruby-2",
            "ring"
        ]
    );
}

/// QN-X3 The prices after the booklet's purchase.
#[test]
fn the_booklets_market_after_the_purchase() {
    let mut t = market();
    let (confessor, banker) = confessor_and_banker();
    t.play(ANNA, &format!("buy confessor {confessor}"));
    t.play(ANNA, &format!("buy banker {banker}"));
    assert_eq!(
        t.market_now(),
        "ring@7 ruby-2@2 diamond-3@10 ring@9 emerald-1@4"
    );
}

/// QN-X4 Courtiers: 13, 16, 19 ducats.
#[test]
fn three_courtiers_make_nineteen() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "courtier*3 favorite")
        .influence(ANNA);
    let mut ducats = Vec::new();
    for _ in 0..3 {
        t.play(ANNA, "courtier");
        ducats.push(t.ducats());
    }
    assert_eq!(ducats, [13, 16, 19]);
}
