//! Passwords that are easy to guess although no list holds them all: a common word with a year
//! behind it, neighbouring keys, repetition.

/// Words people begin with; whatever the list of the commonest begins with counts as well.
const WORDS: &str = include_str!("../../data/common-words.txt");

/// Where fingers walk, forwards and backwards.
const ROWS: [&str; 13] = [
    "1234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "qwertzuiop",
    "yxcvbnm",
    "1q2w3e4r5t6z7u8i9o0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
];
/// So many in a row are a walk.
const WALK: usize = 3;
/// Numbers shorter than this are dates and telephones.
const LONG_NUMBER: usize = 12;
/// What is said again and again is no longer than this.
const REFRAIN: usize = 6;

/// Whether a password, in lower case, is one that a program tries early.
pub fn is_easy(plain: &str, common: &str) -> bool {
    let letters: Vec<char> = plain.chars().collect();
    common.lines().any(|line| line == plain)
        || (letters.len() < LONG_NUMBER && letters.iter().all(char::is_ascii_digit))
        || is_refrain(&letters)
        || is_walk(&letters)
        || is_word(plain, common)
}

/// The same again and again.
fn is_refrain(letters: &[char]) -> bool {
    let says_again = |long: usize| {
        let again = letters.iter().zip(letters.iter().skip(long));
        letters.len() >= 2 * long && again.into_iter().all(|(one, next)| one == next)
    };
    (1..=REFRAIN).any(says_again)
}

/// Nothing but walks, one after the other.
fn is_walk(letters: &[char]) -> bool {
    let next_to = |one: char, next: char| {
        let beside = |row: &&str| {
            let place = |each| row.chars().position(|key| key == each);
            matches!((place(one), place(next)), (Some(a), Some(b)) if a.abs_diff(b) == 1)
        };
        one == next || ROWS.iter().any(beside)
    };
    let walks = letters.chunk_by(|one, next| next_to(*one, *next));
    walks.into_iter().all(|walk| walk.len() >= WALK)
}

/// A common word in some disguise: numbers and signs around it, signs for letters.
fn is_word(plain: &str, common: &str) -> bool {
    let around = |each: char| !each.is_alphabetic();
    let meant = |text: &str| text.chars().map(letter_meant).collect::<String>();
    let known = |word: &str| {
        let begins = |line: &str| line.trim_matches(around) == word;
        WORDS.lines().any(|line| line == word) || common.lines().any(begins)
    };
    // A sign in front may be a letter or an ornament.
    let words = [
        meant(plain.trim_end_matches(around)),
        meant(plain.trim_matches(around)),
    ];
    let long = |word: &String| word.chars().count() >= WALK;
    words
        .iter()
        .filter(|word| long(word))
        .any(|word| known(word))
}

/// The letter a sign stands for.
fn letter_meant(sign: char) -> char {
    match sign {
        '@' | '4' => 'a',
        '3' => 'e',
        '1' | '!' => 'i',
        '0' => 'o',
        '$' | '5' => 's',
        '7' => 't',
        other => other,
    }
}
