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
#[derive(Clone, Debug)]
pub struct Flat<K = Uniform> {
    knowledge: K,
    budget: Budget,
    dice: Dice,
}

impl Flat {
    /// About so many playouts for each turn, at random and to the end. The same seed
    /// makes the same choices.
    pub fn new(playouts: u32, seed: u64) -> Self {
        Flat::knowing(Uniform, playouts, seed)
    }
}

impl<K> Flat<K> {
    /// The same with a game's own knowledge: its candidates, its playouts, its value.
    pub fn knowing(knowledge: K, playouts: u32, seed: u64) -> Self {
        Flat {
            knowledge,
            budget: Budget::new(playouts),
            dice: Dice::new(seed),
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

impl<G: Game, K: Knowledge<G>> Bot<G> for Flat<K> {
    fn choose(
        &mut self,
        briefing: &Briefing<G>,
        go_on: &(dyn Fn() -> bool + Sync),
        _: &dyn Desk,
    ) -> Choice<G> {
        let me = briefing.viewer.seat().expect("only a player is asked");
        if let [only] = briefing.actions[..] {
            return Choice::unweighed(only);
        }
        let belief = G::belief(&briefing.view);
        let candidates = worth_weighing(&self.knowledge, briefing, &belief, me, &mut self.dice);
        if let [only] = candidates[..] {
            return Choice::unweighed(only);
        }
        // It weighs one step at a time: the next may have as much as all after it.
        let playouts = self.budget.left(briefing.ply).div_ceil(2);
        let weighed = self.weigh(&belief, me, candidates, playouts, go_on);
        let cost = weighed.iter().map(|one| one.playouts).sum();
        self.budget.spend(briefing.ply, 1, cost);
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

impl<K> Flat<K> {
    /// Sequential halving: each round spends an equal part of the budget on those still
    /// in it, all of them on the same imagined states, and drops the weaker half. Two
    /// are weighed to the end; those that were dropped last come after them.
    fn weigh<G: Game>(
        &mut self,
        belief: &G::Belief,
        me: Seat,
        candidates: Vec<G::Action>,
        playouts: u32,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Vec<Weighed<G::Action>>
    where
        K: Knowledge<G>,
    {
        let mut room = Room::default();
        let unplayed = |action| Weighed {
            action,
            playouts: 0,
            sum: 0.0,
        };
        let mut left: Vec<_> = candidates.into_iter().map(unplayed).collect();
        let mut dropped = Vec::new();
        let rounds = (left.len() as u32 - 1).ilog2() + 1;
        loop {
            let states = (playouts / rounds / left.len() as u32).max(1);
            for _ in 0..states {
                if !go_on() {
                    return ranked(left, dropped);
                }
                let imagined = G::imagine(belief, &mut self.dice);
                let luck = self.dice.split();
                for one in &mut left {
                    one.sum += self.play(&imagined, me, one.action, luck.clone(), &mut room);
                    one.playouts += 1;
                }
            }
            if left.len() == 2 {
                return ranked(left, dropped);
            }
            left.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            dropped = left.split_off(left.len().div_ceil(2));
        }
    }

    fn play<G: Game>(
        &self,
        from: &G,
        me: Seat,
        action: G::Action,
        mut luck: Dice,
        room: &mut Room<G::Action>,
    ) -> f64
    where
        K: Knowledge<G>,
    {
        let mut state = *from;
        state.apply(me, action, &mut Silent(&mut luck));
        let shares = match state.turn() {
            Turn::Over => judged(&state.standings(), self.knowledge.half_lead()),
            Turn::Solo(_) | Turn::Sealed { .. } => {
                let Room { legal, likings } = room;
                play_on(from, state, 1, &self.knowledge, legal, likings, &mut luck)
            }
        };
        f64::from(shares[me.index()])
    }
}

/// Those still in it, best first, then those that were dropped.
fn ranked<A>(mut left: Vec<Weighed<A>>, dropped: Vec<Weighed<A>>) -> Vec<Weighed<A>> {
    left.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    left.extend(dropped);
    left
}
