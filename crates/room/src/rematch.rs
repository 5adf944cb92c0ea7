//! The next table for the same people.

use crate::saved::{Place, SavedTable, Schedule, Sitter};
use protocol::{Reason, Stage, TableSettings};
use tabletop::Seat;

impl SavedTable {
    /// The table of a rematch, made by the guest who asked for it from `seat`: the same game,
    /// settings and computer players. Other guests find their seats free. Its id, rules version
    /// and commitment are still those of this table.
    pub(crate) fn rematch_for(
        &self,
        seat: Seat,
        host: &str,
        luck: Option<String>,
        created: i64,
    ) -> SavedTable {
        let places = self.places.iter().enumerate().map(|(at, place)| Place {
            sitter: place.sitter.clone().filter(|sitter| match sitter {
                Sitter::Bot(_) => true,
                Sitter::Guest(_) => at == seat.index(),
            }),
            luck: luck.clone().filter(|_| at == seat.index()),
            ..Place::default()
        });
        let settings = TableSettings {
            device: None,
            ..self.settings()
        };
        SavedTable {
            settings: serde_json::to_string(&settings).unwrap_or_else(|_| self.settings.clone()),
            host: host.to_owned(),
            stage: Stage::Lobby,
            created,
            result: None,
            rematch: None,
            places: places.collect(),
            schedule: Schedule {
                touched: created,
                ..Schedule::default()
            },
            request: None,
            version: 0,
            changes: 0,
            ..self.clone()
        }
    }

    /// The computer in this seat plays at another level.
    pub(crate) fn set_level(&mut self, seat: Seat, level: &str) -> Result<(), Reason> {
        let place = self.places.get_mut(seat.index());
        match place.and_then(|place| place.sitter.as_mut()) {
            Some(Sitter::Bot(name)) => level.clone_into(name),
            Some(Sitter::Guest(_)) | None => return Err(Reason::NoSuchSeat {}),
        }
        Ok(())
    }
}
