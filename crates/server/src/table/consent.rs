//! Going further back than one may alone: by consent of all people at the table. What was
//! agreed is a row of the record. A request that is not yet granted lapses with the next
//! decision.

use super::Actor;
use super::playing::Outcome;
use crate::refusal::told;
use protocol::{Reason, UndoAsked, UndoPolicy, UndoWish};
use serde::{Deserialize, Serialize};
use store::Stage;
use store::halls::Hall;
use tabletop::{Act, Seat, Viewer};

/// A request to go back.
#[derive(Clone, Serialize, Deserialize)]
pub struct Request {
    by: Seat,
    decisions: u32,
    agreed: Vec<Seat>,
    /// Rows written when it was made: with one more it lapses.
    rows: usize,
}

impl Actor {
    fn people(&self) -> Vec<Seat> {
        let seats = (0..self.kept.places.len()).map(|at| Seat(at as u8));
        seats.filter(|seat| self.is_person(*seat)).collect()
    }

    pub(super) async fn undo(&mut self, guest: &str, wish: UndoWish) -> Result<(), Reason> {
        let seat = self.seat_of(guest).ok_or(Reason::NotSeated {})?;
        if self.ways.undo != UndoPolicy::Consent {
            return Err(Reason::NoUndo {});
        }
        match self.kept.stage {
            Stage::Playing if self.is_person(seat) => {}
            Stage::Playing => return Err(Reason::StoodIn {}),
            Stage::Lobby => return Err(Reason::NotStarted {}),
            Stage::Over => return Err(Reason::GameOver {}),
        }
        if self.window.is_some() {
            // Held answers would stand before their question.
            return Err(Reason::NoUndo {});
        }
        let request = match wish {
            UndoWish::Ask { decisions } => {
                self.row_before(seat, decisions)
                    .ok_or(Reason::NothingToTakeBack {})?;
                Some(Request {
                    by: seat,
                    decisions,
                    agreed: vec![seat],
                    rows: self.play.as_ref().map_or(0, |play| play.rows().len()),
                })
            }
            UndoWish::Agree {} => {
                let mut request = self.request.clone().ok_or(Reason::NothingAsked {})?;
                if !request.agreed.contains(&seat) {
                    request.agreed.push(seat);
                }
                Some(request)
            }
            UndoWish::Refuse {} => {
                self.request.as_ref().ok_or(Reason::NothingAsked {})?;
                None
            }
        };
        let kept = request.as_ref().map(serde_json::to_string);
        let kept = kept.transpose().map_err(|_| Reason::HouseTrouble {})?;
        self.keep_hall(Hall::Request(kept.clone())).await?;
        self.kept.request = kept;
        self.request = request;
        self.grant().await?;
        self.show_table();
        Ok(())
    }

    /// The request as it is kept, if it has not lapsed.
    pub(super) fn read_request(&mut self) {
        let kept = self.kept.request.as_deref();
        self.request = kept.and_then(|text| serde_json::from_str(text).ok());
        self.lapse();
    }

    /// Goes back if everybody has agreed.
    async fn grant(&mut self) -> Result<(), Reason> {
        let people = self.people();
        let all = |request: &Request| people.iter().all(|seat| request.agreed.contains(seat));
        let Some(request) = self.request.take_if(|request| all(request)) else {
            return Ok(());
        };
        let row = self
            .row_before(request.by, request.decisions)
            .ok_or(Reason::NothingToTakeBack {})?;
        let play = self.play.as_mut().ok_or(Reason::NotStarted {})?;
        play.rewind(row).map_err(told)?;
        tracing::info!(table = self.kept.id, row, "went back by consent of all");
        self.thinking.clear();
        let ply = play.ply(Viewer::at(request.by));
        match self.settle(request.by, ply, None, 1).await {
            Outcome::Done => {
                self.go_on().await;
                Ok(())
            }
            Outcome::Refused(reason) => Err(reason),
            Outcome::Again => Err(Reason::HouseTrouble {}),
        }
    }

    /// The row that the last so many decisions of this seat began with: rows before it
    /// stay.
    fn row_before(&self, seat: Seat, decisions: u32) -> Option<u32> {
        let play = self.play.as_ref()?;
        let open = Viewer::Open {};
        let mine = play.rows().iter().enumerate().rev().filter(|(at, row)| {
            row.by == Some(seat)
                && matches!(row.act, Act::Play(_))
                && play.act(*at as u32, open).is_some_and(|act| act.stands)
        });
        let nth = usize::try_from(decisions.checked_sub(1)?).ok()?;
        mine.map(|(at, _)| at as u32).nth(nth)
    }

    /// A request lapses when the game goes on.
    pub(super) fn lapse(&mut self) -> bool {
        let rows = self.play.as_ref().map_or(0, |play| play.rows().len());
        let late = |request: &mut Request| request.rows != rows;
        self.request.take_if(late).is_some()
    }

    pub(super) fn undo_asked(&self) -> Option<UndoAsked> {
        let request = self.request.as_ref()?;
        let missing = self.people().into_iter();
        Some(UndoAsked {
            by: request.by,
            decisions: request.decisions,
            agreed: request.agreed.clone(),
            missing: missing
                .filter(|seat| !request.agreed.contains(seat))
                .collect(),
        })
    }
}
