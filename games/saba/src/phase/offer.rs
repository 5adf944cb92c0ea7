//! SA-A1 The auctioneer puts a card up.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::Card;
use crate::{Saba, dealing::Table};
use tabletop::Seat;

impl Saba {
    /// SA-A1 She cannot pass.
    pub(crate) fn legal_offers(&self, auctioneer: Seat, out: &mut Vec<Action>) {
        let hand = self.hands[auctioneer.index()];
        out.extend(hand.kinds().map(|card| Action::Offer { card }));
    }

    pub(crate) fn offer(&mut self, auctioneer: Seat, card: Card, table: &mut impl Table) {
        self.hands[auctioneer.index()].remove(card);
        table.reveal(|| Event::Offered {
            seat: auctioneer,
            card,
        });
        self.open_bidding(auctioneer, card, table);
    }

    /// SA-A1 The next auctioneer's turn, whether or not she has a card.
    pub(crate) fn begin_turn(&mut self, auctioneer: Seat, table: &mut impl Table) {
        if self.hands[auctioneer.index()].is_empty() {
            table.announce(|| Event::NothingToOffer { seat: auctioneer });
            self.after_auction(auctioneer, table);
        } else {
            self.phase = Phase::Offer { auctioneer };
        }
    }
}
