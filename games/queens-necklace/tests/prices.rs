//! The price table: a malformed or inconsistent one is refused, the row named.

#[path = "../build/prices.rs"]
mod prices;

use prices::{PriceRow, files, table};
use queens_necklace::QueensNecklace;
use std::path::{Path, PathBuf};
use tabletop::Game;

const PRINTED: &str = include_str!("../data/prices.txt");

/// The printed table with one row written otherwise.
fn with(card: &str, row: &str) -> String {
    let lines = PRINTED.lines().map(|line| {
        if line.split_whitespace().next() == Some(card) {
            row
        } else {
            line
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Why a table with this row instead is refused.
fn refusal(card: &str, row: &str) -> String {
    table(&with(card, row)).expect_err("the table is wrong")
}

const OURS: &str = "ours ours ours ours";

#[test]
fn the_printed_table_is_read() {
    let rows = table(PRINTED).expect("the printed table is right");
    assert_eq!(rows.len(), 24);
    let ring = rows.iter().find(|row| row.card == "ring");
    let ring = ring.expect("there is a ring");
    assert_eq!(ring.prices, [9, 7, 5, 3]);
    assert_eq!(ring.status, ["derived", "derived", "ours", "ours"]);
}

/// A price is a rule: whoever corrects one keeps the old table and raises the version.
#[test]
fn older_rules_keep_their_tables() {
    let kept = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("data"));
    let (now, older) = kept.split_last().expect("there is a table");
    assert!(now.1.ends_with("prices.txt"), "{now:?}");
    for (until, path) in older {
        let versions = QueensNecklace::OLDEST_RULES..QueensNecklace::RULES_VERSION;
        assert!(versions.contains(until), "{path:?}: {versions:?}");
        let text = std::fs::read_to_string(path).expect("it was listed");
        assert!(table(&text).is_ok(), "{path:?}");
    }
}

#[test]
fn an_owner_may_correct_a_row() {
    let row = "queen 12 9 6 3 known known known known";
    assert!(table(&with("queen", row)).is_ok());
}

#[test]
fn a_missing_row_is_named() {
    assert_eq!(refusal("king", ""), "there is no row for `king`");
}

#[test]
fn a_row_given_twice_is_named() {
    let twice = format!("{PRINTED}\nking 11 9 7 5 {OURS}");
    let why = table(&twice).expect_err("the King is there twice");
    assert!(why.contains("`king` is there twice"), "{why}");
}

#[test]
fn an_unknown_card_is_named_with_its_line() {
    let why = refusal("king", &format!("duke 11 9 7 5 {OURS}"));
    assert!(why.starts_with("line "), "{why}");
    assert!(why.contains("there is no card `duke`"), "{why}");
}

#[test]
fn a_price_that_is_no_number_is_named() {
    let why = refusal("king", &format!("king 11 9 seven 5 {OURS}"));
    assert!(why.contains("`king 11 9 seven 5"), "{why}");
    assert!(why.contains("`seven` is no price"), "{why}");
}

#[test]
fn a_price_nobody_could_pay_is_refused() {
    let why = refusal("king", &format!("king 20 9 7 5 {OURS}"));
    assert!(why.contains("`20` is no price from 1 to 19"), "{why}");
}

#[test]
fn a_price_of_nothing_is_refused() {
    let why = refusal("king", &format!("king 11 9 7 0 {OURS}"));
    assert!(why.contains("`0` is no price"), "{why}");
}

#[test]
fn prices_that_do_not_fall_are_refused() {
    let why = refusal("king", &format!("king 11 9 9 5 {OURS}"));
    assert!(why.contains("`king 11 9 9 5"), "{why}");
    assert!(why.contains("must fall"), "{why}");
}

#[test]
fn a_short_row_is_named() {
    let why = refusal("king", "king 11 9 7");
    assert!(why.contains("`king 11 9 7`"), "{why}");
}

#[test]
fn a_missing_status_is_named() {
    let why = refusal("king", "king 11 9 7 5 ours ours");
    assert!(
        why.contains("four statuses are needed, 2 are given"),
        "{why}"
    );
}

#[test]
fn an_unknown_status_is_named() {
    let why = refusal("king", "king 11 9 7 5 ours ours guessed ours");
    assert!(why.contains("`guessed` is no status"), "{why}");
}

#[test]
fn the_true_gems_must_cost_the_same() {
    let why = refusal("emerald-2", &format!("emerald-2 9 6 4 2 {OURS}"));
    assert_eq!(why, "`emerald-2` must cost what `ruby-2` costs");
}

#[test]
fn the_booklets_example_must_come_out() {
    let why = refusal("ring", &format!("ring 10 9 6 4 {OURS}"));
    assert!(why.contains("`ring` must have a price of 7"), "{why}");
    let why = refusal("banker", &format!("banker 10 9 6 4 {OURS}"));
    assert!(why.contains("`confessor` and `banker`"), "{why}");
}

/// QN-X3 2 and 7, 2 and 8, or 3 and 7; not 3 and 8.
#[test]
fn confessor_and_banker_may_cost_what_the_example_allows() {
    let with_both = |confessor: &str, banker: &str| {
        let text = with("confessor", &format!("confessor {confessor} {OURS}"));
        let row = format!("banker {banker} {OURS}");
        let lines = text.lines().map(|line| match line.starts_with("banker") {
            true => row.as_str(),
            false => line,
        });
        table(&lines.collect::<Vec<_>>().join("\n"))
    };
    assert!(with_both("6 4 2 1", "10 8 6 4").is_ok());
    assert!(with_both("6 4 2 1", "9 7 5 3").is_ok());
    assert!(with_both("7 5 3 1", "9 7 5 3").is_ok());
    assert!(with_both("7 5 3 1", "10 8 6 4").is_err());
}

#[test]
fn the_necklace_costs_more_than_ten() {
    let why = refusal("necklace", &format!("necklace 10 9 8 7 {OURS}"));
    assert!(why.contains("`necklace` must cost more than 10"), "{why}");
}

/// The rows of the ledgers' tables, in both languages; the true gems cost the same.
const SHOWN: [(&str, [&str; 2]); 18] = [
    (
        "ruby-1",
        [
            "Ruby, Emerald, Diamond of 1 gem",
            "Rubis, Émeraude, Diamant d’une pierre",
        ],
    ),
    (
        "ruby-2",
        [
            "Ruby, Emerald, Diamond of 2 gems",
            "Rubis, Émeraude, Diamant de deux pierres",
        ],
    ),
    (
        "ruby-3",
        [
            "Ruby, Emerald, Diamond of 3 gems",
            "Rubis, Émeraude, Diamant de trois pierres",
        ],
    ),
    ("amber", ["Amber", "Ambre"]),
    ("ring", ["Ring", "Bague"]),
    ("king", ["King", "Roi"]),
    ("necklace", ["Queen's Necklace", "Collier de la Reine"]),
    ("banker", ["Banker", "Banquier"]),
    ("confessor", ["Confessor", "Confesseur"]),
    ("courtier", ["Courtier", "Courtisan"]),
    ("forger", ["Forger", "Faussaire"]),
    ("favorite", ["Favorite", "Favorite"]),
    ("thief", ["Thief", "Voleur"]),
    ("alchemist", ["Alchemist", "Alchimiste"]),
    ("astrologer", ["Astrologer", "Astrologue"]),
    ("cardinal", ["Cardinal", "Cardinal"]),
    ("musketeer", ["Musketeer", "Mousquetaire"]),
    ("queen", ["Queen", "Reine"]),
];

/// One word for a row of one status, else one for each number.
fn status(row: &PriceRow, french: bool) -> String {
    let said = row.status.each_ref().map(|word| match word.as_str() {
        "known" if french => "connu",
        "derived" if french => "déduit",
        "ours" if french => "nôtre",
        word => word,
    });
    match said.iter().all(|word| *word == said[0]) {
        true => said[0].into(),
        false => said.join(", "),
    }
}

/// The table as a ledger shows it.
fn shown(french: bool) -> String {
    let rows = table(PRINTED).expect("the printed table is right");
    let lines = SHOWN.iter().map(|(card, names)| {
        let row = rows.iter().find(|row| row.card == *card);
        let row = row.expect("every card has its row");
        let prices = row.prices.map(|price| price.to_string()).join(" ");
        let name = names[usize::from(french)];
        format!("| {name} | {prices} | {} |\n", status(row, french))
    });
    lines.collect()
}

/// `UPDATE=1` writes both ledgers again.
#[test]
fn the_ledgers_show_the_table() {
    for (file, head, french) in [
        (
            "RULES.md",
            "| card | prices | status |\n| --- | --- | --- |\n",
            false,
        ),
        (
            "RULES.fr.md",
            "| carte | prix | état |\n| --- | --- | --- |\n",
            true,
        ),
    ] {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file);
        let ledger = std::fs::read_to_string(&path).expect("the ledger is there");
        let (before, after) = ledger.split_once(head).expect("it has the table");
        let (old, after) = after.split_once("\n\n").expect("more follows");
        let new = shown(french);
        if std::env::var_os("UPDATE").is_some() {
            let text = format!("{before}{head}{new}\n{after}");
            std::fs::write(&path, text).expect("the ledger can be written");
        } else {
            assert_eq!(format!("{old}\n"), new, "{file}: UPDATE=1 writes it again");
        }
    }
}
