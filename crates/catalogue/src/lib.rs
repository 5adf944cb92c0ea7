//! The only list of games, and the only place where a game is chosen at run time.
//!
//! Everything generic stays generic below; here each game becomes an [`Entry`], a
//! match a [`Table`], and what crosses them is JSON.
//!
//! | file | idea |
//! |---|---|
//! | `entry.rs` | a game, whichever it is |
//! | `table.rs` | a match of it |
//! | `seated.rs` | an entry for every `Game` |
//! | `playing.rs` | a table for every `Match` |
//! | `reading.rs` | actions, options and records from outside |
//! | `luck.rs` | where a table's luck comes from |
//! | `moments.rs` | a finished match, moment by moment |
//! | `players.rs` | computer players by name |
//! | `types.rs` | which games can be written in TypeScript |
//! | `trouble.rs` | what can be wrong, and what would be right |
//! | `plan.rs`, `simulate.rs`, `checks.rs` | many games, counted and checked |
//! | `bench.rs` | how fast |
#![warn(missing_docs)]

mod bench;
mod checks;
mod entry;
mod luck;
mod moments;
mod plan;
mod players;
mod playing;
mod reading;
mod seated;
mod simulate;
mod table;
mod trouble;
mod types;

pub use bench::{Bench, Meters};
pub use entry::{Entry, Kinds};
pub use luck::Luck;
pub use moments::{Moment, moments};
pub use plan::{Fault, Plan, Share, Tally};
pub use players::Player;
pub use seated::Seated;
pub use table::{Act, Brief, Offer, Sight, Table, Thinker, Thought};
pub use trouble::Trouble;

use queens_necklace::QueensNecklace;
#[cfg(feature = "fixtures")]
use seated::fixture;
use seated::texts;

/// Every game there is.
pub static GAMES: &[&dyn Entry] = &[
    &Seated::<QueensNecklace>::new(
        texts!("games/queens-necklace"),
        &[Player {
            name: "greedy",
            make: queens_necklace_player::greedy,
        }],
    ),
    &Seated::<saba::Saba>::new(texts!("games/saba"), &[]),
    &Seated::<versailles::Versailles>::new(texts!("games/versailles"), &[]),
    #[cfg(feature = "fixtures")]
    &Seated::<fixtures::Kuhn>::new(fixture!("kuhn"), &[]),
    #[cfg(feature = "fixtures")]
    &Seated::<fixtures::SealedBid>::new(fixture!("sealed-bid"), &[]),
];

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn Entry, Trouble> {
    GAMES
        .iter()
        .copied()
        .find(|entry| entry.id() == id)
        .ok_or_else(|| Trouble::UnknownGame {
            game: id.to_owned(),
            known: GAMES.iter().map(|entry| entry.id()).collect(),
        })
}

/// The game that a record, in binary or JSON, is of.
pub fn game_of(record: &[u8]) -> Result<&'static dyn Entry, Trouble> {
    game(&reading::game_of(record)?)
}
