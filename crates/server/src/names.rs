//! What guests and bots are called until they say otherwise.

use protocol::LONGEST_NAME;

const MANNERS: &[&str] = &[
    "Bold", "Bright", "Calm", "Clever", "Daring", "Gallant", "Gentle", "Golden", "Lucky", "Merry",
    "Noble", "Patient", "Quick", "Quiet", "Silver", "Sly", "Steady", "Velvet", "Wise", "Witty",
];
const CREATURES: &[&str] = &[
    "Badger", "Falcon", "Finch", "Fox", "Hare", "Heron", "Ibis", "Kestrel", "Lark", "Lynx",
    "Magpie", "Marten", "Otter", "Owl", "Peacock", "Raven", "Robin", "Stag", "Swan", "Wren",
];
/// The court of Louis XIV, for the seats of bots.
const COURT: &[&str] = &[
    "Colbert",
    "Sévigné",
    "Lully",
    "Molière",
    "Montespan",
    "Vauban",
    "Maintenon",
    "Le Nôtre",
    "Scarron",
    "Racine",
    "Fouquet",
    "La Vallière",
    "Le Brun",
    "Mansart",
    "Lauzun",
    "Fontanges",
];

/// A pleasant name for a new guest.
pub fn for_guest() -> String {
    let one = |of: &[&'static str]| of[crate::random::below(of.len())];
    format!("{} {}", one(MANNERS), one(CREATURES))
}

/// The name of the bot in a seat of a table: always the same, no two alike at a table.
pub fn for_bot(table: &str, seat: usize) -> &'static str {
    let start: usize = table.bytes().map(usize::from).sum();
    COURT[(start + seat) % COURT.len()]
}

/// A name as it may be used: 1 to 24 visible characters, spaces put in order.
pub fn checked(name: &str) -> Option<String> {
    let tidy = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&tidy.chars().count());
    (fits && !tidy.chars().any(is_hidden)).then_some(tidy)
}

/// Characters that cannot be seen or that turn the text around.
pub fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
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

    #[test]
    fn bots_at_one_table_have_different_names() {
        let names: std::collections::BTreeSet<_> =
            (0..8).map(|seat| for_bot("k7w2", seat)).collect();
        assert_eq!(names.len(), 8);
    }
}
