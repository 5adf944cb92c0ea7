//! What a player can decide.

use crate::pieces::{Card, Gem};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};
use tabletop::{Coded, Seat, Thing};

/// The smallest decision. A sale's display is chosen in private steps, always in this
/// order: how many of each gem card (`show`, in the order of the cards), Rings for each
/// row (`rings`, in the order of the gems), then King, Necklace, Bankers, and `seal`. A
/// step that leaves no choice is not asked.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::VariantNames,
    strum::IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// QN-I3 Look at a hand.
    Confessor { target: Seat },
    /// QN-I4 Three more ducats.
    Courtier {},
    /// QN-I5 A gem of that type, or show your hand.
    Forger { target: Seat, gem: Gem },
    /// QN-I6 This gem leads fashion.
    Favorite { gem: Gem },
    /// QN-I7 Take a card at random.
    Thief { target: Seat },
    /// QN-I9 Three Musketeers fetch the Queen's Necklace.
    Musketeers {},
    /// QN-I1 No more influence this turn.
    EndInfluence {},
    /// QN-I5 Obey a Forger with this card.
    Discard { card: Card },
    /// QN-I5 Show one's hand to the Forger's player, having no such gem.
    ShowHand {},
    /// QN-M3 Answer a Forger with a Musketeer.
    Parry {},
    /// QN-P1 Buy a market card; of equal cards at equal prices, the leftmost.
    Buy { card: Card, price: u8 },
    /// QN-P7 Buy no more.
    EndPurchase {},
    /// QN-K1 Put the sale off.
    Cardinal {},
    /// QN-D4 Take the gem just drawn.
    Queen {},
    /// QN-V5 Turn a shown card into another true gem.
    Transmute { card: Card, into: Gem },
    /// Do not react.
    Decline {},
    /// QN-V1 Show so many of this gem card.
    Show { card: Card, count: u8 },
    /// QN-V2 Lay so many Rings with this row.
    Rings { gem: Gem, count: u8 },
    /// QN-V4 Lay a King with this row, or none.
    King { row: Option<Gem> },
    /// QN-V2 Lay the Necklace with this row, or not.
    Necklace { row: Option<Gem> },
    /// QN-V3 Lay so many Bankers.
    Bankers { count: u8 },
    /// QN-V1 The display is chosen.
    Seal {},
}

use Action::*;

const NONE: &str = "none";

fn row_name(row: Option<Gem>) -> &'static str {
    row.map_or(NONE, Gem::name)
}

