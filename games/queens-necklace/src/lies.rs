//! How the cards of one kind can lie, by the facts about that kind alone.

use crate::Bag;
use crate::fact::{Cards, Fact};
use crate::pieces::Card;
use tabletop::Face;

/// Where hidden cards can be: how many unknown dealt cards of each seat, which unseen draws
/// and which unseen thefts (a bit each).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Places {
    pub dealt: [u8; 4],
    pub draws: u8,
    pub thefts: u8,
}

impl Places {
    /// In how many ways the dealt cards of `other` can be chosen among these.
    #[inline]
    pub fn choices(self, other: Places) -> f64 {
        const CHOOSE: [[f64; 5]; 5] = [
            [1.0, 0.0, 0.0, 0.0, 0.0],
            [1.0, 1.0, 0.0, 0.0, 0.0],
            [1.0, 2.0, 1.0, 0.0, 0.0],
            [1.0, 3.0, 3.0, 1.0, 0.0],
            [1.0, 4.0, 6.0, 4.0, 1.0],
        ];
        let ways = |seat: usize| CHOOSE[self.dealt[seat] as usize][other.dealt[seat] as usize];
        ways(0) * ways(1) * ways(2) * ways(3)
    }

    /// The places left when `other`, which is part of them, is taken.
    #[inline]
    pub fn without(self, other: Places) -> Places {
        Places {
            dealt: core::array::from_fn(|seat| self.dealt[seat] - other.dealt[seat]),
            draws: self.draws & !other.draws,
            thefts: self.thefts & !other.thefts,
        }
    }

    /// How many cards lie in these places (a theft only moves one).
    #[inline]
    pub fn size(self) -> u32 {
        let dealt: u8 = self.dealt.iter().sum();
        u32::from(dealt) + self.draws.count_ones()
    }

    /// Everything that is part of these places and holds at most so many cards.
    #[inline]
    pub fn parts(self, most: u32, mut each: impl FnMut(Places)) {
        let up_to = |seat: usize, used: u32| u32::from(self.dealt[seat]).min(most - used);
        subsets(self.draws, |draws| {
            let used = draws.count_ones();
            if used > most {
                return;
            }
            for a in 0..=up_to(0, used) {
                for b in 0..=up_to(1, used + a) {
                    for c in 0..=up_to(2, used + a + b) {
                        for d in 0..=up_to(3, used + a + b + c) {
                            let dealt = [a, b, c, d].map(|count| count as u8);
                            subsets(self.thefts, |thefts| {
                                each(Places {
                                    dealt,
                                    draws,
                                    thefts,
                                });
                            });
                        }
                    }
                }
            }
        });
    }
}

/// Every subset of a set of bits, the empty one first.
#[inline]
fn subsets(of: u8, mut each: impl FnMut(u8)) {
    let mut subset = 0u8;
    loop {
        each(subset);
        if subset == of {
            return;
        }
        subset = subset.wrapping_sub(of) & of;
    }
}

/// Numbers the parts of some places without gaps, so that tables over them are plain lists.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    steps: [usize; 4],
    draws: usize,
    thefts: usize,
    /// How many parts there are.
    pub len: usize,
}

impl Grid {
    /// The grid of all parts of `all`, whose bits are the lowest ones.
    pub fn of(all: Places) -> Grid {
        let mut len = 1;
        let mut next = |radix: usize| {
            let step = len;
            len *= radix;
            step
        };
        let steps = all.dealt.map(|count| next(count as usize + 1));
        let draws = next(all.draws as usize + 1);
        let thefts = next(all.thefts as usize + 1);
        Grid {
            steps,
            draws,
            thefts,
            len,
        }
    }

    /// The number of a part.
    #[inline]
    pub fn at(&self, part: Places) -> usize {
        let dealt = part.dealt.iter().zip(&self.steps);
        dealt
            .map(|(&count, step)| count as usize * step)
            .sum::<usize>()
            + part.draws as usize * self.draws
            + part.thefts as usize * self.thefts
    }
}

