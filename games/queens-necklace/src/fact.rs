//! One thing heard about a hand, and how it is written.
//!
//! There are more than a hundred of them in a long game, and every view has them all. So
//! those of a card or two are short texts, which are also quickly compared:
//!
//! | text | fact |
//! |---|---|
//! | `0+ruby-1` | seat 0 gains a card |
//! | `0-thief` | seat 0 loses a card |
//! | `0+?` | seat 0 draws a card unseen |
//! | `0>2 amber`, `0>2 ?` | a card of seat 0 moves to seat 2, seen or unseen |
//! | `0> musketeer` | the same, to the discards |
//! | `0!ruby` | seat 0 lacks a gem |

use crate::bag::Bag;
use crate::pieces::{Card, Gem};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::HashMap;
use std::sync::LazyLock;
use tabletop::{Face, Seat};

/// One thing heard about a hand. Together, in order, they are all a viewer can know
/// about where the cards are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// QN-S2, QN-S6 Among the four cards dealt to this seat are these.
    Dealt(Seat, Cards),
    /// This card came to this hand from the market or the deck.
    Gains(Seat, Card),
    /// This card left this hand because somebody chose so: it was there.
    Loses(Seat, Card),
    /// QN-P5 A card of the deck came to this hand unseen.
    Draws(Seat),
    /// QN-I7, QN-M1 A card drawn at random left this hand, for another hand or (a
    /// Musketeer) for the discards. Face down, it is neither Musketeer nor Necklace.
    Moves(Seat, Option<Seat>, Face<Card>),
    /// QN-I3, QN-I5 The whole hand was seen.
    Holds(Seat, Cards),
    /// QN-I5 There was no gem of this type in this hand.
    Lacks(Seat, Gem),
}

/// Some cards, as a fact keeps them: facts lie side by side by the hundred, and a number as
/// large as a [`Bag`] would have each of them begin where such numbers begin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards([u8; 16]);

impl From<Bag> for Cards {
    fn from(bag: Bag) -> Self {
        Cards(bag.to_bytes())
    }
}

impl From<Cards> for Bag {
    fn from(cards: Cards) -> Self {
        Bag::from_bytes(cards.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        cards.into_iter().collect::<Bag>().into()
    }
}

/// Most seats at a table.
const SEATS: usize = 4;
// Where the kinds of short facts begin among those of one seat.
const LOSES: usize = Card::KINDS;
const LACKS: usize = LOSES + Card::KINDS;
const DRAWS: usize = LACKS + Gem::ALL.len();
const MOVES: usize = DRAWS + 1;
/// Every card, and one unseen.
const FACES: usize = Card::KINDS + 1;
const OF_A_SEAT: usize = MOVES + (SEATS + 1) * FACES;

impl Fact {
    /// How a short one is written.
    fn text(self) -> Option<String> {
        Some(match self {
            Fact::Gains(Seat(seat), card) => format!("{seat}+{card}"),
            Fact::Loses(Seat(seat), card) => format!("{seat}-{card}"),
            Fact::Lacks(Seat(seat), gem) => format!("{seat}!{gem}"),
            Fact::Draws(Seat(seat)) => format!("{seat}+?"),
            Fact::Moves(Seat(seat), to, face) => {
                let to = to.map(|Seat(to)| to.to_string()).unwrap_or_default();
                format!("{seat}>{to} {}", face.up().map_or("?", Card::name))
            }
            Fact::Dealt(..) | Fact::Holds(..) => return None,
        })
    }

    /// Its number among all short ones.
    fn number(self) -> Option<usize> {
        let (seat, at) = match self {
            Fact::Gains(seat, card) => (seat, card.index()),
            Fact::Loses(seat, card) => (seat, LOSES + card.index()),
            Fact::Lacks(seat, gem) => (seat, LACKS + gem.index()),
            Fact::Draws(seat) => (seat, DRAWS),
            Fact::Moves(seat, to, face) => {
                let to = to.map_or(SEATS, Seat::index);
                let face = face.up().map_or(Card::KINDS, Card::index);
                (seat, MOVES + to * FACES + face)
            }
            Fact::Dealt(..) | Fact::Holds(..) => return None,
        };
        Some(seat.index() * OF_A_SEAT + at)
    }

