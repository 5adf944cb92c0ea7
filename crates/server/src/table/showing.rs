//! What the sockets at a table are shown. A viewer is sent a frame only when something
//! in her own briefing or story changed: what others decide in secret leaves no trace.

use super::{Actor, Shown, Socket};
use crate::line::Line;
use catalogue::Sight;
use protocol::{Brief, FromHouse, Line as Entry, Moved, Offer, Reason, VERSION, Watch, close};
use serde_json::Value;
use store::Guest;
use tabletop::Viewer;

fn offers(offers: Vec<catalogue::Offer>) -> Vec<Offer> {
    let offer = |offer: catalogue::Offer| Offer {
        action: offer.action,
        notation: offer.notation,
        path: offer.path,
    };
    offers.into_iter().map(offer).collect()
}

fn wire(brief: catalogue::Brief) -> Brief {
    Brief {
        ply: brief.ply,
        asked: brief.asked,
        view: brief.view,
        actions: offers(brief.actions),
        can_take_back: brief.can_take_back,
    }
}

fn lines(heard: Vec<(u32, Value)>) -> Vec<Entry> {
    let line = |(n, heard)| Entry { n, heard };
    heard.into_iter().map(line).collect()
}

impl Actor {
    pub(super) async fn attach(&mut self, number: u64, guest: Guest, seen: u32, line: Line) {
        if self.is_shut_to(&guest.id) {
            return line.close(close::NOT_FOR_YOU);
        }
        let people = self.house.store().people();
        let blocked = people.blocked_by(&guest.id).await.unwrap_or_default();
        self.names.entry(guest.id.clone()).or_insert(guest.name);
        self.sockets.push(Socket {
            number,
            guest: guest.id.clone(),
            epoch: guest.epoch,
            blocked: blocked.clone(),
            line,
        });
        let welcome = self.welcome(&guest.id, seen);
        self.send(number, welcome);
        if let Some(talk) = self.talk_for(&blocked) {
            self.send(number, talk);
        }
        self.show_table_but(number);
        self.say_who_is_here();
    }

    /// Tables that nobody may watch are for their players, once the game has begun.
    fn is_shut_to(&self, guest: &str) -> bool {
        self.ways.watch == Watch::Nobody && self.play.is_some() && self.seat_of(guest).is_none()
    }

    /// Reads again whom this guest has blocked.
    pub(super) async fn read_blocks(&mut self, guest: &str) -> Result<(), Reason> {
        let blocked = self.house.store().people().blocked_by(guest).await;
        let blocked = blocked.map_err(|_| Reason::HouseTrouble {})?;
        let hers = self.sockets.iter_mut().filter(|each| each.guest == guest);
        hers.for_each(|socket| socket.blocked.clone_from(&blocked));
        Ok(())
    }

    pub(super) fn broadcast(&mut self, frame: &FromHouse) {
        self.broadcast_unless(frame, |_| false);
    }

    pub(super) fn broadcast_unless(&mut self, frame: &FromHouse, but: impl Fn(&Socket) -> bool) {
        let frame = frame.write();
        self.sockets
            .retain(|socket| but(socket) || socket.line.put(&frame));
    }

    pub(super) fn detach(&mut self, number: u64) {
        let before = self.sockets.len();
        self.sockets.retain(|socket| socket.number != number);
        if self.sockets.len() != before {
            self.forget_unwatched();
            self.show_table();
            self.say_who_is_here();
        }
    }

    /// Hangs up on a guest who signed out or left for good.
    pub(super) fn expel(&mut self, guest: &str) {
        for socket in self.sockets.extract_if(.., |socket| socket.guest == guest) {
            socket.line.close(close::AGAIN);
        }
        self.forget_unwatched();
        self.show_table();
    }

    /// Forgets what viewers without a socket were shown last.
    fn forget_unwatched(&mut self) {
        let watched: Vec<Viewer> = self.viewers();
        self.shown.retain(|viewer, _| watched.contains(viewer));
    }

    /// Everybody who looks, each kind once.
    fn viewers(&self) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for socket in &self.sockets {
            let viewer = self.viewer_of(&socket.guest);
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    fn welcome(&mut self, guest: &str, seen: u32) -> FromHouse {
        let viewer = self.viewer_of(guest);
        let table = self.info(Some(guest));
        let orders = self.orders_of(guest);
        let Some(play) = &self.play else {
            return FromHouse::Welcome {
                v: VERSION,
                table,
                briefing: None,
                entries: Vec::new(),
                seq: 0,
                open_view: None,
                orders,
            };
        };
        // Sockets that look with the same eyes are always shown the same.
        let shown = self.shown.entry(viewer).or_insert_with(|| {
            let now = play.sight(viewer);
            Shown {
                ply: now.ply,
                asked: now.asked,
                view: now.view,
                can_take_back: now.can_take_back,
                heard: play.entries(viewer),
                seq: 0,
            }
        });
        FromHouse::Welcome {
            v: VERSION,
            table,
            briefing: Some(wire(play.briefing(viewer))),
            entries: lines(play.heard(viewer, seen)),
            seq: shown.seq,
            open_view: open_view(&**play),
            orders,
        }
    }

    /// The game begins: everybody gets everything.
    pub(super) fn greet_all(&mut self) {
        let shut: Vec<String> = self
            .sockets
            .iter()
            .map(|socket| socket.guest.clone())
            .filter(|guest| self.is_shut_to(guest))
            .collect();
        for socket in self
            .sockets
            .extract_if(.., |each| shut.contains(&each.guest))
        {
            socket.line.close(close::NOT_FOR_YOU);
        }
        self.shown.clear();
        let all: Vec<(u64, String)> = self
            .sockets
            .iter()
            .map(|socket| (socket.number, socket.guest.clone()))
            .collect();
        for (number, guest) in all {
            let welcome = self.welcome(&guest, 0);
            self.send(number, welcome);
        }
    }

    /// Shows each viewer what changed for her, if anything did.
    pub(super) fn show_moves(&mut self) {
        let scenes = self.scenes();
        self.show(scenes);
    }

    /// What each viewer is to be shown, if anything changed for her. Nobody is shown it yet.
    pub(super) fn scenes(&self) -> Vec<Scene> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let shown = |viewer| Some((viewer, self.shown.get(&viewer)?));
        let shown = self.viewers().into_iter().filter_map(shown);
        let noticed = |(viewer, shown): &(Viewer, &Shown)| {
            let same = play.ply(*viewer) == shown.ply;
            debug_assert!(
                !same || is_same(&**play, *viewer, shown),
                "{viewer:?} noticed nothing"
            );
            !same
        };
        moved(&**play, &shown.filter(noticed).collect::<Vec<_>>())
    }

