//! Refusals as answers to requests.

use crate::house::of_store;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{ErrorBody, Reason};
use store::StoreError;

/// A request that was not granted.
#[derive(Debug)]
pub struct Refusal(pub Reason);

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Refusal(reason)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Refusal(of_store(&error))
    }
}

fn status(reason: &Reason) -> StatusCode {
    match reason {
        Reason::NoSuchGame {} | Reason::NoSuchTable {} | Reason::NoSuchReport {} => {
            StatusCode::NOT_FOUND
        }
        Reason::NoGuest {} | Reason::WrongPassword {} | Reason::BadToken {} => {
            StatusCode::UNAUTHORIZED
        }
        Reason::NotHost {}
        | Reason::NotSeated {}
        | Reason::OtherOrigin {}
        | Reason::NotClaimed {}
        | Reason::NotOperator {}
        | Reason::NotWatched {}
        | Reason::NoHints {}
        | Reason::Muted {}
        | Reason::Barred {}
        | Reason::NotInvited {}
        | Reason::Removed {}
        | Reason::NameHeld {}
        | Reason::Blocked {} => StatusCode::FORBIDDEN,
        Reason::TooFast {} => StatusCode::TOO_MANY_REQUESTS,
        Reason::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Reason::HouseTrouble {} | Reason::SetAside { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        Reason::Paused {} => StatusCode::SERVICE_UNAVAILABLE,
        Reason::SeatTaken {}
        | Reason::TableFull {}
        | Reason::SeatsFree {}
        | Reason::TooManyTables { .. }
        | Reason::AlreadyStarted {}
        | Reason::NotStarted {}
        | Reason::NotOver {}
        | Reason::GameOver {}
        | Reason::NameTaken {}
        | Reason::NotGone {}
        | Reason::StoodIn {}
        | Reason::Resigned {}
        | Reason::NoUndo {}
        | Reason::TooManyUndos { .. }
        | Reason::NoMail {}
        | Reason::NothingAsked {}
        | Reason::AlreadyClaimed {}
        | Reason::Stale { .. } => StatusCode::CONFLICT,
        Reason::NotYourTurn {}
        | Reason::IllegalAction { .. }
        | Reason::NoSteps {}
        | Reason::StepsTooFar { .. }
        | Reason::NothingToTakeBack {}
        | Reason::NoSuchPly { .. }
        | Reason::WrongSeats { .. }
        | Reason::WrongOptions {}
        | Reason::NotAnAction { .. }
        | Reason::NotUnderstood { .. }
        | Reason::WrongVersion { .. }
        | Reason::NoSuchSeat {}
        | Reason::NoSuchBot {}
        | Reason::WeakPassword { .. }
        | Reason::BadMail {}
        | Reason::WrongWays {}
        | Reason::BadRecord { .. }
        | Reason::BadName {} => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = status(&self.0);
        (status, Json(ErrorBody { refused: self.0 })).into_response()
    }
}
