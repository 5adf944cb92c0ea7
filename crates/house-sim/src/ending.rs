//! Check: at the end everything is as it was promised.

use crate::shown::{brief_of, story_of, viewer_of};
use crate::world::World;
use protocol::{Order, Stage};

impl World {
    /// For one who wants to know why nothing is over.
    pub fn who_is_stuck(&mut self) -> String {
        let mut why = String::from("not over though all is well:");
        for (id, stored) in &mut self.store.tables {
            if stored.table.stage == Stage::Over {
                continue;
            }
            let rows = stored.rows.len() as u32;
            let (stage, schedule) = (stored.table.stage, stored.table.schedule.clone());
            let owed = match stage {
                Stage::Lobby => String::new(),
                _ => match stored.truth(rows) {
                    Ok(play) => format!("owed by {:?}", play.owed()),
                    Err(why) => why,
                },
            };
            why += &format!(" {id} ({stage:?}, {rows} rows, {owed}, {schedule:?})");
        }
        why
    }

    /// Everybody connects once more to see how it ended, and somebody who never saw it.
    pub fn everybody_comes_back(&mut self) {
        for at in 0..self.people.len() {
            if let Some(client) = self.people[at].line {
                self.hang_up(client);
            }
        }
        let tables: Vec<String> = self.store.tables.keys().cloned().collect();
        for table in tables {
            let is_watched = self.store.tables[&table].table.may_be_watched();
            if is_watched {
                self.person(&format!("{table}-late"), &table, true);
            }
        }
    }

    pub fn check_end(&mut self) {
        if let Err(why) = self.wrong_at_the_end() {
            self.fail(format!("at the end {why}"));
        }
    }

    fn wrong_at_the_end(&mut self) -> Result<(), String> {
        self.check_promises()?;
        self.check_words_and_orders()?;
        for (id, stored) in &mut self.store.tables {
            let commitment = stored.table.commitment;
            if commitment != stored.secret.commitment() {
                return Err(format!("{id} has another secret than was promised"));
            }
            let play = stored.truth(stored.rows.len() as u32)?;
            let game = catalogue::game(play.game()).map_err(|trouble| trouble.to_string())?;
            let record = play.record_bytes();
            let proved = game.verify(&record);
            proved.map_err(|trouble| format!("the record of {id} proves nothing: {trouble}"))?;
        }
        (0..self.people.len()).try_for_each(|at| self.check_person(at))
    }

    /// What was acknowledged is written once, what was refused is not.
    fn check_promises(&self) -> Result<(), String> {
        let mut taken = std::collections::BTreeMap::new();
        for stored in self.store.tables.values() {
            for (_, _, id) in &stored.taken {
                *taken.entry(id.as_str()).or_insert(0) += 1;
            }
        }
        for (id, times) in &taken {
            if *times > 1 {
                return Err(format!("{id} is written {times} times"));
            }
            if !self.ledger.sent.contains_key(*id) {
                return Err(format!("nobody ever sent {id}"));
            }
        }
        for id in &self.ledger.acked {
            if !taken.contains_key(id.as_str()) && !self.ledger.replaced.contains(id) {
                return Err(format!("{id} was acknowledged and is not written"));
            }
        }
        for (id, reason) in &self.ledger.refused {
            if taken.contains_key(id.as_str()) {
                return Err(format!("{id} was refused as {reason} and is written"));
            }
        }
        Ok(())
    }

    fn check_words_and_orders(&self) -> Result<(), String> {
        let lines = self.store.tables.values().flat_map(|stored| &stored.talk);
        let count = |text: &str| lines.clone().filter(|line| line.said == text).count();
        for (text, answer) in &self.ledger.said {
            let times = count(text);
            if times > 1 || (*answer == Some(true) && times == 0) {
                return Err(format!("`{text}` is written {times} times"));
            }
        }
        for ((table, seat, reaction), order) in &self.ledger.orders {
            let key = (table.clone(), *seat, reaction.clone());
            let written = self.store.tables[table]
                .orders
                .get(&(*seat, reaction.clone()));
            let Some(order) = order.filter(|_| !self.ledger.unsure.contains(&key)) else {
                continue;
            };
            let is_over = matches!(order, Order::UpTo { .. });
            let expected = serde_json::to_string(&order).ok();
            if !is_over && written.cloned() != expected {
                return Err(format!(
                    "the order of {key:?} is {written:?}, not {order:?}"
                ));
            }
        }
        Ok(())
    }

    /// Everybody sees and has heard what follows from the rows.
    fn check_person(&mut self, at: usize) -> Result<(), String> {
        let person = &self.people[at];
        let stored = self.store.tables.get_mut(&person.table);
        let stored = stored.ok_or("somebody is at no table")?;
        let viewer = viewer_of(&stored.table, &person.guest);
        if viewer.seat().is_none() && !stored.table.may_be_watched() {
            return Ok(());
        }
        let (guest, chair) = (&person.guest, &person.chair);
        if person.line.is_none() || chair.welcomes == 0 {
            return Err(format!("{guest} is not connected"));
        }
        let hears = |line: &&room::TalkLine| !person.blocked.contains(&line.guest);
        let said = stored
            .talk
            .iter()
            .filter(hears)
            .map(|line| (line.n, line.said.clone()));
        let said: Vec<_> = said.collect();
        let heard = chair.talk.iter();
        let heard: Vec<_> = heard.map(|(n, said)| (*n, said.text.clone())).collect();
        if !heard.ends_with(&said) && !said.ends_with(&heard) {
            return Err(format!("{guest} heard other words"));
        }
        let places = stored.table.clone();
        let play = stored.truth(stored.rows.len() as u32)?;
        if chair.brief.as_deref() != Some(&brief_of(play, viewer)) {
            return Err(format!("{guest} does not see the table"));
        }
        if chair.story != story_of(play, viewer, 0) {
            return Err(format!("{guest} heard another story"));
        }
        if chair.open_view.as_ref() != Some(&play.briefing(tabletop::Viewer::Open {}).view) {
            return Err(format!("{guest} does not see all hands"));
        }
        let info = chair.table.as_ref().ok_or("no table")?;
        let watches = |it: &&crate::people::Person| {
            it.table == places.id && it.line.is_some() && places.seat_of(&it.guest).is_none()
        };
        let watching = self.people.iter().filter(watches).count() as u32;
        if info.watching != watching && places.may_be_watched() {
            let shown = info.watching;
            return Err(format!(
                "{guest} is told that {shown} watch, not {watching}"
            ));
        }
        for (seat, shown) in places.seats().zip(&info.seats) {
            let is_here = |it: &crate::people::Person| {
                places.seat_of(&it.guest) == Some(seat) && it.table == places.id
            };
            if self.people.iter().any(is_here) && !shown.present {
                return Err(format!("{guest} does not see that seat {seat} is there"));
            }
        }
        Ok(())
    }
}
