//! How one JSON value became another. Every decision is shown to every viewer as the difference
//! to what she saw before. Like merge patches (RFC 7386), with two additions: lists are changed
//! by index, and `=` sets anything whatever it is.
//!
//! | patch | on | meaning |
//! |---|---|---|
//! | not an object | anything | the value now |
//! | `{"=": value}` | anything | the value now, where it could be mistaken for a patch |
//! | `{"name": patch}` | an object | that member changes; null removes it |
//! | `{"3": patch}` | a list | that element changes |
//! | `{"splice": [at, gone, come...]}` | a list | elements go and come, after the changes by index |
#![warn(missing_docs)]

mod between;
mod merge;

pub use between::{between, index, name, set};
pub use merge::merge;

const SET: &str = "=";
const SPLICE: &str = "splice";
