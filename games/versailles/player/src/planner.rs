//! The player: plans her next turns and plays the first of the best plan.

use crate::beam::{Beam, Line};
use crate::judge::Judge;
use crate::weights::{self, Weights};
use bots::{Alternative, Bot, Choice, Desk, Dice};
use tabletop::{Briefing, Game};
use versailles::{Action, Versailles};

/// Plans with so many positions a turn. The same question always gets the same answer.
#[derive(Debug)]
pub struct Planner {
    weights: fn(u8) -> &'static Weights,
    positions: u32,
}

impl Planner {
    /// One who goes by what was learned from games.
    pub fn learned(positions: u32) -> Planner {
        Planner {
            weights: weights::learned,
            positions,
        }
    }

    /// One who goes by what was written by hand: good enough to learn from.
    pub fn by_hand(positions: u32) -> Planner {
        Planner {
            weights: weights::by_hand,
            positions,
        }
    }
}

/// Own turns planned with so many positions.
fn turns(positions: u32) -> u32 {
    match positions {
        0..50 => 1,
        50..250 => 2,
        250..1000 => 4,
        1000..4000 => 7,
        4000..30_000 => 10,
        _ => 12,
    }
}

impl Bot<Versailles> for Planner {
    fn choose(
        &mut self,
        briefing: &Briefing<Versailles>,
        go_on: &(dyn Fn() -> bool + Sync),
        _: &dyn Desk,
    ) -> Choice<Versailles> {
        let me = briefing.viewer.seat().expect("only a player is asked");
        if let [only] = briefing.actions[..] {
            return Choice::unweighed(only);
        }
        let belief = Versailles::belief(&briefing.view);
        let table = Versailles::imagine(&belief, &mut Dice::new(0));
        let judge = Judge::new((self.weights)(table.seats()), &table, me);
        let mut beam = Beam::new(judge, &table);
        let turns = turns(self.positions);
        for _ in 1..turns {
            if !go_on() || !beam.deepen(self.positions / turns, go_on) {
                break;
            }
        }
        let iterations = beam.looked_at;
        best(beam.lines, iterations)
    }
}

/// The best line, and the best two that begin in other ways.
fn best(lines: Vec<Line>, iterations: u32) -> Choice<Versailles> {
    let worth = |line: Line| Some((f64::from(line.worth?), line.steps));
    let mut weighed: Vec<(f64, Vec<Action>)> = lines.into_iter().filter_map(worth).collect();
    // What brings nothing is left alone: others might share it.
    let passes = |steps: &[Action]| steps.contains(&Action::Pass {});
    weighed.sort_by(|(a, one), (b, other)| b.total_cmp(a).then(passes(other).cmp(&passes(one))));
    let mut weighed = weighed.into_iter();
    let (worth, steps) = weighed.next().expect("there is always something to do");
    let mut others: Vec<Alternative<Versailles>> = Vec::new();
    for (worth, other) in weighed {
        let begins = |told: &Vec<Action>| told[0] == other[0];
        if !begins(&steps) && !others.iter().any(|told| begins(&told.steps)) {
            others.push(Alternative {
                steps: other,
                worth,
            });
        }
    }
    others.truncate(2);
    Choice {
        steps,
        worth: Some(worth),
        others,
        iterations,
    }
}
