//! What other nodes wrote: read, and shown as if it had been decided here.

use super::{Actor, info};
use crate::refusal::of_store;
use bus::News;
use protocol::{FromHouse, Reason, VERSION, close};
use std::time::{Duration, Instant};
use store::Stage;
use store::halls::{Mark, Since};
use tabletop::Viewer;
use tokio::time;

/// Beyond what bots take at most, another node gets so long to go on.
const GRACE: Duration = Duration::from_secs(2);

impl Actor {
    /// Tells the other nodes how far the table is now.
    pub(super) fn announce(&self) {
        if self.house.is_alone() {
            return;
        }
        self.house.bus().tell(News::Table {
            table: self.kept.id.clone(),
            rows: self.rows_kept(),
            version: self.kept.version,
            changes: self.kept.changes,
        });
    }

    /// Something was written here: this node goes on.
    pub(super) fn wrote(&mut self) {
        self.mine = true;
        self.quiet_since = Instant::now();
        self.announce();
    }

    /// Another node wrote first: it goes on.
    pub(super) fn lost_race(&mut self) {
        self.raced = true;
        self.mine = self.house.is_alone();
        self.quiet_since = Instant::now();
    }

    fn rows_kept(&self) -> u32 {
        let rows = self.play.as_ref().map(|play| play.rows().len());
        rows.unwrap_or(0) as u32
    }

    /// When this node plays the bots, if no other node does until then.
    pub(super) fn takes_over_at(&self) -> Option<time::Instant> {
        let settings = self.house.settings();
        let patience = settings.bot_pause * 2 + settings.bot_thinks + GRACE;
        (!self.mine).then(|| (self.quiet_since + patience).into())
    }

    /// Takes over from a node that may be gone; says again who is here.
    pub(super) async fn mind_nodes(&mut self) {
        let now = time::Instant::now();
        if self.takes_over_at().is_some_and(|at| at <= now) {
            self.mine = true;
            self.go_on().await;
        }
        if self.says_again_at().is_some_and(|at| at <= now) {
            self.say_who_is_here();
        }
    }

    /// The table is so far: reads what is new.
    pub(super) async fn follow(&mut self, mark: Mark) {
        if !self.is_behind(&mark) {
            return;
        }
        if self.sockets.is_empty() {
            // Another node has it and nobody looks here: it is read again when somebody does.
            self.gone = true;
            return;
        }
        self.catch_up(mark).await;
    }

    /// Whoever comes from another node has heard what that one knew: asks the store how
    /// far the table is. Whether it was further than this node knew.
    pub(super) async fn freshen(&mut self) -> bool {
        if self.house.is_alone() || self.paused.is_some() {
            return false;
        }
        let ids = [self.kept.id.clone()];
        match self.house.store().halls().marks(&ids).await {
            Ok(marks) => {
                let mark = marks.into_iter().next();
                match mark.filter(|mark| self.is_behind(mark)) {
                    Some(mark) => {
                        self.catch_up(mark).await;
                        true
                    }
                    None => false,
                }
            }
            Err(trouble) => {
                self.note_trouble(&trouble);
                false
            }
        }
    }

    fn is_behind(&self, mark: &Mark) -> bool {
        mark.changes > self.kept.changes
            || mark.rows > self.rows_kept()
            || mark.version > self.kept.version
    }

    async fn catch_up(&mut self, mark: Mark) {
        if mark.changes > self.kept.changes {
            self.lay_again().await;
            return self.go_on().await;
        }
        let halls = self.house.store().halls();
        match halls.since(&self.kept.id, self.rows_kept()).await {
            Ok(Some(since)) if self.is_only_decided(&since) => self.take_over_from(since),
            Ok(Some(_)) => {
                self.lay_again().await;
                self.go_on().await;
            }
            Ok(None) => {
                self.send_away(close::NO_SUCH_TABLE);
                self.gone = true;
            }
            Err(trouble) => self.note_trouble(&trouble),
        }
    }

    fn is_only_decided(&self, since: &Since) -> bool {
        since.changes == self.kept.changes
            && since.stage == Stage::Playing
            && self.kept.stage == Stage::Playing
            && self.play.is_some()
            && self.secret.is_some()
    }

