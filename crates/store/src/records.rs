//! Guests, and the kinds of writes.

use crate::people::PersonWrite;
use room::{Draft, SavedTable};
use tabletop::luck::Secret;

/// Somebody who plays, with or without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGuest {
    pub id: String,
    /// Empty once she has left for good.
    pub name: String,
    /// Seconds since 1970.
    pub created: i64,
    /// How often she signed out everywhere.
    pub epoch: i64,
    /// When she was last seen, to the day; seconds since 1970.
    pub seen: i64,
    /// Whether she has left for good.
    pub gone: bool,
    /// Whether she has an account.
    pub claimed: bool,
}

/// Something to be written, all of it or nothing.
#[derive(Clone)]
pub enum Write {
    NewGuest(SavedGuest),
    Person(PersonWrite),
    Rename {
        guest: String,
        name: String,
    },
    NewTable {
        table: SavedTable,
        secret: Secret,
    },
    /// What a room wants to have written about its table.
    Table(Box<Draft>),
}
