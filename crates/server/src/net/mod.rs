//! Connections and sockets.
//!
//! | file | idea |
//! |---|---|
//! | `accept.rs` | connections, and how long one may take to say what it wants |
//! | `socket.rs` | one socket: frames in, answers, limits |
//! | `outbox.rs` | frames out, and those that wait for a slow reader |

pub mod accept;
mod outbox;
pub mod socket;
