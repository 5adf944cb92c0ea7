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
//! | `reacting.rs` | questions that standing orders may answer |
//! | `reading.rs` | actions, options and records from outside |
//! | `written.rs` | actions and events as JSON text |
//! | `changes.rs` | how a view became another one, as JSON text |
//! | `luck.rs` | where a table's luck comes from |
//! | `moments.rs` | a finished match, moment by moment |
//! | `players.rs` | computer players by name |
//! | `threads.rs` | a desk for computer players with threads |
//! | `types.rs` | which games can be written in TypeScript |
//! | `trouble.rs` | what can be wrong, and what would be right |
//! | `plan.rs`, `simulate.rs`, `checks.rs` | many games, counted and checked |
//! | `arena.rs` | who plays better |
//! | `bench.rs` | how fast |
//! | `train.rs` | values learned by self-play |
#![warn(missing_docs)]

mod arena;
mod bench;
mod changes;
mod checks;
mod entry;
mod luck;
mod moments;
mod plan;
mod players;
mod playing;
mod reacting;
mod reading;
mod seated;
mod simulate;
mod table;
mod threads;
mod train;
mod trouble;
mod types;
mod written;

pub use arena::{Clock, Contest, Deal, Fared};
pub use bench::{Bench, Meters};
pub use bots::{Desk, Notes, OneByOne};
pub use entry::{Entry, Kinds};
pub use luck::Luck;
pub use moments::{Moment, Moments, moments};
pub use plan::{Fault, Plan, Share, Tally};
pub use players::{Level, Players, Strength};
pub use reacting::Question;
pub use seated::Seated;
pub use table::{Act, Brief, News, Offer, Other, Seen, Sight, Table, Thinker, Thought};
pub use threads::Threads;
pub use train::Course;
pub use trouble::Trouble;

use bots::Search;
#[cfg(feature = "fixtures")]
use bots::Uniform;
use queens_necklace::QueensNecklace;
use queens_necklace_player::{Jeweller, Sales};
use saba_player::{Merchant, Trade, Trader};
#[cfg(feature = "fixtures")]
use seated::fixture;
use seated::texts;
use versailles_player::{Architect, Works};

/// How strong the levels of a game are that has no knowledge of its own.
#[cfg(feature = "fixtures")]
const UNKNOWING: [Strength; 4] = [
    Strength::Search(60),
    Strength::Search(250),
    Strength::Search(1000),
    Strength::Search(4000),
];

/// Every game there is.
pub static GAMES: &[&dyn Entry] = &[
    &Seated::<QueensNecklace>::new(
        texts!("games/queens-necklace"),
        Players::knowing::<Jeweller>([
            Strength::Whims(1.2),
            Strength::Greedy,
            Strength::Search(300),
            Strength::Search(12_000),
        ])
        .searching(|iterations, seed| Box::new(Search::new(Jeweller::better(), iterations, seed)))
        .learning(
            &Sales,
            |iterations, seed| Box::new(Search::new(Jeweller::learned(), iterations, seed)),
            |iterations, seed| Box::new(Search::new(Jeweller::by_hand(), iterations, seed)),
        ),
    ),
    &Seated::<saba::Saba>::new(
        texts!("games/saba"),
        Players::knowing::<Merchant>([
            Strength::Whims(3.0),
            Strength::Greedy,
            Strength::Search(300),
            Strength::Search(3000),
        ])
        .searching(|iterations, seed| Box::new(Trader::new(Merchant::default(), iterations, seed)))
        .learning(
            &Trade,
            |iterations, seed| Box::new(Trader::new(Merchant::learned(), iterations, seed)),
            |iterations, seed| Box::new(Trader::new(Merchant::by_hand(), iterations, seed)),
        ),
    ),
    &Seated::<versailles::Versailles>::new(
        texts!("games/versailles"),
        Players::knowing::<Architect>([
            Strength::Whims(0.4),
            Strength::Greedy,
            Strength::Search(300),
            Strength::Search(4000),
        ])
        .learning(
            &Works,
            |iterations, seed| Box::new(Search::new(Architect::learned(), iterations, seed)),
            |iterations, seed| Box::new(Search::new(Architect::by_hand(), iterations, seed)),
        ),
    ),
    #[cfg(feature = "fixtures")]
    &Seated::<fixtures::Kuhn>::new(fixture!("kuhn"), Players::knowing::<Uniform>(UNKNOWING)),
    #[cfg(feature = "fixtures")]
    &Seated::<fixtures::SealedBid>::new(
        fixture!("sealed-bid"),
        Players::knowing::<Uniform>(UNKNOWING),
    ),
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
