//! Players with some sense, so that whole games reach every end. They judge a move by what
//! the view says it would yield.

use tabletop::{Chance, Game, Match, Seat, Turn, Viewer};
use versailles::pieces::{Decoration, Goods, Resource};
use versailles::reach::Gives;
use versailles::tiles::Tile;
use versailles::view::{PlayerView, View};
use versailles::{Action, Options, Versailles};

/// Xorshift.
#[derive(Clone)]
pub struct Luck(pub u64);

impl Chance for Luck {
    fn pick(&mut self, options: u32) -> u32 {
        if options <= 1 {
            return 0;
        }
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}

/// What the players are after.
#[derive(Clone, Copy, PartialEq)]
pub enum Aim {
    /// To build as much as they can, and to keep the King away.
    Palace,
    /// To bring the King soon, building a little.
    King,
    /// To gather tiles.
    Tiles,
}

pub fn play(seats: u8, options: Options, aim: Aim, seed: u64) -> Match<Versailles> {
    let mut luck = Luck(seed);
    let mut game: Match<Versailles> = Match::start(options, seats, &mut luck).expect("a table");
    while let Turn::Solo(seat) = game.state().turn() {
        let briefing = game.briefing(Viewer::at(seat));
        let judge = Judge {
            me: &briefing.view.players[seat.index()],
            view: &briefing.view,
            aim,
        };
        let noise = match aim {
            Aim::King => 40,
            Aim::Palace | Aim::Tiles => 6,
        };
        let worth = |action: &Action| judge.worth(*action) + luck.pick(noise) as i32;
        let mut worths: Vec<i32> = briefing.actions.iter().map(worth).collect();
        let best = worths.iter().copied().max().expect("somebody is asked");
        let at = worths.drain(..).position(|worth| worth == best);
        let action = briefing.actions[at.expect("the best is among them")];
        game.submit(briefing.ply, seat, &[action], &mut luck)
            .expect("a legal action");
    }
    game
}

struct Judge<'a> {
    me: &'a PlayerView,
    view: &'a View,
    aim: Aim,
}

impl Judge<'_> {
    fn worth(&self, action: Action) -> i32 {
        match action {
            Action::Move { .. } | Action::MovePair { .. } | Action::Jump { .. } => {
                self.worth_of_move(action)
            }
            Action::Activate { .. } => 100,
            Action::Pass {} | Action::End {} => 0,
            Action::Build { tile, .. } => 60 + i32::from(tile.points()),
            Action::Recruit { .. } => 40,
            Action::TurnCoins { coins } => 6 * i32::from(coins),
            Action::Advance { .. } => 25,
            Action::Buy { decoration } if self.lacks(decoration) => 30,
            Action::Buy { .. } => -40,
            Action::Take { tile, .. } => self.worth_of_tile(tile),
            Action::Discard { tile } => -self.room_for(tile),
            Action::RemoveOne { .. } | Action::RemoveThree { .. } => -60,
        }
    }

    fn worth_of_tile(&self, tile: Tile) -> i32 {
        if self.me.tiles.len() >= 4 {
            return -40;
        }
        match (self.aim, self.room_for(tile)) {
            (Aim::Tiles, _) => 30,
            (Aim::Palace | Aim::King, 0) => -20,
            (Aim::Palace | Aim::King, room) => 14 + room.min(8),
        }
    }

    /// Legal places of a tile in hand or on display.
    fn room_for(&self, tile: Tile) -> i32 {
        let mine = self.me.tiles.iter().find(|seen| seen.tile == tile);
        let shown = self
            .view
            .display
            .iter()
            .find(|slot| slot.tile == Some(tile));
        let places = mine
            .map(|seen| &seen.places)
            .or(shown.map(|slot| &slot.places));
        places.map_or(0, |places| places.len() as i32)
    }

    fn lacks(&self, decoration: Decoration) -> bool {
        let wanted = |seen: &&versailles::view::TileView| !seen.places.is_empty();
        let mut tiles = self.me.tiles.iter().filter(wanted);
        tiles.any(|seen| seen.missing.decorations.contains(&decoration))
    }

    /// How much of a resource the tiles before her still lack.
    fn need(&self, resource: Resource) -> u16 {
        let of = |goods: Goods| match resource {
            Resource::Wood => goods.wood,
            Resource::Marble => goods.marble,
            Resource::Gold => goods.gold,
        };
        let lacks = self.me.tiles.iter().map(|seen| of(seen.missing.goods));
        lacks
            .max()
            .unwrap_or(0)
            .max(4_u16.saturating_sub(of(self.me.goods)))
    }

    fn worth_of_move(&self, action: Action) -> i32 {
        let (from, to, workers, jumps) = match action {
            Action::MovePair { from, to } => (from, to, 2, false),
            Action::Jump { from, to } => (from, to, 1, true),
            Action::Move { from, to } => (from, to, 1, false),
            _ => unreachable!("asked about moves only"),
        };
        let reach = self.view.reach.iter().find(|reach| {
            let same = reach.from == from && reach.to == to;
            same && reach.workers == workers && reach.over.is_some() == jumps
        });
        let reach = reach.expect("every move is in reach");
        let some = |count: usize, worth: i32| if count > 0 { worth } else { -6 };
        let gain = match &reach.gives {
            Gives::Harvest { resource, count } => {
                3 * i32::from(self.need(*resource).min(u16::from(*count))) + i32::from(*count)
            }
            Gives::Guild { tiles, coin } => {
                let best = tiles.iter().map(|tile| self.worth_of_tile(*tile)).max();
                best.unwrap_or(0).max(0) + i32::from(*coin)
            }
            Gives::Workshop { decorations } => {
                let lacked = decorations.iter().filter(|kind| self.lacks(**kind));
                some(lacked.count(), 30)
            }
            Gives::Alchemists { tracks } => some(tracks.len(), 14),
            Gives::Yard { tiles } => some(tiles.len(), 50),
            Gives::Favour { lines, coins } => 14 * lines.len() as i32 + 3 * i32::from(*coins),
        };
        let king = match (reach.king, self.aim) {
            (false, _) => 0,
            (true, Aim::King) => 20,
            (true, Aim::Palace | Aim::Tiles) => -14,
        };
        gain + king - 3 * i32::from(reach.coin)
    }
}

/// Everybody at a table of five.
pub const NAMES: [&str; 5] = ["Anna", "Bert", "Cleo", "Dora", "Emil"];

pub fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}
