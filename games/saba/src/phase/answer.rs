//! SA-A5 The auctioneer accepts the highest bid, or names her price, once.

use crate::action::{Action, Thousands};
use crate::event::Event;
use crate::phase::{Highest, Phase};
use crate::pieces::Card;
use crate::{Saba, dealing::Table};
use tabletop::Seat;

impl Saba {
    /// SA-A5 A price is above the bid and at most one k above the richest other's cash.
    pub(crate) fn legal_answers(&self, auctioneer: Seat, highest: Highest, out: &mut Vec<Action>) {
        out.push(Action::Accept {});
        let others = auctioneer.others(self.seats);
        let richest = others.map(|seat| self.cash[seat.index()]).max();
        let most = richest.map_or(0, |cash| cash + 1);
        out.extend((highest.price + 1..most + 1).map(|price| Action::NamePrice { price }));
    }

    pub(crate) fn name_price(
        &mut self,
        auctioneer: Seat,
        card: Card,
        named: Thousands,
        table: &mut impl Table,
    ) {
        table.announce(|| Event::NamedPrice {
            seat: auctioneer,
            price: named,
        });
        self.ask_to_take(auctioneer, card, named, auctioneer, table);
    }

    /// SA-A5 Each who can pay, clockwise from her left, the highest bidder included;
    /// SA-A6 if nobody will, the bid before it has lapsed.
    pub(crate) fn ask_to_take(
        &mut self,
        auctioneer: Seat,
        card: Card,
        named: Thousands,
        last: Seat,
        table: &mut impl Table,
    ) {
        match self.next_who_can_pay(last, auctioneer, auctioneer, named) {
            Some(asked) => {
                self.phase = Phase::Take {
                    auctioneer,
                    card,
                    named,
                    asked,
                };
            }
            None => self.leave_unsold(auctioneer, card, table),
        }
    }
}
