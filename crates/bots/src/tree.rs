//! Decisions taken in the open: a tree over imagined states.
//!
//! Every iteration imagines the table anew and walks down by what is legal there; luck
//! does not branch, so a node stands for all tables on which the same decisions were
//! taken. Each seat looks after its own share (max^n). A sealed question that comes up
//! is answered by each seat from the same node, none knowing the others' answers, and
//! goes on from one node whatever they were.

use crate::edges::{Arena, NONE};
use crate::judging::{Shares, judged};
use crate::maths::exp;
use crate::playout::{Room, play_on};
use crate::{Dice, Knowledge};
use tabletop::{Game, Seat, Silent, Turn};

/// What an untried decision is thought to be less worth than those tried.
const DOUBT: f32 = 0.04;
/// Decisions in the tree for each iteration, at most: beyond it nothing more is added.
const EDGES: usize = 10;
/// The most of them at all.
const MOST_EDGES: usize = 1 << 19;

#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    pub arena: Arena<G::Action>,
    pub iterations: u32,
    dice: Dice,
    room: Room<G::Action>,
    /// Edges taken in this iteration.
    path: Vec<u32>,
    /// Edges open at the node looked at.
    open: Vec<u32>,
}

/// What came of a look at a node.
enum Step {
    /// There was nothing to choose.
    Forced,
    Known(u32),
    /// Never taken before: the tree ends here.
    New(u32),
    /// The tree has no room for this node.
    Full,
}

impl<G: Game> Tree<G> {
    pub fn new(iterations: u32, dice: Dice) -> Self {
        let edges = (iterations as usize).saturating_mul(EDGES) + 1024;
        let edges = edges.min(MOST_EDGES);
        let nodes = (iterations as usize).saturating_mul(2) + 64;
        Tree {
            arena: Arena::new(edges, nodes.min(MOST_EDGES)),
            iterations: 0,
            dice,
            room: Room::default(),
            path: Vec::with_capacity(512),
            open: Vec::with_capacity(256),
        }
    }

    /// Imagines one table, walks down, plays on from there and remembers what came of it.
    /// Instructions are counted in here, by the name of this function.
    #[inline(never)]
    pub fn iterate(&mut self, belief: &G::Belief, knowledge: &impl Knowledge<G>) {
        let from = G::imagine(belief, &mut self.dice);
        self.path.clear();
        let shares = self.descend(&from, knowledge);
        for &at in &self.path {
            let seat = self.arena.links[at as usize].seat;
            let edge = &mut self.arena.edges[at as usize];
            edge.visits += 1;
            edge.sum += shares[seat.index()];
        }
        self.iterations += 1;
    }

    fn descend(&mut self, from: &G, knowledge: &impl Knowledge<G>) -> Shares {
        let mut state = *from;
        let mut node = 0;
        let mut plies = 0;
        loop {
            let question = state.turn();
            if question == Turn::Over {
                return judged(&state.standings(), knowledge.half_lead());
            }
            if plies > 0 && knowledge.rests(from, &state, plies) {
                return knowledge.value(&state);
            }
            let Some(behind) = self.answer(&mut state, question, node, &mut plies, knowledge)
            else {
                let Room { legal, likings } = &mut self.room;
                let dice = &mut self.dice;
                return play_on(from, state, plies, knowledge, legal, likings, dice);
            };
            node = behind;
        }
    }

    /// Takes the decision asked for, or all answers to a sealed question; the node behind,
    /// if the tree goes on there.
    fn answer(
        &mut self,
        state: &mut G,
        question: Turn,
        node: u32,
        plies: &mut u32,
        knowledge: &impl Knowledge<G>,
    ) -> Option<u32> {
        let passed = knowledge.pass(state, &mut self.dice);
        *plies += passed;
        if !question.is_shared_question() {
            if passed > 0 {
                return Some(node);
            }
            let seat = question.owed().iter().next().expect("somebody is asked");
            return self.step(state, seat, node, plies, knowledge);
        }
        if passed as usize == question.owed().len() {
            return Some(self.arena.after(node));
        }
        for seat in question.owed().iter() {
            let mut own = node;
            let mut open = state.turn();
            while open.owed().contains(seat) {
                own = self.step(state, seat, own, plies, knowledge)?;
                let before = core::mem::replace(&mut open, state.turn());
                // The last answer may bring the next question to the same players.
                if !before.stays_open(open) {
                    break;
                }
            }
        }
        Some(self.arena.after(node))
    }

