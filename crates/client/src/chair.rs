//! A guest's socket at a table: what she was shown, what she sends. Checks on the way
//! that the house keeps to the protocol.

use crate::Guest;
use futures_util::{SinkExt, StreamExt};
use protocol::{Brief, FromClient, FromHouse, LogEntry, Offer, TableInfo, VERSION};
use serde_json::Value;
use tabletop::Asked;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// The socket is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gone {
    /// The close code, if the house said one.
    pub code: Option<u16>,
}

/// A place at a table, or beside it.
pub struct Chair {
    socket: WebSocketStream<TcpStream>,
    /// The table as it was last told.
    pub table: Option<TableInfo>,
    /// The briefing as it follows from all frames.
    pub brief: Option<Brief>,
    /// The story so far.
    pub story: Vec<LogEntry>,
    /// All hands open, once the game is over.
    pub open_view: Option<Value>,
    /// Every frame as it came, if they are kept.
    pub frames: Option<Vec<String>>,
    seq: u32,
}

impl Chair {
    /// Connects without saying hello.
    pub async fn connect(guest: &Guest, table: &str) -> Result<Chair, Gone> {
        Chair::connect_with(guest, table, &[("cookie", &guest.cookie)]).await
    }

    /// Connects with headers of one's own instead of the guest's cookie.
    pub async fn connect_with(
        guest: &Guest,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Chair, Gone> {
        let gone = |_| Gone { code: None };
        let stream = TcpStream::connect(guest.house)
            .await
            .map_err(|_| Gone { code: None })?;
        stream.set_nodelay(true).map_err(|_| Gone { code: None })?;
        let address = format!("ws://{}/ws/tables/{table}", guest.house);
        let mut request = address.into_client_request().map_err(gone)?;
        for (name, value) in headers {
            let value = value.parse().expect("headers are plain text");
            request.headers_mut().insert(*name, value);
        }
        let small = WebSocketConfig::default()
            .read_buffer_size(8 * 1024)
            .write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(small))
            .await
            .map_err(gone)?;
        Ok(Chair {
            socket,
            table: None,
            brief: None,
            story: Vec::new(),
            open_view: None,
            frames: None,
            seq: 0,
        })
    }

    /// Connects, says hello and waits for the welcome.
    pub async fn sit(guest: &Guest, table: &str) -> Result<Chair, Gone> {
        Chair::resume(guest, table, Vec::new()).await
    }

    /// Like [`Chair::sit`], with the story heard on an earlier socket.
    pub async fn resume(guest: &Guest, table: &str, story: Vec<LogEntry>) -> Result<Chair, Gone> {
        let mut chair = Chair::connect(guest, table).await?;
        let seen = story.len() as u32;
        chair.story = story;
        chair.say_hello(seen).await?;
        loop {
            if let FromHouse::Welcome { .. } = chair.hear().await? {
                return Ok(chair);
            }
        }
    }

    /// Says where she left off.
    pub async fn say_hello(&mut self, seen: u32) -> Result<(), Gone> {
        self.send(&FromClient::Hello { v: VERSION, seen }).await
    }

    pub async fn send(&mut self, frame: &FromClient) -> Result<(), Gone> {
        let text = serde_json::to_string(frame).expect("frames can be written");
        self.send_raw(Message::text(text)).await
    }

