//! What the house does by itself: keeps its time, wakes tables whose time is up, clears
//! what is stale.

use crate::table::Ask;
use crate::{House, guests, live, mail, nodes};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};
use store::halls::{Beat, Hall, LAPSE};
use store::people::Person;
use store::{Stage, Trouble, Write};

/// How long the house has been open, all in all. It stands still while the house is
/// closed, and so do the clocks that are read from it. All nodes share it: the database
/// says how late it is.
pub struct HouseTime {
    began: Instant,
    /// What it showed when this node began.
    before: AtomicI64,
    /// A node that has not heard from the database cannot know that time goes on.
    latest: AtomicI64,
    /// Whether this node does what one does for all.
    keeps: AtomicBool,
}

impl HouseTime {
    /// Goes on from what was kept.
    pub fn from(beat: Beat) -> Self {
        let time = HouseTime {
            began: Instant::now(),
            before: AtomicI64::new(0),
            latest: AtomicI64::new(0),
            keeps: AtomicBool::new(false),
        };
        time.set(beat);
        time
    }

    fn set(&self, beat: Beat) {
        self.before
            .store(beat.time - self.passed(), Ordering::Relaxed);
        self.latest.store(beat.time + LAPSE, Ordering::Relaxed);
        self.keeps.store(beat.keeps, Ordering::Relaxed);
    }

    fn passed(&self) -> i64 {
        self.began.elapsed().as_millis() as i64
    }

    /// In milliseconds.
    pub fn now(&self) -> i64 {
        let now = self.before.load(Ordering::Relaxed) + self.passed();
        let latest = self.latest.load(Ordering::Relaxed);
        match now <= latest {
            true => now,
            // As the database will count it once it is back.
            false => latest - LAPSE,
        }
    }

    /// When the house's clock shows this; while it stands still, a little later than now.
    pub fn instant(&self, ms: i64) -> Instant {
        let ahead = u64::try_from(ms - self.before.load(Ordering::Relaxed)).unwrap_or(0);
        let then = self.began + Duration::from_millis(ahead);
        match self.now() >= ms {
            true => then,
            false => then.max(Instant::now() + Duration::from_millis(100)),
        }
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
    // The last moments count too; then another node may take over at once.
    let halls = house.store().halls();
    let _ = halls.beat(house.node(), false).await;
    let _ = halls.rest(house.node()).await;
}

async fn round(house: &House, rounds: u64) -> Result<(), Trouble> {
    let store = house.store();
    // Every beat costs a flush to the disk, so not in every round.
    if rounds.is_multiple_of(2) {
        let beat = store.halls().beat(house.node(), false).await?;
        house.time().set(beat);
    }
    if !house.is_alone() && rounds.is_multiple_of(2) {
        nodes::look(house).await?;
    }
    if !house.time().keeps.load(Ordering::Relaxed) {
        return Ok(());
    }
    for table in store.halls().due(house.now(), AT_ONCE).await? {
        // A table that cannot be laid says so in the log; the others go on.
        let _ = live::tell(house, &table, Ask::Tick).await;
    }
    if !house.is_alone() && rounds.is_multiple_of(5) {
        let before = guests::now() - nodes::QUIET;
        for table in store.halls().quiet(before, AT_ONCE).await? {
            let _ = live::tell(house, &table, Ask::Tick).await;
        }
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
        match put_away(house, &table).await {
            // Somebody has just come.
            Ok(()) | Err(Trouble::Taken) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    let guests = store.people().stale_guests(now - GUEST_DAYS * DAY, AT_ONCE);
    for guest in guests.await? {
        store.write(Write::Person(Person::Forget { guest })).await?;
    }
    Ok(())
}

/// A table that never began is no more, and whoever is there is told. Taken if somebody wrote
/// to it meanwhile.
pub async fn put_away(house: &House, table: &str) -> Result<(), Trouble> {
    let kept = house.store().table(table).await?;
    let Some(kept) = kept.filter(|kept| kept.stage == Stage::Lobby) else {
        return Ok(());
    };
    let remove = Write::Hall {
        table: kept.id,
        version: kept.version,
        write: Hall::Remove,
    };
    house.store().write(remove).await?;
    live::mention(house, table, Ask::Gone);
    Ok(())
}
