//! What changed from one tape to another, as JSON text. Like merge patches (RFC 7386), with two
//! additions: lists are changed by index, and `=` sets anything whatever it is.
//!
//! | patch | on | meaning |
//! |---|---|---|
//! | not an object | anything | the value now |
//! | `{"=": value}` | anything | the value now, where it could be mistaken for a patch |
//! | `{"name": patch}` | an object | that member changes; null removes it |
//! | `{"3": patch}` | a list | that element changes |
//! | `{"splice": [at, gone, come...]}` | a list | elements go and come, after the changes by index |

use crate::json;
use crate::node::Name;
use crate::{Node, Token};

const SET: &str = "=";
const GONE: &[u8] = b"null";

/// Says how `old` became `new`, as shortly as we know: whether they were not the same.
pub fn between(old: Node, new: Node, to: &mut Vec<u8>) -> bool {
    let differ = !old.same_as(new);
    if differ {
        change(old, new, to);
    }
    differ
}

/// Says that it is this now.
pub fn set(new: Node, to: &mut Vec<u8>) {
    match new.token() {
        Token::Object(_) | Token::Null => {
            to.extend_from_slice(b"{\"=\":");
            new.write(to);
            to.push(b'}');
        }
        _ => new.write(to),
    }
}

/// The same as [`between`] for two that are not the same.
fn change(old: Node, new: Node, to: &mut Vec<u8>) {
    let begins = to.len();
    let by_parts = match (old.token(), new.token()) {
        (Token::Object(_), Token::Object(_)) => members(old, new, to),
        (Token::List(_), Token::List(_)) => {
            elements(old, new, to);
            true
        }
        _ => false,
    };
    // Changes by parts, if they say it in no more than the whole value.
    let length = to.len() - begins;
    if !by_parts || !new.is_as_long_as(length.saturating_sub(mark_length(new))) {
        to.truncate(begins);
        set(new, to);
    }
}

/// How long the mark is that a value needs to be set.
fn mark_length(new: Node) -> usize {
    match new.token() {
        Token::Object(_) | Token::Null => 6,
        _ => 0,
    }
}

/// Ends an object whose members were each written with a comma behind it.
fn close(begins: usize, to: &mut Vec<u8>) {
    if to.len() > begins {
        to.pop();
    }
    to.push(b'}');
}

/// Member by member, both in the order in which they were written. Not if members changed
/// places, or if one has the name of the mark.
fn members(old: Node, new: Node, to: &mut Vec<u8>) -> bool {
    to.push(b'{');
    let begins = to.len();
    let mut put = |name: Name, change: &dyn Fn(&mut Vec<u8>)| {
        name.write(to);
        to.push(b':');
        change(to);
        to.push(b',');
        !name.is(SET)
    };
    let gone = |to: &mut Vec<u8>| to.extend_from_slice(GONE);
    let (mut left, mut coming) = old.members_beside(new);
    while let Some((name, value)) = coming.next() {
        let mut ahead = left.clone();
        match ahead.position(|(known, _)| known.same_as(name)) {
            None => {
                if !put(name, &|to| set(value, to)) {
                    return false;
                }
            }
            Some(skipped) => {
                for (lost, _) in left.clone().take(skipped) {
                    let moved = coming.clone().any(|(later, _)| later.same_as(lost));
                    if moved || !put(lost, &gone) {
                        return false;
                    }
                }
                let Some((_, before)) = left.nth(skipped) else {
                    return false;
                };
                if !before.same_as(value) && !put(name, &|to| change(before, value, to)) {
                    return false;
                }
            }
        }
    }
    let all = left.all(|(lost, _)| put(lost, &gone));
    close(begins, to);
    all
}

fn elements(old: Node, new: Node, to: &mut Vec<u8>) {
    if old.elements().count() != new.elements().count() {
        return splice(old, new, to);
    }
    to.push(b'{');
    let begins = to.len();
    for (at, (before, after)) in (0..).zip(old.elements().zip(new.elements())) {
        if !before.same_as(after) {
            json::index(at, to);
            to.push(b':');
            change(before, after, to);
            to.push(b',');
        }
    }
    close(begins, to);
}

fn splice(old: Node, new: Node, to: &mut Vec<u8>) {
    let before: Vec<Node> = old.elements().collect();
    let after: Vec<Node> = new.elements().collect();
    let same = |pair: &(&Node, &Node)| pair.0.same_as(*pair.1);
    let head = before.iter().zip(&after).take_while(same).count();
    let (before, after) = (&before[head..], &after[head..]);
    let ends = before.iter().rev().zip(after.iter().rev());
    let tail = ends.take_while(same).count();
    to.extend_from_slice(b"{\"splice\":[");
    json::whole(head as u32, to);
    to.push(b',');
    json::whole((before.len() - tail) as u32, to);
    for node in &after[..after.len() - tail] {
        to.push(b',');
        node.write(to);
    }
    to.extend_from_slice(b"]}");
}
