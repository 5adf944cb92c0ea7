//! What can be put to a table.

use super::{Submission, showing, thinking};
use crate::line::Line;
use protocol::{Hint, JoinTable, Reason, Say, SeatBot, SetOrder, TableInfo, UndoWish, close};
use store::Guest;
use store::halls::Mark;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Reason>>;

/// What can be put to a table.
pub enum Ask {
    Look {
        guest: Option<String>,
        reply: Reply<TableInfo>,
    },
    Join {
        guest: Guest,
        wish: JoinTable,
        reply: Reply<TableInfo>,
    },
    Leave {
        guest: String,
        reply: Reply<TableInfo>,
    },
    SeatBot {
        guest: String,
        wish: SeatBot,
        reply: Reply<TableInfo>,
    },
    Start {
        guest: String,
        reply: Reply<TableInfo>,
    },
    /// What a strong player would do in her place.
    Hint {
        guest: String,
        reply: Reply<Hint>,
    },
    /// The id of the table of the rematch, and where she sat.
    Rematch {
        guest: String,
        luck: Option<String>,
        reply: Reply<(String, Seat)>,
    },
    /// She comes from the table before this one, where she sat in this seat.
    Again {
        guest: Guest,
        seat: Seat,
        luck: Option<String>,
        reply: Reply<()>,
    },
    Resign {
        guest: String,
        reply: Reply<TableInfo>,
    },
    ComeBack {
        guest: String,
        reply: Reply<TableInfo>,
    },
    Order {
        guest: String,
        wish: SetOrder,
        reply: Reply<()>,
    },
    Undo {
        guest: String,
        wish: UndoWish,
        reply: Reply<()>,
    },
    Say {
        guest: String,
        wish: Say,
        reply: Reply<()>,
    },
    /// This guest has blocked somebody: her sockets hear less from now on.
    Blocks {
        guest: String,
        reply: Reply<()>,
    },
    /// The table is so far, as another node or a look at the store tells.
    Reached(Mark),
    /// Something about this guest changed, at another node.
    Person(String),
    /// These guests are here with sockets of that node.
    Elsewhere {
        node: String,
        guests: Vec<String>,
    },
    /// Somebody's time may be up.
    Tick,
    /// The table was cleared away.
    Gone,
    Renamed(Guest),
    /// This guest's sockets no longer count.
    Expel(String),
    Attach {
        socket: u64,
        guest: Guest,
        seen: u32,
        line: Line,
    },
    Detach {
        socket: u64,
    },
    Submit(Submission),
    TakeBack {
        socket: u64,
        id: String,
        ply: u32,
    },
    /// A bot has decided, or failed to.
    Thought(thinking::Decided),
}

impl Ask {
    /// Whether it comes from somebody who may know more than this node: requests and
    /// newcomers. Frames of a socket follow what this node has shown it.
    pub(super) fn is_based_on_all(&self) -> bool {
        !matches!(
            self,
            Ask::Reached(_)
                | Ask::Person(_)
                | Ask::Elsewhere { .. }
                | Ask::Tick
                | Ask::Gone
                | Ask::Renamed(_)
                | Ask::Expel(_)
                | Ask::Detach { .. }
                | Ask::Submit(_)
                | Ask::TakeBack { .. }
                | Ask::Thought(_)
        )
    }
}

/// Where asks are put to a table, and where it takes them out. Boxed: a mailbox has room for
/// many from the beginning, and most are empty.
pub type Mailbox = mpsc::Sender<Box<Ask>>;
pub type Mail = mpsc::Receiver<Box<Ask>>;

/// Answers for a table that is not there.
pub(super) fn refuse(ask: Ask, reason: &Reason) {
    let code = match reason {
        Reason::NoSuchTable {} => close::NO_SUCH_TABLE,
        _ => close::AGAIN,
    };
    // Whoever no longer waits needs no answer.
    match ask {
        Ask::Look { reply, .. }
        | Ask::Join { reply, .. }
        | Ask::Leave { reply, .. }
        | Ask::SeatBot { reply, .. }
        | Ask::Start { reply, .. }
        | Ask::Resign { reply, .. }
        | Ask::ComeBack { reply, .. } => drop(reply.send(Err(reason.clone()))),
        Ask::Order { reply, .. }
        | Ask::Again { reply, .. }
        | Ask::Undo { reply, .. }
        | Ask::Say { reply, .. }
        | Ask::Blocks { reply, .. } => drop(reply.send(Err(reason.clone()))),
        Ask::Rematch { reply, .. } => drop(reply.send(Err(reason.clone()))),
        Ask::Hint { reply, .. } => drop(reply.send(Err(reason.clone()))),
        Ask::Attach { line, .. } => showing::turn_away(&line, reason, code),
        Ask::Renamed(_)
        | Ask::Reached(_)
        | Ask::Person(_)
        | Ask::Elsewhere { .. }
        | Ask::Tick
        | Ask::Gone
        | Ask::Expel(_)
        | Ask::Detach { .. }
        | Ask::Submit(_)
        | Ask::TakeBack { .. }
        | Ask::Thought(_) => {}
    }
}
