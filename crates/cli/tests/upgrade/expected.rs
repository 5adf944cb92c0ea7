//! What an opening house must find: written when the fixture is made, read by the test.

use crate::people::OPERATOR;
use client::{Chair, Guest, HttpAnswer};
use protocol::{
    AccountInfo, Brief, ClockInfo, FromHouse, LogEntry, OperatorDesk, Said, SetOrder, TableInfo,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use tabletop::{Seat, Standings};

/// How the house is opened for what follows to be seen. Reactions stay open for so long that
/// none of them ends meanwhile.
pub const EXPECTED_OPEN: &[&str] = &["--window-seconds", "600", "--operator", OPERATOR];

#[derive(Serialize, Deserialize)]
pub struct Expected {
    /// The version of the binary that wrote the house.
    pub made_by: String,
    /// How long the house was open while the clocks below were read, in milliseconds: from
    /// before it was opened until it was closed.
    pub open_ms: u64,
    pub people: Vec<Person>,
    /// The cookie of somebody who has signed out everywhere since.
    pub void_cookie: String,
    /// What the operator reads: `people[0]`.
    pub desk: OperatorDesk,
    /// Ids of the tables that are listed as open and as running, in order.
    pub open: Vec<String>,
    pub running: Vec<String>,
    /// A lobby so old that the house clears it.
    pub stale: String,
    /// Tables that have not begun or are not over.
    pub tables: Vec<Table>,
    pub finished: Vec<Finished>,
}

/// Somebody the house knows.
#[derive(Serialize, Deserialize)]
pub struct Person {
    pub cookie: String,
    /// Absent for a guest without an account.
    pub password: Option<String>,
    pub recovery: Option<String>,
    pub account: AccountInfo,
    /// Her tables, and whether they wait for her.
    pub tables: BTreeMap<String, bool>,
}

/// A table that is not over.
#[derive(Serialize, Deserialize)]
pub struct Table {
    pub id: String,
    /// In words, for whoever reads that a test has failed.
    pub what: String,
    /// Whether the test plays it to its end.
    pub plays_on: bool,
    pub seats: Vec<Place>,
    /// What a stranger sees; absent if nobody may watch.
    pub watcher: Option<Sight>,
    pub held: Option<Held>,
}

/// A seat of a person.
#[derive(Serialize, Deserialize)]
pub struct Place {
    pub seat: Seat,
    /// Opens the socket of this seat.
    pub token: String,
    pub sight: Sight,
}

/// An answer that counts when the reaction ends.
#[derive(Clone, Serialize, Deserialize)]
pub struct Held {
    pub seat: Seat,
    pub id: String,
    pub action: Value,
}

/// All that one viewer is told on a new socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sight {
    /// Without clocks and window, which run, and without who is connected.
    pub table: TableInfo,
    pub clocks: Option<Vec<ClockInfo>>,
    /// Milliseconds; a reaction is open if it is there.
    pub window: Option<u32>,
    pub brief: Option<Brief>,
    /// How many entries the story has, and the last of them.
    pub entries: usize,
    pub last: Option<LogEntry>,
    pub orders: Vec<SetOrder>,
    pub said: Vec<Said>,
}

/// A game that is over.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Finished {
    pub id: String,
    pub game: String,
    /// Who may read the record: a place in `Expected::people`.
    pub reader: usize,
    pub standings: Standings,
    pub commitment: String,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Of the record in its compact form.
    pub record: String,
}

/// FNV-1a: short, and the same for ever.
pub fn digest(bytes: &[u8]) -> String {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix);
    format!("{hash:016x}")
}

/// A guest of whom only the cookie is known.
pub fn with_cookie(house: SocketAddr, cookie: &str) -> Guest {
    let me = protocol::Me {
        id: String::new(),
        name: String::new(),
        claimed: false,
    };
    let cookie = cookie.to_owned();
    Guest { house, me, cookie }
}

/// A socket opened with a token, before its hello.
pub async fn with_token(house: SocketAddr, table: &str, token: &str) -> Chair {
    let nobody = with_cookie(house, "");
    let bearer = format!("Bearer {token}");
    match Chair::connect_with(&nobody, table, &[("authorization", &bearer)]).await {
        Ok(chair) => chair,
        Err(_) => {
            // Without the upgrade the house says why.
            let path = format!("/ws/tables/{table}");
            let headers = [("authorization", bearer.as_str())];
            let answer = HttpAnswer::to(house, "GET", &path, &headers, &[]).await;
            panic!(
                "{table}: the token opens no socket: {:?}",
                answer.map(|answer| answer.refused())
            )
        }
    }
}

impl Sight {
    /// What comes on this new socket until the house has nothing more to say. None if this
    /// viewer may not watch.
    pub async fn of(chair: &mut Chair) -> Option<Sight> {
        chair.say_hello(0).await.ok()?;
        let (mut orders, mut said) = (Vec::new(), Vec::new());
        loop {
            match chair.hear().await.ok()? {
                FromHouse::Welcome { orders: told, .. } => {
                    orders = told;
                    // Refused by the table itself, after all it has to say to a newcomer.
                    chair.submit("look", Vec::new()).await.ok()?;
                }
                FromHouse::Said { said: told, .. } => said.extend(told),
                FromHouse::Refused { .. } => break,
                _ => {}
            }
        }
        let mut table = chair.table.clone()?;
        table.watching = 0;
        for seat in &mut table.seats {
            seat.present = seat.bot.is_some();
            seat.stand_in_after = None;
        }
        Some(Sight {
            clocks: table.clocks.take(),
            window: table.window.take(),
            table,
            brief: chair.brief.clone(),
            entries: chair.story.len(),
            last: chair.story.last().cloned(),
            orders,
            said,
        })
    }
}
