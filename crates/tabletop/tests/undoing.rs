//! Taking back and rewinding.

use fixtures::kuhn::Action::{Bet, Call, Check};
use fixtures::sealed_bid::Action;
use fixtures::{Kuhn, SealedBid};
use tabletop::luck::{Seed, Stream};
use tabletop::{
    Act, Astray, Heard, MOST_REWINDS, MOST_TAKE_BACKS, Match, Misfit, Record, Refused, Row, Seat,
    Viewer,
};

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);

const SEAL: Action = Action::Seal {};
const ONE: Action = Action::Put { coins: 1 };
const THREE: Action = Action::Put { coins: 3 };

fn auction() -> (Match<SealedBid>, Stream) {
    let mut luck = Seed::from_number(5).stream();
    let play = Match::start(Default::default(), 2, &mut luck).expect("two can play");
    (play, luck)
}

fn poker() -> (Match<Kuhn>, Stream) {
    let mut luck = Seed::from_number(5).stream();
    let play = Match::start(Default::default(), 2, &mut luck).expect("two can play");
    (play, luck)
}

/// Submits at the current ply.
fn play(of: &mut Match<SealedBid>, luck: &mut Stream, seat: Seat, steps: &[Action]) {
    let ply = of.ply(Viewer::at(seat));
    of.submit(ply, seat, steps, luck).expect("it is legal");
}

#[test]
fn at_first_there_is_nothing_to_take_back() {
    let (mut game, _) = poker();
    assert_eq!(game.take_back(ANNA), Err(Refused::NothingToTakeBack {}));
    assert!(!game.briefing(Viewer::at(ANNA)).can_take_back);
}

#[test]
fn an_open_decision_can_be_taken_back_until_the_next_player_acts() {
    let (mut game, mut luck) = poker();
    let before = *game.state();
    game.submit(0, ANNA, &[Check {}], &mut luck).expect("legal");
    assert!(game.briefing(Viewer::at(ANNA)).can_take_back);
    assert!(!game.briefing(Viewer::at(BERT)).can_take_back);
    game.take_back(ANNA).expect("nobody acted since");
    assert_eq!(*game.state(), before);
    game.submit(2, ANNA, &[Check {}], &mut luck)
        .expect("legal again");
    game.submit(3, BERT, &[Bet {}], &mut luck).expect("legal");
    assert_eq!(game.take_back(ANNA), Err(Refused::NothingToTakeBack {}));
}

#[test]
fn nothing_is_taken_back_once_something_came_to_light() {
    let (mut game, mut luck) = poker();
    game.submit(0, ANNA, &[Bet {}], &mut luck).expect("legal");
    game.submit(1, BERT, &[Call {}], &mut luck).expect("legal");
    assert_eq!(game.take_back(BERT), Err(Refused::NothingToTakeBack {}));
}

#[test]
fn a_take_back_is_one_more_row_and_one_more_ply() {
    let (mut game, mut luck) = poker();
    game.submit(0, ANNA, &[Check {}], &mut luck).expect("legal");
    game.take_back(ANNA).expect("nobody acted since");
    assert_eq!(game.rows().len(), 3);
    assert_eq!(game.rows()[2].act, Act::TakeBack);
    assert_eq!(game.ply(Viewer::at(BERT)), 2);
    assert!(!game.stands(1));
}

#[test]
fn a_sealed_answer_can_be_taken_back_whatever_rivals_did_in_secret() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[THREE, SEAL]);
    play(&mut game, &mut luck, BERT, &[ONE]);
    game.take_back(ANNA).expect("the seal");
    game.take_back(ANNA).expect("the three coins");
    assert_eq!(game.take_back(ANNA), Err(Refused::NothingToTakeBack {}));
    let offered = game.briefing(Viewer::at(ANNA)).actions;
    assert_eq!(offered, [ONE, THREE, SEAL]);
    let bert = game.briefing(Viewer::at(BERT));
    assert!(bert.can_take_back, "Bert's coin still lies there");
}

#[test]
fn taking_back_in_secret_is_not_noticed() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[THREE]);
    let before = game.heard(Viewer::at(BERT), 0);
    game.take_back(ANNA).expect("nothing came to light");
    assert_eq!(game.ply(Viewer::at(BERT)), 0);
    assert_eq!(game.heard(Viewer::at(BERT), 0), before);
    assert_eq!(game.ply(Viewer::at(ANNA)), 2);
}

#[test]
fn the_story_says_which_entries_no_longer_hold() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[SEAL]);
    let sealed = game.heard(Viewer::at(BERT), 0).len() as u32;
    game.take_back(ANNA).expect("Bert has not sealed");
    let (number, heard) = game.heard(Viewer::at(BERT), sealed).remove(0);
    assert_eq!(number, sealed + 1);
    let struck = vec![sealed];
    assert_eq!(heard, Heard::TakenBack { seat: ANNA, struck });
}

#[test]
fn the_last_seal_cannot_be_taken_back() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[SEAL]);
    play(&mut game, &mut luck, BERT, &[ONE, SEAL]);
    for seat in [ANNA, BERT] {
        assert_eq!(game.take_back(seat), Err(Refused::NothingToTakeBack {}));
    }
}

#[test]
fn a_rewound_table_is_as_it_was_but_its_luck_goes_on() {
    let (mut game, mut luck) = auction();
    let before = *game.state();
    let sale = |game: &mut Match<SealedBid>, luck: &mut Stream| {
        play(game, luck, ANNA, &[SEAL]);
        play(game, luck, BERT, &[ONE, SEAL]);
    };
    sale(&mut game, &mut luck);
    let drawn = game.rows().last().expect("the last seal").picks.clone();
    assert!(!drawn.is_empty(), "the next lot was drawn");
    game.rewind(1).expect("the deal is row 0");
    assert_eq!(*game.state(), before);
    let memory = game.memory(Viewer::at(ANNA));
    assert!(memory.sales.is_empty(), "the sale is forgotten");
    let mut expected = luck.clone();
    sale(&mut game, &mut luck);
    assert_ne!(luck.word(), expected.word(), "fresh words were used");
    assert_eq!(game.rows().len(), 8);
}

