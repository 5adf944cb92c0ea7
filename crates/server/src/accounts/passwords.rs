//! Passwords and recovery codes: what is too easy, and how they are kept.

use super::guessing;
use crate::house::{House, random};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::Reason;

/// Fewest and most characters of a password. The upper end only bounds the work.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=128;

/// The commonest ones, in lower case, one a line.
const COMMON: &str = include_str!("../../data/common-passwords.txt");

/// Refuses what is guessed first: short ones, the commonest and what people make of them, the
/// name itself.
pub fn checked(password: &str, name: &str) -> Result<(), Reason> {
    let plain = password.to_lowercase();
    let easy = guessing::is_easy(&plain, COMMON);
    let own = !name.is_empty() && plain.contains(&name.to_lowercase());
    match LENGTHS.contains(&password.chars().count()) && !easy && !own {
        true => Ok(()),
        false => Err(Reason::WeakPassword {
            fewest: *LENGTHS.start() as u32,
        }),
    }
}

/// A code to write down: about 120 bits, in groups that can be read aloud.
pub fn recovery_code() -> String {
    let letters = random::id(24);
    let groups: Vec<&str> = (0..6).map(|at| &letters[4 * at..4 * at + 4]).collect();
    groups.join("-")
}

/// Codes are typed: case, spaces and dashes do not matter.
pub fn tidy_code(code: &str) -> String {
    let kept = code.chars().filter(|each| each.is_ascii_alphanumeric());
    kept.map(|each| each.to_ascii_lowercase()).collect()
}

/// Argon2id, with salt and cost in the text. Takes a moment and some memory, so it is done
/// off the async threads, a few at a time.
pub async fn hashed(house: &House, secret: String) -> Result<String, Reason> {
    let desk = house.hashing();
    let _desk = desk.acquire().await.map_err(|_| Reason::HouseTrouble {})?;
    let work = tokio::task::spawn_blocking(move || {
        let hash = Argon2::default().hash_password(secret.as_bytes());
        hash.map(|hash| hash.to_string())
    });
    match work.await {
        Ok(Ok(hash)) => Ok(hash),
        Ok(Err(_)) | Err(_) => Err(Reason::HouseTrouble {}),
    }
}

/// Whether the secret is the one that was hashed.
pub async fn fits(house: &House, secret: String, hash: String) -> bool {
    let desk = house.hashing();
    let Ok(_desk) = desk.acquire().await else {
        return false;
    };
    let work = tokio::task::spawn_blocking(move || {
        PasswordHash::new(&hash).is_ok_and(|hash| {
            let fits = Argon2::default().verify_password(secret.as_bytes(), &hash);
            fits.is_ok()
        })
    });
    work.await.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_refused() {
        for weak in [
            "short",
            "12345678",
            "PASSWORD1",
            "azertyuiop",
            "qqqqqqqqq",
            "my anna rules",
            // A common word in disguise.
            "Dragon2031!",
            "p@ssw0rd77",
            "$unshine",
            "!!Motdepasse!!",
            // A walk along the keyboard, or several.
            "qwer1234",
            "azerty123456",
            "lkjhgfds",
            "1qaz2wsx3edc",
            "abcd4321",
            // The same again.
            "coucoucoucou",
            "xyxyxyxyxy",
            // A date, a telephone.
            "14071789",
            "0612345678",
        ] {
            assert!(checked(weak, "Anna").is_err(), "{weak}");
        }
        for good in [
            "rubis et topaze",
            "a queen’s necklace of 1785",
            "dqmxk2vr",
            "dragon eats topaz",
            "mot de passe partout",
            "271828182845",
            "qwertz-was-here",
        ] {
            assert_eq!(checked(good, "Anna"), Ok(()), "{good}");
        }
        assert!(checked(&"x".repeat(129), "Anna").is_err());
    }

    #[test]
    fn the_list_is_in_lower_case_and_not_short() {
        assert!(COMMON.lines().count() >= 300);
        for line in COMMON.lines() {
            assert!(line.chars().count() >= *LENGTHS.start(), "{line}");
            assert_eq!(line, line.to_lowercase());
        }
    }

    #[test]
    fn codes_are_read_as_they_are_typed() {
        let code = recovery_code();
        assert_eq!(code.len(), 29);
        assert_eq!(
            tidy_code(&code.to_uppercase().replace('-', " ")),
            tidy_code(&code)
        );
    }
}
