//! Bids, prices, what is offered.

use crate::worth::Worth;
use bots::Dice;
use saba::phase::Phase;
use saba::{Action, Saba, Thousands};
use tabletop::{Chance, Game, Seat};

/// The highest price `seat` can and would pay for what is worth so much.
fn limit(state: &Saba, seat: Seat, worth: f32) -> Thousands {
    state.cash_of(seat).min(worth as Thousands)
}

/// What the others would pay at most.
fn rivals(state: &Saba, seat: Seat, auctioneer: Seat, worth: f32) -> Thousands {
    let others = seat.others(state.seats());
    let bidders = others.filter(|&other| other != auctioneer);
    let limits = bidders.map(|other| limit(state, other, worth));
    limits.max().unwrap_or(0)
}

/// The action of a list that is this one.
fn place_of(legal: &[Action], action: Action) -> usize {
    legal.iter().position(|&other| other == action).unwrap_or(0)
}

/// Lists of prices are long and in order: the one nearest to this price.
fn price_at(legal: &[Action], price: Thousands) -> usize {
    let first = match legal.get(1) {
        Some(Action::Bid { price } | Action::NamePrice { price }) => *price,
        Some(_) | None => return 0,
    };
    let at = 1 + usize::from(price.saturating_sub(first));
    at.min(legal.len() - 1)
}

/// What is done at once about prices; nothing for other questions.
pub fn quick(state: &Saba, seat: Seat, legal: &[Action], dice: &mut Dice) -> Option<usize> {
    match state.phase_now() {
        Phase::Bid {
            auctioneer,
            card,
            highest,
            ..
        } => {
            // People differ a little about what a card is worth.
            let worth = Worth::of(state).bought(card) * (0.85 + 0.3 * dice.share());
            let lowest = highest.map_or(1, |bid| bid.price + 1);
            let mine = limit(state, seat, worth);
            if mine < lowest {
                return Some(0);
            }
            let price = mine.min(rivals(state, seat, auctioneer, worth)).max(lowest);
            Some(price_at(legal, price))
        }
        Phase::Take { card, named, .. } => {
            let worth = Worth::of(state).bought(card) * (0.85 + 0.3 * dice.share());
            match limit(state, seat, worth) >= named {
                true => Some(price_at(legal, named)),
                false => Some(0),
            }
        }
        Phase::Answer { card, highest, .. } => {
            let worth = Worth::of(state).bought(card);
            let most = rivals(state, seat, seat, worth);
            match f32::from(highest.price) >= 0.7 * f32::from(most) {
                true => Some(0),
                false => Some(price_at(legal, most - dice.pick(2) as Thousands)),
            }
        }
        Phase::Draw { .. } => Some(place_of(legal, Action::Draw {})),
        Phase::Offer { .. }
        | Phase::Bought { .. }
        | Phase::Unsold { .. }
        | Phase::Rebuild { .. }
        | Phase::Over {} => None,
    }
}

/// Of all prices: the lowest, what seems fair, and a little around it.
pub fn worth_a_thought(state: &Saba, seat: Seat, legal: &mut Vec<Action>) {
    let (auctioneer, card) = match state.phase_now() {
        Phase::Bid {
            auctioneer, card, ..
        }
        | Phase::Answer {
            auctioneer, card, ..
        }
        | Phase::Take {
            auctioneer, card, ..
        } => (auctioneer, card),
        Phase::Offer { .. }
        | Phase::Bought { .. }
        | Phase::Unsold { .. }
        | Phase::Draw { .. }
        | Phase::Rebuild { .. }
        | Phase::Over {} => return,
    };
    let worth = Worth::of(state).bought(card);
    let fair = rivals(state, seat, auctioneer, worth);
    let naming = matches!(state.phase_now(), Phase::Answer { .. });
    let mut kept = 1;
    let around = if naming { [0, 3, 6] } else { [0, 2, 2] };
    let lowest = (!naming).then(|| legal.get(1).copied()).flatten();
    let prices = around.map(|less| legal[price_at(legal, fair.saturating_sub(less))]);
    for action in lowest.into_iter().chain(prices) {
        if !legal[..kept].contains(&action) {
            let at = legal.iter().position(|&other| other == action);
            legal.swap(kept, at.expect("it was found there"));
            kept += 1;
        }
    }
    legal.truncate(kept);
}
