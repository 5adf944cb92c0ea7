//! What a player can decide, its notation and its number.

use crate::pieces::{Card, KINDS, Unreadable};
use crate::places::{PLACES, Place};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use strum::{IntoStaticStr, VariantNames};
use tabletop::{Coded, Thing};

/// Money, in whole thousands of marks (k).
pub type Thousands = u16;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// SA-A1 Put this card up for auction.
    Offer { card: Card },
    /// SA-A2 Bid; SA-A5 take the named price, or more.
    Bid { price: Thousands },
    /// SA-A2 Not bid; SA-Z2 have nothing to put down.
    Pass {},
    /// SA-A7 Sell to the highest bidder.
    Accept {},
    /// SA-A5 Ask for more than the highest bid.
    NamePrice { price: Thousands },
    /// SA-A8 Take the bought card in hand.
    Keep {},
    /// SA-A6, SA-A8, SA-Z2 Put a card on the necklace.
    Place { card: Card, place: Place },
    /// SA-A9 Take the top card of the pile.
    Draw {},
    /// SA-A9 Leave the pile alone.
    EndTurn {},
    /// SA-Z2 Put a fake aside.
    Discard { card: Card },
}

impl Action {
    /// The things on the table it touches, in order.
    pub(crate) fn touches(self, out: &mut Vec<Thing>) {
        match self {
            Action::Offer { card } => out.push(format!("card-{card}")),
            Action::Bid { price } => out.extend(["bid".to_owned(), format!("price-{price}")]),
            Action::Pass {} => out.push("pass".to_owned()),
            Action::Accept {} => out.push("accept".to_owned()),
            Action::NamePrice { price } => {
                out.extend(["name-price".to_owned(), format!("price-{price}")]);
            }
            Action::Keep {} => out.push("keep".to_owned()),
            Action::Place { card, place } => {
                out.extend([format!("card-{card}"), format!("place-{place}")]);
            }
            Action::Draw {} => out.push("pile".to_owned()),
            Action::EndTurn {} => out.push("end-turn".to_owned()),
            Action::Discard { card } => {
                out.extend([format!("card-{card}"), "discard".to_owned()]);
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Offer { card } => write!(f, "offer {card}"),
            Action::Bid { price } => write!(f, "bid {price}"),
            Action::Pass {} => f.write_str("pass"),
            Action::Accept {} => f.write_str("accept"),
            Action::NamePrice { price } => write!(f, "name-price {price}"),
            Action::Keep {} => f.write_str("keep"),
            Action::Place { card, place } => write!(f, "place {card} {place}"),
            Action::Draw {} => f.write_str("draw"),
            Action::EndTurn {} => f.write_str("end-turn"),
            Action::Discard { card } => write!(f, "discard {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let unreadable = || Unreadable(text.to_owned());
        let price = |word: &str| {
            let price = word.parse().map_err(|_| unreadable())?;
            // One spelling for one price: no sign, no leading zero.
            if (1..=HIGHEST_PRICE).contains(&price) && price.to_string() == word {
                Ok(price)
            } else {
                Err(unreadable())
            }
        };
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["offer", card] => Action::Offer {
                card: card.parse()?,
            },
            ["bid", k] => Action::Bid { price: price(k)? },
            ["pass"] => Action::Pass {},
            ["accept"] => Action::Accept {},
            ["name-price", k] => Action::NamePrice { price: price(k)? },
            ["keep"] => Action::Keep {},
            ["place", card, place] => Action::Place {
                card: card.parse()?,
                place: place.parse()?,
            },
            ["draw"] => Action::Draw {},
            ["end-turn"] => Action::EndTurn {},
            ["discard", card] => Action::Discard {
                card: card.parse()?,
            },
            _ => return Err(unreadable()),
        })
    }
}

/// The box cannot bring a price above this: see `LONGEST`.
const HIGHEST_PRICE: Thousands = 4095;

// The blocks of numbers. They never change and are never used again for anything else.
const OFFER: u32 = 32;
const DISCARD: u32 = 64;
const PLACE: u32 = 128;
const BID: u32 = 4096;
const NAME_PRICE: u32 = 8192;

impl Coded for Action {
    fn code(&self) -> u32 {
        match *self {
            Action::Pass {} => 0,
            Action::Accept {} => 1,
            Action::Keep {} => 2,
            Action::Draw {} => 3,
            Action::EndTurn {} => 4,
            Action::Offer { card } => OFFER + card.index() as u32,
            Action::Discard { card } => DISCARD + card.index() as u32,
            Action::Place { card, place } => PLACE + (card.index() * PLACES + place.index()) as u32,
            Action::Bid { price } => BID + u32::from(price),
            Action::NamePrice { price } => NAME_PRICE + u32::from(price),
        }
    }

    fn decode(code: u32) -> Option<Action> {
        let within = |first: u32| code.checked_sub(first).map(|rest| rest as usize);
        let card = |first| within(first).and_then(Card::from_index);
        let price = |first| within(first).map(|k| k as Thousands);
        const LAST_PLACE: u32 = PLACE + (KINDS * PLACES) as u32 - 1;
        const LAST_BID: u32 = BID + HIGHEST_PRICE as u32;
        const LAST_NAMED: u32 = NAME_PRICE + HIGHEST_PRICE as u32;
        Some(match code {
            0 => Action::Pass {},
            1 => Action::Accept {},
            2 => Action::Keep {},
            3 => Action::Draw {},
            4 => Action::EndTurn {},
            OFFER..DISCARD => Action::Offer { card: card(OFFER)? },
            DISCARD..PLACE => Action::Discard {
                card: card(DISCARD)?,
            },
            PLACE..=LAST_PLACE => {
                let number = within(PLACE)?;
                Action::Place {
                    card: Card::from_index(number / PLACES)?,
                    place: Place::from_index(number % PLACES)?,
                }
            }
            BID..=LAST_BID if code > BID => Action::Bid { price: price(BID)? },
            NAME_PRICE..=LAST_NAMED if code > NAME_PRICE => Action::NamePrice {
                price: price(NAME_PRICE)?,
            },
            _ => return None,
        })
    }
}
