//! All that a player can do in the turn she is in: its lines, each a list of decisions
//! until she is not asked any more.

use crate::places;
use bots::Dice;
use tabletop::{Game, Seat, Silent, Turn};
use versailles::phase::Phase;
use versailles::tiles::Tiles;
use versailles::{Action, Versailles};

/// More lines of a turn than this are not looked at.
const MOST_LINES: usize = 400;

/// Whose lines, and what she may count on.
pub struct Lines {
    me: Seat,
    /// Tiles that lie open now: nobody plans with what the pile may bring.
    known: Tiles,
    /// Whether tiles may be removed from the display, and a zone be left alone.
    all: bool,
    dice: Dice,
    steps: Vec<Action>,
    /// Room for what is legal, step by step.
    legal: Vec<Vec<Action>>,
    count: usize,
}

impl Lines {
    pub fn new(table: &Versailles, me: Seat) -> Lines {
        Lines {
            me,
            known: table.shown().tiles().collect(),
            all: true,
            dice: Dice::new(0),
            steps: Vec::with_capacity(32),
            legal: Vec::new(),
            count: 0,
        }
    }

    /// Lines of the turn that has come, with all there is to do.
    pub fn now(&mut self, table: &Versailles, each: &mut impl FnMut(&Versailles, &[Action])) {
        self.all = true;
        self.count = 0;
        self.go_through(table, each);
    }

    /// Lines of a turn to come, as it is planned.
    pub fn later(&mut self, table: &Versailles, each: &mut impl FnMut(&Versailles, &[Action])) {
        self.all = false;
        self.count = 0;
        self.go_through(table, each);
    }

    fn go_through(&mut self, table: &Versailles, each: &mut impl FnMut(&Versailles, &[Action])) {
        let depth = self.steps.len();
        if self.legal.len() <= depth {
            self.legal.push(Vec::with_capacity(64));
        }
        let mut legal = std::mem::take(&mut self.legal[depth]);
        legal.clear();
        table.legal_actions(self.me, &mut legal);
        self.choose_from(table, &mut legal);
        for &action in &legal {
            if self.count >= MOST_LINES {
                break;
            }
            let mut after = *table;
            after.apply(self.me, action, &mut Silent(&mut self.dice));
            self.steps.push(action);
            if after.turn() == Turn::Solo(self.me)
                && !matches!(after.phase_now(), Phase::Move { .. })
            {
                self.go_through(&after, each);
            } else {
                self.count += 1;
                each(&after, &self.steps);
            }
            self.steps.pop();
        }
        self.legal[depth] = legal;
    }

    /// Drops what is not worth a thought, and what comes to the same in another order.
    fn choose_from(&self, table: &Versailles, legal: &mut Vec<Action>) {
        match table.phase_now() {
            Phase::Activate { .. } if !self.all => legal.truncate(1),
            Phase::Work(_) => {
                let last = self.steps.last().copied();
                legal.retain(|&action| self.is_useful(last, action));
                // One worker turns both coins as well as one.
                if legal.contains(&Action::TurnCoins { coins: 2 }) {
                    legal.retain(|&action| action != Action::TurnCoins { coins: 1 });
                }
                places::best_alone(table, self.me, legal);
            }
            // Whoever gives up what she has just taken need not have taken it.
            Phase::Discard(_) => legal.retain(|&action| match (action, self.steps.last()) {
                (Action::Discard { tile }, Some(Action::Take { tile: taken, .. })) => {
                    tile != *taken
                }
                _ => true,
            }),
            Phase::Move { .. } | Phase::Activate { .. } | Phase::Over { .. } => {}
        }
    }

    fn is_useful(&self, last: Option<Action>, action: Action) -> bool {
        match (action, last) {
            (Action::RemoveOne { .. } | Action::RemoveThree { .. }, _) if !self.all => false,
            (Action::Take { tile, .. }, _) if !self.known.has(tile) => false,
            (Action::Take { slot, .. }, Some(Action::Take { slot: before, .. })) => slot > before,
            // Coins first: they come to the same later.
            (Action::TurnCoins { .. }, Some(Action::Take { .. } | Action::RemoveOne { .. })) => {
                false
            }
            (Action::Buy { decoration }, Some(Action::Buy { decoration: before })) => {
                decoration >= before
            }
            (Action::Advance { track }, Some(Action::Advance { track: before })) => track >= before,
            _ => true,
        }
    }
}
