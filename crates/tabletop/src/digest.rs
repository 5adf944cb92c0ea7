//! The running digest of a story: a replay that goes astray stops at the first
//! difference.

use crate::{Act, Seat, Told};
use serde::Serialize;
use sha2::{Digest, Sha256};

/// SHA-256 over everything that was decided, picked and told so far. Each row of a
/// record keeps its first two bytes.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Running([u8; 32]);

impl Running {
    pub fn new(game: &str, rules_version: u16, seats: u8, options: &impl Serialize) -> Self {
        let mut hash = Sha256::new();
        hash.update(bytes(&(game, rules_version, seats, options)));
        Running(hash.finalize().into())
    }

    /// Folds in one row and what was told in it; the result is the row's digest.
    pub fn row<E: Serialize>(
        &mut self,
        by: Option<Seat>,
        act: Act,
        picks: &[u32],
        told: &[Told<E>],
    ) -> u16 {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(bytes(&(by, act, picks)));
        for told in told {
            hash.update(bytes(&(told.audience, &told.event)));
        }
        self.0 = hash.finalize().into();
        self.short()
    }

    /// Its first two bytes.
    pub fn short(&self) -> u16 {
        u16::from_be_bytes([self.0[0], self.0[1]])
    }
}

fn bytes(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("what crosses the wire can be written")
}
