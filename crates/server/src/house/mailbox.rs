//! What can be put to a table, and how a table reaches its sockets.

use protocol::Reason;
use room::{Answer, ClientId, Input, Visitor, Wish};
use tokio::sync::{mpsc, oneshot};

/// Where messages to a table are put. Boxed: a mailbox has room for many from the beginning,
/// and most are empty.
pub type Mailbox = mpsc::Sender<Box<Message>>;
/// Where a table takes them out.
pub type Incoming = mpsc::Receiver<Box<Message>>;

/// What can be put to a table.
pub enum Message {
    /// What its room understands as it is.
    Input(Input),
    /// A socket comes to the table.
    Join(Client),
    /// A request that waits for its answer.
    Ask {
        guest: String,
        wish: Wish,
        reply: oneshot::Sender<Result<Answer, Reason>>,
    },
}

/// A socket that comes to a table.
pub struct Client {
    pub id: ClientId,
    pub visitor: Visitor,
    /// The last entry of the story it has seen.
    pub seen: u32,
    pub outbox: Box<dyn FrameSink>,
}

/// A table's way to a socket. When it is dropped, the socket closes and the client resumes.
pub trait FrameSink: Send + Sync {
    /// Queues a frame; whether there was room. One whose client reads too slowly takes no more.
    fn put(&self, frame: &str) -> bool;
    /// Sends what was queued, all in one.
    fn flush(&self);
    /// Closes the socket when everything was sent.
    fn close(&self, code: u16);
}
