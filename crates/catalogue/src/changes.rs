//! Patches between views, as JSON text. The `patch` crate finds what changed in one value; here the
//! members that changed are put together. Most of them are the same for everybody at a table, so
//! text that was written for one viewer is used again for the next.

use crate::written::WRITABLE;
use serde::Serialize;
use std::any::Any;
use std::ops::Range;
use tabletop::{Compare, Game};

/// The patch for each of these pairs, before and now; nothing if the two are the same.
pub fn between<'a, G: Game>(
    pairs: impl ExactSizeIterator<Item = (&'a G::View, &'a G::View)>,
) -> Vec<Option<String>> {
    let mut changes = Changes {
        text: Vec::new(),
        is_shared: pairs.len() > 1,
        said: Vec::new(),
        words: Vec::new(),
        before: Vec::with_capacity(ABOUT),
        now: Vec::with_capacity(ABOUT),
    };
    let patch = |(before, now)| {
        changes.text = Vec::with_capacity(ABOUT);
        G::compare(before, now, &mut changes);
        let mut text = std::mem::take(&mut changes.text);
        // Else the whole was compared, which needs no braces.
        if *text.first()? == b',' {
            text[0] = b'{';
            text.push(b'}');
        }
        Some(String::from_utf8(text).expect("JSON is text"))
    };
    pairs.map(patch).collect()
}

/// What most patches have room in.
const ABOUT: usize = 256;

/// The name of a member: a word of the program, or a number.
#[derive(Clone, Copy, PartialEq)]
enum Name {
    Word(&'static str),
    Number(usize),
}

/// A change that was said to another viewer.
struct Said<'a> {
    name: Name,
    /// Nothing if there was none.
    before: Option<&'a dyn Any>,
    now: &'a dyn Any,
    words: Range<usize>,
}

impl Said<'_> {
    fn is<T: PartialEq + 'static>(&self, name: Name, before: Option<&T>, now: &T) -> bool {
        self.name == name
            && self.now.downcast_ref() == Some(now)
            && self.before.map(|before| before.downcast_ref()) == before.map(Some)
    }
}

/// Members of an object, each with a comma before it.
struct Changes<'a> {
    text: Vec<u8>,
    /// Whether there are several viewers.
    is_shared: bool,
    said: Vec<Said<'a>>,
    words: Vec<u8>,
    /// A value that changed, as it was written before and is now.
    before: Vec<u8>,
    now: Vec<u8>,
}

impl<'a> Changes<'a> {
    fn name(&mut self, name: Name) {
        self.text.push(b',');
        match name {
            Name::Word(word) => patch::name(word.as_bytes(), &mut self.text),
            Name::Number(number) => patch::index(number, &mut self.text),
        }
    }

    /// A value under its name, if it is written otherwise than before.
    fn change<T: Serialize + PartialEq + 'static>(
        &mut self,
        name: Name,
        before: Option<&'a T>,
        now: &'a T,
    ) {
        if before == Some(now) {
            return;
        }
        let unnamed = self.text.len();
        self.name(name);
        let begins = self.text.len();
        match self.said.iter().find(|said| said.is(name, before, now)) {
            Some(said) => {
                let words = &self.words[said.words.clone()];
                self.text.extend_from_slice(words);
            }
            None => {
                self.patch(before, now);
                self.keep(name, before, now, begins);
            }
        }
        if self.text.len() == begins {
            self.text.truncate(unnamed);
        }
    }

    /// Keeps what was just said, for the next viewer.
    fn keep<T: 'static>(&mut self, name: Name, before: Option<&'a T>, now: &'a T, begins: usize) {
        if self.is_shared {
            let from = self.words.len();
            self.words.extend_from_slice(&self.text[begins..]);
            self.said.push(Said {
                name,
                before: before.map(|before| before as &dyn Any),
                now,
                words: from..self.words.len(),
            });
        }
    }

    /// An object under its name, if there is anything in it.
    fn object(&mut self, name: &'static str, fill: impl FnOnce(&mut Self)) {
        let unnamed = self.text.len();
        self.name(Name::Word(name));
        let begins = self.text.len();
        fill(self);
        match self.text.get_mut(begins) {
            None => self.text.truncate(unnamed),
            Some(comma) => {
                *comma = b'{';
                self.text.push(b'}');
            }
        }
    }

    /// Says how a value changed, or that it came.
    fn patch<T: Serialize>(&mut self, before: Option<&T>, now: &T) {
        write(now, &mut self.now);
        match before {
            Some(before) => {
                write(before, &mut self.before);
                patch::between(&self.before, &self.now, &mut self.text);
            }
            None => patch::set(&self.now, &mut self.text),
        }
    }
}

/// This value and nothing else.
fn write<T: Serialize>(value: &T, to: &mut Vec<u8>) {
    to.clear();
    serde_json::to_writer(to, value).expect(WRITABLE);
}

impl<'a> Compare<'a> for Changes<'a> {
    fn whole<T: Serialize>(&mut self, before: &'a T, now: &'a T) {
        self.patch(Some(before), now);
    }

    fn member<T: Serialize + PartialEq + 'static>(
        &mut self,
        name: &'static str,
        before: &'a T,
        now: &'a T,
    ) {
        self.change(Name::Word(name), Some(before), now);
    }

    fn inside(&mut self, name: &'static str, compare: impl FnOnce(&mut Self)) {
        self.object(name, compare);
    }

    fn list<T: Serialize + PartialEq + 'static>(
        &mut self,
        name: &'static str,
        before: &'a [T],
        now: &'a [T],
    ) {
        if before.len() != now.len() {
            self.name(Name::Word(name));
            return self.patch(Some(&before), &now);
        }
        self.object(name, |list| {
            for (at, (before, now)) in before.iter().zip(now).enumerate() {
                list.change(Name::Number(at), Some(before), now);
            }
        });
    }

    fn numbered<T: Serialize + PartialEq + 'static>(
        &mut self,
        name: &'static str,
        before: &'a [T],
        now: &'a [T],
    ) {
        let same = before.iter().zip(now).take_while(|(one, two)| one == two);
        let first = same.count();
        self.object(name, |object| {
            for at in first..before.len().max(now.len()) {
                match now.get(at) {
                    Some(now) => object.change(Name::Number(at), before.get(at), now),
                    None => {
                        object.name(Name::Number(at));
                        object.text.extend_from_slice(b"null");
                    }
                }
            }
        });
    }
}
