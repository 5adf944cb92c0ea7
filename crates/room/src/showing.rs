//! What everybody is shown: whoever comes, who sits where, the clocks, the beginning.

use crate::audience::{entries, open_view, viewer_of};
use crate::clocks::ShownClocks;
use crate::input::{ClientId, Effect, Now, Visitor};
use crate::room::Room;
use protocol::{Brief, FromHouse, Offer, Pace, TableInfo, VERSION, Watch, close};
use tabletop::Viewer;

/// Everybody is shown who comes and goes, so there is an end to how many may watch.
const MOST_WATCHERS: usize = 100;

impl Room {
    pub(crate) fn join(
        &mut self,
        client: ClientId,
        visitor: Visitor,
        seen: u32,
        now: Now,
        out: &mut Vec<Effect>,
    ) {
        if self.is_shut_to(&visitor.id) {
            let code = close::NOT_FOR_YOU;
            return out.push(Effect::Close { client, code });
        }
        let watches = |guest: &String| self.table.seat_of(guest).is_none();
        let watchers = self
            .audience
            .guests()
            .filter(|guest| watches(guest))
            .count();
        if watches(&visitor.id) && watchers >= MOST_WATCHERS {
            let code = close::CROWDED;
            return out.push(Effect::Close { client, code });
        }
        let (guest, blocked) = (visitor.id.clone(), visitor.blocked.clone());
        let name = visitor.name.clone();
        self.names.entry(guest.clone()).or_insert(name);
        self.audience.add(client, visitor);
        let welcome = self.welcome(&guest, seen, now);
        self.audience.send(client, &welcome, out);
        if let Some(talk) = self.talk.after(0, &blocked) {
            self.audience.send(client, &talk, out);
        }
        self.show_table(Some(client), now, out);
        self.say_who_is_here(now, out);
    }

    pub(crate) fn update_person(
        &mut self,
        guest: &str,
        person: Option<Visitor>,
        now: Now,
        out: &mut Vec<Effect>,
    ) {
        let here = self.names.contains_key(guest);
        if !here && !self.audience.guests().any(|known| known == guest) {
            return;
        }
        let table = &self.table;
        let mut changed = self.audience.update(guest, person.as_ref(), table, out);
        match person {
            Some(person) => {
                if let Some(name) = self.names.get_mut(guest)
                    && *name != person.name
                {
                    *name = person.name;
                    changed = true;
                }
            }
            None => {
                self.talk.forget(guest);
                if let Some(name) = self.names.get_mut(guest) {
                    name.clear();
                    changed = true;
                }
            }
        }
        if changed {
            self.show_table(None, now, out);
        }
    }

    /// Tables that nobody may watch are for their players, once the game has begun.
    pub(crate) fn is_shut_to(&self, guest: &str) -> bool {
        let for_players = self.settings.watch == Watch::Nobody && self.play.is_some();
        for_players && self.table.seat_of(guest).is_none()
    }

    /// Tells everybody who sits where and who is there.
    pub(crate) fn show_table(&self, but: Option<ClientId>, now: Now, out: &mut Vec<Effect>) {
        let frame = |guest: &str, _: &[String]| {
            let table = self.info(Some(guest), now.house);
            Some(FromHouse::Table { v: VERSION, table })
        };
        self.audience.send_each(but, frame, out);
    }

    /// Notices whether another question is on the table; if so everybody is shown the clocks
    /// and how long a reaction stays open.
    pub(crate) fn show_question(&mut self, now: Now, out: &mut Vec<Effect>) {
        let Some(play) = &self.play else { return };
        let question = (
            play.asked(Viewer::Spectator {}),
            play.owed(),
            self.reactions.number(),
        );
        let before = self.shown_clocks.take();
        let (shown, is_new) = ShownClocks::notice(before, &self.clocks, question, now.house);
        self.shown_clocks = Some(shown);
        let window = self.reactions.left(now.house);
        if is_new && (self.has_clock() || window.is_some()) {
            let clocks = self.shown_clocks(now.house).unwrap_or_default();
            let frame = FromHouse::Clocks {
                v: VERSION,
                clocks,
                window,
            };
            self.audience.broadcast(&frame, out);
        }
    }

    fn has_clock(&self) -> bool {
        self.play.is_some() && self.settings.pace != Pace::Free
    }

    fn shown_clocks(&self, now: i64) -> Option<Vec<protocol::ClockInfo>> {
        let is_person = |seat| self.table.is_person(seat);
        let question = self.shown_clocks.as_ref();
        self.has_clock()
            .then(|| self.clocks.shown(question, is_person, now))
    }

    /// The table as this guest sees it from outside the game.
    pub(crate) fn info(&self, guest: Option<&str>, now: i64) -> TableInfo {
        let mut info = self.outside(guest);
        info.clocks = self.shown_clocks(now);
        info.window = self.reactions.left(now);
        if self.is_over() {
            let promised = self.setup.rematch_secret.commitment();
            info.rematch_commitment = Some(promised.to_string());
        }
        for guest in self.audience.guests().chain(self.presence.guests(now)) {
            match self.table.seat_of(guest) {
                Some(seat) => info.seats[seat.index()].present = true,
                None => info.watching += 1,
            }
        }
        if self.may_be_stood_in() {
            for seat in self.table.people() {
                let shown = &mut info.seats[seat.index()];
                let after = self.absence.left(seat, now, self.setup.gone_for);
                shown.stand_in_after = after.filter(|_| !shown.present);
            }
        }
        info
    }

    /// The same but for what runs by itself and who is there.
    pub(crate) fn outside(&self, guest: Option<&str>) -> TableInfo {
        let mut info = self.table.info(&self.names, guest);
        info.undo = self.consent.shown(&self.table);
        info
    }

    /// Everything, for one who comes or when the game begins.
    pub(crate) fn welcome(&mut self, guest: &str, seen: u32, now: Now) -> FromHouse {
        let viewer = viewer_of(&self.table, guest);
        let table = self.info(Some(guest), now.house);
        let seat = self.table.seat_of(guest);
        let orders = seat.map(|seat| self.orders.of(seat)).unwrap_or_default();
        let Some(play) = self.play.as_deref() else {
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
        FromHouse::Welcome {
            v: VERSION,
            table,
            briefing: Some(wire(play.briefing(viewer))),
            entries: entries(play.heard(viewer, seen)),
            seq: self.audience.seq(play, viewer),
            open_view: open_view(play),
            orders,
        }
    }

    /// The game begins: everybody gets everything.
    pub(crate) fn greet_all(&mut self, now: Now, out: &mut Vec<Effect>) {
        let everybody = self.audience.all();
        let shut = everybody.iter().map(|(_, guest)| guest);
        let shut: Vec<String> = shut
            .filter(|guest| self.is_shut_to(guest))
            .cloned()
            .collect();
        let is_shut = |guest: &str| shut.iter().any(|shut| shut == guest);
        self.audience
            .close_those_of(is_shut, close::NOT_FOR_YOU, out);
        self.audience.forget_shown();
        for (client, guest) in self.audience.all() {
            let welcome = self.welcome(&guest, 0, now);
            self.audience.send(client, &welcome, out);
        }
    }
}

/// A briefing as it is sent.
fn wire(brief: catalogue::ErasedBrief) -> Brief {
    let offer = |offer: catalogue::ErasedOffer| Offer {
        action: offer.action,
        notation: offer.notation,
        path: offer.path,
    };
    Brief {
        ply: brief.ply,
        asked: brief.asked,
        view: brief.view,
        actions: brief.actions.into_iter().map(offer).collect(),
        can_take_back: brief.can_take_back,
    }
}
