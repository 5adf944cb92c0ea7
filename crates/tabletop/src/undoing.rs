//! Going back: by oneself while nothing came to light, or by consent of all. While people play,
//! each going back plays the standing rows again, once; a replay, which knows what is to come,
//! keeps the table at every row that it will come back to, and plays every row once.

use crate::hearing::entries_of;
use crate::playing::{Entry, Mark, Noticed, recall_all};
use crate::replaying::Reader;
use crate::standing::Limit;
use crate::{Act, Coded, Game, Match, Refused, Row, Seat, Silent, Viewer};

/// The table after a row that a record comes back to.
#[derive(Clone)]
pub(crate) struct Kept<G: Game> {
    state: G,
    memories: Vec<G::Memory>,
}

impl<G: Game> Match<G> {
    /// Takes back the last decision of `seat` that still stands.
    ///
    /// Possible while no luck was met and nothing hidden came to light since, and no
    /// other seat acted in the open; rivals' sealed answers to the same question do not
    /// count. What put a sealed question to others stays, and so does the answer that
    /// ended one. A seat does so [`MOST_TAKE_BACKS`](crate::MOST_TAKE_BACKS) times at most.
    /// Appends a row.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.take_back_within(seat, Limit::AsPlayed)
    }

    pub(crate) fn take_back_within(&mut self, seat: Seat, limit: Limit) -> Result<(), Refused> {
        let row = self
            .last_to_take_back(seat)
            .ok_or(Refused::NothingToTakeBack {})?;
        self.standing.count(Some(seat), limit)?;
        self.standing.take_back(row);
        let mark = &mut self.marks[row as usize];
        mark.stands = false;
        let noticed = mark.noticed;
        let at = self.append(Some(seat), Act::TakeBack, noticed);
        self.tell(Entry::TakenBack {
            row: at,
            struck: row,
            by: seat,
            noticed,
        });
        self.rebuild();
        Ok(())
    }

    /// The row `take_back` would strike out.
    pub(crate) fn last_to_take_back(&self, seat: Seat) -> Option<u32> {
        for link in self.standing.links() {
            let at = self.standing.row(link);
            let mark = &self.marks[at as usize];
            if mark.closes {
                return None;
            }
            if self.rows[at as usize].by == Some(seat) {
                return (!mark.asks_others).then_some(at);
            }
            if !mark.secret || mark.moves_on {
                return None;
            }
        }
        None
    }

    /// Goes back to the moment when `rows` rows were written (1 is right after the
    /// deal): the caller has asked everybody. The luck does not rewind. Done
    /// [`MOST_REWINDS`](crate::MOST_REWINDS) times at most. Appends a row.
    pub fn rewind(&mut self, rows: u32) -> Result<(), Refused> {
        self.rewind_within(rows, Limit::AsPlayed)
    }

    pub(crate) fn rewind_within(&mut self, rows: u32, limit: Limit) -> Result<(), Refused> {
        let last = self.rows.len() as u32;
        if rows == 0 || rows > last {
            return Err(Refused::NoSuchPly { ply: rows, last });
        }
        self.standing.count(None, limit)?;
        let change = self.standing.rewind(rows);
        for row in change.struck {
            self.marks[row as usize].stands = false;
        }
        for row in change.restored {
            self.marks[row as usize].stands = true;
        }
        let row = self.append(None, Act::Rewind(rows), Noticed::ALL);
        self.tell(Entry::Rewound { row });
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

    fn append(&mut self, by: Option<Seat>, act: Act, noticed: Noticed) -> u32 {
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
        self.rows.len() as u32 - 1
    }

    /// Keeps the table as it is after the last row, for when the record comes back to it.
    pub(crate) fn keep(&mut self) {
        let kept = Kept {
            state: self.state,
            memories: self.memories.clone(),
        };
        self.kept.insert(self.rows.len() as u32 - 1, kept);
    }

    /// State and memories from the rows that stand: on from where the table was kept, else
    /// from the deal.
    fn rebuild(&mut self) {
        let mut again = Vec::new();
        let mut kept = None;
        for link in self.standing.links() {
            kept = link.played().and_then(|row| self.kept.get(&row));
            if kept.is_some() {
                break;
            }
            again.push(self.standing.row(link));
        }
        match kept {
            Some(kept) => {
                self.state = kept.state;
                self.memories.clone_from(&kept.memories);
            }
            None => self.memories.fill(G::Memory::default()),
        }
        for row in again.into_iter().rev() {
            self.carry_out_again(row);
        }
    }

    fn carry_out_again(&mut self, at: u32) {
        let row = &self.rows[at as usize];
        let mut luck = Silent(Reader::of(row.picks.clone()));
        match (row.act, row.by) {
            (Act::Play(code), Some(seat)) => {
                let action = G::Action::decode(code).expect("it was played before");
                self.state.apply(seat, action, &mut luck);
            }
            _ => self.state = G::deal_by(self.rules, &self.options, self.seats, &mut luck),
        }
        for entry in entries_of(&self.story, at) {
            if let Entry::Told { told, .. } = entry {
                recall_all::<G>(&mut self.memories, self.seats, told);
            }
        }
    }
}
