//! The line to a client. A table writes on it by itself, as far as the connection takes it at
//! once: nothing goes by the socket's own task, and nothing is kept of what has left. Only what
//! is left over is that task's concern.

use crate::House;
use protocol::close;
use std::io::{ErrorKind, Result};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Room for what waits that is kept when nothing does.
const ROOM: usize = 1024;

/// The writing side of a connection.
pub struct Wire {
    house: House,
    stream: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    concern: Notify,
}

/// What has not been written yet.
#[derive(Default)]
struct Waiting {
    bytes: Vec<u8>,
    frames: usize,
    /// Whether the connection took no more, so that it is the socket's concern now.
    stuck: bool,
    /// Nothing more is to be put: the code to close with.
    end: Option<u16>,
    /// Lines drawn so far; only the last one counts.
    lines: u32,
}

impl Wire {
    /// The writing side, and both sides as the protocol of the socket wants them.
    pub fn new(house: &House, stream: TcpStream) -> (Arc<Wire>, Duct) {
        let (read, write) = stream.into_split();
        let wire = Arc::new(Wire {
            house: house.clone(),
            stream: write,
            waiting: Mutex::default(),
            concern: Notify::new(),
        });
        let duct = Duct {
            read,
            wire: wire.clone(),
        };
        (wire, duct)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().expect("no panic while it was held")
    }

    /// A line for a table. Those drawn before are dead.
    pub fn draw(self: &Arc<Self>) -> Line {
        let mut waiting = self.waiting();
        waiting.lines += 1;
        Line {
            number: waiting.lines,
            wire: self.clone(),
        }
    }

    /// Says something that does not come from a table.
    pub fn say(&self, frame: &str) {
        let mut waiting = self.waiting();
        self.put(&mut waiting, frame);
        self.write(&mut waiting);
    }

    /// Whether there was room for it.
    fn put(&self, waiting: &mut Waiting, frame: &str) -> bool {
        if waiting.end.is_some() || waiting.frames >= self.house.settings().queue {
            return false;
        }
        let meters = self.house.meters();
        meters.frames_out.one();
        meters.bytes_out.add(frame.len() as u64);
        let header = FrameHeader {
            opcode: OpCode::Data(Data::Text),
            ..FrameHeader::default()
        };
        let length = frame.len() as u64;
        let written = header.format(length, &mut waiting.bytes);
        written.expect("memory can be written");
        waiting.bytes.extend_from_slice(frame.as_bytes());
        waiting.frames += 1;
        true
    }

    /// Writes what waits, as far as it goes; the rest is the socket's concern.
    fn write(&self, waiting: &mut Waiting) {
        if !waiting.stuck && !self.try_write(waiting) {
            waiting.stuck = true;
            self.concern.notify_one();
        }
    }

    /// Whether nothing is left.
    fn try_write(&self, waiting: &mut Waiting) -> bool {
        let mut done = 0;
        while done < waiting.bytes.len() {
            match self.stream.try_write(&waiting.bytes[done..]) {
                Ok(some @ 1..) => done += some,
                Err(why) if why.kind() == ErrorKind::WouldBlock => {
                    waiting.bytes.drain(..done);
                    return false;
                }
                // Nobody is there any more.
                Ok(0) | Err(_) => {
                    self.end(waiting, close::SILENT);
                    break;
                }
            }
        }
        match waiting.bytes.capacity() > ROOM {
            true => waiting.bytes = Vec::new(),
            false => waiting.bytes.clear(),
        }
        waiting.frames = 0;
        true
    }

    fn end(&self, waiting: &mut Waiting, code: u16) {
        waiting.end.get_or_insert(code);
        self.concern.notify_one();
    }

    /// Returns when there may be something to do here.
    pub async fn concerns(&self) {
        self.concern.notified().await;
    }

    /// Writes all that is left.
    pub async fn drain(&self) -> Result<()> {
        loop {
            {
                let mut waiting = self.waiting();
                if self.try_write(&mut waiting) {
                    waiting.stuck = false;
                    return Ok(());
                }
            }
            self.stream.writable().await?;
        }
    }

