//! Tables laid by hand, for tests.

use crate::Versailles;
use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::phase::{Phase, Work};
use crate::pieces::{Decoration, Goods, Track, Zone};
use crate::player::{Decorations, Player, Workers};
use crate::tiles::{Rotation, Tile, Tiles};
use crate::yard::Yard;
use tabletop::{Chance, Dealer, Game, Scripted, Seat, SeatSet, Sees, Silent};

/// Words that name tiles.
pub fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace()
        .map(|word| word.parse().expect("a tile"))
        .collect()
}

/// `quarry mine 2` and the like: zones, each with how many stand there if not one.
fn standing(text: &str) -> Workers {
    let mut workers = Workers::default();
    for word in text.split_whitespace() {
        let (zone, count) = word.split_once(':').unwrap_or((word, "1"));
        workers.add(
            zone.parse().expect("a zone"),
            count.parse().expect("a number"),
        );
    }
    workers
}

/// A table as it is dealt with all picks 0, Anna to begin: the first five tiles lie on the
/// display.
pub fn table(seats: u8) -> Versailles {
    Versailles::deal(&Options::default(), seats, &mut Silent(Scripted::default()))
}

/// The same with the longer track.
pub fn long_table(seats: u8) -> Versailles {
    let options = Options { long_game: true };
    Versailles::deal(&options, seats, &mut Silent(Scripted::default()))
}

