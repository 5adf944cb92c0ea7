//! A sealed question: everybody answers in secret, so nobody should be foreseen. Each
//! seat mixes its answers by regret: what would have done better against what the others
//! did is answered more often (regret matching, never below zero). The mean of the
//! mixtures is what is played.

use crate::judging::Shares;
use crate::playout::{Room, play_on};
use crate::{Answers, Dice, Knowledge};
use tabletop::{Game, Seat, Silent};

/// How one of my answers fared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fared {
    /// How often it was in the mixture, later mixtures counting more.
    pub weight: f64,
    pub sum: f64,
    pub times: u32,
}

#[derive(Debug)]
pub(crate) struct Duel<G: Game> {
    pub mine: Answers<G::Action>,
    pub fared: Vec<Fared>,
    pub iterations: u32,
    me: Seat,
    dice: Dice,
    /// What each seat regrets not to have answered, by the place in its list.
    regrets: [Vec<f32>; 8],
    answers: [Answers<G::Action>; 8],
    chosen: [usize; 8],
    mixture: Vec<f32>,
    values: Vec<Shares>,
    room: Room<G::Action>,
}

impl<G: Game> Duel<G> {
    pub fn new(me: Seat, imagined: &G, knowledge: &impl Knowledge<G>, dice: Dice) -> Self {
        let mut mine = Answers::new();
        knowledge.answers(imagined, me, &mut mine);
        Duel {
            fared: vec![Fared::default(); mine.len()],
            mine,
            iterations: 0,
            me,
            dice,
            regrets: Default::default(),
            answers: std::array::from_fn(|_| Answers::new()),
            chosen: [0; 8],
            mixture: Vec::new(),
            values: Vec::new(),
            room: Room::default(),
        }
    }

    /// One imagined table: all answer, then one seat looks at what each of its answers
    /// would have brought. My own turn comes every other time.
    pub fn iterate(&mut self, belief: &G::Belief, knowledge: &impl Knowledge<G>) {
        let from = G::imagine(belief, &mut self.dice);
        let owed = from.turn().owed();
        for seat in owed.iter() {
            let answers = &mut self.answers[seat.index()];
            answers.clear();
            if seat != self.me {
                knowledge.answers(&from, seat, answers);
            }
            let count = self.of(seat).len();
            self.mix(seat, count);
            self.chosen[seat.index()] = self.draw();
        }
        let rivals = owed.without(self.me);
        let turn = self.iterations as usize;
        let learner = match rivals.len() {
            0 => self.me,
            _ if turn.is_multiple_of(2) => self.me,
            several => {
                let at = turn / 2 % several;
                rivals.iter().nth(at).expect("one of the rivals")
            }
        };
        self.learn(learner, &from, knowledge);
    }

    /// One imagined table on which the rivals do what is plain: what each of my answers
    /// brings there.
    pub fn look(&mut self, belief: &G::Belief, knowledge: &impl Knowledge<G>) {
        let from = G::imagine(belief, &mut self.dice);
        for seat in from.turn().owed().without(self.me).iter() {
            let answers = &mut self.answers[seat.index()];
            answers.clear();
            knowledge.answers(&from, seat, answers);
            self.chosen[seat.index()] = 0;
        }
        self.learn(self.me, &from, knowledge);
    }

    fn of(&self, seat: Seat) -> &Answers<G::Action> {
        match seat == self.me {
            true => &self.mine,
            false => &self.answers[seat.index()],
        }
    }

    /// What `seat` would answer now, each by its regret.
    fn mix(&mut self, seat: Seat, answers: usize) {
        let regrets = &mut self.regrets[seat.index()];
        regrets.resize(regrets.len().max(answers), 0.0);
        self.mixture.clear();
        self.mixture.extend(&regrets[..answers]);
        let sum: f32 = self.mixture.iter().sum();
        for share in &mut self.mixture {
            *share = match sum > 0.0 {
                true => *share / sum,
                false => 1.0 / answers as f32,
            };
        }
    }

    fn draw(&mut self) -> usize {
        let mut left = self.dice.share();
        for (at, share) in self.mixture.iter().enumerate() {
            left -= share;
            if left < 0.0 {
                return at;
            }
        }
        self.mixture.len() - 1
    }

    fn learn(&mut self, learner: Seat, from: &G, knowledge: &impl Knowledge<G>) {
        let luck = self.dice.split();
        let count = self.of(learner).len();
        self.values.clear();
        for at in 0..count {
            self.chosen[learner.index()] = at;
            // The same luck for each: they are compared on one table.
            let shares = self.play(from, luck.clone(), knowledge);
            self.values.push(shares);
        }
        self.iterations += 1;
        self.mix(learner, count);
        let index = learner.index();
        let values = self.values.iter().map(|shares| shares[index]);
        let expected: f32 = values.zip(&self.mixture).map(|(v, share)| v * share).sum();
        for (regret, shares) in self.regrets[index].iter_mut().zip(&self.values) {
            *regret = (*regret + shares[index] - expected).max(0.0);
        }
        if learner != self.me {
            return;
        }
        let weight = f64::from(self.iterations).powi(2);
        for ((fared, share), shares) in self.fared.iter_mut().zip(&self.mixture).zip(&self.values) {
            fared.weight += weight * f64::from(*share);
            fared.sum += f64::from(shares[index]);
            fared.times += 1;
        }
    }

    /// All give what they chose, and the table is played on.
    fn play(&mut self, from: &G, mut luck: Dice, knowledge: &impl Knowledge<G>) -> Shares {
        let mut state = *from;
        for seat in from.turn().owed().iter() {
            let answers = match seat == self.me {
                true => &self.mine,
                false => &self.answers[seat.index()],
            };
            for &step in answers.get(self.chosen[seat.index()]) {
                state.apply(seat, step, &mut Silent(&mut luck));
            }
        }
        let Room { legal, likings } = &mut self.room;
        play_on(from, state, 1, knowledge, legal, likings, &mut luck)
    }
}
