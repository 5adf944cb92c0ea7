//! QN-I5, QN-M3 The Forger, and the target's answer.

use crate::phase::Phase;
use crate::pieces::{Card, Gem};
use crate::{Action, Event, QueensNecklace};
use tabletop::{Dealer, Seat};

impl QueensNecklace {
    pub(crate) fn play_forger(
        &mut self,
        target: Seat,
        gem: Gem,
        ducats: u8,
        dealer: &mut impl Dealer<Event>,
    ) {
        let seat = self.current;
        dealer.announce(|| Event::ForgerPlayed { seat, target, gem });
        if self.ways_to_answer(target, gem) > 1 {
            self.phase = Phase::Obey {
                target,
                gem,
                ducats,
            };
            return;
        }
        // QN-Q1 Public facts leave one answer: it is not asked for.
        let hand = self.hand(target);
        let obeys = gem.cards().iter().copied().find(|&card| hand.has(card));
        let only = match obeys {
            Some(card) => Action::Discard { card },
            None => Action::ShowHand {},
        };
        self.answer_forger(target, gem, only, dealer);
        self.go_on_with_influence(ducats, dealer);
    }

    pub(crate) fn legal_answers(&self, target: Seat, gem: Gem, out: &mut Vec<Action>) {
        let hand = self.hand(target);
        let before = out.len();
        let obeys = gem.cards().iter().filter(|&&card| hand.has(card));
        out.extend(obeys.map(|&card| Action::Discard { card }));
        if out.len() == before {
            out.push(Action::ShowHand {});
        }
        if hand.has(Card::Musketeer) {
            out.push(Action::Parry {}); // QN-M3 whether or not she has such a gem
        }
    }

    pub(crate) fn answer_forger(
        &mut self,
        target: Seat,
        gem: Gem,
        action: Action,
        dealer: &mut impl Dealer<Event>,
    ) {
        let forger = self.current;
        let seat = target;
        match action {
            Action::Discard { card } => {
                self.discard(target, card);
                dealer.reveal(|| Event::GemDiscarded { seat, card });
            }
            Action::Parry {} => {
                self.discard(target, Card::Musketeer);
                dealer.reveal(|| Event::ForgerParried { seat, forger });
            }
            _ => {
                dealer.reveal(|| Event::HandProved {
                    seat,
                    to: forger,
                    gem,
                });
                self.show_hand(target, forger, dealer);
            }
        }
    }
}
