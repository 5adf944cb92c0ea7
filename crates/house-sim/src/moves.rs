//! What people do next.

use crate::PlantedFault;
use crate::chair::Chair;
use crate::ledger::{self, Asked, Request};
use crate::people::Pending;
use crate::world::{Event, World};
use protocol::{JoinTable, Order, Pace, Say, SeatBot, SetOrder, Stage, TableInfo, UndoWish};
use room::{ClientId, Input, Wish};
use serde_json::Value;
use tabletop::Seat;

/// Whoever waits longer for an answer connects anew, in milliseconds.
const PATIENCE: i64 = 10_000;
/// Once all is well, everything sent is answered within this.
const NO_ANSWER: i64 = 120_000;

impl World {
    pub fn act(&mut self, at: usize) {
        let person = &self.people[at];
        if person.is_done {
            return;
        }
        let wait = person.away_until - self.now;
        if wait > 0 {
            return self.act_after(at, wait);
        }
        let (line, tried) = (person.line, person.tried);
        let is_slow = self.healed_at.is_none() || person.watches;
        self.act_in(at, if is_slow { self.pace } else { 400 });
        self.check_fresh(at);
        match line {
            None => self.connect(at),
            Some(client) if self.people[at].chair.welcomes == 0 => {
                if self.now - tried > PATIENCE {
                    self.hang_up(client);
                }
            }
            Some(client) if self.odds.in_10_000(self.weather.line_breaks) => self.hang_up(client),
            Some(client) if self.odds.in_10_000(self.weather.goes_away) => {
                self.hang_up(client);
                self.people[at].away_until = self.now + self.odds.between(1000, 100_000);
            }
            Some(client) => self.go_on(at, client),
        }
    }

    fn go_on(&mut self, at: usize, client: ClientId) {
        let person = &mut self.people[at];
        if let Some((_, since)) = person.asks
            && self.now - since > PATIENCE
        {
            person.asks = None;
        }
        if let Some(pending) = &person.pending {
            let since = pending.made_at.max(self.healed_at.unwrap_or(i64::MAX / 2));
            if self.now - since > NO_ANSWER {
                let why = format!("{} has no answer to {}", person.guest, pending.id);
                return self.fail(why);
            }
            let is_new_line = pending.sent_on != Some(client);
            let is_old = self.now - pending.sent_at > PATIENCE;
            match is_new_line || self.odds.one_in(50) {
                true => self.submit(at, client),
                false if is_old => self.hang_up(client),
                false => {}
            }
            return;
        }
        let Some(info) = person.chair.table.clone() else {
            return;
        };
        if !person.watches && person.asks.is_none() {
            match info.stage {
                Stage::Lobby => self.in_lobby(at, &info),
                Stage::Playing => self.beside_the_game(at, &info),
                Stage::Over => self.afterwards(at, &info),
            }
        }
        if info.stage == Stage::Playing {
            self.decide(at, client, &info);
        }
    }

    fn in_lobby(&mut self, at: usize, info: &TableInfo) {
        let person = &self.people[at];
        let name = person.name.clone();
        if let Some(seat) = person.had {
            let luck = Some(format!("luck of {name}"));
            let wish = Wish::JoinRematch { name, seat, luck };
            return self.ask(at, wish, Asked::JoinRematch);
        }
        let is_free = |(_, seat): &(usize, &protocol::SeatInfo)| seat.name.is_none();
        let free: Vec<usize> = info
            .seats
            .iter()
            .enumerate()
            .filter(is_free)
            .map(|(at, _)| at)
            .collect();
        let is_seated = info.viewer.seat().is_some();
        let (is_host, bots) = (info.is_host, person.bots);
        let wish = match (is_seated, free.first()) {
            (false, Some(_)) => {
                let seat = self
                    .odds
                    .one_in(4)
                    .then(|| Seat(*self.odds.pick(&free) as u8));
                let luck = self.odds.one_in(2).then(|| format!("luck of {name}"));
                let wish = JoinTable { seat, luck };
                Wish::Join { name, wish }
            }
            (true, Some(free))
                if is_host
                    && info.seats.iter().filter(|seat| seat.name.is_none()).count()
                        <= usize::from(bots) =>
            {
                let bot = self.odds.pick(&["random", "greedy"]).to_string();
                let (seat, bot) = (Seat(*free as u8), Some(bot));
                Wish::SeatBot(SeatBot { seat, bot })
            }
            (true, None) if is_host => Wish::Begin(None),
            (true, _) if self.healed_at.is_none() && !is_host && self.odds.one_in(30) => {
                Wish::Leave
            }
            _ if self.odds.one_in(10) => Wish::Look,
            _ => return,
        };
        self.ask(at, wish, Asked::Other);
    }

