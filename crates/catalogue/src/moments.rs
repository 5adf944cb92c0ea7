//! A finished match moment by moment, through one viewer's eyes.

use crate::{ErasedGame, ErasedMatch, Luck, SeenView, Trouble};
use serde_json::Value;
use tabletop::{Act, Asked, Refused, Seat, Viewer};

/// A finished match as one viewer saw it.
#[derive(Clone, Debug)]
pub struct Moments {
    /// What this viewer saw first.
    pub view: Value,
    /// The table after each row.
    pub rows: Vec<Moment>,
}

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
    /// How what this viewer sees changed, if it did.
    pub patch: Option<Value>,
}

/// Plays a record (binary or JSON) again and stops after every row. Every viewer has the
/// same moments, whether or not she could notice something at each.
pub fn moments(game: &dyn ErasedGame, record: &[u8], viewer: Viewer) -> Result<Moments, Trouble> {
    let whole = game.replay(record)?;
    if viewer.seat().is_some_and(|seat| seat.0 >= whole.seats()) {
        return Err(Refused::NotYourTurn {}.into());
    }
    let picks = whole.rows().iter().flat_map(|row| row.picks.clone());
    let luck = Luck::Told(picks.collect());
    let mut table = game.start_by(whole.rules_version(), &whole.options(), whole.seats(), luck)?;
    let mut watching = Watching {
        viewer,
        heard: 0,
        seen: table.sight(viewer).view,
    };
    let view = table.briefing(viewer).view;
    let mut rows = vec![watching.moment(&*table, 0)];
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
        rows.push(watching.moment(&*table, at as u32));
    }
    Ok(Moments { view, rows })
}

/// One who looks on and remembers what she saw and heard last.
struct Watching {
    viewer: Viewer,
    heard: u32,
    seen: SeenView,
}

impl Watching {
    fn moment(&mut self, table: &dyn ErasedMatch, row: u32) -> Moment {
        let sight = table.sight(self.viewer);
        let patch = table.patch(&self.seen, &sight.view);
        let heard = table.heard(self.viewer, self.heard);
        self.seen = sight.view;
        self.heard += heard.len() as u32;
        Moment {
            by: table.rows()[row as usize].by,
            action: table.act(row, self.viewer).and_then(|act| act.action),
            asked: sight.asked,
            heard,
            patch: patch.map(|patch| serde_json::from_str(&patch).expect("a patch is JSON")),
        }
    }
}
