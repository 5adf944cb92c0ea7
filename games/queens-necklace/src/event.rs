//! What is told to the table.

use crate::bag::Bag;
use crate::laid::InRows;
use crate::pieces::{Card, Gem};
use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat, Standings};

/// A fact told to the table. In lists by seat or by gem the order is that of the seats,
/// or of fashion where it says so.
#[derive(
    Clone, PartialEq, Debug, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// QN-S1, S2, S7 The table is laid.
    Dealt {
        seats: u8,
        first: Seat,
        fashion: [Gem; 4],
        deck: u8,
    },
    /// QN-S2 Told to one player: her hand.
    HandDealt { seat: Seat, cards: Vec<Card> },
    /// QN-S6 Dealt the Queen's Necklace, she puts it on.
    NecklaceDealt { seat: Seat },
    /// QN-S5 The first five cards.
    MarketLaid { cards: Vec<Card> },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u16 },
    /// QN-I3 A Confessor is played.
    ConfessorPlayed { seat: Seat, target: Seat },
    /// Told to one player: all cards of another's hand.
    HandSeen {
        seat: Seat,
        target: Seat,
        cards: Vec<Card>,
    },
    /// QN-I4 A Courtier is played.
    CourtierPlayed { seat: Seat, ducats: u8 },
    /// QN-I5 A Forger is played.
    ForgerPlayed { seat: Seat, target: Seat, gem: Gem },
    /// QN-I5 The target obeys.
    GemDiscarded { seat: Seat, card: Card },
    /// QN-I5 The target has no such gem and shows her hand to the Forger's player.
    HandProved { seat: Seat, to: Seat, gem: Gem },
    /// QN-M3 The target answers with a Musketeer.
    ForgerParried { seat: Seat, forger: Seat },
    /// QN-I6 A Favorite is played.
    FavoritePlayed {
        seat: Seat,
        gem: Gem,
        fashion: [Gem; 4],
    },
    /// QN-I7 A Thief is played.
    ThiefPlayed { seat: Seat, target: Seat },
    /// QN-I7, QN-M1 A card changes hands, seen by those two alone; the Necklace by all.
    Stole {
        thief: Seat,
        victim: Seat,
        card: Face<Card>,
    },
    /// QN-M1 The card drawn is a Musketeer, which is discarded.
    Caught { thief: Seat, victim: Seat },
    /// QN-M2 There is nothing to draw from: the exchange ends.
    NothingToTake { thief: Seat, victim: Seat },
    /// QN-I9 Three Musketeers fetch the Necklace.
    MusketeersPlayed { seat: Seat, victim: Seat },
    /// QN-P1 A card is bought.
    Bought {
        seat: Seat,
        card: Card,
        price: u8,
        slot: u8,
        left: u8,
    },
    /// QN-P5 The Astrologer's draw, seen by the buyer; the Necklace by all.
    AstrologerDrew { seat: Seat, card: Face<Card> },
    /// QN-P6 The Astrologer's draw is another Astrologer, which is discarded.
    AstrologerMet { seat: Seat },
    /// QN-P6 The deck is empty: the Astrologer's draw gives nothing.
    NothingToDraw { seat: Seat },
    /// QN-P3 The purchase ends; so many ducats are lost.
    PurchaseEnded { seat: Seat, lost: u8 },
    /// QN-D1 Prices fall.
    PricesFell {
        fallen: Vec<Fall>,
        discarded: Vec<Unsold>,
    },
    /// QN-D2 A new card in the market.
    MarketFilled { card: Card, slot: u8 },
    /// QN-D4 The Queen takes the card just drawn.
    QueenPlayed { seat: Seat, card: Card, slot: u8 },
    /// QN-P6, QN-D3 A Merchant is drawn in this player's turn.
    MerchantCame { seat: Seat, merchant: u8 },
    /// QN-K1 A Cardinal is played.
    CardinalPlayed { seat: Seat },
    /// QN-K1 Asked in turn, this player lets the sale be.
    CardinalDeclined { seat: Seat },
    /// QN-K2 The sale waits for the end of this player's next turn.
    SalePutOff { seat: Seat },
    /// QN-V1 A sale begins; the displays are chosen in secret.
    SaleBegan { sale: u8 },
    /// QN-V1 A display is chosen.
    DisplaySealed { seat: Seat },
    /// QN-V1, QN-V14 All displays are turned up together, and told most fashionable row first.
    DisplaysShown {
        displays: Vec<Shown>,
        #[cfg_attr(feature = "types", ts(as = "Vec<crate::laid::Laid>"))]
        laid: InRows,
    },
    /// QN-V5 The Alchemist turns a shown card.
    AlchemistPlayed { seat: Seat, card: Card, into: Card },
    /// QN-V6..V13 The sale. Apart, because it is long, there are three of them, and a match
    /// keeps hundreds of events.
    SaleHeld(Box<SaleHeld>),
    /// QN-E1 The game is over.
    GameEnded {
        #[cfg_attr(feature = "types", ts(type = "{ scores: number[], places: number[] }"))]
        standings: Standings,
    },
}

/// QN-V6..V13 The sale, with everything a referee needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SaleHeld {
    pub sale: u8,
    pub fashion: [Gem; 4],
    pub displays: Vec<Shown>,
    pub transmuted: Option<Transmuted>,
    pub prices: Vec<Price>,
    pub sold: Vec<Sold>,
    pub tributes: Vec<Tribute>,
    pub scores: Vec<i16>,
}

/// QN-D1 A card whose ring moved down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Fall {
    pub slot: u8,
    pub card: Card,
    pub price: u8,
}

/// QN-D1 A card that reached the crossed-out place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Unsold {
    pub slot: u8,
    pub card: Card,
}

/// QN-V1..V4 A display as all see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Shown {
    pub seat: Seat,
    #[cfg_attr(feature = "types", ts(type = "Partial<Record<Card, number>>"))]
    pub gems: Bag,
    /// Rings by row: Ruby, Emerald, Diamond, Amber.
    pub rings: [u8; 4],
    pub king: Option<Gem>,
    pub necklace: Option<Gem>,
    pub bankers: u8,
}

/// QN-V5 What the Alchemist changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Transmuted {
    pub seat: Seat,
    pub card: Card,
    pub into: Card,
}

/// QN-V6, QN-V8 What a jewel of one gem fetches; most fashionable first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Price {
    pub gem: Gem,
    /// Gems of it shown by all.
    pub shown: u8,
    pub fashion: u8,
    pub rarity: u8,
    pub price: u8,
    /// QN-V11 A King forbids it, and no Necklace lies against him.
    pub forbidden: bool,
}

/// QN-V7, QN-V9, QN-V10 What one player sold of one gem.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sold {
    pub seat: Seat,
    pub gem: Gem,
    pub jewels: u8,
    pub each: u8,
    pub pounds: u16,
}

/// QN-V12 What one player pays to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Tribute {
    pub from: Seat,
    pub to: Seat,
    pub pounds: u16,
}
