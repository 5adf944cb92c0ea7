//! What cards are worth, in pounds.

use crate::outlook::Outlook;
use queens_necklace::{Card, Gem};

/// What a card in hand is worth to its owner before the next sale.
pub fn worth(outlook: &Outlook, card: Card) -> f32 {
    if let Some(gem) = card.gem() {
        return gem_worth(outlook, gem, f32::from(card.gems()));
    }
    let best_row = Gem::ALL
        .into_iter()
        .map(|gem| outlook.price[gem.index()] * outlook.sells(gem, 0.5))
        .fold(0.0, f32::max);
    match card {
        Card::Ring => 0.75 * best_row,
        Card::Banker => {
            let rows: f32 = Gem::ALL
                .into_iter()
                .map(|gem| outlook.sells(gem, 0.3))
                .sum();
            10.0 * (rows + 0.8 * outlook.rings)
        }
        card => character(card),
    }
}

/// Gems bring one ahead, with one's Rings where it pays, and keep rivals from selling.
fn gem_worth(outlook: &Outlook, gem: Gem, gems: f32) -> f32 {
    let price = outlook.price[gem.index()];
    let gain = outlook.sells(gem, gems) - outlook.sells(gem, 0.0);
    let jewels = 1.2 + 0.5 * outlook.rings;
    price * jewels * gain + 2.5 * gems
}

/// What characters and the Necklace are worth to a buyer.
fn character(card: Card) -> f32 {
    match card {
        Card::Necklace | Card::King => 18.0,
        Card::Thief => 13.0,
        Card::Queen => 10.0,
        Card::Astrologer | Card::Favorite | Card::Forger => 9.0,
        Card::Alchemist => 8.0,
        Card::Courtier | Card::Cardinal | Card::Musketeer => 5.0,
        _ => 2.0,
    }
}
