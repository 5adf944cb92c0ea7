//! The worked examples of the rulebook, on tables laid by hand.

use crate::QueensNecklace;
use crate::arrange::*;
use crate::pieces::{Card, Gem};
use std::collections::BTreeMap;
use tabletop::{Example, Outcome, Seat, Switch, Switches, Viewer};

/// Every example of the rulebook.
pub const EXAMPLES: &[Example<QueensNecklace>] = &[
    Example {
        name: "sale",
        switches: || {
            let cards = SALE.iter().map(Laid::switch);
            cards.chain([AMYS_LARGER]).collect()
        },
        play: sale,
    },
    Example {
        name: "duel",
        switches: || SALE_OF_THREE.iter().map(Laid::switch).collect(),
        play: duel,
    },
    Example {
        name: "market",
        switches: || STALLS.into_iter().chain([COURTIERS]).collect(),
        play: market,
    },
];

/// A card of a worked sale: whose, which, and the row it lies in if it is no gem.
struct Laid {
    name: &'static str,
    seat: Seat,
    card: &'static str,
    row: Option<&'static str>,
    /// Where its switch stands as the example is told.
    positions: &'static [&'static str],
}

const LAID: &[&str] = &["laid", "kept"];
const KEPT: &[&str] = &["kept", "laid"];

const fn gem(name: &'static str, seat: Seat, card: &'static str) -> Laid {
    Laid {
        name,
        seat,
        card,
        row: None,
        positions: LAID,
    }
}

const fn on(name: &'static str, seat: Seat, card: &'static str, row: &'static str) -> Laid {
    Laid {
        name,
        seat,
        card,
        row: Some(row),
        positions: LAID,
    }
}

impl Laid {
    fn switch(&self) -> Switch {
        Switch {
            name: self.name,
            positions: self.positions,
        }
    }
}

const BARNABY: Seat = ANNA;
const CHARLES: Seat = BERT;
const AMY: Seat = CLEO;

/// QN-X1 The booklet's sale.
const SALE: [Laid; 24] = [
    gem("barnaby-diamond", BARNABY, "diamond-1"),
    on("barnaby-king", BARNABY, "king", "diamond"),
    gem("barnaby-amber-1", BARNABY, "amber"),
    gem("barnaby-amber-2", BARNABY, "amber"),
    gem("barnaby-amber-3", BARNABY, "amber"),
    gem("barnaby-amber-4", BARNABY, "amber"),
    gem("barnaby-rubies", BARNABY, "ruby-2"),
    gem("barnaby-ruby-1", BARNABY, "ruby-1"),
    gem("barnaby-ruby-2", BARNABY, "ruby-1"),
    gem("charles-emeralds-1", CHARLES, "emerald-2"),
    gem("charles-emeralds-2", CHARLES, "emerald-2"),
    gem("charles-amber-1", CHARLES, "amber"),
    gem("charles-amber-2", CHARLES, "amber"),
    gem("charles-rubies", CHARLES, "ruby-3"),
    gem("charles-ruby", CHARLES, "ruby-1"),
    on("charles-banker", CHARLES, "banker", "any"),
    gem("amy-diamonds", AMY, "diamond-2"),
    gem("amy-diamond-1", AMY, "diamond-1"),
    gem("amy-diamond-2", AMY, "diamond-1"),
    on("amy-diamond-ring", AMY, "ring", "diamond"),
    gem("amy-emeralds-3", AMY, "emerald-3"),
    gem("amy-emeralds-2", AMY, "emerald-2"),
    on("amy-emerald-ring-1", AMY, "ring", "emerald"),
    on("amy-emerald-ring-2", AMY, "ring", "emerald"),
];

/// QN-X2 Amy's larger Diamond card shows three gems, so that two gems are level.
const AMYS_LARGER: Switch = Switch {
    name: "amys-larger-card",
    positions: &["diamond-2", "diamond-3"],
};

fn sale(switches: Switches) -> Outcome<QueensNecklace> {
    let larger = switches.at(AMYS_LARGER.name);
    let swap = |laid: &Laid| match laid.name {
        "amy-diamonds" => larger,
        _ => laid.card,
    };
    held("diamond emerald amber ruby", &SALE, swap, switches)
}

const COLETTE: Seat = ANNA;
const BASTIEN: Seat = BERT;
const INES: Seat = CLEO;

/// QN-V12 A sale of our own: a King, and the Necklace that may come out against him.
const SALE_OF_THREE: [Laid; 17] = [
    gem("colette-rubies", COLETTE, "ruby-2"),
    gem("colette-ruby", COLETTE, "ruby-1"),
    on("colette-ring", COLETTE, "ring", "ruby"),
    Laid {
        name: "colette-necklace",
        seat: COLETTE,
        card: "necklace",
        row: Some("ruby"),
        positions: KEPT,
    },
    gem("colette-amber-1", COLETTE, "amber"),
    gem("colette-amber-2", COLETTE, "amber"),
    gem("bastien-ruby", BASTIEN, "ruby-1"),
    on("bastien-king", BASTIEN, "king", "ruby"),
    gem("bastien-amber", BASTIEN, "amber"),
    gem("bastien-emeralds", BASTIEN, "emerald-3"),
    gem("bastien-emerald", BASTIEN, "emerald-1"),
    on("bastien-banker", BASTIEN, "banker", "any"),
    gem("ines-diamonds", INES, "diamond-2"),
    gem("ines-diamond", INES, "diamond-1"),
    on("ines-ring", INES, "ring", "diamond"),
    gem("ines-amber-1", INES, "amber"),
    gem("ines-amber-2", INES, "amber"),
];

