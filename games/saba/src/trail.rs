//! How likely hidden cards are after what was shown.
//!
//! Spread the unseen cards evenly over the hidden places: that is right as long as no hand
//! hides a card of a kind it has shown. To show a card it is enough to hold one of its
//! kind, so a hand that held two was no likelier to show it than a hand that held one; but
//! among the even spreads it was met twice as often. Hence a spread is accepted only with
//! the chance 1/c for each card shown while c of its kind were in the hand. Whether a
//! hidden card was there already depends on when it came, which is drawn along.

use crate::memory::Trace;
use crate::pieces::{Card, Cards};
use tabletop::Chance;

/// The trail of one hand, prepared.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trail {
    steps: Vec<Trace>,
    /// The cards shown, each with the number of arrivals before it.
    shown: Vec<(Card, u8)>,
    /// The kinds shown.
    kinds: Cards,
}

/// Which arrival each card shown and each card still hidden came with.
struct Arrivals {
    shown: Vec<u8>,
    hidden: Vec<u8>,
}

impl Trail {
    pub fn new(steps: &[Trace]) -> Trail {
        let mut trail = Trail {
            steps: steps.to_vec(),
            ..Trail::default()
        };
        let mut arrivals = 0;
        for step in steps {
            match *step {
                Trace::Came(_) => arrivals += 1,
                Trace::Went(card) => {
                    trail.shown.push((card, arrivals));
                    if !trail.kinds.has(card) {
                        trail.kinds.add(card);
                    }
                }
            }
        }
        trail
    }

    /// Whether to accept that the hand hides these cards.
    #[inline]
    pub fn accepts(&self, hidden: Cards, chance: &mut impl Chance) -> bool {
        !self.kinds.shares_kind(hidden) || self.accepts_twins(hidden, chance)
    }

    fn accepts_twins(&self, hidden: Cards, chance: &mut impl Chance) -> bool {
        let mut arrivals = self.arrivals(chance);
        // As likely as they are whatever is hidden.
        while !(0..self.shown.len()).all(|at| chance.pick(self.held(at, &arrivals)) == 0) {
            arrivals = self.arrivals(chance);
        }
        chance.shuffle(&mut arrivals.hidden);
        let hidden: Vec<(Card, u8)> = hidden.iter().zip(arrivals.hidden.iter().copied()).collect();
        self.shown.iter().enumerate().all(|(at, &(card, before))| {
            let twins = hidden
                .iter()
                .filter(|&&(twin, came)| twin == card && came < before);
            let held = self.held(at, &arrivals);
            chance.pick(held + twins.count() as u32) < held
        })
    }

    /// How many of its kind were in the hand when this card was shown, those still hidden
    /// left out: itself, and those shown later that were there already.
    fn held(&self, at: usize, arrivals: &Arrivals) -> u32 {
        let (card, before) = self.shown[at];
        let later = self.shown[at + 1..].iter().zip(&arrivals.shown[at + 1..]);
        let there = later.filter(|((twin, _), came)| *twin == card && **came < before);
        1 + there.count() as u32
    }

    /// Draws for each card shown which of the places in the hand it was in.
    fn arrivals(&self, chance: &mut impl Chance) -> Arrivals {
        let mut arrivals = Arrivals {
            shown: Vec::with_capacity(self.shown.len()),
            hidden: Vec::new(),
        };
        let mut number = 0;
        for step in &self.steps {
            match *step {
                Trace::Came(count) => {
                    let places = std::iter::repeat_n(number, count.into());
                    arrivals.hidden.extend(places);
                    number += 1;
                }
                Trace::Went(_) => {
                    let at = chance.pick(arrivals.hidden.len() as u32) as usize;
                    arrivals.shown.push(arrivals.hidden.swap_remove(at));
                }
            }
        }
        arrivals
    }
}
