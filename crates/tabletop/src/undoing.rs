//! Going back: by oneself while nothing came to light, or by consent of all.

use crate::playing::{Entry, Mark, Noticed};
use crate::replaying::Reader;
use crate::{Act, Coded, Game, Match, Refused, Row, Seat, Silent, Viewer};
use std::collections::BTreeMap;

impl<G: Game> Match<G> {
    /// Takes back the last decision of `seat` that still stands.
    ///
    /// Possible while no luck was met and nothing hidden came to light since, and no
    /// other seat acted in the open; rivals' sealed answers to the same question do not
    /// count. What put a sealed question to others stays, and so does the answer that
    /// ended one. Appends a row.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        let row = self
            .last_to_take_back(seat)
            .ok_or(Refused::NothingToTakeBack {})?;
        let noticed = self.marks[row].noticed;
        self.marks[row].stands = false;
        self.append(Some(seat), Act::TakeBack, noticed);
        self.tell(Entry::TakenBack {
            row: row as u32,
            by: seat,
            noticed,
        });
        self.rebuild();
        Ok(())
    }

    /// The row `take_back` would strike out.
    pub(crate) fn last_to_take_back(&self, seat: Seat) -> Option<usize> {
        for (at, (row, mark)) in self.rows.iter().zip(&self.marks).enumerate().rev() {
            if !mark.stands || !matches!(row.act, Act::Play(_)) {
                continue;
            }
            if mark.closes {
                return None;
            }
            if row.by == Some(seat) {
                return (!mark.asks_others).then_some(at);
            }
            if !mark.secret || mark.moves_on {
                return None;
            }
        }
        None
    }

    /// Goes back to the moment when `rows` rows were written (1 is right after the
    /// deal): the caller has asked everybody. The luck does not rewind. Appends a row.
    pub fn rewind(&mut self, rows: u32) -> Result<(), Refused> {
        let last = self.rows.len() as u32;
        if rows == 0 || rows > last {
            return Err(Refused::NoSuchPly { ply: rows, last });
        }
        let then = standing(&self.rows[..rows as usize]);
        let (mut struck, mut restored) = (Vec::new(), Vec::new());
        for (at, mark) in self.marks.iter_mut().enumerate() {
            let stood = then.get(at).copied().unwrap_or(false);
            if mark.stands && !stood {
                struck.push(at as u32);
            } else if !mark.stands && stood {
                restored.push(at as u32);
            }
            mark.stands = stood;
        }
        self.append(None, Act::Rewind(rows), Noticed::ALL);
        self.tell(Entry::Rewound { struck, restored });
        self.rebuild();
        Ok(())
    }

    /// Whether a row still stands: neither taken back nor rewound.
    pub fn stands(&self, row: u32) -> bool {
        self.marks[row as usize].stands
    }

    /// Whether `viewer` knows what was done in a row: what was done in the open, and
    /// what she did herself.
    pub fn knows_act(&self, row: u32, viewer: Viewer) -> bool {
        let own = || viewer.seat().is_some() && viewer.seat() == self.rows[row as usize].by;
        !self.marks[row as usize].secret || viewer == Viewer::Open {} || own()
    }

    fn append(&mut self, by: Option<Seat>, act: Act, noticed: Noticed) {
        let digest = self.running.row::<G::Event>(by, act, &[], &[]);
        self.rows.push(Row {
            by,
            act,
            picks: Vec::new(),
            digest,
        });
        self.mark(Mark {
            stands: false,
            closes: false,
            secret: noticed != Noticed::ALL,
            moves_on: false,
            asks_others: false,
            noticed,
        });
    }

    /// State and memories from the rows that stand.
    fn rebuild(&mut self) {
        let luck = |row: &Row| Silent(Reader::of(row.picks.clone()));
        let mut deal = luck(&self.rows[0]);
        self.state = G::deal_by(self.rules, &self.options, self.seats, &mut deal);
        for (row, mark) in self.rows.iter().zip(&self.marks) {
            if let (true, Act::Play(code), Some(seat)) = (mark.stands, row.act, row.by) {
                let action = G::Action::decode(code).expect("it was played before");
                self.state.apply(seat, action, &mut luck(row));
            }
        }
        self.memories.fill(G::Memory::default());
        for entry in &self.story {
            let Entry::Told { row, told } = entry else {
                continue;
            };
            if !self.marks[*row as usize].stands {
                continue;
            }
            for (memory, viewer) in self.memories.iter_mut().zip(Viewer::all(self.seats)) {
                if let Some(heard) = told.heard_by(viewer) {
                    G::recall(memory, viewer, heard);
                }
            }
        }
    }
}

/// Which rows stand once these are written. What stood at each moment that was gone back to is
/// remembered on the way, so going back to before another going back costs no more than that.
fn standing(rows: &[Row]) -> Vec<bool> {
    let mut gone_back_to: BTreeMap<u32, Vec<bool>> = BTreeMap::new();
    for row in rows {
        if let Act::Rewind(to) = row.act {
            gone_back_to.insert(to, Vec::new());
        }
    }
    let mut stands = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        match row.act {
            Act::Deal | Act::Play(_) => stands.push(true),
            Act::TakeBack => {
                let last = (0..at)
                    .rev()
                    .find(|&back| stands[back] && rows[back].by == row.by);
                stands[last.expect("a take-back has something to take back")] = false;
                stands.push(false);
            }
            Act::Rewind(to) => {
                stands.clone_from(&gone_back_to[&to]);
                stands.resize(at + 1, false);
            }
        }
        if let Some(then) = gone_back_to.get_mut(&(at as u32 + 1)) {
            then.clone_from(&stands);
        }
    }
    stands
}
