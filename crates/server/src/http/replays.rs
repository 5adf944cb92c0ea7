//! Games to be looked at again: by table, finished or not, or from a record somebody brings.

use crate::accounts::guests::Known;
use crate::house::House;
use crate::requests::{Refusal, in_time, table_id};
use crate::tables;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Path, Query, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use catalogue::{ErasedGame, ErasedMatch};
use protocol::{Reason, Replay};
use room::Wish;
use serde::Deserialize;
use store::Stage;
use tabletop::{Seat, Viewer};

/// The longest record is far below this, even in its readable form.
const LONGEST_RECORD: usize = 1024 * 1024;

pub fn routes() -> Router<House> {
    let upload = Router::new()
        .route("/api/records", post(bring))
        .layer(DefaultBodyLimit::max(LONGEST_RECORD));
    Router::new()
        .route("/api/tables/{table}/replay", get(replay))
        .merge(upload)
        .merge(super::kept::routes(LONGEST_RECORD))
}

/// Through whose eyes: a seat counted from 0, `spectator`, or `all`.
#[derive(Deserialize)]
struct Eyes {
    #[serde(rename = "as")]
    eyes: Option<String>,
}

impl Eyes {
    fn viewer(&self) -> Result<Viewer, Reason> {
        room::eyes(self.eyes.as_deref())
    }
}

/// A game that is over, for those who may watch its table.
pub async fn finished(
    house: &House,
    id: &str,
    known: Option<Known>,
) -> Result<Box<dyn ErasedMatch>, Refusal> {
    let Read { play, .. } = read(house, id, known).await?;
    match play.is_over() {
        true => Ok(play),
        false => Err(Refusal(Reason::NotOver {})),
    }
}

/// A game as it is written down, and the seat of the one who asks.
struct Read {
    game: &'static dyn ErasedGame,
    play: Box<dyn ErasedMatch>,
    seat: Option<Seat>,
}

/// A game that has begun, for those who may watch its table.
async fn read(house: &House, id: &str, known: Option<Known>) -> Result<Read, Refusal> {
    let guest = known.as_ref().map(|Known(guest)| guest.id.as_str());
    if !house.allows_replay(guest) {
        return Err(Refusal(Reason::TooFast {}));
    }
    let saved = house.store().table(table_id(id)?).await?;
    let saved = saved.ok_or(Reason::NoSuchTable {})?;
    let seat = guest.and_then(|guest| saved.seat_of(guest));
    if seat.is_none() && !saved.may_be_watched() {
        return Err(Refusal(Reason::NotWatched {}));
    }
    if saved.stage == Stage::Lobby {
        return Err(Refusal(Reason::NotStarted {}));
    }
    let game = catalogue::game(&saved.game).map_err(|_| Reason::NoSuchGame {})?;
    let play = tables::replayed(house, &saved).await.map_err(|misfit| {
        tracing::error!(table = id, "cannot be replayed: {}", misfit.why);
        misfit.reason
    })?;
    Ok(Read { game, play, seat })
}

async fn replay(
    State(house): State<House>,
    Path(id): Path<String>,
    known: Option<Known>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Refusal> {
    let viewer = eyes.viewer()?;
    let read = read(&house, &id, known).await?;
    if !room::may_look(&*read.play, read.seat, viewer) {
        return Err(Refusal(Reason::NotOver {}));
    }
    let Read { game, play, .. } = read;
    let seats = tables::info(&house, &id, "", Wish::Look).await?.seats;
    told(move || room::replay(game, &*play, &play.record_bytes(), viewer, Some(seats))).await
}

/// The body of a request as it came.
pub struct Brought(pub Bytes);

impl FromRequest<House> for Brought {
    type Rejection = Refusal;
    async fn from_request(request: Request, house: &House) -> Result<Self, Refusal> {
        let read = in_time(house, Bytes::from_request(request, house)).await?;
        let most = LONGEST_RECORD as u32;
        read.map(Brought)
            .map_err(|_| Refusal(Reason::TooLong { most }))
    }
}

/// A record from outside: proved row by row and pick by pick, or refused with what is
/// wrong. Nothing of it is kept. Each guest has one proved at a time.
async fn bring(
    State(house): State<House>,
    Known(guest): Known,
    Query(eyes): Query<Eyes>,
    Brought(record): Brought,
) -> Result<Response, Refusal> {
    if !house.allows_replay(Some(&guest.id)) {
        return Err(Refusal(Reason::TooFast {}));
    }
    let viewer = eyes.viewer()?;
    told(move || {
        // Taken here and not by the request: if that is dropped, the work still goes on.
        let _only = house
            .uploads()
            .take(&guest.id, 1)
            .ok_or(Reason::TooFast {})?;
        let play = room::proved(&record)?;
        let game = catalogue::game(play.game()).map_err(room::bad_record)?;
        room::replay(game, &*play, &record, viewer, None)
    })
    .await
}

/// Replays and writes the answer, all of it off the async threads: a long game takes many
/// milliseconds.
async fn told(
    work: impl FnOnce() -> Result<Replay, Reason> + Send + 'static,
) -> Result<Response, Refusal> {
    let telling = tokio::task::spawn_blocking(|| {
        let replay = work()?;
        serde_json::to_vec(&replay).map_err(|_| Reason::HouseTrouble {})
    });
    let text = telling.await.map_err(|_| Reason::HouseTrouble {})??;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}
