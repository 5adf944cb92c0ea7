//! A table as one guest sees it from outside the game.

use super::Actor;
use protocol::{Hints, SeatInfo, Stage, TableInfo, Watch, Ways};
use serde_json::Value;
use std::collections::HashMap;
use store::{Place, Sitter, Table};
use tabletop::{Seat, Viewer};

/// Where this guest sits.
pub fn seat_of(table: &Table, guest: &str) -> Option<Seat> {
    let sits = |place: &Place| matches!(&place.sitter, Some(Sitter::Guest(id)) if id == guest);
    table.places.iter().position(sits).map(|at| Seat(at as u8))
}

/// Whether the table waits for this guest.
pub fn waits_for(table: &Table, guest: &str) -> bool {
    let seat = seat_of(table, guest);
    table.stage == store::Stage::Playing
        && seat.is_some_and(|seat| table.tick.waiting >> seat.0 & 1 == 1)
}

/// Whether anybody may watch it.
pub fn may_be_watched(table: &Table) -> bool {
    ways(table).watch == Watch::Everyone
}

/// How the table is run.
pub fn ways(table: &Table) -> Ways {
    serde_json::from_str(&table.ways).unwrap_or_default()
}

/// Whether whoever plays here may ask for hints.
pub fn gives_hints(table: &Table) -> bool {
    match ways(table).hints {
        Hints::Never => false,
        Hints::Everyone => true,
        Hints::Alone => is_alone(table),
    }
}

/// Whether one person plays with computers.
fn is_alone(table: &Table) -> bool {
    let people = table.places.iter();
    let people = people.filter(|place| matches!(place.sitter, Some(Sitter::Guest(_))));
    let free = table.places.iter().any(|place| place.sitter.is_none());
    people.count() == 1 && !free
}

/// A table as it is kept, with nobody there.
pub fn from_kept(table: &Table, names: &HashMap<String, String>, guest: Option<&str>) -> TableInfo {
    let name_of = |guest: &String| names.get(guest).cloned().unwrap_or_default();
    let seat = |(at, place): (usize, &Place)| match &place.sitter {
        None => SeatInfo {
            name: None,
            bot: None,
            present: false,
            stand_in: None,
            resigned: false,
        },
        Some(Sitter::Guest(guest)) => SeatInfo {
            name: Some(name_of(guest)),
            bot: None,
            present: false,
            stand_in: place.stand_in.clone(),
            resigned: place.resigned,
        },
        Some(Sitter::Bot(bot)) => SeatInfo {
            name: Some(crate::names::for_bot(&table.id, at).to_owned()),
            bot: Some(bot.clone()),
            present: true,
            stand_in: None,
            resigned: false,
        },
    };
    TableInfo {
        id: table.id.clone(),
        game: table.game.clone(),
        options: serde_json::from_str(&table.options).unwrap_or(Value::Null),
        stage: match table.stage {
            store::Stage::Lobby => Stage::Lobby,
            store::Stage::Playing => Stage::Playing,
            store::Stage::Over => Stage::Over,
        },
        seats: table.places.iter().enumerate().map(seat).collect(),
        watching: 0,
        viewer: guest
            .and_then(|guest| seat_of(table, guest))
            .map_or(Viewer::Spectator {}, Viewer::at),
        is_host: guest == Some(table.host.as_str()),
        hints: gives_hints(table),
        commitment: table.commitment.to_string(),
        ways: ways(table),
        waits_for_you: guest.is_some_and(|guest| waits_for(table, guest)),
        clocks: None,
        window: None,
        undo: None,
        standings: table
            .result
            .as_deref()
            .and_then(|result| serde_json::from_str(result).ok()),
        rematch: table.rematch.clone(),
        rematch_commitment: None,
    }
}

impl Actor {
    pub(super) fn info(&self, guest: Option<&str>) -> TableInfo {
        let mut info = from_kept(&self.kept, &self.names, guest);
        info.clocks = self.clocks_shown();
        info.window = self.window_left();
        info.undo = self.undo_asked();
        let over = self.kept.stage == store::Stage::Over;
        let promised = || self.house.signer().secret_after(&self.kept.id).commitment();
        info.rematch_commitment = over.then(|| promised().to_string());
        for socket in &self.sockets {
            match self.seat_of(&socket.guest) {
                Some(seat) => info.seats[seat.index()].present = true,
                None => info.watching += 1,
            }
        }
        for guest in self.elsewhere.guests() {
            match self.seat_of(guest) {
                Some(seat) => info.seats[seat.index()].present = true,
                None => info.watching += 1,
            }
        }
        info
    }
}
