//! SA-A2 to SA-A4 Bids in turn.
//!
//! Who was passed over in a row need not be counted: from the highest bidder the question
//! goes round once, and when it comes back to her the bidding has ended.

use crate::action::{Action, Thousands};
use crate::event::Event;
use crate::phase::{Highest, Phase};
use crate::pieces::Card;
use crate::{ALL_MONEY, Saba, dealing::Table};
use tabletop::Seat;

/// SA-A3
const LOWEST_BID: Thousands = 1;

impl Saba {
    /// What one has to bid at least.
    pub(crate) fn lowest_bid(highest: Option<Highest>) -> Thousands {
        highest.map_or(LOWEST_BID, |bid| bid.price + 1)
    }

    /// SA-A2, SA-A3 Pass, or any whole price above the highest bid that she can pay.
    pub(crate) fn legal_bids(&self, asked: Seat, highest: Option<Highest>, out: &mut Vec<Action>) {
        self.legal_prices(asked, Self::lowest_bid(highest), out);
    }

    /// Pass, or any price from the lowest on that she can pay.
    pub(crate) fn legal_prices(&self, asked: Seat, lowest: Thousands, out: &mut Vec<Action>) {
        // No list is longer than one of prices: a caller's vector grows only once.
        out.reserve(ALL_MONEY.into());
        out.push(Action::Pass {});
        let cash = self.cash[asked.index()];
        out.extend((lowest..cash + 1).map(|price| Action::Bid { price }));
    }

    pub(crate) fn open_bidding(&mut self, auctioneer: Seat, card: Card, table: &mut impl Table) {
        self.ask_for_bids(auctioneer, card, None, None, auctioneer, table);
    }

    /// SA-A2 A bid: the others are asked in turn, also those who passed before.
    pub(crate) fn bid(
        &mut self,
        auctioneer: Seat,
        card: Card,
        named: Option<Thousands>,
        bid: Highest,
        table: &mut impl Table,
    ) {
        table.announce(|| Event::Bid {
            seat: bid.bidder,
            price: bid.price,
        });
        self.ask_for_bids(auctioneer, card, Some(bid), named, bid.bidder, table);
    }

    /// Asks the next bidder after `last` who can pay more, or ends the bidding (SA-A4).
    pub(crate) fn ask_for_bids(
        &mut self,
        auctioneer: Seat,
        card: Card,
        highest: Option<Highest>,
        named: Option<Thousands>,
        last: Seat,
        table: &mut impl Table,
    ) {
        let (until, lowest) = match highest {
            Some(bid) => (bid.bidder, bid.price + 1),
            None => (auctioneer, LOWEST_BID),
        };
        if let Some(asked) = self.next_who_can_pay(last, until, auctioneer, lowest) {
            self.phase = Phase::Bid {
                auctioneer,
                card,
                highest,
                named,
                asked,
            };
            return;
        }
        match (highest, named) {
            (None, _) => self.leave_unsold(auctioneer, card, table),
            (Some(highest), None) => {
                self.phase = Phase::Answer {
                    auctioneer,
                    card,
                    highest,
                };
            }
            // SA-A5: bound to happen.
            (Some(highest), Some(_)) => self.sell(auctioneer, card, highest, table),
        }
    }

    /// The next seat clockwise after `last`, before `until`, that has so much; never the
    /// auctioneer, who does not bid.
    pub(crate) fn next_who_can_pay(
        &self,
        last: Seat,
        until: Seat,
        auctioneer: Seat,
        price: Thousands,
    ) -> Option<Seat> {
        let mut seat = last.next(self.seats);
        while seat != until {
            if seat != auctioneer && self.cash[seat.index()] >= price {
                return Some(seat);
            }
            seat = seat.next(self.seats);
        }
        None
    }
}
