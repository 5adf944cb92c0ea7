//! What cards are worth, in pounds.

use crate::outlook::Outlook;
use queens_necklace::{Card, Gem};

/// What a card in hand is worth to its owner before the next sale.
#[inline]
pub fn worth(outlook: &Outlook, card: Card) -> f32 {
    if let Some(gem) = card.gem() {
        return gem_worth(outlook, gem, f32::from(card.gems()));
    }
    match card {
        Card::Ring => {
            let rows = outlook.price.into_iter().zip(outlook.each_sells(0.5));
            0.75 * rows.map(|(price, sells)| price * sells).fold(0.0, f32::max)
        }
        Card::Banker => {
            let rows: f32 = outlook.each_sells(0.3).into_iter().sum();
            10.0 * (rows + 0.8 * outlook.rings)
        }
        card => character(card),
    }
}

/// Gems bring one ahead, with one's Rings where it pays, and keep rivals from selling.
fn gem_worth(outlook: &Outlook, gem: Gem, gems: f32) -> f32 {
    let price = outlook.price[gem.index()];
    let gain = outlook.sells_with(gem, gems) - outlook.sells(gem);
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
