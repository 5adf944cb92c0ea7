//! The next table for the same people.

use crate::saved::{Place, SavedTable, Schedule, Sitter};
use protocol::{Stage, TableSettings};
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

    /// The computers play at this level.
    pub(crate) fn seat_computers(&mut self, level: &str) {
        let sitters = self.places.iter_mut().flat_map(|place| &mut place.sitter);
        for sitter in sitters {
            if let Sitter::Bot(name) = sitter {
                level.clone_into(name);
            }
        }
    }
}
