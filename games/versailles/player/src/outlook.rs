//! What a player may still gain: a number for each thing she has, and what each is worth
//! at once and with all of the game to come.

use tabletop::Seat;
use versailles::Versailles;
use versailles::pieces::{Goods, Zone};
use versailles::player::Player;
use versailles::tiles::Tile;
use versailles::yard::{CELLS, Room};

/// How many things are counted.
pub const THINGS: usize = 25 + 3 * Zone::ALL.len();

/// One number for each thing.
pub type Things = [f32; THINGS];

/// How much of the game is left: 1 at the beginning, 0 at the end, whichever end is nearer,
/// the King's or a full yard.
pub fn left(table: &Versailles) -> f32 {
    let (steps, of) = table.kings_way();
    let way = 1.0 - f32::from(steps) / f32::from(of);
    let cells = f32::from(table.palace().free()) / CELLS as f32;
    way.min(cells)
}

/// What her tiles ask for, and what she has of it.
#[derive(Default)]
struct Needs {
    tiles: f32,
    fitting: f32,
    points: f32,
    near: f32,
    nearest: f32,
    goods: f32,
    gold: f32,
    decorations: f32,
}

impl Needs {
    /// Takes what the tile asks for out of what is there.
    fn tile(
        &mut self,
        tile: Tile,
        room: &Room,
        player: &Player,
        goods: &mut Goods,
        spare: &mut [u8; 6],
    ) {
        self.tiles += 1.0;
        if room.anywhere(tile).is_empty() {
            return;
        }
        self.fitting += 1.0;
        let points = f32::from(tile.points());
        self.points += points;
        let mut price = tile.price().goods;
        let mut turns = 0.0;
        for decoration in tile.decorations() {
            let held = &mut spare[decoration.index()];
            if *held > 0 {
                *held -= 1;
                self.decorations += 1.0;
            } else {
                let more = decoration.price().goods;
                price.wood += more.wood;
                price.marble += more.marble;
                price.gold += more.gold;
                turns += 1.6;
            }
        }
        let lack = goods.short_of(price);
        let had = |asked: u16, lack: u16| f32::from(asked - lack);
        self.goods += had(price.wood, lack.wood) + had(price.marble, lack.marble);
        self.gold += had(price.gold, lack.gold);
        goods.wood -= price.wood - lack.wood;
        goods.marble -= price.marble - lack.marble;
        goods.gold -= price.gold - lack.gold;
        turns += 0.8 * f32::from(lack.wood + lack.marble) + 1.5 * f32::from(lack.gold);
        let hands = tile
            .price()
            .workers
            .saturating_sub(player.workers.at(Zone::Yard));
        turns += 1.3 * f32::from(hands);
        let near = points * (-turns / points).exp();
        self.near += near;
        self.nearest = self.nearest.max(near);
    }
}

/// What she has, in numbers.
pub fn things(table: &Versailles, seat: Seat) -> Things {
    let player = table.player(seat);
    let room = table.palace().room();
    let mut tiles = [None; 5];
    for (place, tile) in tiles.iter_mut().zip(player.tiles.iter()) {
        *place = Some(tile);
    }
    tiles.sort_by_key(|tile| std::cmp::Reverse(tile.map(Tile::points)));
    let mut goods = player.goods;
    let mut spare = versailles::pieces::Decoration::ALL.map(|one| player.decorations.count(one));
    let mut needs = Needs::default();
    for tile in tiles.into_iter().flatten() {
        needs.tile(tile, &room, player, &mut goods, &mut spare);
    }
    let mut out = [0.0; THINGS];
    let firsts = [
        needs.fitting,
        needs.tiles - needs.fitting,
        needs.points,
        needs.near,
        needs.nearest,
        needs.goods,
        needs.gold,
        needs.decorations,
        f32::from(spare.iter().sum::<u8>()),
        f32::from(goods.wood.min(6)),
        f32::from(goods.marble.min(6)),
        f32::from(goods.gold.min(5)),
        f32::from(player.coins.min(1)),
        f32::from(player.coins / 2),
        player.waiting_lines().count() as f32,
        mobility(player),
    ];
    out[..firsts.len()].copy_from_slice(&firsts);
    let mut at = firsts.len();
    for steps in player.steps {
        for step in 1..=3 {
            out[at] = f32::from(u8::from(steps >= step));
            at += 1;
        }
    }
    for zone in Zone::ALL {
        let count = player.workers.at(zone);
        for many in 1..=3 {
            out[at] = f32::from(u8::from(count >= many));
            at += 1;
        }
    }
    debug_assert!(at == THINGS);
    out
}

/// Zones she could move to without a coin.
fn mobility(player: &Player) -> f32 {
    let mut goals = [false; Zone::ALL.len()];
    for (from, _) in player.workers.standing() {
        for to in from.near().iter() {
            goals[to.index()] |= player.marker != Some(to);
        }
    }
    goals.iter().filter(|goal| **goal).count() as f32
}