    /// The code to close with, if it has come to that.
    pub fn ended(&self) -> Option<u16> {
        self.waiting().end
    }

    /// No table puts anything more.
    pub fn close(&self, code: u16) {
        self.end(&mut self.waiting(), code);
    }
}

/// A table's way to a socket: when it is dropped, the socket closes and the client resumes.
pub struct Line {
    wire: Arc<Wire>,
    number: u32,
}

impl Line {
    /// Whether it was taken. One that reads too slowly takes no more, and is to be let go.
    pub fn put(&self, frame: &str) -> bool {
        let mut waiting = self.wire.waiting();
        waiting.lines == self.number && self.wire.put(&mut waiting, frame)
    }

    /// Sends what was put, all in one.
    pub fn post(&self) {
        self.wire.write(&mut self.wire.waiting());
    }

    /// Closes the socket when everything was sent.
    pub fn close(&self, code: u16) {
        let mut waiting = self.wire.waiting();
        if waiting.lines == self.number {
            self.wire.end(&mut waiting, code);
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        // Of all of them when the house is closed.
        self.close(match self.wire.house.is_closing() {
            true => close::GOING_AWAY,
            false => close::TOO_SLOW,
        });
    }
}

/// A connection as the protocol reads it. What the protocol itself has to say, as that the other
/// side was heard, waits in line with the frames.
pub struct Duct {
    read: OwnedReadHalf,
    wire: Arc<Wire>,
}

impl AsyncRead for Duct {
    fn poll_read(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        Pin::new(&mut self.read).poll_read(task, into)
    }
}

impl AsyncWrite for Duct {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        self.wire.waiting().bytes.extend_from_slice(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<()>> {
        self.wire.write(&mut self.wire.waiting());
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<()>> {
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;
    use futures_util::StreamExt;
    use socket2::SockRef;
    use tokio::net::TcpListener;
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::Role;

    async fn wire() -> (Arc<Wire>, WebSocketStream<TcpStream>, tempfile::TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = store::Sqlite::open(&folder.path().join("house.db")).await;
        let store = Arc::new(store.expect("a store"));
        let house = House::open(store, Settings::default()).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a door");
        let address = listener.local_addr().expect("an address");
        let client = TcpStream::connect(address).await.expect("connected");
        let (stream, _) = listener.accept().await.expect("let in");
        SockRef::from(&stream)
            .set_send_buffer_size(8192)
            .expect("set");
        let (wire, _) = Wire::new(&house.expect("a house"), stream);
        let client = WebSocketStream::from_raw_socket(client, Role::Client, None).await;
        (wire, client, folder)
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
        let (wire, mut client, _folder) = wire().await;
        let line = wire.draw();
        let mut count = 0;
        while !wire.waiting().stuck {
            assert!(line.put(&frame(count)));
            line.post();
            count += 1;
        }
        for _ in 0..20 {
            assert!(line.put(&frame(count)));
            count += 1;
        }
        let reading = async {
            for number in 0..count {
                let heard = client.next().await.expect("more").expect("whole");
                assert!(heard == Message::text(frame(number)), "{number}");
            }
        };
        let (drained, ()) = tokio::join!(wire.drain(), reading);
        drained.expect("all was taken");
        assert_eq!(wire.ended(), None);
        assert_eq!(wire.waiting().bytes.capacity(), 0, "no room is kept for it");
        assert!(line.put("once more"));
        line.post();
        let heard = client.next().await.expect("more").expect("whole");
        assert_eq!(heard, Message::text("once more"));
    }

    #[tokio::test]
    async fn a_line_that_takes_no_more_is_refused_and_dropped_lines_close() {
        let (wire, _client, _folder) = wire().await;
        let line = wire.draw();
        let most = Settings::default().queue;
        assert!((0..most).all(|number| line.put(&number.to_string())));
        assert!(!line.put("too many"));
        let next = wire.draw();
        drop(line);
        assert_eq!(wire.ended(), None, "of an old line nobody hears");
        drop(next);
        assert_eq!(wire.ended(), Some(close::TOO_SLOW));
    }
}
