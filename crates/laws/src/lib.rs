//! What every game must obey, checked by random play over all table sizes and options.
//!
//! ```no_run
//! # fn a_test<MyGame: tabletop::Game>(scramble: impl Fn(&MyGame, tabletop::Viewer, &mut laws::LawLuck) -> MyGame) {
//! laws::hold_for::<MyGame>();
//! laws::keeps_secrets::<MyGame>(scramble);
//! # }
//! ```
//!
//! `PARURE_LAW_GAMES` says how many games are played for each number of seats and each
//! variant; `PARURE_LAW_FIRST` the number of the first one, so that a night's run sees
//! new deals. A broken law is named, with the game, row and reason; the same numbers
//! break it again.
//!
//! | file | laws |
//! |---|---|
//! | `acting.rs` | 1: asked seats have an action, others have none; no duplicates; stable order |
//! | `ending.rs` | 2: the game ends within its bound; no panic; the pieces are all still there |
//! | `knowing.rs` | 3: turn and actions follow from the view; 4: an imagined state has the same view |
//! | `secrets.rs` | 5: scrambling what a viewer was never shown changes nothing for her |
//! | `sealing.rs` | 6: sealed answers in any order give the same state |
//! | `recording.rs` | 7: a record replays to the same state and story |
//! | `writing.rs` | 8: what crosses the wire or the disk survives the trip |
//! | `undoing.rs` | 9: what can be taken back told its player nothing |
//! | `noticing.rs` | 10: nothing changes for a viewer who could not notice it |
//! | `going_back.rs` | 11: a record replays in about as many steps as it has rows |
//! | `counting.rs` | a game that counts its steps, for law 11 |
//! | `walk.rs` | the random play under them all |
#![warn(missing_docs)]

mod acting;
mod counting;
mod ending;
mod going_back;
mod hearing;
mod knowing;
mod noticing;
mod recording;
mod sealing;
mod secrets;
mod undoing;
mod walk;
mod writing;

pub use acting::{CAN_ACT, NO_DUPLICATES, STABLE_ORDER, acting};
pub use ending::{ENDS, NO_PANIC, PIECES, STANDINGS, ending};
pub use going_back::{LINEAR, going_back};
pub use knowing::{
    ACTIONS_SEEN, IMAGINED_PIECES, IMAGINED_PLAYS, IMAGINED_VIEW, TURN_SEEN, knowing,
};
pub use noticing::{TURN_NOTICED, UNNOTICED, noticing};
pub use recording::{REPLAYS, SILENCE, recording};
pub use sealing::{ANY_ORDER, sealing};
pub use secrets::{SCRAMBLES, SEEN_SECRET, TOLD_SECRET, secrets};
pub use undoing::{LEARNS_NOTHING, RESTORES, undoing};
pub use walk::{Effort, Law, LawLuck, Played, Position, Step};
pub use writing::{ACTION_TRIP, EVENT_TRIP, OPTIONS_TRIP, PATHS, STRICT, VIEW_TRIP, writing};

use core::fmt;
use tabletop::{Game, Viewer};

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Its name.
    pub law: &'static str,
    /// What was found instead.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {}\n  {}", self.law, self.detail)
    }
}
impl std::error::Error for Broken {}

/// Whether a law holds here.
pub type Holds = Result<(), Broken>;

/// The law of this name is broken, for this reason.
pub(crate) fn broken<T>(law: &'static str, detail: impl Into<String>) -> Result<T, Broken> {
    Err(Broken {
        law,
        detail: detail.into(),
    })
}

/// Every law that needs nothing but the game.
pub fn all<G: Game>() -> Vec<Law<'static, G>> {
    vec![
        acting(),
        ending(),
        writing(),
        noticing(),
        undoing(),
        knowing(),
        sealing(),
        recording(),
        going_back(),
    ]
}

/// Laws 1 to 4 and 6 to 11, over all table sizes and variants; panics with the name of
/// the first that is broken.
pub fn hold_for<G: Game>() -> Played {
    enforce(walk::check(&all::<G>(), Effort::from_environment()))
}

/// Law 5: `scramble` is given the state and a viewer, and changes whatever that viewer
/// was never shown. It is written in the game's tests, on the state, independently of
/// `imagine`: a leak that `imagine` honours passes law 4 and fails here.
pub fn keeps_secrets<G: Game>(scramble: impl Fn(&G, Viewer, &mut LawLuck) -> G) -> Played {
    enforce(walk::check(
        &[secrets(scramble)],
        Effort::from_environment(),
    ))
}

fn enforce(checked: Result<Played, Broken>) -> Played {
    match checked {
        Ok(tally) => tally,
        Err(broken) => panic!("{broken}"),
    }
}
