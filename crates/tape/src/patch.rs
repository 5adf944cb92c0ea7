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
    let by_parts = match (old.token(), new.token()) {
        _ if old.same_as(new) => return None,
        (Token::Object(_), Token::Object(_)) => members(old, new),
        (Token::List(_), Token::List(_)) => Some(elements(old, new)),
        _ => None,
    };
    Some(match by_parts {
        Some(parts) if is_shorter(&parts, new) => parts,
        _ => Patch::Set(new),
    })
}

/// Whether changes by parts say it in no more than the whole value.
fn is_shorter(parts: &Patch, whole: Node) -> bool {
    let mark = Patch::Set(whole).mark_length();
    whole.is_as_long_as(parts.length().saturating_sub(mark))
}

/// Member by member, both in the order in which they were written. Nothing if members
/// changed places, or if one has the name of the mark.
fn members<'a>(old: Node<'a>, new: Node<'a>) -> Option<Patch<'a>> {
    let mut patch = Vec::new();
    let mut left = old.members();
    let mut coming = new.members();
    while let Some((name, value)) = coming.next() {
        if name.is(SET) {
            return None;
        }
        let mut ahead = left.clone();
        match ahead.position(|(known, _)| known.same_as(name)) {
            None => patch.push((name, Patch::Set(value))),
            Some(skipped) => {
                for (gone, _) in left.clone().take(skipped) {
                    if coming.clone().any(|(later, _)| later.same_as(gone)) {
                        return None;
                    }
                    patch.push((gone, Patch::Gone));
                }
                let (_, before) = left.nth(skipped)?;
                patch.extend(between(before, value).map(|change| (name, change)));
            }
        }
    }
    patch.extend(left.map(|(gone, _)| (gone, Patch::Gone)));
    let marked = patch.iter().any(|(name, _)| name.is(SET));
    (!marked).then_some(Patch::Members(patch))
}

fn elements<'a>(old: Node<'a>, new: Node<'a>) -> Patch<'a> {
    let before: Vec<Node> = old.elements().collect();
    let after: Vec<Node> = new.elements().collect();
    if before.len() == after.len() {
        let pairs = before.into_iter().zip(after).enumerate();
        let changes = pairs.filter_map(|(at, (old, new))| Some((at, between(old, new)?)));
        return Patch::Elements(changes.collect());
    }
    let same = |pair: &(&Node, &Node)| pair.0.same_as(*pair.1);
    let head = before.iter().zip(&after).take_while(same).count();
    let (before, after) = (&before[head..], &after[head..]);
    let ends = before.iter().rev().zip(after.iter().rev());
    let tail = ends.take_while(same).count();
    let come = after[..after.len() - tail].to_vec();
    Patch::Splice(head, before.len() - tail, come)
}

impl Patch<'_> {
    /// How long the mark is that it needs.
    fn mark_length(&self) -> usize {
        match self {
            Patch::Set(node) if matches!(node.token(), Token::Object(_) | Token::Null) => 7,
            _ => 0,
        }
    }

    /// About how long it is as JSON.
    fn length(&self) -> usize {
        match self {
            Patch::Set(node) => node.length() + self.mark_length(),
            Patch::Gone => 5,
            Patch::Members(parts) => {
                let part = |(name, patch): &(Name, Patch)| name.length() + patch.length();
                2 + parts.iter().map(part).sum::<usize>()
            }
            Patch::Elements(parts) => {
                let part = |(_, patch): &(usize, Patch)| 4 + patch.length();
                2 + parts.iter().map(part).sum::<usize>()
            }
            Patch::Splice(_, _, come) => 17 + come.iter().map(|node| node.length()).sum::<usize>(),
        }
    }
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
