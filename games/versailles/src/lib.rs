//! Versailles: the rules.
//!
//! | file | idea |
//! |---|---|
//! | `tables.rs` | the printed tables of `data/` |
//! | `pieces.rs` | zones, goods, decorations, technologies |
//! | `tiles.rs` | the 40 tiles, sets of them, how they are turned |
//! | `yard.rs` | cells, what is built, where a tile may go |
//! | `display.rs` | the five slots |
//! | `player.rs` | what one player has |
//! | `options.rs` | the variant |
//! | `action.rs`, `event.rs` | what is decided, what is told |
//! | `dealing.rs` | setting up |
//! | `phase.rs` and `phase/` | where in the turn we are; one file per place |
//! | `ending.rs` | the end, and who wins |
//! | `view.rs`, `reach.rs`, `printed.rs` | what is seen |
//! | `arrange.rs`, `examples.rs` | tables laid by hand; worked examples |
//! | `belief.rs` | the table a view is of |
#![warn(clippy::wildcard_enum_match_arm)]

pub mod action;
#[cfg(feature = "arrange")]
pub mod arrange;
mod belief;
mod dealing;
pub mod display;
mod ending;
pub mod event;
#[cfg(feature = "arrange")]
pub mod examples;
pub mod options;
pub mod phase;
pub mod pieces;
pub mod player;
pub mod printed;
pub mod reach;
mod tables;
pub mod tiles;
pub mod view;
pub mod yard;

pub use action::Action;
pub use belief::Belief;
pub use event::Event;
pub use options::Options;
pub use phase::{Ending, Phase};
pub use view::View;

use display::Display;
use pieces::Zone;
use player::{Decorations, Player};
use std::ops::RangeInclusive;
use tabletop::{Chance, Compare, Dealer, Game, Seat, Standings, Thing, Turn, Viewer};
use tiles::Tiles;
use yard::Yard;

/// Most who can play.
pub const MOST_SEATS: usize = 5;

/// The table: everything that is true. The pile is a bag: a tile is picked when it is
/// turned up, so nothing of it is secret but what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versailles {
    players: [Player; MOST_SEATS],
    pile: Tiles,
    /// VE-G3 Removed and given up.
    removed: Tiles,
    yard: Yard,
    /// VE-C2 Decorations that can still be bought.
    stock: Decorations,
    display: Display,
    phase: Phase,
    /// Steps the King has made.
    king: u8,
    seats: u8,
    first: Seat,
    options: Options,
}

impl Game for Versailles {
    const ID: &'static str = "versailles";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    /// VE-M5 A lap is at most 8 arrows and passes the King's favour, which two workers can
    /// do at a time, in at most 24 turns; at most 30 workers can be on their last lap. A
    /// turn moves a worker at least one arrow; in it all five may act, each with at most
    /// nine workers, one decision each and perhaps one more for a fifth tile.
    const LONGEST: u32 = 8 * (2 * 24 + 30) * (2 + 5 * (2 * 9 + 1));
    const THINGS: &'static [&'static str] = &THINGS;

    type Options = Options;
    fn variants(_: u8) -> Vec<Options> {
        [false, true]
            .map(|long_game| Options { long_game })
            .to_vec()
    }

    type Action = Action;
    type Event = Event;
    /// There is nothing to remember: all that was shown still lies open.
    type Memory = ();
    fn recall((): &mut (), _: Viewer, _: &Event) {}
    type View = View;
    fn view(&self, viewer: Viewer, (): &()) -> View {
        self.seen_by(viewer)
    }
    fn remembered(_: &View) {}
    fn compare<'a>(before: &'a View, now: &'a View, to: &mut impl Compare<'a>) {
        View::compare(before, now, to);
    }

    fn deal(options: &Options, seats: u8, dealer: &mut impl Dealer<Event>) -> Versailles {
        Versailles::set_up(*options, seats, dealer)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.phase.turn()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn() == Turn::Solo(seat) {
            self.answers(out);
        }
    }

    fn apply(&mut self, _: Seat, action: Action, dealer: &mut impl Dealer<Event>) {
        self.decide(action, dealer);
    }

    fn standings(&self) -> Standings {
        self.by_points()
    }

    type Belief = Belief;
    fn belief(view: &View) -> Belief {
        Belief::of(view)
    }
    fn imagine(belief: &Belief, _: &mut impl Chance) -> Versailles {
        belief.table()
    }

    fn pieces(&self) -> Vec<u16> {
        self.box_count()
    }

    fn touches(action: Action, out: &mut Vec<Thing>) {
        action.touches(out);
    }
}