/// The notation: `forger 2 ruby`, `buy ring 9`, `king none`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Confessor { target } => write!(f, "confessor {target}"),
            Courtier {} => write!(f, "courtier"),
            Forger { target, gem } => write!(f, "forger {target} {gem}"),
            Favorite { gem } => write!(f, "favorite {gem}"),
            Thief { target } => write!(f, "thief {target}"),
            Musketeers {} => write!(f, "musketeers"),
            EndInfluence {} => write!(f, "end-influence"),
            Discard { card } => write!(f, "discard {card}"),
            ShowHand {} => write!(f, "show-hand"),
            Parry {} => write!(f, "parry"),
            Buy { card, price } => write!(f, "buy {card} {price}"),
            EndPurchase {} => write!(f, "end-purchase"),
            Cardinal {} => write!(f, "cardinal"),
            Queen {} => write!(f, "queen"),
            Transmute { card, into } => write!(f, "transmute {card} {into}"),
            Decline {} => write!(f, "decline"),
            Show { card, count } => write!(f, "show {card} {count}"),
            Rings { gem, count } => write!(f, "rings {gem} {count}"),
            King { row } => write!(f, "king {}", row_name(row)),
            Necklace { row } => write!(f, "necklace {}", row_name(row)),
            Bankers { count } => write!(f, "bankers {count}"),
            Seal {} => write!(f, "seal"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        fn read<T: FromStr>(word: &str) -> Result<T, ()> {
            word.parse().map_err(|_| ())
        }
        fn seat(word: &str) -> Result<Seat, ()> {
            read(word).map(Seat)
        }
        fn row(word: &str) -> Result<Option<Gem>, ()> {
            if word == NONE {
                Ok(None)
            } else {
                read(word).map(Some)
            }
        }
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match *words.as_slice() {
            ["confessor", who] => Confessor { target: seat(who)? },
            ["courtier"] => Courtier {},
            ["forger", who, gem] => Forger {
                target: seat(who)?,
                gem: read(gem)?,
            },
            ["favorite", gem] => Favorite { gem: read(gem)? },
            ["thief", who] => Thief { target: seat(who)? },
            ["musketeers"] => Musketeers {},
            ["end-influence"] => EndInfluence {},
            ["discard", card] => Discard { card: read(card)? },
            ["show-hand"] => ShowHand {},
            ["parry"] => Parry {},
            ["buy", card, price] => Buy {
                card: read(card)?,
                price: read(price)?,
            },
            ["end-purchase"] => EndPurchase {},
            ["cardinal"] => Cardinal {},
            ["queen"] => Queen {},
            ["transmute", card, into] => Transmute {
                card: read(card)?,
                into: read(into)?,
            },
            ["decline"] => Decline {},
            ["show", card, count] => Show {
                card: read(card)?,
                count: read(count)?,
            },
            ["rings", gem, count] => Rings {
                gem: read(gem)?,
                count: read(count)?,
            },
            ["king", gem] => King { row: row(gem)? },
            ["necklace", gem] => Necklace { row: row(gem)? },
            ["bankers", count] => Bankers {
                count: read(count)?,
            },
            ["seal"] => Seal {},
            _ => return Err(()),
        })
    }
}

/// Where purchases begin at prices that the oldest table does not have.
const CORRECTED: u32 = 608;
const MOST_CORRECTED: u32 = CORRECTED + 256 * Card::KINDS as u32 - 1;

/// The code of a purchase: by the place of its price in the oldest table, which never changes,
/// or by the price itself where a table was corrected since.
fn bought(card: Card, price: u8) -> u32 {
    let oldest = card.prices_in(0);
    match oldest.iter().position(|&other| other == price) {
        Some(place) => 96 + card as u32 * 4 + place as u32,
        None => CORRECTED + card as u32 * 256 + u32::from(price),
    }
}

/// Numbers in records: never changed, never reused.
impl Coded for Action {
    fn code(&self) -> u32 {
        let row = |row: Option<Gem>| row.map_or(0, |gem| 1 + gem as u32);
        match *self {
            EndInfluence {} => 0,
            Courtier {} => 1,
            Musketeers {} => 2,
            ShowHand {} => 3,
            Parry {} => 4,
            EndPurchase {} => 5,
            Cardinal {} => 6,
            Queen {} => 7,
            Decline {} => 8,
            Seal {} => 9,
            Confessor { target } => 16 + u32::from(target.0),
            Thief { target } => 20 + u32::from(target.0),
            Favorite { gem } => 24 + gem as u32,
            Forger { target, gem } => 32 + u32::from(target.0) * 4 + gem as u32,
            Discard { card } => 64 + card as u32,
            Bankers { count } => 80 + u32::from(count),
            King { row: at } => 84 + row(at),
            Necklace { row: at } => 90 + row(at),
            Buy { card, price } => bought(card, price),
            Rings { gem, count } => 192 + gem as u32 * 8 + u32::from(count),
            Transmute { card, into } => 224 + card as u32 * 4 + into as u32,
            Show { card, count } => 288 + card as u32 * 32 + u32::from(count),
        }
    }

