//! The finished necklaces (SA-B5), and the facts about them that a laid card settles.

use crate::pieces::{Card, GEM_KINDS, Sort};
use crate::places::{HALF, Place};

/// SA-B5 So many finished necklaces keep all the building rules.
pub const NECKLACES: usize = 1920;

/// A finished necklace: the gem card on each place of the centre and the right half;
/// the left half mirrors it (SA-B1).
pub type Finished = [Card; HALF];

/// The half-place numbers of the top of column x, right of the centre.
const TOPS: [usize; 8] = tops();

const fn tops() -> [usize; 8] {
    let mut tops = [0; 8];
    let mut x = 0;
    while x < 8 {
        tops[x] = Place::at(x as i8, 0)
            .expect("every column has a top place")
            .half();
        x += 1;
    }
    tops
}

/// SA-B1 to SA-B4 All of them, each once, in a fixed order.
pub fn finished_necklaces() -> Vec<Finished> {
    let mut all = Vec::with_capacity(NECKLACES);
    for order in orders_of_sorts() {
        for choice in 0..16 {
            all.push(finished(order, choice));
        }
    }
    all
}

fn orders_of_sorts() -> Vec<[Sort; 5]> {
    let mut orders = vec![vec![]];
    for _ in Sort::ALL {
        orders = orders
            .into_iter()
            .flat_map(|order: Vec<Sort>| {
                Sort::ALL
                    .into_iter()
                    .filter(|sort| !order.contains(sort))
                    .map(|sort| [order.as_slice(), &[sort]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    orders
        .into_iter()
        .map(|order| {
            order
                .try_into()
                .expect("each round adds one of the five sorts")
        })
        .collect()
}

/// Sorts for the columns 0, 1, 2, 3 and for both two-columns; the bits of `choice` say
/// whether each three-column leaves its 1 over, and whether ends and pairs change sides.
fn finished(order: [Sort; 5], choice: u8) -> Finished {
    let chosen = |bit: u8| choice >> bit & 1;
    let mut necklace = [Card::JOKER; HALF];
    let mut fill = |column: usize, sort: Sort, first: u8, length: u8| {
        for i in 0..length {
            necklace[TOPS[column] + usize::from(i)] = Card::gem(sort, first + i);
        }
    };
    // SA-B3: columns of four, of three and of two.
    fill(0, order[0], 1, 4);
    fill(1, order[1], 1, 4);
    fill(2, order[2], 1 + chosen(0), 3);
    fill(3, order[3], 1 + chosen(1), 3);
    let (low, high) = if chosen(2) == 0 { (4, 5) } else { (5, 4) };
    fill(low, order[4], 1, 2);
    fill(high, order[4], 3, 2);
    // SA-B4: what the three-columns leave over.
    let (second, third) = if chosen(3) == 0 { (6, 7) } else { (7, 6) };
    fill(second, order[2], if chosen(0) == 0 { 4 } else { 1 }, 1);
    fill(third, order[3], if chosen(1) == 0 { 4 } else { 1 }, 1);
    necklace
}

/// "This kind lies at this place" is one of only so many different statements, since a
/// card settles its whole column.
pub const FACTS: usize = 60;

/// The statement a gem card on a half-place makes; none where no necklace has it.
pub const fn fact(card: Card, half: usize) -> Option<usize> {
    let Some(place) = Place::from_index(half) else {
        return None;
    };
    let Some(sort) = card.sort() else { return None };
    let sort = sort as usize;
    let column = place.spot().x as usize;
    let i = place.spot().i;
    let Some(above) = card.stones().checked_sub(i + 1) else {
        return None;
    };
    match (column, above) {
        // Columns of four: which sort.
        (0 | 1, 0) => Some(sort * 2 + column),
        // Columns of three: which sort, and whether it begins with 1 or 2.
        (2 | 3, 0 | 1) => Some(10 + sort * 4 + (column - 2) * 2 + above as usize),
        // Columns of two: which sort, and whether the low pair is in the inner one.
        (4, 0) | (5, 2) => Some(30 + sort * 2),
        (5, 0) | (4, 2) => Some(30 + sort * 2 + 1),
        // The ends: which sort, and whether it is the 1 or the 4.
        (6 | 7, 0 | 3) => Some(40 + sort * 4 + (column - 6) * 2 + above as usize / 3),
        _ => None,
    }
}

/// The seven statements that make up one finished necklace.
pub fn facts_of(necklace: &Finished) -> [usize; 7] {
    [0, 1, 2, 3, 4, 6, 7].map(|column| {
        let top = TOPS[column];
        fact(necklace[top], top).expect("a finished necklace keeps the building rules")
    })
}

/// Each gem kind has so many half-places where some necklace has it.
pub const SLOTS: usize = 8;

/// Those half-places, by number of stones less one.
pub const SLOT_HALVES: [[u8; SLOTS]; 4] = slot_halves();

const fn slot_halves() -> [[u8; SLOTS]; 4] {
    let mut halves = [[0; SLOTS]; 4];
    let mut stones = 0;
    while stones < 4 {
        let card = Card::gem(Sort::Ruby, stones as u8 + 1);
        let mut slot = 0;
        let mut half = 0;
        while half < HALF {
            if fact(card, half).is_some() {
                halves[stones][slot] = half as u8;
                slot += 1;
            }
            half += 1;
        }
        stones += 1;
    }
    halves
}

/// The statement made by each gem kind in each of its slots.
pub static SLOT_FACTS: [[u8; SLOTS]; GEM_KINDS] = slot_facts();

const fn slot_facts() -> [[u8; SLOTS]; GEM_KINDS] {
    let mut facts = [[0; SLOTS]; GEM_KINDS];
    let mut kind = 0;
    while kind < GEM_KINDS {
        let card = Card::from_index(kind).expect("the loop stays below the number of kinds");
        let mut slot = 0;
        while slot < SLOTS {
            let half = SLOT_HALVES[kind % 4][slot] as usize;
            facts[kind][slot] = fact(card, half).expect("slots are where a fact is") as u8;
            slot += 1;
        }
        kind += 1;
    }
    facts
}
