//! Games that were played without the house: proved, and kept among those of the guest who sends
//! them.

use crate::accounts::guests::Changing;
use crate::house::House;
use crate::house::time::unix;
use crate::requests::{JsonAnswer, Refusal};
use crate::tables::{admission, info};
use axum::extract::{DefaultBodyLimit, State};
use axum::routing::post;
use axum::{Json, Router};
use protocol::{KeepRecord, Reason, TableInfo};
use room::{KeptGame, Wish};
use store::{SavedGuest, StoreError, Write};

/// Digits of the id of a table.
const ID: usize = 16;

pub fn routes(most: usize) -> Router<House> {
    Router::new()
        .route("/api/records/mine", post(keep))
        .layer(DefaultBodyLimit::max(most))
}

/// The same game sent again is the same table: whoever did not hear the answer asks once more.
async fn keep(
    State(house): State<House>,
    Changing(guest): Changing,
    super::replays::Brought(sent): super::replays::Brought,
) -> JsonAnswer<TableInfo> {
    if !house.allows_replay(Some(&guest.id)) {
        return Err(Refusal(Reason::TooFast {}));
    }
    admission::may_sit(&house, &guest.id, None).await?;
    let wish: KeepRecord = serde_json::from_slice(&sent).map_err(|why| Reason::NotUnderstood {
        why: why.to_string(),
    })?;
    let kept = proved(&house, &guest, wish).await?;
    let id = kept.table.id.clone();
    let written = write(&house, kept).await;
    written.map_err(Refusal::from)?;
    Ok(Json(info(&house, &id, &guest.id, Wish::Look).await?))
}

/// Off the async threads: a long game takes many milliseconds.
async fn proved(house: &House, guest: &SavedGuest, wish: KeepRecord) -> Result<KeptGame, Reason> {
    let (house, guest) = (house.clone(), guest.id.clone());
    let proving = tokio::task::spawn_blocking(move || {
        // Taken here and not by the request: if that is dropped, the work still goes on.
        let _only = house.uploads().take(&guest, 1).ok_or(Reason::TooFast {})?;
        let play = room::proved(wish.record.to_string().as_bytes())?;
        let id = |commitment: &str| {
            let game = format!("{guest} {commitment}");
            house.signer().digest("device game", &game)[..ID].to_owned()
        };
        KeptGame::new(&*play, &guest, wish.seat, &wish.seats, id, unix())
    });
    proving.await.map_err(|_| Reason::HouseTrouble {})?
}

/// What is written of it already stays.
async fn write(house: &House, kept: KeptGame) -> Result<(), StoreError> {
    let KeptGame {
        table,
        secret,
        draft,
    } = kept;
    let store = house.store();
    let known = store.table(&table.id).await?;
    match known {
        Some(known) if known.result.is_some() => return Ok(()),
        Some(_) => {}
        None => store.write(Write::NewTable { table, secret }).await?,
    }
    match store.write(Write::Table(Box::new(draft))).await {
        // The same request, twice at once.
        Err(StoreError::Taken) => Ok(()),
        written => written,
    }
}
