//! What a good player of Versailles thinks: opinions, not rules. Only the pile is
//! hidden, and what goods and tiles come to shows at the end alone: playouts go on to it,
//! by likings that leave much to luck.
//!
//! | file | idea |
//! |---|---|
//! | `prospects.rs` | what a player's things may come to |
//! | `liking.rs` | how much each action is liked |

mod liking;
mod prospects;

use bots::{Knowledge, Shares, shares_of_lead};
use tabletop::{Game, Seat, Turn};
use versailles::{Action, Versailles};

/// The lead, in points, that is half of all one could wish.
const HALF_LEAD: f32 = 15.0;

/// An architect: builds what is dear, keeps workers busy, learns early.
#[derive(Clone, Copy, Debug, Default)]
pub struct Architect;

impl Knowledge<Versailles> for Architect {
    fn likings(&self, state: &Versailles, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        liking::likings(state, seat, actions, out);
    }

    fn value(&self, state: &Versailles) -> Shares {
        if state.turn() == Turn::Over {
            return bots::judged(&state.standings(), HALF_LEAD);
        }
        let mut points = [0.0; versailles::MOST_SEATS];
        for seat in Seat::all(state.seats()) {
            points[seat.index()] = prospects::of(state, seat);
        }
        let spread = 4.0 + 12.0 * prospects::left(state);
        shares_of_lead(&points[..usize::from(state.seats())], spread, HALF_LEAD)
    }

    fn half_lead(&self) -> f32 {
        HALF_LEAD
    }
}
