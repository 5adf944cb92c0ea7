//! QN-V14 Opened displays in the order in which they are told: row by row, most fashionable
//! first, with what lies beside each gem. The only place that knows this order; the command
//! line and the page both tell it as it stands here.

use crate::display::Display;
use crate::pieces::{Card, Gem};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Seat;

/// One display, card by card. A Ring, King or Necklace says which gem it lies with:
/// `ring-with-ruby`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Laid {
    pub seat: Seat,
    pub cards: Vec<String>,
}

impl Laid {
    pub fn of(seat: Seat, display: &Display, fashion: [Gem; 4]) -> Laid {
        let mut cards = Vec::new();
        let mut lay = |count: u8, name: String| {
            cards.extend(std::iter::repeat_n(name, count.into()));
        };
        for gem in fashion {
            for card in gem.cards() {
                lay(display.gems[card.index()], card.name().to_owned());
            }
            let with = |card: Card| format!("{}-with-{}", card.name(), gem.name());
            lay(display.rings[gem.index()], with(Card::Ring));
            lay((display.king == Some(gem)).into(), with(Card::King));
            lay((display.necklace == Some(gem)).into(), with(Card::Necklace));
        }
        lay(display.bankers, Card::Banker.name().to_owned());
        Laid { seat, cards }
    }
}

/// All displays, as readers are told of them. It follows from the other fields and from what
/// was told before, so the digest of a row, which is taken from the compact form, leaves it
/// out: records made before it was told keep their digests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InRows(pub Vec<Laid>);

impl Serialize for InRows {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match to.is_human_readable() {
            true => self.0.serialize(to),
            false => to.serialize_unit(),
        }
    }
}

impl<'de> Deserialize<'de> for InRows {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match from.is_human_readable() {
            true => Vec::deserialize(from).map(InRows),
            false => <()>::deserialize(from).map(|()| InRows::default()),
        }
    }
}
