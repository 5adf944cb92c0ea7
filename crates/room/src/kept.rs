//! A game that a device has dealt, as a table of the house: it is over, and can only be looked at.

use crate::draft::Draft;
use crate::saved::{Place, Revision, SavedTable, Schedule, Sitter};
use catalogue::ErasedMatch;
use protocol::{DeviceDeal, KeptSeat, LONGEST_NAME, LuckProof, Reason, Stage, TableSettings};
use tabletop::Seat;
use tabletop::luck::{Hex, Secret};

/// A table with everything that is to be written of it.
pub struct KeptGame {
    pub table: SavedTable,
    pub secret: Secret,
    /// Its rows and its result, once the table is there.
    pub draft: Draft,
}

/// Where the luck of a finished game came from.
fn luck_of(play: &dyn ErasedMatch) -> Option<(Secret, LuckProof)> {
    let proof: LuckProof = serde_json::from_value(play.record().get("fairness")?.clone()).ok()?;
    let secret: Hex = proof.secret.parse().ok()?;
    Some((secret.into(), proof))
}

impl KeptGame {
    /// The game `play`, which was proved, for `guest`, who sat in `seat`; `id` makes the id of its
    /// table from the commitment, which no two games share.
    pub fn new(
        play: &dyn ErasedMatch,
        guest: &str,
        seat: Seat,
        seats: &[KeptSeat],
        id: impl FnOnce(&str) -> String,
        unix: i64,
    ) -> Result<KeptGame, Reason> {
        let no_luck = || Reason::BadRecord {
            why: "it does not say where its luck came from".into(),
        };
        let (secret, proof) = luck_of(play).ok_or_else(no_luck)?;
        let game = catalogue::game(play.game()).map_err(|_| Reason::NoSuchGame {})?;
        let many = usize::from(play.seats());
        if seats.len() != many || seat.index() >= many {
            return Err(Reason::NoSuchSeat {});
        }
        let is_name = |name: &String| (1..=LONGEST_NAME).contains(&name.trim().chars().count());
        let mut names = vec![None; many];
        let mut places = vec![Place::default(); many];
        for (at, sat) in seats.iter().enumerate() {
            places[at].luck = proof.contributions.get(at).cloned();
            if at == seat.index() {
                places[at].sitter = Some(Sitter::Guest(guest.to_owned()));
            } else if let Some(bot) = &sat.bot {
                if !game.bots().contains(&bot.as_str()) {
                    return Err(Reason::NoSuchBot {});
                }
                places[at].sitter = Some(Sitter::Bot(bot.clone()));
            } else if let Some(name) = &sat.name {
                if !is_name(name) || name.chars().any(protocol::is_hidden) {
                    return Err(Reason::BadName {});
                }
                names[at] = Some(name.trim().to_owned());
            }
        }
        let settings = TableSettings {
            device: Some(DeviceDeal { names }),
            ..TableSettings::default()
        };
        let written = |why: serde_json::Error| Reason::BadRecord {
            why: why.to_string(),
        };
        let table = SavedTable {
            id: id(&proof.commitment),
            game: game.id().into(),
            rules_version: play.rules_version(),
            options: play.options().to_string(),
            host: guest.to_owned(),
            stage: Stage::Over,
            created: unix,
            commitment: secret.commitment(),
            result: None,
            rematch: None,
            places,
            settings: serde_json::to_string(&settings).map_err(written)?,
            open: false,
            schedule: Schedule {
                touched: unix,
                ..Schedule::default()
            },
            request: None,
            version: 0,
            changes: 0,
        };
        let draft = Draft {
            table: table.id.clone(),
            based_on: Revision::default(),
            rows: play.rows().to_vec(),
            ids: Vec::new(),
            schedule: None,
            result: Some(serde_json::to_string(&play.standings()).map_err(written)?),
            changes: Vec::new(),
        };
        Ok(KeptGame {
            table,
            secret,
            draft,
        })
    }
}
