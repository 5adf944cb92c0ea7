//! A game as it is looked at again, moment by moment.

use catalogue::{ErasedGame, ErasedMatch};
use protocol::{LogEntry, LuckProof, Moment, Reason, Replay, SeatInfo};
use tabletop::{Seat, Viewer};

/// Whose eyes a request names: a seat counted from 0, `spectator`, or `all`.
pub fn eyes(name: Option<&str>) -> Result<Viewer, Reason> {
    match name {
        None | Some("spectator") => Ok(Viewer::Spectator {}),
        Some("all") => Ok(Viewer::Open {}),
        Some(seat) => {
            let seat = seat.parse().map_err(|_| Reason::NoSuchSeat {})?;
            Ok(Viewer::at(Seat(seat)))
        }
    }
}

/// Through whose eyes a game may be seen: anybody's once it is over; until then those of the
/// seat one has, or those of somebody who only watches.
pub fn may_look(play: &dyn ErasedMatch, seat: Option<Seat>, eyes: Viewer) -> bool {
    play.is_over() || eyes == Viewer::Spectator {} || Some(eyes) == seat.map(Viewer::at)
}

/// A record from outside, proved row by row and pick by pick.
pub fn proved(record: &[u8]) -> Result<Box<dyn ErasedMatch>, Reason> {
    let game = catalogue::game_of(record).map_err(bad_record)?;
    let play = game.verify(record).map_err(bad_record)?;
    match play.is_over() {
        true => Ok(play),
        false => Err(Reason::NotOver {}),
    }
}

/// What is wrong with a record.
pub fn bad_record(why: catalogue::Trouble) -> Reason {
    let why = why.to_string();
    Reason::BadRecord { why }
}

/// A match, and its record row by row, as it is looked at again. As long as it goes on nothing is told of the luck.
pub fn replay(
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
        true => game.bounds(record).map_err(bad_record)?.into_iter(),
        false => Vec::new().into_iter(),
    };
    let moments = game.moments(record, viewer).map_err(bad_record)?;
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