/// n (n - 1) (n - 2) ... with k factors.
pub fn falling(n: u32, k: u32) -> f64 {
    (0..k).map(|i| f64::from(n.saturating_sub(i))).product()
}

/// What one fact says about one kind.
#[derive(Clone, Copy)]
enum Said {
    More(usize, u8),
    Less(usize),
    Draw(usize, u8),
    /// Drawn at random, and seen to be of this kind.
    Moved(usize, Option<usize>),
    /// Drawn at random, unseen.
    Theft(usize, Option<usize>, u8),
    Exactly(usize, u8),
}

/// What the facts say about this kind or, without one, about each of those that were never
/// spoken of.
fn said(card: Option<Card>, facts: &[Fact]) -> Vec<Said> {
    let is = |other: Card| card == Some(other);
    let count = |cards: Cards| card.map_or(0, |card| Bag::from(cards).count(card));
    let (mut draws, mut thefts) = (0, 0);
    let mut said = Vec::new();
    for fact in facts {
        match *fact {
            Fact::Dealt(seat, cards) if count(cards) > 0 => {
                said.push(Said::More(seat.index(), count(cards)));
            }
            Fact::Gains(seat, gained) if is(gained) => said.push(Said::More(seat.index(), 1)),
            Fact::Loses(seat, lost) if is(lost) => said.push(Said::Less(seat.index())),
            Fact::Draws(seat) => {
                said.push(Said::Draw(seat.index(), draws));
                draws += 1;
            }
            Fact::Moves(from, to, Face::Up(moved)) if is(moved) => {
                said.push(Said::Moved(from.index(), to.map(|to| to.index())));
            }
            Fact::Moves(from, to, Face::Down) => {
                said.push(Said::Theft(from.index(), to.map(|to| to.index()), thefts));
                thefts += 1;
            }
            Fact::Holds(seat, cards) => said.push(Said::Exactly(seat.index(), count(cards))),
            Fact::Lacks(seat, gem) if card.and_then(Card::gem) == Some(gem) => {
                said.push(Said::Exactly(seat.index(), 0));
            }
            Fact::Dealt(..)
            | Fact::Gains(..)
            | Fact::Loses(..)
            | Fact::Moves(_, _, Face::Up(_))
            | Fact::Lacks(..) => {}
        }
    }
    said
}

/// How likely the luck was for every way the cards of a kind can lie, by the grid's
/// numbers; 0 where a fact contradicts it. Also how many ways there are.
pub fn lies(
    card: Option<Card>,
    facts: &[Fact],
    (all, grid): (Places, &Grid),
    copies: u32,
) -> (usize, Vec<f64>) {
    let said = said(card, facts);
    let mut could = all;
    if card == Some(Card::Musketeer) {
        could.thefts = 0; // would have been caught
    }
    let mut lies = vec![0.0; grid.len];
    let mut ways = 0;
    could.parts(copies, |at| {
        let likely = likely(&said, at);
        ways += usize::from(likely > 0.0);
        lies[grid.at(at)] = likely;
    });
    (ways, lies)
}

/// How likely the luck was if the cards lay so; 0 if that contradicts a fact.
#[inline]
fn likely(said: &[Said], at: Places) -> f64 {
    let mut counts = at.dealt;
    let mut likely = 1.0;
    for what in said {
        let (from, to) = match *what {
            Said::More(seat, count) => {
                counts[seat] += count;
                continue;
            }
            Said::Draw(seat, draw) => {
                counts[seat] += at.draws >> draw & 1;
                continue;
            }
            Said::Exactly(seat, count) => {
                if counts[seat] != count {
                    return 0.0;
                }
                continue;
            }
            Said::Theft(_, _, theft) if at.thefts >> theft & 1 == 0 => continue,
            Said::Theft(from, to, _) | Said::Moved(from, to) => {
                likely *= f64::from(counts[from]);
                (from, to)
            }
            Said::Less(seat) => (seat, None),
        };
        if counts[from] == 0 {
            return 0.0;
        }
        counts[from] -= 1;
        if let Some(to) = to {
            counts[to] += 1;
        }
    }
    likely
}
