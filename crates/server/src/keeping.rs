//! What the house does by itself: keeps its time, wakes tables whose time is up, clears
//! what is stale.

use crate::table::Ask;
use crate::{House, guests, live, mail};
use std::time::{Duration, Instant};
use store::halls::Hall;
use store::people::Person;
use store::{Trouble, Write};

/// How long the house has been open, all in all. It stands still while the house is
/// closed, and so do the clocks that are read from it.
pub struct HouseTime {
    before: i64,
    since: Instant,
}

impl HouseTime {
    /// Goes on from what was kept.
    pub fn from(kept: i64) -> Self {
        HouseTime {
            before: kept,
            since: Instant::now(),
        }
    }

    /// In milliseconds.
    pub fn now(&self) -> i64 {
        self.before + self.since.elapsed().as_millis() as i64
    }

    /// When the house's clock shows this.
    pub fn instant(&self, ms: i64) -> Instant {
        let ahead = u64::try_from(ms - self.before).unwrap_or(0);
        self.since + Duration::from_millis(ahead)
    }
}

/// Tables nobody started are cleared after a week.
const LOBBY_DAYS: i64 = 7;
/// Guests without account, seat and table are forgotten after half a year.
const GUEST_DAYS: i64 = 180;
const DAY: i64 = 24 * 3600;
/// At most so many things at a time; the next round does the rest.
const AT_ONCE: u32 = 200;

/// Runs until the house closes.
pub async fn keep(house: House) {
    let pulse = house.settings().pulse;
    let closed = house.clone();
    let closed = closed.closed();
    tokio::pin!(closed);
    let mut rounds: u64 = 0;
    loop {
        tokio::select! {
            () = tokio::time::sleep(pulse) => {}
            () = &mut closed => break,
        }
        if let Err(why) = round(&house, rounds).await {
            tracing::error!("housekeeping: {why}");
        }
        rounds += 1;
    }
    // The last moments count too.
    let _ = house.store().write(Write::HouseTime(house.now())).await;
}

async fn round(house: &House, rounds: u64) -> Result<(), Trouble> {
    let store = house.store();
    for table in store.halls().due(house.now(), AT_ONCE).await? {
        // A table that cannot be laid says so in the log; the others go on.
        let _ = live::tell(house, &table, Ask::Tick).await;
    }
    // Every round costs a flush to the disk, so not in every round.
    if rounds.is_multiple_of(5) {
        store.write(Write::HouseTime(house.now())).await?;
    }
    if rounds.is_multiple_of(60) {
        mail::digest(house).await?;
    }
    if rounds.is_multiple_of(3600) {
        clear(house, guests::now()).await?;
    }
    Ok(())
}

/// Clears what nobody wants any more.
pub async fn clear(house: &House, now: i64) -> Result<(), Trouble> {
    let store = house.store();
    let lobbies = store.halls().stale_lobbies(now - LOBBY_DAYS * DAY, AT_ONCE);
    for table in lobbies.await? {
        let write = Hall::Remove;
        let remove = Write::Hall {
            table: table.clone(),
            write,
        };
        store.write(remove).await?;
        live::mention(house, &table, Ask::Gone);
    }
    let guests = store.people().stale_guests(now - GUEST_DAYS * DAY, AT_ONCE);
    for guest in guests.await? {
        store.write(Write::Person(Person::Forget { guest })).await?;
    }
    Ok(())
}
