//! What each seat may hope for.

use crate::displays::plain;
use crate::outlook::gems_in;
use crate::worth::keepsake;
use bots::{Shares, shares_of_lead};
use queens_necklace::display::Display;
use queens_necklace::phase::Phase;
use queens_necklace::score::Outcome;
use queens_necklace::{Bag, QueensNecklace};
use tabletop::{Game, Seat};

/// How much a lead may still change, in pounds, by the sales to come.
const SPREAD: [f32; 4] = [9.0, 40.0, 60.0, 75.0];

/// Pounds, what a sale held now would bring, and what is kept for the sales after it.
pub fn value(state: &QueensNecklace) -> Shares {
    let seats = usize::from(state.seats());
    let mut points = [0.0; 4];
    let mut left = 3 - usize::from(state.sales_held());
    let mut kept = [Bag::EMPTY; 4];
    for seat in Seat::all(state.seats()) {
        points[seat.index()] = f32::from(state.score(seat));
        kept[seat.index()] = state.hand(seat);
    }
    if let Phase::Sale { .. } = state.phase() {
        let mut displays = [Display::default(); 4];
        for seat in Seat::all(state.seats()) {
            let display = plain(state, seat);
            kept[seat.index()] = kept[seat.index()].minus(display.cards());
            displays[seat.index()] = display;
        }
        let outcome = Outcome::of(&displays[..seats], state.fashion());
        for (points, earned) in points.iter_mut().zip(outcome.earned) {
            *points += f32::from(earned);
        }
        left -= 1;
    }
    if left > 0 {
        for (points, kept) in points.iter_mut().zip(&kept[..seats]) {
            *points += hopes(*kept);
        }
    }
    shares_of_lead(&points[..seats], SPREAD[left], crate::HALF_LEAD)
}

/// What cards kept for later may bring.
fn hopes(kept: Bag) -> f32 {
    let sum: f32 = kept
        .kinds()
        .map(|card| keepsake(card) * f32::from(kept.count(card)))
        .sum();
    // Rows that are long already are likelier to sell.
    let longest = gems_in(kept).into_iter().max().unwrap_or(0);
    sum + 2.0 * f32::from(longest)
}
