//! Records: both forms, what is damaged, what does not fit, and how fast they replay.

use fixtures::{Kuhn, SealedBid};
use std::time::{Duration, Instant};
use tabletop::luck::{Hex, Secret, Seed};
use tabletop::{
    Act, Chance, Fairness, Game, Match, Misfit, Record, Seat, Unreadable, Viewer, game_of_record,
};

/// A whole game by random players, with luck that can be proved.
fn finished<G: Game>(seats: u8) -> Record<G> {
    let secret = Secret::new([9; 32]);
    let contributions: Vec<String> = (0..seats).map(|seat| format!("text {seat}")).collect();
    let mut luck = secret.seed(G::ID, &contributions).stream();
    let mut choices = Seed::from_number(1).stream();
    let options = G::variants(seats).swap_remove(0);
    let mut play = Match::<G>::start(options, seats, &mut luck).expect("so many can play");
    play.fairness = Some(Fairness {
        commitment: secret.commitment(),
        contributions,
        secret: Some(secret.reveal()),
    });
    while let Some(seat) = play.state().turn().owed().iter().next() {
        let briefing = play.briefing(Viewer::at(seat));
        let pick = choices.pick(briefing.actions.len() as u32);
        let action = briefing.actions[pick as usize];
        play.submit(briefing.ply, seat, &[action], &mut luck)
            .expect("it is legal");
    }
    play.record()
}

/// Where and how a changed record goes astray.
fn astray(change: impl FnOnce(&mut Record<SealedBid>)) -> (u32, Misfit) {
    let mut record = finished(3);
    change(&mut record);
    let astray = Match::verify(&record).err().expect("it was changed");
    (astray.row, astray.why)
}

#[test]
fn both_forms_come_back_as_they_were() {
    let record = finished::<SealedBid>(4);
    assert_eq!(Record::from_bytes(&record.to_bytes()), Ok(record.clone()));
    let text = serde_json::to_string(&record).expect("it can be written");
    let read: Record<SealedBid> = serde_json::from_str(&text).expect("it can be read");
    assert_eq!(read, record);
}

#[test]
fn the_readable_form_has_actions_in_notation() {
    let json = serde_json::to_value(finished::<Kuhn>(2)).expect("it can be written");
    assert_eq!(json["game"], "kuhn");
    assert_eq!(json["rows"][0]["act"], "deal");
    let said = json["rows"][1]["act"].as_str().expect("a text");
    assert!(["check", "bet"].contains(&said), "{said}");
}

#[test]
fn notation_alone_is_enough_to_read_a_row() {
    let record = finished::<Kuhn>(2);
    let mut json = serde_json::to_value(&record).expect("it can be written");
    for row in json["rows"].as_array_mut().expect("rows") {
        row.as_object_mut().expect("a row").remove("code");
    }
    let read: Record<Kuhn> = serde_json::from_value(json).expect("it can be read");
    assert_eq!(read, record);
}

#[test]
fn a_row_whose_code_and_notation_differ_is_named() {
    let mut json = serde_json::to_value(finished::<Kuhn>(2)).expect("it can be written");
    json["rows"][1]["act"] = "fold".into();
    let why = serde_json::from_value::<Record<Kuhn>>(json)
        .unwrap_err()
        .to_string();
    assert!(why.contains("row 1") && why.contains("fold"), "{why}");
}

#[test]
fn damaged_bytes_are_refused_wherever_they_end() {
    let bytes = finished::<SealedBid>(3).to_bytes();
    for end in 7..bytes.len() {
        let read = Record::<SealedBid>::from_bytes(&bytes[..end]);
        let why = read.err();
        assert_eq!(why, Some(Unreadable::Damaged), "cut after {end} bytes");
    }
}

#[test]
fn bytes_too_many_are_refused() {
    let mut longer = finished::<SealedBid>(3).to_bytes();
    longer.push(0);
    let read = Record::<SealedBid>::from_bytes(&longer);
    assert_eq!(read.err(), Some(Unreadable::Damaged));
    let read = Record::<SealedBid>::from_bytes(b"hello");
    assert_eq!(read.err(), Some(Unreadable::NotARecord));
}

#[test]
fn a_record_of_another_game_is_named() {
    let record = finished::<Kuhn>(2);
    let other = || Unreadable::OtherGame {
        found: "kuhn".into(),
    };
    let read = Record::<SealedBid>::from_bytes(&record.to_bytes());
    assert_eq!(read.err(), Some(other()));
    assert_eq!(game_of_record(&record.to_bytes()), Ok("kuhn".into()));
}

