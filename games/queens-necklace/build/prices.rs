// The price table: read and checked, at build time and in the tests.

use std::path::{Path, PathBuf};

/// The tables of a folder, each with the last version of the rules that has it, oldest first:
/// `prices-2.txt` is what rules up to 2 are played with, `prices.txt` what holds now.
pub fn files(folder: &Path) -> Vec<(u16, PathBuf)> {
    let entries = std::fs::read_dir(folder).expect("the folder is part of the crate");
    let mut tables: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.expect("it can be listed").path();
            let name = path.file_name()?.to_str()?.strip_prefix("prices")?;
            let until = match name.strip_suffix(".txt")? {
                "" => u16::MAX,
                older => older.strip_prefix('-')?.parse().ok()?,
            };
            Some((until, path))
        })
        .collect();
    tables.sort();
    tables
}

/// One row of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PriceRow {
    pub card: String,
    pub prices: [u8; 4],
    pub status: [String; 4],
}

/// Every card, in the order of `Card::ALL`.
const CARDS: [&str; 24] = [
    "ruby-1",
    "ruby-2",
    "ruby-3",
    "emerald-1",
    "emerald-2",
    "emerald-3",
    "diamond-1",
    "diamond-2",
    "diamond-3",
    "amber",
    "ring",
    "necklace",
    "king",
    "banker",
    "confessor",
    "courtier",
    "forger",
    "favorite",
    "thief",
    "alchemist",
    "astrologer",
    "cardinal",
    "musketeer",
    "queen",
];

/// QN-X3 The prices of Confessor and Banker that the booklet's example allows.
pub const EXAMPLE_PAIRS: [(u8, u8); 3] = [(2, 8), (2, 7), (3, 7)];

/// The rows in the order of the cards, or what is wrong with which row.
pub fn table(text: &str) -> Result<Vec<PriceRow>, String> {
    let mut rows: Vec<PriceRow> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let row = row(line).map_err(|why| format!("line {}, `{line}`: {why}", at + 1))?;
        if rows.iter().any(|other| other.card == row.card) {
            return Err(format!("line {}: `{}` is there twice", at + 1, row.card));
        }
        rows.push(row);
    }
    let ordered = CARDS
        .iter()
        .map(|card| {
            let row = rows.iter().find(|row| row.card == *card);
            row.cloned()
                .ok_or_else(|| format!("there is no row for `{card}`"))
        })
        .collect::<Result<Vec<_>, _>>()?;
    consistent(&ordered)?;
    Ok(ordered)
}

fn row(line: &str) -> Result<PriceRow, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [card, a, b, c, d, status @ ..] = words.as_slice() else {
        return Err("a row is a card, four prices and four statuses".into());
    };
    if !CARDS.contains(card) {
        return Err(format!("there is no card `{card}`"));
    }
    let mut prices = [0; 4];
    for (price, word) in prices.iter_mut().zip([a, b, c, d]) {
        *price = word
            .parse()
            .ok()
            .filter(|ducats| (1..=19).contains(ducats))
            .ok_or_else(|| format!("`{word}` is no price from 1 to 19 ducats"))?;
    }
    if !prices.is_sorted_by(|high, low| high > low) {
        return Err("the four prices must fall from the top".into());
    }
    let [w, x, y, z] = status else {
        return Err(format!(
            "four statuses are needed, {} are given",
            status.len()
        ));
    };
    for word in status {
        if !["known", "derived", "ours"].contains(word) {
            return Err(format!("`{word}` is no status: known, derived or ours"));
        }
    }
    Ok(PriceRow {
        card: card.to_string(),
        prices,
        status: [w, x, y, z].map(|word| word.to_string()),
    })
}

/// The three true gems cost the same for as many gems, and the worked example QN-X3
/// comes out.
fn consistent(rows: &[PriceRow]) -> Result<(), String> {
    let of = |card: &str| {
        let row = rows.iter().find(|row| row.card == card);
        row.expect("every card has its row by now").prices
    };
    for gems in 1..=3 {
        let ruby = of(&format!("ruby-{gems}"));
        for gem in ["emerald", "diamond"] {
            let card = format!("{gem}-{gems}");
            if of(&card) != ruby {
                return Err(format!("`{card}` must cost what `ruby-{gems}` costs"));
            }
        }
    }
    let example = [("ring", 9), ("ring", 7), ("ruby-2", 4), ("emerald-1", 6)];
    for (card, price) in example {
        if !of(card).contains(&price) {
            return Err(format!(
                "`{card}` must have a price of {price}: the booklet's example shows it"
            ));
        }
    }
    let allowed = |&(confessor, banker): &(u8, u8)| {
        of("confessor").contains(&confessor) && of("banker").contains(&banker)
    };
    if !EXAMPLE_PAIRS.iter().any(allowed) {
        return Err(
            "`confessor` and `banker` must have prices of 2 and 7, 2 and 8 or 3 and 7: the \
             booklet's example needs such a pair"
                .into(),
        );
    }
    if of("necklace")[0] <= 10 {
        return Err("`necklace` must cost more than 10 at the top".into());
    }
    Ok(())
}
