//! SA-A7, SA-A8 The buyer pays, and keeps the card or puts it down.

use crate::action::Action;
use crate::event::Event;
use crate::phase::{Highest, Phase};
use crate::pieces::Card;
use crate::{Saba, dealing::Table};
use tabletop::Seat;

impl Saba {
    /// SA-A7
    pub(crate) fn sell(
        &mut self,
        auctioneer: Seat,
        card: Card,
        highest: Highest,
        table: &mut impl Table,
    ) {
        let Highest { bidder, price } = highest;
        self.cash[bidder.index()] -= price;
        self.cash[auctioneer.index()] += price;
        table.announce(|| Event::Sold {
            seller: auctioneer,
            buyer: bidder,
            card,
            price,
        });
        if self.legal_places(card).is_empty() {
            // SA-A8: a fake, or a joker with no place yet, can only be kept.
            self.keep(auctioneer, bidder, card, table);
        } else {
            self.phase = Phase::Bought {
                auctioneer,
                card,
                buyer: bidder,
                price,
            };
        }
    }

    /// SA-A8
    pub(crate) fn legal_uses(&self, card: Card, out: &mut Vec<Action>) {
        out.push(Action::Keep {});
        self.legal_placings(card, out);
    }

    pub(crate) fn keep(
        &mut self,
        auctioneer: Seat,
        buyer: Seat,
        card: Card,
        table: &mut impl Table,
    ) {
        self.hands[buyer.index()].add(card);
        table.announce(|| Event::Kept { seat: buyer, card });
        self.after_auction(auctioneer, table);
    }
}
