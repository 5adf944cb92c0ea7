//! Which rows stand: a chain from the last one down to the deal. Every moment of a match keeps
//! where its chain begins, so going back is to begin elsewhere, and nothing is worked out anew.

use crate::playing::grow;
use crate::{Act, Refused, Row, Seat};
use core::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// How often a table may go back in one match. Everybody notices a rewind, so what is left
/// tells nobody anything.
pub const MOST_REWINDS: u32 = 200;
/// How often one seat may take back in one match. Each has a count of her own: in a shared one
/// she would see what rivals take back in secret.
pub const MOST_TAKE_BACKS: u32 = 500;

/// The rows that stand, now and at every moment before.
#[derive(Clone, Default)]
pub(crate) struct Standing {
    rows: Vec<Place>,
    /// Links of rows that stand upon something else since a decision below them was taken back.
    copies: Vec<Copied>,
    /// How often each seat took back, and the table went back.
    undos: BTreeMap<Option<Seat>, u32>,
}

/// What a row did to the chain.
#[derive(Clone, Copy)]
enum Place {
    /// The deal, or a decision upon what stood then.
    Upon(Link),
    /// Somebody went back: the chain begins here.
    Back(Link),
}

/// A row that stands upon what is below it: the number of the row, or, with this bit, of a copy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Link(u32);
const COPY: u32 = 1 << 31;
const DEAL: Link = Link(0);

#[derive(Clone, Copy)]
struct Copied {
    row: u32,
    below: Link,
}

/// What a rewind did, in the order of the rows.
#[derive(Default)]
pub(crate) struct Change {
    pub struck: Vec<u32>,
    pub restored: Vec<u32>,
}

/// Whether there is a limit to going back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limit {
    /// As often as may be done at a table.
    AsPlayed,
    /// However often it was done.
    None,
}

impl Link {
    /// The row whose playing made this link: whenever the chain comes here, the table is as it
    /// was right after that row.
    pub fn played(self) -> Option<u32> {
        (self.0 & COPY == 0).then_some(self.0)
    }
}

impl Standing {
    /// The chain, the last row first.
    pub fn links(&self) -> impl Iterator<Item = Link> {
        let top = (!self.rows.is_empty()).then(|| self.top(self.rows.len()));
        core::iter::successors(top, |&link| (link != DEAL).then(|| self.below(link)))
    }

    /// The last row that stands and is one of these.
    fn last(&self, is_one: impl Fn(u32) -> bool) -> Option<u32> {
        let mut rows = self.links().map(|link| self.row(link));
        rows.find(|&row| is_one(row))
    }

    pub fn row(&self, link: Link) -> u32 {
        link.played()
            .unwrap_or_else(|| self.copies[(link.0 & !COPY) as usize].row)
    }

    fn below(&self, link: Link) -> Link {
        match link.played() {
            None => self.copies[(link.0 & !COPY) as usize].below,
            Some(row) => match self.rows[row as usize] {
                Place::Upon(below) | Place::Back(below) => below,
            },
        }
    }

    /// Where the chain began when so many rows were written.
    fn top(&self, rows: usize) -> Link {
        match self.rows[rows - 1] {
            Place::Upon(_) => Link(rows as u32 - 1),
            Place::Back(link) => link,
        }
    }

    /// One more decision, or the deal.
    pub fn play(&mut self) {
        let below = match self.rows.len() {
            0 => DEAL,
            rows => self.top(rows),
        };
        grow(&mut self.rows, 1);
        self.rows.push(Place::Upon(below));
    }

    /// A row that stands is taken back; those above it stay.
    pub fn take_back(&mut self, row: u32) {
        let is_above = |link: &Link| self.row(*link) != row;
        let above: Vec<Link> = self.links().take_while(is_above).collect();
        let taken = above.last().map(|&link| self.below(link));
        let mut top = self.below(taken.unwrap_or_else(|| self.top(self.rows.len())));
        for link in above.into_iter().rev() {
            let row = self.row(link);
            self.copies.push(Copied { row, below: top });
            top = Link(COPY | (self.copies.len() as u32 - 1));
        }
        self.rows.push(Place::Back(top));
    }

