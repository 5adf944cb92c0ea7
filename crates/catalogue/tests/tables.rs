//! Tables behind the erased objects, with the fixture games.

use catalogue::{ErasedGame, ErasedMatch, Luck, Trouble, game, game_of};
use serde_json::{Value, json};
use tabletop::luck::Secret;
use tabletop::{Refused, Seat, Viewer};

fn luck(seats: u8) -> Luck {
    Luck::Provable {
        secret: Secret::new([7; 32]),
        contributions: (0..seats).map(|seat| format!("text {seat}")).collect(),
    }
}

fn sealed_bid() -> &'static dyn ErasedGame {
    game("sealed-bid").expect("it is registered in tests")
}

fn new_table(seats: u8) -> Box<dyn ErasedMatch> {
    sealed_bid()
        .start(&Value::Null, seats, luck(seats))
        .expect("so many can play")
}

fn finish(table: &mut dyn ErasedMatch) {
    let mut seed = 0_usize;
    while let Some(seat) = table.owed().iter().next() {
        seed += 1;
        let any = table.any_step(seat, seed).expect("it is asked");
        table
            .play(table.ply(Viewer::at(seat)), seat, &any)
            .expect("a bot plays what is legal");
    }
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    let trouble = game("chess").err().expect("there is no chess here");
    assert_eq!(trouble.kind(), "unknown_game");
    assert!(trouble.to_string().contains("kuhn"), "{trouble}");
}

#[test]
fn a_table_can_be_played_to_the_end_by_bots() {
    let mut table = new_table(3);
    finish(&mut *table);
    assert!(table.is_over());
    assert_eq!(table.standings().places().len(), 3);
    assert!(matches!(
        table.submit(0, Seat(0), &[json!("seal")]),
        Err(Trouble::Refused {
            why: Refused::GameOver {},
            ..
        })
    ));
}

#[test]
fn actions_are_taken_as_json_or_in_notation() {
    let mut table = new_table(2);
    let offered = table.briefing(Viewer::at(Seat(0))).actions;
    assert_eq!(offered[0].action, json!({"type": "put", "coins": 1}));
    assert_eq!(offered[0].notation, "put 1");
    assert_eq!(offered[0].path, ["stack-1"]);
    let steps = [offered[0].action.clone(), json!("seal")];
    let rows = table.submit(0, Seat(0), &steps).expect("both are legal");
    assert_eq!(rows, 1..3);
}

#[test]
fn what_is_no_action_is_answered_with_what_is_legal() {
    let mut table = new_table(2);
    let trouble = table.submit(0, Seat(0), &[json!("bluff")]).unwrap_err();
    assert_eq!(
        trouble.to_string(),
        "step 0 is no action: `bluff` is not in the notation of sealed-bid; \
         legal now: put 1, put 3, seal"
    );
    let trouble = table
        .submit(0, Seat(0), &[json!({"type": "put"})])
        .unwrap_err();
    assert!(
        trouble.to_string().contains("missing field `coins`"),
        "{trouble}"
    );
    let trouble = table.submit(0, Seat(9), &[json!("seal")]).unwrap_err();
    assert_eq!(trouble.kind(), "not_your_turn");
    let trouble = table.submit(4, Seat(0), &[json!("seal")]).unwrap_err();
    assert_eq!(
        trouble.to_json()["refused"],
        json!({"type": "stale", "answered": 4, "now": 0})
    );
}

