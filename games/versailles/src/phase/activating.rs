//! VE-A1 to VE-A4, VE-T3, VE-T4 An activation: its turns of work, who shares it, its end.

use crate::action::Action;
use crate::event::Event;
use crate::phase::{Ending, Phase, Work};
use crate::pieces::Zone;
use crate::{Versailles, dealing::Table};
use tabletop::Seat;

impl Versailles {
    pub(crate) fn activate(
        &mut self,
        player: Seat,
        zone: Zone,
        king: bool,
        table: &mut impl Table,
    ) {
        let workers = self.players[player.index()].workers.at(zone);
        table.announce(|| Event::Activated {
            seat: player,
            zone,
            workers,
        });
        if zone.resource().is_some() {
            self.harvest_all(player, zone, table);
            self.end_turn(player, king, table);
        } else {
            let work = self.work_of(player, player, zone, king);
            self.go_on(work, table);
        }
    }

    /// VE-A4 Nobody shares what was not activated.
    pub(crate) fn leave_alone(
        &mut self,
        player: Seat,
        zone: Zone,
        king: bool,
        table: &mut impl Table,
    ) {
        table.announce(|| Event::LeftAlone { seat: player, zone });
        self.end_turn(player, king, table);
    }

    /// VE-A2 With all her workers there.
    pub(crate) fn work_of(&self, player: Seat, active: Seat, zone: Zone, king: bool) -> Work {
        let workers = self.players[player.index()].workers.at(zone);
        Work {
            player,
            active,
            zone,
            workers,
            of: workers,
            coin_turned: false,
            king,
        }
    }

    /// All that can be done in this activation now.
    #[inline]
    pub(crate) fn legal_work(&self, work: &Work, out: &mut Vec<Action>) {
        match work.zone {
            Zone::Architects => self.legal_guild_work(work, out),
            Zone::Workshop => self.legal_purchases(work, out),
            Zone::Alchemists => self.legal_steps(work, out),
            Zone::Yard => self.legal_buildings(work, out),
            Zone::KingsFavour => self.legal_favours(work, out),
            Zone::Quarry | Zone::Mine | Zone::Sawmill => {}
        }
    }

    /// Whether anything can be done in it.
    fn has_work(&self, work: &Work) -> bool {
        match work.zone {
            Zone::Architects => self.has_guild_work(work),
            Zone::Workshop => self.has_purchase(work),
            Zone::Alchemists => self.has_step(work),
            Zone::Yard => self.has_building(work),
            Zone::KingsFavour => self.has_favour(work),
            Zone::Quarry | Zone::Mine | Zone::Sawmill => false,
        }
    }

    /// Asks what next. All can see when nothing more can be done: then the activation is
    /// over without a word, unless its end turns up tiles, which would make the last
    /// decision final unasked.
    pub(crate) fn go_on(&mut self, work: Work, table: &mut impl Table) {
        let turns_up = work.zone == Zone::Architects && self.display.gap().is_some();
        if turns_up || self.has_work(&work) {
            self.phase = Phase::Work(work);
        } else {
            self.finish(&work, table);
        }
    }

    /// VE-A3 These workers have served; VE-T3 the first thing done tells that she shares.
    pub(crate) fn serve(&self, mut work: Work, workers: u8, table: &mut impl Table) -> Work {
        if work.player != work.active && work.workers == work.of {
            table.announce(|| Event::Shares {
                seat: work.player,
                zone: work.zone,
                workers: work.of,
            });
        }
        work.workers -= workers;
        work
    }

    /// VE-A4 She is done; VE-T3 or declines.
    pub(crate) fn stop(&mut self, work: &Work, table: &mut impl Table) {
        let (seat, zone) = (work.player, work.zone);
        table.announce(|| {
            if seat != work.active && work.workers == work.of {
                Event::Declined { seat, zone }
            } else {
                Event::Finished {
                    seat,
                    zone,
                    unused: work.workers,
                }
            }
        });
        self.finish(work, table);
    }

    /// VE-T4 Each activation of the guild ends with its own refill. VE-T3 Then the next
    /// who may share, clockwise; one who can do nothing is not asked.
    fn finish(&mut self, work: &Work, table: &mut impl Table) {
        if work.zone == Zone::Architects && !self.refill(table) {
            return;
        }
        let mut seat = work.player.next(self.seats);
        while seat != work.active {
            if self.players[seat.index()].shares(work.zone) {
                let theirs = self.work_of(seat, work.active, work.zone, work.king);
                if self.has_work(&theirs) {
                    self.phase = Phase::Work(theirs);
                    return;
                }
            }
            seat = seat.next(self.seats);
        }
        self.end_turn(work.active, work.king, table);
    }

    /// VE-K3 The King steps at the end of the turn, after all activations.
    pub(crate) fn end_turn(&mut self, active: Seat, king: bool, table: &mut impl Table) {
        if king {
            self.king += 1;
            let (steps, of) = (self.king, self.options.king_steps());
            table.announce(|| Event::KingStepped {
                seat: active,
                steps,
                of,
            });
            if steps == of {
                self.end(Ending::KingArrived, table);
                return;
            }
        }
        self.phase = Phase::Move {
            player: active.next(self.seats),
        };
    }
}
