//! One step ahead.

use crate::duel::Duel;
use crate::knowledge::worth_weighing;
use crate::{Alternative, Bot, Choice, Desk, Dice, Knowledge};
use tabletop::{Asked, Briefing, Game, Seat, Silent};

/// Tables imagined for a decision.
const TABLES: u32 = 12;

/// Does what its knowledge likes best, on the mean of a few tables it imagines, and looks
/// at nothing behind it.
#[derive(Debug)]
pub struct Greedy<K> {
    knowledge: K,
    /// Likings are divided by this and then left to luck; 0 for none of it.
    whim: f32,
    dice: Dice,
}

impl<K> Greedy<K> {
    /// The same seed makes the same choices.
    pub fn new(knowledge: K, seed: u64) -> Self {
        Greedy::with_whims(knowledge, 0.0, seed)
    }

    /// One that does not always do what it likes best: with a `whim` of 1, something
    /// liked by 1 less is done once where the best is done e times.
    pub fn with_whims(knowledge: K, whim: f32, seed: u64) -> Self {
        Greedy {
            knowledge,
            whim,
            dice: Dice::new(seed),
        }
    }

    fn rank<G: Game>(&mut self, belief: &G::Belief, me: Seat, actions: &[G::Action]) -> Vec<f32>
    where
        K: Knowledge<G>,
    {
        let mut sums = vec![0.0; actions.len()];
        let mut likings = Vec::new();
        for _ in 0..TABLES {
            let state = G::imagine(belief, &mut self.dice);
            likings.clear();
            self.knowledge.likings(&state, me, actions, &mut likings);
            for (sum, liking) in sums.iter_mut().zip(&likings) {
                *sum += liking / TABLES as f32;
            }
        }
        sums
    }

    /// The place of the choice, by likings and whim.
    fn pick(&mut self, likings: &[f32]) -> usize {
        if self.whim > 0.0 {
            let eased: Vec<f32> = likings.iter().map(|liking| liking / self.whim).collect();
            return self.dice.by_liking(&eased);
        }
        let places = 0..likings.len();
        let best = places.max_by(|&a, &b| likings[a].total_cmp(&likings[b]).then(b.cmp(&a)));
        best.expect("there is something to choose")
    }

    /// What each seat may hope for once this is done.
    fn worth<G: Game>(&mut self, belief: &G::Belief, me: Seat, action: G::Action) -> f64
    where
        K: Knowledge<G>,
    {
        let mut sum = 0.0;
        for _ in 0..TABLES {
            let mut state = G::imagine(belief, &mut self.dice);
            state.apply(me, action, &mut Silent(&mut self.dice));
            sum += f64::from(self.knowledge.value(&state)[me.index()]);
        }
        sum / f64::from(TABLES)
    }

    /// A sealed question: every answer against rivals who do what is plain.
    fn answer<G: Game>(&mut self, belief: &G::Belief, me: Seat) -> Choice<G>
    where
        K: Knowledge<G>,
    {
        let imagined = G::imagine(belief, &mut self.dice);
        let mut duel = Duel::<G>::new(me, &imagined, &self.knowledge, self.dice.split());
        for _ in 0..TABLES {
            duel.look(belief, &self.knowledge);
        }
        let worths: Vec<f32> = duel.fared.iter().map(|one| one.sum as f32).collect();
        let at = self.pick(&worths);
        let mut order: Vec<usize> = (0..worths.len()).filter(|&other| other != at).collect();
        order.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
        let mean = |at: usize| duel.fared[at].sum / f64::from(TABLES);
        Choice {
            steps: duel.mine.get(at).to_vec(),
            worth: Some(mean(at)),
            others: order
                .iter()
                .take(2)
                .map(|&at| Alternative {
                    steps: duel.mine.get(at).to_vec(),
                    worth: mean(at),
                })
                .collect(),
            iterations: duel.iterations,
        }
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Greedy<K> {
    fn choose(
        &mut self,
        briefing: &Briefing<G>,
        _: &(dyn Fn() -> bool + Sync),
        _: &dyn Desk,
    ) -> Choice<G> {
        let me = briefing.viewer.seat().expect("only a player is asked");
        if let [only] = briefing.actions[..] {
            return Choice::unweighed(only);
        }
        let belief = G::belief(&briefing.view);
        if matches!(briefing.asked, Asked::Sealed { asked, .. } if asked.len() > 1) {
            return self.answer(&belief, me);
        }
        let actions = worth_weighing(&self.knowledge, briefing, &belief, me, &mut self.dice);
        let likings = self.rank(&belief, me, &actions);
        let at = self.pick(&likings);
        let mut order: Vec<usize> = (0..actions.len()).filter(|&other| other != at).collect();
        order.sort_by(|&a, &b| likings[b].total_cmp(&likings[a]));
        Choice {
            steps: vec![actions[at]],
            worth: Some(self.worth(&belief, me, actions[at])),
            others: order
                .iter()
                .take(2)
                .map(|&other| Alternative {
                    steps: vec![actions[other]],
                    worth: self.worth(&belief, me, actions[other]),
                })
                .collect(),
            iterations: TABLES,
        }
    }
}
