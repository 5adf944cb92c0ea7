//! What cards are worth, in pounds.

use crate::outlook::Outlook;
use queens_necklace::{Card, Gem};

/// What is known of a kind of card beforehand. A table, and gems reckoned as cards without
/// any: which card it is cannot be guessed, so nothing branches on it.
#[derive(Clone, Copy)]
struct Kind {
    gem: Gem,
    gems: f32,
    /// What it is worth whatever the outlook.
    anyway: f32,
}

const KINDS: [Kind; Card::KINDS] = {
    let mut kinds = [kind(Card::Ruby1); Card::KINDS];
    let mut at = 0;
    while at < Card::KINDS {
        kinds[at] = kind(Card::ALL[at]);
        at += 1;
    }
    kinds
};

const fn kind(card: Card) -> Kind {
    let (gem, gems) = match card {
        Card::Ruby1 => (Gem::Ruby, 1.0),
        Card::Ruby2 => (Gem::Ruby, 2.0),
        Card::Ruby3 => (Gem::Ruby, 3.0),
        Card::Emerald1 => (Gem::Emerald, 1.0),
        Card::Emerald2 => (Gem::Emerald, 2.0),
        Card::Emerald3 => (Gem::Emerald, 3.0),
        Card::Diamond1 => (Gem::Diamond, 1.0),
        Card::Diamond2 => (Gem::Diamond, 2.0),
        Card::Diamond3 => (Gem::Diamond, 3.0),
        Card::Amber => (Gem::Amber, 1.0),
        _ => (Gem::Ruby, 0.0),
    };
    // Gems keep rivals from selling; characters are worth this to a buyer.
    let anyway = match card {
        Card::Necklace | Card::King => 18.0,
        Card::Thief => 13.0,
        Card::Queen => 10.0,
        Card::Astrologer | Card::Favorite | Card::Forger => 9.0,
        Card::Alchemist => 8.0,
        Card::Courtier | Card::Cardinal | Card::Musketeer => 5.0,
        Card::Confessor => 2.0,
        _ => 2.5 * gems,
    };
    Kind { gem, gems, anyway }
}

/// What a card in hand is worth to its owner before the next sale.
#[inline(always)]
pub fn worth(outlook: &Outlook, card: Card) -> f32 {
    match card {
        Card::Ring => ring_worth(outlook),
        Card::Banker => banker_worth(outlook),
        card => {
            // Gems bring one ahead, with one's Rings where it pays.
            let Kind { gem, gems, anyway } = KINDS[card.index()];
            let gain = outlook.sells_with(gem, gems) - outlook.sells(gem);
            let jewels = 1.2 + 0.5 * outlook.rings;
            outlook.price[gem.index()] * jewels * gain + anyway
        }
    }
}

#[cold]
fn ring_worth(outlook: &Outlook) -> f32 {
    let rows = outlook.price.into_iter().zip(outlook.each_sells(0.5));
    0.75 * rows.map(|(price, sells)| price * sells).fold(0.0, f32::max)
}

#[cold]
fn banker_worth(outlook: &Outlook) -> f32 {
    let rows: f32 = outlook.each_sells(0.3).into_iter().sum();
    10.0 * (rows + 0.8 * outlook.rings)
}
