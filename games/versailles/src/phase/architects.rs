//! VE-G1 to VE-G4 The architects' guild and its display.

use crate::action::{Action, Trio};
use crate::event::Event;
use crate::phase::{Ending, Phase, Work};
use crate::pieces::{Price, Zone, slot_price};
use crate::player::COINS;
use crate::tiles::{Tile, Tiles};
use crate::{Versailles, dealing::Table};

/// VE-G3
const MOST_TILES: u8 = 4;

impl Versailles {
    /// VE-G1 In any order and mix while workers last.
    pub(crate) fn legal_guild_work(&self, work: &Work, out: &mut Vec<Action>) {
        let player = &self.players[work.player.index()];
        if work.workers == 0 {
            return;
        }
        for (slot, tile) in self.display.filled() {
            let Price { workers, goods } = slot_price(slot);
            if work.workers >= workers && player.goods.covers(goods) {
                out.push(Action::Take { slot, tile });
            }
        }
        if !work.coin_turned && player.coins < COINS {
            out.push(Action::TurnCoins { coins: 1 });
        }
        let shown = self.display.tiles();
        out.extend(shown.map(|tile| Action::RemoveOne { tile }));
        if work.workers >= 2 {
            let shown: Tiles = self.display.tiles().collect();
            threes(shown, |tiles| out.push(Action::RemoveThree { tiles }));
        }
    }

    pub(crate) fn has_guild_work(&self, work: &Work) -> bool {
        let coins = self.players[work.player.index()].coins;
        let coin = !work.coin_turned && coins < COINS;
        work.workers > 0 && (coin || self.display.tiles().next().is_some())
    }

    /// VE-G2
    pub(crate) fn take(&mut self, work: Work, slot: u8, tile: Tile, table: &mut impl Table) {
        let Price { workers, goods } = slot_price(slot);
        let work = self.serve(work, workers, table);
        let player = &mut self.players[work.player.index()];
        player.goods.pay(goods);
        player.tiles.add(tile);
        self.display.put(slot, None);
        table.announce(|| Event::Took {
            seat: work.player,
            tile,
            slot,
            workers,
            paid: goods,
        });
        if player.tiles.len() > MOST_TILES {
            self.phase = Phase::Discard(work);
        } else {
            self.go_on(work, table);
        }
    }

    /// VE-G3 Any of the five.
    pub(crate) fn legal_discards(&self, work: &Work, out: &mut Vec<Action>) {
        let tiles = self.players[work.player.index()].tiles.iter();
        out.extend(tiles.map(|tile| Action::Discard { tile }));
    }

    pub(crate) fn discard(&mut self, work: Work, tile: Tile, table: &mut impl Table) {
        self.players[work.player.index()].tiles.remove(tile);
        self.removed.add(tile);
        table.announce(|| Event::Discarded {
            seat: work.player,
            tile,
        });
        self.go_on(work, table);
    }

    /// VE-G2 What is left slides down at once.
    pub(crate) fn remove(
        &mut self,
        work: Work,
        workers: u8,
        tiles: impl Iterator<Item = Tile> + Clone,
        table: &mut impl Table,
    ) {
        let work = self.serve(work, workers, table);
        for tile in tiles.clone() {
            self.display.take(tile);
            self.removed.add(tile);
        }
        self.display.slide();
        table.announce(|| Event::Removed {
            seat: work.player,
            tiles: tiles.collect(),
            workers,
        });
        self.go_on(work, table);
    }

    /// VE-G1, VE-K2 One worker turns the coins.
    pub(crate) fn turn_coins(&mut self, work: Work, coins: u8, table: &mut impl Table) {
        let mut work = self.serve(work, 1, table);
        work.coin_turned = work.zone == Zone::Architects;
        self.players[work.player.index()].coins += coins;
        table.announce(|| Event::TurnedCoins {
            seat: work.player,
            zone: work.zone,
            coins,
            workers: 1,
        });
        self.go_on(work, table);
    }

    /// VE-G4 False if that ended the game: no pile is left, and none could be made.
    pub(crate) fn refill(&mut self, table: &mut impl Table) -> bool {
        self.display.slide();
        while let Some(slot) = self.display.gap() {
            self.turn_up(slot, table);
            if self.pile.is_empty() {
                self.end(Ending::TilesSpent, table);
                return false;
            }
        }
        true
    }
}

/// VE-G3 Every choice of three tiles, or all of them if there are fewer.
fn threes(shown: Tiles, mut each: impl FnMut(Trio)) {
    let mut tiles = shown.iter();
    match shown.len() {
        0 => {}
        1..=3 => {
            let first = tiles.next().expect("there is one");
            each(Trio::of(first, tiles.next(), tiles.next()));
        }
        _ => {
            for a in tiles {
                for b in shown.after(a).iter() {
                    for c in shown.after(b).iter() {
                        each(Trio::of(a, Some(b), Some(c)));
                    }
                }
            }
        }
    }
}
