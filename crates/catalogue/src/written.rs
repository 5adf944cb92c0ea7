//! Actions and events as JSON text, without making JSON values of them first: there are
//! some for every decision and viewer.

use core::fmt::Display;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use tabletop::{Game, Thing};

pub const WRITABLE: &str = "what crosses the wire can be written";

/// What most items of a list have room in.
const ABOUT: usize = 128;

/// A list; empty text if there is nothing in it.
pub fn list<T: Serialize>(items: &[T]) -> String {
    if items.is_empty() {
        return String::new();
    }
    let mut text = Vec::with_capacity(ABOUT * items.len());
    serde_json::to_writer(&mut text, items).expect(WRITABLE);
    String::from_utf8(text).expect("JSON is text")
}

/// These actions as [`ErasedOffer`](crate::ErasedOffer)s.
pub fn offers<G: Game>(actions: &[G::Action]) -> String {
    let offer = |action: &G::Action| {
        let mut path = Vec::new();
        G::touches(*action, &mut path);
        Written {
            action: *action,
            path,
        }
    };
    list(&actions.iter().map(offer).collect::<Vec<_>>())
}

struct Written<A> {
    action: A,
    path: Vec<Thing>,
}

impl<A: Serialize + Display> Serialize for Written<A> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut offer = to.serialize_struct("Offer", 3)?;
        offer.serialize_field("action", &self.action)?;
        offer.serialize_field("notation", &format_args!("{}", self.action))?;
        offer.serialize_field("path", &self.path)?;
        offer.end()
    }
}
