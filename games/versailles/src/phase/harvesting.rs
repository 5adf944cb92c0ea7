//! VE-H1 to VE-H3, VE-T1, VE-T2 Marble, wood and gold.

use crate::event::Event;
use crate::pieces::{Goods, Zone};
use crate::{Versailles, dealing::Table};
use tabletop::Seat;

impl Versailles {
    /// The active player, then unasked all who share it.
    pub(crate) fn harvest_all(&mut self, active: Seat, zone: Zone, table: &mut impl Table) {
        self.harvest(active, zone, false, table);
        for seat in active.others(self.seats) {
            if self.players[seat.index()].shares(zone) {
                self.harvest(seat, zone, true, table);
            }
        }
    }

    fn harvest(&mut self, seat: Seat, zone: Zone, shared: bool, table: &mut impl Table) {
        let resource = zone.resource().expect("a zone of harvest");
        let player = &mut self.players[seat.index()];
        let workers = player.workers.at(zone);
        let (own, more) = player.harvest(zone, workers);
        let gained = own + more;
        player.goods.add(Goods::of(resource, gained.into()));
        table.announce(|| Event::Harvested {
            seat,
            zone,
            workers,
            resource,
            gained,
            more,
            shared,
        });
    }
}
