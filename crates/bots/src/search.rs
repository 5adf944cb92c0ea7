//! The search: a budget for each turn, a fixed number of workings merged at the end. It can be
//! left at any time and gone on with later: what comes out is the same.

use crate::budget::Budget;
use crate::desk::{Desk, Job};
use crate::duel::{Duel, Fared};
use crate::knowledge::worth_weighing;
use crate::plan::{self, Tried};
use crate::tree::Tree;
use crate::{Alternative, Bot, Choice, Dice, Knowledge};
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
pub struct Search<G: Game, K> {
    knowledge: K,
    budget: Budget,
    dice: Dice,
    under_way: Option<UnderWay<G>>,
}

/// A decision that is being thought about.
struct UnderWay<G: Game> {
    /// The ply of the question.
    ply: u32,
    me: Seat,
    belief: G::Belief,
    /// Iterations of each working.
    each: u32,
    workings: Workings<G>,
    /// Whether what fared best is chosen, in place of what was tried most or a mixture.
    is_advice: bool,
}

enum Workings<G: Game> {
    /// Decisions taken in the open.
    Trees(Vec<Tree<G>>),
    /// A question that others answer too, all in secret.
    Duels(Vec<Duel<G>>),
}

impl<G: Game> Workings<G> {
    /// Iterations of all workings.
    fn iterations(&self) -> u32 {
        match self {
            Workings::Trees(trees) => trees.iter().map(|tree| tree.iterations).sum(),
            Workings::Duels(duels) => duels.iter().map(|duel| duel.iterations).sum(),
        }
    }
}

impl<G: Game> UnderWay<G> {
    /// Works on everything until it is done or time is up. Whether it is done.
    fn work(
        &mut self,
        knowledge: &impl Knowledge<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> bool {
        let (belief, each) = (&self.belief, self.each);
        match &mut self.workings {
            Workings::Trees(trees) => {
                work_on(trees, each, go_on, desk, |tree| {
                    tree.iterate(belief, knowledge);
                    tree.iterations
                });
                trees.iter().all(|tree| tree.iterations >= each)
            }
            Workings::Duels(duels) => {
                if duels[0].mine.len() <= 1 {
                    return true;
                }
                work_on(duels, each, go_on, desk, |duel| {
                    duel.iterate(belief, knowledge);
                    duel.iterations
                });
                duels.iter().all(|duel| duel.iterations >= each)
            }
        }
    }
}

/// Works on all of these until each has done its part or time is up.
fn work_on<W: Send>(
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

impl<G: Game, K: Knowledge<G>> Search<G, K> {
    /// So many imagined games for each turn. The same seed makes the same choices, as
    /// long as `go_on` never says no.
    pub fn new(knowledge: K, iterations: u32, seed: u64) -> Self {
        Search {
            knowledge,
            budget: Budget::new(iterations),
            dice: Dice::new(seed),
            under_way: None,
        }
    }

    /// Begins to think about a question, unless that is under way. What is plain is said at once.
    fn begin(&mut self, briefing: &Briefing<G>, is_advice: bool) -> Option<Choice<G>> {
        let is_same = |under_way: &UnderWay<G>| under_way.ply == briefing.ply;
        if self.under_way.as_ref().is_some_and(is_same) {
            return None;
        }
        self.under_way = None;
        let me = briefing.viewer.seat().expect("only a player is asked");
        if let [only] = briefing.actions[..] {
            return Some(Choice::unweighed(only));
        }
        let belief = G::belief(&briefing.view);
        let legal = worth_weighing(&self.knowledge, briefing, &belief, me, &mut self.dice);
        if let [only] = legal[..] {
            return Some(Choice::unweighed(only));
        }
        // Something is always kept for the steps that luck may bring.
        let left = self.budget.left(briefing.ply);
        let each = (left - left / 4).div_ceil(WORKINGS).max(1);
        let shared = matches!(briefing.asked, Asked::Sealed { asked, .. } if asked.len() > 1);
        let workings = match shared {
            true => {
                let imagined = G::imagine(&belief, &mut self.dice);
                let duel = |_| Duel::new(me, &imagined, &self.knowledge, self.dice.split());
                Workings::Duels((0..WORKINGS).map(duel).collect())
            }
            false => {
                let tree = |_| Tree::new(each, self.dice.split());
                Workings::Trees((0..WORKINGS).map(tree).collect())
            }
        };
        self.under_way = Some(UnderWay {
            ply: briefing.ply,
            me,
            belief,
            each,
            workings,
            is_advice,
        });
        None
    }

    /// Works on what is under way until it is done or time is up. Whether it is done.
    fn go_on(&mut self, go_on: &(dyn Fn() -> bool + Sync), desk: &dyn Desk) -> bool {
        let under_way = self.under_way.as_mut();
        under_way.is_none_or(|under_way| under_way.work(&self.knowledge, go_on, desk))
    }

    /// What was found so far.
    fn conclude(&mut self) -> Choice<G> {
        let under_way = self.under_way.take().expect("something is thought about");
        let iterations = under_way.workings.iterations();
        let (ply, is_advice) = (under_way.ply, under_way.is_advice);
        let choice = match &under_way.workings {
            Workings::Trees(trees) => self.weighed_steps(&under_way, trees),
            Workings::Duels(duels) => self.weighed_answers(&under_way, duels),
        };
        self.budget.spend(ply, choice.steps.len(), iterations);
        match is_advice {
            true => choice.in_order(),
            false => choice,
        }
    }

    fn whole(
        &mut self,
        briefing: &Briefing<G>,
        is_advice: bool,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        if let Some(plain) = self.begin(briefing, is_advice) {
            return plain;
        }
        self.go_on(go_on, desk);
        self.conclude()
    }

    fn weighed_steps(&mut self, under_way: &UnderWay<G>, trees: &[Tree<G>]) -> Choice<G> {
        let UnderWay { belief, me, .. } = under_way;
        let (me, knowledge) = (*me, &self.knowledge);
        let roots = vec![0; trees.len()];
        let mut tried = plan::tried(trees, &roots, me);
        if under_way.is_advice {
            advisable(&mut tried);
        }
        let best: &Tried<G::Action> = &tried[0];
        let imagined = G::imagine(belief, &mut self.dice);
        Choice {
            steps: plan::steps(trees, best.action, me, &imagined, knowledge),
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
            iterations: under_way.workings.iterations(),
        }
    }

    fn weighed_answers(&mut self, under_way: &UnderWay<G>, duels: &[Duel<G>]) -> Choice<G> {
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
        let at = match under_way.is_advice {
            true => best().unwrap_or(0),
            false => self.mixed(&fared),
        };
        let chosen = fared.remove(at).1;
        match under_way.is_advice {
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
            iterations: under_way.workings.iterations(),
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
        self.whole(briefing, false, go_on, desk)
    }

    fn advise(
        &mut self,
        briefing: &Briefing<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        self.whole(briefing, true, go_on, desk)
    }

    fn ponder(
        &mut self,
        briefing: &Briefing<G>,
        is_advice: bool,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Option<Choice<G>> {
        let plain = self.begin(briefing, is_advice);
        if plain.is_some() {
            return plain;
        }
        self.go_on(go_on, desk).then(|| self.conclude())
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
