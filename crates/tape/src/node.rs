//! Reading a tape: one value on it.

use crate::{Tape, Token};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

/// One value on a tape.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub(crate) tape: &'a Tape,
    pub(crate) at: usize,
}

impl<'a> Node<'a> {
    pub(crate) fn token(self) -> Token {
        self.tape.tokens[self.at]
    }

    fn step(self, tokens: usize) -> Node<'a> {
        Node {
            tape: self.tape,
            at: self.at + tokens,
        }
    }

    /// How many tokens it takes.
    fn tokens(self) -> usize {
        match self.token() {
            Token::List(inside) | Token::Object(inside) => 1 + inside as usize,
            _ => 1,
        }
    }

    /// The elements of a list.
    pub(crate) fn elements(self) -> Elements<'a> {
        let end = self.at + self.tokens();
        let next = self.step(1);
        Elements { next, end }
    }

    /// The members of an object.
    pub(crate) fn members(self) -> Members<'a> {
        Members(self.elements())
    }

    pub(crate) fn same_as(self, other: Node<'_>) -> bool {
        let count = self.tokens();
        count == other.tokens() && (0..count).all(|at| self.step(at).same_token(other.step(at)))
    }

    fn same_token(self, other: Node<'_>) -> bool {
        use Token::{Bool, Int, Key, List, Null, Number, Object, Text};
        match (self.token(), other.token()) {
            (Null, Null) => true,
            (Bool(one), Bool(two)) => one == two,
            (Int(one), Int(two)) => one == two,
            (Text(one), Text(two)) | (Key(one), Key(two)) | (Number(one), Number(two)) => {
                self.tape.get(one) == other.tape.get(two)
            }
            (List(one), List(two)) | (Object(one), Object(two)) => one == two,
            _ => false,
        }
    }

    /// About how long it is as JSON.
    pub(crate) fn length(self) -> usize {
        let token = |at: usize| match self.step(at).token() {
            Token::Null | Token::Bool(_) => 5,
            Token::Int(number) => 1 + number.unsigned_abs().max(1).ilog10() as usize + 1,
            Token::Text(span) | Token::Key(span) | Token::Number(span) => {
                usize::from(span.length) + 3
            }
            Token::List(_) | Token::Object(_) => 2,
        };
        (0..self.tokens()).map(token).sum()
    }
}

/// The elements of a list.
#[derive(Clone)]
pub(crate) struct Elements<'a> {
    next: Node<'a>,
    end: usize,
}

impl<'a> Iterator for Elements<'a> {
    type Item = Node<'a>;
    fn next(&mut self) -> Option<Node<'a>> {
        let found = self.next;
        (found.at < self.end).then(|| {
            self.next = found.step(found.tokens());
            found
        })
    }
}

/// The members of an object.
#[derive(Clone)]
pub(crate) struct Members<'a>(Elements<'a>);

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, Node<'a>);
    fn next(&mut self) -> Option<Self::Item> {
        let key = self.0.next()?;
        let value = self.0.next()?;
        match key.token() {
            Token::Key(span) => Some((key.tape.get(span), value)),
            _ => None,
        }
    }
}

impl Serialize for Node<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.token() {
            Token::Null => to.serialize_unit(),
            Token::Bool(is) => to.serialize_bool(is),
            Token::Int(number) => to.serialize_i32(number),
            Token::Number(span) => write_number(self.tape.get(span), to),
            Token::Text(span) | Token::Key(span) => to.serialize_str(self.tape.get(span)),
            Token::List(_) => {
                let mut list = to.serialize_seq(None)?;
                for element in self.elements() {
                    list.serialize_element(&element)?;
                }
                list.end()
            }
            Token::Object(_) => {
                let mut object = to.serialize_map(None)?;
                for (name, value) in self.members() {
                    object.serialize_entry(name, &value)?;
                }
                object.end()
            }
        }
    }
}

/// Numbers that are kept as text were numbers when they were written.
fn write_number<S: Serializer>(text: &str, to: S) -> Result<S::Ok, S::Error> {
    if let Ok(whole) = text.parse() {
        return to.serialize_i64(whole);
    }
    if let Ok(whole) = text.parse() {
        return to.serialize_u64(whole);
    }
    to.serialize_f64(text.parse().unwrap_or(f64::NAN))
}
