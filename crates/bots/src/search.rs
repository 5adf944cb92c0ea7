//! The search: a budget for each turn, a fixed number of workings merged at the end.

use crate::budget::Budget;
use crate::desk::{Desk, Job};
use crate::duel::{Duel, Fared};
use crate::knowledge::worth_weighing;
use crate::plan::{self, Tried};
use crate::tree::Tree;
use crate::{Alternative, Bot, Choice, Dice, Knowledge};
use std::marker::PhantomData;
use tabletop::{Asked, Briefing, Game, Seat};

/// So many workings side by side, each with its own luck, on however many threads: what
/// comes out is the same.
const WORKINGS: u32 = 2;
/// A job looks at the clock after so many iterations.
const SLICE: u32 = 8;
/// An answer in the mixture less often than this is not given.
const RARE: f64 = 0.15;
/// What is advised was tried at least this part as often as what was tried most.
const ADVISED: u32 = 4;
/// What is told besides, this part, and at least so often.
const TOLD: u32 = 40;
const TOLD_TIMES: u32 = 30;

/// Searches over tables it imagines, with a game's own knowledge. The budget is for a
/// turn: as long as nobody else decides in between, its decisions share it.
#[derive(Debug)]
pub struct Search<G: Game, K> {
    knowledge: K,
    budget: Budget,
    dice: Dice,
    /// Whether what fared best is chosen, in place of what was tried most or a mixture.
    is_advising: bool,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, K: Knowledge<G>> Search<G, K> {
    /// So many imagined games for each turn. The same seed makes the same choices, as
    /// long as `go_on` never says no.
    pub fn new(knowledge: K, iterations: u32, seed: u64) -> Self {
        Search {
            knowledge,
            budget: Budget::new(iterations),
            dice: Dice::new(seed),
            is_advising: false,
            game: PhantomData,
        }
    }

    /// Works on all of these until each has done its part or time is up.
    fn work<W: Send>(
        workings: &mut [W],
        each: u32,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
        iterate: impl Fn(&mut W) -> u32 + Sync,
    ) {
        let iterate = &iterate;
        let mut jobs: Vec<_> = workings
            .iter_mut()
            .map(|working| {
                move || {
                    for _ in 0..SLICE {
                        if iterate(working) >= each {
                            return false;
                        }
                    }
                    go_on()
                }
            })
            .collect();
        let mut jobs: Vec<&mut Job<'_>> = jobs.iter_mut().map(|job| job as _).collect();
        desk.run(&mut jobs);
    }

    fn weigh_steps(
        &mut self,
        belief: &G::Belief,
        me: Seat,
        each: u32,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        let knowledge = &self.knowledge;
        let mut trees: Vec<Tree<G>> = (0..WORKINGS)
            .map(|_| Tree::new(each, self.dice.split()))
            .collect();
        Self::work(&mut trees, each, go_on, desk, |tree| {
            tree.iterate(belief, knowledge);
            tree.iterations
        });
        let roots = vec![0; trees.len()];
        let mut tried = plan::tried(&trees, &roots, me);
        if self.is_advising {
            advisable(&mut tried);
        }
        let best: &Tried<G::Action> = &tried[0];
        let imagined = G::imagine(belief, &mut self.dice);
        Choice {
            steps: plan::steps(&trees, best.action, me, &imagined, knowledge),
            worth: Some(best.mean()),
            others: tried[1..]
                .iter()
                .filter(|one| one.visits > 0)
                .take(2)
                .map(|one| Alternative {
                    steps: vec![one.action],
                    worth: one.mean(),
                })
                .collect(),
            iterations: trees.iter().map(|tree| tree.iterations).sum(),
        }
    }

    fn weigh_answers(
        &mut self,
        belief: &G::Belief,
        me: Seat,
        each: u32,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        let knowledge = &self.knowledge;
        let imagined = G::imagine(belief, &mut self.dice);
        let mut duels: Vec<Duel<G>> = (0..WORKINGS)
            .map(|_| Duel::new(me, &imagined, knowledge, self.dice.split()))
            .collect();
        if duels[0].mine.len() > 1 {
            Self::work(&mut duels, each, go_on, desk, |duel| {
                duel.iterate(belief, knowledge);
                duel.iterations
            });
        }
        let mut fared: Vec<(usize, Fared)> = duels[0].fared.iter().copied().enumerate().collect();
        for duel in &duels[1..] {
            for ((_, sum), more) in fared.iter_mut().zip(&duel.fared) {
                sum.weight += more.weight;
                sum.sum += more.sum;
                sum.times += more.times;
            }
        }
        let mean = |one: &Fared| one.sum / f64::from(one.times.max(1));
        let worth = |one: &Fared| (one.times > 0).then(|| mean(one));
        // All answers were tried equally often, so that means can be compared.
        let by_mean = |a: &Fared, b: &Fared| mean(a).total_cmp(&mean(b));
        let best = || (0..fared.len()).max_by(|&a, &b| by_mean(&fared[a].1, &fared[b].1));
        let at = match self.is_advising {
            true => best().unwrap_or(0),
            false => self.mixed(&fared),
        };
        let chosen = fared.remove(at).1;
        match self.is_advising {
            true => fared.sort_by(|(_, a), (_, b)| by_mean(b, a)),
            false => fared.sort_by(|(_, a), (_, b)| b.weight.total_cmp(&a.weight)),
        }
        let mine = &duels[0].mine;
        Choice {
            steps: mine.get(at).to_vec(),
            worth: worth(&chosen),
            others: fared
                .iter()
                .filter_map(|(at, one)| {
                    Some(Alternative {
                        steps: mine.get(*at).to_vec(),
                        worth: worth(one)?,
                    })
                })
                .take(2)
                .collect(),
            iterations: duels.iter().map(|duel| duel.iterations).sum(),
        }
    }

    /// One of the answers, by the mean of the mixtures, rare ones left out.
    fn mixed(&mut self, fared: &[(usize, Fared)]) -> usize {
        let most = fared.iter().map(|(_, one)| one.weight).fold(0.0, f64::max);
        let weight = |one: &Fared| match one.weight >= RARE * most {
            true => one.weight,
            false => 0.0,
        };
        let sum: f64 = fared.iter().map(|(_, one)| weight(one)).sum();
        let mut left = f64::from(self.dice.share()) * sum;
        for (at, (_, one)) in fared.iter().enumerate() {
            left -= weight(one);
            if left < 0.0 {
                return at;
            }
        }
        0
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Search<G, K> {
    fn choose(
        &mut self,
        briefing: &Briefing<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        let me = briefing.viewer.seat().expect("only a player is asked");
        if let [only] = briefing.actions[..] {
            return Choice::unweighed(only);
        }
        let belief = G::belief(&briefing.view);
        let legal = worth_weighing(&self.knowledge, briefing, &belief, me, &mut self.dice);
        if let [only] = legal[..] {
            return Choice::unweighed(only);
        }
        // Something is always kept for the steps that luck may bring.
        let left = self.budget.left(briefing.ply);
        let each = (left - left / 4).div_ceil(WORKINGS).max(1);
        let shared = matches!(briefing.asked, Asked::Sealed { asked, .. } if asked.len() > 1);
        let choice = match shared {
            true => self.weigh_answers(&belief, me, each, go_on, desk),
            false => self.weigh_steps(&belief, me, each, go_on, desk),
        };
        self.budget
            .spend(briefing.ply, choice.steps.len(), choice.iterations);
        choice
    }

    fn advise(
        &mut self,
        briefing: &Briefing<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        self.is_advising = true;
        let choice = self.choose(briefing, go_on, desk);
        self.is_advising = false;
        choice.in_order()
    }
}

/// Best first, by what they brought, among those tried often; without those tried seldom.
fn advisable<A>(tried: &mut Vec<Tried<A>>) {
    let most = tried.iter().map(|one| one.visits).max().unwrap_or(0);
    let told = (most / TOLD).max(TOLD_TIMES).min(most.max(1));
    tried.retain(|one| one.visits >= told);
    let often = |one: &Tried<A>| one.visits >= most / ADVISED;
    tried.sort_by(|a, b| {
        let by_often = often(b).cmp(&often(a));
        by_often.then(b.mean().total_cmp(&a.mean()))
    });
}
