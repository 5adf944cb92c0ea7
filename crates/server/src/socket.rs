//! One socket: frames in, frames out, limits.

use crate::limits::Bucket;
use crate::refusal::Refusal;
use crate::table::{Ask, Out, Submission};
use crate::{House, guests, live, random, rematch};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromHouse, LONGEST_FRAME, Reason, Unread, VERSION, close};
use std::time::Duration;
use store::Guest;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout};

/// Small buffers: there may be many sockets, and what clients send is short.
const BUFFER: usize = 512;
/// A client that takes nothing for so long is gone.
const LONGEST_WRITE: Duration = Duration::from_secs(10);
/// How long a client is heard after it was told that the house is going away.
const LONGEST_GOODBYE: Duration = Duration::from_secs(1);
/// Frames that made no sense or came too fast before the socket is closed.
const MOST_STRIKES: u32 = 100;

/// Turns the request into a socket at a table; whoever came by a token has no business at
/// another one.
pub fn accept(
    house: House,
    table: String,
    guest: Guest,
    by_token: bool,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(8 * 1024 * 1024)
        .max_message_size(LONGEST_FRAME)
        .max_frame_size(LONGEST_FRAME)
        .on_upgrade(move |socket| async move {
            let _present = house.present();
            let most = house.settings().sockets_per_guest;
            let in_use = house.sockets().take(&guest.id, most);
            let (mut sink, mut stream) = socket.split();
            house.meters().sockets_opened.one();
            let code = match in_use {
                None => close::TOO_MANY_SOCKETS,
                Some(_) => {
                    let (reader, outbox) = Reader::new(&house, table, guest, by_token);
                    serve(&house, reader, outbox, &mut sink, &mut stream).await
                }
            };
            if code == close::TOO_SLOW {
                house.meters().slow_sockets.one();
            }
            hang_up(&mut sink, code).await;
            if code == close::GOING_AWAY {
                // Ended with something unread, the connection would be reset and take the
                // goodbye with it.
                let last = async { while let Some(Ok(_)) = stream.next().await {} };
                let _ = timeout(LONGEST_GOODBYE, last).await;
            }
            house.meters().sockets_closed.one();
        })
}

type Sink = SplitSink<WebSocket, Message>;

async fn hang_up(sink: &mut Sink, code: u16) {
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(""),
    };
    // If the other side is gone, there is nobody to tell.
    let _ = timeout(LONGEST_WRITE, sink.send(Message::Close(Some(frame)))).await;
}

/// What to do after a frame.
enum Next {
    GoOn,
    Answer(String),
    Put(Ask),
    /// To the table of the rematch, if that can be.
    Again {
        id: String,
        luck: Option<String>,
    },
    HangUp(u16),
}

/// One client at a table, and at those of its rematches, from hello to goodbye. The answer is
/// the close code.
async fn serve(
    house: &House,
    mut reader: Reader,
    mut outbox: mpsc::Receiver<Out>,
    sink: &mut Sink,
    stream: &mut SplitStream<WebSocket>,
) -> u16 {
    let settings = house.settings();
    let closed = house.closed();
    tokio::pin!(closed);
    // Every frame puts off the end; the alarm is set anew only when it goes off.
    let mut quiet_until = Instant::now() + settings.silence;
    let silence = sleep_until(quiet_until);
    tokio::pin!(silence);
    let code = loop {
        let next = tokio::select! {
            out = outbox.recv() => match out {
                Some(out) => match write(house, sink, out, &mut outbox).await {
                    Ok(()) => Next::GoOn,
                    Err(code) => Next::HangUp(code),
                },
                // The table let go of the line: of all of them when the house is closed.
                None if house.is_closing() => Next::HangUp(close::GOING_AWAY),
                None => Next::HangUp(close::TOO_SLOW),
            },
            message = stream.next() => match message {
                Some(Ok(message)) => {
                    quiet_until = Instant::now() + settings.silence;
                    house.meters().frames_in.one();
                    reader.read(message)
                }
                // A frame that is too long, a protocol error, or a lost connection.
                Some(Err(_)) => Next::HangUp(close::TOO_MUCH),
                None => Next::HangUp(close::SILENT),
            },
            () = &mut silence => match quiet_until <= Instant::now() {
                true => Next::HangUp(close::SILENT),
                false => {
                    silence.as_mut().reset(quiet_until);
                    Next::GoOn
                }
            },
            // Once it sits at a table, that lets go of its line.
            () = &mut closed, if reader.line.is_some() => Next::HangUp(close::GOING_AWAY),
        };
        match next {
            Next::GoOn => {}
            Next::HangUp(code) => break code,
            Next::Answer(frame) => {
                if let Err(code) = write(house, sink, Out::of(frame), &mut outbox).await {
                    break code;
                }
            }
            Next::Put(ask) => {
                if live::tell(house, &reader.table, ask).await.is_err() {
                    break close::AGAIN;
                }
            }
            Next::Again { id, luck } => {
                // Boxed: it is rare, and there may be many sockets.
                let answer = match Box::pin(reader.follow(house, luck)).await {
                    Ok(fresh) => {
                        outbox = fresh;
                        FromHouse::Ack { v: VERSION, id }
                    }
                    Err(Refusal(reason)) => refused(Some(id), reason),
                };
                let answer = Out::of(answer.write());
                if let Err(code) = write(house, sink, answer, &mut outbox).await {
                    break code;
                }
                if let Some(line) = reader.line.take()
                    && let hello = reader.hello(0, line)
                    && live::tell(house, &reader.table, hello).await.is_err()
                {
                    break close::AGAIN;
                }
            }
        }
    };
    if reader.line.is_none() {
        reader.say_goodbye(house);
    }
    code
}

