//! The hidden part of a table, to look at and to change: for scrambles and for counting
//! all that could be.

use crate::display::Display;
use crate::phase::{Change, Phase};
use crate::{Bag, QueensNecklace};
use tabletop::{Seat, SeatSet};

/// What no viewer sees all of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    pub hands: [Bag; 4],
    /// What all know of the hands; part of them.
    pub known: [Bag; 4],
    pub undrawn: Bag,
    /// Places from the top of the full deck.
    pub merchants: [u8; 3],
    pub displays: [Display; 4],
    /// QN-I2 As `influence::KINDS` lists them.
    pub playable: [u8; 6],
    /// Places of the deck drawn so far.
    pub drawn: u8,
    pub current: Seat,
    pub phase: HiddenPhase,
}

/// Sealed answers so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HiddenPhase {
    Queen {
        answered: SeatSet,
        taker: Option<Seat>,
    },
    Sale {
        asked: SeatSet,
        sealed: SeatSet,
    },
    Alchemist {
        answered: SeatSet,
        change: Option<Change>,
    },
    /// Nothing is sealed.
    Open,
}

impl QueensNecklace {
    /// The hidden part.
    pub fn hidden(&self) -> Hidden {
        let answered = |asked: SeatSet, owed: SeatSet| {
            asked.iter().filter(|&seat| !owed.contains(seat)).collect()
        };
        Hidden {
            hands: self.hands,
            known: self.known,
            undrawn: self.undrawn,
            merchants: self.merchants,
            displays: self.displays,
            playable: self.playable,
            drawn: self.drawn(),
            current: self.current,
            phase: match self.phase {
                Phase::Queen {
                    asked, owed, taker, ..
                } => HiddenPhase::Queen {
                    answered: answered(asked, owed),
                    taker,
                },
                Phase::Sale { asked, owed, .. } => HiddenPhase::Sale {
                    asked,
                    sealed: answered(asked, owed),
                },
                Phase::Alchemist {
                    asked,
                    owed,
                    change,
                    ..
                } => HiddenPhase::Alchemist {
                    answered: answered(asked, owed),
                    change,
                },
                Phase::Influence { .. }
                | Phase::Obey { .. }
                | Phase::Purchase { .. }
                | Phase::Cardinal { .. }
                | Phase::Over => HiddenPhase::Open,
            },
        }
    }

    /// The same table with another hidden part; what is public stays.
    #[must_use]
    pub fn with_hidden(mut self, hidden: Hidden) -> Self {
        self.hands = hidden.hands;
        self.undrawn = hidden.undrawn;
        self.merchants = hidden.merchants;
        self.displays = hidden.displays;
        self.playable = hidden.playable;
        match (&mut self.phase, hidden.phase) {
            (Phase::Queen { taker, .. }, HiddenPhase::Queen { taker: other, .. }) => *taker = other,
            (Phase::Alchemist { change, .. }, HiddenPhase::Alchemist { change: other, .. }) => {
                *change = other;
            }
            _ => {}
        }
        self
    }
}
