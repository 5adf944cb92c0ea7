//! The tables in memory: loaded when somebody asks for them, dropped when idle.

use crate::House;
use crate::table::{self, Ask, Mailbox, Reply};
use protocol::Reason;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Asks that may wait for one table.
const WAITING: usize = 64;
/// How often to look again for a table that is just being put away.
const TRIES: u32 = 50;

/// Which tables are in memory.
#[derive(Default)]
pub struct Live {
    tables: Mutex<HashMap<String, Seated>>,
}

/// One table in memory. The number tells it from an earlier one with the same id.
#[derive(Clone)]
struct Seated {
    number: u64,
    mailbox: Mailbox,
}

/// Takes a table off the list when its actor ends, however it ends.
pub struct Listed {
    house: House,
    id: String,
    number: u64,
}

impl Drop for Listed {
    fn drop(&mut self) {
        let mut tables = self.house.live().lock();
        if tables
            .get(&self.id)
            .is_some_and(|seated| seated.number == self.number)
        {
            tables.remove(&self.id);
        }
    }
}

impl Live {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Seated>> {
        self.tables.lock().expect("no panic while it was held")
    }

    /// The ids of the tables in memory.
    pub fn ids(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.lock().len()
    }
}

/// The mailbox of a table; its actor is started if there is none.
fn mailbox(house: &House, id: &str) -> Mailbox {
    let mut tables = house.live().lock();
    if let Some(seated) = tables.get(id) {
        return seated.mailbox.clone();
    }
    let (mailbox, asks) = mpsc::channel(WAITING);
    let number = crate::random::number();
    let seated = Seated {
        number,
        mailbox: mailbox.clone(),
    };
    tables.insert(id.to_owned(), seated);
    let listed = Listed {
        house: house.clone(),
        id: id.to_owned(),
        number,
    };
    tokio::spawn(table::run(
        house.clone(),
        id.to_owned(),
        mailbox.clone(),
        asks,
        listed,
    ));
    mailbox
}

/// Puts something to a table.
pub async fn tell(house: &House, id: &str, ask: Ask) -> Result<(), Reason> {
    match mailbox(house, id).try_send(Box::new(ask)) {
        Ok(()) => Ok(()),
        // Boxed: it is rare, and there may be many who tell.
        Err(back) => Box::pin(insist(house, id, back.into_inner())).await,
    }
}

/// A table that is busy, or just being put away, is waited for, then loaded again.
async fn insist(house: &House, id: &str, mut ask: Box<Ask>) -> Result<(), Reason> {
    for _ in 0..TRIES {
        match mailbox(house, id).send(ask).await {
            Ok(()) => return Ok(()),
            Err(mpsc::error::SendError(back)) => ask = back,
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Err(Reason::HouseTrouble {})
}

/// Puts something to a table only if it is in memory.
pub fn mention(house: &House, id: &str, ask: Ask) {
    let seated = house.live().lock().get(id).cloned();
    if let Some(seated) = seated {
        // A table too busy to hear it will read it from the store.
        let _ = seated.mailbox.try_send(Box::new(ask));
    }
}

/// Asks a table something and waits for the answer.
pub async fn ask<T>(
    house: &House,
    id: &str,
    question: impl FnOnce(Reply<T>) -> Ask,
) -> Result<T, Reason> {
    let (reply, answer) = oneshot::channel();
    tell(house, id, question(reply)).await?;
    answer.await.unwrap_or(Err(Reason::HouseTrouble {}))
}
