//! What a good player of Versailles thinks: opinions, not rules. Only the pile is
//! hidden, and what goods and tiles come to shows at the end alone: playouts go on to it,
//! by likings that leave much to luck.
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

use bots::{Knowledge, Shares, shares_of_lead};
use tabletop::{Game, Seat, Turn};
use versailles::{Action, Versailles};

/// The lead, in points, that is half of all one could wish.
const HALF_LEAD: f32 = 15.0;

/// An architect: builds what is dear, keeps workers busy, learns early.
#[derive(Clone, Copy, Debug, Default)]
pub struct Architect {
    by_hand: bool,
}

impl Architect {
    /// One who plays every imagined game to its end, to compare with values learned.
    pub fn by_hand() -> Self {
        Architect { by_hand: true }
    }
}

/// Decisions after which what was learned is trusted.
fn far() -> u32 {
    static FAR: std::sync::LazyLock<u32> =
        std::sync::LazyLock::new(|| std::env::var("FAR").map_or(40, |f| f.parse().unwrap()));
    *FAR
}

impl Knowledge<Versailles> for Architect {
    fn likings(&self, state: &Versailles, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        liking::likings(state, seat, actions, out);
    }

    fn rests(&self, _: &Versailles, now: &Versailles, plies: u32) -> bool {
        !self.by_hand && plies >= far() && matches!(now.phase_now(), versailles::Phase::Move { .. })
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
