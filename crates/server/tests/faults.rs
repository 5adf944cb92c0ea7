//! Disks that fail or lie: what is on the disk counts, and nobody sees anything else.

mod support;

use client::Chair;
use protocol::{FromClient, FromHouse, Reason, VERSION};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;
use store::{
    Change, Place, SavedGuest, SavedRoom, SavedTable, Sitter, SqlStore, Sqlite, Store, StoreError,
    Write,
};
use support::{Opened, open_on, open_with, play_out, quick, table_of, within, write_beside};
use tabletop::luck::Secret;
use tabletop::{Row, Seat};

/// Writes well until told otherwise.
struct Moody {
    inner: SqlStore,
    mood: Arc<AtomicU8>,
    /// Decisions it was asked to write.
    asked: Arc<AtomicU8>,
}

const FAIL: u8 = 1;
const LIE: u8 = 2;
const AWAY: u8 = 3;
/// Takes a decision and keeps it.
const HOLD: u8 = 4;

impl Moody {
    async fn change_from(&self, mood: u8) {
        while self.mood.load(Ordering::SeqCst) == mood {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}

#[async_trait::async_trait]
impl Store for Moody {
    fn people(&self) -> &dyn store::People {
        &self.inner
    }
    fn tables(&self) -> &dyn store::Tables {
        &self.inner
    }
    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let decides = matches!(&write, Write::Table(draft) if !draft.ids.is_empty());
        self.asked.fetch_add(decides.into(), Ordering::SeqCst);
        match self.mood.load(Ordering::SeqCst) {
            AWAY => Err(StoreError::Away("no route".into())),
            FAIL if decides => Err(StoreError::Failed("disk full".into())),
            LIE if decides => {
                self.inner.write(write).await?;
                Err(StoreError::Failed("no answer".into()))
            }
            HOLD if decides => {
                self.change_from(HOLD).await;
                self.inner.write(write).await
            }
            _ => self.inner.write(write).await,
        }
    }
    async fn room(&self, table: &str) -> Result<Option<SavedRoom>, StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            AWAY => Err(StoreError::Away("no route".into())),
            _ => self.inner.room(table).await,
        }
    }
    async fn check(&self) -> Result<(), StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            FAIL => Err(StoreError::Failed("disk full".into())),
            _ => self.inner.check().await,
        }
    }
    async fn close(&self) -> Result<(), StoreError> {
        self.inner.close().await
    }
    async fn key(&self, name: &str, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.inner.key(name, fresh).await
    }
    async fn guest(&self, id: &str) -> Result<Option<SavedGuest>, StoreError> {
        self.inner.guest(id).await
    }
    async fn table(&self, id: &str) -> Result<Option<SavedTable>, StoreError> {
        match self.mood.load(Ordering::SeqCst) {
            AWAY => Err(StoreError::Away("no route".into())),
            _ => self.inner.table(id).await,
        }
    }
    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<SavedTable>, StoreError> {
        self.inner.tables_of(guest, most).await
    }
    async fn playing(&self) -> Result<Vec<String>, StoreError> {
        self.inner.playing().await
    }
    async fn rows(&self, table: &str) -> Result<Vec<Row>, StoreError> {
        self.inner.rows(table).await
    }
    async fn submissions(&self, table: &str) -> Result<Vec<(Seat, String, u32)>, StoreError> {
        self.inner.submissions(table).await
    }
    async fn secret(&self, table: &str) -> Result<Option<Secret>, StoreError> {
        self.inner.secret(table).await
    }
}

async fn moody() -> (Opened, Arc<AtomicU8>) {
    let (house, mood, _) = counted().await;
    (house, mood)
}

async fn counted() -> (Opened, Arc<AtomicU8>, Arc<AtomicU8>) {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = Sqlite::open(&folder.path().join("house.db"))
        .await
        .expect("a data file");
    let (mood, asked) = (Arc::new(AtomicU8::new(0)), Arc::new(AtomicU8::new(0)));
    let store = Arc::new(Moody {
        inner,
        mood: mood.clone(),
        asked: asked.clone(),
    });
    (open_on(store, folder, quick()).await, mood, asked)
}

/// Three who have answered a sealed question, the first of them while the store is in this
/// mood, which has not changed.
struct Answering {
    house: Opened,
    table: String,
    chairs: Vec<Chair>,
    mood: Arc<AtomicU8>,
    asked: Arc<AtomicU8>,
}

