//! A table from the disk: replayed, with its luck where it left off.

use super::answered::Answered;
use super::clocks::Clocks;
use super::elsewhere::Elsewhere;
use super::lagging::Lag;
use super::{Actor, Mailbox};
use crate::House;
use crate::refusal::of_store;
use catalogue::{Entry, Table};
use protocol::{Misfit, Reason};
use std::collections::{BTreeMap, HashMap};
use std::time::Instant;
use store::{Sitter, Stage};
use tabletop::luck::Secret;
use tabletop::{Row, Seat};

/// Why a game cannot be laid: for the log, and as its players are told.
pub struct Astray {
    pub why: String,
    pub reason: Reason,
}

impl Astray {
    fn no_secret() -> Self {
        Astray {
            why: "its secret is missing".into(),
            reason: Reason::SetAside {
                why: Misfit::NoSecret,
                row: None,
            },
        }
    }
}

impl From<catalogue::Trouble> for Astray {
    fn from(trouble: catalogue::Trouble) -> Self {
        let why = trouble.to_string();
        let (misfit, row) = match trouble {
            catalogue::Trouble::Astray(astray) => match astray.why {
                tabletop::Misfit::OtherRules { .. } => (Misfit::OtherRules, None),
                _ => (Misfit::Damaged, Some(astray.row)),
            },
            catalogue::Trouble::UnknownGame { .. } => (Misfit::OtherRules, None),
            _ => (Misfit::Damaged, None),
        };
        let reason = Reason::SetAside { why: misfit, row };
        Astray { why, reason }
    }
}

impl From<store::Trouble> for Astray {
    fn from(trouble: store::Trouble) -> Self {
        let reason = match &trouble {
            store::Trouble::Damaged(_) => Reason::SetAside {
                why: Misfit::Damaged,
                row: None,
            },
            other => of_store(other),
        };
        Astray {
            why: trouble.to_string(),
            reason,
        }
    }
}

/// The game of a kept table, played up to its last row.
pub async fn replayed(
    house: &House,
    kept: &store::Table,
    game: &dyn Entry,
) -> Result<Box<dyn Table>, Astray> {
    let store = house.store();
    let secret = store.secret(&kept.id).await?;
    let rows = store.rows(&kept.id).await?;
    let secret = secret.ok_or_else(Astray::no_secret)?;
    laid(house, kept, game, &rows, secret)
}

/// The game of a kept table, played up to the last of these rows.
pub fn laid(
    house: &House,
    kept: &store::Table,
    game: &dyn Entry,
    rows: &[Row],
    secret: Secret,
) -> Result<Box<dyn Table>, Astray> {
    let luck = (house.settings().luck)(secret, contributions(kept));
    let damaged = |why: serde_json::Error| store::Trouble::Damaged(why.to_string());
    let options = serde_json::from_str(&kept.options).map_err(damaged)?;
    let seats = kept.places.len() as u8;
    Ok(game.resume(kept.rules_version, &options, seats, rows, luck)?)
}

/// What each seat gave to the luck.
pub fn contributions(kept: &store::Table) -> Vec<String> {
    let given = kept.places.iter().map(|place| place.luck.clone());
    given.map(Option::unwrap_or_default).collect()
}

impl Actor {
    pub(super) async fn load(house: House, id: &str, mailbox: Mailbox) -> Result<Self, Reason> {
        let kept = house.store().table(id).await;
        let kept = kept.map_err(|trouble| unread(id, &trouble))?;
        let kept = kept.ok_or(Reason::NoSuchTable {})?;
        let game = catalogue::game(&kept.game).map_err(|why| astray(id, why.into()))?;
        let seats = kept.places.len();
        let ways = super::info::ways(&kept);
        // Before the first row nobody else has written any.
        let mine = house.is_alone() || kept.stage == Stage::Lobby;
        let mut actor = Actor {
            house,
            mailbox,
            kept,
            names: HashMap::new(),
            game,
            play: None,
            done: Answered::default(),
            sockets: Vec::new(),
            shown: HashMap::new(),
            thinking: BTreeMap::new(),
            mid_answer: HashMap::new(),
            turn_times: HashMap::new(),
            hinted: HashMap::new(),
            clocks: Clocks::new(ways.pace, seats),
            ways,
            question: None,
            window: None,
            orders: BTreeMap::new(),
            talk: Vec::new(),
            lag: Lag::default(),
            request: None,
            secret: None,
            mine,
            quiet_since: Instant::now(),
            paused: None,
            raced: false,
            elsewhere: Elsewhere::default(),
            gone: false,
        };
        actor.read_names().await?;
        actor.read_talk().await?;
        actor.read_play().await?;
        Ok(actor)
    }

    pub(super) async fn read_talk(&mut self) -> Result<(), Reason> {
        let halls = self.house.store().halls();
        let talk = halls.talk(&self.kept.id, protocol::TALK_SHOWN).await;
        self.talk = talk.map_err(|why| unread(&self.kept.id, &why))?;
        Ok(())
    }

    pub(super) async fn read_names(&mut self) -> Result<(), Reason> {
        for place in &self.kept.places {
            if let Some(Sitter::Guest(id)) = &place.sitter {
                let guest = self.house.store().guest(id).await;
                let guest = guest.map_err(|why| unread(&self.kept.id, &why))?;
                self.names.extend(guest.map(|guest| (guest.id, guest.name)));
            }
        }
        Ok(())
    }

    /// Reads what is kept of the game; what was in memory is forgotten.
    pub(super) async fn read_play(&mut self) -> Result<(), Reason> {
        let id = self.kept.id.clone();
        let unread = |trouble: store::Trouble| unread(&id, &trouble);
        let store = self.house.store();
        let kept = store.table(&id).await.map_err(unread)?;
        self.kept = kept.ok_or(Reason::NoSuchTable {})?;
        if self.kept.stage == Stage::Lobby {
            self.play = None;
            return Ok(());
        }
        let done = store.submissions(&id).await.map_err(unread)?;
        self.done = done
            .into_iter()
            .map(|(seat, id, _): (Seat, String, u32)| (seat, id))
            .collect();
        let halls = store.halls();
        let held = halls.held(&id).await.map_err(unread)?;
        let orders = halls.orders(&id).await.map_err(unread)?;
        self.orders = orders
            .into_iter()
            .filter_map(|(seat, reaction, choice)| {
                let order = serde_json::from_str(&choice).ok()?;
                Some(((seat, reaction), order))
            })
            .collect();
        let secret = store.secret(&id).await.map_err(unread)?;
        let rows = store.rows(&id).await;
        let rows = rows.map_err(|trouble| astray(&id, trouble.into()))?;
        let play = secret.ok_or_else(Astray::no_secret).and_then(|secret| {
            self.secret = Some(secret.clone());
            laid(&self.house, &self.kept, self.game, &rows, secret)
        });
        self.play = Some(play.map_err(|why| astray(&id, why))?);
        self.read_clocks();
        self.read_request();
        self.read_held(held);
        self.notice_lag();
        self.show_question();
        Ok(())
    }
}

fn astray(table: &str, astray: Astray) -> Reason {
    tracing::error!(table, "cannot be laid: {}", astray.why);
    astray.reason
}

fn unread(table: &str, trouble: &store::Trouble) -> Reason {
    tracing::error!(table, "cannot be read: {trouble}");
    of_store(trouble)
}