    /// Back to when so many rows were written.
    pub fn rewind(&mut self, rows: u32) -> Change {
        let then = self.top(rows as usize);
        let change = self.between(self.top(self.rows.len()), then);
        self.rows.push(Place::Back(then));
        change
    }

    /// One more going back, of a seat or of the table; refused if it was done too often.
    pub fn count(&mut self, by: Option<Seat>, limit: Limit) -> Result<(), Refused> {
        let most = by.map_or(MOST_REWINDS, |_| MOST_TAKE_BACKS);
        let undos = self.undos.entry(by).or_default();
        if limit == Limit::AsPlayed && *undos >= most {
            return Err(Refused::TooManyUndos { most });
        }
        *undos += 1;
        Ok(())
    }

    /// What the rewind in this row did.
    pub fn change(&self, row: u32) -> Change {
        self.between(self.top(row as usize), self.top(row as usize + 1))
    }

    fn between(&self, mut before: Link, mut after: Link) -> Change {
        let mut change = Change::default();
        while before != after {
            let (struck, restored) = (self.row(before), self.row(after));
            let order = struck.cmp(&restored);
            if order != Ordering::Less {
                before = self.below(before);
            }
            if order != Ordering::Greater {
                after = self.below(after);
            }
            match order {
                Ordering::Greater => change.struck.push(struck),
                Ordering::Less => change.restored.push(restored),
                Ordering::Equal => {}
            }
        }
        change.struck.reverse();
        change.restored.reverse();
        change
    }
}

/// In rows, how much rivals' answers may be linked anew while a record is looked through. One
/// that can be played stays far below: it is the size of a secret question.
const LINKED_PER_ROW: usize = 16;

/// After which of these rows the table must be kept, so that every going back among them finds
/// it. Rows that make no sense are for the replay to refuse.
pub(crate) fn returned_to(rows: &[Row]) -> BTreeSet<u32> {
    let mut standing = Standing::default();
    let mut returned_to = BTreeSet::new();
    for (at, row) in rows.iter().enumerate() {
        match row.act {
            Act::Deal | Act::Play(_) => {
                standing.play();
                continue;
            }
            Act::TakeBack => {
                let last = standing.last(|stands| rows[stands as usize].by == row.by);
                let Some(last) = last else { break };
                standing.take_back(last);
            }
            Act::Rewind(to) if to == 0 || to as usize > at => break,
            Act::Rewind(to) => drop(standing.rewind(to)),
        }
        if standing.copies.len() > rows.len() * LINKED_PER_ROW {
            break;
        }
        returned_to.extend(standing.links().find_map(Link::played));
    }
    returned_to
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;
    use crate::luck::Seed;

    type Rows = BTreeSet<u32>;

    fn apart(rows: &Rows, others: &Rows) -> Vec<u32> {
        rows.difference(others).copied().collect()
    }

    /// Beside sets of rows, one for every moment.
    #[test]
    fn every_moment_is_remembered() {
        let mut luck = Seed::from_number(11).stream();
        let mut standing = Standing::default();
        standing.play();
        let mut moments = vec![Rows::from([0])];
        for row in 1..400 {
            let mut stand = moments[row - 1].clone();
            let pick = luck.pick(4);
            if pick == 0 {
                let to = 1 + luck.pick(row as u32);
                let then = moments[to as usize - 1].clone();
                let change = standing.rewind(to);
                assert_eq!(change.struck, apart(&stand, &then));
                assert_eq!(change.restored, apart(&then, &stand));
                stand = then;
            } else if pick == 1 && stand.len() > 3 {
                let taken = *stand.iter().rev().nth(2).expect("more than three");
                standing.take_back(taken);
                stand.remove(&taken);
            } else {
                standing.play();
                stand.insert(row as u32);
            }
            let chain = standing.links().map(|link| standing.row(link));
            assert!(chain.eq(stand.iter().rev().copied()), "after row {row}");
            moments.push(stand);
        }
    }
}
