//! Replays, records, worked examples and previews: what is only looked at.

use crate::device::{Device, make_luck};
use crate::messages::as_json;
use catalogue::{ErasedMatch, Trouble};
use protocol::{Reason, Replay, Stage};
use room::SavedRoom;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{Seat, Viewer};

/// Steps at a table of this device.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PreviewHere {
    steps: Vec<Value>,
}

/// Steps at any table, of which the page knows the briefing.
#[derive(Deserialize)]
pub(crate) struct PreviewAnywhere {
    game: String,
    viewer: Viewer,
    view: Value,
    steps: Vec<Value>,
}

fn named<'a>(query: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let found = query.iter().find(|(other, _)| other == name);
    found.map(|(_, value)| value.as_str())
}

/// The game of a table as it is kept.
fn replayed(saved: &SavedRoom) -> Result<Box<dyn ErasedMatch>, Reason> {
    if saved.table.stage == Stage::Lobby {
        return Err(Reason::NotStarted {});
    }
    let secret = saved.secret.clone();
    let play = room::replayed(&saved.table, &saved.rows, secret, &make_luck());
    play.map_err(|misfit| misfit.reason)
}

fn previewed(
    game: &str,
    seat: Seat,
    view: &Value,
    steps: &[Value],
) -> Result<Box<RawValue>, Reason> {
    let game = catalogue::game(game).map_err(|_| Reason::NoSuchGame {})?;
    let preview = game.preview(seat, view, steps);
    let preview = preview.map_err(|trouble| match trouble {
        Trouble::Unreadable(why) => Reason::NotUnderstood { why },
        trouble => room::reason(trouble),
    })?;
    Ok(as_json(&preview))
}

impl Device {
    fn saved(&self, table: &str) -> Result<&SavedRoom, Reason> {
        let laid = self.tables.get(table).ok_or(Reason::NoSuchTable {})?;
        Ok(&laid.saved)
    }

    pub(crate) fn example(
        &self,
        game: &str,
        name: &str,
        set: &[(String, String)],
    ) -> Result<Value, Reason> {
        let game = catalogue::game(game).map_err(|_| Reason::NoSuchGame {})?;
        let played = game.example(name, set);
        played.map_err(|why| Reason::NotUnderstood {
            why: why.to_string(),
        })
    }

    pub(crate) fn replay(
        &self,
        table: &str,
        guest: &str,
        query: &[(String, String)],
    ) -> Result<Replay, Reason> {
        let viewer = room::eyes(named(query, "as"))?;
        let saved = self.saved(table)?;
        let play = replayed(saved)?;
        if !room::may_look(&*play, saved.table.seat_of(guest), viewer) {
            return Err(Reason::NotOver {});
        }
        let game = catalogue::game(play.game()).map_err(|_| Reason::NoSuchGame {})?;
        let seats = saved.table.info(&saved.names, None).seats;
        room::replay(game, &*play, &play.record_bytes(), viewer, Some(seats))
    }

    pub(crate) fn record(&self, table: &str) -> Result<Value, Reason> {
        let play = replayed(self.saved(table)?)?;
        match play.is_over() {
            true => Ok(play.record()),
            false => Err(Reason::NotOver {}),
        }
    }

    /// A record somebody brings, proved.
    pub(crate) fn bring(
        &self,
        record: &Value,
        query: &[(String, String)],
    ) -> Result<Replay, Reason> {
        let viewer = room::eyes(named(query, "as"))?;
        let record = record.to_string();
        let play = room::proved(record.as_bytes())?;
        let game = catalogue::game(play.game()).map_err(|_| Reason::NoSuchGame {})?;
        room::replay(game, &*play, record.as_bytes(), viewer, None)
    }

    /// What this guest would see after steps of her own.
    pub(crate) fn preview_at(
        &self,
        table: &str,
        guest: &str,
        wish: PreviewHere,
    ) -> Result<Box<RawValue>, Reason> {
        let saved = self.saved(table)?;
        let seat = saved.table.seat_of(guest).ok_or(Reason::NotSeated {})?;
        let play = replayed(saved)?;
        let view = play.briefing(Viewer::at(seat)).view;
        previewed(play.game(), seat, &view, &wish.steps)
    }

    pub(crate) fn preview(&self, wish: PreviewAnywhere) -> Result<Box<RawValue>, Reason> {
        let seat = wish.viewer.seat().ok_or(Reason::NotSeated {})?;
        previewed(&wish.game, seat, &wish.view, &wish.steps)
    }
}
