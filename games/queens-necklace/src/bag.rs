//! A multiset of cards in one machine word: counts by kind, and how many in all.

use crate::pieces::Card;
use core::fmt;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

const LANE: u32 = 5;
const LANE_MASK: u128 = 31;
const SIZE_AT: u32 = LANE * Card::KINDS as u32; // 120: the top byte counts all
/// The lowest bit of every lane.
const ONES: u128 = {
    let mut ones = 0;
    let mut kind = 0;
    while kind < Card::KINDS as u32 {
        ones |= 1 << (kind * LANE);
        kind += 1;
    }
    ones
};

/// Half of the lanes: they fit a machine word.
const HALF: u32 = LANE * Card::KINDS as u32 / 2;
const HALF_MASK: u64 = (1 << HALF) - 1;
/// Two lanes side by side, as running sums need them.
const FIELD: u32 = 2 * LANE;
const FIELDS: u32 = HALF / FIELD;
const FIELD_ONES: u64 = {
    let mut ones = 0;
    let mut field = 0;
    while field < FIELDS {
        ones |= 1 << (field * FIELD);
        field += 1;
    }
    ones
};
const FIELD_TOPS: u64 = FIELD_ONES << (FIELD - 1);
const EVEN_LANES: u64 = FIELD_ONES * LANE_MASK as u64;

/// The lanes of a half added in pairs, and the running sums of these by one multiplication.
#[inline]
fn sums(half: u64) -> (u64, u64) {
    let pairs = (half & EVEN_LANES) + (half >> LANE & EVEN_LANES);
    (pairs, pairs.wrapping_mul(FIELD_ONES))
}

/// One of ten bits each.
#[inline]
fn field(word: u64, at: u32) -> u32 {
    (word >> at) as u32 & ((1 << FIELD) - 1)
}

/// How many of each kind. 24 lanes of five bits (no kind has more than 17 copies), and the
/// number of all cards in the top byte, so that adding and comparing are single operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag(u128);

/// One card of each kind: looked up, since to shift a word of this size takes longer.
const ONE: [u128; Card::KINDS] = {
    let mut one = [0; Card::KINDS];
    let mut kind = 0;
    while kind < Card::KINDS {
        one[kind] = 1 << (kind as u32 * LANE) | 1 << SIZE_AT;
        kind += 1;
    }
    one
};

#[inline]
fn one(card: Card) -> u128 {
    ONE[card.index()]
}

impl Bag {
    /// Nothing.
    pub const EMPTY: Bag = Bag(0);

    pub(crate) fn to_bytes(self) -> [u8; 16] {
        self.0.to_ne_bytes()
    }

    pub(crate) fn from_bytes(bytes: [u8; 16]) -> Bag {
        Bag(u128::from_ne_bytes(bytes))
    }

    /// QN-C1..C4 Every card of the box but the Merchants.
    pub const BOX: Bag = {
        let mut all = 0u128;
        let mut kind = 0;
        while kind < Card::KINDS {
            let copies = Card::COPIES[kind] as u128;
            all += copies << (kind as u32 * LANE) | copies << SIZE_AT;
            kind += 1;
        }
        Bag(all)
    };

    /// One of each of these kinds.
    pub const fn of_kinds(kinds: &[Card]) -> Bag {
        let mut bag = 0;
        let mut at = 0;
        while at < kinds.len() {
            bag += 1 << (kinds[at] as u32 * LANE) | 1 << SIZE_AT;
            at += 1;
        }
        Bag(bag)
    }

