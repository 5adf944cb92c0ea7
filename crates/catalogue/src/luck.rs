//! Where a table's luck comes from.

use crate::Trouble;
use tabletop::Fairness;
use tabletop::luck::{Secret, Seed, Stream};

/// Where a table's luck comes from.
#[derive(Clone)]
pub enum Luck {
    /// From a secret of the house and one text per seat: can be proved when the game is
    /// over.
    Provable {
        /// What the house drew; its commitment was public before the texts came in.
        secret: Secret,
        /// One text per seat.
        contributions: Vec<String>,
    },
    /// From a plain number: for simulations and tests.
    Number(u64),
}

impl Luck {
    /// The stream of picks for a match of `game` among `seats`.
    pub(crate) fn stream(&self, game: &str, seats: u8) -> Result<Stream, Trouble> {
        match self {
            Luck::Provable {
                secret,
                contributions,
            } if contributions.len() == seats as usize => {
                Ok(secret.seed(game, contributions).stream())
            }
            Luck::Provable { contributions, .. } => Err(Trouble::WrongContributions {
                found: contributions.len(),
                seats,
            }),
            Luck::Number(number) => Ok(Seed::from_number(*number).stream()),
        }
    }

    /// What the record says about it while the game lasts.
    pub(crate) fn fairness(&self) -> Option<Fairness> {
        match self {
            Luck::Provable {
                secret,
                contributions,
            } => Some(Fairness {
                commitment: secret.commitment(),
                contributions: contributions.clone(),
                secret: None,
            }),
            Luck::Number(_) => None,
        }
    }

    /// What may be revealed when the game is over.
    pub(crate) fn secret(self) -> Option<Secret> {
        match self {
            Luck::Provable { secret, .. } => Some(secret),
            Luck::Number(_) => None,
        }
    }
}
