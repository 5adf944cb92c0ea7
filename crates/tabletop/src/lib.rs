//! The vocabulary of a board game, and what every game gets for free.
//!
//! A game is a small `Copy` value that implements [`Game`]: it says who must
//! decide, what they may do, and what follows. It does no I/O, owns no clock and
//! no generator: luck is handed in as a [`Chance`], and what happens is told to a
//! [`Dealer`], which knows who may hear it.
//!
//! On top of that this crate builds, once for all games:
//!
//! - [`Match`]: a game being played: checked submissions, memory, briefings,
//!   take-back, replay;
//! - [`Record`]: the list of decisions and picks a match can be rebuilt from;
//! - [`luck`]: picks that can be proved fair after the game.
//!
//! | file | idea |
//! |---|---|
//! | `seat.rs` | who sits where, who looks, what they see of a card |
//! | `turn.rs` | whose decision it is, from the table and from one chair |
//! | `chance.rs` | luck, and the dealer who announces |
//! | `game.rs` | the trait |
//! | `compare.rs` | what changed from one view to the next |
//! | `standings.rs` | places and scores |
//! | `luck.rs` | commitment, seed, stream of picks |
//! | `record.rs` | what is written down |
//! | `digest.rs` | the running digest of a story |
//! | `told.rs` | what was said, and to whom |
//! | `scribe.rs` | the dealer of a match, who writes down what is told |
//! | `playing.rs` | `Match`: submit, brief |
//! | `hearing.rs` | `Match`: what each viewer could notice and has heard |
//! | `standing.rs` | which rows stand, now and at every moment before |
//! | `undoing.rs` | `Match`: take back, rewind |
//! | `replaying.rs` | `Match` from a record |
//! | `example.rs` | worked examples that a reader changes |
#![warn(missing_docs)]

mod chance;
mod compare;
mod digest;
mod example;
mod game;
mod hearing;
pub mod luck;
mod playing;
mod record;
mod refused;
mod replaying;
mod scribe;
mod seat;
mod standing;
mod standings;
mod told;
mod turn;
#[cfg(feature = "types")]
pub mod types;
mod undoing;

pub use chance::{Chance, Dealer, Scripted, Silent};
pub use compare::Compare;
pub use example::{Example, Outcome, Switch, Switches};
pub use game::{Coded, Game, Kind, Thing, Wire, first_rules, is_first_rules};
pub use playing::{Briefing, Match};
pub use record::{Act, Fairness, Record, Row, Unreadable, game_of_record};
pub use refused::Refused;
pub use replaying::{Astray, Misfit};
pub use seat::{Face, Seat, SeatSet, Sees, Viewer};
pub use standing::{MOST_REWINDS, MOST_TAKE_BACKS};
pub use standings::Standings;
pub use told::{Heard, Hearers, Told};
pub use turn::{Asked, Reaction, Turn};
