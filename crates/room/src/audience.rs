//! The clients at a table, and what they were shown. A viewer is sent a frame only when
//! something in her own briefing or story changed: what others decide in secret leaves no
//! trace.

use crate::input::{ClientId, Effect, Visitor};
use crate::saved::SavedTable;
use catalogue::{ErasedMatch, SeenView, Sight};
use protocol::{FromHouse, LogEntry, Moved};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use tabletop::{Asked, Viewer};

/// Everybody who looks at a table.
#[derive(Default)]
pub struct Audience {
    clients: Vec<Client>,
    /// What the clients of one viewer were last shown.
    shown: HashMap<Viewer, Shown>,
}

struct Client {
    id: ClientId,
    guest: String,
    epoch: i64,
    blocked: Vec<String>,
}

struct Shown {
    ply: u32,
    asked: Asked,
    view: SeenView,
    can_take_back: bool,
    heard: u32,
    seq: u32,
}

impl Shown {
    fn now(sight: Sight, heard: u32, seq: u32) -> Self {
        Shown {
            ply: sight.ply,
            asked: sight.asked,
            view: sight.view,
            can_take_back: sight.can_take_back,
            heard,
            seq,
        }
    }
}

/// Through whose eyes a guest looks.
pub fn viewer_of(table: &SavedTable, guest: &str) -> Viewer {
    table
        .seat_of(guest)
        .map_or(Viewer::Spectator {}, Viewer::at)
}

fn send(to: ClientId, frame: &FromHouse, out: &mut Vec<Effect>) {
    let frame = frame.write().into();
    out.push(Effect::Send { to, frame });
}

impl Audience {
    pub fn is_empty(&self) -> bool {
        self.clients.is_empty()
    }

    /// The guests who look, one for each client.
    pub fn guests(&self) -> impl Iterator<Item = &String> {
        self.clients.iter().map(|client| &client.guest)
    }

    /// The guest behind a client.
    pub fn guest(&self, id: ClientId) -> Option<&String> {
        let client = self.clients.iter().find(|client| client.id == id);
        client.map(|client| &client.guest)
    }

    pub fn add(&mut self, id: ClientId, visitor: Visitor) {
        self.clients.push(Client {
            id,
            guest: visitor.id,
            epoch: visitor.epoch,
            blocked: visitor.blocked,
        });
    }

    /// Removes a client; whether it was there.
    pub fn remove(&mut self, id: ClientId, table: &SavedTable) -> bool {
        let before = self.clients.len();
        self.clients.retain(|client| client.id != id);
        self.forget_unwatched(table);
        self.clients.len() != before
    }

    /// Closes those clients of a guest that were opened before she last signed out everywhere,
    /// and all of them if she has left for good. Whether any were closed.
    pub fn update(
        &mut self,
        guest: &str,
        now: Option<&Visitor>,
        table: &SavedTable,
        out: &mut Vec<Effect>,
    ) -> bool {
        let epoch = now.map(|now| now.epoch);
        let gone = |client: &Client| client.guest == guest && Some(client.epoch) != epoch;
        let sent_away = self.close_those(gone, protocol::close::AGAIN, out);
        let hers = self
            .clients
            .iter_mut()
            .filter(|client| client.guest == guest);
        if let Some(now) = now {
            hers.for_each(|client| client.blocked.clone_from(&now.blocked));
        }
        self.forget_unwatched(table);
        sent_away
    }

    /// Closes the clients of everybody who may no longer look.
    pub fn close_those_of(
        &mut self,
        is_shut: impl Fn(&str) -> bool,
        code: u16,
        out: &mut Vec<Effect>,
    ) {
        self.close_those(|client| is_shut(&client.guest), code, out);
    }

    fn close_those(
        &mut self,
        which: impl Fn(&Client) -> bool,
        code: u16,
        out: &mut Vec<Effect>,
    ) -> bool {
        let before = out.len();
        for Client { id: client, .. } in self.clients.extract_if(.., |client| which(client)) {
            out.push(Effect::Close { client, code });
        }
        out.len() != before
    }

    /// Closes every client: the table cannot go on in memory. Clients connect again and resume.
    pub fn send_away(&mut self, code: u16, out: &mut Vec<Effect>) {
        self.close_those(|_| true, code, out);
        self.shown.clear();
    }

    /// Everybody is to be shown everything anew.
    pub fn forget_shown(&mut self) {
        self.shown.clear();
    }

    /// Forgets what viewers without a client were shown last.
    fn forget_unwatched(&mut self, table: &SavedTable) {
        let watched = self.viewers(table);
        self.shown.retain(|viewer, _| watched.contains(viewer));
    }

