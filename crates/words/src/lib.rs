//! Sentences about games. A game's Fluent files hold every sentence; this crate puts
//! in the facts. The page's loader in TypeScript follows the same rules, and a test
//! compares the two.
//!
//! The message of a fact is `event-`, `action-` or `refused-` and its `type`, with
//! dashes: `{"type": "bid_placed"}` is told by `event-bid-placed`. Its fields become
//! the arguments, `_` turned into `-`:
//!
//! | field | argument |
//! |---|---|
//! | number | number |
//! | text | the same text (`ring`) |
//! | `true`, `false` | `yes`, `no` |
//! | `null`, absent list items, an empty list | `none` |
//! | `{"up": x}`, `"down"` | as `x`; `down` |
//! | list of the above | the names joined: *a, b and c*; also `$field-count`, and each item as `$field-1`, `$field-2`... |
//! | list of objects or lists | each told by the message `<message>-<field>` with its own fields (`item-1`, `item-2`... for a list), joined with the message `list-parts` |
//! | object | its fields, as `$field-sub`; if there is a message `<message>-<field>`, also each told by it with `$item` (its key) and `$count` (its value), joined with `, `, and `none` if there is none |
//!
//! Two functions are known in messages: `SEAT($seat)` is the player's name; with the form
//! `de`, the message `seat-de` stands before it, or its attribute `.elided` where the name
//! begins with a vowel: *de Bert et d’Anne*.
//! `NAME($thing, form: "a")` the message with that id, or its attribute `.a`, or its
//! value if there is no such attribute. Both take lists too; with the form `a`, equal
//! things of a list are counted where the first stands: `2` and the form `many`.
//!
//! A message or argument that is missing is an error that names it: nothing is ever
//! told with a hole in it.
#![warn(missing_docs)]

mod arguments;
mod lang;
mod marks;
mod telling;

pub use lang::Lang;
pub use telling::{Untold, Words, kebab};
