//! What a good player of Versailles thinks: opinions, not rules. Only the pile is
//! hidden. Playouts go by likings that leave much to luck, until what was learned by
//! self-play is trusted; values written by hand never were, and playouts by hand go on to
//! the end.
//!
//! | file | idea |
//! |---|---|
//! | `prospects.rs` | what a player's things may come to |
//! | `learned.rs` | what each seat may hope for, learned by self-play |
//! | `liking.rs` | how much each action is liked |

mod learned;
mod liking;
mod prospects;

pub use learned::Works;

use bots::{Bot, Knowledge, Search, Shares, shares_of_lead};
use tabletop::{Game, Seat, Turn};
use versailles::phase::Phase;
use versailles::{Action, Versailles};

/// The lead, in points, that is half of all one could wish.
const HALF_LEAD: f32 = 15.0;

/// An architect: builds what is dear, keeps workers busy, learns early.
#[derive(Clone, Copy, Debug, Default)]
pub struct Architect {
    by_hand: bool,
}

/// An architect who imagines so many games a turn.
pub fn search(architect: Architect, iterations: u32, seed: u64) -> Box<dyn Bot<Versailles>> {
    Box::new(Search::new(architect, iterations, seed))
}

impl Architect {
    /// One whose values were learned by self-play.
    pub fn learned() -> Self {
        Architect { by_hand: false }
    }

    /// One who plays every imagined game to its end, to compare with.
    pub fn by_hand() -> Self {
        Architect { by_hand: true }
    }
}

/// What was learned is trusted when a turn begins, so many decisions later. Sooner is as
/// good for a few hundred imagined games; thousands find nothing more in it then.
const DECISIONS: u32 = 60;

impl Knowledge<Versailles> for Architect {
    fn likings(&self, state: &Versailles, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        liking::likings(state, seat, actions, out);
    }

    fn rests(&self, _: &Versailles, now: &Versailles, plies: u32) -> bool {
        let turn_begins = || matches!(now.phase_now(), Phase::Move { .. });
        !self.by_hand && plies >= DECISIONS && turn_begins()
    }

    fn value(&self, state: &Versailles) -> Shares {
        if state.turn() == Turn::Over {
            return bots::judged(&state.standings(), HALF_LEAD);
        }
        if !self.by_hand {
            return learned::value(state);
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
