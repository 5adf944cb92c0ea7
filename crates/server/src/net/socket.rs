//! One socket: frames in, answers, limits.

use super::outbox::{Connection, Duplex, Outbox};
use crate::accounts::guests;
use crate::house::limits::Bucket;
use crate::house::mailbox::{Client, Mailbox, Message as ToTable};
use crate::house::{House, random};
use crate::requests::Refusal;
use crate::tables::{self, rematch};
use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use futures_util::StreamExt;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use protocol::{FromClient, FromHouse, LONGEST_FRAME, Reason, Unread, VERSION, close};
use room::Input;
use std::sync::Arc;
use std::time::Duration;
use store::SavedGuest;
use tokio::net::TcpStream;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

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
    guest: SavedGuest,
    by_token: bool,
    mut request: Request,
) -> Result<Response, Refusal> {
    let not_understood = |why| Refusal(Reason::NotUnderstood { why });
    let answer = create_response_with_body(&request, Body::empty)
        .map_err(|why| not_understood(format!("a WebSocket is opened here: {why}")))?;
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let upgrade = upgrade.ok_or_else(|| {
        not_understood("a WebSocket is opened on a connection of its own".to_owned())
    })?;
    // Each step is boxed, so that a socket keeps memory for the step it is in and not for all of
    // them: there may be many sockets.
    tokio::spawn(async move {
        // Whoever broke off meanwhile is gone.
        if let Ok(upgraded) = upgrade.await {
            let _present = house.present();
            house.meters().sockets_opened.one();
            let (connection, mut stream) = Box::pin(connect(&house, upgraded)).await;
            let most = house.settings().sockets_per_guest;
            let in_use = house.sockets().take(&guest.id, most);
            let code = match in_use {
                None => close::TOO_MANY_SOCKETS,
                Some(_) => {
                    let reader = Reader::new(&house, &connection, table, guest, by_token);
                    Box::pin(serve(&house, reader, &connection, &mut stream)).await
                }
            };
            let code = match house.is_closing() {
                true => close::GOING_AWAY,
                false => code,
            };
            if code == close::TOO_SLOW {
                house.meters().slow_sockets.one();
            }
            Box::pin(hang_up(&connection, &mut stream, code)).await;
            house.meters().sockets_closed.one();
        }
    });
    Ok(answer)
}

type Stream = WebSocketStream<Duplex>;

async fn connect(house: &House, upgraded: Upgraded) -> (Arc<Connection>, Stream) {
    let parts = upgraded.downcast::<TokioIo<TcpStream>>();
    let parts = parts.expect("no other connections are accepted");
    let most = house.settings().queue;
    let (connection, duplex) = Connection::new(house.meters_handle(), most, parts.io.into_inner());
    let settings = WebSocketConfig::default()
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(Some(LONGEST_FRAME))
        .max_frame_size(Some(LONGEST_FRAME));
    let read = parts.read_buf.to_vec();
    let stream =
        WebSocketStream::from_partially_read(duplex, read, Role::Server, Some(settings)).await;
    (connection, stream)
}

async fn hang_up(connection: &Connection, stream: &mut Stream, code: u16) {
    connection.close(code);
    let frame = CloseFrame {
        code: code.into(),
        reason: Utf8Bytes::from_static(""),
    };
    // If the other side is gone, there is nobody to tell.
    let _ = stream.close(Some(frame)).await;
    let _ = timeout(LONGEST_WRITE, connection.drain()).await;
    if code == close::GOING_AWAY {
        // A connection that is closed with something unread is reset, and the close frame is
        // lost.
        let last = async { while let Some(Ok(_)) = stream.next().await {} };
        let _ = timeout(LONGEST_GOODBYE, last).await;
    }
}

/// What to do after a frame.
enum Next {
    GoOn,
    Answer(String),
    Tell(Input),
    /// Comes to the table.
    Hello {
        seen: u32,
        outbox: Outbox,
    },
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
    connection: &Arc<Connection>,
    stream: &mut Stream,
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
            // Boxed, as a rematch is: it is rare.
            () = connection.wants_attention() => match Box::pin(write(connection)).await {
                Ok(()) => Next::GoOn,
                Err(code) => Next::HangUp(code),
            },
            () = &mut silence => match quiet_until <= Instant::now() {
                true => Next::HangUp(close::SILENT),
                false => {
                    silence.as_mut().reset(quiet_until);
                    Next::GoOn
                }
            },
            // Once the client is at a table, the table closes its outbox instead.
            () = &mut closed, if reader.outbox.is_some() => Next::HangUp(close::GOING_AWAY),
        };
        match next {
            Next::GoOn => {}
            Next::HangUp(code) => break code,
            Next::Answer(frame) => connection.send(&frame),
            Next::Tell(input) => {
                if !reader.tell(input).await {
                    break close::AGAIN;
                }
            }
            Next::Hello { seen, outbox } => {
                if Box::pin(reader.hello(house, seen, outbox)).await.is_err() {
                    break close::AGAIN;
                }
            }
            Next::Again { id, luck } => {
                let answer = match Box::pin(reader.follow(house, connection, luck)).await {
                    Ok(()) => FromHouse::Ack { v: VERSION, id },
                    Err(Refusal(reason)) => refused(Some(id), reason),
                };
                connection.send(&answer.write());
                if let Some(outbox) = reader.outbox.take()
                    && Box::pin(reader.hello(house, 0, outbox)).await.is_err()
                {
                    break close::AGAIN;
                }
            }
        }
    };
    reader.say_goodbye().await;
    code
}