    pub(super) fn show(&mut self, scenes: Vec<Scene>) {
        for Scene {
            viewer,
            frame,
            shown,
        } in scenes
        {
            self.shown.insert(viewer, shown);
            let mut sockets = std::mem::take(&mut self.sockets);
            sockets.retain(|socket| {
                self.viewer_of(&socket.guest) != viewer || socket.line.put(&frame)
            });
            self.sockets = sockets;
        }
    }

    /// Tells everybody who sits where and who is there.
    pub(super) fn show_table(&mut self) {
        self.show_table_but(u64::MAX);
    }

    fn show_table_but(&mut self, but: u64) {
        let mut frames: Vec<(u64, FromHouse)> = Vec::new();
        for socket in self.sockets.iter().filter(|socket| socket.number != but) {
            let table = self.info(Some(&socket.guest));
            frames.push((socket.number, FromHouse::Table { v: VERSION, table }));
        }
        for (number, frame) in frames {
            self.send(number, frame);
        }
    }

    pub(super) fn acknowledge(&mut self, socket: u64, id: String) {
        self.send(socket, FromHouse::Ack { v: VERSION, id });
    }

    pub(super) fn refuse(&mut self, socket: u64, id: String, reason: Reason) {
        self.house.meters().refusals.one();
        let refused = FromHouse::Refused {
            v: VERSION,
            id: Some(id),
            reason,
        };
        self.send(socket, refused);
    }

    fn send(&mut self, number: u64, frame: FromHouse) {
        let frame = frame.write();
        self.sockets
            .retain(|socket| socket.number != number || socket.line.put(&frame));
    }

    /// Sends what was put on the lines, what is for the same socket in one.
    pub(super) fn post(&self) {
        self.sockets.iter().for_each(|socket| socket.line.post());
    }

    /// The table cannot go on in memory: everybody comes back and resumes.
    pub(super) fn send_away(&mut self, code: u16) {
        for socket in self.sockets.drain(..) {
            socket.line.close(code);
        }
        self.shown.clear();
    }
}

/// What a viewer is to be shown next.
pub(super) struct Scene {
    viewer: Viewer,
    frame: String,
    /// What she has been shown then.
    shown: Shown,
}

/// What viewers are sent who were last shown this. What they may do follows from what they
/// see, so it need not be compared.
fn moved(play: &dyn catalogue::Table, all: &[(Viewer, &Shown)]) -> Vec<Scene> {
    let sights: Vec<Sight> = all.iter().map(|(viewer, _)| play.sight(*viewer)).collect();
    let views = all.iter().map(|(_, shown)| &shown.view);
    let views = views.zip(sights.iter().map(|now| &now.view));
    let patches = play.patches(&views.collect::<Vec<_>>());
    let seen = all.iter().map(|(viewer, shown)| (*viewer, shown.heard));
    let news = play.news(&seen.collect::<Vec<_>>());
    let mut scenes = Vec::with_capacity(all.len());
    for (((&(viewer, shown), now), patch), news) in all.iter().zip(sights).zip(patches).zip(news) {
        let seq = shown.seq + 1;
        let frame = Moved {
            seq,
            events: &news.events,
            entries: &lines(news.entries),
            open_view: open_view(play),
            ply: (now.ply != shown.ply + 1).then_some(now.ply),
            asked: (now.asked != shown.asked).then_some(now.asked),
            patch: &patch.unwrap_or_default(),
            actions: &now.actions,
            can_take_back: now.can_take_back,
        };
        scenes.push(Scene {
            viewer,
            frame: frame.write(),
            shown: Shown {
                ply: now.ply,
                asked: now.asked,
                view: now.view,
                can_take_back: now.can_take_back,
                heard: play.entries(viewer),
                seq,
            },
        });
    }
    scenes
}

/// Whether everything is as this viewer was last shown it.
fn is_same(play: &dyn catalogue::Table, viewer: Viewer, shown: &Shown) -> bool {
    let now = play.sight(viewer);
    now.asked == shown.asked
        && now.can_take_back == shown.can_take_back
        && play.entries(viewer) == shown.heard
        && play.patch(&shown.view, &now.view).is_none()
}

/// Says what is wrong with the table, then closes.
pub(super) fn turn_away(line: &Line, reason: &Reason, code: u16) {
    let refused = FromHouse::Refused {
        v: VERSION,
        id: None,
        reason: reason.clone(),
    };
    line.put(&refused.write());
    line.close(code);
}

/// All hands open, once the game is over.
fn open_view(play: &dyn catalogue::Table) -> Option<Value> {
    play.is_over().then(|| play.briefing(Viewer::Open {}).view)
}
