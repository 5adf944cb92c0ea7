//! The arena of a tree: decisions as edges, each node the head of a list of them.

use tabletop::Seat;

/// No such edge or node.
pub const NONE: u32 = u32::MAX;

/// A decision of one seat, in the list of its node. Apart from how it fared: lists are
/// walked through far more often than that is asked for, and stay close to the processor
/// while they are small.
#[derive(Clone, Copy, Debug)]
pub struct Link<A> {
    pub action: A,
    pub seat: Seat,
    /// The next decision of the same node.
    pub next: u32,
}

/// How a decision fared.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The node behind it, once it was looked at.
    pub child: u32,
    /// How often it was taken, and how often it could have been.
    pub visits: u32,
    pub seen: u32,
    /// How likely it was thought to be before it was tried.
    pub prior: f32,
    /// What it brought its seat, all visits together.
    pub sum: f32,
}

impl Edge {
    pub fn mean(&self) -> f32 {
        self.sum / self.visits as f32
    }
}

/// A place in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    pub first: u32,
    last: u32,
    /// Where a sealed question asked here goes on, whatever was answered.
    pub after: u32,
}

/// All edges and nodes of one tree, side by side; made once, never grown.
#[derive(Debug)]
pub struct Arena<A> {
    pub links: Vec<Link<A>>,
    pub edges: Vec<Edge>,
    pub nodes: Vec<Node>,
}

impl<A: Copy + PartialEq> Arena<A> {
    /// The root is node 0.
    pub fn new(edges: usize, nodes: usize) -> Self {
        let mut arena = Arena {
            links: Vec::with_capacity(edges),
            edges: Vec::with_capacity(edges),
            nodes: Vec::with_capacity(nodes),
        };
        arena.add_node();
        arena
    }

    /// Whether so many more edges and a few nodes have room.
    pub fn has_room(&self, edges: usize) -> bool {
        self.edges.len() + edges <= self.edges.capacity()
            && self.nodes.len() + 4 <= self.nodes.capacity()
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node {
            first: NONE,
            last: NONE,
            after: NONE,
        });
        self.nodes.len() as u32 - 1
    }

    /// The node behind this edge.
    pub fn child(&mut self, edge: u32) -> u32 {
        if self.edges[edge as usize].child == NONE {
            self.edges[edge as usize].child = self.add_node();
        }
        self.edges[edge as usize].child
    }

    /// Where the sealed question of this node goes on.
    pub fn after(&mut self, node: u32) -> u32 {
        if self.nodes[node as usize].after == NONE {
            self.nodes[node as usize].after = self.add_node();
        }
        self.nodes[node as usize].after
    }

    /// The edge of this decision. Looked for from `hint` on first, then up to it: lists are
    /// mostly asked for in the order in which they were made.
    #[inline]
    pub fn find(&self, node: u32, hint: u32, seat: Seat, action: A) -> Option<u32> {
        let among = |from: u32, to: u32| {
            let mut at = from;
            while at != to {
                let link = &self.links[at as usize];
                if link.seat == seat && link.action == action {
                    return Some(at);
                }
                at = link.next;
            }
            None
        };
        among(hint, NONE).or_else(|| among(self.nodes[node as usize].first, hint))
    }

    /// Edges from this one on.
    pub fn list(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let mut at = first;
        std::iter::from_fn(move || {
            let here = at;
            (here != NONE).then(|| {
                at = self.links[here as usize].next;
                here
            })
        })
    }

    /// The decisions of a node.
    pub fn of_node(&self, node: u32) -> impl Iterator<Item = (&Link<A>, &Edge)> + '_ {
        let first = self.nodes[node as usize].first;
        let both = |at: u32| (&self.links[at as usize], &self.edges[at as usize]);
        self.list(first).map(both)
    }

    /// A decision not seen before, put at the end of the list.
    pub fn add_edge(&mut self, node: u32, seat: Seat, action: A, prior: f32) -> u32 {
        let at = self.edges.len() as u32;
        self.links.push(Link {
            action,
            seat,
            next: NONE,
        });
        self.edges.push(Edge {
            child: NONE,
            visits: 0,
            seen: 0,
            prior,
            sum: 0.0,
        });
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = at,
            last => self.links[last as usize].next = at,
        }
        node.last = at;
        at
    }
}