impl Versailles {
    fn of(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Her workers stand here and nowhere else, as `quarry:2 yard`.
    pub fn workers(mut self, seat: Seat, text: &str) -> Versailles {
        self.of(seat).workers = standing(text);
        self
    }

    pub fn marker(mut self, seat: Seat, zone: Zone) -> Versailles {
        self.of(seat).marker = Some(zone);
        self
    }

    pub fn coins(mut self, seat: Seat, active: u8) -> Versailles {
        self.of(seat).coins = active;
        self
    }

    pub fn goods(mut self, seat: Seat, wood: u16, marble: u16, gold: u16) -> Versailles {
        self.of(seat).goods = Goods::new(wood, marble, gold);
        self
    }

    pub fn score(mut self, seat: Seat, points: u16) -> Versailles {
        self.of(seat).score = points;
        self
    }

    pub fn technology(mut self, seat: Seat, track: Track, step: u8) -> Versailles {
        self.of(seat).steps[track.index()] = step;
        self
    }

    /// From the stock.
    pub fn decorated(mut self, seat: Seat, decoration: Decoration, count: u8) -> Versailles {
        for _ in 0..count {
            self.stock.remove(decoration);
            self.of(seat).decorations.add(decoration);
        }
        self
    }

    /// Takes these tiles from the pile or the display, wherever they lie.
    fn fetch(&mut self, tile: Tile) {
        if self.pile.has(tile) {
            self.pile.remove(tile);
        } else {
            self.display.take(tile);
        }
    }

    /// In front of her, from the pile or the display.
    pub fn tiles(mut self, seat: Seat, text: &str) -> Versailles {
        for tile in tiles(text) {
            self.fetch(tile);
            self.of(seat).tiles.add(tile);
        }
        self
    }

    /// On the display, the lowest first; what lay there goes to the pile.
    pub fn displayed(mut self, text: &str) -> Versailles {
        let before: Vec<Tile> = self.display.tiles().collect();
        for tile in before {
            self.display.take(tile);
            self.pile.add(tile);
        }
        for (slot, tile) in (1..).zip(tiles(text)) {
            self.pile.remove(tile);
            self.display.put(slot, Some(tile));
        }
        self
    }

    /// Only these stay in the pile; the others are removed.
    pub fn piled(mut self, text: &str) -> Versailles {
        let stay: Tiles = tiles(text).into_iter().collect();
        for tile in self.pile.iter().filter(|tile| !stay.has(*tile)) {
            self.removed.add(tile);
        }
        self.pile = stay;
        self
    }

    /// Leaves so many removed tiles; the others come to lie before this player.
    pub fn few_removed(mut self, seat: Seat, count: u8) -> Versailles {
        while self.removed.len() > count {
            let tile = self.removed.nth(0);
            self.removed.remove(tile);
            self.of(seat).tiles.add(tile);
        }
        self
    }

    /// Builds tiles without paying, as `gallery@c2/1`; whether they fit is not asked.
    pub fn built(mut self, text: &str) -> Versailles {
        for word in text.split_whitespace() {
            let (tile, place) = word.split_once('@').expect("tile@cell/turns");
            let (cell, turns) = place.split_once('/').expect("tile@cell/turns");
            let tile = tile.parse().expect("a tile");
            let turns = turns.parse().ok().and_then(Rotation::new);
            self.fetch(tile);
            self.yard
                .put(tile, cell.parse().expect("a cell"), turns.expect("0 to 3"));
        }
        self
    }

    pub fn king(mut self, steps: u8) -> Versailles {
        self.king = steps;
        self
    }

    /// It is her turn to move.
    pub fn to_move(mut self, player: Seat) -> Versailles {
        self.phase = Phase::Move { player };
        self
    }

    /// She has moved into this zone and activates it.
    pub fn activating(mut self, player: Seat, zone: Zone) -> Versailles {
        self.phase = Phase::Activate {
            player,
            zone,
            king: zone == Zone::KingsFavour,
        };
        self
    }

    /// Does this, in notation, which must be legal; all picks are 0.
    pub fn play(&mut self, seat: Seat, action: &str) {
        self.play_with(&mut Silent(Scripted::default()), seat, action);
    }

    /// The same with a dealer.
    pub fn play_with(&mut self, dealer: &mut impl Dealer<Event>, seat: Seat, action: &str) {
        let legal = self.legal(seat);
        assert!(
            legal.iter().any(|known| known == action),
            "`{action}` is not among {legal:?}"
        );
        let action: Action = action.parse().expect("an action");
        self.apply(seat, action, dealer);
    }

    /// What she may do, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    pub fn may(&self, seat: Seat, action: &str) -> bool {
        self.legal(seat).iter().any(|known| known == action)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn phase_now(&self) -> Phase {
        self.phase
    }

    /// The activation under way.
    pub fn work_now(&self) -> Option<Work> {
        match self.phase {
            Phase::Work(work) | Phase::Discard(work) => Some(work),
            Phase::Move { .. } | Phase::Activate { .. } | Phase::Over { .. } => None,
        }
    }

    /// The display, the lowest slot first, `-` for a gap.
    pub fn display_now(&self) -> String {
        let slots = (1..=5).map(|slot| self.display.at(slot).map_or("-", |tile| tile.name()));
        slots.collect::<Vec<_>>().join(" ")
    }

    pub fn pile_now(&self) -> Tiles {
        self.pile
    }

    pub fn removed_now(&self) -> Tiles {
        self.removed
    }

    pub fn yard_now(&self) -> Yard {
        self.yard
    }

    pub fn stock_now(&self) -> Decorations {
        self.stock
    }

    pub fn king_now(&self) -> u8 {
        self.king
    }
}

impl Player {
    pub fn goods_now(&self) -> Goods {
        self.goods
    }

    pub fn coins_now(&self) -> u8 {
        self.coins
    }

    pub fn marker_now(&self) -> Option<Zone> {
        self.marker
    }

    pub fn at(&self, zone: Zone) -> u8 {
        self.workers.at(zone)
    }

    pub fn tiles_now(&self) -> Tiles {
        self.tiles
    }

    pub fn decorations_now(&self) -> Decorations {
        self.decorations
    }

    pub fn score_now(&self) -> u16 {
        self.score
    }
}

/// A dealer whose picks are all 0 and who writes down what was told.
#[derive(Default)]
pub struct Listening {
    pub told: Vec<Event>,
}

impl Chance for Listening {
    fn pick(&mut self, _: u32) -> u32 {
        0
    }
}

impl Dealer<Event> for Listening {
    fn announce(&mut self, event: impl FnOnce() -> Event) {
        self.told.push(event());
    }
    fn reveal(&mut self, event: impl FnOnce() -> Event) {
        self.told.push(event());
    }
    fn whisper(&mut self, _: SeatSet, event: impl Fn(Sees) -> Event) {
        self.told.push(event(Sees::Everything));
    }
    fn tell(&mut self, _: SeatSet, event: impl FnOnce() -> Event) {
        self.told.push(event());
    }
}
