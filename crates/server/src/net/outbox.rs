//! The outgoing side of a socket. A table writes frames to the connection itself, as far as the
//! connection takes them at once; only what is left over becomes the concern of the socket's own
//! task. This saves a hand-over and a wake-up for every frame, and no buffer is kept for what
//! has left: a third of the time of a move, measured with `make peers-house`.

use crate::house::mailbox::FrameSink;
use crate::house::meters::Meters;
use protocol::close;
use std::io::{ErrorKind, Result};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Capacity of the queue that is kept when nothing waits, in bytes.
const KEPT_CAPACITY: usize = 1024;

/// The writing side of a connection, with what has not been written yet.
pub struct Connection {
    meters: Arc<Meters>,
    /// Frames that may wait.
    most: usize,
    stream: OwnedWriteHalf,
    queue: Mutex<Queue>,
    attention: Notify,
}

/// What has not been written yet.
#[derive(Default)]
struct Queue {
    bytes: Vec<u8>,
    frames: usize,
    /// The connection took no more: the socket's task writes the rest.
    is_blocked: bool,
    /// Nothing more is to be queued: the code to close with.
    end: Option<u16>,
    /// Outboxes opened so far; only the last one counts.
    outboxes: u32,
}

impl Connection {
    /// The writing side, and both sides as the WebSocket protocol wants them.
    pub fn new(meters: Arc<Meters>, most: usize, stream: TcpStream) -> (Arc<Connection>, Duplex) {
        let (read, write) = stream.into_split();
        let connection = Arc::new(Connection {
            meters,
            most,
            stream: write,
            queue: Mutex::default(),
            attention: Notify::new(),
        });
        let duplex = Duplex {
            read,
            connection: connection.clone(),
        };
        (connection, duplex)
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An outbox for a table. Outboxes opened before no longer send.
    pub fn open_outbox(self: &Arc<Self>) -> Outbox {
        let mut queue = self.queue();
        queue.outboxes += 1;
        Outbox {
            number: queue.outboxes,
            connection: self.clone(),
        }
    }

    /// Sends something that does not come from a table.
    pub fn send(&self, frame: &str) {
        let mut queue = self.queue();
        self.put(&mut queue, frame);
        self.flush(&mut queue);
    }

    /// Whether there was room for it.
    fn put(&self, queue: &mut Queue, frame: &str) -> bool {
        if queue.end.is_some() || queue.frames >= self.most {
            return false;
        }
        self.meters.frames_out.one();
        self.meters.bytes_out.add(frame.len() as u64);
        let header = FrameHeader {
            opcode: OpCode::Data(Data::Text),
            ..FrameHeader::default()
        };
        let length = frame.len() as u64;
        let written = header.format(length, &mut queue.bytes);
        written.expect("memory can be written");
        queue.bytes.extend_from_slice(frame.as_bytes());
        queue.frames += 1;
        true
    }

    /// Writes what waits, as far as it goes; the rest is left to the socket's task.
    fn flush(&self, queue: &mut Queue) {
        if !queue.is_blocked && !self.try_write(queue) {
            queue.is_blocked = true;
            self.attention.notify_one();
        }
    }

    /// Whether nothing is left.
    fn try_write(&self, queue: &mut Queue) -> bool {
        let mut done = 0;
        while done < queue.bytes.len() {
            match self.stream.try_write(&queue.bytes[done..]) {
                Ok(some @ 1..) => done += some,
                Err(why) if why.kind() == ErrorKind::WouldBlock => {
                    queue.bytes.drain(..done);
                    return false;
                }
                // Nobody is there any more.
                Ok(0) | Err(_) => {
                    self.end(queue, close::SILENT);
                    break;
                }
            }
        }
        match queue.bytes.capacity() > KEPT_CAPACITY {
            true => queue.bytes = Vec::new(),
            false => queue.bytes.clear(),
        }
        queue.frames = 0;
        true
    }

    fn end(&self, queue: &mut Queue, code: u16) {
        queue.end.get_or_insert(code);
        self.attention.notify_one();
    }

    /// Returns when the socket's task may have something to do here.
    pub async fn wants_attention(&self) {
        self.attention.notified().await;
    }

    /// Writes all that is left.
    pub async fn drain(&self) -> Result<()> {
        loop {
            {
                let mut queue = self.queue();
                if self.try_write(&mut queue) {
                    queue.is_blocked = false;
                    return Ok(());
                }
            }
            self.stream.writable().await?;
        }
    }

    /// The code to close with, once the socket is to be closed.
    pub fn ended(&self) -> Option<u16> {
        self.queue().end
    }

    /// Nothing more is queued.
    pub fn close(&self, code: u16) {
        self.end(&mut self.queue(), code);
    }
}

/// What a table sends to one socket.
pub struct Outbox {
    connection: Arc<Connection>,
    number: u32,
}

impl FrameSink for Outbox {
    fn put(&self, frame: &str) -> bool {
        let mut queue = self.connection.queue();
        queue.outboxes == self.number && self.connection.put(&mut queue, frame)
    }

