//! What each seat may hope for, learned by self-play: `data/values.txt` says by which
//! command.

use crate::worth::Worth;
use bots::{Features, Lessons, Shares, Values};
use saba::Saba;
use saba::phase::Phase;
use std::sync::LazyLock;
use tabletop::{Game, Seat};

static VALUES: LazyLock<Values> = LazyLock::new(|| {
    let text = include_str!("../data/values.txt");
    text.parse().expect("a test reads the weights")
});

/// By how full the necklace is, each part with weights of its own.
const PARTS: usize = 4;
/// Money, and the part of it others can outbid; cards, what they may bring, now and kept;
/// those without a place, jokers, by stones; who sells next.
const FEATURES: usize = 12;

/// What is learned about the Necklace of Saba.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trade;

impl Trade {
    fn part(state: &Saba) -> usize {
        let left = state.pile_now().len() as usize;
        let part = (left / 4).min(PARTS - 1);
        PARTS * usize::from(state.seats() - 3) + part
    }
}

impl Lessons<Saba> for Trade {
    fn stages(&self) -> usize {
        PARTS * 5
    }

    fn features(&self) -> usize {
        FEATURES
    }

    /// Between two auctions.
    fn stage(&self, state: &Saba) -> Option<usize> {
        matches!(state.phase_now(), Phase::Offer { .. }).then(|| Trade::part(state))
    }

    fn describe(&self, state: &Saba, out: &mut Features) {
        let worth = Worth::of(state);
        for seat in Seat::all(state.seats()) {
            let hand = state.hand_of(seat);
            let cash = f32::from(state.cash_of(seat));
            out.push(cash);
            out.push(cash.min(15.0));
            out.push(hand.len() as f32);
            out.push(hand.iter().map(|card| worth.kept(card)).sum());
            let now = |card| worth.now(card).map_or(0.0, |(_, reward)| reward);
            out.push(hand.iter().map(now).sum());
            out.push(hand.iter().map(now).fold(0.0, f32::max));
            let fakes = hand.iter().filter(|&card| worth.now(card).is_none());
            out.push(fakes.count() as f32);
            out.push(hand.jokers() as f32);
            for stones in 2..=4 {
                let of = hand
                    .iter()
                    .filter(|card| !card.is_joker() && card.stones() == stones);
                out.push(of.count() as f32);
            }
            let next = crate::auctioneer(state).map(|auctioneer| auctioneer == seat);
            out.push(f32::from(u8::from(next == Some(true))));
        }
    }
}

/// What each seat may hope for.
pub fn value(state: &Saba) -> Shares {
    VALUES.shares(&Trade, state, Trade::part(state), crate::HALF_LEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_everything() {
        assert!(VALUES.fit(&Trade));
    }
}
