//! Playouts take several decisions at once where that comes to the same: here it is compared
//! with taking them one by one.

use bots::{Answers, Bot, Dice, Knowledge, OneByOne, Search, Shares, take_one};
use queens_necklace::{Action, QueensNecklace};
use queens_necklace_player::Jeweller;
use tabletop::{Briefing, Chance, Game, Match, Seat, Silent, Turn, Viewer};

/// The jeweller's likings, and nothing done at once.
struct Patient(Jeweller);

impl Knowledge<QueensNecklace> for Patient {
    fn likings(&self, state: &QueensNecklace, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        self.0.likings(state, seat, actions, out);
    }
    fn rests(&self, from: &QueensNecklace, now: &QueensNecklace, plies: u32) -> bool {
        self.0.rests(from, now, plies)
    }
    fn value(&self, state: &QueensNecklace) -> Shares {
        self.0.value(state)
    }
    fn answers(&self, state: &QueensNecklace, seat: Seat, out: &mut Answers<Action>) {
        self.0.answers(state, seat, out);
    }
    fn curiosity(&self) -> f32 {
        self.0.curiosity()
    }
    fn half_lead(&self) -> f32 {
        self.0.half_lead()
    }
}

#[test]
fn several_decisions_at_once_leave_what_they_leave_one_by_one() {
    let quick = Jeweller::learned();
    let patient = Patient(quick);
    let (mut legal, mut likings) = (Vec::new(), Vec::new());
    let (mut at_once, mut steps) = (0, 0);
    for seats in 2..=4 {
        for options in QueensNecklace::variants(seats) {
            for seed in 0..150 {
                let mut dice = Dice::new(seed);
                let mut state = QueensNecklace::deal(&options, seats, &mut Silent(&mut dice));
                let (mut other, mut others_dice) = (state, dice.clone());
                while state.turn() != Turn::Over {
                    let from = state;
                    let taken = quick.go_on(&mut state, &mut legal, &mut likings, &mut dice);
                    for ply in 0..taken {
                        let rests = ply > 0 && quick.rests(&from, &other, ply);
                        assert!(!rests, "seed {seed}: a place to rest was passed");
                        take_one(
                            &mut other,
                            &patient,
                            &mut legal,
                            &mut likings,
                            &mut others_dice,
                        );
                    }
                    assert_eq!(state, other, "seed {seed}, {taken} decisions from {from:?}");
                    assert_eq!(dice, others_dice, "seed {seed}, from {from:?}");
                    steps += 1;
                    at_once += u32::from(taken > 1);
                }
            }
        }
    }
    assert!(
        at_once > steps / 10,
        "{at_once} of {steps} steps took several"
    );
}

#[test]
fn playouts_come_to_the_same_value() {
    let quick = Jeweller::learned();
    let (mut legal, mut likings) = (Vec::new(), Vec::new());
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let options = QueensNecklace::variants(seats).swap_remove(0);
        let mut state = QueensNecklace::deal(&options, seats, &mut Silent(&mut dice));
        for _ in 0..dice.pick(60) {
            take_one(&mut state, &quick, &mut legal, &mut likings, &mut dice);
        }
        let mut luck = dice.clone();
        let value = bots::play_on(
            &state,
            state,
            0,
            &quick,
            &mut legal,
            &mut likings,
            &mut dice,
        );
        let patient = Patient(quick);
        let other = bots::play_on(
            &state,
            state,
            0,
            &patient,
            &mut legal,
            &mut likings,
            &mut luck,
        );
        assert_eq!((value, dice), (other, luck), "seed {seed}");
    }
}

/// Whether a search comes to the same with everything taken one by one.
fn searches_alike(briefing: &Briefing<QueensNecklace>, iterations: u32, seed: u64) -> bool {
    let quick = Jeweller::learned();
    let choice = Search::new(quick, iterations, seed).choose(briefing, &|| true, &OneByOne);
    let mut patient = Search::new(Patient(quick), iterations, seed);
    choice == patient.choose(briefing, &|| true, &OneByOne)
}

/// A game of random play, with what is seen before each decision.
fn watch(seats: u8, seed: u64, mut look: impl FnMut(&Briefing<QueensNecklace>)) {
    let (mut luck, mut picks) = (Dice::new(seed), Dice::new(!seed));
    let options = QueensNecklace::variants(seats).swap_remove(0);
    let mut play = Match::<QueensNecklace>::start(options, seats, &mut luck).expect("a table");
    while let Some(seat) = play.state().turn().owed().iter().next() {
        let briefing = play.briefing(Viewer::at(seat));
        look(&briefing);
        let action = briefing.actions[picks.pick(briefing.actions.len() as u32) as usize];
        let taken = play.submit(briefing.ply, seat, &[action], &mut luck);
        taken.expect("a legal action");
    }
}

#[test]
fn the_search_chooses_the_same() {
    let mut weighed = 0;
    for seed in 0..9 {
        watch(2 + (seed % 3) as u8, seed, |briefing| {
            if briefing.ply % 4 == 0 && briefing.actions.len() > 1 {
                assert!(searches_alike(briefing, 80, seed), "seed {seed}");
                weighed += 1;
            }
        });
    }
    assert!(weighed > 100, "{weighed} decisions");
}

/// The last answer about the Queen brings a sale to the same players: for these tables a
/// tree that took both for one question went past the sale.
#[test]
fn the_search_tells_a_question_from_the_next_to_the_same_players() {
    for (seed, ply) in [(13, 82), (25, 81)] {
        let mut weighed = false;
        watch(4, seed, |briefing| {
            if briefing.ply == ply {
                assert!(searches_alike(briefing, 300, seed), "seed {seed}");
                weighed = true;
            }
        });
        assert!(weighed, "seed {seed} has such a table");
    }
}
