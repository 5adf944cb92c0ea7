//! A value written flat, as JSON would have it, and what changed between two of them.
//!
//! Every decision is shown to every viewer as the difference to what she saw before. What
//! differs is written on tapes: one piece of memory each, written without touching the heap
//! for every member, compared from front to back.
//!
//! | file | idea |
//! |---|---|
//! | `words.rs` | words that all tapes share |
//! | `node.rs` | reading a tape: one value on it, written as JSON again |
//! | `writing.rs` | a serde serializer that writes a tape |
//! | `keys.rs` | keys of maps, which JSON wants as text |
//! | `patch.rs` | what changed from one tape to another |

mod keys;
mod node;
mod patch;
mod words;
mod writing;

pub use node::Node;
pub use patch::Patch;

use std::cell::RefCell;

/// A value written flat.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    /// Packed, so that whole pieces of a tape are compared at once.
    tokens: Vec<u64>,
    /// Texts that are not shared.
    own: Vec<Box<str>>,
}

/// One thing on the tape. Containers say how many tokens are inside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Token {
    Null,
    Bool(bool),
    Int(i32),
    /// A number that is not a small whole one, as JSON writes it: among the tape's own texts.
    Number(u32),
    Text(Word),
    /// The name of the member that follows.
    Key(Word),
    /// The same, if it is a whole number.
    Index(u32),
    List(u32),
    Object(u32),
}

impl Token {
    fn pack(self) -> u64 {
        let (kind, value) = match self {
            Token::Null => (0, 0),
            Token::Bool(is) => (1, u32::from(is)),
            Token::Int(number) => (2, number as u32),
            Token::Number(own) => (3, own),
            Token::Text(Word(word)) => (4, word),
            Token::Key(Word(word)) => (5, word),
            Token::Index(number) => (6, number),
            Token::List(inside) => (7, inside),
            Token::Object(inside) => (8, inside),
        };
        kind << 32 | u64::from(value)
    }

    fn unpack(packed: u64) -> Token {
        let value = packed as u32;
        match packed >> 32 {
            0 => Token::Null,
            1 => Token::Bool(value != 0),
            2 => Token::Int(value as i32),
            3 => Token::Number(value),
            4 => Token::Text(Word(value)),
            5 => Token::Key(Word(value)),
            6 => Token::Index(value),
            7 => Token::List(value),
            _ => Token::Object(value),
        }
    }
}

/// A text on a tape: a shared word, or one of the tape's own texts, counted after those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Word(u32);

/// Numbers from here on are the tape's own texts.
const OWN: u32 = 1 << 31;

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

thread_local! {
    /// What is written on first: it has grown to what views need.
    static DRAFT: RefCell<Tape> = RefCell::default();
}

impl Tape {
    /// Writes a value.
    pub fn of(value: &impl serde::Serialize) -> Result<Tape, Unwritable> {
        let mut draft = DRAFT.take();
        draft.tokens.clear();
        draft.own.clear();
        let written = value.serialize(&mut draft);
        // A view is kept until the next one, so it takes no more room than it needs.
        let tape = written.map(|()| Tape {
            tokens: draft.tokens.as_slice().into(),
            own: std::mem::take(&mut draft.own),
        });
        DRAFT.set(draft);
        tape
    }

    /// The value on it.
    pub fn value(&self) -> Node<'_> {
        Node { tape: self, at: 0 }
    }

    /// How `self` became `new`; nothing if they are the same.
    pub fn patch_to<'a>(&'a self, new: &'a Tape) -> Option<Patch<'a>> {
        patch::between(self.value(), new.value())
    }

    fn push(&mut self, token: Token) {
        self.tokens.push(token.pack());
    }

    /// A text of the program.
    fn put_static(&mut self, text: &'static str) -> Word {
        match words::number_of_static(text) {
            Some(number) => Word(number),
            None => self.put(text),
        }
    }

    fn put(&mut self, text: &str) -> Word {
        match words::number(text) {
            Some(number) => Word(number),
            None => Word(OWN + self.put_own(text)),
        }
    }

    fn put_own(&mut self, text: &str) -> u32 {
        self.own.push(text.into());
        self.own.len() as u32 - 1
    }

    fn get(&self, word: Word) -> &str {
        match word.0.checked_sub(OWN) {
            Some(own) => &self.own[own as usize],
            None => words::text(word.0),
        }
    }
}
