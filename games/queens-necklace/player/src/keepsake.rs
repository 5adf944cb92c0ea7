//! What cards have brought by the end, on the mean: fitted by least squares to the leads
//! of some thousand games among equals. A gem brings little beside what its row sells for;
//! Rings, Bankers and the Alchemist are what lasts.

use queens_necklace::Bag;

/// How a card counts in each of five places of a game, in pounds.
struct Counted {
    /// When the first, second or third sale begins, beside what its display earns.
    beginning: [[f32; KINDS]; 3],
    /// Kept when none, one or two sales are held.
    kept: [[f32; KINDS]; 3],
}

const KINDS: usize = 24;

/// By card: ruby, emerald and diamond of one to three gems, amber; ring, necklace, king,
/// banker; confessor, courtier, forger, favorite, thief; alchemist, astrologer, cardinal,
/// musketeer, queen.
#[rustfmt::skip]
const COUNTED: Counted = Counted {
    beginning: [
        [6., 8., 9., 6., 8., 9., 6., 8., 9., 3., 41., 5., 17., 34., 6., 6., 25., 14., 25., 36., 0., 6., 6., 17.],
        [6., 9., 12., 6., 9., 12., 6., 9., 12., 7., 44., 23., 15., 39., 7., 7., 12., 3., 10., 54., 0., 3., 4., 5.],
        [3., 6., 9., 3., 6., 9., 3., 6., 9., 4., 19., 2., 8., 17., 0., 0., 0., 0., 0., 51., 0., 0., 0., 0.],
    ],
    kept: [
        [9., 14., 18., 9., 14., 18., 9., 14., 18., 8., 48., 10., 19., 41., 5., 7., 25., 15., 25., 36., 0., 5., 6., 17.],
        [11., 19., 23., 11., 19., 23., 11., 19., 23., 12., 48., 22., 18., 50., 2., 3., 20., 9., 25., 39., 0., 2., 5., 7.],
        [7., 12., 17., 7., 12., 17., 7., 12., 17., 8., 43., 60., 15., 49., 0., 3., 9., 4., 9., 50., 0., 2., 4., 9.],
    ],
};

/// What a hand brings besides its display, when a sale begins after so many.
pub fn at_a_sale(hand: Bag, sales_held: usize) -> f32 {
    counted(hand, &COUNTED.beginning[sales_held])
}

/// What a hand brings when so many sales are held.
pub fn between_sales(hand: Bag, sales_held: usize) -> f32 {
    counted(hand, &COUNTED.kept[sales_held])
}

fn counted(hand: Bag, each: &[f32; KINDS]) -> f32 {
    hand.kinds()
        .map(|card| each[card.index()] * f32::from(hand.count(card)))
        .sum()
}
