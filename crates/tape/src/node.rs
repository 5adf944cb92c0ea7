//! Reading a tape: one value on it.

use crate::{Tape, Token, json};

/// One value on a tape.
#[derive(Clone, Copy)]
pub(crate) struct Node<'a> {
    pub(crate) tape: &'a Tape,
    pub(crate) at: usize,
}

impl<'a> Node<'a> {
    fn packed(self) -> u64 {
        self.tape.tokens[self.at]
    }

    pub(crate) fn token(self) -> Token {
        Token::unpack(self.packed())
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

    /// All of them.
    fn whole(self) -> &'a [u64] {
        &self.tape.tokens[self.at..self.at + self.tokens()]
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

    /// Whether what stands on the two tapes can be compared without looking at any text.
    fn is_plain_beside(self, other: Node<'_>) -> bool {
        self.tape.own.is_empty() && other.tape.own.is_empty()
    }

    pub(crate) fn same_as(self, other: Node<'_>) -> bool {
        if self.is_plain_beside(other) {
            return self.packed() == other.packed() && self.whole() == other.whole();
        }
        let count = self.tokens();
        count == other.tokens() && (0..count).all(|at| self.step(at).same_token(other.step(at)))
    }

    fn same_token(self, other: Node<'_>) -> bool {
        use Token::{Key, Number, Text};
        if self.is_plain_beside(other) {
            return self.packed() == other.packed();
        }
        match (self.token(), other.token()) {
            (Text(one), Text(two)) | (Key(one), Key(two)) => {
                self.tape.get(one) == other.tape.get(two)
            }
            (Number(one), Number(two)) => {
                self.tape.own[one as usize] == other.tape.own[two as usize]
            }
            (one, two) => one == two,
        }
    }

    /// The members of this object and of another one, both from where they begin to differ.
    pub(crate) fn members_beside(self, other: Node<'a>) -> (Members<'a>, Members<'a>) {
        let (mut one, mut two) = (self.members(), other.members());
        if self.is_plain_beside(other) {
            let pairs = self.whole()[1..].iter().zip(&other.whole()[1..]);
            let same = self.at + 1 + pairs.take_while(|(one, two)| one == two).count();
            let mut past = one.clone();
            while past.next().is_some() && past.0.next.at <= same {
                one = past.clone();
            }
            two.0.next = other.step(one.0.next.at - self.at);
        }
        (one, two)
    }

    /// As JSON text.
    pub(crate) fn write(self, to: &mut Vec<u8>) {
        match self.token() {
            Token::Null => to.extend_from_slice(b"null"),
            Token::Bool(true) => to.extend_from_slice(b"true"),
            Token::Bool(false) => to.extend_from_slice(b"false"),
            Token::Int(number) => {
                if number < 0 {
                    to.push(b'-');
                }
                json::whole(number.unsigned_abs(), to);
            }
            Token::Index(number) => json::index(number, to),
            Token::Number(own) => to.extend_from_slice(self.tape.own[own as usize].as_bytes()),
            Token::Text(word) | Token::Key(word) => json::text(self.tape.get(word), to),
            Token::List(_) => {
                to.push(b'[');
                for (at, element) in self.elements().enumerate() {
                    if at > 0 {
                        to.push(b',');
                    }
                    element.write(to);
                }
                to.push(b']');
            }
            Token::Object(_) => {
                to.push(b'{');
                for (at, (name, value)) in self.members().enumerate() {
                    if at > 0 {
                        to.push(b',');
                    }
                    name.write(to);
                    to.push(b':');
                    value.write(to);
                }
                to.push(b'}');
            }
        }
    }

    /// About how long it is as JSON.
    fn length(self) -> usize {
        let token = |packed: &u64| match Token::unpack(*packed) {
            Token::Null | Token::Bool(_) => 5,
            Token::Int(number) => 1 + digits(number.unsigned_abs()),
            Token::Index(number) => 3 + digits(number),
            Token::Text(word) | Token::Key(word) => self.tape.get(word).len() + 3,
            Token::Number(own) => self.tape.own[own as usize].len() + 3,
            Token::List(_) | Token::Object(_) => 2,
        };
        self.whole().iter().map(token).sum()
    }

    /// Whether [`Node::length`] is at least this. Most are told by the number of their
    /// tokens: none counts for less than two.
    pub(crate) fn is_as_long_as(self, length: usize) -> bool {
        2 * self.tokens() >= length || self.length() >= length
    }
}

fn digits(number: u32) -> usize {
    number.max(1).ilog10() as usize + 1
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

/// The name of a member.
#[derive(Clone, Copy)]
pub(crate) struct Name<'a>(Node<'a>);

impl Name<'_> {
    pub(crate) fn same_as(self, other: Name<'_>) -> bool {
        self.0.same_token(other.0)
    }

    pub(crate) fn is(self, text: &str) -> bool {
        matches!(self.0.token(), Token::Key(word) if self.0.tape.get(word) == text)
    }

    /// As JSON text.
    pub(crate) fn write(self, to: &mut Vec<u8>) {
        self.0.write(to);
    }
}

/// The members of an object.
#[derive(Clone)]
pub(crate) struct Members<'a>(Elements<'a>);

impl<'a> Iterator for Members<'a> {
    type Item = (Name<'a>, Node<'a>);
    fn next(&mut self) -> Option<Self::Item> {
        let name = self.0.next()?;
        Some((Name(name), self.0.next()?))
    }
}
