//! Luck that can be proved fair. `docs/fair-luck.md` fixes every byte of this.
//!
//! The house draws a secret and publishes its [`Secret::commitment`] before anybody
//! contributes; each player contributes a text; the [`Seed`] follows from all of it;
//! every pick of the game comes from the [`Stream`] of that seed. When the game is over
//! the secret is revealed in the record, and anybody can do the sums again.

use crate::Chance;
use core::fmt;
use hkdf::Hkdf;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// 32 public bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hex(pub [u8; 32]);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::str::FromStr for Hex {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(format!("`{text}` is not 64 hexadecimal digits"));
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let pair = core::str::from_utf8(pair).expect("hexadecimal digits are text");
            *byte = u8::from_str_radix(pair, 16).expect("both are hexadecimal digits");
        }
        Ok(Hex(bytes))
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            <[u8; 32]>::deserialize(deserializer).map(Hex)
        }
    }
}

/// What the house drew for one match. Cannot be shown by accident: no `Serialize`,
/// no `Debug`, no `Display`.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// From 32 bytes of the system's best randomness.
    pub fn new(bytes: [u8; 32]) -> Self {
        Secret(bytes)
    }

    /// What is published before the first pick.
    pub fn commitment(&self) -> Hex {
        let mut hash = Sha256::new();
        hash.update(b"parure luck 1 commitment");
        hash.update(self.0);
        Hex(hash.finalize().into())
    }

    /// Makes it public: only when the game is over, or into the store's own table.
    pub fn reveal(&self) -> Hex {
        Hex(self.0)
    }

    /// A contribution for a seat that gave none. It follows from the secret, which is bound by
    /// its commitment, so that nobody can try out others.
    pub fn contribution(&self, seat: u8) -> String {
        let mut text = [0; 8];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand(
                &[b"parure luck 1 contribution".as_slice(), &[seat]].concat(),
                &mut text,
            )
            .expect("8 bytes are a valid length");
        text.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The seed for a match of `game` to which the seats contributed these texts.
    pub fn seed(&self, game: &str, contributions: &[String]) -> Seed {
        let mut info = b"parure luck 1 seed".to_vec();
        for part in std::iter::once(game).chain(contributions.iter().map(String::as_str)) {
            info.extend((part.len() as u32).to_be_bytes());
            info.extend(part.as_bytes());
        }
        let mut seed = [0; 32];
        Hkdf::<Sha256>::new(None, &self.0)
            .expand(&info, &mut seed)
            .expect("32 bytes are a valid length");
        Seed(seed)
    }
}

impl From<Hex> for Secret {
    fn from(Hex(bytes): Hex) -> Self {
        Secret(bytes)
    }
}

/// What every pick of a match follows from. Cannot be shown at all.
#[derive(Clone)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from a plain number, for simulations and tests.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"parure luck 1 number");
        hash.update(number.to_be_bytes());
        Seed(hash.finalize().into())
    }

    /// The picks.
    pub fn stream(&self) -> Stream {
        Stream(ChaCha20Rng::from_seed(self.0))
    }
}

/// Picks from the ChaCha20 key stream of a seed.
#[derive(Clone)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The next 32-bit word of the key stream.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl Chance for Stream {
    /// Draws words until one lies below the largest multiple of `options` that fits in
    /// 32 bits; the pick is its remainder. One option draws no word.
    fn pick(&mut self, options: u32) -> u32 {
        assert!(options > 0, "a pick needs something to pick from");
        if options == 1 {
            return 0;
        }
        let fair = (1u64 << 32) / u64::from(options) * u64::from(options);
        loop {
            let word = self.word();
            if u64::from(word) < fair {
                return word % options;
            }
        }
    }
}
