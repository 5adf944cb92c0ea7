//! VE-Y1 to VE-Y3 The construction yard.

use crate::action::Action;
use crate::event::Event;
use crate::phase::{Ending, Work};
use crate::pieces::Price;
use crate::tiles::{Rotation, Tile};
use crate::yard::Cell;
use crate::{Versailles, dealing::Table};

impl Versailles {
    /// VE-Y1 Workers, goods and decorations.
    #[inline]
    fn can_pay(&self, work: &Work, tile: Tile) -> bool {
        let Price { workers, goods } = tile.price();
        let player = &self.players[work.player.index()];
        work.workers >= workers && player.goods.covers(goods) && player.decorations.cover(tile)
    }

    /// VE-Y2 Every cell and rotation; those that look the same are one.
    pub(crate) fn legal_buildings(&self, work: &Work, out: &mut Vec<Action>) {
        let room = self.yard.room();
        for tile in self.players[work.player.index()].tiles.iter() {
            if !self.can_pay(work, tile) {
                continue;
            }
            for rotation in Rotation::first(tile.rotations()) {
                out.extend(
                    room.places(tile, rotation)
                        .iter()
                        .map(|cell| Action::Build {
                            tile,
                            cell,
                            rotation,
                        }),
                );
            }
        }
    }

    pub(crate) fn has_building(&self, work: &Work) -> bool {
        let mut tiles = self.players[work.player.index()].tiles.iter();
        let room = self.yard.room();
        tiles.any(|tile| self.can_pay(work, tile) && !room.anywhere(tile).is_empty())
    }

    /// VE-Y3 The points at once; VE-E1 a full yard ends the game.
    pub(crate) fn build(
        &mut self,
        work: Work,
        tile: Tile,
        cell: Cell,
        rotation: Rotation,
        table: &mut impl Table,
    ) {
        let Price { workers, goods } = tile.price();
        let work = self.serve(work, workers, table);
        let player = &mut self.players[work.player.index()];
        player.goods.pay(goods);
        player.decorations.pay(tile);
        player.tiles.remove(tile);
        player.score += u16::from(tile.points());
        let score = player.score;
        self.yard.put(tile, cell, rotation);
        table.announce(|| Event::Built {
            seat: work.player,
            tile,
            cell,
            rotation,
            workers,
            paid: goods,
            decorations: tile.decorations().collect(),
            points: tile.points(),
            score,
        });
        if self.yard.is_full() {
            self.end(Ending::YardFull, table);
        } else {
            self.go_on(work, table);
        }
    }
}
