//! The steps of one decision, as far as nothing new comes to light: a match takes them as
//! one list, and they share one search.

use crate::edges::NONE;
use crate::tree::Tree;
use crate::{Dice, Knowledge};
use tabletop::{Chance, Dealer, Game, Seat, SeatSet, Sees, Turn};

/// A later step must have been tried so often to be taken without another search.
const TRIED: u32 = 40;

/// A dealer who notes whether luck was met or anything told that was not known.
struct Noting {
    dice: Dice,
    closed: bool,
}

impl Chance for Noting {
    fn pick(&mut self, options: u32) -> u32 {
        self.closed |= options > 1;
        self.dice.pick(options)
    }
}

impl<E> Dealer<E> for Noting {
    fn announce(&mut self, _: impl FnOnce() -> E) {}
    fn reveal(&mut self, _: impl FnOnce() -> E) {
        self.closed = true;
    }
    fn whisper(&mut self, _: SeatSet, _: impl Fn(Sees) -> E) {
        self.closed = true;
    }
    fn tell(&mut self, _: SeatSet, _: impl FnOnce() -> E) {
        self.closed = true;
    }
}

/// One step with how it fared in all trees together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<A> {
    pub action: A,
    pub visits: u32,
    pub sum: f32,
}

impl<A> Tried<A> {
    pub fn mean(&self) -> f64 {
        f64::from(self.sum) / f64::from(self.visits.max(1))
    }
}

/// What `seat` tried at these nodes, one for each tree; most tried first.
pub(crate) fn tried<G: Game>(
    trees: &[Tree<G>],
    nodes: &[u32],
    seat: Seat,
) -> Vec<Tried<G::Action>> {
    let mut all: Vec<Tried<G::Action>> = Vec::new();
    for (tree, &node) in trees.iter().zip(nodes) {
        if node == NONE {
            continue;
        }
        let edges = tree.arena.of_node(node);
        for (link, edge) in edges.filter(|(link, _)| link.seat == seat) {
            match all.iter_mut().find(|one| one.action == link.action) {
                Some(one) => {
                    one.visits += edge.visits;
                    one.sum += edge.sum;
                }
                None => all.push(Tried {
                    action: link.action,
                    visits: edge.visits,
                    sum: edge.sum,
                }),
            }
        }
    }
    all.sort_by(|a, b| {
        let by_visits = b.visits.cmp(&a.visits);
        by_visits.then(b.mean().total_cmp(&a.mean()))
    });
    all
}

/// The first step, and those after it that the trees are sure of.
pub(crate) fn steps<G: Game>(
    trees: &[Tree<G>],
    first: G::Action,
    me: Seat,
    imagined: &G,
    knowledge: &impl Knowledge<G>,
) -> Vec<G::Action> {
    let mut steps = vec![first];
    let mut nodes = vec![0; trees.len()];
    let mut state = *imagined;
    let mut dealer = Noting {
        dice: Dice::new(0),
        closed: false,
    };
    let mut forced = false;
    loop {
        let last = steps[steps.len() - 1];
        if !forced {
            for (tree, node) in trees.iter().zip(&mut nodes) {
                *node = match *node {
                    NONE => NONE,
                    at => child(tree, at, me, last),
                };
            }
        }
        let before = state.turn();
        state.apply(me, last, &mut dealer);
        // A match takes no list that goes on into another kind of question.
        if dealer.closed || before != Turn::Solo(me) || state.turn() != before {
            return steps;
        }
        let mut legal = Vec::new();
        state.legal_actions(me, &mut legal);
        knowledge.candidates(&state, me, &mut legal);
        forced = legal.len() == 1;
        if forced {
            steps.push(legal[0]);
            continue;
        }
        match tried(trees, &nodes, me).first() {
            Some(best) if best.visits >= TRIED && legal.contains(&best.action) => {
                steps.push(best.action);
            }
            Some(_) | None => return steps,
        }
    }
}

/// The node behind this step of `me`, if the tree has one.
fn child<G: Game>(tree: &Tree<G>, node: u32, me: Seat, action: G::Action) -> u32 {
    let mut edges = tree.arena.of_node(node);
    edges
        .find(|(link, _)| link.seat == me && link.action == action)
        .map_or(NONE, |(_, edge)| edge.child)
}
