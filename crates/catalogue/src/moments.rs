//! A match moment by moment, through one viewer's eyes.

use crate::reading::write;
use crate::typed_match::act_in;
use crate::{Trouble, changes};
use serde_json::Value;
use tabletop::{Asked, Game, Match, Record, Refused, Seat, Viewer};

/// A match as one viewer saw it.
#[derive(Clone, Debug)]
pub struct Moments {
    /// What this viewer saw first.
    pub view: Value,
    /// The table after each row; of a match that goes on, after each she could notice.
    pub rows: Vec<ErasedMoment>,
}

/// The table right after one row of a record.
#[derive(Clone, Debug)]
pub struct ErasedMoment {
    /// Which row of the record.
    pub row: u32,
    /// Who acted; nobody deals or rewinds.
    pub by: Option<Seat>,
    /// What was done, in JSON, if this viewer could know.
    pub action: Option<Value>,
    /// How many rows she could notice so far.
    pub ply: u32,
    /// Whose decision it is now, as far as this viewer may know.
    pub asked: Asked,
    /// What this viewer heard of it, numbered.
    pub heard: Vec<(u32, Value)>,
    /// How what this viewer sees changed, if it did.
    pub patch: Option<Value>,
}

/// Plays a record again and looks at the table after every row. Of a match that is over every
/// viewer has the same moments, whether or not she could notice something at each. As long as
/// it goes on a viewer has those she could notice and nothing else: how many steps a rival
/// takes in secret, and who was the last to answer, is not to be counted.
pub fn moments<G: Game>(record: &Record<G>, viewer: Viewer) -> Result<Moments, Trouble> {
    if viewer.seat().is_some_and(|seat| seat.0 >= record.seats) {
        return Err(Refused::NotYourTurn {}.into());
    }
    let mut watching = Watching::<G> {
        viewer,
        heard: 0,
        first: Value::Null,
        seen: None,
    };
    let mut rows = Vec::with_capacity(record.rows.len());
    let play = Match::replay_each(record, |play| rows.push(watching.moment(play)))?;
    if !play.is_over() {
        let mut ply = None;
        rows.retain(|moment| ply.replace(moment.ply) != Some(moment.ply));
        for moment in &mut rows {
            if !play.knows_act(moment.row, viewer) {
                moment.by = None;
            }
        }
    }
    let view = watching.first;
    Ok(Moments { view, rows })
}

/// One who looks on and remembers what she saw and heard last.
struct Watching<G: Game> {
    viewer: Viewer,
    heard: u32,
    /// What she saw first.
    first: Value,
    seen: Option<G::View>,
}

impl<G: Game> Watching<G> {
    fn moment(&mut self, play: &Match<G>) -> ErasedMoment {
        let view = play.state().view(self.viewer, play.memory(self.viewer));
        let patch = match &self.seen {
            Some(seen) => changes::between::<G>([(seen, &view)].into_iter()).pop(),
            None => {
                self.first = write(&view);
                None
            }
        };
        let patch = patch.flatten();
        self.seen = Some(view);
        let heard = play.heard(self.viewer, self.heard);
        self.heard += heard.len() as u32;
        let row = play.rows().len() as u32 - 1;
        ErasedMoment {
            row,
            ply: play.ply(self.viewer),
            by: play.rows()[row as usize].by,
            action: act_in(play, row, self.viewer).and_then(|act| act.action),
            asked: play.asked(self.viewer),
            heard: heard.iter().map(|(n, heard)| (*n, write(heard))).collect(),
            patch: patch.map(|patch| serde_json::from_str(&patch).expect("a patch is JSON")),
        }
    }
}
