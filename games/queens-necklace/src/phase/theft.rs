//! QN-I7, QN-I8, QN-M1, QN-M2 The Thief, and the Musketeer who catches him.

use crate::pieces::Card;
use crate::{Event, QueensNecklace};
use tabletop::{Dealer, Seat, SeatSet};

impl QueensNecklace {
    /// Draws go back and forth until one is no Musketeer, or a hand is empty (QN-M2).
    pub(crate) fn steal(&mut self, thief: Seat, victim: Seat, dealer: &mut impl Dealer<Event>) {
        let (mut thief, mut victim) = (thief, victim);
        loop {
            let hand = self.hand(victim);
            if hand.is_empty() {
                return dealer.announce(|| Event::NothingToTake { thief, victim });
            }
            let card = hand.nth(dealer.pick(hand.len()));
            match card {
                Card::Musketeer => {
                    self.discard(victim, card); // QN-M1
                    dealer.reveal(|| Event::Caught { thief, victim });
                    (thief, victim) = (victim, thief);
                }
                Card::Necklace => {
                    self.pass_necklace(victim, thief); // QN-I8
                    return dealer.reveal(|| Event::Stole {
                        thief,
                        victim,
                        card: tabletop::Face::Up(card),
                    });
                }
                _ => {
                    self.pass_unseen(victim, thief, card);
                    return dealer.whisper(SeatSet::from([thief, victim]), |sees| Event::Stole {
                        thief,
                        victim,
                        card: sees.face(card),
                    });
                }
            }
        }
    }
}
