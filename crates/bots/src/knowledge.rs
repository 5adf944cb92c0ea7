//! What a good player of one game thinks: opinions, not rules.

use crate::Dice;
use crate::judging::{Shares, judged};
use crate::playout::take_one;
use tabletop::{Briefing, Chance, Game, Seat, Silent, Turn};

/// What a good player of one game thinks. Each game's own `player` crate has one;
/// [`Uniform`] has none. Everything is asked about imagined states.
pub trait Knowledge<G: Game>: Send + Sync {
    /// How much `seat` likes each of these actions, one number for each, appended:
    /// an action liked by 1 more is e times as likely.
    fn likings(&self, _state: &G, _seat: Seat, actions: &[G::Action], out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|_| 0.0));
    }

    /// Which of the `legal` actions `seat` takes in a playout, as an index. There is at
    /// least one. Called millions of times: it should be quick and may be crude.
    fn likely(
        &self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        room: &mut Vec<f32>,
        dice: &mut Dice,
    ) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        room.clear();
        self.likings(state, seat, legal, room);
        dice.by_liking(room)
    }

    /// Answers the question on the table for those who have no choice, where that can be
    /// seen without listing what is legal and nobody with a choice comes before them; how
    /// many answered.
    #[inline]
    fn pass(&self, _state: &mut G, _dice: &mut Dice) -> u32 {
        0
    }

    /// Takes the next decision of a playout, or as many at once as come to the same, and
    /// says how many. Between them nothing is asked: none may lie behind a place where
    /// [`Knowledge::rests`] says yes. A game's own way must leave what [`take_one`] leaves,
    /// the dice included. The vectors are only room to work in.
    #[inline]
    fn go_on(
        &self,
        state: &mut G,
        legal: &mut Vec<G::Action>,
        likings: &mut Vec<f32>,
        dice: &mut Dice,
    ) -> u32 {
        take_one(state, self, legal, likings, dice);
        1
    }

    /// Drops the actions not worth weighing; at least one stays.
    fn candidates(&self, _state: &G, _seat: Seat, _legal: &mut Vec<G::Action>) {}

    /// Complete answers of `seat` to the sealed question on the table, each a list of
    /// steps. At the same place of the list stands the same idea, whatever the hand; the
    /// first is what a plain player would do.
    fn answers(&self, state: &G, seat: Seat, out: &mut Answers<G::Action>) {
        every_answer(state, seat, out);
    }

    /// Whether a playout that began at `from` stops here, `plies` decisions later, and
    /// [`Knowledge::value`] is trusted.
    fn rests(&self, _from: &G, _now: &G, _plies: u32) -> bool {
        false
    }

    /// What each seat may hope for.
    fn value(&self, state: &G) -> Shares {
        judged(&state.standings(), self.half_lead())
    }

    /// How much a decision seldom tried is looked at for being likely. Where values are
    /// close to each other it should be small.
    fn curiosity(&self) -> f32 {
        0.8
    }

    /// The lead, in points, that is half of all one could wish.
    fn half_lead(&self) -> f32 {
        10.0
    }
}

/// No opinion: every action is as likely as the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Knowledge<G> for Uniform {
    #[inline]
    fn likely(
        &self,
        _: &G,
        _: Seat,
        legal: &[G::Action],
        _: &mut Vec<f32>,
        dice: &mut Dice,
    ) -> usize {
        dice.pick(legal.len() as u32) as usize
    }
}

/// Complete answers to a sealed question, each a list of steps.
#[derive(Clone, Debug, Default)]
pub struct Answers<A> {
    steps: Vec<A>,
    ends: Vec<u32>,
    room: Vec<A>,
}

impl<A: Copy + PartialEq> Answers<A> {
    /// None yet.
    pub fn new() -> Self {
        Answers {
            steps: Vec::new(),
            ends: Vec::new(),
            room: Vec::new(),
        }
    }

    /// An empty vector to list steps in while answers are made; to be given back, so that
    /// its room is there the next time.
    pub fn take_room(&mut self) -> Vec<A> {
        let mut room = std::mem::take(&mut self.room);
        room.clear();
        room
    }

    /// The vector back.
    pub fn give_room(&mut self, room: Vec<A>) {
        self.room = room;
    }

    /// Forgets them all, but not the room they took.
    pub fn clear(&mut self) {
        self.steps.clear();
        self.ends.clear();
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// One more.
    pub fn push(&mut self, steps: impl IntoIterator<Item = A>) {
        self.steps.extend(steps);
        self.ends.push(self.steps.len() as u32);
    }

    /// The steps of one of them.
    pub fn get(&self, at: usize) -> &[A] {
        let from = match at {
            0 => 0,
            _ => self.ends[at - 1],
        };
        &self.steps[from as usize..self.ends[at] as usize]
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &[A]> {
        (0..self.len()).map(|at| self.get(at))
    }
}

/// More answers than this are not listed.
pub(crate) const MOST_ANSWERS: usize = 64;

/// Every answer there is, in the order of the legal actions.
fn every_answer<G: Game>(state: &G, seat: Seat, out: &mut Answers<G::Action>) {
    let mut so_far = Vec::new();
    go_through(state, state.turn(), seat, &mut so_far, out);
}

fn go_through<G: Game>(
    state: &G,
    question: Turn,
    seat: Seat,
    so_far: &mut Vec<G::Action>,
    out: &mut Answers<G::Action>,
) {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    for action in legal {
        if out.len() == MOST_ANSWERS {
            return;
        }
        so_far.push(action);
        let mut after = *state;
        // Only private steps are looked behind, and they meet no luck.
        after.apply(seat, action, &mut Silent(&mut Dice::new(0)));
        let turn = after.turn();
        if question.stays_open(turn) && turn.owed().contains(seat) {
            go_through(&after, question, seat, so_far, out);
        } else {
            out.push(so_far.iter().copied());
        }
        so_far.pop();
    }
}

/// What is worth weighing of what may be done, as far as knowledge can tell from a table
/// that may be the one it sits at.
pub(crate) fn worth_weighing<G: Game, K: Knowledge<G>>(
    knowledge: &K,
    briefing: &Briefing<G>,
    belief: &G::Belief,
    me: Seat,
    dice: &mut Dice,
) -> Vec<G::Action> {
    let imagined = G::imagine(belief, dice);
    let mut candidates = briefing.actions.clone();
    knowledge.candidates(&imagined, me, &mut candidates);
    candidates
}
