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
//! | `json.rs` | the forms of JSON text that takes |
//! | `writing.rs` | a serde serializer that writes a tape |
//! | `keys.rs` | keys of maps, which JSON wants as text |
//! | `patch.rs` | what changed from one tape to another |

pub mod json;
mod keys;
mod node;
mod patch;
mod words;
mod writing;

use node::Node;
use serde::Serialize;
use std::cell::RefCell;

/// A value written flat.
#[derive(Default)]
struct Tape {
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
    /// What is written on: they have grown to what views need.
    static DRAFTS: RefCell<[Tape; 2]> = RefCell::default();
}

/// Says in JSON how one value became the other, behind what `to` holds already: whether it is
/// written otherwise than before. If not, nothing is said.
pub fn patch(
    before: &impl Serialize,
    now: &impl Serialize,
    to: &mut Vec<u8>,
) -> Result<bool, Unwritable> {
    let [mut one, mut two] = DRAFTS.take();
    let written = one.write(before).and_then(|()| two.write(now));
    let differ = written.map(|()| patch::between(one.value(), two.value(), to));
    DRAFTS.set([one, two]);
    differ
}

/// Says in JSON that something is this now.
pub fn set(now: &impl Serialize, to: &mut Vec<u8>) -> Result<(), Unwritable> {
    let [one, mut two] = DRAFTS.take();
    let written = two.write(now);
    let said = written.map(|()| patch::set(two.value(), to));
    DRAFTS.set([one, two]);
    said
}

impl Tape {
    /// Writes a value in place of what is there.
    fn write(&mut self, value: &impl Serialize) -> Result<(), Unwritable> {
        self.tokens.clear();
        self.own.clear();
        value.serialize(self)
    }

    /// The value on it.
    fn value(&self) -> Node<'_> {
        Node { tape: self, at: 0 }
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
