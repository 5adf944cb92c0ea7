//! Playouts take several decisions at once where that comes to the same: here it is compared
//! with taking them one by one.

use bots::{Dice, Knowledge, Room, Shares, take_one};
use queens_necklace::{Action, QueensNecklace};
use queens_necklace_player::Jeweller;
use tabletop::{Chance, Game, Seat, Silent, Turn};

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
    fn half_lead(&self) -> f32 {
        self.0.half_lead()
    }
}

#[test]
fn several_decisions_at_once_leave_what_they_leave_one_by_one() {
    let quick = Jeweller::learned();
    let patient = Patient(quick);
    let mut room = Room::default();
    let (mut at_once, mut steps) = (0, 0);
    for seats in 2..=4 {
        for options in QueensNecklace::variants(seats) {
            for seed in 0..150 {
                let mut dice = Dice::new(seed);
                let mut state = QueensNecklace::deal(&options, seats, &mut Silent(&mut dice));
                let (mut other, mut others_dice) = (state, dice.clone());
                while state.turn() != Turn::Over {
                    let from = state;
                    let taken = quick.go_on(&mut state, &mut room, &mut dice);
                    for ply in 0..taken {
                        let rests = ply > 0 && quick.rests(&from, &other, ply);
                        assert!(!rests, "seed {seed}: a place to rest was passed");
                        take_one(&mut other, &patient, &mut room, &mut others_dice);
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
    let mut room = Room::default();
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let seats = 2 + (seed % 3) as u8;
        let options = QueensNecklace::variants(seats).swap_remove(0);
        let mut state = QueensNecklace::deal(&options, seats, &mut Silent(&mut dice));
        for _ in 0..dice.pick(60) {
            take_one(&mut state, &quick, &mut room, &mut dice);
        }
        let mut luck = dice.clone();
        let value = bots::play_on(&state, state, 0, &quick, &mut room, &mut dice);
        let patient = Patient(quick);
        let other = bots::play_on(&state, state, 0, &patient, &mut room, &mut luck);
        assert_eq!((value, dice), (other, luck), "seed {seed}");
    }
}
