//! QN-C6, QN-D1 A place of the market in one byte.

use crate::pieces::Card;
use core::fmt;
use core::num::NonZeroU8;

/// A market card and how often its ring has moved down. A gap, `None`, is the zero byte,
/// so that what a place costs is one look into a table, gap or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot(NonZeroU8);

/// What nobody can pay: the price of a gap.
pub(crate) const NEVER: u8 = u8::MAX;
const STEPS: u8 = 4;
/// Codes of a place, rounded up so that seven bits of one are always an index.
const CODES: usize = 128;

const PRICES: [u8; CODES] = {
    let mut prices = [NEVER; CODES];
    let mut code = 1;
    while code <= Card::KINDS * STEPS as usize {
        let card = Card::ALL[(code - 1) / STEPS as usize];
        prices[code] = card.prices()[(code - 1) % STEPS as usize];
        code += 1;
    }
    prices
};

const CARDS: [Card; CODES] = {
    let mut cards = [Card::Queen; CODES];
    let mut code = 1;
    while code <= Card::KINDS * STEPS as usize {
        cards[code] = Card::ALL[(code - 1) / STEPS as usize];
        code += 1;
    }
    cards
};

/// The byte of a place.
#[inline]
pub(crate) fn code(place: Option<Slot>) -> usize {
    place.map_or(0, |slot| slot.0.get() as usize) % CODES
}

/// What is asked for in a place; [`NEVER`] for a gap.
#[inline]
pub(crate) fn price(place: Option<Slot>) -> u8 {
    PRICES[code(place)]
}

/// The card in a place; any for a gap.
#[inline]
pub(crate) fn card(place: Option<Slot>) -> Card {
    CARDS[code(place)]
}

impl Slot {
    /// `step` is how often the ring has moved down, 0 to 3.
    #[inline]
    pub fn new(card: Card, step: u8) -> Slot {
        let code = card as u8 * STEPS + step % STEPS;
        Slot(NonZeroU8::MIN.saturating_add(code))
    }

    #[inline]
    pub fn card(self) -> Card {
        card(Some(self))
    }

    #[inline]
    pub fn step(self) -> u8 {
        (self.0.get() - 1) % STEPS
    }

    #[inline]
    pub fn price(self) -> u8 {
        price(Some(self))
    }

    /// QN-D1 The ring moves down; below the last price the card is discarded.
    #[inline]
    pub fn fallen(self) -> Option<Slot> {
        (self.step() + 1 < STEPS).then(|| Slot(self.0.saturating_add(1)))
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.card(), self.price())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_falls_through_its_four_prices() {
        for card in Card::ALL {
            let mut place = Some(Slot::new(card, 0));
            for (step, &price) in card.prices().iter().enumerate() {
                let slot = place.expect("four prices");
                assert_eq!(
                    (slot.card(), slot.step(), slot.price()),
                    (card, step as u8, price)
                );
                place = slot.fallen();
            }
            assert_eq!((place, price(place)), (None, NEVER), "{card}");
        }
        assert_eq!(size_of::<Option<Slot>>(), 1);
    }
}