    /// How many cards in all.
    #[inline]
    pub fn len(self) -> u32 {
        (self.0 >> SIZE_AT) as u32
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.0 >> (card as u32 * LANE) & LANE_MASK) as u8
    }

    /// How many of each kind.
    #[inline]
    pub fn counts(self) -> [u8; Card::KINDS] {
        const KINDS: usize = Card::KINDS / 2;
        let (first, second) = (self.0 as u64, (self.0 >> HALF) as u64);
        let mut counts = [0; Card::KINDS];
        for at in 0..KINDS {
            counts[at] = (first >> (at as u32 * LANE)) as u8 & LANE_MASK as u8;
            counts[at + KINDS] = (second >> (at as u32 * LANE)) as u8 & LANE_MASK as u8;
        }
        counts
    }

    /// Gems of each type, counting what the cards show. Gem cards come first: of each true
    /// gem those of one, two and three, then amber. So the types stand three lanes apart,
    /// and one sum counts them all.
    #[inline]
    pub fn gems(self) -> [u8; 4] {
        const TYPE: u32 = 3 * LANE;
        const TRUE: u64 = (1 | 1 << TYPE | 1 << (2 * TYPE)) * LANE_MASK as u64;
        const ALL: u64 = TRUE | (LANE_MASK as u64) << (3 * TYPE);
        let lanes = self.0 as u64;
        let (twos, threes) = (lanes >> LANE & TRUE, lanes >> (2 * LANE) & TRUE);
        let sums = (lanes & ALL) + 2 * twos + 3 * threes;
        let of = |at: u32| (sums >> (at * TYPE)) as u8;
        [of(0), of(1), of(2), of(3)]
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// One more of this kind.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += one(card);
    }

    /// So many more of this kind.
    #[inline]
    pub fn add_many(&mut self, card: Card, count: u8) {
        self.0 += one(card) * u128::from(count);
    }

    /// One less of this kind; there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "no {card} to remove");
        self.0 -= one(card);
    }

    /// One less of this kind, if there is one; whether there was.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let had = self.has(card);
        if had {
            self.0 -= one(card);
        }
        had
    }

    /// Without any of this kind.
    #[inline]
    #[must_use]
    pub fn without_all(self, card: Card) -> Bag {
        Bag(self.0 - one(card) * u128::from(self.count(card)))
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Bag) -> Bag {
        Bag(self.0 + other.0)
    }

    /// What is left when `other`, which is part of it, is taken out.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Bag) -> Bag {
        debug_assert!(self.contains(other));
        Bag(self.0 - other.0)
    }

    /// Of each kind as many as both have.
    #[must_use]
    pub fn common(self, other: Bag) -> Bag {
        let mut common = Bag::EMPTY;
        for card in other.kinds() {
            common.add_many(card, self.count(card).min(other.count(card)));
        }
        common
    }

    /// Whether `other` is part of it.
    pub fn contains(self, other: Bag) -> bool {
        other
            .kinds()
            .all(|card| self.count(card) >= other.count(card))
    }

    /// One bit in the lane of every kind there is.
    #[inline]
    fn present(self) -> u128 {
        let lanes = self.0;
        (lanes | lanes >> 1 | lanes >> 2 | lanes >> 3 | lanes >> 4) & ONES
    }

    /// The kinds there are, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.present();
        core::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = Card::ALL[(left.trailing_zeros() / LANE) as usize];
                left &= left - 1;
                card
            })
        })
    }

    /// Those of these kinds there are, in order.
    #[inline]
    pub fn kinds_among(self, kinds: Bag) -> impl Iterator<Item = Card> + Clone {
        Bag(self.0 & (kinds.present() * LANE_MASK)).kinds()
    }

    /// Whether it has any card of these kinds.
    #[inline]
    pub fn has_any(self, kinds: Bag) -> bool {
        self.0 & (kinds.present() * LANE_MASK) != 0
    }

    /// The first kind there is at or after `from`, by index; `Card::KINDS` if none.
    #[inline]
    pub fn next_kind(self, from: usize) -> usize {
        let later = self.present() >> (from as u32 * LANE);
        match later {
            0 => Card::KINDS,
            _ => from + (later.trailing_zeros() / LANE) as usize,
        }
    }

    /// The bag with one less of every kind there is.
    #[inline]
    #[must_use]
    pub fn one_less_of_each(self) -> Bag {
        let present = self.present();
        Bag(self.0 - present - (u128::from(present.count_ones()) << SIZE_AT))
    }

    /// The card at `index`, counting the cards in the order of their kinds: with a fair
    /// pick of the index, a fair card.
    ///
    /// The half is found by the sum of the first; in it, one subtraction finds the pair of
    /// lanes in which the index falls.
    #[inline]
    pub fn nth(self, index: u32) -> Card {
        debug_assert!(index < self.len());
        let first = self.0 as u64 & HALF_MASK;
        let second = (self.0 >> HALF) as u64 & HALF_MASK;
        let in_first = field(sums(first).1, HALF - FIELD);
        let (half, lanes, index) = if index < in_first {
            (first, 0, index)
        } else {
            (second, Card::KINDS / 2, index - in_first)
        };
        let (pairs, running) = sums(half);
        let beyond = (running | FIELD_TOPS).wrapping_sub(FIELD_ONES * u64::from(index + 1));
        let at = (beyond & FIELD_TOPS).trailing_zeros() / FIELD * FIELD;
        let before = field(running, at) - field(pairs, at);
        let odd = index - before >= field(half & EVEN_LANES, at);
        Card::ALL[lanes + (at / LANE) as usize + usize::from(odd)]
    }

    /// Every card, in order of kind.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |card| core::iter::repeat_n(card, self.count(card) as usize))
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        for card in self.kinds() {
            map.entry(&card.name(), &self.count(card));
        }
        map.finish()
    }
}

/// Written as a map from card to count, without zeros.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut counts = serializer.serialize_map(Some(self.kinds().count()))?;
        for card in self.kinds() {
            counts.serialize_entry(&card, &self.count(card))?;
        }
        counts.end()
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Card, u8>::deserialize(deserializer)?;
        let mut bag = Bag::EMPTY;
        for (card, count) in counts {
            if count > card.copies() {
                return Err(serde::de::Error::custom(format_args!(
                    "there are {} of {card}, not {count}",
                    card.copies()
                )));
            }
            bag.add_many(card, count);
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Gem;

    #[test]
    fn every_kind_is_counted() {
        let counts = Bag::BOX.counts();
        assert_eq!(counts, Card::COPIES);
        assert_eq!(Card::ALL.map(|card| Bag::BOX.count(card)), counts);
    }

    #[test]
    fn gems_are_counted_as_the_cards_show_them() {
        for card in Card::ALL {
            let mut bag = Bag::EMPTY;
            bag.add_many(card, 2);
            let shown = Gem::ALL.map(|gem| match card.gem() == Some(gem) {
                true => 2 * card.gems(),
                false => 0,
            });
            assert_eq!(bag.gems(), shown, "{card}");
        }
    }
}
