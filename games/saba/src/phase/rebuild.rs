//! SA-Z1 to SA-Z3 Stage two: the necklace is rebuilt.

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::pieces::Card;
use crate::places::PLACES;
use crate::{Saba, dealing::Table};
use tabletop::Seat;

impl Saba {
    /// SA-Z1 The richest begins; among equals the first after the one who drew last.
    pub(crate) fn begin_rebuilding(&mut self, drew_last: Seat, table: &mut impl Table) {
        let most = self.cash.iter().max();
        let first = drew_last
            .others(self.seats)
            .find(|seat| self.cash.get(seat.index()) == most)
            .unwrap_or(drew_last);
        table.announce(|| Event::RebuildingBegan { seat: first });
        // The richest may hold no card; then the next who does.
        self.ask_to_rebuild(first, table);
    }

    /// SA-Z2 Any card on any legal place, or a fake aside; a pass only for want of both.
    pub(crate) fn legal_rebuilding(&self, player: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        for card in self.hands[player.index()].kinds() {
            let found = out.len();
            self.legal_placings(card, out);
            if out.len() == found && self.is_fake(card) {
                out.push(Action::Discard { card });
            }
        }
        if out.len() == before {
            out.push(Action::Pass {});
        }
    }

    pub(crate) fn discard(&mut self, player: Seat, card: Card, table: &mut impl Table) {
        self.hands[player.index()].remove(card);
        self.fakes.add(card);
        table.reveal(|| Event::Discarded { seat: player, card });
        self.rebuild_next(player, table);
    }

    /// SA-Z2 Nobody passes who holds anything else, so all learn what she holds.
    pub(crate) fn wait(&mut self, player: Seat, table: &mut impl Table) {
        let jokers = self.hands[player.index()].len() as u8;
        table.reveal(|| Event::Waited {
            seat: player,
            jokers,
        });
        self.rebuild_next(player, table);
    }

    pub(crate) fn rebuild_next(&mut self, player: Seat, table: &mut impl Table) {
        self.ask_to_rebuild(player.next(self.seats), table);
    }

    /// SA-Z2 Who has no cards is passed over: all can see that.
    fn ask_to_rebuild(&mut self, first: Seat, table: &mut impl Table) {
        let mut clockwise = std::iter::once(first).chain(first.others(self.seats));
        match clockwise.find(|seat| !self.hands[seat.index()].is_empty()) {
            Some(player) => self.phase = Phase::Rebuild { player },
            None => self.end(table),
        }
    }

    /// SA-Z3
    fn end(&mut self, table: &mut impl Table) {
        self.phase = Phase::Over {};
        let deck = self.options.jokers.deck();
        assert!(
            self.fakes.len() + PLACES as u32 <= deck.len(),
            "SA-B9: a card that fits is never put aside, so no place stays empty"
        );
        let state = *self;
        table.announce(|| {
            let cash = state.cash[..usize::from(state.seats)].to_vec();
            let most = cash.iter().max().copied();
            Event::Ended {
                winners: Seat::all(state.seats)
                    .filter(|seat| cash.get(seat.index()).copied() == most)
                    .collect(),
                cash,
            }
        });
    }
}
