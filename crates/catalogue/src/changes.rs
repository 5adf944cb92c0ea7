//! How a view became another one, as JSON text. The `tape` crate says how a patch is written and
//! finds it for a value that changed; here the members that did are put together.

use crate::written::WRITABLE;
use serde::Serialize;
use tabletop::{Compare, Game};
use tape::{Patch, Tape};

/// The patch; nothing if the two are the same.
pub fn between<G: Game>(before: &G::View, now: &G::View) -> Option<String> {
    let mut changes = Changes(Vec::with_capacity(ABOUT));
    G::compare(before, now, &mut changes);
    let mut text = changes.0;
    // Else the whole was compared, which needs no braces.
    if *text.first()? == b',' {
        text[0] = b'{';
        text.push(b'}');
    }
    Some(String::from_utf8(text).expect("JSON is text"))
}

/// What most patches have room in.
const ABOUT: usize = 256;

/// Members of an object, each with a comma before it.
struct Changes(Vec<u8>);

impl Changes {
    fn json(&mut self, value: &impl Serialize) {
        serde_json::to_writer(&mut self.0, value).expect(WRITABLE);
    }

    fn name(&mut self, name: impl Serialize) {
        self.0.push(b',');
        self.json(&name);
        self.0.push(b':');
    }

    /// A value under its name, if it is written otherwise than before.
    fn change<T: Serialize + PartialEq>(&mut self, name: impl Serialize, before: &T, now: &T) {
        if before == now {
            return;
        }
        let [before, now] = [before, now].map(tape);
        if let Some(patch) = before.patch_to(&now) {
            self.name(name);
            self.json(&patch);
        }
    }

    /// An object under its name, if there is anything in it.
    fn object(&mut self, name: impl Serialize, fill: impl FnOnce(&mut Self)) {
        let unnamed = self.0.len();
        self.name(name);
        let begins = self.0.len();
        fill(self);
        match self.0.get_mut(begins) {
            None => self.0.truncate(unnamed),
            Some(comma) => {
                *comma = b'{';
                self.0.push(b'}');
            }
        }
    }
}

fn tape(value: &impl Serialize) -> Tape {
    Tape::of(value).expect(WRITABLE)
}

impl Compare for Changes {
    fn whole(&mut self, before: &impl Serialize, now: &impl Serialize) {
        let (before, now) = (tape(before), tape(now));
        if let Some(patch) = before.patch_to(&now) {
            self.json(&patch);
        }
    }

    fn member<T: Serialize + PartialEq>(&mut self, name: &str, before: &T, now: &T) {
        self.change(name, before, now);
    }

    fn inside(&mut self, name: &str, compare: impl FnOnce(&mut Self)) {
        self.object(name, compare);
    }

    fn list<T: Serialize + PartialEq>(&mut self, name: &str, before: &[T], now: &[T]) {
        if before.len() != now.len() {
            return self.change(name, &before, &now);
        }
        self.object(name, |list| {
            for (at, (before, now)) in before.iter().zip(now).enumerate() {
                list.change(at.to_string(), before, now);
            }
        });
    }

    fn numbered<T: Serialize + PartialEq>(&mut self, name: &str, before: &[T], now: &[T]) {
        let same = before.iter().zip(now).take_while(|(one, two)| one == two);
        let first = same.count();
        self.object(name, |object| {
            for at in first..before.len().max(now.len()) {
                let name = at.to_string();
                match (before.get(at), now.get(at)) {
                    (Some(before), Some(now)) => object.change(name, before, now),
                    (None, Some(now)) => {
                        object.name(name);
                        object.json(&Patch::Set(tape(now).value()));
                    }
                    _ => {
                        object.name(name);
                        object.json(&Patch::Gone);
                    }
                }
            }
        });
    }
}