/// Writes what the connection did not take at once: nothing more is heard from a client
/// meanwhile.
async fn write(connection: &Connection) -> Result<(), u16> {
    match timeout(LONGEST_WRITE, connection.drain()).await {
        Ok(Ok(())) => connection.ended().map_or(Ok(()), Err),
        Ok(Err(_)) => Err(close::SILENT),
        Err(_) => Err(close::TOO_SLOW),
    }
}

/// Reads what a client sends; trusts nothing.
struct Reader {
    number: u64,
    table: String,
    guest: SavedGuest,
    by_token: bool,
    /// Handed to the table with the hello.
    outbox: Option<Outbox>,
    /// Of the table, once hello was said.
    mailbox: Option<Mailbox>,
    bucket: Bucket,
    strikes: u32,
}

impl Reader {
    fn new(
        house: &House,
        connection: &Arc<Connection>,
        table: String,
        guest: SavedGuest,
        by_token: bool,
    ) -> Self {
        let settings = house.settings();
        Reader {
            number: random::number(),
            table,
            guest,
            by_token,
            outbox: Some(connection.open_outbox()),
            mailbox: None,
            bucket: Bucket::new(settings.frames_per_second, settings.burst),
            strikes: 0,
        }
    }

    /// Goes to the table of the rematch, where it has yet to be greeted. What the old table
    /// still has to say is of no interest any more.
    async fn follow(
        &mut self,
        house: &House,
        connection: &Arc<Connection>,
        luck: Option<String>,
    ) -> Result<(), Refusal> {
        if self.by_token {
            return Err(Refusal(Reason::BadToken {}));
        }
        if !house.allows(&self.guest.id) {
            return Err(Refusal(Reason::TooFast {}));
        }
        // She may have another name by now, or have signed out.
        let known = guests::holding(house, &guests::session(&self.guest)).await?;
        self.guest = known.ok_or(Reason::NoGuest {})?;
        let next = rematch::take(house, &self.table, &self.guest, luck, Vec::new()).await?;
        // Before the old table lets go of its outbox: only the last one counts.
        self.outbox = Some(connection.open_outbox());
        self.say_goodbye().await;
        self.table = next;
        Ok(())
    }

    async fn hello(&mut self, house: &House, seen: u32, outbox: Outbox) -> Result<(), Reason> {
        let join = ToTable::Join(Client {
            id: self.number,
            visitor: tables::visitor(house, &self.guest).await,
            seen,
            outbox: Box::new(outbox),
        });
        self.mailbox = Some(tables::tell(house, &self.table, join).await?);
        Ok(())
    }

    /// Puts something to the table it is at; whether it could. A busy table is waited for. One that
    /// has left memory lets go of its clients, who connect again.
    async fn tell(&self, input: Input) -> bool {
        let Some(mailbox) = &self.mailbox else {
            return false;
        };
        match mailbox.try_send(Box::new(ToTable::Input(input))) {
            Ok(()) => true,
            // Boxed: it is rare, and there may be many sockets.
            Err(TrySendError::Full(message)) => Box::pin(mailbox.send(message)).await.is_ok(),
            Err(TrySendError::Closed(_)) => false,
        }
    }

    async fn say_goodbye(&mut self) {
        let client = self.number;
        // A table that has left memory has let go of its clients.
        let _ = self.tell(Input::Left { client }).await;
        self.mailbox = None;
    }

    fn read(&mut self, message: Message) -> Next {
        match message {
            Message::Text(text) => match FromClient::read(&text) {
                Ok(_) if !self.bucket.take() => self.strike(None, Reason::TooFast {}),
                Ok(frame) => self.take(frame),
                Err(Unread { id, reason }) => self.strike(id, reason),
            },
            Message::Binary(_) | Message::Frame(_) => {
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
        let client = self.number;
        match frame {
            FromClient::Beat { .. } => Next::Answer(FromHouse::Beat { v: VERSION }.write()),
            FromClient::Hello { seen, .. } => match self.outbox.take() {
                Some(outbox) => Next::Hello { seen, outbox },
                None => {
                    let why = "hello was said before".to_owned();
                    self.strike(None, Reason::NotUnderstood { why })
                }
            },
            FromClient::Submit { id, .. }
            | FromClient::TakeBack { id, .. }
            | FromClient::Again { id, .. }
                if self.outbox.is_some() =>
            {
                let why = "say hello first".to_owned();
                self.strike(Some(id), Reason::NotUnderstood { why })
            }
            FromClient::Submit { id, ply, steps, .. } => Next::Tell(Input::Submitted {
                client,
                id,
                ply,
                steps,
            }),
            FromClient::TakeBack { id, ply, .. } => Next::Tell(Input::TookBack { client, id, ply }),
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
