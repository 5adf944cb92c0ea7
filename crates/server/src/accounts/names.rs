//! What guests are called: until they say otherwise, and what they may say.

use crate::house::{House, of_store, random};
use protocol::{LONGEST_NAME, Reason, is_hidden};
use store::Write;
use store::people::PersonWrite;
use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

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

/// A name as it may be used: 1 to 24 visible characters of one script, spaces put in order.
pub fn checked(name: &str) -> Option<String> {
    let usual: String = name.nfkc().collect();
    let tidy = usual.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&tidy.chars().count());
    (fits && !tidy.chars().any(is_hidden) && tidy.as_str().is_single_script()).then_some(tidy)
}

/// How the account of this name may be written: as names are taken now, and as version 0.1 took
/// them.
pub fn logins(name: &str) -> [String; 2] {
    let tidy = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        words.join(" ").to_lowercase()
    };
    [tidy(&name.nfkc().collect::<String>()), tidy(name)]
}

/// The same for all names that look alike.
fn look(name: &str) -> String {
    let looks = |text: &str| -> String { skeleton(&text.to_lowercase()).collect() };
    let plain: String = looks(name)
        .chars()
        .filter(|c| c.is_alphanumeric())
        .collect();
    // Some letters look like others only once they are small.
    looks(&plain)
}

/// What is kept of a claimed name: it stays when its owner leaves, and does not tell the name.
pub fn key(house: &House, name: &str) -> String {
    house.signer().digest("name", &look(name))
}

/// Refuses a name that looks like that of somebody's account, of a computer player, of an
/// operator of the settings, or one whose owner has left.
pub async fn for_anybody(house: &House, guest: Option<&str>, name: &str) -> Result<(), Reason> {
    let looks = look(name);
    let is_of_a_computer = room::COURT.iter().any(|known| look(known) == looks);
    let operators = &house.settings().operators;
    let is_of_an_operator = operators.iter().any(|known| look(known) == looks);
    let holder = house.store().people().name_holder(&key(house, name)).await;
    let holder = holder.map_err(|error| of_store(&error))?;
    let is_own = holder
        .as_ref()
        .is_some_and(|holder| holder.as_deref() == guest && guest.is_some());
    match is_of_a_computer || (holder.is_some() || is_of_an_operator) && !is_own {
        true => Err(Reason::NameTaken {}),
        false => Ok(()),
    }
}

/// A pleasant name that nobody has claimed.
pub async fn for_newcomer(house: &House) -> String {
    for _ in 0..10 {
        let name = for_guest();
        if for_anybody(house, None, &name).await.is_ok() {
            return name;
        }
    }
    format!("{} {}", for_guest(), random::below(1000))
}

/// Gives a key to every name that was claimed before there were keys.
pub async fn make_keys(house: &House) -> Result<(), store::StoreError> {
    for account in house.store().people().without_key().await? {
        let key = key(house, &account.login);
        let guest = account.guest;
        let write = Write::Person(PersonWrite::NameKey { guest, key });
        house.store().write(write).await?;
    }
    Ok(())
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
        assert_eq!(checked("Ａｎｎａ"), Some("Anna".into()), "written wide");
        assert_eq!(checked("Анна"), Some("Анна".into()));
        assert_eq!(checked("李 8"), Some("李 8".into()));
        assert_eq!(checked(&"x".repeat(24)).map(|name| name.len()), Some(24));
        for wrong in [
            "",
            "   ",
            "a\u{0}b",
            "a\u{202e}b",
            "\u{200b}",
            // A Cyrillic letter among Latin ones.
            "P\u{430}ris",
            &"x".repeat(25),
        ] {
            assert_eq!(checked(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn whoever_claimed_a_name_that_is_no_longer_taken_still_signs_in() {
        for (typed, written) in [("P\u{430}ris", "p\u{430}ris"), ("\u{fb01}n", "\u{fb01}n")] {
            assert!(logins(typed).contains(&written.to_owned()), "{typed}");
        }
        assert_eq!(logins(" Anna  Ⅱ")[0], "anna ii");
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for alike in ["anna", "ANNA", "Ann a", "Аnnа", "anna.", "ɑnna"] {
            assert_eq!(look(alike), look("Anna"), "{alike}");
        }
        assert_eq!(look("paypa1"), look("PayPal"));
        for other in ["Hanna", "Anne", "Anna II"] {
            assert_ne!(look(other), look("Anna"), "{other}");
        }
    }
}
