//! Finding out what changed. Both values are JSON text without spaces, as `serde_json` writes it,
//! and so is the patch: trees of values would take most of the time of a move.

use crate::{SET, SPLICE};

/// Writes how `old` became `new`, as shortly as we know; nothing if they are the same.
pub fn between(old: &[u8], new: &[u8], to: &mut Vec<u8>) {
    if old != new {
        change(old, new, to);
    }
}

/// Writes that something is this now.
pub fn set(new: &[u8], to: &mut Vec<u8>) {
    match new.first() {
        Some(b'{' | b'n') => {
            to.push(b'{');
            name(SET.as_bytes(), to);
            to.extend_from_slice(new);
            to.push(b'}');
        }
        _ => to.extend_from_slice(new),
    }
}

/// The same as [`between`] for two that differ: part by part, unless the whole is shorter.
fn change(old: &[u8], new: &[u8], to: &mut Vec<u8>) {
    let begins = to.len();
    let has_parts = match (old.first(), new.first()) {
        (Some(b'{'), Some(b'{')) => members(old, new, to),
        (Some(b'['), Some(b'[')) => elements(old, new, to),
        _ => false,
    };
    if !has_parts || to.len() - begins > set_length(new) {
        to.truncate(begins);
        set(new, to);
    }
}

/// How much [`set`] writes.
fn set_length(new: &[u8]) -> usize {
    let mark = match new.first() {
        Some(b'{' | b'n') => SET.len() + "{\"\":}".len(),
        _ => 0,
    };
    mark + new.len()
}

/// Member by member. Not if one of them has the name of the mark.
fn members(old: &[u8], new: &[u8], to: &mut Vec<u8>) -> bool {
    let (old, new) = (parts(old), parts(new));
    let mut is_marked = false;
    to.push(b'{');
    for (at, (name, now)) in new.iter().enumerate() {
        // Mostly it is where it was.
        let before = match old.get(at) {
            Some((known, value)) if known == name => Some(value),
            _ => find(&old, name),
        };
        if before == Some(now) {
            continue;
        }
        is_marked |= is_mark(name);
        member(name, to);
        match before {
            Some(before) => change(before, now, to),
            None => set(now, to),
        }
    }
    let stays = |at: usize, name| new.get(at).is_some_and(|(known, _)| *known == name);
    for (at, (name, _)) in old.iter().enumerate() {
        if stays(at, *name) || find(&new, name).is_some() {
            continue;
        }
        is_marked |= is_mark(name);
        member(name, to);
        to.extend_from_slice(b"null");
    }
    to.push(b'}');
    !is_marked
}

fn find<'a, 'b>(parts: &'b [Part<'a>], name: &[u8]) -> Option<&'b &'a [u8]> {
    let part = parts.iter().find(|(known, _)| *known == name);
    part.map(|(_, value)| value)
}

fn is_mark(name: &[u8]) -> bool {
    matches!(name, [b'"', mark @ .., b'"'] if mark == SET.as_bytes())
}

fn elements(old: &[u8], new: &[u8], to: &mut Vec<u8>) -> bool {
    let (old, new) = (parts(old), parts(new));
    to.push(b'{');
    match old.len() == new.len() {
        true => {
            for (at, ((_, old), (_, new))) in old.into_iter().zip(new).enumerate() {
                if old != new {
                    comma(to);
                    index(at, to);
                    change(old, new, to);
                }
            }
        }
        false => splice(&old, &new, to),
    }
    to.push(b'}');
    true
}

fn splice(old: &[Part], new: &[Part], to: &mut Vec<u8>) {
    let same = |pair: &(&Part, &Part)| pair.0 == pair.1;
    let head = old.iter().zip(new).take_while(same).count();
    let (old, new) = (&old[head..], &new[head..]);
    let tail = old.iter().rev().zip(new.iter().rev());
    let tail = tail.take_while(same).count();
    name(SPLICE.as_bytes(), to);
    to.push(b'[');
    digits(head, to);
    to.push(b',');
    digits(old.len() - tail, to);
    for (_, come) in &new[..new.len() - tail] {
        to.push(b',');
        to.extend_from_slice(come);
    }
    to.push(b']');
}

/// The next member of an object, by its quoted name.
fn member(quoted: &[u8], to: &mut Vec<u8>) {
    comma(to);
    to.extend_from_slice(quoted);
    to.push(b':');
}

/// Unless it is the first of an object: nothing but its beginning ends so.
fn comma(to: &mut Vec<u8>) {
    if to.last() != Some(&b'{') {
        to.push(b',');
    }
}

/// The name of a member of which nothing has to be escaped.
pub fn name(plain: &[u8], to: &mut Vec<u8>) {
    to.push(b'"');
    to.extend_from_slice(plain);
    to.extend_from_slice(b"\":");
}

/// A number as the name of a member.
pub fn index(number: usize, to: &mut Vec<u8>) {
    to.push(b'"');
    digits(number, to);
    to.extend_from_slice(b"\":");
}

fn digits(number: usize, to: &mut Vec<u8>) {
    if number >= 10 {
        digits(number / 10, to);
    }
    to.push(b'0' + (number % 10) as u8);
}

/// A value in a list or an object, after its quoted name, which is empty in a list.
type Part<'a> = (&'a [u8], &'a [u8]);

/// The parts of a list or an object.
fn parts(text: &[u8]) -> Vec<Part<'_>> {
    let is_object = text.first() == Some(&b'{');
    let mut parts = Vec::with_capacity(16);
    let mut at = 1;
    while at + 1 < text.len() {
        let begins = at;
        let named = match is_object {
            true => string_end(text, begins),
            false => begins,
        };
        let value = named + usize::from(is_object);
        let ends = value_end(text, value);
        parts.push((&text[begins..named], &text[value..ends]));
        at = ends + 1;
    }
    parts
}

/// Where the value ends that begins here.
fn value_end(text: &[u8], mut at: usize) -> usize {
    let mut depth = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => {
                at = string_end(text, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b',' if depth == 0 => return at,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => match depth {
                0 => return at,
                1 => return at + 1,
                _ => depth -= 1,
            },
            _ => {}
        }
        at += 1;
    }
    at
}

/// Where the string ends that begins here.
fn string_end(text: &[u8], mut at: usize) -> usize {
    at += 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    at
}
