//! From a view to the table it is of. Nothing is hidden but what the pile will bring, and
//! that is picked when it comes: a view leaves one table possible.

use crate::display::Display;
use crate::pieces::{Decoration, Track};
use crate::player::{Decorations, Player};
use crate::tiles::Tiles;
use crate::view::{PlayerView, View};
use crate::yard::Yard;
use crate::{MOST_SEATS, Versailles};

#[derive(Clone, Copy, Debug)]
pub struct Belief(Versailles);

impl Belief {
    pub(crate) fn table(&self) -> Versailles {
        self.0
    }

    pub(crate) fn of(view: &View) -> Belief {
        let mut players = [Player::default(); MOST_SEATS];
        for (player, seen) in players.iter_mut().zip(&view.players) {
            *player = player_seen(seen);
        }
        let mut yard = Yard::EMPTY;
        for built in &view.yard.built {
            yard.put(built.tile, built.cell, built.rotation);
        }
        let mut display = Display::default();
        for seen in &view.display {
            display.put(seen.slot, seen.tile);
        }
        let mut stock = Decorations::NONE;
        for (decoration, count) in &view.stock {
            (0..*count).for_each(|_| stock.add(*decoration));
        }
        let mut pile = Tiles::ALL;
        let built = view.yard.built.iter().map(|built| built.tile);
        let held = players.iter().flat_map(|player| player.tiles.iter());
        let seen = built.chain(held).chain(display.tiles());
        for tile in seen.chain(view.removed.iter()) {
            pile.remove(tile);
        }
        Belief(Versailles {
            players,
            pile,
            removed: view.removed,
            yard,
            stock,
            display,
            phase: view.phase,
            king: view.king.steps,
            seats: view.players.len() as u8,
            first: view.first,
            options: view.options,
        })
    }
}

fn player_seen(seen: &PlayerView) -> Player {
    let mut player = Player {
        tiles: seen.tiles.iter().map(|seen| seen.tile).collect(),
        goods: seen.goods,
        score: seen.score,
        coins: seen.coins,
        marker: seen.marker,
        ..Player::default()
    };
    for (zone, count) in &seen.workers {
        player.workers.add(*zone, *count);
    }
    for line in &seen.waiting {
        player.waiting |= 1 << (line - 1);
    }
    for (track, step) in &seen.technologies {
        let track: &Track = track;
        player.steps[track.index()] = *step;
    }
    for (decoration, count) in &seen.decorations {
        let decoration: Decoration = *decoration;
        (0..*count).for_each(|_| player.decorations.add(decoration));
    }
    player
}
