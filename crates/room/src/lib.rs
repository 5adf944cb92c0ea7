//! One table with its people, as a state machine. A [`Room`] takes one [`Input`] after the
//! other and says what must follow, as [`Effect`]s; it has no socket, disk, thread, clock or
//! source of randomness of its own. The server, the browser and the simulation run the same
//! rooms.
//!
//! | file | idea |
//! |---|---|
//! | `room.rs` | the room: takes inputs in turn, one draft after the other |
//! | `input.rs` | what comes to a room, and what must follow |
//! | `deciding.rs` | submissions, take-backs, computer players' answers, standing orders |
//! | `requests.rs` | what guests ask for: seats, the beginning, undo, talk, a rematch |
//! | `committing.rs` | the one way from a draft to what is shown |
//! | `restoring.rs` | a room from what is written, at first and whenever others wrote |
//! | `showing.rs` | what everybody is shown |
//! | `draft.rs` | what is to be written, all of it or nothing |
//! | `saved.rs` | a table as it is written down |
//! | `seats.rs` | who sits where, and who decides there |
//! | `clocks.rs` | whose time runs |
//! | `reactions.rs` | questions that stay open for a fixed time, and the answers held |
//! | `orders.rs` | standing orders |
//! | `consent.rs` | going back by consent of all |
//! | `talk.rs` | what is said |
//! | `hints.rs` | how often a hint may be asked for |
//! | `absence.rs` | who is gone, and since when |
//! | `bot_seats.rs` | the computer player of each seat |
//! | `audience.rs` | the clients, and what they were shown |
//! | `replication.rs` | several nodes: which one leads, who is there |
//! | `dedup.rs` | submissions that are sent again |
//! | `info.rs` | a table as it is seen from outside the game |
//! | `kept.rs` | a game that a device has dealt, as a table of the house |
//! | `laying.rs` | a new table, as somebody wishes it |
//! | `rematch.rs` | the next table for the same people |
//! | `replays.rs` | a game as it is looked at again |
//! | `applying.rs` | what is written of a table, after a draft |

mod absence;
mod applying;
mod audience;
mod bot_seats;
mod clocks;
mod committing;
mod consent;
mod deciding;
mod dedup;
mod draft;
#[cfg(test)]
mod fixture;
mod hints;
mod info;
mod input;
mod kept;
mod laying;
mod orders;
mod reactions;
mod rematch;
mod replays;
mod replication;
mod requests;
mod restoring;
mod room;
mod saved;
mod seats;
mod showing;
mod talk;

pub use deciding::reason;
pub use draft::{Change, Draft, StoreError};
pub use hints::hint_of;
pub use info::{COURT, games};
pub use input::{Answer, ClientId, Effect, Input, Note, Now, RequestId, StopSign, Visitor, Wish};
pub use kept::KeptGame;
pub use replays::{bad_record, eyes, may_look, proved, replay};
pub use restoring::{Unreplayable, replayed};
pub use room::{Room, Setup};
pub use saved::{
    HeldAnswer, Place, Revision, SavedOrder, SavedRoom, SavedTable, Schedule, Sitter, TalkLine,
};
pub use seats::luck_checked;