    /// Every viewer that some client looks as, each once.
    fn viewers(&self, table: &SavedTable) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for client in &self.clients {
            let viewer = viewer_of(table, &client.guest);
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    pub fn send(&self, to: ClientId, frame: &FromHouse, out: &mut Vec<Effect>) {
        if self.guest(to).is_some() {
            send(to, frame, out);
        }
    }

    pub fn broadcast(&self, frame: &FromHouse, out: &mut Vec<Effect>) {
        let frame: Arc<str> = frame.write().into();
        for Client { id: to, .. } in &self.clients {
            let frame = frame.clone();
            out.push(Effect::Send { to: *to, frame });
        }
    }

    /// To each client what is made for its guest and those she has blocked.
    pub fn send_each(
        &self,
        but: Option<ClientId>,
        make: impl Fn(&str, &[String]) -> Option<FromHouse>,
        out: &mut Vec<Effect>,
    ) {
        for client in self.clients.iter().filter(|client| Some(client.id) != but) {
            if let Some(frame) = make(&client.guest, &client.blocked) {
                send(client.id, &frame, out);
            }
        }
    }

    /// The clients, each with its guest.
    pub fn all(&self) -> Vec<(ClientId, String)> {
        let client = |client: &Client| (client.id, client.guest.clone());
        self.clients.iter().map(client).collect()
    }

    /// The number of the last frame a viewer was shown the game by. Clients that look with the
    /// same eyes are always shown the same.
    pub fn seq(&mut self, play: &dyn ErasedMatch, viewer: Viewer) -> u32 {
        let shown = self.shown.entry(viewer).or_insert_with(|| {
            let heard = play.entries(viewer);
            Shown::now(play.sight(viewer), heard, 0)
        });
        shown.seq
    }

    /// Shows each viewer what changed for her, if anything did.
    pub fn show_moves(
        &mut self,
        play: &dyn ErasedMatch,
        table: &SavedTable,
        out: &mut Vec<Effect>,
    ) {
        let shown = |viewer| Some((viewer, self.shown.get(&viewer)?));
        let shown = self.viewers(table).into_iter().filter_map(shown);
        let noticed = |(viewer, shown): &(Viewer, &Shown)| {
            let same = play.ply(*viewer) == shown.ply;
            debug_assert!(
                !same || is_same(play, *viewer, shown),
                "{viewer:?} noticed nothing"
            );
            !same
        };
        for (viewer, frame, now) in moved(play, &shown.filter(noticed).collect::<Vec<_>>()) {
            self.shown.insert(viewer, now);
            let frame: Arc<str> = frame.into();
            let sees = |client: &&Client| viewer_of(table, &client.guest) == viewer;
            for Client { id: to, .. } in self.clients.iter().filter(sees) {
                let frame = frame.clone();
                out.push(Effect::Send { to: *to, frame });
            }
        }
    }
}

/// What viewers are sent who were last shown this. What they may do follows from what they
/// see, so it need not be compared.
fn moved(play: &dyn ErasedMatch, all: &[(Viewer, &Shown)]) -> Vec<(Viewer, String, Shown)> {
    let sights: Vec<Sight> = all.iter().map(|(viewer, _)| play.sight(*viewer)).collect();
    let views = all.iter().map(|(_, shown)| &shown.view);
    let views = views.zip(sights.iter().map(|now| &now.view));
    let patches = play.patches(&views.collect::<Vec<_>>());
    let seen = all.iter().map(|(viewer, shown)| (*viewer, shown.heard));
    let news = play.news(&seen.collect::<Vec<_>>());
    let mut moved = Vec::with_capacity(all.len());
    for (((&(viewer, shown), now), patch), news) in all.iter().zip(sights).zip(patches).zip(news) {
        let seq = shown.seq + 1;
        let frame = Moved {
            seq,
            events: &news.events,
            entries: &entries(news.entries),
            open_view: open_view(play),
            ply: (now.ply != shown.ply + 1).then_some(now.ply),
            asked: (now.asked != shown.asked).then_some(now.asked),
            patch: &patch.unwrap_or_default(),
            actions: &now.actions,
            can_take_back: now.can_take_back,
        };
        let frame = frame.write();
        moved.push((viewer, frame, Shown::now(now, play.entries(viewer), seq)));
    }
    moved
}

/// Whether everything is as this viewer was last shown it.
fn is_same(play: &dyn ErasedMatch, viewer: Viewer, shown: &Shown) -> bool {
    let now = play.sight(viewer);
    now.asked == shown.asked
        && now.can_take_back == shown.can_take_back
        && play.entries(viewer) == shown.heard
        && play.patch(&shown.view, &now.view).is_none()
}

/// Entries of the story as they are sent.
pub fn entries(heard: Vec<(u32, Value)>) -> Vec<LogEntry> {
    let entry = |(n, heard)| LogEntry { n, heard };
    heard.into_iter().map(entry).collect()
}

/// All hands open, once the game is over.
pub fn open_view(play: &dyn ErasedMatch) -> Option<Value> {
    play.is_over().then(|| play.briefing(Viewer::Open {}).view)
}
