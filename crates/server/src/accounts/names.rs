//! What guests are called until they say otherwise.

use crate::house::random;
use protocol::{LONGEST_NAME, is_hidden};

const MANNERS: &[&str] = &[
    "Bold", "Bright", "Calm", "Clever", "Daring", "Gallant", "Gentle", "Golden", "Lucky", "Merry",
    "Noble", "Patient", "Quick", "Quiet", "Silver", "Sly", "Steady", "Velvet", "Wise", "Witty",
];
const CREATURES: &[&str] = &[
    "Badger", "Falcon", "Finch", "Fox", "Hare", "Heron", "Ibis", "Kestrel", "Lark", "Lynx",
    "Magpie", "Marten", "Otter", "Owl", "Peacock", "Raven", "Robin", "Stag", "Swan", "Wren",
];
/// A pleasant name for a new guest.
pub fn for_guest() -> String {
    let one = |of: &[&'static str]| of[random::below(of.len())];
    format!("{} {}", one(MANNERS), one(CREATURES))
}

/// A name as it may be used: 1 to 24 visible characters, spaces put in order.
pub fn checked(name: &str) -> Option<String> {
    let tidy = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&tidy.chars().count());
    (fits && !tidy.chars().any(is_hidden)).then_some(tidy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_checked() {
        assert_eq!(
            checked("  Madame   de Sévigné "),
            Some("Madame de Sévigné".into())
        );
        assert_eq!(checked("𝄞"), Some("𝄞".into()));
        assert_eq!(checked(&"x".repeat(24)).map(|name| name.len()), Some(24));
        for wrong in [
            "",
            "   ",
            "a\u{0}b",
            "a\u{202e}b",
            "\u{200b}",
            &"x".repeat(25),
        ] {
            assert_eq!(checked(wrong), None, "{wrong:?}");
        }
    }
}