/// Everything with a name: zones, resources, decorations, tracks, tiles.
const THINGS: [&str; 60] = {
    const OTHERS: [&str; 20] = [
        "kings-favour",
        "quarry",
        "mine",
        "architects",
        "workshop",
        "sawmill",
        "alchemists",
        "yard",
        "wood",
        "marble",
        "gold",
        "orange-tree",
        "statue",
        "fountain",
        "tapestry",
        "chandelier",
        "mirror",
        "yield",
        "harvest",
        "specialists",
    ];
    let mut things = [""; 60];
    let mut at = 0;
    while at < things.len() {
        things[at] = if at < OTHERS.len() {
            OTHERS[at]
        } else {
            tables::TILE_NAMES[at - OTHERS.len()]
        };
        at += 1;
    }
    things
};

/// What players' knowledge looks at on tables they imagine, and tests on theirs.
impl Versailles {
    /// What this player has.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The question on the table.
    pub fn phase_now(&self) -> Phase {
        self.phase
    }

    /// Steps the King has made, and of how many.
    pub fn kings_way(&self) -> (u8, u8) {
        (self.king, self.options.king_steps())
    }

    /// The five slots.
    pub fn shown(&self) -> Display {
        self.display
    }

    /// What is built.
    pub fn palace(&self) -> &Yard {
        &self.yard
    }

    /// VE-E2 What this player would have if the game ended now.
    pub fn points(&self, seat: Seat) -> u16 {
        self.count_up(seat).total()
    }

    /// The same table as if it were this player's turn to move: how one thinks about one's
    /// own next turns alone. A game that is over stays so.
    pub fn as_if_next(&self, seat: Seat) -> Versailles {
        let mut table = *self;
        if self.turn() != Turn::Over {
            table.phase = Phase::Move { player: seat };
        }
        table
    }
}

impl Versailles {
    /// Tiles one by one; decorations and workers by kind, wherever they are.
    fn box_count(&self) -> Vec<u16> {
        let mut tiles = [0; tiles::TILES];
        let built = self.yard.built().map(|(_, tile, _)| tile);
        let seats = &self.players[..usize::from(self.seats)];
        let held = seats.iter().flat_map(|player| player.tiles.iter());
        let piles = self.pile.iter().chain(self.removed.iter());
        for tile in built.chain(held).chain(piles).chain(self.display.tiles()) {
            tiles[tile.index()] += 1;
        }
        let mut counts = tiles.to_vec();
        counts.extend(pieces::Decoration::ALL.map(|decoration| {
            let held = seats
                .iter()
                .map(|player| u16::from(player.decorations.count(decoration)));
            let asked = |tile: &tiles::Tile| tile.decorations().any(|asked| asked == decoration);
            let on_tiles = self.yard.built().filter(|(_, tile, _)| asked(tile)).count();
            held.sum::<u16>() + u16::from(self.stock.count(decoration)) + on_tiles as u16
        }));
        counts.extend(seats.iter().map(|player| {
            let waiting = player.waiting_lines().count() as u16;
            let standing = Zone::ALL.map(|zone| u16::from(player.workers.at(zone)));
            waiting + standing.iter().sum::<u16>()
        }));
        counts
    }
}