fn duel(switches: Switches) -> Outcome<QueensNecklace> {
    let as_it_is = |laid: &Laid| laid.card;
    held(
        "ruby diamond amber emerald",
        &SALE_OF_THREE,
        as_it_is,
        switches,
    )
}

/// A sale for three in which every card lies or is kept as its switch says. QN-V2, QN-V3 What
/// needs a gem card beside it and has none stays in hand.
fn held(
    fashion: &str,
    cards: &[Laid],
    card: impl Fn(&Laid) -> &'static str,
    switches: Switches,
) -> Outcome<QueensNecklace> {
    let seats = [ANNA, BERT, CLEO];
    let mut t = table(3).fashion(fashion);
    for laid in cards {
        t = t.hand(laid.seat, card(laid));
    }
    let mut t = t.sale(ANNA);
    let before = t.view(Viewer::Open {});
    let mut events = Vec::new();
    for seat in seats {
        let shown = cards
            .iter()
            .filter(|laid| laid.seat == seat && switches.at(laid.name) == "laid");
        let shown: Vec<&Laid> = shown.collect();
        let rows: Vec<Gem> = shown.iter().filter_map(|laid| gem_of(card(laid))).collect();
        let mut words: BTreeMap<String, u8> = BTreeMap::new();
        for laid in &shown {
            let word = match laid.row {
                None => card(laid).to_owned(),
                Some("any") if rows.is_empty() => continue,
                Some("any") => laid.card.to_owned(),
                Some(row) if !rows.iter().any(|gem| gem.name() == row) => continue,
                Some(row) => format!("{}@{row}", laid.card),
            };
            *words.entry(word).or_default() += 1;
        }
        let words: Vec<String> = words
            .iter()
            .map(|(word, count)| format!("{word}*{count}"))
            .collect();
        t.show(seat, &words.join(" "));
        events.extend(t.heard(Viewer::Open {}));
    }
    Outcome {
        before,
        events,
        after: t.view(Viewer::Open {}),
    }
}

fn gem_of(card: &str) -> Option<Gem> {
    card.parse::<Card>().expect("a card").gem()
}

const LEFT: &[&str] = &["left", "bought"];
const BOUGHT: &[&str] = &["bought", "left"];

/// QN-X3 The booklet's market, named as its switches are, with the purchase it describes.
const STALLS: [Switch; 5] = [
    stall("ring", LEFT),
    stall("ruby-2", LEFT),
    stall("confessor", BOUGHT),
    stall("banker", BOUGHT),
    stall("emerald-1", LEFT),
];

const fn stall(name: &'static str, positions: &'static [&'static str]) -> Switch {
    Switch { name, positions }
}

/// QN-X4 How many Courtiers are played first.
const COURTIERS: Switch = Switch {
    name: "courtiers",
    positions: &["0", "1", "2", "3"],
};

/// QN-X3 The pair of prices for Confessor and Banker that the table has.
fn confessor_and_banker() -> (u8, u8) {
    let has = |card: Card, price: u8| card.prices().contains(&price);
    let pairs = [(2, 8), (2, 7), (3, 7)].into_iter();
    let mut fit = pairs.filter(|&(c, b)| has(Card::Confessor, c) && has(Card::Banker, b));
    fit.next().expect("the build checks it")
}

/// Courtiers are played, then what is marked is bought from left to right, as far as the
/// ducats go; QN-P2 whoever has bought nothing is still asked.
fn market(switches: Switches) -> Outcome<QueensNecklace> {
    let (confessor, banker) = confessor_and_banker();
    let stalls = format!("ring@9 ruby-2@4 confessor@{confessor} banker@{banker} emerald-1@6");
    let mut t = table(2)
        .market(&stalls)
        .hand(ANNA, "courtier*3 thief")
        .deck("diamond-3 ring king amber emerald-2 diamond-1")
        .influence(ANNA);
    let before = t.view(Viewer::Open {});
    let courtiers = switches.at(COURTIERS.name).parse().expect("a number");
    let mut events = Vec::new();
    let mut play = |t: &mut Table, text: &str| {
        if t.may(ANNA, text) {
            t.play(ANNA, text);
            events.extend(t.heard(Viewer::Open {}));
        }
    };
    for _ in 0..courtiers {
        play(&mut t, "courtier");
    }
    play(&mut t, "end-influence");
    let stalls = stalls.split(' ').filter_map(|stall| stall.split_once('@'));
    for (card, price) in stalls.filter(|(card, _)| switches.at(card) == "bought") {
        play(&mut t, &format!("buy {card} {price}"));
    }
    play(&mut t, "end-purchase");
    Outcome {
        before,
        events,
        after: t.view(Viewer::Open {}),
    }
}
