//! What the house does by itself: renews its lease, wakes tables whose time is up, clears what
//! is stale.

use super::nodes;
use crate::accounts::mail;
use crate::house::House;
use crate::house::time::unix;
use crate::tables;
use store::people::PersonWrite;
use store::{StoreError, Write};

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
    // The house's time is moved on once more, then the lease is given up for another node.
    let tables = house.store().tables();
    let _ = tables.beat(house.node(), false).await;
    let _ = tables.release(house.node()).await;
}

async fn round(house: &House, rounds: u64) -> Result<(), StoreError> {
    let store = house.store();
    // Every beat costs a flush to the disk, so not in every round.
    if rounds.is_multiple_of(2) {
        let beat = store.tables().beat(house.node(), false).await?;
        house.time().set(beat);
    }
    if !house.is_alone() && rounds.is_multiple_of(2) {
        nodes::look(house).await?;
    }
    if !house.time().leads() {
        return Ok(());
    }
    for table in store.tables().due(house.now(), AT_ONCE).await? {
        // A table that cannot be opened says so in the log; the others go on.
        let _ = tables::wake(house, &table).await;
    }
    if !house.is_alone() && rounds.is_multiple_of(5) {
        let before = unix() - nodes::QUIET;
        for table in store.tables().quiet(before, AT_ONCE).await? {
            let _ = tables::wake(house, &table).await;
        }
    }
    if rounds.is_multiple_of(60) {
        mail::digest(house).await?;
    }
    if rounds.is_multiple_of(3600) {
        clear(house, unix()).await?;
    }
    Ok(())
}

/// Clears what nobody wants any more.
pub async fn clear(house: &House, now: i64) -> Result<(), StoreError> {
    let store = house.store();
    let lobbies = store
        .tables()
        .stale_lobbies(now - LOBBY_DAYS * DAY, AT_ONCE);
    for table in lobbies.await? {
        match tables::remove_lobby(house, &table).await {
            // Somebody has just come.
            Ok(()) | Err(StoreError::Taken) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    let guests = store.people().stale_guests(now - GUEST_DAYS * DAY, AT_ONCE);
    for guest in guests.await? {
        store
            .write(Write::Person(PersonWrite::Forget { guest }))
            .await?;
    }
    Ok(())
}
