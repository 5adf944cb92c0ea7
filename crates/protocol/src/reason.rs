//! Why something was refused, by name.

use core::fmt;
use serde::{Deserialize, Serialize};
use tabletop::Refused;

/// One flat list for rules, table, socket and requests, so that a client needs one set of
/// sentences. What follows from the rules has the names of [`Refused`].
#[derive(
    Clone, PartialEq, Eq, Debug, Serialize, Deserialize, strum::VariantNames, strum::IntoStaticStr,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    // From the rules.
    GameOver {},
    NotYourTurn {},
    IllegalAction {
        step: u32,
    },
    Stale {
        answered: u32,
        now: u32,
    },
    NoSteps {},
    StepsTooFar {
        step: u32,
    },
    NothingToTakeBack {},
    NoSuchPly {
        ply: u32,
        last: u32,
    },
    TooManyUndos {
        most: u32,
    },
    WrongSeats {
        seats: u8,
        fewest: u8,
        most: u8,
    },
    WrongOptions {},

    // From what was sent.
    /// A step is no action of this game at all.
    NotAnAction {
        step: u32,
    },
    /// The frame or request makes no sense.
    NotUnderstood {
        why: String,
    },
    /// The client speaks another version.
    WrongVersion {
        known: u8,
    },
    /// Longer than allowed.
    TooLong {
        most: u32,
    },
    /// Too many requests or frames in a short time.
    TooFast {},
    /// The request came from another site's page.
    OtherOrigin {},

    // From the house.
    NoSuchGame {},
    NoSuchTable {},
    NoSuchSeat {},
    NoSuchBot {},
    /// Only who laid the table may do this.
    NotHost {},
    /// Somebody sits there.
    SeatTaken {},
    /// No seat is free.
    TableFull {},
    /// Seats are still free.
    SeatsFree {},
    /// You sit at too many tables that are not over yet, or offer too many open ones.
    TooManyTables {
        most: u32,
    },
    /// The host has said who may sit down here.
    NotInvited {},
    /// She is here, or has not been gone for long enough.
    NotGone {},
    /// The host does not want you at this table.
    Removed {},
    /// You have no seat at this table.
    NotSeated {},
    /// Not after the game has begun.
    AlreadyStarted {},
    /// Not before the game has begun.
    NotStarted {},
    /// Not before the game is over.
    NotOver {},
    /// Hints are not given at this table.
    NoHints {},
    /// A name has 1 to 24 visible characters.
    BadName {},
    /// No guest is known by this cookie.
    NoGuest {},
    /// A bot plays for you: take your seat back first.
    StoodIn {},
    /// You have given up this seat for good.
    Resigned {},
    /// This cannot be undone at this table.
    NoUndo {},
    /// Nobody asks for this any more.
    NothingAsked {},
    /// Only for those who play at this table.
    NotWatched {},
    /// That is no way to run a table.
    WrongWays {},
    /// A password needs this many characters and must not be easy to guess.
    WeakPassword {
        fewest: u32,
    },
    /// Name, password or code do not fit.
    WrongPassword {},
    /// Somebody else signs in with this name.
    NameTaken {},
    /// This guest has an account already.
    AlreadyClaimed {},
    /// Only for those with an account.
    NotClaimed {},
    /// That is no mail address.
    BadMail {},
    /// The house sends no mail.
    NoMail {},
    /// Only for operators of the house.
    NotOperator {},
    /// There is no such report or act.
    NoSuchReport {},
    /// An operator has taken away the right to write.
    Muted {},
    /// An operator has taken away the right to sit down.
    Barred {},
    /// An operator has chosen this guest's name.
    NameHeld {},
    /// Somebody at the table does not want to play with you.
    Blocked {},
    /// Not a token of this table.
    BadToken {},
    /// No record, or one that does not replay or prove its luck.
    BadRecord {
        why: String,
    },
    /// What is written down of this game does not replay, from this row on if it is known:
    /// it waits until somebody has looked into it. Nothing was deleted.
    SetAside {
        #[cfg_attr(
            feature = "types",
            ts(type = "\"other_rules\" | \"damaged\" | \"no_secret\"")
        )]
        why: SetAsideCause,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        row: Option<u32>,
    },
    /// The house could not write it down; nothing happened.
    HouseTrouble {},
    /// The house cannot reach what it has written down. Everything waits and goes on by
    /// itself; what was just sent may be sent again under the same id.
    Paused {},
}

/// Why a game was set aside. What exactly does not fit is for the log alone: it may tell
/// what somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetAsideCause {
    /// It was begun with rules this program does not know.
    OtherRules,
    /// A row is not what was written then, or one is missing.
    Damaged,
    /// What its luck came from is missing.
    NoSecret,
}

impl From<Refused> for Reason {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::GameOver {} => Reason::GameOver {},
            Refused::NotYourTurn {} => Reason::NotYourTurn {},
            Refused::IllegalAction { step } => Reason::IllegalAction { step },
            Refused::Stale { answered, now } => Reason::Stale { answered, now },
            Refused::NoSteps {} => Reason::NoSteps {},
            Refused::StepsTooFar { step } => Reason::StepsTooFar { step },
            Refused::NothingToTakeBack {} => Reason::NothingToTakeBack {},
            Refused::NoSuchPly { ply, last } => Reason::NoSuchPly { ply, last },
            Refused::TooManyUndos { most } => Reason::TooManyUndos { most },
            Refused::WrongSeats {
                seats,
                fewest,
                most,
            } => Reason::WrongSeats {
                seats,
                fewest,
                most,
            },
            Refused::WrongOptions {} => Reason::WrongOptions {},
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}
impl std::error::Error for Reason {}