/// Writes this and whatever else waits, with one flush.
async fn write(
    house: &House,
    sink: &mut Sink,
    first: Out,
    outbox: &mut mpsc::Receiver<Out>,
) -> Result<(), u16> {
    let mut next = Some(first);
    let writing = async {
        while let Some(out) = next {
            match out {
                Out::Close(code) => return Err(code),
                Out::Frame(text) => {
                    house.meters().frames_out.one();
                    house.meters().bytes_out.add(text.len() as u64);
                    let fed = sink.feed(Message::Text(*text)).await;
                    fed.map_err(|_| close::SILENT)?;
                }
            }
            next = outbox.try_recv().ok();
        }
        sink.flush().await.map_err(|_| close::SILENT)
    };
    timeout(LONGEST_WRITE, writing)
        .await
        .unwrap_or(Err(close::TOO_SLOW))
}

/// Reads what a client sends; trusts nothing.
struct Reader {
    number: u64,
    table: String,
    guest: Guest,
    by_token: bool,
    /// Handed to the table with the hello.
    line: Option<mpsc::Sender<Out>>,
    bucket: Bucket,
    strikes: u32,
}

impl Reader {
    /// And where what it is sent arrives.
    fn new(
        house: &House,
        table: String,
        guest: Guest,
        by_token: bool,
    ) -> (Self, mpsc::Receiver<Out>) {
        let settings = house.settings();
        let (line, outbox) = mpsc::channel(settings.queue);
        let reader = Reader {
            number: random::number(),
            table,
            guest,
            by_token,
            line: Some(line),
            bucket: Bucket::new(settings.frames_per_second, settings.burst),
            strikes: 0,
        };
        (reader, outbox)
    }

    /// Goes to the table of the rematch, where it has yet to be greeted: where what it is sent
    /// arrives from now on. What the old table still had to say is of no interest any more.
    async fn follow(
        &mut self,
        house: &House,
        luck: Option<String>,
    ) -> Result<mpsc::Receiver<Out>, Refusal> {
        if self.by_token {
            return Err(Refusal(Reason::BadToken {}));
        }
        if !house.allows(&self.guest.id) {
            return Err(Refusal(Reason::TooFast {}));
        }
        // She may have another name by now, or have signed out.
        let known = guests::holding(house, &guests::session(&self.guest)).await?;
        self.guest = known.ok_or(Reason::NoGuest {})?;
        let next = rematch::take(house, &self.table, self.guest.clone(), luck).await?;
        self.say_goodbye(house);
        self.table = next;
        let (line, outbox) = mpsc::channel(house.settings().queue);
        self.line = Some(line);
        Ok(outbox)
    }

    fn hello(&self, seen: u32, line: mpsc::Sender<Out>) -> Ask {
        Ask::Attach {
            socket: self.number,
            guest: self.guest.clone(),
            seen,
            line,
        }
    }

    fn say_goodbye(&self, house: &House) {
        let socket = self.number;
        live::mention(house, &self.table, Ask::Detach { socket });
    }

    fn read(&mut self, message: Message) -> Next {
        match message {
            Message::Text(text) => match FromClient::read(&text) {
                Ok(_) if !self.bucket.take() => self.strike(None, Reason::TooFast {}),
                Ok(frame) => self.take(frame),
                Err(Unread { id, reason }) => self.strike(id, reason),
            },
            Message::Binary(_) => {
                let why = "frames are text".to_owned();
                self.strike(None, Reason::NotUnderstood { why })
            }
            Message::Close(_) => Next::HangUp(close::SILENT),
            Message::Ping(_) | Message::Pong(_) => match self.bucket.take() {
                true => Next::GoOn,
                false => self.strike(None, Reason::TooFast {}),
            },
        }
    }

    fn take(&mut self, frame: FromClient) -> Next {
        let socket = self.number;
        match frame {
            FromClient::Beat { .. } => Next::Answer(FromHouse::Beat { v: VERSION }.write()),
            FromClient::Hello { seen, .. } => match self.line.take() {
                Some(line) => Next::Put(self.hello(seen, line)),
                None => {
                    let why = "hello was said before".to_owned();
                    self.strike(None, Reason::NotUnderstood { why })
                }
            },
            FromClient::Submit { id, .. }
            | FromClient::TakeBack { id, .. }
            | FromClient::Again { id, .. }
                if self.line.is_some() =>
            {
                let why = "say hello first".to_owned();
                self.strike(Some(id), Reason::NotUnderstood { why })
            }
            FromClient::Submit { id, ply, steps, .. } => Next::Put(Ask::Submit(Submission {
                socket,
                id,
                ply,
                steps,
            })),
            FromClient::TakeBack { id, ply, .. } => Next::Put(Ask::TakeBack { socket, id, ply }),
            FromClient::Again { id, luck, .. } => Next::Again { id, luck },
        }
    }

    fn strike(&mut self, id: Option<String>, reason: Reason) -> Next {
        self.strikes += 1;
        match reason {
            Reason::WrongVersion { .. } => Next::HangUp(close::WRONG_VERSION),
            _ if self.strikes > MOST_STRIKES => Next::HangUp(close::TOO_MUCH),
            reason => Next::Answer(refused(id, reason).write()),
        }
    }
}

fn refused(id: Option<String>, reason: Reason) -> FromHouse {
    let v = VERSION;
    FromHouse::Refused { v, id, reason }
}
