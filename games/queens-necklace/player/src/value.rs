//! What each seat may hope for.

use crate::displays::plain;
use crate::keepsake::{at_a_sale, between_sales};
use bots::{Shares, shares_of_lead};
use queens_necklace::QueensNecklace;
use queens_necklace::phase::Phase;
use queens_necklace::score::Outcome;
use tabletop::{Game, Seat};

/// How much a lead may still change, in pounds, when the first, second or third sale
/// begins: what the fit leaves open.
const AT_A_SALE: [f32; 3] = [88.0, 70.0, 45.0];
/// The same when none, one or two sales are held.
const BETWEEN_SALES: [f32; 3] = [90.0, 74.0, 57.0];
/// How much of what plain displays earn really comes: people show less, or otherwise.
const PLAIN: [f32; 3] = [0.27, 0.2, 0.53];

/// Pounds, what the sale on the table would bring, and what cards come to.
pub fn value(state: &QueensNecklace) -> Shares {
    let seats = usize::from(state.seats());
    let held = usize::from(state.sales_held());
    let mut points = [0.0; 4];
    for seat in Seat::all(state.seats()) {
        points[seat.index()] = f32::from(state.score(seat));
    }
    let spread = match state.phase() {
        Phase::Sale { .. } => {
            let displays = plain(state);
            for seat in Seat::all(state.seats()) {
                points[seat.index()] += at_a_sale(state.hand(seat), held);
            }
            let outcome = Outcome::of(&displays[..seats], state.fashion());
            for (points, earned) in points.iter_mut().zip(outcome.earned) {
                *points += PLAIN[held] * f32::from(earned);
            }
            AT_A_SALE[held]
        }
        Phase::Influence { .. }
        | Phase::Obey { .. }
        | Phase::Purchase { .. }
        | Phase::Cardinal { .. }
        | Phase::Queen { .. }
        | Phase::Alchemist { .. }
        | Phase::Over => {
            for seat in Seat::all(state.seats()) {
                points[seat.index()] += between_sales(state.hand(seat), held);
            }
            BETWEEN_SALES[held]
        }
    };
    shares_of_lead(&points[..seats], spread, crate::HALF_LEAD)
}
