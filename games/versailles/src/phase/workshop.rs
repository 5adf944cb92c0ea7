//! VE-W1 The workshop.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Work;
use crate::pieces::{Decoration, Price};
use crate::{Versailles, dealing::Table};

impl Versailles {
    /// VE-C2 A kind that is out cannot be bought.
    fn can_buy(&self, work: &Work, decoration: Decoration) -> bool {
        let Price { workers, goods } = decoration.price();
        let player = &self.players[work.player.index()];
        work.workers >= workers && player.goods.covers(goods) && self.stock.count(decoration) > 0
    }

    pub(crate) fn legal_purchases(&self, work: &Work, out: &mut Vec<Action>) {
        for decoration in Decoration::ALL {
            if self.can_buy(work, decoration) {
                out.push(Action::Buy { decoration });
            }
        }
    }

    pub(crate) fn has_purchase(&self, work: &Work) -> bool {
        Decoration::ALL
            .iter()
            .any(|decoration| self.can_buy(work, *decoration))
    }

    pub(crate) fn buy(&mut self, work: Work, decoration: Decoration, table: &mut impl Table) {
        let Price { workers, goods } = decoration.price();
        let work = self.serve(work, workers, table);
        let player = &mut self.players[work.player.index()];
        player.goods.pay(goods);
        player.decorations.add(decoration);
        self.stock.remove(decoration);
        let left = self.stock.count(decoration);
        table.announce(|| Event::Bought {
            seat: work.player,
            decoration,
            workers,
            paid: goods,
            left,
        });
        self.go_on(work, table);
    }
}
