//! Where in the turn we are and whom we ask. All of it is open to everybody.

mod answer;
mod bid;
mod bought;
mod draw;
mod offer;
mod rebuild;
mod unsold;

use crate::action::{Action, Thousands};
use crate::event::Event;
use crate::pieces::Card;
use crate::placing::Times;
use crate::{Saba, dealing::Table};
use draw::Drawn;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Turn};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// SA-A1 Which card?
    Offer { auctioneer: Seat },
    /// SA-A2 More than the highest bid, or not? Once a price was named (and taken) the
    /// sale is bound to happen.
    Bid {
        auctioneer: Seat,
        card: Card,
        highest: Option<Highest>,
        named: Option<Thousands>,
        asked: Seat,
    },
    /// SA-A5 Sell for that, or name a price?
    Answer {
        auctioneer: Seat,
        card: Card,
        highest: Highest,
    },
    /// SA-A5 Take the named price?
    Take {
        auctioneer: Seat,
        card: Card,
        named: Thousands,
        asked: Seat,
    },
    /// SA-A8 Keep the card, or put it down?
    Bought {
        auctioneer: Seat,
        card: Card,
        buyer: Seat,
        price: Thousands,
    },
    /// SA-A6 Where does the unsold card go?
    Unsold { auctioneer: Seat, card: Card },
    /// SA-A9 Draw?
    Draw { auctioneer: Seat },
    /// SA-Z2 Which card, and where?
    Rebuild { player: Seat },
    /// SA-Z3
    Over {},
}

/// The highest bid and who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Highest {
    pub bidder: Seat,
    pub price: Thousands,
}

impl Phase {
    pub fn turn(self) -> Turn {
        match self {
            Phase::Offer { auctioneer }
            | Phase::Answer { auctioneer, .. }
            | Phase::Unsold { auctioneer, .. }
            | Phase::Draw { auctioneer } => Turn::Solo(auctioneer),
            Phase::Bid { asked, .. } | Phase::Take { asked, .. } => Turn::Solo(asked),
            Phase::Bought { buyer, .. } => Turn::Solo(buyer),
            Phase::Rebuild { player } => Turn::Solo(player),
            Phase::Over {} => Turn::Over,
        }
    }

    /// The card that lies on the table, neither in a hand nor on the necklace.
    pub fn on_the_table(self) -> Option<Card> {
        match self {
            Phase::Bid { card, .. }
            | Phase::Answer { card, .. }
            | Phase::Take { card, .. }
            | Phase::Bought { card, .. }
            | Phase::Unsold { card, .. } => Some(card),
            Phase::Offer { .. } | Phase::Draw { .. } | Phase::Rebuild { .. } | Phase::Over {} => {
                None
            }
        }
    }
}

impl Saba {
    /// Carries out the answer to the question of this phase.
    pub(crate) fn decide(&mut self, action: Action, table: &mut impl Table) {
        match (self.phase, action) {
            (Phase::Offer { auctioneer }, Action::Offer { card }) => {
                self.offer(auctioneer, card, table);
            }
            (
                Phase::Bid {
                    auctioneer,
                    card,
                    highest,
                    named,
                    asked,
                },
                Action::Pass {},
            ) => {
                table.announce(|| Event::Passed { seat: asked });
                self.ask_for_bids(auctioneer, card, highest, named, asked, table);
            }
            (
                Phase::Bid {
                    auctioneer,
                    card,
                    named,
                    asked: bidder,
                    ..
                },
                Action::Bid { price },
            ) => self.bid(auctioneer, card, named, Highest { bidder, price }, table),
            (
                Phase::Answer {
                    auctioneer,
                    card,
                    highest,
                },
                Action::Accept {},
            ) => self.sell(auctioneer, card, highest, table),
            (
                Phase::Answer {
                    auctioneer, card, ..
                },
                Action::NamePrice { price },
            ) => self.name_price(auctioneer, card, price, table),
            (
                Phase::Take {
                    auctioneer,
                    card,
                    named,
                    asked,
                },
                Action::Pass {},
            ) => {
                table.announce(|| Event::Passed { seat: asked });
                self.ask_to_take(auctioneer, card, named, asked, table);
            }
            (
                Phase::Take {
                    auctioneer,
                    card,
                    named,
                    asked: bidder,
                },
                Action::Bid { price },
            ) => self.bid(
                auctioneer,
                card,
                Some(named),
                Highest { bidder, price },
                table,
            ),
            (
                Phase::Bought {
                    auctioneer,
                    card,
                    buyer,
                    ..
                },
                Action::Keep {},
            ) => self.keep(auctioneer, buyer, card, table),
            (
                Phase::Bought {
                    auctioneer, buyer, ..
                },
                Action::Place { card, place },
            ) => {
                self.put_down(buyer, card, place, Times::Double, table);
                self.after_auction(auctioneer, table);
            }
            (Phase::Unsold { auctioneer, .. }, Action::Place { card, place }) => {
                self.put_down(auctioneer, card, place, Times::Unpaid, table);
                self.after_auction(auctioneer, table);
            }
            (Phase::Draw { auctioneer }, Action::Draw {}) => self.draw(auctioneer, table),
            (Phase::Draw { auctioneer }, Action::EndTurn {}) => {
                table.announce(|| Event::LeftPile { seat: auctioneer });
                self.end_turn(auctioneer, Drawn::No, table);
            }
            (Phase::Rebuild { player }, Action::Place { card, place }) => {
                self.hands[player.index()].remove(card);
                self.put_down(player, card, place, Times::Once, table);
                self.rebuild_next(player, table);
            }
            (Phase::Rebuild { player }, Action::Discard { card }) => {
                self.discard(player, card, table);
            }
            (Phase::Rebuild { player }, Action::Pass {}) => self.wait(player, table),
            (phase, action) => unreachable!("`{action}` is not legal in {phase:?}"),
        }
    }
}
