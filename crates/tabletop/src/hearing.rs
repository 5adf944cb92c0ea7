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
        match self.events_heard(viewer, seen) {
            Some(events) => {
                let event = |event: &G::Event| Heard::Event {
                    event: event.clone(),
                };
                (seen + 1..).zip(events.into_iter().map(event)).collect()
            }
            None => self.whole_heard(viewer, seen),
        }
    }

    /// How many entries that has in all.
    pub fn entries(&self, viewer: Viewer) -> u32 {
        self.counts[self.place_of(viewer)].entries
    }

    /// The same if it was events alone: found from the end, for one who has seen most.
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

    fn whole_heard(&self, viewer: Viewer, seen: u32) -> Vec<(u32, Heard<G::Event>)> {
        let mut number = 0;
        let mut rows: Vec<(u32, u32)> = Vec::new(); // (row, its entry's number)
        let mut out = Vec::new();
        let numbers_of = |rows: &[(u32, u32)], of: &[u32]| -> Vec<u32> {
            rows.iter()
                .filter(|(row, _)| of.contains(row))
                .map(|&(_, number)| number)
                .collect()
        };
        for entry in &self.story {
            if !entry.is_heard_by(viewer) {
                continue;
            }
            number += 1;
            let heard = match entry {
                Entry::Told { row, told } => {
                    rows.push((*row, number));
                    let event = told.heard_by(viewer).cloned();
                    event.map(|event| Heard::Event { event })
                }
                Entry::TakenBack { row, by, .. } => Some(Heard::TakenBack {
                    seat: *by,
                    struck: numbers_of(&rows, &[*row]),
                }),
                Entry::Rewound { struck, restored } => Some(Heard::Rewound {
                    struck: numbers_of(&rows, struck),
                    restored: numbers_of(&rows, restored),
                }),
            };
            out.extend(heard.filter(|_| number > seen).map(|heard| (number, heard)));
        }
        out
    }

    /// Everything told in one row, in full, with who heard it.
    pub fn told_in(&self, row: u32) -> impl Iterator<Item = &Told<G::Event>> {
        self.story.iter().filter_map(move |entry| match entry {
            Entry::Told { row: at, told } if *at == row => Some(told),
            Entry::Told { .. } | Entry::TakenBack { .. } | Entry::Rewound { .. } => None,
        })
    }
}