    fn decode(code: u32) -> Option<Self> {
        let seat = |at: u32| Seat(at as u8);
        let gem = |at: u32| Gem::ALL[at as usize];
        let row = |at: u32| (at > 0).then(|| gem(at - 1));
        let card = |at: u32| Card::ALL[at as usize];
        Some(match code {
            0 => EndInfluence {},
            1 => Courtier {},
            2 => Musketeers {},
            3 => ShowHand {},
            4 => Parry {},
            5 => EndPurchase {},
            6 => Cardinal {},
            7 => Queen {},
            8 => Decline {},
            9 => Seal {},
            16..20 => Confessor {
                target: seat(code - 16),
            },
            20..24 => Thief {
                target: seat(code - 20),
            },
            24..28 => Favorite {
                gem: gem(code - 24),
            },
            32..48 => Forger {
                target: seat((code - 32) / 4),
                gem: gem((code - 32) % 4),
            },
            64..74 => Discard {
                card: card(code - 64),
            },
            80..84 => Bankers {
                count: (code - 80) as u8,
            },
            84..=88 => King {
                row: row(code - 84),
            },
            90..=94 => Necklace {
                row: row(code - 90),
            },
            96..192 => {
                let card = card((code - 96) / 4);
                Buy {
                    card,
                    price: card.prices_in(0)[((code - 96) % 4) as usize],
                }
            }
            CORRECTED..=MOST_CORRECTED => Buy {
                card: card((code - CORRECTED) / 256),
                price: ((code - CORRECTED) % 256) as u8,
            },
            192..224 => Rings {
                gem: gem((code - 192) / 8),
                count: ((code - 192) % 8) as u8,
            },
            224..260 => Transmute {
                card: card((code - 224) / 4),
                into: gem((code - 224) % 4),
            },
            288..608 => Show {
                card: card((code - 288) / 32),
                count: ((code - 288) % 32) as u8,
            },
            _ => return None,
        })
    }
}

impl Action {
    /// The things on the table it touches, in order.
    pub fn touches(self, out: &mut Vec<Thing>) {
        let seat = |at: Seat| format!("seat-{at}");
        let gem = |gem: Gem| format!("gem-{gem}");
        let row = |row: Option<Gem>| format!("row-{}", row_name(row));
        match self {
            Confessor { target } => out.extend(["card-confessor".into(), seat(target)]),
            Courtier {} => out.push("card-courtier".into()),
            Forger { target, gem: of } => {
                out.extend(["card-forger".into(), seat(target), gem(of)]);
            }
            Favorite { gem: of } => out.extend(["card-favorite".into(), gem(of)]),
            Thief { target } => out.extend(["card-thief".into(), seat(target)]),
            Musketeers {} | Parry {} => out.push("card-musketeer".into()),
            EndInfluence {} => out.push("end-influence".into()),
            Discard { card } => out.push(format!("card-{card}")),
            ShowHand {} => out.push("show-hand".into()),
            Buy { card, price } => out.push(format!("market-{card}-{price}")),
            EndPurchase {} => out.push("end-purchase".into()),
            Cardinal {} => out.push("card-cardinal".into()),
            Queen {} => out.push("card-queen".into()),
            Transmute { card, into } => {
                out.extend(["card-alchemist".into(), format!("shown-{card}"), gem(into)]);
            }
            Decline {} => out.push("decline".into()),
            Show { card, count } => {
                out.extend([format!("card-{card}"), format!("count-{count}")]);
            }
            Rings { gem, count } => {
                out.extend(["card-ring".into(), row(Some(gem)), format!("count-{count}")])
            }
            King { row: at } => out.extend(["card-king".into(), row(at)]),
            Necklace { row: at } => out.extend(["card-necklace".into(), row(at)]),
            Bankers { count } => {
                out.extend(["card-banker".into(), format!("count-{count}")]);
            }
            Seal {} => out.push("seal".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A correction may bring any price; the codes of all others stay.
    #[test]
    fn every_purchase_has_a_code_of_its_own() {
        let mut codes = std::collections::HashSet::new();
        for card in Card::ALL {
            for price in 1..=19 {
                let buy = Buy { card, price };
                assert_eq!(Action::decode(buy.code()), Some(buy));
                assert!(codes.insert(buy.code()), "{buy}");
            }
        }
        let first = Buy {
            card: Card::Ruby1,
            price: Card::Ruby1.prices_in(0)[1],
        };
        assert_eq!(first.code(), 97);
    }
}
