//! Requests, by the paths the house has.

use crate::device::Device;
use crate::messages::{ForPage, Method, Person, as_json};
use crate::rematches::{Awaited, Follower};
use protocol::{
    JoinTable, Reason, Rematch, RemoveGuest, Say, SeatBot, SetOrder, StandIn, Start, TableInfo,
    TableList, UndoWish,
};
use room::Wish;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The body of a request; none is an empty one.
pub(crate) fn body<T: DeserializeOwned>(body: Value) -> Result<T, Reason> {
    let body = match body {
        Value::Null => json!({}),
        body => body,
    };
    serde_json::from_str(&body.to_string()).map_err(|why| Reason::NotUnderstood {
        why: why.to_string(),
    })
}

/// What stands behind the `?` of a path.
pub(crate) fn query(path: &str) -> Vec<(String, String)> {
    let (_, query) = path.split_once('?').unwrap_or((path, ""));
    let pair = |pair: &str| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (plain(name), plain(value))
    };
    query
        .split('&')
        .filter(|part| !part.is_empty())
        .map(pair)
        .collect()
}

/// Text as it was before it became part of an address.
fn plain(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let digits = bytes.get(at + 1..at + 3);
        let digits = digits.and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match (bytes[at], byte) {
            (b'%', Some(byte)) => {
                out.push(byte);
                at += 2;
            }
            (b'+', _) => out.push(b' '),
            (byte, _) => out.push(byte),
        }
        at += 1;
    }
    String::from_utf8_lossy(&out).into_owned()
}

impl Device {
    pub(crate) fn ask(
        &mut self,
        request: u64,
        guest: &Person,
        method: Method,
        path: &str,
        sent: Value,
    ) -> Result<(), Reason> {
        let (address, _) = path.split_once('?').unwrap_or((path, ""));
        let parts: Vec<&str> = address.trim_matches('/').split('/').collect();
        let answer = match (method, &parts[..]) {
            (Method::Get, ["api", "games"]) => as_json(&room::games()),
            (Method::Get, ["api", "games", game, "examples", name]) => {
                as_json(&self.example(game, name, &query(path))?)
            }
            (Method::Post, ["api", "tables"]) => {
                return self.new_table(request, &guest.id, &body(sent)?);
            }
            (Method::Get, ["api", "tables", "mine"]) => as_json(&self.mine(&guest.id)),
            (Method::Get, ["api", "tables", table]) => {
                return self.wish(request, table, &guest.id, Wish::Look);
            }
            (Method::Get, ["api", "tables", table, "replay"]) => {
                as_json(&self.replay(table, &guest.id, &query(path))?)
            }
            (Method::Get, ["api", "tables", table, "record"]) => as_json(&self.record(table)?),
            (Method::Post, ["api", "records"]) => as_json(&self.bring(&sent, &query(path))?),
            (Method::Post, ["api", "preview"]) => self.preview(body(sent)?)?,
            (Method::Post, ["api", "tables", table, "preview"]) => {
                self.preview_at(table, &guest.id, body(sent)?)?
            }
            (Method::Post, ["api", "tables", table, "rematch"]) => {
                let Rematch { levels, luck } = body(sent)?;
                let follower = Follower::request(request, guest.id.clone(), luck);
                self.once_more(table, follower, levels);
                return Ok(());
            }
            (Method::Post, ["api", "tables", table, what]) => {
                let wish = wish(what, guest, sent)?;
                return self.wish(request, table, &guest.id, wish);
            }
            _ => {
                let why = format!("there is nothing at {address} on a device");
                return Err(Reason::NotUnderstood { why });
            }
        };
        self.out.push(ForPage::answered(request, answer));
        Ok(())
    }

    fn wish(&mut self, request: u64, table: &str, guest: &str, wish: Wish) -> Result<(), Reason> {
        let awaited = Awaited::Request {
            request,
            table: table.to_owned(),
        };
        self.ask_room(table, guest, wish, awaited)
    }

    /// The tables in memory that this guest has to do with.
    fn mine(&self, guest: &str) -> TableList {
        let tables = self.tables.values().map(|laid| &laid.saved);
        let mut mine: Vec<_> = tables
            .filter(|saved| saved.table.host == guest || saved.table.seat_of(guest).is_some())
            .collect();
        mine.sort_by_key(|saved| std::cmp::Reverse(saved.table.created));
        let info = |saved: &&room::SavedRoom| saved.table.info(&saved.names, Some(guest));
        let mut tables: Vec<TableInfo> = mine.iter().map(info).collect();
        tables.sort_by_key(|table| !table.waits_for_you);
        TableList { tables }
    }
}

/// What is wished for at a table.
fn wish(what: &str, guest: &Person, sent: Value) -> Result<Wish, Reason> {
    Ok(match what {
        "join" => Wish::Join {
            name: guest.name.clone(),
            wish: body::<JoinTable>(sent)?,
        },
        "leave" => Wish::Leave,
        "bot" => Wish::SeatBot(body::<SeatBot>(sent)?),
        "start" => Wish::Begin(body::<Start>(sent)?.luck),
        "remove" => Wish::Remove(body::<RemoveGuest>(sent)?.seat),
        "hint" => Wish::Hint,
        "resign" => Wish::Resign,
        "return" => Wish::Return,
        "stand-in" => Wish::StandIn(body::<StandIn>(sent)?.seat),
        "order" => Wish::Order(body::<SetOrder>(sent)?),
        "undo" => Wish::Undo(body::<UndoWish>(sent)?),
        "say" => Wish::Say(body::<Say>(sent)?),
        _ => {
            let why = format!("nothing called `{what}` can be asked of a table on a device");
            return Err(Reason::NotUnderstood { why });
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_is_read_as_a_browser_writes_it() {
        let read = query("/api/x?first=a+b&second=c%C3%A9%2f&third");
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let wanted = [
            pair("first", "a b"),
            pair("second", "cé/"),
            pair("third", ""),
        ];
        assert_eq!(read, wanted);
        assert_eq!(query("/api/x"), []);
        assert_eq!(query("/api/x?odd=%zz%4"), [pair("odd", "%zz%4")]);
    }
}
