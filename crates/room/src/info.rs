//! A table as one guest sees it from outside the game, and what can be played.

use crate::saved::{Place, SavedTable, Sitter};
use catalogue::ErasedGame;
use protocol::{GameInfo, HintRule, SeatInfo, TableInfo, Variants};
use std::collections::HashMap;
use tabletop::Viewer;

/// The court of Louis XIV, for the seats of computer players.
pub const COURT: &[&str] = &[
    "Colbert",
    "Sévigné",
    "Lully",
    "Molière",
    "Montespan",
    "Vauban",
    "Maintenon",
    "Le Nôtre",
    "Scarron",
    "Racine",
    "Fouquet",
    "La Vallière",
    "Le Brun",
    "Mansart",
    "Lauzun",
    "Fontanges",
];

/// The name of the computer player in a seat of a table: always the same, no two alike at a
/// table.
fn bot_name(table: &str, seat: usize) -> &'static str {
    let start: usize = table.bytes().map(usize::from).sum();
    COURT[(start + seat) % COURT.len()]
}

impl SavedTable {
    /// Whether whoever plays here may ask for hints.
    pub fn gives_hints(&self) -> bool {
        match self.settings().hints {
            HintRule::Never => false,
            HintRule::Everyone => true,
            HintRule::Alone => self.guests().count() == 1 && !self.has_free_seats(),
        }
    }

    /// The table with nobody there, as `guest` sees it. `names` has those of guests by id.
    pub fn info(&self, names: &HashMap<String, String>, guest: Option<&str>) -> TableInfo {
        let name_of = |guest: &String| names.get(guest).cloned().unwrap_or_default();
        let settings = self.settings();
        let at_device = |at: usize| settings.device.as_ref()?.names.get(at)?.clone();
        let seat = |(at, place): (usize, &Place)| match &place.sitter {
            None => SeatInfo {
                name: at_device(at),
                bot: None,
                present: false,
                stand_in_after: None,
                stand_in: None,
                resigned: false,
            },
            Some(Sitter::Guest(guest)) => SeatInfo {
                name: Some(name_of(guest)),
                bot: None,
                present: false,
                stand_in_after: None,
                stand_in: place.stand_in.clone(),
                resigned: place.resigned,
            },
            Some(Sitter::Bot(bot)) => SeatInfo {
                name: Some(bot_name(&self.id, at).to_owned()),
                bot: Some(bot.clone()),
                present: true,
                stand_in_after: None,
                stand_in: None,
                resigned: false,
            },
        };
        let standings = self.result.as_deref();
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            options: self.options(),
            stage: self.stage,
            seats: self.places.iter().enumerate().map(seat).collect(),
            watching: 0,
            viewer: guest
                .and_then(|guest| self.seat_of(guest))
                .map_or(Viewer::Spectator {}, Viewer::at),
            is_host: guest == Some(self.host.as_str()),
            host: self.seat_of(&self.host),
            hints: self.gives_hints(),
            commitment: self.commitment.to_string(),
            ways: settings.clone(),
            waits_for_you: guest.is_some_and(|guest| self.waits_for(guest)),
            clocks: None,
            window: None,
            undo: None,
            standings: standings.and_then(|result| serde_json::from_str(result).ok()),
            rematch: self.rematch.clone(),
            rematch_commitment: None,
        }
    }
}

/// The games of the house.
pub fn games() -> Vec<GameInfo> {
    let info = |game: &&dyn ErasedGame| {
        let seats = game.seats();
        GameInfo {
            id: game.id().into(),
            rules_version: game.rules_version(),
            seats: [*seats.start(), *seats.end()],
            variants: seats
                .map(|seats| Variants {
                    seats,
                    options: game.variants(seats),
                })
                .collect(),
            bots: game
                .levels()
                .iter()
                .map(|level| level.name.into())
                .collect(),
            usual: game.usual_bot().unwrap_or_default().into(),
        }
    };
    catalogue::GAMES.iter().map(info).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computer_players_at_one_table_have_different_names() {
        let names: std::collections::BTreeSet<_> =
            (0..8).map(|seat| bot_name("k7w2", seat)).collect();
        assert_eq!(names.len(), 8);
    }
}