    /// Everything but decisions.
    fn beside_the_game(&mut self, at: usize, info: &TableInfo) {
        let Some(seat) = info.viewer.seat() else {
            return;
        };
        let mine = &info.seats[seat.index()];
        if mine.stand_in.is_some() {
            if !mine.resigned && self.odds.one_in(2) {
                self.ask(at, Wish::Return, Asked::Other);
            }
            return;
        }
        if let Some(undo) = &info.undo
            && undo.missing.contains(&seat)
        {
            let wish = match self.odds.one_in(4) {
                true => UndoWish::Refuse {},
                false => UndoWish::Agree {},
            };
            return self.ask(at, Wish::Undo(wish), Asked::Other);
        }
        if self.healed_at.is_some() {
            return;
        }
        match self.odds.below(200) {
            0 => self.ask(at, Wish::Resign, Asked::Other),
            1..=5 => {
                let decisions = 1 + self.odds.below(2);
                let wish = Wish::Undo(UndoWish::Ask { decisions });
                self.ask(at, wish, Asked::Other);
            }
            6..=15 => {
                let text = format!("{} says {}", self.people[at].guest, self.next_id);
                self.ledger.said.insert(text.clone(), None);
                let wish = Wish::Say(Say::Text { text: text.clone() });
                self.ask(at, wish, Asked::Say(text));
            }
            16..=40 => self.order(at, seat, info),
            41..=45 => self.ask(at, Wish::Look, Asked::Other),
            46..=47 => self.ask(at, Wish::Hint, Asked::Other),
            48..=49 => self.changes_herself(at),
            _ => {}
        }
    }

    /// A standing order about the question before her, or about auctions.
    fn order(&mut self, at: usize, seat: Seat, info: &TableInfo) {
        let is_slow = matches!(info.ways.pace, Pace::Slow { .. });
        if !is_slow && !self.odds.one_in(5) {
            return;
        }
        let table = self.people[at].table.clone();
        let asked = self.store.tables.get_mut(&table).and_then(|stored| {
            let play = stored.truth(stored.rows.len() as u32).ok()?;
            play.reaction(seat).map(|reaction| reaction.name)
        });
        let reaction = asked.unwrap_or("auction").to_owned();
        let order = match self.odds.below(4) {
            0 => Order::Never {},
            1 => Order::Ask {},
            2 => Order::Mine {},
            _ => Order::UpTo {
                price: self.odds.below(10),
            },
        };
        let key = (table.clone(), seat, reaction.clone());
        let unsure = |request: &Request| {
            matches!(&request.what, Asked::Order(table, seat, reaction, _)
                if (table, seat, reaction) == (&key.0, &key.1, &key.2))
        };
        if self.ledger.requests.values().any(unsure) {
            self.ledger.unsure.insert(key.clone());
        }
        self.ledger.orders.insert(key, None);
        let wish = SetOrder {
            reaction: reaction.clone(),
            order,
        };
        let asked = Asked::Order(table, seat, reaction, order);
        self.ask(at, Wish::Order(wish), asked);
    }

    fn afterwards(&mut self, at: usize, info: &TableInfo) {
        if info.viewer.seat().is_none() {
            return;
        }
        if info.rematch.is_none() {
            if self.rematches == 0 || self.healed_at.is_some() || !self.odds.one_in(4) {
                return;
            }
            self.rematches -= 1;
        }
        self.next_id += 1;
        let wish = Wish::Rematch {
            next: format!("{}-{}", self.people[at].table, self.next_id),
            luck: Some("more luck".into()),
            levels: Vec::new(),
        };
        self.ask(at, wish, Asked::Rematch);
    }

    /// She goes to the table of the rematch.
    pub fn moves_on(&mut self, at: usize, next: String, seat: Seat) {
        if let Some(client) = self.people[at].line {
            self.hang_up(client);
        }
        let person = &mut self.people[at];
        person.table = next;
        person.had = Some(seat);
        person.chair = Chair::default();
        person.pending = None;
        person.answered = None;
    }

    fn ask(&mut self, at: usize, wish: Wish, what: Asked) {
        let line = self.people[at].line.map(|client| self.lines[&client].node);
        let node = match self.odds.one_in(4) {
            true => self.some_node(),
            false => line,
        };
        let Some(node) = node else { return };
        self.next_id += 1;
        let request = self.next_id;
        let person = &mut self.people[at];
        person.asks = Some((request, self.now));
        let input = Input::Asked {
            request,
            guest: person.guest.clone(),
            wish,
        };
        let (table, epoch) = (person.table.clone(), self.nodes[node].epoch);
        self.note(|| format!("g{at} asks q{request} {what:?}"));
        let asked = Request { person: at, what };
        self.ledger.requests.insert(request, asked);
        let takes = self.odds.between(1, 60);
        let event = Event::ToRoom {
            node,
            epoch,
            table,
            input,
        };
        self.after(takes, event);
    }

