//! VE-S1 to VE-S4 Setting up.

use crate::display::Display;
use crate::event::Event;
use crate::options::Options;
use crate::phase::Phase;
use crate::pieces::Zone;
use crate::player::{COINS, Decorations, Player};
use crate::tables::START;
use crate::tiles::{Tile, Tiles};
use crate::yard::Yard;
use crate::{MOST_SEATS, Versailles};
use tabletop::{Dealer, Seat};

/// VE-G4 With so few removed tiles no new pile is made.
const TOO_FEW: u8 = 7;

/// The dealer of this game.
pub(crate) trait Table: Dealer<Event> {}
impl<D: Dealer<Event>> Table for D {}

impl Versailles {
    pub(crate) fn set_up(options: Options, seats: u8, table: &mut impl Table) -> Versailles {
        let first = Seat(table.pick(seats.into()) as u8);
        let mut game = Versailles {
            players: [Player::default(); MOST_SEATS],
            pile: Tiles::ALL,
            removed: Tiles::NONE,
            yard: Yard::EMPTY,
            stock: Decorations::ALL,
            display: Display::default(),
            phase: Phase::Move { player: first },
            king: 0,
            seats,
            first,
            options,
        };
        for seat in Seat::all(seats) {
            let place = first.distance(seat, seats);
            game.players[seat.index()] = starting(seats, place);
        }
        for slot in 1..=5 {
            game.turn_up(slot, table);
        }
        table.reveal(|| Event::Began { seat: first });
        game
    }

    /// VE-G4 Whenever the pile is empty a new one is made of the removed tiles, if they
    /// are not too few.
    pub(crate) fn turn_up(&mut self, slot: u8, table: &mut impl Table) {
        let tile = self.draw(table);
        self.display.put(slot, Some(tile));
        let new_pile = self.pile.is_empty() && self.removed.len() > TOO_FEW;
        if new_pile {
            std::mem::swap(&mut self.pile, &mut self.removed);
        }
        let left = self.pile.len();
        table.reveal(|| Event::TurnedUp {
            tile,
            slot,
            left,
            new_pile,
        });
    }

    /// The pile is a bag: a tile is picked when it is drawn.
    fn draw(&mut self, table: &mut impl Table) -> Tile {
        let tile = self.pile.nth(table.pick(self.pile.len().into()));
        self.pile.remove(tile);
        tile
    }
}

/// VE-S2, VE-S3 By place in the turn order, counted from 0.
fn starting(seats: u8, place: u8) -> Player {
    let mut player = Player {
        coins: COINS,
        waiting: 0b11,
        ..Player::default()
    };
    let row = START[usize::from(seats) - 2][usize::from(place)];
    for (zone, count) in Zone::ALL.into_iter().zip(row) {
        player.workers.add(zone, count);
    }
    player
}
