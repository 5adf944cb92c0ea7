//! Submitting to a match: all or none, nothing stale, no way to try one's luck.

use fixtures::kuhn;
use fixtures::sealed_bid::Action;
use fixtures::{Kuhn, SealedBid};
use tabletop::luck::{Seed, Stream};
use tabletop::{Asked, Game, Match, Refused, Seat, SeatSet, Viewer};

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);
const CLEO: Seat = Seat(2);

const SEAL: Action = Action::Seal {};
const ONE: Action = Action::Put { coins: 1 };
const THREE: Action = Action::Put { coins: 3 };

fn auction(seats: u8) -> (Match<SealedBid>, Stream) {
    let mut luck = Seed::from_number(5).stream();
    let play = Match::start(Default::default(), seats, &mut luck).expect("so many can play");
    (play, luck)
}

fn poker() -> (Match<Kuhn>, Stream) {
    let mut luck = Seed::from_number(5).stream();
    let play = Match::start(Default::default(), 2, &mut luck).expect("two can play");
    (play, luck)
}

#[test]
fn so_many_must_be_able_to_play() {
    let mut luck = Seed::from_number(5).stream();
    let refused = Match::<SealedBid>::start(Default::default(), 6, &mut luck).err();
    let wrong = Refused::WrongSeats {
        seats: 6,
        fewest: 2,
        most: 5,
    };
    assert_eq!(refused, Some(wrong));
}

#[test]
fn a_list_of_steps_writes_one_row_each() {
    let (mut play, mut luck) = auction(2);
    let rows = play.submit(0, ANNA, &[THREE, ONE, SEAL], &mut luck);
    assert_eq!(rows, Ok(1..4));
    assert_eq!(play.rows().len(), 4);
}

#[test]
fn a_list_with_an_illegal_step_does_nothing_at_all() {
    let (mut play, mut luck) = auction(2);
    let (before, mut same_luck) = (*play.state(), luck.clone());
    let refused = play.submit(0, ANNA, &[ONE, ONE, ONE, ONE], &mut luck);
    assert_eq!(refused, Err(Refused::IllegalAction { step: 3 }));
    assert_eq!(*play.state(), before);
    assert_eq!(play.rows().len(), 1);
    assert_eq!(
        play.heard(Viewer::Open {}, 0),
        auction(2).0.heard(Viewer::Open {}, 0)
    );
    assert_eq!(luck.word(), same_luck.word());
}

#[test]
fn an_empty_list_is_refused() {
    let (mut play, mut luck) = auction(2);
    let refused = play.submit(0, ANNA, &[], &mut luck);
    assert_eq!(refused, Err(Refused::NoSteps {}));
}

#[test]
fn nobody_acts_out_of_turn() {
    let (mut play, mut luck) = poker();
    let refused = play.submit(0, BERT, &[kuhn::Action::Check {}], &mut luck);
    assert_eq!(refused, Err(Refused::NotYourTurn {}));
    let refused = play.submit(0, CLEO, &[kuhn::Action::Check {}], &mut luck);
    assert_eq!(refused, Err(Refused::NotYourTurn {}));
}

#[test]
fn nobody_acts_when_it_is_over() {
    let (mut play, mut luck) = poker();
    play.submit(0, ANNA, &[kuhn::Action::Bet {}], &mut luck)
        .expect("legal");
    play.submit(1, BERT, &[kuhn::Action::Fold {}], &mut luck)
        .expect("legal");
    let refused = play.submit(2, ANNA, &[kuhn::Action::Check {}], &mut luck);
    assert_eq!(refused, Err(Refused::GameOver {}));
    assert_eq!(play.briefing(Viewer::at(ANNA)).asked, Asked::Over {});
}

#[test]
fn an_answer_to_an_older_table_is_stale() {
    let (mut play, mut luck) = poker();
    play.submit(0, ANNA, &[kuhn::Action::Check {}], &mut luck)
        .expect("legal");
    let refused = play.submit(0, BERT, &[kuhn::Action::Check {}], &mut luck);
    assert_eq!(
        refused,
        Err(Refused::Stale {
            answered: 0,
            now: 1
        })
    );
}

