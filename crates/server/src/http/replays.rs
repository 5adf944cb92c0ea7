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
use protocol::{LogEntry, LuckProof, Moment, Reason, Replay, SeatInfo};
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
}

/// Through whose eyes: a seat counted from 0, `spectator`, or `all`.
#[derive(Deserialize)]
struct Eyes {
    #[serde(rename = "as")]
    eyes: Option<String>,
}

impl Eyes {
    fn viewer(&self) -> Result<Viewer, Reason> {
        match self.eyes.as_deref() {
            None | Some("spectator") => Ok(Viewer::Spectator {}),
            Some("all") => Ok(Viewer::Open {}),
            Some(seat) => {
                let seat = seat.parse().map_err(|_| Reason::NoSuchSeat {})?;
                Ok(Viewer::at(Seat(seat)))
            }
        }
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

impl Read {
    /// Through whose eyes it may be seen: anybody's once it is over; until then one's own, or
    /// those of somebody who only watches.
    fn allows(&self, eyes: Viewer) -> bool {
        let own = self.seat.map(Viewer::at);
        self.play.is_over() || eyes == Viewer::Spectator {} || Some(eyes) == own
    }
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
    if !read.allows(viewer) {
        return Err(Refusal(Reason::NotOver {}));
    }
    let Read { game, play, .. } = read;
    let seats = tables::info(&house, &id, "", Wish::Look).await?.seats;
    told(move || telling(game, &*play, &play.record_bytes(), viewer, Some(seats))).await
}

/// The body of a request as it came.
struct Brought(Bytes);

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
        let game = catalogue::game_of(&record).map_err(bad)?;
        let play = game.verify(&record).map_err(bad)?;
        if !play.is_over() {
            return Err(Reason::NotOver {});
        }
        telling(game, &*play, &record, viewer, None)
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

fn bad(why: catalogue::Trouble) -> Reason {
    let why = why.to_string();
    Reason::BadRecord { why }
}

/// A match, and its record row by row. As long as it goes on nothing is told of the luck.
fn telling(
    game: &dyn ErasedGame,
    whole: &dyn ErasedMatch,
    record: &[u8],
    viewer: Viewer,
    seats: Option<Vec<SeatInfo>>,
) -> Result<Replay, Reason> {
    if viewer.seat().is_some_and(|seat| seat.0 >= whole.seats()) {
        return Err(Reason::NoSuchSeat {});
    }
    let mut bounds = match whole.is_over() {
        true => game.bounds(record).map_err(bad)?.into_iter(),
        false => Vec::new().into_iter(),
    };
    let moments = game.moments(record, viewer).map_err(bad)?;
    let mut out = Vec::with_capacity(moments.rows.len());
    for moment in moments.rows {
        let entry = |(n, heard)| LogEntry { n, heard };
        let drawn = &whole.rows()[moment.row as usize].picks;
        let picks = drawn.iter().copied().zip(&mut bounds);
        out.push(Moment {
            by: moment.by,
            action: moment.action,
            asked: moment.asked,
            entries: moment.heard.into_iter().map(entry).collect(),
            patch: moment.patch,
            picks: picks.map(|(pick, of)| [pick, of]).collect(),
        });
    }
    let nobody = SeatInfo {
        name: None,
        bot: None,
        present: false,
        stand_in_after: None,
        stand_in: None,
        resigned: false,
    };
    Ok(Replay {
        game: game.id().into(),
        options: whole.options(),
        seats: seats.unwrap_or_else(|| vec![nobody; usize::from(whole.seats())]),
        viewer,
        view: moments.view,
        moments: out,
        luck: luck_in(whole),
    })
}

/// Where the luck came from, if the record can prove it.
fn luck_in(whole: &dyn ErasedMatch) -> Option<LuckProof> {
    if !whole.is_over() {
        return None;
    }
    serde_json::from_value(whole.record().get("fairness")?.clone()).ok()
}
