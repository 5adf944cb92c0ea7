//! QN-V5 The Alchemist, right after all rows are revealed.

use crate::phase::{Change, Phase, Then};
use crate::pieces::{Card, Gem};
use crate::{Action, Event, QueensNecklace};
use tabletop::{Dealer, Seat, SeatSet};

const TRUE_GEMS: [Gem; 3] = [Gem::Ruby, Gem::Emerald, Gem::Diamond];

impl QueensNecklace {
    pub(crate) fn ask_for_alchemist(&mut self, then: Then, dealer: &mut impl Dealer<Event>) {
        let could = self.who_could_hold(Card::Alchemist).iter();
        let asked: SeatSet = could
            .filter(|seat| self.displays[seat.index()].has_true_gem())
            .collect();
        if asked.is_empty() {
            return self.hold_sale(None, then, dealer);
        }
        self.phase = Phase::Alchemist {
            asked,
            owed: asked,
            change: None,
            then,
        };
    }

    pub(crate) fn legal_transmutations(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.hand(seat).has(Card::Alchemist) {
            let shown = &self.displays[seat.index()].gems;
            for gem in TRUE_GEMS {
                let cards = gem.cards().iter().filter(|card| shown[card.index()] > 0);
                for &card in cards {
                    let others = TRUE_GEMS.into_iter().filter(|&other| other != gem);
                    out.extend(others.map(|into| Action::Transmute { card, into }));
                }
            }
        }
        out.push(Action::Decline {});
    }

    pub(crate) fn answer_alchemist(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut impl Dealer<Event>,
    ) {
        let Phase::Alchemist {
            asked,
            owed,
            change,
            then,
        } = self.phase
        else {
            unreachable!("asked for the Alchemist only in this phase")
        };
        let owed = owed.without(seat);
        let change = match action {
            Action::Transmute { card, into } => Some(Change { seat, card, into }),
            _ => change,
        };
        if owed.is_empty() {
            self.hold_sale(change, then, dealer);
        } else {
            self.phase = Phase::Alchemist {
                asked,
                owed,
                change,
                then,
            };
        }
    }
}
