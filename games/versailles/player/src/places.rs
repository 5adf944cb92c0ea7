//! Where a tile is best built: so that one's own other tiles fit, and those of others do
//! not.

use bots::Dice;
use tabletop::{Game, Seat, Silent};
use versailles::tiles::{Tile, Tiles};
use versailles::yard::Room;
use versailles::{Action, Versailles};

/// How much it counts that a tile of a rival does not fit any more.
const SPITE: f32 = 0.4;
/// How much a tile of the display counts.
const OPEN: f32 = 0.15;

/// Of all ways to build a tile leaves the best.
pub fn best_alone(table: &Versailles, me: Seat, legal: &mut Vec<Action>) {
    let built = |action: &Action| match action {
        Action::Build { tile, .. } => Some(*tile),
        _ => None,
    };
    let tiles: Tiles = table.player(me).tiles.iter().collect();
    for tile in tiles.iter() {
        let mut best = (None, f32::MIN);
        for &action in legal.iter().filter(|action| built(action) == Some(tile)) {
            let worth = place(table, me, action);
            if worth > best.1 {
                best = (Some(action), worth);
            }
        }
        legal.retain(|action| built(action) != Some(tile) || Some(*action) == best.0);
    }
}

fn place(table: &Versailles, me: Seat, action: Action) -> f32 {
    let mut after = *table;
    after.apply(me, action, &mut Silent(&mut Dice::new(0)));
    let room = after.palace().room();
    let fits = |tiles: Tiles| -> f32 { tiles.iter().map(|tile| fit(&room, tile)).sum() };
    let mut worth = fits(after.player(me).tiles);
    for seat in me.others(after.seats()) {
        worth -= SPITE * fits(after.player(seat).tiles);
    }
    worth + OPEN * fits(after.shown().tiles().collect())
}

/// Points if there is a place for it, a little more if there are several.
fn fit(room: &Room, tile: Tile) -> f32 {
    let places = room.anywhere(tile).len();
    f32::from(tile.points()) * (1.0 - 0.5 / (1.0 + f32::from(places))) * f32::from(places.min(1))
}
