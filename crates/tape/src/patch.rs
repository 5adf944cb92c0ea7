//! What changed from one tape to another. Like merge patches (RFC 7386), with two
//! additions: lists are changed by index, and `=` sets anything whatever it is.
//!
//! | patch | on | meaning |
//! |---|---|---|
//! | not an object | anything | the value now |
//! | `{"=": value}` | anything | the value now, where it could be mistaken for a patch |
//! | `{"name": patch}` | an object | that member changes; null removes it |
//! | `{"3": patch}` | a list | that element changes |
//! | `{"splice": [at, gone, come...]}` | a list | elements go and come, after the changes by index |

use crate::node::Name;
use crate::{Node, Token};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

const SET: &str = "=";
const SPLICE: &str = "splice";

/// How a value changes.
#[derive(Debug)]
pub enum Patch<'a> {
    /// It is this now.
    Set(Node<'a>),
    /// It is gone.
    Gone,
    /// These members change.
    Members(Vec<(Name<'a>, Patch<'a>)>),
    /// These elements change.
    Elements(Vec<(usize, Patch<'a>)>),
    /// From here on so many elements go, and these come.
    Splice(usize, usize, Vec<Node<'a>>),
}

/// The shortest way we know to say how `old` became `new`; nothing if they are the same.
pub fn between<'a>(old: Node<'a>, new: Node<'a>) -> Option<Patch<'a>> {
    (!old.same_as(new)).then(|| change(old, new).patch)
}

/// A patch, and about how long it is as JSON.
struct Change<'a> {
    patch: Patch<'a>,
    length: usize,
}

impl<'a> Change<'a> {
    fn set(new: Node<'a>) -> Change<'a> {
        Change {
            patch: Patch::Set(new),
            length: new.length() + mark_length(new),
        }
    }
}

/// The same for two that are not the same.
fn change<'a>(old: Node<'a>, new: Node<'a>) -> Change<'a> {
    let by_parts = match (old.token(), new.token()) {
        (Token::Object(_), Token::Object(_)) => members(old, new),
        (Token::List(_), Token::List(_)) => Some(elements(old, new)),
        _ => None,
    };
    match by_parts {
        // Changes by parts, if they say it in no more than the whole value.
        Some(parts) if new.is_as_long_as(parts.length.saturating_sub(mark_length(new))) => parts,
        _ => Change::set(new),
    }
}

/// How long the mark is that a value needs to be set.
fn mark_length(new: Node) -> usize {
    match new.token() {
        Token::Object(_) | Token::Null => 7,
        _ => 0,
    }
}

/// Member by member, both in the order in which they were written. Nothing if members
/// changed places, or if one has the name of the mark.
fn members<'a>(old: Node<'a>, new: Node<'a>) -> Option<Change<'a>> {
    let mut patch = Vec::new();
    let mut length = 2;
    let mut put = |name: Name<'a>, change: Change<'a>| {
        length += name.length() + change.length;
        patch.push((name, change.patch));
    };
    let gone = || Change {
        patch: Patch::Gone,
        length: 5,
    };
    let (mut left, mut coming) = old.members_beside(new);
    while let Some((name, value)) = coming.next() {
        let mut ahead = left.clone();
        match ahead.position(|(known, _)| known.same_as(name)) {
            None => put(name, Change::set(value)),
            Some(skipped) => {
                for (lost, _) in left.clone().take(skipped) {
                    if coming.clone().any(|(later, _)| later.same_as(lost)) {
                        return None;
                    }
                    put(lost, gone());
                }
                let (_, before) = left.nth(skipped)?;
                if !before.same_as(value) {
                    put(name, change(before, value));
                }
            }
        }
    }
    left.for_each(|(lost, _)| put(lost, gone()));
    let marked = patch.iter().any(|(name, _)| name.is(SET));
    let patch = Patch::Members(patch);
    (!marked).then_some(Change { patch, length })
}

fn elements<'a>(old: Node<'a>, new: Node<'a>) -> Change<'a> {
    if old.elements().count() == new.elements().count() {
        let mut patch = Vec::new();
        let mut length = 2;
        for (at, (before, after)) in old.elements().zip(new.elements()).enumerate() {
            if !before.same_as(after) {
                let change = change(before, after);
                length += 4 + change.length;
                patch.push((at, change.patch));
            }
        }
        let patch = Patch::Elements(patch);
        return Change { patch, length };
    }
    let before: Vec<Node> = old.elements().collect();
    let after: Vec<Node> = new.elements().collect();
    let same = |pair: &(&Node, &Node)| pair.0.same_as(*pair.1);
    let head = before.iter().zip(&after).take_while(same).count();
    let (before, after) = (&before[head..], &after[head..]);
    let ends = before.iter().rev().zip(after.iter().rev());
    let tail = ends.take_while(same).count();
    let come = after[..after.len() - tail].to_vec();
    let length = 17 + come.iter().map(|node| node.length()).sum::<usize>();
    let patch = Patch::Splice(head, before.len() - tail, come);
    Change { patch, length }
}

impl Serialize for Patch<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Patch::Gone => to.serialize_unit(),
            Patch::Set(node) => match node.token() {
                Token::Object(_) | Token::Null => one(SET, node, to),
                _ => node.serialize(to),
            },
            Patch::Members(parts) => {
                let mut object = to.serialize_map(Some(parts.len()))?;
                for (name, patch) in parts {
                    object.serialize_entry(name, patch)?;
                }
                object.end()
            }
            Patch::Elements(parts) => {
                let mut object = to.serialize_map(Some(parts.len()))?;
                for (at, patch) in parts {
                    object.serialize_entry(at, patch)?;
                }
                object.end()
            }
            Patch::Splice(at, gone, come) => one(SPLICE, &Spliced(*at, *gone, come), to),
        }
    }
}

fn one<S: Serializer>(name: &str, value: &impl Serialize, to: S) -> Result<S::Ok, S::Error> {
    let mut object = to.serialize_map(Some(1))?;
    object.serialize_entry(name, value)?;
    object.end()
}

/// `[at, gone, come...]`
struct Spliced<'a>(usize, usize, &'a [Node<'a>]);

impl Serialize for Spliced<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(2 + self.2.len()))?;
        list.serialize_element(&self.0)?;
        list.serialize_element(&self.1)?;
        for node in self.2 {
            list.serialize_element(node)?;
        }
        list.end()
    }
}