#[test]
fn a_rewind_can_itself_be_rewound() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[THREE, SEAL]);
    let after = *game.state();
    game.rewind(1).expect("the deal is row 0");
    game.rewind(3).expect("both steps stood then");
    assert_eq!(*game.state(), after);
    let heard = game.heard(Viewer::at(BERT), 0);
    let rewound: Vec<_> = heard
        .iter()
        .filter(|(_, heard)| matches!(heard, Heard::Rewound { .. }))
        .map(|(_, heard)| heard.clone())
        .collect();
    let rewind = |struck, restored| Heard::Rewound { struck, restored };
    assert_eq!(rewound, [rewind(vec![4], vec![]), rewind(vec![], vec![4])]);
}

#[test]
fn there_must_be_such_a_moment() {
    let (mut game, _) = auction();
    let no_such = |ply| Err(Refused::NoSuchPly { ply, last: 1 });
    assert_eq!(game.rewind(0), no_such(0));
    assert_eq!(game.rewind(2), no_such(2));
}

#[test]
fn a_record_with_undone_rows_replays_to_the_same_story() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[THREE, SEAL]);
    game.take_back(ANNA).expect("Bert has not sealed");
    play(&mut game, &mut luck, ANNA, &[ONE, SEAL]);
    play(&mut game, &mut luck, BERT, &[SEAL]);
    game.rewind(3).expect("there is such a moment");
    play(&mut game, &mut luck, BERT, &[ONE, SEAL]);
    let again = Match::replay(&game.record()).expect("nothing was changed");
    assert_eq!(again.state(), game.state());
    for viewer in Viewer::all(2) {
        assert_eq!(again.heard(viewer, 0), game.heard(viewer, 0));
        assert_eq!(again.ply(viewer), game.ply(viewer));
        assert_eq!(again.memory(viewer), game.memory(viewer));
    }
}

/// Each going back used to cost twice as much as the one before: the sixtieth never ended.
#[test]
fn going_back_again_and_again_costs_no_more_each_time() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[ONE]);
    for _ in 0..100 {
        let rows = game.rows().len() as u32;
        game.rewind(rows).expect("so many rows were written");
        play(&mut game, &mut luck, BERT, &[ONE]);
        game.rewind(rows + 1).expect("so many rows were written");
    }
    assert!(game.stands(1), "what Anna did was never gone back behind");
    assert_eq!(game.rows().len(), 302);
}

/// Anna plays and takes back until it is refused.
fn undone_to_the_limit() -> (Match<SealedBid>, Refused) {
    let (mut game, mut luck) = auction();
    loop {
        play(&mut game, &mut luck, ANNA, &[ONE]);
        if let Err(refused) = game.take_back(ANNA) {
            return (game, refused);
        }
    }
}

#[test]
fn each_seat_takes_back_so_often_and_no_more() {
    let (mut game, refused) = undone_to_the_limit();
    let most = MOST_TAKE_BACKS;
    assert_eq!(refused, Refused::TooManyUndos { most });
    assert_eq!(game.rows().len() as u32, 2 + 2 * most);
    let mut luck = Seed::from_number(5).stream();
    play(&mut game, &mut luck, BERT, &[ONE]);
    game.take_back(BERT).expect("Bert has a count of his own");
    play(&mut game, &mut luck, ANNA, &[SEAL]);
}

#[test]
fn a_table_goes_back_so_often_and_no_more() {
    let (mut game, mut luck) = auction();
    play(&mut game, &mut luck, ANNA, &[ONE, SEAL]);
    for rewind in 0..MOST_REWINDS {
        let to = [1, 3][rewind as usize % 2];
        game.rewind(to).expect("not too often");
    }
    let most = MOST_REWINDS;
    assert_eq!(game.rewind(1), Err(Refused::TooManyUndos { most }));
    game.take_back(ANNA).expect("that is counted apart");
}

/// A record with one more take-back than there may be.
fn undone_too_often() -> Record<SealedBid> {
    let mut record = undone_to_the_limit().0.record();
    record.rows.push(Row {
        by: Some(ANNA),
        act: Act::TakeBack,
        picks: Vec::new(),
        digest: 0,
    });
    record
}

#[test]
fn a_record_from_outside_undoes_no_more_often_than_a_match_may() {
    let astray = Match::replay(&undone_too_often()).err().expect("too often");
    let most = MOST_TAKE_BACKS;
    let why = Misfit::Refused(Refused::TooManyUndos { most });
    let row = 2 + 2 * most;
    assert_eq!(astray, Astray { row, why });
}

/// Nothing that earlier versions let people play is lost.
#[test]
fn what_the_house_has_written_is_resumed_whatever_was_undone() {
    let mut luck = Seed::from_number(5).stream();
    let astray = Match::resume(&undone_too_often(), &mut luck).err();
    let why = astray.expect("the digest is made up").why;
    assert!(matches!(why, Misfit::OtherStory { .. }), "{why}");
}

#[test]
fn a_record_from_outside_is_no_longer_than_a_match_can_be() {
    let mut record = auction().0.record();
    let most = Match::<SealedBid>::MOST_ROWS;
    record.rows = vec![record.rows[0].clone(); most as usize + 1];
    let found = record.rows.len();
    let astray = Match::replay(&record).err().expect("too long");
    let why = Misfit::TooManyRows { found, most };
    assert_eq!(astray, Astray { row: 0, why });
}
