//! What requests have in common: reading them in time, and refusing them.

mod address;
mod refusal;

pub use address::{Address, Peer};
pub use refusal::Refusal;

use crate::house::House;
use axum::Json;
use axum::body::HttpBody;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use protocol::{LONGEST_FRAME, Reason};
use serde::de::DeserializeOwned;

pub type JsonAnswer<T> = Result<Json<T>, Refusal>;

/// A body as JSON; what is wrong with it is said by name. No body is an empty object.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<House> for Body<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, house: &House) -> Result<Self, Refusal> {
        if request.body().size_hint().exact() == Some(0)
            && let Ok(body) = serde_json::from_str("{}")
        {
            return Ok(Body(body));
        }
        let read = in_time(house, Json::<T>::from_request(request, house)).await?;
        read.map(|Json(body)| Body(body)).map_err(|why| match why {
            JsonRejection::BytesRejection(_) => Refusal(Reason::TooLong {
                most: LONGEST_FRAME as u32,
            }),
            why => Refusal(Reason::NotUnderstood {
                why: why.body_text().chars().take(200).collect(),
            }),
        })
    }
}

/// What is read of a request, if it comes. Whoever holds the rest back is not waited for; how
/// long the house then takes to answer is another matter.
pub async fn in_time<T>(house: &House, reading: impl Future<Output = T>) -> Result<T, Refusal> {
    let read = tokio::time::timeout(house.settings().hesitation, reading).await;
    read.map_err(|_| {
        let why = "the request did not come in time".to_owned();
        Refusal(Reason::NotUnderstood { why })
    })
}

/// What could be the id of a table; so that nothing is looked for that cannot be there.
pub fn table_id(text: &str) -> Result<&str, Reason> {
    let plausible = text.len() <= 16 && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    plausible.then_some(text).ok_or(Reason::NoSuchTable {})
}
