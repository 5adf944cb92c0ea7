//! What is measured about the games: many of them counted and checked, who plays better, how
//! fast, and values learned by self-play. No clock, thread or file: they are handed in.
//!
//! | file | idea |
//! |---|---|
//! | `plan.rs`, `simulate.rs`, `checks.rs` | many games, counted and checked |
//! | `arena.rs` | who plays better |
//! | `bench.rs` | how fast |
//! | `train.rs` | values learned by self-play |
#![warn(missing_docs)]

mod arena;
mod bench;
mod checks;
mod plan;
mod simulate;
mod train;

pub use arena::{Contest, Deal, Fared};
pub use bench::{Bench, Instruments};
pub use bots::Notes;
pub use plan::{BrokenLaw, Plan, Share, Tally};
pub use train::Course;

use catalogue::{Clock, GameVisitor, Players, Trouble, visit};
use std::ops::Range;
use tabletop::Game;

/// Plays the games of a plan with these numbers, on this thread.
pub fn simulate(game: &str, plan: &Plan, games: Range<u64>) -> Result<Tally, Trouble> {
    struct Simulate<'a>(&'a Plan, Range<u64>);
    impl GameVisitor for Simulate<'_> {
        type Out = Result<Tally, Trouble>;
        fn visit<G: Game>(self, players: &Players<G>) -> Self::Out {
            simulate::run(self.0, self.1, players)
        }
    }
    visit(game, Simulate(plan, games))?
}

/// Plays one deal of a contest, once for each way to seat the players.
pub fn arena(game: &str, contest: &Contest, deal: u64, clock: Clock<'_>) -> Result<Deal, Trouble> {
    struct Arena<'a>(&'a Contest, u64, Clock<'a>);
    impl GameVisitor for Arena<'_> {
        type Out = Result<Deal, Trouble>;
        fn visit<G: Game>(self, players: &Players<G>) -> Self::Out {
            arena::run(self.0, self.1, players, self.2)
        }
    }
    visit(game, Arena(contest, deal, clock))?
}

/// Watches the games of a course with these numbers, on this thread.
pub fn train(game: &str, course: &Course, seats: u8, games: Range<u64>) -> Result<Notes, Trouble> {
    struct Train<'a>(&'a Course, u8, Range<u64>);
    impl GameVisitor for Train<'_> {
        type Out = Result<Notes, Trouble>;
        fn visit<G: Game>(self, players: &Players<G>) -> Self::Out {
            train::run(self.0, self.1, self.2, players)
        }
    }
    visit(game, Train(course, seats, games))?
}

/// Measures random play on this thread.
pub fn bench(
    game: &str,
    seats: u8,
    games: u64,
    rounds: usize,
    meters: &Instruments,
) -> Result<Bench, Trouble> {
    struct Measure<'a, 'm>(u8, u64, usize, &'a Instruments<'m>);
    impl GameVisitor for Measure<'_, '_> {
        type Out = Result<Bench, Trouble>;
        fn visit<G: Game>(self, players: &Players<G>) -> Self::Out {
            bench::run(self.0, self.1, self.2, players, self.3)
        }
    }
    visit(game, Measure(seats, games, rounds, meters))?
}
