//! A guest and her requests, by the plainest HTTP there is.

use protocol::{ErrorBody, Me, NewTable, Reason, TableInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody who has come to a house.
#[derive(Clone, Debug)]
pub struct Guest {
    pub house: SocketAddr,
    pub me: Me,
    /// As it is sent back: `parure=...`.
    pub cookie: String,
}

/// What the house said.
#[derive(Clone, Debug)]
pub struct HttpAnswer {
    pub status: u16,
    /// Names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl HttpAnswer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The body as it should be.
    pub fn read<T: DeserializeOwned>(&self) -> io::Result<T> {
        serde_json::from_slice(&self.body).map_err(|why| {
            let text = String::from_utf8_lossy(&self.body);
            io::Error::other(format!("{} {text}: {why}", self.status))
        })
    }

    /// Why the request was refused.
    pub fn refused(&self) -> Option<Reason> {
        let trouble: Option<ErrorBody> = self.read().ok();
        trouble.map(|trouble| trouble.refused)
    }
}

impl Guest {
    /// A new guest.
    pub async fn arrive(house: SocketAddr) -> io::Result<Guest> {
        let answer = request(house, "GET", "/api/me", &[], &[]).await?;
        let cookie = answer.header("set-cookie").unwrap_or_default();
        Ok(Guest {
            house,
            me: answer.read()?,
            cookie: cookie.split(';').next().unwrap_or_default().to_owned(),
        })
    }

    /// Keeps the cookie an answer came with, if it did, as a browser does.
    pub fn keep_cookie(&mut self, answer: &HttpAnswer) {
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
    }

    pub async fn get(&self, path: &str) -> io::Result<HttpAnswer> {
        let headers = [("cookie", self.cookie.as_str())];
        request(self.house, "GET", path, &headers, &[]).await
    }

    pub async fn post(&self, path: &str, body: &impl Serialize) -> io::Result<HttpAnswer> {
        let body = serde_json::to_vec(body)?;
        let headers = [
            ("cookie", self.cookie.as_str()),
            ("content-type", "application/json"),
        ];
        request(self.house, "POST", path, &headers, &body).await
    }

    /// Lays a table.
    pub async fn lay(&self, wish: &NewTable) -> io::Result<TableInfo> {
        self.post("/api/tables", wish).await?.read()
    }

    /// A table with bots that starts at once.
    pub async fn play_now(&self, game: &str, seats: u8) -> io::Result<TableInfo> {
        let wish = NewTable {
            game: game.into(),
            seats: Some(seats),
            play_now: true,
            ..NewTable::default()
        };
        self.lay(&wish).await
    }
}

/// One request on a connection of its own.
pub async fn request(
    house: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> io::Result<HttpAnswer> {
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {house}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += &format!("content-length: {}\r\n\r\n", body.len());
    let mut stream = TcpStream::connect(house).await?;
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body).await?;
    let mut said = Vec::new();
    stream.read_to_end(&mut said).await?;
    understood(&said).ok_or_else(|| io::Error::other("the answer makes no sense"))
}

fn understood(said: &[u8]) -> Option<HttpAnswer> {
    let end = said.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&said[..end]).ok()?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    Some(HttpAnswer {
        status,
        headers,
        body: said[end + 4..].to_vec(),
    })
}

impl HttpAnswer {
    /// A request without a guest, e.g. with headers of its own.
    pub async fn to(
        house: SocketAddr,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> io::Result<HttpAnswer> {
        request(house, method, path, headers, body).await
    }
}