    /// Decisions of another node, in order, as everybody here may see them.
    fn take_over_from(&mut self, since: Since) {
        let (Some(play), Some(secret)) = (&self.play, self.secret.clone()) else {
            return;
        };
        if !since.rows.is_empty() {
            let mut rows = play.rows().to_vec();
            rows.extend(since.rows);
            match super::loading::laid(&self.house, &self.kept, self.game, &rows, secret) {
                Ok(play) => self.play = Some(play),
                Err(astray) => return self.set_aside(&astray.why, astray.reason),
            }
            self.thinking.clear();
            self.mine = false;
            self.quiet_since = Instant::now();
        }
        self.done.extend(since.ids);
        self.kept.tick = since.tick;
        self.kept.version = since.version;
        self.read_clocks();
        self.mind_window();
        self.show_moves();
        if self.lapse() {
            self.show_table();
        }
        self.show_question();
    }

    fn set_aside(&mut self, why: &str, reason: Reason) {
        tracing::error!(table = self.kept.id, "cannot be laid again: {why}");
        self.play = None;
        self.broadcast(&FromHouse::Refused {
            v: VERSION,
            id: None,
            reason,
        });
        self.send_away(close::AGAIN);
    }

    /// Reads everything from the store again and shows what is new. If it cannot be read
    /// the table waits; if it makes no sense everybody is sent away.
    pub(super) async fn lay_again(&mut self) -> bool {
        self.thinking.clear();
        let outside = self.outside();
        let (rows, was_laid) = (self.rows_kept(), self.play.is_some());
        let heard = self.talk.last().map_or(0, |line| line.n);
        if let Err(reason) = self.read_all().await {
            match reason {
                Reason::Paused {} => self.wait_for_store(),
                Reason::NoSuchTable {} => {
                    self.send_away(close::NO_SUCH_TABLE);
                    self.gone = true;
                }
                other => self.set_aside(&other.to_string(), other.clone()),
            }
            return false;
        }
        if self.rows_kept() > rows && !self.house.is_alone() {
            self.mine = false;
            self.quiet_since = Instant::now();
        }
        match !was_laid && self.play.is_some() {
            true => self.greet_all(),
            false => self.show_moves(),
        }
        self.show_talk_after(heard);
        if self.outside() != outside {
            self.show_table();
        }
        true
    }

    async fn read_all(&mut self) -> Result<(), Reason> {
        self.read_play().await?;
        self.read_names().await?;
        self.read_talk().await
    }

    /// The table as anybody may see it from outside, but for what runs by itself.
    fn outside(&self) -> protocol::TableInfo {
        let mut outside = info::from_kept(&self.kept, &self.names, None);
        outside.undo = self.undo_asked();
        outside
    }

    /// What was said at other nodes.
    fn show_talk_after(&mut self, heard: u32) {
        let lines: Vec<_> = self
            .talk
            .iter()
            .filter(|line| line.n > heard)
            .cloned()
            .collect();
        for line in lines {
            let frame = FromHouse::Said {
                v: VERSION,
                said: vec![super::talking::shown(&line)],
            };
            self.broadcast_unless(&frame, |socket| socket.blocked.contains(&line.guest));
        }
    }

    /// Something about this guest was changed at another node.
    pub(super) async fn read_person(&mut self, id: &str) {
        let here = |socket: &super::Socket| socket.guest == id;
        if !self.names.contains_key(id) && !self.sockets.iter().any(here) {
            return;
        }
        let guest = match self.house.store().guest(id).await {
            Ok(guest) => guest,
            Err(trouble) => return self.note_trouble(&trouble),
        };
        let epoch = guest.as_ref().map(|guest| guest.epoch);
        let signed_out = |socket: &super::Socket| here(socket) && Some(socket.epoch) != epoch;
        if self.sockets.iter().any(signed_out) {
            self.expel(id);
        }
        match guest {
            Some(guest) if !guest.gone => {
                if self.names.get(id).is_some_and(|name| *name != guest.name) {
                    self.renamed(guest);
                }
                // If this fails she hears a little more than she wants until she comes back.
                let _ = self.read_blocks(id).await;
            }
            _ => self.forget_words(id),
        }
    }

    pub(super) fn note_trouble(&mut self, trouble: &store::Trouble) {
        tracing::error!(table = self.kept.id, "not read: {trouble}");
        if of_store(trouble) == (Reason::Paused {}) {
            self.wait_for_store();
        }
    }

    /// How far this seat has seen, as it sees it.
    pub(super) fn ply_of(&self, seat: tabletop::Seat) -> Option<u32> {
        self.play.as_ref().map(|play| play.ply(Viewer::at(seat)))
    }
}
