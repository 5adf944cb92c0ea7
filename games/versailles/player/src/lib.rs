//! What a good player of Versailles thinks: opinions, not rules. She plans her own next
//! turns, as far as she can see, and takes the rest of the table as it stands.
//!
//! | file | idea |
//! |---|---|
//! | `planner.rs` | the player: plans her next turns and plays the first of the best plan |
//! | `beam.rs` | plans, turn by turn, the best kept |
//! | `lines.rs` | all that can be done in one turn |
//! | `places.rs` | where a tile is best built |
//! | `judge.rs` | what a position is worth to the one who plans |
//! | `outlook.rs` | what a player has, in numbers |
//! | `weights.rs` | what each of them is worth, learned by self-play |

mod beam;
mod judge;
mod lines;
mod outlook;
mod places;
mod planner;
mod weights;

pub use planner::Planner;
pub use weights::Works;
