//! Tables for the unit tests of this crate.

use crate::saved::{Place, SavedTable, Schedule, Sitter};
use protocol::Stage;
use tabletop::luck::Secret;

/// A table that has not begun, with these guests and then these computer players.
pub fn table(guests: &[&str], bots: &[&str]) -> SavedTable {
    let guests = guests.iter().map(|guest| Place::of_guest(guest, None));
    let bots = bots.iter().map(|bot| Place {
        sitter: Some(Sitter::Bot((*bot).to_owned())),
        ..Place::default()
    });
    SavedTable {
        id: "t1".into(),
        game: "sealed-bid".into(),
        rules_version: 1,
        options: "null".into(),
        host: "anna".into(),
        stage: Stage::Lobby,
        created: 0,
        commitment: Secret::new([7; 32]).commitment(),
        result: None,
        rematch: None,
        places: guests.chain(bots).collect(),
        settings: "{}".into(),
        open: false,
        schedule: Schedule::default(),
        request: None,
        version: 0,
        changes: 0,
    }
}
