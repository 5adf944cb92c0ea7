//! What comes to a room, and what must follow.

use crate::draft::{Draft, StoreError};
use crate::saved::{Revision, SavedRoom};
use catalogue::{Player, Question, Thought};
use protocol::{JoinTable, Reason, Say, SeatBot, SeatLevel, SetOrder, TableInfo, UndoWish};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::Seat;

/// The present, as the shell around the room tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// The house's own time in milliseconds: it stands still while the house is closed.
    pub house: i64,
    /// Seconds since 1970.
    pub unix: i64,
}

/// One socket, or whatever else a client speaks through.
pub type ClientId = u64;
/// A request that waits for its answer.
pub type RequestId = u64;

/// Somebody who comes to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    pub id: String,
    pub name: String,
    /// How often she has signed out everywhere.
    pub epoch: i64,
    /// Guests whose words she does not want.
    pub blocked: Vec<String>,
}

/// What comes to a room.
pub enum Input {
    /// Somebody comes, having seen so many entries of the story before.
    Joined {
        client: ClientId,
        visitor: Visitor,
        seen: u32,
    },
    /// A client is gone.
    Left { client: ClientId },
    /// Steps that a client sent under an id of its own.
    Submitted {
        client: ClientId,
        id: String,
        ply: u32,
        steps: Vec<Value>,
    },
    /// A client takes its seat's last decision back.
    TookBack {
        client: ClientId,
        id: String,
        ply: u32,
    },
    /// A guest asks for something; answered by [`Effect::Reply`].
    Asked {
        request: RequestId,
        guest: String,
        wish: Wish,
    },
    /// A computer player has decided, or failed to.
    BotChose {
        seat: Seat,
        thought: Option<Thought>,
        /// Gone if it failed.
        player: Option<Box<dyn Player>>,
    },
    /// It is time to look at the clock.
    Alarm,
    /// What became of [`Effect::Write`].
    Written(Result<(), StoreError>),
    /// What became of [`Effect::Read`]: nothing if there is no such table.
    Read(Box<Result<Option<SavedRoom>, StoreError>>),
    /// The table has come so far, as another node or a look at the store tells.
    Reached(Revision),
    /// These guests are here with clients of another node.
    Elsewhere { node: String, guests: Vec<String> },
    /// Something about this guest has changed; nothing if she has left for good.
    Person { guest: String, now: Option<Visitor> },
    /// The table was removed.
    Removed,
}

/// What a guest may ask of a room.
pub enum Wish {
    Look,
    Join {
        name: String,
        wish: JoinTable,
    },
    Leave,
    SeatBot(SeatBot),
    /// With the host's contribution to the luck.
    Begin(Option<String>),
    /// Whoever sits there goes, before the game begins.
    Remove(Seat),
    /// What a strong player would do in her place.
    Hint,
    /// The table of the rematch, which gets the id `next` if there is none yet.
    Rematch {
        next: String,
        luck: Option<String>,
        /// Of the computers that do not play as before.
        levels: Vec<SeatLevel>,
    },
    /// She comes from the table before this one, where she had this seat.
    JoinRematch {
        name: String,
        seat: Seat,
        luck: Option<String>,
    },
    Resign,
    Return,
    /// A computer plays for whoever sits there and is gone.
    StandIn(Seat),
    Order(SetOrder),
    Undo(UndoWish),
    Say(Say),
}

/// The answer to a wish.
pub enum Answer {
    Table(Box<TableInfo>),
    Done,
    /// The id of the table of the rematch, and the seat she had.
    Rematch {
        next: String,
        seat: Seat,
    },
    /// A computer player to think about the asker's own question. The shell answers her when
    /// it has.
    Hint {
        player: Box<dyn Player>,
        question: Question,
    },
}

/// Tells a computer player that nobody waits for its answer any more. Clones are the same one.
#[derive(Clone, Default)]
pub struct StopSign(Arc<AtomicBool>);

impl StopSign {
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What must follow. The shell carries effects out in this order.
pub enum Effect {
    /// Answered by [`Input::Written`]; one at a time.
    Write(Box<Draft>),
    /// Reads everything that is written about the table; answered by [`Input::Read`].
    Read,
    /// Something for a client. Nothing is sent that is not written.
    Send { to: ClientId, frame: Arc<str> },
    /// The client's socket is closed with this code once everything was sent.
    Close { client: ClientId, code: u16 },
    Reply {
        request: RequestId,
        answer: Result<Answer, Reason>,
    },
    /// A computer player thinks, for at most `most` milliseconds, and answers by
    /// [`Input::BotChose`], not before `pause` milliseconds have passed.
    Think {
        seat: Seat,
        player: Box<dyn Player>,
        question: Question,
        most: u32,
        pause: u64,
        stop: StopSign,
    },
    /// [`Input::Alarm`] when the house's time has come to this.
    WakeAt(i64),
    /// Other nodes are told how far the table is.
    Announce(Revision),
    /// Other nodes are told which guests are here.
    AnnounceGuests(Vec<String>),
    /// Something the operator should know.
    Log(Note),
    /// The room is of no use any more: whoever comes makes a new one.
    Discard,
}

/// Something for the log and the counters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// So many decisions are written.
    Decided(usize),
    /// Something a client sent was refused.
    Refused,
    /// Another node wrote first.
    LostRace,
    /// A write failed.
    NotWritten(String),
    /// The store cannot be reached.
    Paused(String),
    Resumed,
    /// The game cannot be replayed.
    SetAside(String),
    OutOfTime(Seat),
    /// Everybody agreed to go back to this row.
    WentBack(u32),
    /// A computer player failed or was refused, and any legal step was taken.
    BotFailed(Seat, String),
}
