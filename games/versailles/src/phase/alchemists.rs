//! VE-L1 The alchemists' guild.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Work;
use crate::pieces::{Price, STEPS, Track};
use crate::{Versailles, dealing::Table};

impl Versailles {
    fn can_advance(&self, work: &Work, track: Track) -> bool {
        let player = &self.players[work.player.index()];
        let step = player.step(track);
        if step >= STEPS {
            return false;
        }
        let Price { workers, goods } = track.price(step + 1);
        work.workers >= workers && player.goods.covers(goods)
    }

    pub(crate) fn legal_steps(&self, work: &Work, out: &mut Vec<Action>) {
        for track in Track::ALL {
            if self.can_advance(work, track) {
                out.push(Action::Advance { track });
            }
        }
    }

    pub(crate) fn has_step(&self, work: &Work) -> bool {
        Track::ALL
            .iter()
            .any(|track| self.can_advance(work, *track))
    }

    pub(crate) fn advance(&mut self, work: Work, track: Track, table: &mut impl Table) {
        let player = &mut self.players[work.player.index()];
        let step = player.step(track) + 1;
        let Price { workers, goods } = track.price(step);
        player.goods.pay(goods);
        player.steps[track.index()] = step;
        let work = self.serve(work, workers, table);
        table.announce(|| Event::Advanced {
            seat: work.player,
            track,
            step,
            workers,
            paid: goods,
        });
        self.go_on(work, table);
    }
}
