//! A finished match moment by moment, through one viewer's eyes.

use crate::{Entry, Luck, Table, Trouble};
use serde_json::Value;
use tabletop::{Act, Asked, Refused, Seat, Viewer};
use tape::Tape;

/// The table right after one row of a record.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Who acted; nobody deals or rewinds.
    pub by: Option<Seat>,
    /// What was done, in JSON, if this viewer could know.
    pub action: Option<Value>,
    /// Whose decision it is now, as far as this viewer may know.
    pub asked: Asked,
    /// What this viewer heard of it, numbered.
    pub heard: Vec<(u32, Value)>,
    /// What this viewer sees now.
    pub view: Tape,
}

/// Plays a record (binary or JSON) again and stops after every row. Every viewer has the
/// same moments, whether or not she could notice something at each.
pub fn moments(game: &dyn Entry, record: &[u8], viewer: Viewer) -> Result<Vec<Moment>, Trouble> {
    let whole = game.replay(record)?;
    if viewer.seat().is_some_and(|seat| seat.0 >= whole.seats()) {
        return Err(Refused::NotYourTurn {}.into());
    }
    let picks = whole.rows().iter().flat_map(|row| row.picks.clone());
    let luck = Luck::Told(picks.collect());
    let mut table = game.start(&whole.options(), whole.seats(), luck)?;
    let mut out = vec![moment(&*table, 0, viewer, 0)];
    let mut seen = out[0].heard.len() as u32;
    for (at, row) in whole.rows().iter().enumerate().skip(1) {
        let by = row.by.unwrap_or(Seat(0));
        let ply = table.ply(Viewer::at(by));
        match row.act {
            Act::Deal => {}
            Act::Play(_) => {
                let act = whole.act(at as u32, Viewer::Open {});
                let action = act.and_then(|act| act.action).unwrap_or(Value::Null);
                table.submit(ply, by, &[action])?;
            }
            Act::TakeBack => table.take_back(ply, by)?,
            Act::Rewind(rows) => table.rewind(rows)?,
        }
        let now = moment(&*table, at as u32, viewer, seen);
        seen += now.heard.len() as u32;
        out.push(now);
    }
    Ok(out)
}

fn moment(table: &dyn Table, row: u32, viewer: Viewer, seen: u32) -> Moment {
    let sight = table.sight(viewer);
    Moment {
        by: table.rows()[row as usize].by,
        action: table.act(row, viewer).and_then(|act| act.action),
        asked: sight.asked,
        heard: table.heard(viewer, seen),
        view: sight.view,
    }
}
