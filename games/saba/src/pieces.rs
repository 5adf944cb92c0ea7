//! The cards of the box, and bags of them (SA-C1).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// SA-C1 The five sorts of stone, in the order of the kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sort {
    Ruby,
    Emerald,
    Pearl,
    Sapphire,
    Topaz,
}

impl Sort {
    pub const ALL: [Sort; 5] = [
        Sort::Ruby,
        Sort::Emerald,
        Sort::Pearl,
        Sort::Sapphire,
        Sort::Topaz,
    ];
}

/// Kinds of gem card: a sort and a number of stones.
pub const GEM_KINDS: usize = 20;
/// The gem kinds, and the joker.
pub const KINDS: usize = GEM_KINDS + 1;

/// What each kind is called in notation and on the wire.
pub const NAMES: [&str; KINDS] = [
    "ruby-1",
    "ruby-2",
    "ruby-3",
    "ruby-4",
    "emerald-1",
    "emerald-2",
    "emerald-3",
    "emerald-4",
    "pearl-1",
    "pearl-2",
    "pearl-3",
    "pearl-4",
    "sapphire-1",
    "sapphire-2",
    "sapphire-3",
    "sapphire-4",
    "topaz-1",
    "topaz-2",
    "topaz-3",
    "topaz-4",
    "joker",
];

/// One kind of card; equal cards are not told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(
        type = "`${\"ruby\" | \"emerald\" | \"pearl\" | \"sapphire\" | \"topaz\"}-${1 | 2 | 3 | 4}` | \"joker\""
    )
)]
pub struct Card(u8);

impl Card {
    /// The lion's head, numbered after the gem kinds.
    pub const JOKER: Card = Card(GEM_KINDS as u8);

    /// A gem card with 1 to 4 stones of one sort.
    pub const fn gem(sort: Sort, stones: u8) -> Card {
        assert!(stones >= 1 && stones <= 4);
        Card(sort as u8 * 4 + stones - 1)
    }

    /// The kind with this number, if there is one.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < KINDS {
            Some(Card(index as u8))
        } else {
            None
        }
    }

    /// The number of the kind: gems sort by sort, then the joker.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn is_joker(self) -> bool {
        self.0 == Card::JOKER.0
    }

    /// The sort of a gem card.
    pub const fn sort(self) -> Option<Sort> {
        if self.is_joker() {
            None
        } else {
            Some(Sort::ALL[self.0 as usize / 4])
        }
    }

    /// The stones on a gem card; none on a joker.
    pub const fn stones(self) -> u8 {
        if self.is_joker() { 0 } else { self.0 % 4 + 1 }
    }

    /// Every kind, the joker last.
    pub fn kinds() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..KINDS as u8).map(Card)
    }

    /// How many the box holds.
    pub const fn copies(self) -> u8 {
        if self.is_joker() { 4 } else { 2 }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card, place or action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(pub String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read `{}`", self.0)
    }
}

impl std::error::Error for Unreadable {}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Card, Unreadable> {
        Card::kinds()
            .find(|card| NAMES[card.index()] == text)
            .ok_or_else(|| Unreadable(text.to_owned()))
    }
}

/// Written on the wire as its notation.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(NAMES[self.index()])
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A bag of cards: one bit for each card of the box, two to a gem kind and four for the
/// jokers, filled from the lowest. So counting is a population count, drawing picks
/// one of the bits that are set, and two bags with the same cards are equal.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Card>"))]
pub struct Cards(u64);

const JOKER_BITS: u32 = 2 * GEM_KINDS as u32;
/// The lowest bit of every kind: set when the bag holds at least one.
const FIRSTS: u64 = 0x5555_5555_5555_5555 & ((1 << JOKER_BITS) - 1) | 1 << JOKER_BITS;

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// SA-C1 All 44.
    pub const ALL: Cards = Cards((1 << (JOKER_BITS + 4)) - 1);
    /// SA-O1 The 40 gem cards.
    pub const GEMS: Cards = Cards((1 << JOKER_BITS) - 1);

    const fn group(card: Card) -> u64 {
        let width = if card.is_joker() { 0b1111 } else { 0b11 };
        width << (2 * card.0)
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn count(self, card: Card) -> u8 {
        (self.0 & Cards::group(card)).count_ones() as u8
    }

    pub const fn has(self, card: Card) -> bool {
        self.0 >> (2 * card.0) & 1 == 1
    }

    pub const fn jokers(self) -> u32 {
        (self.0 >> JOKER_BITS).count_ones()
    }

    /// Whether some kind is in both.
    pub const fn shares_kind(self, other: Cards) -> bool {
        self.0 & other.0 & FIRSTS != 0
    }

    /// Puts one more card in.
    pub const fn add(&mut self, card: Card) {
        let group = Cards::group(card);
        debug_assert!(self.0 & group != group);
        let filled = self.0 & group;
        self.0 |= (filled << 1 | 1 << (2 * card.0)) & group;
    }

    /// Takes one card out, which must be in.
    pub const fn remove(&mut self, card: Card) {
        let group = Cards::group(card);
        debug_assert!(self.0 & group != 0);
        let filled = self.0 & group;
        self.0 = self.0 & !group | (filled >> 1 & group);
    }

    /// The card at this rank, all cards laid in a row; below `len`.
    pub const fn nth(self, rank: u32) -> Card {
        let mut bits = self.0;
        let mut skipped = 0;
        while skipped < rank {
            bits &= bits - 1;
            skipped += 1;
        }
        let bit = bits.trailing_zeros();
        if bit >= JOKER_BITS {
            Card::JOKER
        } else {
            Card((bit / 2) as u8)
        }
    }

    /// The different kinds in the bag, in order.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut firsts = self.0 & FIRSTS;
        std::iter::from_fn(move || {
            if firsts == 0 {
                return None;
            }
            let bit = firsts.trailing_zeros();
            firsts &= firsts - 1;
            Some(Card((bit / 2) as u8))
        })
    }

    /// Every card, equal ones side by side.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut bag = Cards::NONE;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Written on the wire as the list of its cards.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<Card>>())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let mut bag = Cards::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if bag.count(card) == card.copies() {
                return Err(de::Error::custom(format_args!("too many of {card}")));
            }
            bag.add(card);
        }
        Ok(bag)
    }
}
