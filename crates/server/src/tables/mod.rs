//! Tables: each runs as a task that owns its room. Whoever wants something of a table puts a
//! message into its mailbox; a table that is not in memory is read and started.
//!
//! | file | idea |
//! |---|---|
//! | `runner.rs` | the task of one table: carries out what its room says must follow |
//! | `admission.rs` | who may sit where |
//! | `create.rs` | a new table |
//! | `rematch.rs` | once more with the same people |
//! | `resume.rs` | unfinished games when the house opens |

pub mod admission;
pub mod create;
pub mod rematch;
mod resume;
mod runner;

pub use resume::Resumed;
pub use runner::replayed;

use crate::house::mailbox::{Mailbox, Message};
use crate::house::{House, random};
use protocol::{Reason, TableInfo};
use room::{Answer, Change, Draft, Input, Revision, Visitor, Wish};
use std::time::Duration;
use store::{SavedGuest, Stage, StoreError, Write};
use tokio::sync::{mpsc, oneshot};

/// Messages that may wait for one table.
const WAITING: usize = 64;
/// How often to look again for a table that is just leaving memory.
const TRIES: u32 = 50;

/// The mailbox of a table; its task is started if there is none.
fn mailbox(house: &House, id: &str) -> Mailbox {
    house.registry().find_or_start(id, || {
        let (mailbox, mail) = mpsc::channel(WAITING);
        let number = random::number();
        let run = runner::run(house.clone(), id.to_owned(), number, mailbox.clone(), mail);
        tokio::spawn(run);
        (number, mailbox)
    })
}

/// Puts something to a table. Returns the mailbox, for whoever has more to say.
pub async fn tell(house: &House, id: &str, message: Message) -> Result<Mailbox, Reason> {
    let mailbox = mailbox(house, id);
    match mailbox.try_send(Box::new(message)) {
        Ok(()) => Ok(mailbox),
        // Boxed: it is rare, and there may be many who tell.
        Err(back) => Box::pin(insist(house, id, back.into_inner())).await,
    }
}

/// A table that is busy, or just leaving memory, is waited for, then started again.
async fn insist(house: &House, id: &str, mut message: Box<Message>) -> Result<Mailbox, Reason> {
    for _ in 0..TRIES {
        let mailbox = mailbox(house, id);
        match mailbox.send(message).await {
            Ok(()) => return Ok(mailbox),
            Err(mpsc::error::SendError(back)) => message = back,
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Err(Reason::HouseTrouble {})
}

/// Puts something to a table only if it is in memory.
pub fn mention(house: &House, id: &str, input: Input) {
    if let Some(mailbox) = house.registry().find(id) {
        // A table too busy to hear it will read it from the store.
        let _ = mailbox.try_send(Box::new(Message::Input(input)));
    }
}

/// Asks a table for something and waits for the answer.
pub async fn ask(house: &House, id: &str, guest: &str, wish: Wish) -> Result<Answer, Reason> {
    let (reply, answer) = oneshot::channel();
    let guest = guest.to_owned();
    let message = Message::Ask { guest, wish, reply };
    tell(house, id, message).await?;
    answer.await.unwrap_or(Err(Reason::HouseTrouble {}))
}

/// The same where the answer is the table as the guest sees it afterwards.
pub async fn info(house: &House, id: &str, guest: &str, wish: Wish) -> Result<TableInfo, Reason> {
    match ask(house, id, guest, wish).await? {
        Answer::Table(info) => Ok(*info),
        Answer::Done | Answer::Rematch { .. } | Answer::Hint { .. } => Err(Reason::HouseTrouble {}),
    }
}

/// Somebody's time may be up there.
pub async fn wake(house: &House, id: &str) -> Result<(), Reason> {
    tell(house, id, Message::Input(Input::Alarm)).await?;
    Ok(())
}

/// Somebody as a room knows her.
pub async fn visitor(house: &House, guest: &SavedGuest) -> Visitor {
    let blocked = house.store().people().blocked_by(&guest.id).await;
    Visitor {
        id: guest.id.clone(),
        name: guest.name.clone(),
        epoch: guest.epoch,
        // If the list cannot be read, she hears those she blocked until she connects again.
        blocked: blocked.unwrap_or_default(),
    }
}

/// Something about this guest was written: tables in memory hear of it, at every node.
pub async fn person_changed(house: &House, guest: &str) {
    update_person(house, guest).await;
    house.bus().tell(bus::News::Guest(guest.to_owned()));
}

/// The tables of this node hear what is written about a guest now.
pub async fn update_person(house: &House, guest: &str) {
    let found = match house.store().guest(guest).await {
        Ok(found) => found.filter(|found| !found.gone),
        Err(error) => return tracing::error!("a guest cannot be read: {error}"),
    };
    let person = match &found {
        Some(found) => Some(visitor(house, found).await),
        None => None,
    };
    for table in house.registry().ids() {
        let input = Input::Person {
            guest: guest.to_owned(),
            now: person.clone(),
        };
        mention(house, &table, input);
    }
}

/// Removes a table that never began, and whoever is there is told. Taken if somebody wrote to
/// it meanwhile.
pub async fn remove_lobby(house: &House, id: &str) -> Result<(), StoreError> {
    let saved = house.store().table(id).await?;
    let Some(saved) = saved.filter(|saved| saved.stage == Stage::Lobby) else {
        return Ok(());
    };
    let draft = Draft {
        table: saved.id,
        based_on: Revision {
            rows: 0,
            version: saved.version,
            changes: saved.changes,
        },
        rows: Vec::new(),
        ids: Vec::new(),
        schedule: None,
        result: None,
        changes: vec![Change::Remove],
    };
    house.store().write(Write::Table(Box::new(draft))).await?;
    mention(house, id, Input::Removed);
    Ok(())
}