    fn flush(&self) {
        self.connection.flush(&mut self.connection.queue());
    }

    fn close(&self, code: u16) {
        let mut queue = self.connection.queue();
        if queue.outboxes == self.number {
            self.connection.end(&mut queue, code);
        }
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.close(close::TOO_SLOW);
    }
}

/// A connection as the WebSocket protocol reads it. What the protocol itself has to say, as that
/// a ping was heard, is queued with the frames.
pub struct Duplex {
    read: OwnedReadHalf,
    connection: Arc<Connection>,
}

impl AsyncRead for Duplex {
    fn poll_read(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.read).poll_read(task, into)
    }
}

impl AsyncWrite for Duplex {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        self.connection.queue().bytes.extend_from_slice(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<()>> {
        self.connection.flush(&mut self.connection.queue());
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<()>> {
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::StreamExt;
    use socket2::SockRef;
    use tokio::net::TcpListener;
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::Role;

    const MOST: usize = 256;

    async fn connection() -> (Arc<Connection>, WebSocketStream<TcpStream>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let client = TcpStream::connect(address).await.expect("connected");
        let (stream, _) = listener.accept().await.expect("accepted");
        SockRef::from(&stream)
            .set_send_buffer_size(8192)
            .expect("set");
        let (connection, _) = Connection::new(Arc::default(), MOST, stream);
        let client = WebSocketStream::from_raw_socket(client, Role::Client, None).await;
        (connection, client)
    }

    /// Of every length there is a header for, beginning with its number.
    fn frame(number: usize) -> String {
        format!(
            "{number} {}",
            "x".repeat([0, 100, 1000, 70_000][number % 4])
        )
    }

    #[tokio::test]
    async fn what_does_not_leave_at_once_leaves_whole_and_in_order() {
        let (connection, mut client) = connection().await;
        let outbox = connection.open_outbox();
        let mut count = 0;
        while !connection.queue().is_blocked {
            assert!(outbox.put(&frame(count)));
            outbox.flush();
            count += 1;
        }
        for _ in 0..20 {
            assert!(outbox.put(&frame(count)));
            count += 1;
        }
        let reading = async {
            for number in 0..count {
                let heard = client.next().await.expect("more").expect("whole");
                assert!(heard == Message::text(frame(number)), "{number}");
            }
        };
        let (drained, ()) = tokio::join!(connection.drain(), reading);
        drained.expect("all was taken");
        assert_eq!(connection.ended(), None);
        assert_eq!(
            connection.queue().bytes.capacity(),
            0,
            "no room is kept for it"
        );
        assert!(outbox.put("once more"));
        outbox.flush();
        let heard = client.next().await.expect("more").expect("whole");
        assert_eq!(heard, Message::text("once more"));
    }

    #[tokio::test]
    async fn a_full_outbox_takes_no_more_and_a_dropped_one_closes() {
        let (connection, _client) = connection().await;
        let outbox = connection.open_outbox();
        assert!((0..MOST).all(|number| outbox.put(&number.to_string())));
        assert!(!outbox.put("too many"));
        let next = connection.open_outbox();
        drop(outbox);
        assert_eq!(connection.ended(), None, "of an old outbox nobody hears");
        drop(next);
        assert_eq!(connection.ended(), Some(close::TOO_SLOW));
    }
}