#[test]
fn the_same_answer_sent_twice_counts_once() {
    let (mut play, mut luck) = auction(2);
    play.submit(0, ANNA, &[ONE], &mut luck).expect("legal");
    let refused = play.submit(0, ANNA, &[ONE], &mut luck);
    assert_eq!(
        refused,
        Err(Refused::Stale {
            answered: 0,
            now: 1
        })
    );
}

#[test]
fn what_a_rival_does_in_secret_makes_nothing_stale() {
    let (mut play, mut luck) = auction(3);
    play.submit(0, ANNA, &[ONE, THREE], &mut luck)
        .expect("legal");
    assert_eq!(play.ply(Viewer::at(ANNA)), 2);
    assert_eq!(play.ply(Viewer::at(BERT)), 0);
    assert_eq!(play.ply(Viewer::Spectator {}), 0);
    assert_eq!(play.ply(Viewer::Open {}), 2);
    play.submit(0, BERT, &[ONE], &mut luck)
        .expect("nothing is stale for Bert");
}

#[test]
fn what_is_announced_is_noticed_by_all() {
    let (mut play, mut luck) = auction(3);
    play.submit(0, ANNA, &[ONE, SEAL], &mut luck)
        .expect("legal");
    assert_eq!(play.ply(Viewer::at(BERT)), 1);
    assert_eq!(play.ply(Viewer::Spectator {}), 1);
}

#[test]
fn steps_end_with_the_decision() {
    let (mut play, mut luck) = poker();
    let refused = play.submit(
        0,
        ANNA,
        &[kuhn::Action::Check {}, kuhn::Action::Check {}],
        &mut luck,
    );
    assert_eq!(refused, Err(Refused::StepsTooFar { step: 0 }));
    assert_eq!(play.rows().len(), 1);
}

#[test]
fn a_list_cannot_be_used_to_try_ones_luck() {
    let (mut play, mut luck) = auction(2);
    play.submit(0, ANNA, &[ONE, SEAL], &mut luck)
        .expect("legal");
    let mut same_luck = luck.clone();
    // The last seal opens the bids and turns up another lot; the step after it is
    // refused before anybody learns which.
    let refused = play.submit(1, BERT, &[SEAL, ONE], &mut luck);
    assert_eq!(refused, Err(Refused::StepsTooFar { step: 0 }));
    assert_eq!(luck.word(), same_luck.word());
    let refused = play.submit(1, BERT, &[SEAL, SEAL], &mut luck);
    assert_eq!(refused, Err(Refused::StepsTooFar { step: 0 }));
}

#[test]
fn a_briefing_says_who_was_asked_and_whether_you_answered() {
    let (mut play, mut luck) = auction(3);
    play.submit(0, ANNA, &[SEAL], &mut luck).expect("legal");
    let asked = |viewer| play.briefing(viewer).asked;
    let all = SeatSet::all(3);
    assert_eq!(
        asked(Viewer::at(ANNA)),
        Asked::Sealed {
            asked: all,
            you: false
        }
    );
    assert_eq!(
        asked(Viewer::at(BERT)),
        Asked::Sealed {
            asked: all,
            you: true
        }
    );
    assert_eq!(
        asked(Viewer::Spectator {}),
        Asked::Sealed {
            asked: all,
            you: false
        }
    );
    assert!(play.briefing(Viewer::at(ANNA)).actions.is_empty());
    assert_eq!(play.briefing(Viewer::at(BERT)).actions, [ONE, THREE, SEAL]);
    assert!(play.briefing(Viewer::Open {}).actions.is_empty());
}

#[test]
fn each_viewer_hears_her_own_story_without_gaps() {
    let (play, _) = auction(3);
    for viewer in Viewer::all(3) {
        let numbers: Vec<u32> = play.heard(viewer, 0).iter().map(|(n, _)| *n).collect();
        assert_eq!(numbers, [1, 2, 3, 4]);
        assert_eq!(play.heard(viewer, 3), play.heard(viewer, 0)[3..]);
    }
}

#[test]
fn standings_have_a_place_for_everybody() {
    let (play, _) = auction(4);
    assert_eq!(play.state().standings().places(), [1, 1, 1, 1]);
}
