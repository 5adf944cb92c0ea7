//! Why something was refused, by name.

use core::fmt;
use serde::{Deserialize, Serialize};

/// What people or machines send can be wrong; this says how. The table is as it was.
#[derive(
    Clone, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    /// The game has ended.
    GameOver {},
    /// This seat is not asked now.
    NotYourTurn {},
    /// Not among the legal actions of this seat; `step` counts from 0 in the list sent.
    IllegalAction {
        /// Which of the steps sent.
        step: u32,
    },
    /// The table, as this seat can notice it, has moved since.
    Stale {
        /// The ply that was answered.
        answered: u32,
        /// The ply the table is at for this seat.
        now: u32,
    },
    /// No steps were sent.
    NoSteps {},
    /// A list of steps may go no further than the first that ends the seat's decision
    /// or brings something new to light; this one did.
    StepsTooFar {
        /// Which of the steps sent went too far.
        step: u32,
    },
    /// There is nothing of this seat's that can be taken back.
    NothingToTakeBack {},
    /// There is no such ply to go back to.
    NoSuchPly {
        /// The ply asked for.
        ply: u32,
        /// The last there is.
        last: u32,
    },
    /// This seat has taken back, or the table gone back, as often as may be done in one match.
    TooManyUndos {
        /// How often.
        most: u32,
    },
    /// So many cannot play.
    WrongSeats {
        /// How many were asked for.
        seats: u8,
        /// The fewest.
        fewest: u8,
        /// The most.
        most: u8,
    },
    /// These options cannot be played with so many seats.
    WrongOptions {},
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::GameOver {} => write!(f, "the game is over"),
            Refused::NotYourTurn {} => write!(f, "this seat is not asked now"),
            Refused::IllegalAction { step } => {
                write!(f, "step {step} is not among the legal actions")
            }
            Refused::Stale { answered, now } => {
                write!(f, "answered ply {answered}, but the table is at {now}")
            }
            Refused::NoSteps {} => write!(f, "no steps were sent"),
            Refused::StepsTooFar { step } => write!(
                f,
                "step {step} ends the decision or shows something new; it must be the last"
            ),
            Refused::NothingToTakeBack {} => write!(f, "nothing can be taken back"),
            Refused::NoSuchPly { ply, last } => {
                write!(f, "there is no ply {ply}; the last is {last}")
            }
            Refused::TooManyUndos { most } => {
                write!(
                    f,
                    "it was done {most} times, which is the most in one match"
                )
            }
            Refused::WrongSeats {
                seats,
                fewest,
                most,
            } => write!(f, "{seats} cannot play; {fewest} to {most} can"),
            Refused::WrongOptions {} => {
                write!(f, "these options cannot be played with so many seats")
            }
        }
    }
}

impl std::error::Error for Refused {}
