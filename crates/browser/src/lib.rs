//! The house on one device: the same rooms, rules and computer players as in the server, for a
//! browser. A [`Device`] takes one message after the other and says what must follow. It has no
//! clock, timer, thread, disk or source of randomness: the page hands in the time and 32 random
//! bytes, keeps what is to be kept, and calls again when something is due.
//! `docs/device.md` fixes the messages.
//!
//! | file | idea |
//! |---|---|
//! | `device.rs` | the device: takes messages in turn |
//! | `messages.rs` | what comes to a device, and what must follow |
//! | `asking.rs` | requests, by the paths the house has |
//! | `looking.rs` | replays, records, worked examples, previews |
//! | `clients.rs` | clients and their frames, as on a socket |
//! | `rooms.rs` | tables in memory, and what their rooms want done |
//! | `rematches.rs` | from a finished table to the next |
//! | `keeping.rs` | tables as the page keeps them |
//! | `thinking.rs` | computer players, a little at a time |
//! | `time.rs` | the time a device counts |
//! | `export.rs` | the same for JavaScript |

mod asking;
mod clients;
mod device;
#[cfg(target_arch = "wasm32")]
mod export;
mod keeping;
mod looking;
mod messages;
mod rematches;
mod rooms;
mod thinking;
mod time;

pub use device::{Device, DeviceSettings};