async fn three_answer(in_mood: u8) -> Answering {
    let (house, mood, asked) = counted().await;
    let guests = [
        house.guest().await,
        house.guest().await,
        house.guest().await,
    ];
    let table = table_of("sealed-bid", &guests.each_ref()).await;
    let mut chairs = Vec::new();
    for guest in &guests {
        chairs.push(Chair::sit(guest, &table).await.expect("a chair"));
    }
    mood.store(in_mood, Ordering::SeqCst);
    for chair in &mut chairs {
        let put = chair.offers()[0].action.clone();
        chair.submit("put", vec![put]).await.expect("sent");
        within("the first is on its way", async {
            while asked.load(Ordering::SeqCst) == 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        })
        .await;
    }
    // Long enough for the others to reach the table.
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(asked.load(Ordering::SeqCst), 1, "the others wait");
    Answering {
        house,
        table,
        chairs,
        mood,
        asked,
    }
}

/// Answers that come while the first is on its way to the disk share the next write; if that
/// fails, none of them happened.
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_wait_together_are_written_together() {
    for after in [0, FAIL] {
        let Answering {
            house,
            table,
            mut chairs,
            mood,
            asked,
        } = three_answer(HOLD).await;
        mood.store(after, Ordering::SeqCst);
        let failed = || Err(Reason::HouseTrouble {});
        for (at, chair) in chairs.iter_mut().enumerate() {
            let answer = within("an answer", chair.answer_to("put")).await;
            let expected = if at > 0 && after == FAIL {
                failed()
            } else {
                Ok(())
            };
            assert_eq!(answer, Ok(expected), "chair {at}");
        }
        let rows = house.store.rows(&table).await.expect("rows").len();
        let submissions = house.store.submissions(&table).await.expect("read").len();
        match after {
            FAIL => assert_eq!((rows, submissions), (2, 1)),
            _ => {
                assert_eq!((rows, submissions), (4, 3));
                assert_eq!(asked.load(Ordering::SeqCst), 2, "two of them together");
            }
        }
        mood.store(0, Ordering::SeqCst);
        // Under an id that is done nothing is done again, and under another something is.
        for (at, chair) in chairs.iter_mut().enumerate() {
            chair
                .submit("put", vec![json!("bent")])
                .await
                .expect("sent");
            let answer = within("an answer", chair.answer_to("put")).await;
            let is_done = answer.expect("the house answers").is_ok();
            assert_eq!(is_done, at == 0 || after == 0, "chair {at}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_written_did_not_happen() {
    let (house, mood) = moody().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let mut rival = Chair::sit(&bert, &table).await.expect("a chair");
    let before = chair.brief.clone();
    mood.store(FAIL, Ordering::SeqCst);
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    let answer = within("an answer", chair.answer_to("bet")).await;
    assert_eq!(answer, Ok(Err(Reason::HouseTrouble {})));
    assert_eq!(chair.brief, before);
    rival
        .send(&FromClient::Beat { v: VERSION })
        .await
        .expect("sent");
    let next = within("a beat", rival.hear()).await;
    assert_eq!(
        next,
        Ok(FromHouse::Beat { v: VERSION }),
        "nothing was shown"
    );
    mood.store(0, Ordering::SeqCst);
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    assert_eq!(
        within("an answer", chair.answer_to("bet")).await,
        Ok(Ok(()))
    );
    assert_eq!(house.store.rows(&table).await.expect("rows").len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_written_after_all_did_happen() {
    let (house, mood) = moody().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    mood.store(LIE, Ordering::SeqCst);
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    assert_eq!(
        within("an answer", chair.answer_to("bet")).await,
        Ok(Ok(()))
    );
    assert_eq!(chair.brief.as_ref().map(|brief| brief.ply), Some(1));
    assert_eq!(house.store.rows(&table).await.expect("rows").len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_waits_for_its_store_and_goes_on() {
    let (house, mood) = moody().await;
    let (anna, bert) = (house.guest().await, house.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    let mut rival = Chair::sit(&bert, &table).await.expect("a chair");
    mood.store(AWAY, Ordering::SeqCst);
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    let answer = within("an answer", chair.answer_to("bet")).await;
    assert_eq!(answer, Ok(Err(Reason::Paused {})));
    let told = FromHouse::Refused {
        v: VERSION,
        id: None,
        reason: Reason::Paused {},
    };
    within("everybody is told", async {
        while rival.hear().await.expect("the socket stays") != told {}
    })
    .await;
    let start = format!("/api/tables/{table}/resign");
    let refused = anna.post(&start, &json!({})).await.expect("an answer");
    assert_eq!(refused.status, 503, "{:?}", refused.refused());
    mood.store(0, Ordering::SeqCst);
    within("it goes on", async {
        while !matches!(rival.hear().await, Ok(FromHouse::Table { .. })) {}
    })
    .await;
    chair.submit("bet", vec![json!("bet")]).await.expect("sent");
    assert_eq!(
        within("an answer", chair.answer_to("bet")).await,
        Ok(Ok(()))
    );
    assert_eq!(house.store.rows(&table).await.expect("rows").len(), 2);
}

/// Two houses on one file write at once: the one that comes too late reads again.
#[tokio::test(flavor = "multi_thread")]
async fn two_houses_on_one_file_do_not_spoil_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("house.db");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path).await.expect("a data file"));
    let one = open_on(store.clone(), folder, quick()).await;
    let two = open_on(store, tempfile::tempdir().expect("a folder"), quick()).await;
    let (anna, mut bert) = (one.guest().await, one.guest().await);
    let table = table_of("kuhn", &[&anna, &bert]).await;
    bert.house = two.address;
    let mut here = Chair::sit(&anna, &table).await.expect("a chair");
    let mut there = Chair::sit(&bert, &table).await.expect("a chair");
    here.submit("check", vec![json!("check")])
        .await
        .expect("sent");
    assert_eq!(within("an ack", here.answer_to("check")).await, Ok(Ok(())));
    // The other house has not heard of it and still thinks it is Anna's turn; a rival
    // write by it must not get through.
    there.submit("x", vec![json!("check")]).await.expect("sent");
    let answer = within("an answer", there.answer_to("x"))
        .await
        .expect("answered");
    assert!(answer.is_err());
    let mut again = anna.clone();
    again.house = two.address;
    let mut tab = Chair::sit(&again, &table).await.expect("a chair");
    tab.submit("late", vec![json!("bet")]).await.expect("sent");
    let answer = within("an answer", tab.answer_to("late"))
        .await
        .expect("answered");
    assert_eq!(
        answer,
        Err(Reason::Stale {
            answered: 0,
            now: 1
        })
    );
    assert_eq!(
        tab.brief.as_ref().map(|brief| brief.ply),
        Some(1),
        "it has read again"
    );
    assert_eq!(one.store.rows(&table).await.expect("rows").len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_think_plays_something_legal() {
    let house = open_with(quick()).await;
    let anna = house.guest().await;
    let table = anna
        .lay(&support::wish("sealed-bid", 2))
        .await
        .expect("a table")
        .id;
    // As after an update that no longer knows this bot. The table is not yet in use, so
    // it is read from the disk again in a new house.
    let lost = Change::Sit {
        seat: Seat(1),
        place: Place {
            sitter: Some(Sitter::Bot("retired".into())),
            ..Place::default()
        },
    };
    write_beside(&house, &table, |_| None, vec![lost]).await;
    let house = house.reopen().await;
    let mut anna = anna;
    anna.house = house.address;
    let start = anna
        .post(&format!("/api/tables/{table}/start"), &json!({}))
        .await;
    assert_eq!(start.expect("an answer").status, 200);
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    within("the game", play_out(&mut chair, "anna", 3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_looks_at_leaves_memory_and_comes_back() {
    let house = open_with(server::Settings {
        table_idle: Duration::from_millis(30),
        ..quick()
    })
    .await;
    let anna = house.guest().await;
    let table = anna.play_now("sealed-bid", 3).await.expect("a table").id;
    let chair = Chair::sit(&anna, &table).await.expect("a chair");
    chair.leave().await;
    let live = async || {
        let health = anna.get("/health").await.expect("an answer");
        let health: serde_json::Value = health.read().expect("health");
        health["tables"].as_u64().expect("a number")
    };
    within("the table to go", async {
        while live().await > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    let mut chair = Chair::sit(&anna, &table).await.expect("a chair");
    within("the game", play_out(&mut chair, "anna", 3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_cannot_write_says_that_it_is_not_well() {
    let (house, mood) = moody().await;
    let anna = house.guest().await;
    for (now, status) in [(0, 200), (FAIL, 500), (0, 200)] {
        mood.store(now, Ordering::SeqCst);
        let health = anna.get("/health").await.expect("an answer");
        assert_eq!(health.status, status);
    }
}
