//! Cards, gems and the printed tables.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/prices.rs"));

/// QN-C5 The four types of gem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gem {
    /// Red.
    Ruby,
    /// Green.
    Emerald,
    /// Clear.
    Diamond,
    /// The common one: seventeen cards of one gem.
    Amber,
}

impl Gem {
    /// All four.
    pub const ALL: [Gem; 4] = [Gem::Ruby, Gem::Emerald, Gem::Diamond, Gem::Amber];

    /// As an index into arrays by gem.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// As it is written.
    pub fn name(self) -> &'static str {
        ["ruby", "emerald", "diamond", "amber"][self.index()]
    }

    /// The cards that show it, in the order of their gems.
    #[inline]
    pub fn cards(self) -> &'static [Card] {
        use Card::*;
        match self {
            Gem::Ruby => &[Ruby1, Ruby2, Ruby3],
            Gem::Emerald => &[Emerald1, Emerald2, Emerald3],
            Gem::Diamond => &[Diamond1, Diamond2, Diamond3],
            Gem::Amber => &[Amber],
        }
    }
}

/// QN-C1..C4 A kind of card; equal cards are one kind. Merchants are neither bought nor
/// held and are no `Card`. A table's own blank cards would be further kinds after the
/// last: a [`crate::bag::Bag`] has no lane left for them, and becomes two words then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs)]
#[repr(u8)]
pub enum Card {
    #[serde(rename = "ruby-1")]
    Ruby1,
    #[serde(rename = "ruby-2")]
    Ruby2,
    #[serde(rename = "ruby-3")]
    Ruby3,
    #[serde(rename = "emerald-1")]
    Emerald1,
    #[serde(rename = "emerald-2")]
    Emerald2,
    #[serde(rename = "emerald-3")]
    Emerald3,
    #[serde(rename = "diamond-1")]
    Diamond1,
    #[serde(rename = "diamond-2")]
    Diamond2,
    #[serde(rename = "diamond-3")]
    Diamond3,
    #[serde(rename = "amber")]
    Amber,
    #[serde(rename = "ring")]
    Ring,
    #[serde(rename = "necklace")]
    Necklace,
    #[serde(rename = "king")]
    King,
    #[serde(rename = "banker")]
    Banker,
    #[serde(rename = "confessor")]
    Confessor,
    #[serde(rename = "courtier")]
    Courtier,
    #[serde(rename = "forger")]
    Forger,
    #[serde(rename = "favorite")]
    Favorite,
    #[serde(rename = "thief")]
    Thief,
    #[serde(rename = "alchemist")]
    Alchemist,
    #[serde(rename = "astrologer")]
    Astrologer,
    #[serde(rename = "cardinal")]
    Cardinal,
    #[serde(rename = "musketeer")]
    Musketeer,
    #[serde(rename = "queen")]
    Queen,
}

use Card::*;

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 24;

    /// Every kind.
    pub const ALL: [Card; Card::KINDS] = [
        Ruby1, Ruby2, Ruby3, Emerald1, Emerald2, Emerald3, Diamond1, Diamond2, Diamond3, Amber,
        Ring, Necklace, King, Banker, Confessor, Courtier, Forger, Favorite, Thief, Alchemist,
        Astrologer, Cardinal, Musketeer, Queen,
    ];

    /// QN-C1..C4 How many of each kind the box holds.
    pub const COPIES: [u8; Card::KINDS] = [
        7, 5, 2, 7, 5, 2, 7, 5, 2, 17, 7, 1, 3, 2, 4, 3, 3, 3, 4, 1, 3, 2, 4, 1,
    ];

    /// As it is written on the wire and in notation.
    pub const NAMES: [&'static str; Card::KINDS] = [
        "ruby-1",
        "ruby-2",
        "ruby-3",
        "emerald-1",
        "emerald-2",
        "emerald-3",
        "diamond-1",
        "diamond-2",
        "diamond-3",
        "amber",
        "ring",
        "necklace",
        "king",
        "banker",
        "confessor",
        "courtier",
        "forger",
        "favorite",
        "thief",
        "alchemist",
        "astrologer",
        "cardinal",
        "musketeer",
        "queen",
    ];

    /// How many kinds are gems: they come first.
    pub const GEM_KINDS: usize = 10;

    /// As an index into arrays by card.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// How many of it the box holds.
    #[inline]
    pub fn copies(self) -> u8 {
        Card::COPIES[self.index()]
    }

    /// As it is written.
    pub fn name(self) -> &'static str {
        Card::NAMES[self.index()]
    }

    /// QN-C6 Its four falling prices.
    #[inline]
    pub const fn prices(self) -> [u8; 4] {
        self.prices_in(PRICE_TABLES - 1)
    }

    /// The same in an older table; see [`price_table`].
    #[inline]
    pub(crate) const fn prices_in(self, table: usize) -> [u8; 4] {
        TABLES[table].1[self as usize]
    }

    /// The gem it shows, if it is a gem card.
    #[inline]
    pub fn gem(self) -> Option<Gem> {
        match self {
            Ruby1 | Ruby2 | Ruby3 => Some(Gem::Ruby),
            Emerald1 | Emerald2 | Emerald3 => Some(Gem::Emerald),
            Diamond1 | Diamond2 | Diamond3 => Some(Gem::Diamond),
            Amber => Some(Gem::Amber),
            Ring | Necklace | King | Banker | Confessor | Courtier | Forger | Favorite | Thief
            | Alchemist | Astrologer | Cardinal | Musketeer | Queen => None,
        }
    }

    /// Whether it is a gem card.
    #[inline]
    pub fn is_gem(self) -> bool {
        self.index() < Card::GEM_KINDS
    }

    /// How many gems it shows.
    #[inline]
    pub fn gems(self) -> u8 {
        const SHOWN: [u8; Card::GEM_KINDS] = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1];
        SHOWN.get(self.index()).copied().unwrap_or(0)
    }

    /// QN-V5 The card of another true gem with as many gems.
    #[inline]
    pub fn turned_into(self, gem: Gem) -> Card {
        gem.cards()[self.gems() as usize - 1]
    }
}

/// How many tables of prices are kept: the one that holds now, and those of older rules.
pub(crate) const PRICE_TABLES: usize = TABLES.len();

/// The table of prices that these rules are played with. As long as there is only one, this
/// is no question at all.
#[inline]
pub(crate) const fn price_table(rules: u8) -> usize {
    let mut table = 0;
    while table + 1 < PRICE_TABLES && rules as u16 > TABLES[table].0 {
        table += 1;
    }
    table
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let at = Card::NAMES.iter().position(|&name| name == text);
        at.map(|at| Card::ALL[at]).ok_or(())
    }
}

impl fmt::Display for Gem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Gem {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Gem::ALL
            .into_iter()
            .find(|gem| gem.name() == text)
            .ok_or(())
    }
}
