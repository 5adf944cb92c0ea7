//! Uniform random play, counted: the loop by which speed is measured, in time by
//! `parure bench` and in instructions by `cargo xtask instructions`.

use crate::Dice;
use crate::dice::mix;
use tabletop::{Chance, Game, Silent};

/// Room for legal actions that is made beforehand.
const ROOM: usize = 4096;

/// What was counted over some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paced {
    /// Decisions taken.
    pub decisions: u64,
    /// Decisions with two or more legal actions.
    pub choices: u64,
    /// Legal actions listed.
    pub legal: u64,
    /// Most of them at one decision.
    pub most_legal: u64,
    /// Over all final scores: no speed-up can skip a rule and keep it.
    pub checksum: u64,
}

/// Somebody who plays game after game and never asks for memory.
#[derive(Debug)]
pub struct Pacer<G: Game> {
    legal: Vec<G::Action>,
    /// What she has counted.
    pub counted: Paced,
}

impl<G: Game> Default for Pacer<G> {
    fn default() -> Self {
        Pacer {
            legal: Vec::with_capacity(ROOM),
            counted: Paced::default(),
        }
    }
}

impl<G: Game> Pacer<G> {
    /// One game: every legal action listed, one picked, applied with nobody listening,
    /// until the end.
    pub fn play(&mut self, options: &G::Options, seats: u8, luck: Dice, mut choices: Dice) {
        let mut dealer = Silent(luck);
        let mut state = G::deal(options, seats, &mut dealer);
        let legal = &mut self.legal;
        let (mut decisions, mut several, mut listed, mut most) = (0, 0, 0, 0);
        while let Some(seat) = state.turn().owed().iter().next() {
            legal.clear();
            state.legal_actions(seat, legal);
            let action = legal[choices.pick(legal.len() as u32) as usize];
            state.apply(seat, action, &mut dealer);
            decisions += 1;
            several += u64::from(legal.len() > 1);
            listed += legal.len();
            most = most.max(legal.len());
        }
        let counted = &mut self.counted;
        counted.decisions += decisions;
        counted.choices += several;
        counted.legal += listed as u64;
        counted.most_legal = counted.most_legal.max(most as u64);
        for &score in state.standings().scores() {
            counted.checksum = mix(counted.checksum ^ score as u64);
        }
    }
}

/// So many games of this many seats with the default options.
pub fn pace<G: Game>(seats: u8, games: u64) -> Paced {
    let options = G::variants(seats).swap_remove(0);
    let mut pacer = Pacer::<G>::default();
    // What is made once for all games is made here.
    pacer.play(&options, seats, Dice::new(0), Dice::new(0));
    pacer.counted = Paced::default();
    play_all(&mut pacer, &options, seats, games);
    pacer.counted
}

/// Instructions are counted in here, by the name of this function.
#[inline(never)]
fn play_all<G: Game>(pacer: &mut Pacer<G>, options: &G::Options, seats: u8, games: u64) {
    for number in 0..games {
        pacer.play(options, seats, Dice::new(number), Dice::new(!number));
    }
}
