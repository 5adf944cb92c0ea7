//! VE-E1, VE-E2 The end, and who wins.

use crate::event::Event;
use crate::phase::{Ending, Phase};
use crate::{MOST_SEATS, Versailles, dealing::Table};
use tabletop::{Seat, Standings};

/// VE-E2 The points of one player, each with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    pub built: u16,
    pub wood: u16,
    pub marble: u16,
    pub gold: u16,
    pub tiles: u8,
    pub decorations: u8,
}

impl Count {
    pub fn total(self) -> u16 {
        let left = self.wood + self.marble + self.gold;
        self.built + left + u16::from(self.tiles) + u16::from(self.decorations)
    }
}

impl Versailles {
    /// VE-E2 What the player would have if the game ended now.
    pub(crate) fn count_up(&self, seat: Seat) -> Count {
        let player = &self.players[seat.index()];
        Count {
            built: player.score,
            wood: player.goods.wood / 3,
            marble: player.goods.marble / 3,
            gold: player.goods.gold / 2,
            tiles: player.tiles.len(),
            decorations: 3 * player.decorations.len(),
        }
    }

    pub(crate) fn by_points(&self) -> Standings {
        let mut points = [0; MOST_SEATS];
        for seat in Seat::all(self.seats) {
            points[seat.index()] = i32::from(self.count_up(seat).total());
        }
        Standings::by_score(&points[..usize::from(self.seats)])
    }

    /// VE-E1 At once.
    pub(crate) fn end(&mut self, ending: Ending, table: &mut impl Table) {
        self.phase = Phase::Over { ending };
        table.announce(|| Event::Over { ending });
        for seat in Seat::all(self.seats) {
            let count = self.count_up(seat);
            table.announce(|| Event::Counted {
                seat,
                built: count.built,
                wood: count.wood,
                marble: count.marble,
                gold: count.gold,
                tiles: count.tiles,
                decorations: count.decorations,
                total: count.total(),
            });
        }
        let state = *self;
        table.announce(|| {
            let totals = Seat::all(state.seats).map(|seat| state.count_up(seat).total());
            let scores: Vec<u16> = totals.collect();
            let most = scores.iter().max().copied();
            let won = |seat: &Seat| scores.get(seat.index()).copied() == most;
            Event::Ended {
                winners: Seat::all(state.seats).filter(won).collect(),
                scores,
            }
        });
    }
}