    fn step(
        &mut self,
        state: &mut G,
        seat: Seat,
        node: u32,
        plies: &mut u32,
        knowledge: &impl Knowledge<G>,
    ) -> Option<u32> {
        self.room.legal.clear();
        state.legal_actions(seat, &mut self.room.legal);
        if self.room.legal.len() > 1 {
            knowledge.candidates(state, seat, &mut self.room.legal);
        }
        let (action, behind) = match self.select(state, seat, node, knowledge) {
            Step::Forced => (self.room.legal[0], Some(node)),
            Step::Known(edge) => {
                self.path.push(edge);
                let action = self.arena.links[edge as usize].action;
                (action, Some(self.arena.child(edge)))
            }
            Step::New(edge) => {
                self.path.push(edge);
                (self.arena.links[edge as usize].action, None)
            }
            Step::Full => return None,
        };
        state.apply(seat, action, &mut Silent(&mut self.dice));
        *plies += 1;
        behind
    }

    /// The decision that promises most, what is likely being tried first.
    fn select(&mut self, state: &G, seat: Seat, node: u32, knowledge: &impl Knowledge<G>) -> Step {
        if self.room.legal.len() == 1 {
            return Step::Forced;
        }
        if !self.open_edges(state, seat, node, knowledge) {
            return Step::Full;
        }
        let (mut visits, mut sum) = (0, 0.0);
        for &at in &self.open {
            let edge = &mut self.arena.edges[at as usize];
            edge.seen += 1;
            visits += edge.visits;
            sum += edge.sum;
        }
        let expected = if visits > 0 {
            sum / visits as f32 - DOUBT
        } else {
            0.0
        };
        let curiosity = knowledge.curiosity();
        let mut best = (NONE, f32::MIN);
        for &at in &self.open {
            let edge = &self.arena.edges[at as usize];
            let worth = match edge.visits {
                0 => expected,
                _ => edge.mean(),
            };
            let likely = edge.prior * (edge.seen as f32).sqrt() / (1 + edge.visits) as f32;
            let promise = worth + curiosity * likely;
            if promise > best.1 {
                best = (at, promise);
            }
        }
        match self.arena.edges[best.0 as usize].visits {
            0 => Step::New(best.0),
            _ => Step::Known(best.0),
        }
    }

    /// Finds the edges of all that is legal, and adds those that are new; false if there
    /// is no room for them.
    fn open_edges(
        &mut self,
        state: &G,
        seat: Seat,
        node: u32,
        knowledge: &impl Knowledge<G>,
    ) -> bool {
        self.open.clear();
        let mut hint = self.arena.nodes[node as usize].first;
        let mut weighed = false;
        for at in 0..self.room.legal.len() {
            let action = self.room.legal[at];
            let edge = match self.arena.find(node, hint, seat, action) {
                Some(edge) => edge,
                None => {
                    if !self.arena.has_room(self.room.legal.len()) {
                        return false;
                    }
                    if !weighed {
                        self.weigh(state, seat, knowledge);
                        weighed = true;
                    }
                    let prior = self.room.likings[at];
                    self.arena.add_edge(node, seat, action, prior)
                }
            };
            hint = self.arena.links[edge as usize].next;
            self.open.push(edge);
        }
        true
    }

    /// How likely each legal action is.
    fn weigh(&mut self, state: &G, seat: Seat, knowledge: &impl Knowledge<G>) {
        let Room { legal, likings } = &mut self.room;
        likings.clear();
        knowledge.likings(state, seat, legal, likings);
        let most = likings.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for liking in likings.iter_mut() {
            *liking = exp(*liking - most);
            sum += *liking;
        }
        likings.iter_mut().for_each(|liking| *liking /= sum);
    }
}
