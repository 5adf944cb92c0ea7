//! A guest in Rust: asks, sits down, plays, comes back. For tests and load.
//!
//! | file | idea |
//! |---|---|
//! | `guest.rs` | a guest and her requests |
//! | `chair.rs` | a guest's socket at a table: what she was shown, what she sends |

mod chair;
mod guest;

pub use chair::{Chair, Gone};
pub use guest::{Guest, HttpAnswer};
