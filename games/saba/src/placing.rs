//! Putting a card on the necklace, and what it earns (SA-R1 to SA-R5).

use crate::Saba;
use crate::action::{Action, Thousands};
use crate::dealing::Table;
use crate::event::Event;
use crate::pieces::Card;
use crate::places::{Place, PlaceSet};
use crate::reward::{lines, reward};
use tabletop::Seat;

/// How many times over a reward is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Times {
    /// SA-R4 An unsold card.
    Unpaid = 0,
    Once = 1,
    /// SA-R3 A card just bought.
    Double = 2,
}

impl Saba {
    pub(crate) fn legal_places(&self, card: Card) -> PlaceSet {
        self.necklace.legal_places(card, self.options.jokers)
    }

    /// SA-B6, SA-B8
    pub fn is_fake(&self, card: Card) -> bool {
        if card.is_joker() && !self.knows_fake_jokers() {
            return self.necklace.is_full();
        }
        self.necklace.is_fake(card, self.options.jokers)
    }

    pub(crate) fn legal_placings(&self, card: Card, out: &mut Vec<Action>) {
        let places = self.legal_places(card);
        out.extend(places.iter().map(|place| Action::Place { card, place }));
    }

    /// The card has left the hand or the table already.
    pub(crate) fn put_down(
        &mut self,
        seat: Seat,
        card: Card,
        place: Place,
        times: Times,
        table: &mut impl Table,
    ) {
        let filled = self.necklace.filled();
        let reward = reward(filled, place);
        let earned = reward * times as Thousands;
        self.necklace.put(card, place);
        self.cash[seat.index()] += earned;
        let stands_for = || self.necklace.stands_at(place).unwrap_or(card);
        let event = || Event::Placed {
            seat,
            card,
            stands_for: stands_for(),
            place,
            lines: lines(filled, place),
            reward,
            times: times as u8,
            earned,
        };
        match times {
            // In stage two it comes out of the hand, unseen until now.
            Times::Once => table.reveal(event),
            Times::Unpaid | Times::Double => table.announce(event),
        }
    }
}
