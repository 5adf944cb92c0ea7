//! Flat Monte Carlo over imagined states.

use crate::budget::Budget;
use crate::judging::judged;
use crate::knowledge::worth_weighing;
use crate::playout::{Room, play_on};
use crate::{Alternative, Bot, Choice, Desk, Dice, Knowledge, Uniform};
use tabletop::{Briefing, Game, Seat, Silent, Turn};

/// Imagines tables it could be sitting at, tries each action on each of them, plays on and
/// takes what brought most. All are tried with the same luck, so that they are compared
/// pair by pair; the weaker half is dropped from time to time, so that the budget goes to
/// those that are close.
pub struct Flat<G: Game, K = Uniform> {
    knowledge: K,
    budget: Budget,
    dice: Dice,
    under_way: Option<Halving<G>>,
}

impl<G: Game> Flat<G> {
    /// About so many playouts for each turn, at random and to the end. The same seed
    /// makes the same choices.
    pub fn new(playouts: u32, seed: u64) -> Self {
        Flat::knowing(Uniform, playouts, seed)
    }
}

impl<G: Game, K> Flat<G, K> {
    /// The same with a game's own knowledge: its candidates, its playouts, its value.
    pub fn knowing(knowledge: K, playouts: u32, seed: u64) -> Self {
        Flat {
            knowledge,
            budget: Budget::new(playouts),
            dice: Dice::new(seed),
            under_way: None,
        }
    }
}

/// An action with what its playouts brought.
#[derive(Clone, Copy, Debug)]
struct Weighed<A> {
    action: A,
    playouts: u32,
    sum: f64,
}

impl<A> Weighed<A> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.playouts)
    }
}

/// A decision that is being weighed by sequential halving: each round spends an equal part of
/// the budget on those still in it, all of them on the same imagined states, and drops the weaker
/// half. Two are weighed to the end; those that were dropped last come after them.
struct Halving<G: Game> {
    /// The ply of the question.
    ply: u32,
    me: Seat,
    belief: G::Belief,
    playouts: u32,
    rounds: u32,
    left: Vec<Weighed<G::Action>>,
    dropped: Vec<Weighed<G::Action>>,
    /// States of this round that are still to be imagined.
    states: u32,
    room: Room<G::Action>,
}

impl<G: Game> Halving<G> {
    fn new(
        ply: u32,
        me: Seat,
        belief: G::Belief,
        candidates: Vec<G::Action>,
        playouts: u32,
    ) -> Self {
        let unplayed = |action| Weighed {
            action,
            playouts: 0,
            sum: 0.0,
        };
        let left: Vec<_> = candidates.into_iter().map(unplayed).collect();
        let mut halving = Halving {
            ply,
            me,
            belief,
            playouts,
            rounds: (left.len() as u32 - 1).ilog2() + 1,
            left,
            dropped: Vec::new(),
            states: 0,
            room: Room::default(),
        };
        halving.states = halving.states_of_round();
        halving
    }

    fn states_of_round(&self) -> u32 {
        (self.playouts / self.rounds / self.left.len() as u32).max(1)
    }

    /// Weighs all that is left on one imagined state. Whether there is more to do.
    fn step(&mut self, knowledge: &impl Knowledge<G>, dice: &mut Dice) -> bool {
        let imagined = G::imagine(&self.belief, dice);
        let luck = dice.split();
        for one in &mut self.left {
            let luck = luck.clone();
            one.sum += play(
                &imagined,
                self.me,
                one.action,
                luck,
                knowledge,
                &mut self.room,
            );
            one.playouts += 1;
        }
        self.states -= 1;
        if self.states > 0 {
            return true;
        }
        if self.left.len() == 2 {
            return false;
        }
        self.left.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        self.dropped = self.left.split_off(self.left.len().div_ceil(2));
        self.states = self.states_of_round();
        true
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Flat<G, K> {
    fn choose(
        &mut self,
        briefing: &Briefing<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        let choice = self.ponder(briefing, false, go_on, desk);
        choice.unwrap_or_else(|| self.conclude())
    }

    fn ponder(
        &mut self,
        briefing: &Briefing<G>,
        _: bool,
        go_on: &(dyn Fn() -> bool + Sync),
        _: &dyn Desk,
    ) -> Option<Choice<G>> {
        let plain = self.begin(briefing);
        if plain.is_some() {
            return plain;
        }
        let halving = self.under_way.as_mut()?;
        while halving.step(&self.knowledge, &mut self.dice) {
            if !go_on() {
                return None;
            }
        }
        Some(self.conclude())
    }
}

impl<G: Game, K: Knowledge<G>> Flat<G, K> {
    /// Begins to weigh a question, unless that is under way. What is plain is said at once.
    fn begin(&mut self, briefing: &Briefing<G>) -> Option<Choice<G>> {
        let is_same = |halving: &Halving<G>| halving.ply == briefing.ply;
        if self.under_way.as_ref().is_some_and(is_same) {
            return None;
        }
        self.under_way = None;
        let me = briefing.viewer.seat().expect("only a player is asked");
        if let [only] = briefing.actions[..] {
            return Some(Choice::unweighed(only));
        }
        let belief = G::belief(&briefing.view);
        let candidates = worth_weighing(&self.knowledge, briefing, &belief, me, &mut self.dice);
        if let [only] = candidates[..] {
            return Some(Choice::unweighed(only));
        }
        // It weighs one step at a time: the next may have as much as all after it.
        let playouts = self.budget.left(briefing.ply).div_ceil(2);
        let halving = Halving::new(briefing.ply, me, belief, candidates, playouts);
        self.under_way = Some(halving);
        None
    }

    /// What was found so far.
    fn conclude(&mut self) -> Choice<G> {
        let halving = self.under_way.take().expect("something is weighed");
        let weighed = ranked(halving.left, halving.dropped);
        let cost = weighed.iter().map(|one| one.playouts).sum();
        self.budget.spend(halving.ply, 1, cost);
        let worth = |one: &Weighed<G::Action>| (one.playouts > 0).then(|| one.mean());
        Choice {
            steps: vec![weighed[0].action],
            worth: worth(&weighed[0]),
            others: weighed[1..]
                .iter()
                .filter_map(|one| {
                    Some(Alternative {
                        steps: vec![one.action],
                        worth: worth(one)?,
                    })
                })
                .take(2)
                .collect(),
            iterations: cost,
        }
    }
}

fn play<G: Game>(
    from: &G,
    me: Seat,
    action: G::Action,
    mut luck: Dice,
    knowledge: &impl Knowledge<G>,
    room: &mut Room<G::Action>,
) -> f64 {
    let mut state = *from;
    state.apply(me, action, &mut Silent(&mut luck));
    let shares = match state.turn() {
        Turn::Over => judged(&state.standings(), knowledge.half_lead()),
        Turn::Solo(_) | Turn::Sealed { .. } => {
            let Room { legal, likings } = room;
            play_on(from, state, 1, knowledge, legal, likings, &mut luck)
        }
    };
    f64::from(shares[me.index()])
}

/// Those still in it, best first, then those that were dropped.
fn ranked<A>(mut left: Vec<Weighed<A>>, dropped: Vec<Weighed<A>>) -> Vec<Weighed<A>> {
    left.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    left.extend(dropped);
    left
}
