//! Where a table's luck comes from.

use crate::Trouble;
use tabletop::luck::{Secret, Seed, Stream};
use tabletop::{Chance, Fairness};

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
    /// These picks, each taken modulo its options, then always the first option: for
    /// tests that say what happens.
    Told(Vec<u32>),
}

/// The picks of a table, one after the other.
#[derive(Clone)]
pub(crate) enum Picks {
    Drawn(Box<Stream>),
    Told(std::vec::IntoIter<u32>),
}

impl Chance for Picks {
    fn pick(&mut self, options: u32) -> u32 {
        match self {
            Picks::Drawn(stream) => stream.pick(options),
            Picks::Told(_) if options <= 1 => 0,
            Picks::Told(picks) => picks.next().unwrap_or(0) % options,
        }
    }
}

impl Luck {
    /// The picks for a match of `game` among `seats`.
    pub(crate) fn picks(&self, game: &str, seats: u8) -> Result<Picks, Trouble> {
        let drawn = |seed: Seed| Picks::Drawn(Box::new(seed.stream()));
        match self {
            Luck::Provable {
                secret,
                contributions,
            } if contributions.len() == seats as usize => {
                Ok(drawn(secret.seed(game, contributions)))
            }
            Luck::Provable { contributions, .. } => Err(Trouble::WrongContributions {
                found: contributions.len(),
                seats,
            }),
            Luck::Number(number) => Ok(drawn(Seed::from_number(*number))),
            Luck::Told(picks) => Ok(Picks::Told(picks.clone().into_iter())),
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
            Luck::Number(_) | Luck::Told(_) => None,
        }
    }

    /// What may be revealed when the game is over.
    pub(crate) fn secret(self) -> Option<Secret> {
        match self {
            Luck::Provable { secret, .. } => Some(secret),
            Luck::Number(_) | Luck::Told(_) => None,
        }
    }
}