#[test]
fn an_untouched_record_is_verified() {
    let record = finished::<SealedBid>(5);
    let play = Match::verify(&record).expect("nothing was changed");
    assert!(play.is_over());
    assert_eq!(play.record(), record);
}

#[test]
fn another_decision_is_found_at_its_row() {
    let changed = astray(|record| record.rows[1].act = Act::Play(77));
    assert_eq!(changed, (1, Misfit::UnknownCode(77)));
    let by = astray(|record| record.rows[1].by = None);
    assert_eq!(by, (1, Misfit::WrongSeat));
    let (row, why) = astray(|record| record.rows[1].by = Some(Seat(2)));
    assert_eq!(row, 1);
    assert!(matches!(why, Misfit::OtherStory { .. }), "{why}");
}

#[test]
fn another_pick_is_found_at_its_row() {
    let (row, why) = astray(|record| record.rows[0].picks[0] ^= 1);
    assert_eq!(row, 0);
    assert!(matches!(why, Misfit::OtherLuck { pick: 0, .. }), "{why}");
    let (_, why) = astray(|record| record.rows[0].picks[0] = 8);
    assert!(
        matches!(
            why,
            Misfit::PickOutOfRange {
                pick: 0,
                options: 8,
                ..
            }
        ),
        "{why}"
    );
    let (row, why) = astray(|record| record.rows[1].picks.push(0));
    assert_eq!(
        (row, why),
        (
            1,
            Misfit::PicksLeft {
                needed: 0,
                found: 1
            }
        )
    );
    let (row, why) = astray(|record| record.rows[0].picks.truncate(7));
    assert_eq!((row, why), (0, Misfit::PickMissing { pick: 7 }));
}

#[test]
fn another_story_is_found_at_its_row() {
    let (row, why) = astray(|record| record.rows[2].digest ^= 1);
    assert_eq!(row, 2);
    assert!(matches!(why, Misfit::OtherStory { .. }), "{why}");
}

#[test]
fn rows_out_of_order_are_found() {
    let (row, why) = astray(|record| drop(record.rows.remove(0)));
    assert_eq!((row, why), (0, Misfit::DealOutOfPlace));
    let (row, why) = astray(|record| record.rows.insert(1, record.rows[0].clone()));
    assert_eq!((row, why), (1, Misfit::DealOutOfPlace));
    let (_, why) = astray(|record| record.rows.clear());
    assert_eq!(why, Misfit::DealOutOfPlace);
}

#[test]
fn other_rules_are_named() {
    let (_, why) = astray(|record| record.rules_version = 9);
    assert_eq!(why, Misfit::OtherRules { found: 9, known: 1 });
}

#[test]
fn luck_that_cannot_be_proved_is_named() {
    let fairness = |record: &mut Record<SealedBid>, change: fn(&mut Fairness)| {
        change(record.fairness.as_mut().expect("it has one"));
    };
    let (_, why) = astray(|record| record.fairness = None);
    assert_eq!(why, Misfit::NoFairness);
    let (_, why) = astray(|record| fairness(record, |fairness| fairness.secret = None));
    assert_eq!(why, Misfit::NoSecret);
    let other = |fairness: &mut Fairness| fairness.secret = Some(Hex([1; 32]));
    let (_, why) = astray(|record| fairness(record, other));
    assert_eq!(why, Misfit::OtherSecret);
    let (_, why) = astray(|record| fairness(record, |fairness| drop(fairness.contributions.pop())));
    assert_eq!(why, Misfit::Contributions { found: 2, seats: 3 });
    let other = |fairness: &mut Fairness| fairness.contributions[0].push('!');
    let (row, why) = astray(|record| fairness(record, other));
    assert_eq!(row, 0);
    assert!(matches!(why, Misfit::OtherLuck { .. }), "{why}");
}

#[test]
fn a_game_replays_in_under_a_millisecond() {
    let record = finished::<SealedBid>(5);
    let fastest = (0..20)
        .map(|_| {
            let began = Instant::now();
            Match::replay(&record).expect("nothing was changed");
            began.elapsed()
        })
        .min()
        .expect("twenty tries");
    assert!(fastest < Duration::from_millis(1), "{fastest:?}");
}
