//! What a good player of the Necklace of Saba thinks: opinions, not rules.
//!
//! | file | idea |
//! |---|---|
//! | `worth.rs` | what a card is worth now, and kept for later |
//! | `learned.rs` | what each seat may hope for, learned by self-play |
//! | `auction.rs` | bids, prices, what is offered |
//! | `liking.rs` | how much each action is liked |
//! | `limit.rs` | limit prices by paired simulation |
//! | `ending.rs` | the last cards, played through to the end |
//! | `trader.rs` | the search: prices on paired tables, places by a tree |

mod auction;
mod ending;
mod learned;
mod liking;
mod limit;
mod trader;
mod worth;

pub use learned::Trade;
pub use trader::Trader;

use bots::{Dice, Knowledge, Shares, shares_of_lead};
use saba::phase::Phase;
use saba::{Action, Saba};
use tabletop::{Game, Seat};
use worth::Worth;

/// The lead, in k, that is half of all one could wish.
const HALF_LEAD: f32 = 15.0;
/// Decisions of an auction, at least, in playouts.
const DECISIONS: u32 = 4;
/// For so many playouts more each goes a round further.
const PLAYOUTS: u32 = 1000;

/// What a merchant of Saba knows. In playouts an auction takes one bid: who values the
/// card most pays what the next would have paid.
#[derive(Clone, Copy, Debug, Default)]
pub struct Merchant {
    by_hand: bool,
    /// Rounds of auctions in playouts, beyond the first.
    further: u32,
}

impl Merchant {
    /// One whose values were learned by self-play.
    pub fn learned() -> Self {
        Merchant::default()
    }

    /// One whose values were written by hand, to compare with.
    pub fn by_hand() -> Self {
        Merchant {
            by_hand: true,
            ..Merchant::default()
        }
    }

    /// The same for so many playouts. A round further leaves less to the value and more to
    /// luck, which many playouts even out.
    fn imagining(self, playouts: u32) -> Self {
        Merchant {
            further: playouts / PLAYOUTS,
            ..self
        }
    }
}

impl Knowledge<Saba> for Merchant {
    fn likings(&self, state: &Saba, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        liking::likings(state, seat, actions, out);
    }

    fn likely(
        &self,
        state: &Saba,
        seat: Seat,
        legal: &[Action],
        room: &mut Vec<f32>,
        dice: &mut Dice,
    ) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        if let Some(at) = auction::quick(state, seat, legal, dice) {
            return at;
        }
        room.clear();
        liking::likings(state, seat, legal, room);
        dice.by_liking(room)
    }

    /// Of all prices only those that can mean something.
    fn candidates(&self, state: &Saba, seat: Seat, legal: &mut Vec<Action>) {
        auction::worth_a_thought(state, seat, legal);
    }

    /// Between two auctions, when everybody has had as many turns; stage two is played to
    /// the end.
    fn rests(&self, from: &Saba, now: &Saba, plies: u32) -> bool {
        let (Some(began), Phase::Offer { auctioneer }) = (auctioneer(from), now.phase_now()) else {
            return false;
        };
        let rounds = (1 + self.further) * u32::from(now.seats()) * DECISIONS;
        let next = began.next(now.seats());
        plies >= rounds && auctioneer == next || plies >= 3 * rounds
    }

    /// Money, and what the cards in hand may still bring.
    fn value(&self, state: &Saba) -> Shares {
        if !self.by_hand {
            return learned::value(state);
        }
        let worth = Worth::of(state);
        let mut points = [0.0; 7];
        for seat in Seat::all(state.seats()) {
            let hand = state.hand_of(seat);
            let kept: f32 = hand.iter().map(|card| worth.kept(card)).sum();
            points[seat.index()] = f32::from(state.cash_of(seat)) + kept;
        }
        let spread = 6.0 + 0.5 * state.pile_now().len() as f32;
        shares_of_lead(&points[..usize::from(state.seats())], spread, HALF_LEAD)
    }

    fn half_lead(&self) -> f32 {
        HALF_LEAD
    }
}

/// Whose turn it is in stage one.
fn auctioneer(state: &Saba) -> Option<Seat> {
    match state.phase_now() {
        Phase::Offer { auctioneer }
        | Phase::Bid { auctioneer, .. }
        | Phase::Answer { auctioneer, .. }
        | Phase::Take { auctioneer, .. }
        | Phase::Bought { auctioneer, .. }
        | Phase::Unsold { auctioneer, .. }
        | Phase::Draw { auctioneer } => Some(auctioneer),
        Phase::Rebuild { .. } | Phase::Over {} => None,
    }
}
