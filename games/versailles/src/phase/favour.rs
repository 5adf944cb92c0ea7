//! VE-K1, VE-K2 The King's favour.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Work;
use crate::pieces::{Zone, recruiters};
use crate::player::COINS;
use crate::{Versailles, dealing::Table};

impl Versailles {
    fn can_recruit(&self, work: &Work, line: u8) -> bool {
        work.workers >= recruiters(line) && self.players[work.player.index()].waits(line)
    }

    pub(crate) fn legal_favours(&self, work: &Work, out: &mut Vec<Action>) {
        for line in 1..=2 {
            if self.can_recruit(work, line) {
                out.push(Action::Recruit { line });
            }
        }
        if work.workers > 0 {
            let inactive = COINS - self.players[work.player.index()].coins;
            out.extend((1..=inactive).map(|coins| Action::TurnCoins { coins }));
        }
    }

    pub(crate) fn has_favour(&self, work: &Work) -> bool {
        let coins = work.workers > 0 && self.players[work.player.index()].coins < COINS;
        coins || self.can_recruit(work, 1) || self.can_recruit(work, 2)
    }

    /// VE-K1 The recruit serves nothing in this activation.
    pub(crate) fn recruit(&mut self, work: Work, line: u8, table: &mut impl Table) {
        let workers = recruiters(line);
        let work = self.serve(work, workers, table);
        let player = &mut self.players[work.player.index()];
        player.waiting &= !(1 << (line - 1));
        player.workers.add(Zone::KingsFavour, 1);
        table.announce(|| Event::Recruited {
            seat: work.player,
            line,
            workers,
        });
        self.go_on(work, table);
    }
}
