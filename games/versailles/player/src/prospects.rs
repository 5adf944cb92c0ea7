//! What a player's things may come to, in points.

use tabletop::Seat;
use versailles::Versailles;
use versailles::pieces::Zone;
use versailles::player::Player;
use versailles::tiles::Tile;

/// How much of the game is left, by the King: 1 at the beginning, 0 at the end.
pub fn left(state: &Versailles) -> f32 {
    let (steps, of) = state.kings_way();
    1.0 - f32::from(steps) / f32::from(of)
}

/// Points made, and what goods, tiles, technologies and workers may still bring.
pub fn of(state: &Versailles, seat: Seat) -> f32 {
    let player = state.player(seat);
    let left = left(state);
    let goods = player.goods;
    // VE-E2 What goods count at the end, and more while there is time to use them.
    let stock = 0.33 * f32::from(goods.wood + goods.marble) + 0.5 * f32::from(goods.gold);
    let useful =
        0.5 * f32::from((goods.wood + goods.marble).min(12)) + 0.8 * f32::from(goods.gold.min(6));
    let tiles: f32 = player
        .tiles
        .iter()
        .map(|tile| held(player, tile, left))
        .sum();
    let steps: u8 = player.steps.iter().sum();
    let decorations = f32::from(player.decorations.len());
    f32::from(player.score)
        + stock
        + left.min(0.5) * useful
        + tiles
        + 3.0 * decorations
        + left * (3.5 * f32::from(steps) + 5.0 * workers(player))
        + left.min(0.4) * 2.0 * f32::from(player.coins)
}

/// A tile in front of her: one point, or near what it brings once all is there for it.
pub fn held(player: &Player, tile: Tile, left: f32) -> f32 {
    let price = tile.price();
    let asked = price.goods;
    let lacks = |asked: u16, there: u16| f32::from(asked.saturating_sub(there));
    let goods = lacks(asked.wood, player.goods.wood)
        + lacks(asked.marble, player.goods.marble)
        + 1.5 * lacks(asked.gold, player.goods.gold);
    let missing = tile
        .decorations()
        .filter(|decoration| player.decorations.count(*decoration) == 0);
    let distance = goods + 3.0 * missing.count() as f32;
    let near = 1.0 / (1.0 + 0.25 * distance);
    // Workers in the yard, or on their way to it.
    let hands = f32::from(player.workers.at(Zone::Yard).min(price.workers));
    let ready = 0.55 + 0.15 * hands;
    1.0 + (f32::from(tile.points()) - 1.0) * near * ready * (0.3 + left).min(1.0)
}

/// Workers beyond those everybody has.
fn workers(player: &Player) -> f32 {
    player
        .workers
        .standing()
        .map(|(_, count)| f32::from(count))
        .sum()
}
