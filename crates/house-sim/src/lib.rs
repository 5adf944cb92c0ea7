//! The whole house in simulated time. One number drives a run: which tables there are, who
//! plays what, and everything that goes wrong around the rooms, which are the real ones. After
//! each run, and at every step of it, it is checked that nobody could have noticed. A run that
//! fails fails again with the same number.
//!
//! | file | idea |
//! |---|---|
//! | `world.rs` | everything there is, and what happens next |
//! | `house.rs` | nodes with their rooms, as the shell runs them |
//! | `effects.rs` | what rooms want to have done |
//! | `store.rs` | the store, as a model |
//! | `tables.rs` | which tables there are |
//! | `people.rs` | those who play and watch |
//! | `moves.rs` | what people do next |
//! | `chair.rs` | what a client knows of its table |
//! | `weather.rs` | what goes wrong, and how often |
//! | `fault.rs` | faults that can be planted, to test the checks |
//! | `ledger.rs` | what was promised to whom |
//! | `shown.rs` | check: whatever is sent follows from what is written |
//! | `written.rs` | check: whatever is written has a cause, clocks and windows are right |
//! | `ending.rs` | check: at the end everything is as it was promised |
//! | `odds.rs` | chance |

mod chair;
mod effects;
mod ending;
mod fault;
mod house;
mod ledger;
mod moves;
mod odds;
mod people;
mod shown;
mod store;
mod tables;
mod weather;
mod world;
mod written;

pub use fault::PlantedFault;

/// How a run is done.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// Something that is done wrong on purpose.
    pub fault: Option<PlantedFault>,
    /// Whether the report has a line for everything that happened.
    pub trace: bool,
}

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RunReport {
    /// Rows written, of all tables.
    pub decisions: u64,
    pub simulated_ms: u64,
    /// Things that happened.
    pub events: u64,
    /// The first thing that was wrong.
    pub failure: Option<String>,
    pub trace: Vec<String>,
}

/// One run. The same seed and options give the same report.
pub fn run(seed: u64, options: &Options) -> RunReport {
    let mut world = world::World::new(seed, *options);
    world.run();
    world.report()
}
