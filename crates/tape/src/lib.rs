//! A value written flat, as JSON would have it, and what changed between two of them.
//!
//! Every decision is shown to every viewer as the difference to what she saw before. Views
//! are large and change little, so they are kept as tapes: two pieces of memory each,
//! written without touching the heap for every member, compared from front to back.
//!
//! | file | idea |
//! |---|---|
//! | `node.rs` | reading a tape: one value on it, written as JSON again |
//! | `writing.rs` | a serde serializer that writes a tape |
//! | `keys.rs` | keys of maps, which JSON wants as text |
//! | `patch.rs` | what changed from one tape to another |

mod keys;
mod node;
mod patch;
mod writing;

pub use node::Node;
pub use patch::Patch;

/// A value written flat.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    tokens: Vec<Token>,
    text: String,
}

/// One thing on the tape. Containers say how many tokens are inside them.
#[derive(Clone, Copy, Debug)]
enum Token {
    Null,
    Bool(bool),
    Int(i32),
    /// A number that is not a small whole one, as JSON writes it.
    Number(Span),
    Text(Span),
    /// The name of the member that follows.
    Key(Span),
    List(u32),
    Object(u32),
}

/// Where in the text of the tape.
#[derive(Clone, Copy, Debug)]
struct Span {
    length: u16,
    start: u32,
}

/// Why a value cannot be written on a tape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritable(String);

impl std::fmt::Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for Unwritable {}

impl serde::ser::Error for Unwritable {
    fn custom<T: std::fmt::Display>(why: T) -> Self {
        Unwritable(why.to_string())
    }
}

impl Tape {
    /// Writes a value.
    pub fn of(value: &impl serde::Serialize) -> Result<Tape, Unwritable> {
        let mut tape = Tape::default();
        value.serialize(&mut tape)?;
        // A view is kept until the next one: nothing more will be written on it.
        tape.tokens.shrink_to_fit();
        tape.text.shrink_to_fit();
        Ok(tape)
    }

    /// The value on it.
    pub fn value(&self) -> Node<'_> {
        Node { tape: self, at: 0 }
    }

    /// How `self` became `new`; nothing if they are the same.
    pub fn patch_to<'a>(&'a self, new: &'a Tape) -> Option<Patch<'a>> {
        patch::between(self.value(), new.value())
    }

    fn put(&mut self, text: &str) -> Result<Span, Unwritable> {
        let too_long = |_| Unwritable("the text is too long for a tape".into());
        let start = u32::try_from(self.text.len()).map_err(too_long)?;
        let length = u16::try_from(text.len()).map_err(too_long)?;
        self.text.push_str(text);
        Ok(Span { length, start })
    }

    fn get(&self, span: Span) -> &str {
        let start = span.start as usize;
        &self.text[start..start + usize::from(span.length)]
    }
}
