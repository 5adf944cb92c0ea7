//! Plans for one's own next turns, the best kept after each. The rivals are left out of the
//! turns to come, but for the points they will make meanwhile.

use crate::judge::{Judge, Past};
use crate::lines::Lines;
use bots::{Dice, mix};
use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use tabletop::{Game, Seat, Silent, Turn};
use versailles::phase::Phase;
use versailles::{Action, Versailles};

/// So many of the first turns are planned to the end, however they seem.
const KEPT: usize = 12;
/// Room that is made beforehand, in positions.
const MOST_ROOM: u32 = 1 << 13;
/// Positions looked at between two looks at the clock.
const SLICE: u32 = 128;

/// One way to play the present turn.
pub struct Line {
    pub steps: Vec<Action>,
    /// Of the best plan that begins with it, if there is one still.
    pub worth: Option<f32>,
}

/// Where a plan has come to.
#[derive(Clone, Copy)]
struct Plan {
    table: Versailles,
    worth: f32,
    past: Past,
    /// The line it begins with.
    line: u32,
}

pub struct Beam<'a> {
    judge: Judge<'a>,
    ways: Lines,
    pub lines: Vec<Line>,
    plans: Vec<Plan>,
    /// Own turns planned.
    turns: u32,
    /// Positions looked at.
    pub looked_at: u32,
}

impl<'a> Beam<'a> {
    /// Every line of the present turn.
    pub fn new(judge: Judge<'a>, table: &Versailles) -> Self {
        let me = judge.me;
        let mut ways = Lines::new(table, me);
        let (mut lines, mut plans): (Vec<Line>, Vec<Plan>) = (Vec::new(), Vec::new());
        ways.now(table, &mut |after, steps| {
            let table = settled(after, me);
            let worth = judge.worth(&table, 1, &Past::default());
            plans.push(Plan {
                table,
                worth,
                past: Past::default(),
                line: lines.len() as u32,
            });
            lines.push(Line {
                steps: steps.to_vec(),
                worth: None,
            });
        });
        let looked_at = lines.len() as u32;
        // A game that is won by ending it is ended; one that is lost by it is not, as long as
        // there is something else to do.
        let shares = |share: f64| move |plan: &Plan| shared(&plan.table, me) == Some(share);
        let (is_won, is_lost) = (shares(1.0), shares(0.0));
        if plans.iter().any(is_won) {
            plans.retain(is_won);
        } else if !plans.iter().all(is_lost) {
            plans.retain(|plan| !is_lost(plan));
        }
        let mut beam = Beam {
            judge,
            ways,
            lines,
            plans,
            turns: 1,
            looked_at,
        };
        beam.note();
        beam
    }

    /// What the lines are worth by the plans there are.
    fn note(&mut self) {
        for line in &mut self.lines {
            line.worth = None;
        }
        for plan in &self.plans {
            let worth = &mut self.lines[plan.line as usize].worth;
            *worth = Some(worth.map_or(plan.worth, |known| known.max(plan.worth)));
        }
    }

    /// One turn more, from the best plans on as far as about `most` positions go. False if
    /// time was up before: then nothing has changed.
    pub fn deepen(&mut self, most: u32, go_on: &(dyn Fn() -> bool + Sync)) -> bool {
        let me = self.judge.me;
        let room = most.min(MOST_ROOM) as usize;
        let (mut next, mut seen) = (Vec::with_capacity(room), HashSet::with_capacity(room));
        let (judge, turns) = (&self.judge, self.turns + 1);
        let mut unasked = 0;
        for (rank, at) in self.order().into_iter().enumerate() {
            let plan = self.plans[at];
            if plan.table.turn() == Turn::Over {
                next.push(plan);
                continue;
            }
            if rank >= KEPT && next.len() as u32 >= most {
                break;
            }
            let past = judge.past(&plan.table, self.turns, &plan.past);
            self.ways.later(&plan.table, &mut |after, _| {
                unasked += 1;
                self.looked_at += 1;
                let table = settled(after, me);
                if seen.insert(key(&table, me)) {
                    next.push(Plan {
                        table,
                        worth: judge.worth(&table, turns, &past),
                        past,
                        line: plan.line,
                    });
                }
            });
            if unasked >= SLICE {
                unasked = 0;
                if !go_on() {
                    return false;
                }
            }
        }
        self.turns = turns;
        self.plans = next;
        self.note();
        true
    }

    /// The best plan of each of the best lines, then all the others, best first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.plans.len()).collect();
        order.sort_by(|&a, &b| self.plans[b].worth.total_cmp(&self.plans[a].worth));
        let mut begun = vec![false; self.lines.len()];
        let mut kept = 0;
        let (mut first, rest): (Vec<usize>, Vec<usize>) = order.into_iter().partition(|&at| {
            let begun = &mut begun[self.plans[at].line as usize];
            let is_first = !*begun && kept < KEPT;
            *begun |= is_first;
            kept += usize::from(is_first);
            is_first
        });
        first.extend(rest);
        first
    }
}

/// The share of the victory, if the game is over.
fn shared(table: &Versailles, me: Seat) -> Option<f64> {
    let share = || table.standings().shares().nth(me.index());
    (table.turn() == Turn::Over).then(share).flatten()
}

/// The table when all others have declined to share, as if their turns were over.
fn settled(table: &Versailles, me: Seat) -> Versailles {
    let mut table = *table;
    while let Phase::Work(work) = table.phase_now() {
        table.apply(work.player, Action::End {}, &mut Silent(Dice::new(0)));
    }
    table.as_if_next(me)
}

/// What makes two positions of a plan the same.
fn key(table: &Versailles, me: Seat) -> u64 {
    let mut mixer = Mixer(0);
    table.player(me).hash(&mut mixer);
    table.palace().hash(&mut mixer);
    table.kings_way().hash(&mut mixer);
    mixer.finish()
}

struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = mix(self.0 ^ u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
