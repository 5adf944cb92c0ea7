//! What a card is worth now, and kept for later, in k.

use saba::Saba;
use saba::pieces::Card;
use saba::places::{PLACES, Place};
use saba::reward::reward;

/// What a state says about the worth of cards, whoever holds them.
#[derive(Clone, Copy, Debug)]
pub struct Worth<'a> {
    state: &'a Saba,
    /// What a card of stage two earns, on the mean.
    later: f32,
}

/// What the next card earns, about, with so many places filled: the best places go
/// first, so it stops rising.
fn earns(filled: f32) -> f32 {
    (3.0 + 0.42 * (filled - 4.0)).clamp(1.0, 9.6)
}

/// Cards that come to nothing: fakes, or a place one was too late for.
const WASTE: f32 = 0.82;

/// A fake buys time.
const FAKE: f32 = 2.0;

impl Worth<'_> {
    pub fn of(state: &Saba) -> Worth<'_> {
        let filled = state.necklace().filled().len() as f32;
        // Some of the auctions to come end with a card on the necklace.
        let begins = (filled + 0.4 * state.pile_now().len() as f32).min(PLACES as f32);
        let middle = 0.5 * (begins + PLACES as f32);
        let later = (earns(begins) + earns(middle) + earns(PLACES as f32)) / 3.0;
        Worth {
            state,
            later: WASTE * later,
        }
    }

    /// The best place for this card now, and what it earns there once.
    pub fn now(&self, card: Card) -> Option<(Place, f32)> {
        let necklace = self.state.necklace();
        let filled = necklace.filled();
        let places = necklace.legal_places(card, self.state.options().jokers);
        places
            .iter()
            .map(|place| (place, f32::from(reward(filled, place))))
            .max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// In hand, to be put down in stage two.
    pub fn kept(&self, card: Card) -> f32 {
        if card.is_joker() {
            let buys_time = self.state.is_fake(card);
            return if buys_time { FAKE } else { 1.15 * self.later };
        }
        let necklace = self.state.necklace();
        let places = necklace.legal_places(card, self.state.options().jokers);
        if places.is_empty() {
            return FAKE;
        }
        // Twins: one of each kind in the centre is a fake in the end.
        let quality = [0.8, 0.9, 1.05, 1.1][usize::from(card.stones()) - 1];
        let scarce = if places.len() == 1 { 0.85 } else { 0.95 };
        quality * scarce * self.later
    }

    /// What a buyer can make of it.
    pub fn bought(&self, card: Card) -> f32 {
        let at_once = self.now(card).map_or(0.0, |(_, reward)| 2.0 * reward);
        at_once.max(self.kept(card))
    }
}
