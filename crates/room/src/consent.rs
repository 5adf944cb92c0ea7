//! Going further back than one may alone: by consent of everybody who plays or may still
//! return. What was agreed is a row of the record. A request that is not yet granted lapses
//! with the next decision.

use crate::saved::SavedTable;
use catalogue::ErasedMatch;
use protocol::{Reason, UndoAsked, UndoWish};
use serde::{Deserialize, Serialize};
use tabletop::{Act, Seat, Viewer};

/// The request to go back, if there is one.
#[derive(Clone, Default)]
pub struct Consent(Option<Request>);

/// As it is written, too.
#[derive(Clone, Serialize, Deserialize)]
struct Request {
    by: Seat,
    decisions: u32,
    agreed: Vec<Seat>,
    /// Rows written when it was made: with one more it lapses.
    rows: usize,
}

impl Consent {
    /// The request as it was written, if it has not lapsed.
    pub fn read(saved: Option<&str>, play: &dyn ErasedMatch) -> Self {
        let mut consent = Consent(saved.and_then(|text| serde_json::from_str(text).ok()));
        consent.lapse(play);
        consent
    }

    /// What is written of it.
    pub fn written(&self) -> Option<String> {
        let request = self.0.as_ref()?;
        Some(serde_json::to_string(request).expect("a request can be written"))
    }

    /// The request as it would be after this wish.
    pub fn after(
        &self,
        seat: Seat,
        wish: &UndoWish,
        play: &dyn ErasedMatch,
    ) -> Result<Self, Reason> {
        let asked = || self.0.clone().ok_or(Reason::NothingAsked {});
        Ok(Consent(match wish {
            UndoWish::Ask { decisions } => {
                row_before(play, seat, *decisions).ok_or(Reason::NothingToTakeBack {})?;
                Some(Request {
                    by: seat,
                    decisions: *decisions,
                    agreed: vec![seat],
                    rows: play.rows().len(),
                })
            }
            UndoWish::Agree {} => {
                let mut request = asked()?;
                if !request.agreed.contains(&seat) {
                    request.agreed.push(seat);
                }
                Some(request)
            }
            UndoWish::Refuse {} => {
                asked()?;
                None
            }
        }))
    }

    /// The row to go back to, once everybody has agreed.
    pub fn granted(&self, table: &SavedTable, play: &dyn ErasedMatch) -> Option<u32> {
        let request = self.0.as_ref()?;
        let mut all = table.who_may_return();
        all.all(|seat| request.agreed.contains(&seat))
            .then(|| row_before(play, request.by, request.decisions))
            .flatten()
    }

    /// A request lapses when the game goes on. Whether it did.
    pub fn lapse(&mut self, play: &dyn ErasedMatch) -> bool {
        let rows = play.rows().len();
        self.0.take_if(|request| request.rows != rows).is_some()
    }

    pub fn shown(&self, table: &SavedTable) -> Option<UndoAsked> {
        let request = self.0.as_ref()?;
        let missing = table.who_may_return();
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

/// The row that the last so many decisions of this seat began with: rows before it stay.
fn row_before(play: &dyn ErasedMatch, seat: Seat, decisions: u32) -> Option<u32> {
    let mine = play.rows().iter().enumerate().rev().filter(|(at, row)| {
        let stands = || {
            let act = play.act(*at as u32, Viewer::Open {});
            act.is_some_and(|act| act.stands)
        };
        row.by == Some(seat) && matches!(row.act, Act::Play(_)) && stands()
    });
    let nth = usize::try_from(decisions.checked_sub(1)?).ok()?;
    mine.map(|(at, _)| at as u32).nth(nth)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::table;
    use catalogue::Luck;
    use serde_json::{Value, json};

    const ANNA: Seat = Seat(0);
    const BERT: Seat = Seat(1);

    /// A player went back alone while her rival, who was there, was stood in for.
    #[test]
    fn whoever_is_stood_in_for_must_agree_as_long_as_she_may_return() {
        let mut table = table(&["anna", "bert"], &[]);
        table.places[BERT.index()].stand_in = Some("greedy".into());
        let game = catalogue::game("sealed-bid").expect("it is there");
        let luck = Luck::Number(7);
        let mut play = game.start(&Value::Null, 2, luck).expect("two can play");
        let put = play.submit(play.ply(Viewer::at(ANNA)), ANNA, &[json!("put 1")]);
        put.expect("there is a coin");
        let ask = UndoWish::Ask { decisions: 1 };
        let asked = Consent::default().after(ANNA, &ask, &*play);
        let asked = asked.expect("there is something to take back");
        assert_eq!(asked.granted(&table, &*play), None);
        let shown = asked.shown(&table).expect("it is asked");
        assert_eq!(shown.missing, [BERT]);
        let agreed = asked.after(BERT, &UndoWish::Agree {}, &*play);
        let agreed = agreed.expect("it is asked");
        assert_eq!(agreed.granted(&table, &*play), Some(1));
        table.places[BERT.index()].resigned = true;
        assert_eq!(asked.granted(&table, &*play), Some(1), "he has given up");
    }
}
