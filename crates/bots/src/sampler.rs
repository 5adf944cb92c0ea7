//! Flat Monte Carlo over imagined states.

use crate::playout::{Knowledge, Uniform, play_out};
use crate::{Bot, Choice, Dice};
use tabletop::{Briefing, Game, Seat, Silent, Standings};

/// How much a large lead counts beside the victory itself.
const MARGIN_WEIGHT: f64 = 0.05;
/// The lead, in points, that counts half of that.
const HALF_MARGIN: f64 = 10.0;

/// Imagines tables it could be sitting at, tries each action on each of them, plays on
/// to the end and takes what won most. The weaker half of the actions is dropped from
/// time to time, so that the budget goes to those that are close.
#[derive(Clone, Debug)]
pub struct Sampler<K = Uniform> {
    dice: Dice,
    playouts: u32,
    knowledge: K,
}

impl Sampler {
    /// About so many playouts for each decision. The same seed makes the same choices.
    pub fn new(playouts: u32, seed: u64) -> Self {
        Sampler::knowing(Uniform, playouts, seed)
    }
}

impl<K> Sampler<K> {
    /// The same, with a game's own knowledge in the playouts.
    pub fn knowing(knowledge: K, playouts: u32, seed: u64) -> Self {
        Sampler {
            dice: Dice::new(seed),
            playouts,
            knowledge,
        }
    }
}

/// An action with what its playouts brought.
struct Weighed<A> {
    action: A,
    playouts: u32,
    shares: f64,
    values: f64,
}

impl<A> Weighed<A> {
    fn share(&self) -> f64 {
        self.shares / f64::from(self.playouts)
    }
    fn value(&self) -> f64 {
        self.values / f64::from(self.playouts)
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Sampler<K> {
    fn choose(&mut self, briefing: &Briefing<G>, go_on: &mut dyn FnMut() -> bool) -> Choice<G> {
        let me = briefing.viewer.seat().expect("only a player is asked");
        let mut candidates = Vec::new();
        self.knowledge.candidates(briefing, &mut candidates);
        if let [only] = candidates[..] {
            return Choice::unweighed(only);
        }
        let mut weighed = self.weigh(briefing, me, candidates, go_on);
        weighed.sort_by(|a, b| b.value().total_cmp(&a.value()));
        let worth = |one: &Weighed<G::Action>| (one.playouts > 0).then(|| one.share());
        Choice {
            action: weighed[0].action,
            worth: worth(&weighed[0]),
            next_best: worth(&weighed[1]).map(|share| (weighed[1].action, share)),
        }
    }
}

impl<K> Sampler<K> {
    /// Sequential halving: each round spends an equal part of the budget on those still
    /// in it, all of them on the same imagined states, and drops the weaker half. The
    /// last two are returned, or all that are left when `go_on` said no.
    fn weigh<G: Game>(
        &mut self,
        briefing: &Briefing<G>,
        me: Seat,
        candidates: Vec<G::Action>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Weighed<G::Action>>
    where
        K: Knowledge<G>,
    {
        let belief = G::belief(&briefing.view);
        let mut legal = Vec::new();
        let mut left: Vec<_> = candidates
            .into_iter()
            .map(|action| Weighed {
                action,
                playouts: 0,
                shares: 0.0,
                values: 0.0,
            })
            .collect();
        let rounds = (left.len() as u32 - 1).ilog2() + 1;
        loop {
            let states = (self.playouts / rounds / left.len() as u32).max(1);
            for _ in 0..states {
                if !go_on() {
                    return left;
                }
                let imagined = G::imagine(&belief, &mut self.dice);
                for one in &mut left {
                    let mut state = imagined;
                    state.apply(me, one.action, &mut Silent(&mut self.dice));
                    play_out(&mut state, &self.knowledge, &mut legal, &mut self.dice);
                    let (share, value) = outcome(&state.standings(), me);
                    one.playouts += 1;
                    one.shares += share;
                    one.values += value;
                }
            }
            if left.len() == 2 {
                return left;
            }
            left.sort_by(|a, b| b.value().total_cmp(&a.value()));
            left.truncate(left.len().div_ceil(2));
        }
    }
}

/// The share of the victory, and the same with a little for the lead.
fn outcome(standings: &Standings, me: Seat) -> (f64, f64) {
    let share = standings.shares().nth(me.index());
    let share = share.expect("everybody at the table has a place");
    let scores = standings.scores();
    let mine = scores[me.index()];
    let rivals = (0..scores.len()).filter(|&seat| seat != me.index());
    let best = rivals.map(|seat| scores[seat]).max().unwrap_or(mine);
    let lead = f64::from(mine - best);
    (
        share,
        share + MARGIN_WEIGHT * lead / (lead.abs() + HALF_MARGIN),
    )
}
