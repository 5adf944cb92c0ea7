//! What a good player of Versailles thinks: opinions, not rules. Games are long and only
//! the pile is hidden, so nothing is played out: after some turns the points and goods on
//! the table are counted, and what they may still become.
//!
//! | file | idea |
//! |---|---|
//! | `prospects.rs` | what a player's things may come to |
//! | `liking.rs` | how much each action is liked |

mod liking;
mod prospects;

use bots::{Knowledge, Shares, shares_of_lead};
use tabletop::{Game, Seat, Turn};
use versailles::phase::Phase;
use versailles::{Action, Versailles};

/// The lead, in points, that is half of all one could wish.
const HALF_LEAD: f32 = 15.0;
/// Decisions a playout goes on for, at least.
const DECISIONS: u32 = 40;

/// An architect: builds what is dear, keeps workers busy, learns early.
#[derive(Clone, Copy, Debug, Default)]
pub struct Architect;

impl Knowledge<Versailles> for Architect {
    fn likings(&self, state: &Versailles, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        liking::likings(state, seat, actions, out);
    }

    /// Between two turns: an activation is one thing.
    fn rests(&self, _: &Versailles, now: &Versailles, plies: u32) -> bool {
        plies >= DECISIONS && matches!(now.phase_now(), Phase::Move { .. })
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
