//! What each seat may hope for, learned by self-play: `data/values.txt` says by which
//! command.

use crate::displays::plain;
use bots::{Features, Lessons, Shares, Values};
use queens_necklace::phase::Phase;
use queens_necklace::score::Outcome;
use queens_necklace::{Card, QueensNecklace};
use std::sync::LazyLock;
use tabletop::{Game, Seat, Turn};

static VALUES: LazyLock<Values> = LazyLock::new(|| {
    let text = include_str!("../data/values.txt");
    text.parse().expect("a test reads the weights")
});

/// When a sale begins and when one is over, for each number of sales held and of seats.
const STAGES: usize = 6;

/// True gems by how many a card shows, whatever their type; the other cards by kind; what a
/// plain display earns; how far ahead in each gem, the most fashionable first; Rings with
/// Bankers; the score.
const FEATURES: usize = 3 + OTHERS + 7;
/// Kinds of cards from amber on.
const OTHERS: usize = Card::KINDS - Card::Amber as usize;

/// What is learned about Queen's Necklace.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sales;

impl Lessons<QueensNecklace> for Sales {
    fn stages(&self) -> usize {
        3 * STAGES
    }

    fn features(&self) -> usize {
        FEATURES
    }

    fn stage(&self, state: &QueensNecklace) -> Option<usize> {
        let seats = usize::from(state.seats() - 2);
        let held = usize::from(state.sales_held());
        let begins = match state.phase() {
            Phase::Sale { asked, owed, .. } if asked == owed => 0,
            Phase::Influence { .. } | Phase::Purchase { bought: false, .. } => 1,
            Phase::Sale { .. }
            | Phase::Obey { .. }
            | Phase::Purchase { .. }
            | Phase::Cardinal { .. }
            | Phase::Queen { .. }
            | Phase::Alchemist { .. }
            | Phase::Over => return None,
        };
        Some(STAGES * seats + 2 * held + begins)
    }

    fn describe(&self, state: &QueensNecklace, out: &mut Features) {
        let mut gems = [[0.0; 4]; 4];
        for seat in Seat::all(state.seats()) {
            let held = state.hand(seat).gems();
            for at in 0..4 {
                gems[seat.index()][at] = f32::from(held[at]);
            }
        }
        let displays = &plain(state)[..usize::from(state.seats())];
        let outcome = Outcome::of(displays, state.fashion());
        for seat in Seat::all(state.seats()) {
            let counts = state.hand(seat).counts();
            let count = |at: usize| f32::from(counts[at]);
            let mut had = [0.0; FEATURES];
            let (cards, besides) = had.split_at_mut(3 + OTHERS);
            for (at, had) in cards.iter_mut().enumerate() {
                *had = match at {
                    0..3 => count(at) + count(at + 3) + count(at + 6),
                    _ => count(Card::KINDS - OTHERS + at - 3),
                };
            }
            besides[0] = f32::from(outcome.earned[seat.index()]);
            let ahead = ahead(&gems, seat);
            for (had, gem) in besides[1..5].iter_mut().zip(state.fashion()) {
                *had = ahead[gem.index()];
            }
            besides[5] = count(Card::Ring.index()) * count(Card::Banker.index());
            besides[6] = f32::from(state.score(seat));
            out.push_all(&had);
        }
    }
}

/// How far this seat is ahead in each gem, in a scale on which a few are nearly as good as
/// many.
fn ahead(gems: &[[f32; 4]; 4], seat: Seat) -> [f32; 4] {
    let mut most = [0.0f32; 4];
    for other in (0..4).filter(|&other| other != seat.index()) {
        for at in 0..4 {
            let held = gems[other][at];
            most[at] = if held > most[at] { held } else { most[at] };
        }
    }
    let mut ahead = gems[seat.index()];
    for at in 0..4 {
        let lead = ahead[at] - most[at];
        ahead[at] = lead / (1.0 + lead.abs());
    }
    ahead
}

/// What each seat may hope for.
pub fn value(state: &QueensNecklace) -> Shares {
    debug_assert!(state.turn() != Turn::Over);
    let sales = Sales;
    let stage = sales.stage(state).unwrap_or_else(|| {
        // Between two of those moments it is much like after the last sale.
        STAGES * usize::from(state.seats() - 2) + 2 * usize::from(state.sales_held()) + 1
    });
    VALUES.shares(&sales, state, stage, crate::HALF_LEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_weight_for_everything() {
        assert!(VALUES.fit(&Sales));
    }
}
