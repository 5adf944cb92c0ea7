//! What clients and the house say to each other. `docs/protocol.md` explains it.
//!
//! | file | idea |
//! |---|---|
//! | `frames.rs` | what goes over the socket of a table |
//! | `briefing.rs` | what a viewer is given to play by |
//! | `moved.rs` | the frame for one decision, as the house writes it |
//! | `http.rs` | what goes over plain requests |
//! | `people.rs` | accounts, blocks, reports and operators |
//! | `replay.rs` | a finished game, to be looked at again |
//! | `reason.rs` | why something was refused, by name |
//! | `table_settings.rs` | how a table is run, and what happens at it beyond the game |

mod briefing;
mod frames;
mod http;
mod moved;
mod people;
mod reason;
mod replay;
mod table_settings;
#[cfg(feature = "types")]
pub mod types;

pub use briefing::{Brief, BriefChange, LogEntry, Offer, numbered};
pub use frames::{FromClient, FromHouse, Unread};
pub use http::{
    BotSeat, ErrorBody, GameInfo, Hint, HintStep, JoinTable, Me, NewTable, NewToken, OtherHint,
    Rematch, RemoveGuest, Rename, RulesText, SeatBot, SeatInfo, SeatLevel, Stage, Start,
    SwitchInfo, TableInfo, TableList, Token, Variants, WorkedExample,
};
pub use moved::Moved;
pub use people::{
    AccountInfo, AuditInfo, Block, Claimed, Credentials, Fault, Judge, LONGEST_DETAIL, Leave, Mail,
    NewPassword, NewReport, OperatorDesk, Person, Recover, ReportInfo, Unblock, Undo, Verdict,
};
pub use reason::{Reason, SetAsideCause};
pub use replay::{KeepRecord, KeptSeat, LuckProof, Moment, Replay};
pub use table_settings::{
    ClockInfo, DeviceDeal, HintRule, LONGEST_SAID, Order, PHRASES, Pace, Said, Say, SetOrder,
    StandIn, TALK_SHOWN, TableSettings, UndoAsked, UndoPolicy, UndoWish, Watch,
};

/// The version of this protocol: every frame carries it as `v`.
pub const VERSION: u8 = 2;

/// Longest frame a client may send, in bytes.
pub const LONGEST_FRAME: usize = 16 * 1024;
/// Most steps in one submission.
pub const MOST_STEPS: usize = 64;
/// Longest client-made id, in bytes.
pub const LONGEST_ID: usize = 64;
/// Longest contribution to the luck, in bytes.
pub const LONGEST_LUCK: usize = 128;
/// Longest name of a guest, in characters.
pub const LONGEST_NAME: usize = 24;

/// Characters that cannot be seen or that turn the text around: in no name and nothing said.
pub fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Why the house closed a socket.
pub mod close {
    /// The house is shutting down: come back in a moment.
    pub const GOING_AWAY: u16 = 1001;
    /// The client speaks another version: reload the page.
    pub const WRONG_VERSION: u16 = 4000;
    /// Too much was waiting to be read: come back and resume.
    pub const TOO_SLOW: u16 = 4001;
    /// Nothing was heard from the client for too long.
    pub const SILENT: u16 = 4002;
    /// Too many frames, too large ones, or too many that made no sense.
    pub const TOO_MUCH: u16 = 4003;
    /// There is no such table.
    pub const NO_SUCH_TABLE: u16 = 4004;
    /// This guest has too many sockets open.
    pub const TOO_MANY_SOCKETS: u16 = 4005;
    /// The table had to be laid again from the disk: come back and resume.
    pub const AGAIN: u16 = 4006;
    /// This table is for its players alone.
    pub const NOT_FOR_YOU: u16 = 4007;
    /// As many people watch this table as may: come back later.
    pub const CROWDED: u16 = 4008;
}
