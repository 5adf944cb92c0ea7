//! Words that all tapes share. Views say the same few words over and over: names of fields,
//! kinds and cards. A word is kept once and stands on a tape as its number, so that most
//! values are compared without looking at any text.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, OnceLock};

/// Most words that are shared, and the longest one, in bytes. What does not fit stays with
/// its tape.
const MOST: usize = 4096;
const LONGEST: usize = 32;

static BY_NUMBER: [OnceLock<&'static str>; MOST] = [const { OnceLock::new() }; MOST];
static BY_TEXT: LazyLock<Mutex<HashMap<&'static str, u32>>> = LazyLock::new(Mutex::default);

/// A word and its number, as this thread has met it.
type Met = Cell<(&'static str, u32)>;
const REMEMBERED: usize = 1024;

/// Where a word of the program lies and how long it is, and its number.
type MetStatic = Cell<(usize, usize, u32)>;

thread_local! {
    static MET_STATIC: [MetStatic; REMEMBERED] =
        const { [const { Cell::new((0, 0, 0)) }; REMEMBERED] };
    static MET: [Met; REMEMBERED] = const { [const { Cell::new(("", u32::MAX)) }; REMEMBERED] };
}

/// The number of a word, if it is shared.
pub fn number(text: &str) -> Option<u32> {
    if text.len() > LONGEST {
        return None;
    }
    MET.with(|met| {
        let place = &met[place(ends(text.as_bytes()))];
        let (known, number) = place.get();
        if known == text && number != u32::MAX {
            return Some(number);
        }
        let (known, number) = shared(text)?;
        place.set((known, number));
        Some(number)
    })
}

/// The same for a text of the program. It stays where it is, so it need not be read again.
pub fn number_of_static(text: &'static str) -> Option<u32> {
    let lies_at = text.as_ptr().addr();
    MET_STATIC.with(|met| {
        let place = &met[place(lies_at as u64 ^ (text.len() as u64) << 40)];
        let (at, length, known) = place.get();
        if at == lies_at && length == text.len() {
            return Some(known);
        }
        let number = number(text)?;
        place.set((lies_at, text.len(), number));
        Some(number)
    })
}

/// The word with this number.
pub fn text(number: u32) -> &'static str {
    let word = BY_NUMBER.get(number as usize).and_then(OnceLock::get);
    word.expect("a number is given with its word")
}

/// Where a thread looks for a word first.
fn place(mixed: u64) -> usize {
    (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize % REMEMBERED
}

/// Where a word begins, where it ends, and how long it is.
fn ends(text: &[u8]) -> u64 {
    let mut ends = [[0; 8]; 2];
    let some = text.len().min(8);
    ends[0][..some].copy_from_slice(&text[..some]);
    ends[1][..some].copy_from_slice(&text[text.len() - some..]);
    let [head, tail] = ends.map(u64::from_le_bytes);
    head ^ tail.rotate_left(23) ^ text.len() as u64
}

fn shared(text: &str) -> Option<(&'static str, u32)> {
    let mut all = BY_TEXT.lock().expect("no panic while it was held");
    if let Some((known, number)) = all.get_key_value(text) {
        return Some((known, *number));
    }
    let number = all.len();
    let place = BY_NUMBER.get(number)?;
    let word = place.get_or_init(|| Box::leak(Box::from(text)));
    all.insert(word, number as u32);
    Some((word, number as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_keeps_its_number() {
        let ruby = number("ruby").expect("it is short");
        assert_eq!(number(&String::from("ruby")), Some(ruby));
        assert_eq!(text(ruby), "ruby");
        assert_eq!(number_of_static("ruby"), Some(ruby));
        assert_eq!(number_of_static("ruby"), Some(ruby));
        // Texts may begin at the same place.
        assert_eq!(number_of_static(&"ruby"[..3]), number("rub"));
        let none = number("").expect("it is short");
        assert_eq!(text(none), "");
        assert_ne!(none, ruby);
        assert_eq!(number(&"x".repeat(LONGEST + 1)), None);
        let elsewhere = std::thread::spawn(|| number("ruby"));
        assert_eq!(elsewhere.join().expect("no panic"), Some(ruby));
    }
}
