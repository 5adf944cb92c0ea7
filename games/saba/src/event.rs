//! What is told to the table.

use crate::action::Thousands;
use crate::pieces::Card;
use crate::places::Place;
use crate::reward::Line;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};
use tabletop::{Face, Seat};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames, IntoStaticStr)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// SA-S1 A card turned up before the deal lies on the necklace.
    TurnedUp { card: Card, place: Place },
    /// SA-S1 A card turned up that has no place goes back.
    PutBack { card: Card },
    /// SA-S2 A hand; the others only see how many.
    Dealt {
        seat: Seat,
        count: u8,
        cards: Vec<Face<Card>>,
    },
    /// SA-S3 Who holds the first auction.
    Began { seat: Seat },
    /// SA-A1 An auctioneer without a card.
    NothingToOffer { seat: Seat },
    /// SA-A1 A card is up for auction.
    Offered { seat: Seat, card: Card },
    /// SA-A2, SA-A5
    Bid { seat: Seat, price: Thousands },
    /// SA-A2 Not bidding now.
    Passed { seat: Seat },
    /// SA-A5
    NamedPrice { seat: Seat, price: Thousands },
    /// SA-A7
    Sold {
        seller: Seat,
        buyer: Seat,
        card: Card,
        price: Thousands,
    },
    /// SA-A6 Nobody wants it.
    Unsold { seat: Seat, card: Card },
    /// SA-A6 A fake that nobody bought.
    UnsoldFake { seat: Seat, card: Card },
    /// SA-A6 An unsold joker with no place goes back to the hand.
    Returned { seat: Seat, card: Card },
    /// SA-A8 The bought card goes to the hand, for all to remember.
    Kept { seat: Seat, card: Card },
    /// SA-R1 to SA-R5 A card on the necklace: `reward` is the sum of the lines (1 if there
    /// are none), `earned` is that many times over: 0 unsold, 1 in stage two, 2 just bought.
    Placed {
        seat: Seat,
        card: Card,
        stands_for: Card,
        place: Place,
        lines: Vec<Line>,
        reward: Thousands,
        times: u8,
        earned: Thousands,
    },
    /// SA-A11 So many turns in a row have seen no draw, so now she draws.
    HasToDraw { seat: Seat, turns: u8 },
    /// SA-A9, SA-A11 The card drawn, seen by the one who drew it.
    Drew {
        seat: Seat,
        card: Face<Card>,
        paid: Thousands,
        left: u8,
    },
    /// SA-A9 She does not draw.
    LeftPile { seat: Seat },
    /// SA-Z1 The pile is empty; this player begins.
    RebuildingBegan { seat: Seat },
    /// SA-Z2 A fake put aside.
    Discarded { seat: Seat, card: Card },
    /// SA-Z2 All she holds are jokers that wait.
    Waited { seat: Seat, jokers: u8 },
    /// SA-Z3
    Ended {
        winners: Vec<Seat>,
        cash: Vec<Thousands>,
    },
}