#[test]
fn wrong_options_are_answered_with_the_right_ones() {
    let wrong = |options: Value| {
        let started = sealed_bid().start(&options, 2, luck(2));
        started.err().expect("these are no options").to_string()
    };
    assert!(wrong(json!({"ties": "fight"})).contains(r#"{"ties":"nobody"}"#));
    assert!(wrong(json!({"tie": "draw"})).contains("unknown field `tie`"));
    let started = sealed_bid().start(&Value::Null, 9, luck(9));
    assert_eq!(
        started.err().expect("nine are too many").kind(),
        "wrong_seats"
    );
    let started = sealed_bid().start(&Value::Null, 3, luck(2));
    assert_eq!(
        started.err().expect("one text is missing").kind(),
        "wrong_contributions"
    );
}

#[test]
fn a_stored_table_goes_on_where_it_left_off() {
    let mut one = new_table(3);
    one.submit(0, Seat(1), &[json!("put 3"), json!("seal")])
        .expect("it is legal");
    let rows = one.rows().to_vec();
    let resume = |luck| sealed_bid().resume(1, &one.options(), 3, &rows, luck);
    let mut other = resume(luck(3)).expect("nothing has changed");
    finish(&mut *one);
    finish(&mut *other);
    assert_eq!(one.record(), other.record());
    let astray = sealed_bid()
        .resume(1, &one.options(), 3, &rows, Luck::Number(3))
        .err()
        .expect("it had other luck");
    assert_eq!(astray.kind(), "astray");
}

#[test]
fn the_secret_is_in_the_record_only_when_the_game_is_over() {
    let mut table = new_table(2);
    let fairness = |table: &dyn ErasedMatch| table.record()["fairness"].clone();
    assert_eq!(fairness(&*table)["secret"], Value::Null);
    let commitment = table.commitment().expect("its luck can be proved");
    assert_eq!(fairness(&*table)["commitment"], json!(commitment));
    finish(&mut *table);
    assert_eq!(fairness(&*table)["secret"], json!("07".repeat(32)));
    assert_eq!(table.rewind(1).unwrap_err().kind(), "game_over");
}

#[test]
fn records_are_read_in_both_forms_and_verified() {
    let mut table = new_table(4);
    finish(&mut *table);
    let text = table.record().to_string().into_bytes();
    for record in [text, table.record_bytes()] {
        let entry = game_of(&record).expect("it names its game");
        assert_eq!(entry.id(), "sealed-bid");
        let mut again = entry.verify(&record).expect("nothing was changed");
        assert_eq!(again.standings(), table.standings());
        assert_eq!(again.rewind(1).unwrap_err().kind(), "game_over");
    }
    let unreadable = game_of(b"hello").err().expect("this is no record");
    assert_eq!(unreadable.kind(), "unreadable");
}

#[test]
fn moment_by_moment_everybody_hears_the_whole_story() {
    let mut table = new_table(3);
    for rows in [4, 2, 9, 1, 12] {
        for _ in 0..6 {
            let seat = table.owed().iter().next().expect("it is not over");
            let ply = table.ply(Viewer::at(seat));
            table.submit(ply, seat, &[json!("seal")]).expect("legal");
        }
        let seat = Seat(rows as u8 % 3);
        let _ = table.take_back(table.ply(Viewer::at(seat)), seat);
        table.rewind(rows).expect("so many rows were written");
    }
    finish(&mut *table);
    let record = table.record_bytes();
    for viewer in Viewer::all(3) {
        let moments = sealed_bid().moments(&record, viewer).expect("it replays");
        assert_eq!(moments.rows.len(), table.rows().len());
        let mut view = moments.view;
        let mut heard = Vec::new();
        for moment in moments.rows {
            heard.extend(moment.heard);
            if let Some(change) = moment.patch {
                patch::merge(&mut view, &change);
            }
        }
        assert_eq!(heard, table.heard(viewer, 0));
        assert_eq!(view, table.briefing(viewer).view);
    }
    assert!(sealed_bid().moments(&record, Viewer::at(Seat(3))).is_err());
}

#[test]
fn as_long_as_it_goes_on_only_what_was_noticed_is_a_moment() {
    let mut table = new_table(3);
    let first = table.ply(Viewer::at(Seat(0)));
    table
        .submit(first, Seat(0), &[json!("put 1")])
        .expect("it is legal");
    let seen = |table: &dyn ErasedMatch, viewer: Viewer| {
        sealed_bid()
            .moments(&table.record_bytes(), viewer)
            .expect("it replays")
    };
    assert_eq!(seen(&*table, Viewer::at(Seat(0))).rows.len(), 2);
    assert_eq!(seen(&*table, Viewer::at(Seat(1))).rows.len(), 1);
    assert_eq!(seen(&*table, Viewer::Spectator {}).rows.len(), 1);
    for seat in [0, 2, 1] {
        let ply = table.ply(Viewer::at(Seat(seat)));
        table
            .submit(ply, Seat(seat), &[json!("seal")])
            .expect("it is legal");
    }
    for viewer in [
        Viewer::at(Seat(0)),
        Viewer::at(Seat(2)),
        Viewer::Spectator {},
    ] {
        let moments = seen(&*table, viewer);
        assert_eq!(moments.rows.len() as u32, table.ply(viewer) + 1);
        // Who was the last to seal is known to that player alone.
        assert_eq!(moments.rows.last().and_then(|moment| moment.by), None);
        let mut view = moments.view;
        let mut heard = Vec::new();
        for moment in moments.rows {
            heard.extend(moment.heard);
            if let Some(change) = moment.patch {
                patch::merge(&mut view, &change);
            }
        }
        assert_eq!(heard, table.heard(viewer, 0));
        assert_eq!(view, table.briefing(viewer).view);
    }
}

#[test]
fn rivals_do_not_learn_sealed_steps_from_the_rows() {
    let mut table = new_table(2);
    table
        .submit(0, Seat(0), &[json!("put 3")])
        .expect("it is legal");
    let known = |viewer| table.act(1, viewer).map(|act| act.notation);
    assert_eq!(known(Viewer::at(Seat(0))), Some("put 3".to_owned()));
    assert_eq!(known(Viewer::Open {}), Some("put 3".to_owned()));
    assert_eq!(known(Viewer::at(Seat(1))), None);
    assert_eq!(known(Viewer::Spectator {}), None);
}
