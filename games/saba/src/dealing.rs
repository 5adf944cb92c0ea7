//! SA-S1 to SA-S3 Setting up.

use crate::action::Thousands;
use crate::event::Event;
use crate::necklace::Necklace;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::{Card, Cards};
use crate::{MOST_SEATS, Saba};
use tabletop::{Dealer, Face, Seat, SeatSet, Sees};

/// The dealer of this game.
pub(crate) trait Table: Dealer<Event> {}
impl<D: Dealer<Event>> Table for D {}

/// SA-C2
const STARTING_CASH: Thousands = 20;
/// SA-S1
const TURNED_UP: u32 = 4;

/// SA-S2 Cards to a hand.
pub const fn hand_size(seats: u8) -> u8 {
    match seats {
        ..=3 => 7,
        4 => 5,
        5 => 4,
        6.. => 3,
    }
}

impl Saba {
    pub(crate) fn set_up(rules: u16, options: Options, seats: u8, table: &mut impl Table) -> Saba {
        let mut game = Saba {
            hands: [Cards::NONE; MOST_SEATS],
            pile: options.jokers.deck(),
            fakes: Cards::NONE,
            necklace: Necklace::EMPTY,
            cash: [0; MOST_SEATS],
            phase: Phase::Over {},
            options,
            rules: rules as u8,
            seats,
            turns_without_draw: 0,
        };
        game.cash[..usize::from(seats)].fill(STARTING_CASH);
        game.turn_up(table);
        for seat in Seat::all(seats) {
            game.deal_hand(seat, table);
        }
        let first = Seat(table.pick(seats.into()) as u8);
        table.reveal(|| Event::Began { seat: first });
        game.phase = Phase::Offer { auctioneer: first };
        game
    }

    /// SA-S1 Four cards on the necklace, each on a place drawn among the legal ones.
    fn turn_up(&mut self, table: &mut impl Table) {
        let mut put_back = Cards::NONE;
        while self.necklace.filled().len() < TURNED_UP {
            let card = self.take_from_pile(table);
            let places = self.legal_places(card);
            if card.is_joker() || places.is_empty() {
                put_back.add(card);
                table.reveal(|| Event::PutBack { card });
            } else {
                let place = places.nth(table.pick(places.len()));
                self.necklace.put(card, place);
                table.reveal(|| Event::TurnedUp { card, place });
            }
        }
        put_back.iter().for_each(|card| self.pile.add(card));
    }

    /// SA-S2
    fn deal_hand(&mut self, seat: Seat, table: &mut impl Table) {
        let count = hand_size(self.seats);
        for _ in 0..count {
            let card = self.take_from_pile(table);
            self.hands[seat.index()].add(card);
        }
        let hand = self.hands[seat.index()];
        table.whisper(SeatSet::only(seat), |sees| Event::Dealt {
            seat,
            count,
            cards: match sees {
                Sees::Everything => hand.iter().map(Face::Up).collect(),
                Sees::Outside => vec![Face::Down; count.into()],
            },
        });
    }

    /// The pile is a bag: a card is picked when it is drawn.
    pub(crate) fn take_from_pile(&mut self, table: &mut impl Table) -> Card {
        let card = self.pile.nth(table.pick(self.pile.len()));
        self.pile.remove(card);
        card
    }
}
