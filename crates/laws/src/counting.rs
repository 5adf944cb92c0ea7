//! A game that counts how often a decision is carried out, and is the same game otherwise.

use core::cell::Cell;
use core::ops::RangeInclusive;
use tabletop::{Chance, Dealer, Game, Reaction, Record, Seat, Standings, Thing, Turn, Viewer};

thread_local! {
    static APPLIED: Cell<u64> = const { Cell::new(0) };
}

/// How often [`Game::apply`] is called on this thread by what is done here.
pub fn applied<T>(done: impl FnOnce() -> T) -> (T, u64) {
    let before = APPLIED.get();
    let out = done();
    (out, APPLIED.get() - before)
}

/// `G`, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted<G>(G);

impl<G: Game> Counted<G> {
    /// The same record: it replays as it would have.
    pub fn record(of: Record<G>) -> Record<Self> {
        Record {
            rules_version: of.rules_version,
            seats: of.seats,
            options: of.options,
            fairness: of.fairness,
            rows: of.rows,
        }
    }
}

impl<G: Game> Game for Counted<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u16 = G::RULES_VERSION;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const LONGEST: u32 = G::LONGEST;
    const THINGS: &'static [&'static str] = G::THINGS;
    type Options = G::Options;
    type Action = G::Action;
    type Event = G::Event;
    type Memory = G::Memory;
    type View = G::View;
    type Belief = G::Belief;

    fn variants(seats: u8) -> Vec<G::Options> {
        G::variants(seats)
    }
    fn recall(memory: &mut G::Memory, me: Viewer, heard: &G::Event) {
        G::recall(memory, me, heard);
    }
    fn view(&self, viewer: Viewer, memory: &G::Memory) -> G::View {
        self.0.view(viewer, memory)
    }
    fn remembered(view: &Self::View) -> Self::Memory {
        G::remembered(view)
    }
    fn deal(options: &G::Options, seats: u8, dealer: &mut impl Dealer<G::Event>) -> Self {
        Counted(G::deal(options, seats, dealer))
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn legal_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.legal_actions(seat, out);
    }
    fn reaction(&self, seat: Seat) -> Option<Reaction<G::Action>> {
        self.0.reaction(seat)
    }
    fn apply(&mut self, seat: Seat, action: G::Action, dealer: &mut impl Dealer<G::Event>) {
        APPLIED.set(APPLIED.get() + 1);
        self.0.apply(seat, action, dealer);
    }
    fn standings(&self) -> Standings {
        self.0.standings()
    }
    fn belief(view: &G::View) -> G::Belief {
        G::belief(view)
    }
    fn imagine(belief: &G::Belief, chance: &mut impl Chance) -> Self {
        Counted(G::imagine(belief, chance))
    }
    fn pieces(&self) -> Vec<u16> {
        self.0.pieces()
    }
    fn touches(action: G::Action, out: &mut Vec<Thing>) {
        G::touches(action, out);
    }
    fn is_secret(&self, seat: Seat, action: G::Action) -> bool {
        self.0.is_secret(seat, action)
    }
}
