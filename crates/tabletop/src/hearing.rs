//! What each viewer could notice and has heard. How much that is, is counted as it happens:
//! it is asked for with every decision, and a story is long.

use crate::playing::{Entry, Mark};
use crate::told::{Heard, Told};
use crate::{Game, Match, Viewer};

/// How much one viewer could notice so far.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counts {
    /// Rows after the deal.
    rows: u32,
    /// Entries of the story.
    entries: u32,
}

impl<E> Entry<E> {
    fn is_heard_by(&self, viewer: Viewer) -> bool {
        match self {
            Entry::Told { told, .. } => told.heard_by(viewer).is_some(),
            Entry::TakenBack { noticed, .. } => noticed.by(viewer),
            Entry::Rewound { .. } => true,
        }
    }
}

impl<G: Game> Match<G> {
    /// Where what belongs to this viewer is kept. From a seat this table does not have one
    /// only watches.
    pub(crate) fn place_of(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat { seat } if seat.0 < self.seats => seat.index(),
            Viewer::Seat { .. } | Viewer::Spectator {} => self.seats as usize,
            Viewer::Open {} => self.seats as usize + 1,
        }
    }

    /// One more entry of the story.
    pub(crate) fn tell(&mut self, entry: Entry<G::Event>) {
        for (counts, viewer) in self.counts.iter_mut().zip(Viewer::all(self.seats)) {
            counts.entries += u32::from(entry.is_heard_by(viewer));
        }
        self.story.push(entry);
    }

    /// One more row is marked.
    pub(crate) fn mark(&mut self, mark: Mark) {
        let is_deal = self.marks.is_empty();
        for (counts, viewer) in self.counts.iter_mut().zip(Viewer::all(self.seats)) {
            counts.rows += u32::from(!is_deal && mark.noticed.by(viewer));
        }
        self.marks.push(mark);
    }

    /// How many rows `viewer` could notice so far. Rivals' sealed steps do not count.
    pub fn ply(&self, viewer: Viewer) -> u32 {
        self.counts[self.place_of(viewer)].rows
    }

    /// The story as `viewer` heard it, numbered from 1, without the first `seen` entries.
    pub fn heard(&self, viewer: Viewer, seen: u32) -> Vec<(u32, Heard<G::Event>)> {
        let mut number = self.entries(viewer);
        let mut heard = Vec::with_capacity(number.saturating_sub(seen) as usize);
        for (at, entry) in self.story.iter().enumerate().rev() {
            if number <= seen {
                break;
            }
            if entry.is_heard_by(viewer) {
                heard.extend(
                    self.heard_of(viewer, at, number)
                        .map(|heard| (number, heard)),
                );
                number -= 1;
            }
        }
        heard.reverse();
        heard
    }

    /// What `viewer` heard of an entry that has this number for her.
    fn heard_of(&self, viewer: Viewer, at: usize, number: u32) -> Option<Heard<G::Event>> {
        let numbers = |rows: &[u32]| self.numbers_of(rows, viewer, at, number);
        Some(match &self.story[at] {
            Entry::Told { told, .. } => Heard::Event {
                event: told.heard_by(viewer)?.clone(),
            },
            Entry::TakenBack { struck, by, .. } => Heard::TakenBack {
                seat: *by,
                struck: numbers(&[*struck]),
            },
            Entry::Rewound { row } => {
                let change = self.standing.change(*row);
                Heard::Rewound {
                    struck: numbers(&change.struck),
                    restored: numbers(&change.restored),
                }
            }
        })
    }

    /// The numbers that the entries of these rows, in order, have for `viewer`: found going
    /// back from the entry that has the number given.
    fn numbers_of(&self, rows: &[u32], viewer: Viewer, at: usize, number: u32) -> Vec<u32> {
        let Some(&first) = rows.first() else {
            return Vec::new();
        };
        let mut number = number;
        let mut numbers = Vec::new();
        for entry in self.story[..at].iter().rev() {
            if entry.row() < first {
                break;
            }
            if entry.is_heard_by(viewer) {
                number -= 1;
                let is_told = matches!(entry, Entry::Told { .. });
                if is_told && rows.binary_search(&entry.row()).is_ok() {
                    numbers.push(number);
                }
            }
        }
        numbers.reverse();
        numbers
    }

    /// How many entries that has in all.
    pub fn entries(&self, viewer: Viewer) -> u32 {
        self.counts[self.place_of(viewer)].entries
    }

    /// What [`Match::heard`] gives, if it is events alone.
    pub fn events_heard(&self, viewer: Viewer, seen: u32) -> Option<Vec<&G::Event>> {
        let missing = self.entries(viewer).saturating_sub(seen) as usize;
        let mut events = Vec::with_capacity(missing);
        for entry in self.story.iter().rev() {
            if events.len() == missing {
                break;
            }
            match entry {
                Entry::Told { told, .. } => events.extend(told.heard_by(viewer)),
                Entry::TakenBack { noticed, .. } if !noticed.by(viewer) => {}
                Entry::TakenBack { .. } | Entry::Rewound { .. } => return None,
            }
        }
        events.reverse();
        Some(events)
    }

    /// Everything told in one row, in full, with who heard it.
    pub fn told_in(&self, row: u32) -> impl Iterator<Item = &Told<G::Event>> {
        let entries = entries_of(&self.story, row).iter();
        entries.filter_map(|entry| match entry {
            Entry::Told { told, .. } => Some(told),
            Entry::TakenBack { .. } | Entry::Rewound { .. } => None,
        })
    }
}

/// The entries of one row: they lie together, and rows follow one another.
pub(crate) fn entries_of<E>(story: &[Entry<E>], row: u32) -> &[Entry<E>] {
    let first = story.partition_point(|entry| entry.row() < row);
    let many = story[first..].partition_point(|entry| entry.row() == row);
    &story[first..first + many]
}
