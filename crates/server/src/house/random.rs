//! The system's randomness.

/// 32 bytes that nobody can guess.
pub fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A number that nobody can guess.
pub fn number() -> u64 {
    getrandom::u64().expect("the system has randomness")
}

/// A number below `options`; for names and bots, where a tiny bias does no harm.
pub fn below(options: usize) -> usize {
    (number() % options.max(1) as u64) as usize
}

/// A name for a guest or a table, without letters that look alike.
pub fn id(length: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let bytes = bytes();
    bytes
        .iter()
        .take(length)
        .map(|byte| LETTERS[usize::from(byte % 32)] as char)
        .collect()
}
