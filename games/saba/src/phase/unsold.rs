//! SA-A6 What becomes of a card that nobody buys.

use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::Card;
use crate::{Saba, dealing::Table, placing::Times};
use tabletop::Seat;

impl Saba {
    /// SA-A6 A choice is asked for only where there is one: card and necklace are open.
    pub(crate) fn leave_unsold(&mut self, auctioneer: Seat, card: Card, table: &mut impl Table) {
        table.announce(|| Event::Unsold {
            seat: auctioneer,
            card,
        });
        let places = self.legal_places(card);
        match places.first() {
            None => self.unsold_without_place(auctioneer, card, table),
            Some(place) if places.len() == 1 => {
                self.put_down(auctioneer, card, place, Times::Unpaid, table);
            }
            Some(_) => {
                self.phase = Phase::Unsold { auctioneer, card };
                return;
            }
        }
        self.after_auction(auctioneer, table);
    }

    fn unsold_without_place(&mut self, auctioneer: Seat, card: Card, table: &mut impl Table) {
        let seat = auctioneer;
        if self.is_fake(card) {
            self.fakes.add(card);
            table.announce(|| Event::UnsoldFake { seat, card });
        } else {
            self.hands[seat.index()].add(card);
            table.announce(|| Event::Returned { seat, card });
        }
    }
}