    /// Takes one of the offers, or takes something back.
    fn decide(&mut self, at: usize, client: ClientId, info: &TableInfo) {
        let person = &self.people[at];
        let Some(brief) = &person.chair.brief else {
            return;
        };
        let Some(seat) = info.viewer.seat() else {
            return;
        };
        if info.seats[seat.index()].stand_in.is_some() {
            return;
        }
        let (ply, can_take_back) = (brief.ply, brief.can_take_back);
        let has_answered = person.answered == Some(ply);
        let offers: Vec<(Value, String)> = brief
            .actions
            .iter()
            .map(|offer| (offer.action.clone(), offer.notation.clone()))
            .collect();
        let is_well = self.healed_at.is_some();
        if can_take_back && !is_well && self.odds.one_in(10) {
            return self.make(at, client, ply, None);
        }
        // An answer that is held may be changed.
        if offers.is_empty() || has_answered && !self.odds.one_in(20) {
            return;
        }
        let (action, notation) = self.odds.pick(&offers).clone();
        let mut steps = vec![match self.odds.one_in(3) {
            true => notation.into(),
            false => action,
        }];
        if !is_well && self.odds.one_in(40) {
            steps.push(self.odds.pick(&offers).0.clone());
        }
        let ply = match !is_well && self.odds.one_in(60) {
            true => ply + self.odds.below(3),
            false => ply,
        };
        self.make(at, client, ply, Some(steps));
    }

    fn make(&mut self, at: usize, client: ClientId, ply: u32, steps: Option<Vec<Value>>) {
        let now = self.now;
        let person = &mut self.people[at];
        person.ids += 1;
        let id = format!("{}.{at}-{}", person.guest, person.ids);
        person.answered = Some(ply);
        let sent = ledger::Sent {
            table: person.table.clone(),
            guest: person.guest.clone(),
            steps: steps.clone(),
        };
        person.pending = Some(Pending {
            id: id.clone(),
            ply,
            steps,
            sent_on: None,
            sent_at: now,
            made_at: now,
        });
        self.ledger.sent.insert(id, sent);
        self.submit(at, client);
    }

    /// Sends what is not answered, for the first time or again.
    fn submit(&mut self, at: usize, client: ClientId) {
        let now = self.now;
        let pending = self.people[at]
            .pending
            .as_mut()
            .expect("there is something");
        pending.sent_on = Some(client);
        pending.sent_at = now;
        let Pending { id, ply, steps, .. } = pending.clone();
        let input = |id: String| match steps.clone() {
            Some(steps) => Input::Submitted {
                client,
                id,
                ply,
                steps,
            },
            None => Input::TookBack { client, id, ply },
        };
        self.send_up(client, input(id.clone()));
        if self.has(PlantedFault::SubmissionDoubled) {
            self.send_up(client, input(format!("{id}-again")));
        }
    }

    /// She has another name, or signs out everywhere; every node hears of it.
    fn changes_herself(&mut self, at: usize) {
        let person = &mut self.people[at];
        person.epoch += i64::from(person.ids.is_multiple_of(2));
        let guest = person.guest.clone();
        for other in self.people.iter_mut().filter(|it| it.guest == guest) {
            other.name = format!("{}!", other.name);
        }
        let epoch = self.people[at].epoch;
        for other in self.people.iter_mut().filter(|it| it.guest == guest) {
            other.epoch = epoch;
        }
        let visitor = self.visitor(at);
        let (table, name) = (self.people[at].table.clone(), visitor.name.clone());
        self.store.names.insert(guest.clone(), name);
        for node in 0..self.nodes.len() {
            let takes = self.odds.between(1, self.weather.bus_takes);
            let input = Input::Person {
                guest: guest.clone(),
                now: Some(visitor.clone()),
            };
            let table = table.clone();
            self.after(takes, Event::Bus { node, table, input });
        }
    }

    /// Nobody is there for a while, perhaps for days.
    pub fn everybody_leaves(&mut self) {
        let days = self.odds.below(16);
        let takes = match self.odds.one_in(3) {
            true => i64::from(days) * 86_400_000,
            false => 0,
        };
        self.note(|| format!("everybody leaves for {days} days"));
        for at in 0..self.people.len() {
            if let Some(client) = self.people[at].line {
                self.hang_up(client);
            }
            let late = self.odds.between(5_000, 150_000);
            self.people[at].away_until = self.now + takes + late;
        }
    }
}
