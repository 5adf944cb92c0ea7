//! QN-C6, QN-D1 A place of the market in one byte.

use crate::pieces::{Card, PRICE_TABLES, price_table};
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

const PRICES: [[u8; CODES]; PRICE_TABLES] = {
    let mut prices = [[NEVER; CODES]; PRICE_TABLES];
    let mut table = 0;
    while table < PRICE_TABLES {
        let mut code = 1;
        while code <= Card::KINDS * STEPS as usize {
            let card = Card::ALL[(code - 1) / STEPS as usize];
            prices[table][code] = card.prices_in(table)[(code - 1) % STEPS as usize];
            code += 1;
        }
        table += 1;
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

const FALLEN: [Option<Slot>; CODES] = {
    let mut fallen = [None; CODES];
    let mut code = 1;
    while code < Card::KINDS * STEPS as usize {
        if code % STEPS as usize != 0 {
            fallen[code] = Some(Slot(NonZeroU8::MIN.saturating_add(code as u8)));
        }
        code += 1;
    }
    fallen
};

/// QN-D1 A place after its ring has moved down; below the last price the card is discarded.
#[inline]
pub(crate) fn fallen(place: Option<Slot>) -> Option<Slot> {
    FALLEN[code(place)]
}

/// The leftmost gap. All places are looked at: where it is cannot be guessed.
#[inline]
pub(crate) fn first_gap(market: &[Option<Slot>; 5]) -> Option<usize> {
    let places = market.iter().enumerate();
    let gaps = places.fold(0, |gaps, (at, place)| {
        gaps | u32::from(place.is_none()) << at
    });
    (gaps != 0).then(|| gaps.trailing_zeros() as usize)
}

/// The byte of a place.
#[inline]
pub(crate) fn code(place: Option<Slot>) -> usize {
    place.map_or(0, |slot| slot.0.get() as usize) % CODES
}

/// What is asked for in a place by these rules; [`NEVER`] for a gap.
#[inline]
pub(crate) fn price(place: Option<Slot>, rules: u8) -> u8 {
    PRICES[price_table(rules)][code(place)]
}

/// The card in a place; any for a gap.
#[inline]
pub(crate) fn card(place: Option<Slot>) -> Card {
    CARDS[code(place)]
}

/// The market as one who buys sees it: equal cards at equal prices are one choice.
#[derive(Clone, Copy, Debug)]
pub struct Offers {
    cards: [Card; 5],
    /// More than anybody can pay for a gap, and for a card that is offered further left.
    prices: [u8; 5],
    /// Whether there is such a card.
    repeated: bool,
}

impl Offers {
    #[inline]
    pub(crate) fn of(market: &[Option<Slot>; 5], rules: u8) -> Offers {
        let mut offers = Offers {
            cards: [Card::Queen; 5],
            prices: [NEVER; 5],
            repeated: false,
        };
        for (at, &place) in market.iter().enumerate() {
            let before = market[..at].iter();
            let again = before.fold(false, |so, &other| so | (other == place));
            offers.cards[at] = card(place);
            offers.prices[at] = price(place, rules) | if again { NEVER } else { 0 };
            offers.repeated |= again;
        }
        offers
    }

    /// The card in this slot.
    #[inline]
    pub fn card(&self, slot: usize) -> Card {
        self.cards[slot]
    }

    /// What it costs.
    #[inline]
    pub fn price(&self, slot: usize) -> u8 {
        self.prices[slot]
    }

    /// The slots of what can be bought with so many ducats, in the order of the legal
    /// actions, and how many there are; what stands behind them means nothing. Whether a
    /// card can be paid for is a coin's toss: written down first and counted after, nothing
    /// has to be guessed.
    #[inline]
    pub fn affordable(&self, ducats: u8, slots: &mut [u8; 8]) -> usize {
        let mut count = 0;
        for (slot, &price) in self.prices.iter().enumerate() {
            slots[count % 8] = slot as u8;
            count += usize::from(price <= ducats);
        }
        count
    }

    /// The card in this slot is gone. False if others must be looked at again: the same may
    /// be offered further right.
    #[inline]
    #[must_use]
    pub fn without(&mut self, slot: usize) -> bool {
        self.prices[slot] = NEVER;
        !self.repeated
    }
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

    /// What it costs by these rules.
    #[inline]
    pub fn price(self, rules: u8) -> u8 {
        price(Some(self), rules)
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.card(), self.step() + 1)
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
                    (slot.card(), slot.step(), slot.price(u8::MAX)),
                    (card, step as u8, price)
                );
                place = fallen(place);
            }
            assert_eq!((place, price(place, u8::MAX)), (None, NEVER), "{card}");
        }
        assert_eq!(size_of::<Option<Slot>>(), 1);
    }
}