    /// All short ones of a seat.
    fn of(seat: Seat) -> impl Iterator<Item = Fact> {
        let cards = || Card::ALL.into_iter();
        let faces = move || cards().map(Face::Up).chain([Face::Down]);
        let seats = (0..SEATS as u8).map(|to| Some(Seat(to))).chain([None]);
        let moves = seats.flat_map(move |to| faces().map(move |face| Fact::Moves(seat, to, face)));
        cards()
            .map(move |card| Fact::Gains(seat, card))
            .chain(cards().map(move |card| Fact::Loses(seat, card)))
            .chain(Gem::ALL.map(|gem| Fact::Lacks(seat, gem)))
            .chain([Fact::Draws(seat)])
            .chain(moves)
    }
}

/// Every short fact with its text, by number.
static SHORT: LazyLock<Vec<(Fact, String)>> = LazyLock::new(|| {
    let all = (0..SEATS as u8).flat_map(|seat| Fact::of(Seat(seat)));
    all.filter_map(|fact| Some((fact, fact.text()?))).collect()
});
static BY_TEXT: LazyLock<HashMap<&str, Fact>> = LazyLock::new(|| {
    let all = SHORT.iter();
    all.map(|(fact, text)| (text.as_str(), *fact)).collect()
});

/// The others, which name many cards.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Long {
    Dealt(Seat, Bag),
    Holds(Seat, Bag),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Short(String),
    Long(Long),
}

impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match *self {
            Fact::Dealt(seat, cards) => Long::Dealt(seat, cards.into()).serialize(to),
            Fact::Holds(seat, cards) => Long::Holds(seat, cards.into()).serialize(to),
            short => {
                let number = short.number().expect("the long ones were written above");
                // A word of the program: whoever writes it need not read it again.
                to.serialize_unit_variant("Fact", 0, &SHORT[number].1)
            }
        }
    }
}

impl<'de> Deserialize<'de> for Fact {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Written::deserialize(from)? {
            Written::Long(Long::Dealt(seat, cards)) => Ok(Fact::Dealt(seat, cards.into())),
            Written::Long(Long::Holds(seat, cards)) => Ok(Fact::Holds(seat, cards.into())),
            Written::Short(text) => BY_TEXT.get(text.as_str()).copied().ok_or_else(|| {
                let why = format!("{text:?} is no fact; `0+ruby-1` is one");
                serde::de::Error::custom(why)
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fact_is_read_as_it_was_written() {
        assert!(size_of::<Fact>() <= 18, "there are hundreds of them");
        let cards: Cards = [Card::Ring, Card::Amber].into_iter().collect();
        let long = [Fact::Dealt(Seat(1), cards), Fact::Holds(Seat(3), cards)];
        let short = SHORT.iter().map(|(fact, _)| *fact);
        assert_eq!(short.len(), SEATS * OF_A_SEAT);
        for fact in short.chain(long) {
            let text = serde_json::to_string(&fact).expect("it can be written");
            assert_eq!(
                serde_json::from_str::<Fact>(&text).ok(),
                Some(fact),
                "{text}"
            );
        }
        for (number, (fact, text)) in SHORT.iter().enumerate() {
            assert_eq!(fact.number(), Some(number), "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused_with_an_example() {
        for wrong in [
            "\"4+ruby-1\"",
            "\"0+garnet\"",
            "\"0>1\"",
            "7",
            "{\"gains\":[0,\"amber\"]}",
        ] {
            assert!(serde_json::from_str::<Fact>(wrong).is_err(), "{wrong}");
        }
        let why = serde_json::from_str::<Fact>("\"0+garnet\"").expect_err("no such card");
        assert!(why.to_string().contains("0+ruby-1"), "{why}");
    }
}