    /// Anything at all.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), Gone> {
        let sent = self.socket.send(message).await;
        sent.map_err(|_| Gone { code: None })
    }

    /// Submits steps for the briefing at hand.
    pub async fn submit(&mut self, id: &str, steps: Vec<Value>) -> Result<(), Gone> {
        let ply = self.brief.as_ref().map_or(0, |brief| brief.ply);
        self.submit_at(ply, id, steps).await
    }

    /// Submits steps for the briefing with this ply.
    pub async fn submit_at(&mut self, ply: u32, id: &str, steps: Vec<Value>) -> Result<(), Gone> {
        let id = id.to_owned();
        let frame = FromClient::Submit {
            v: VERSION,
            id,
            ply,
            steps,
        };
        self.send(&frame).await
    }

    /// Asks for her seat at the rematch, and goes there if she gets it: then the next frame is
    /// the welcome of that table, which may have begun.
    pub async fn again(
        &mut self,
        id: &str,
        luck: Option<&str>,
    ) -> Result<Result<(), protocol::Reason>, Gone> {
        self.ask_again(id, luck).await?;
        let answer = self.answer_to(id).await?;
        if answer.is_ok() {
            self.story.clear();
            while !matches!(self.hear().await?, FromHouse::Welcome { .. }) {}
        }
        Ok(answer)
    }

    /// Asks for her seat at the rematch.
    pub async fn ask_again(&mut self, id: &str, luck: Option<&str>) -> Result<(), Gone> {
        let (v, id) = (VERSION, id.to_owned());
        let luck = luck.map(str::to_owned);
        self.send(&FromClient::Again { v, id, luck }).await
    }

    /// The next frame, already taken into account. Panics if the house breaks the
    /// protocol.
    pub async fn hear(&mut self) -> Result<FromHouse, Gone> {
        let text = self.hear_text().await?;
        if let Some(frames) = &mut self.frames {
            frames.push(text.clone());
        }
        let frame: FromHouse = serde_json::from_str(&text)
            .unwrap_or_else(|why| panic!("the house sent {text}: {why}"));
        self.take(&frame);
        Ok(frame)
    }

    /// The next frame as it came, of which no account is taken.
    pub async fn hear_text(&mut self) -> Result<String, Gone> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(close))) => {
                    let code = close.map(|close| close.code.into());
                    return Err(Gone { code });
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Gone { code: None }),
            }
        }
    }

    /// Hears until the house answers this id: whether it was done, or why not.
    pub async fn answer_to(&mut self, id: &str) -> Result<Result<(), protocol::Reason>, Gone> {
        loop {
            match self.hear().await? {
                FromHouse::Ack { id: done, .. } if done == id => return Ok(Ok(())),
                FromHouse::Refused {
                    id: refused,
                    reason,
                    ..
                } if refused.as_deref() == Some(id) => return Ok(Err(reason)),
                _ => {}
            }
        }
    }

    /// Hears until the house hangs up.
    pub async fn until_gone(&mut self) -> Gone {
        loop {
            if let Err(gone) = self.hear().await {
                return gone;
            }
        }
    }

    /// What she may do now.
    pub fn offers(&self) -> &[Offer] {
        self.brief.as_ref().map_or(&[], |brief| &brief.actions)
    }

    pub fn is_over(&self) -> bool {
        let asked = self.brief.as_ref().map(|brief| brief.asked);
        asked == Some(Asked::Over {})
    }

    /// Says goodbye.
    pub async fn leave(mut self) {
        // The house notices anyway.
        let _ = self.socket.close(None).await;
    }

    fn take(&mut self, frame: &FromHouse) {
        match frame.clone() {
            FromHouse::Welcome {
                table,
                briefing,
                entries,
                seq,
                open_view,
                ..
            } => {
                self.table = Some(table);
                self.brief = briefing;
                self.seq = seq;
                self.open_view = open_view;
                self.listen(entries);
            }
            FromHouse::Moved {
                seq,
                events,
                entries,
                briefing,
                open_view,
                ..
            } => {
                assert_eq!(seq, self.seq + 1, "no frame is left out");
                self.seq = seq;
                let before = self.brief.take().expect("a welcome comes first");
                self.brief = Some(before.after(briefing));
                self.open_view = open_view;
                self.listen(protocol::numbered(events, self.story.len() as u32));
                self.listen(entries);
            }
            FromHouse::Table { table, .. } => self.table = Some(table),
            FromHouse::Clocks { .. } | FromHouse::Said { .. } => {}
            FromHouse::Ack { .. } | FromHouse::Refused { .. } | FromHouse::Beat { .. } => {}
        }
    }

    fn listen(&mut self, entries: Vec<LogEntry>) {
        for line in entries {
            assert_eq!(
                line.n as usize,
                self.story.len() + 1,
                "entries have no gaps"
            );
            self.story.push(line);
        }
    }
}
