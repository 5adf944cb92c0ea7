//! What is shown when a write fails or another node was first.

use catalogue::Luck;
use protocol::{FromHouse, JoinTable, Reason, Say, Stage};
use room::{
    Answer, Change, Draft, Effect, Input, Now, Place, Revision, Room, SavedRoom, SavedTable,
    Schedule, Setup, Sitter, StoreError, TalkLine, Visitor, Wish,
};
use std::sync::Arc;
use tabletop::Seat;
use tabletop::luck::Secret;

const ANNA: Seat = Seat(0);

fn secret() -> Secret {
    Secret::new([7; 32])
}

fn now(house: i64) -> Now {
    Now { house, unix: 0 }
}

/// A table of two that has not begun; Anna made it and sits there.
fn lobby() -> SavedRoom {
    let table = SavedTable {
        id: "t1".into(),
        game: "kuhn".into(),
        rules_version: 1,
        options: "{}".into(),
        host: "anna".into(),
        stage: Stage::Lobby,
        created: 0,
        commitment: secret().commitment(),
        result: None,
        rematch: None,
        places: vec![Place::of_guest("anna", None), Place::default()],
        settings: "{}".into(),
        open: false,
        schedule: Schedule::default(),
        request: None,
        version: 0,
        changes: 0,
    };
    SavedRoom {
        table,
        secret: Some(secret()),
        rows: Vec::new(),
        submissions: Vec::new(),
        held: Vec::new(),
        orders: Vec::new(),
        talk: Vec::new(),
        names: [("anna".to_owned(), "Anna".to_owned())].into(),
    }
}

/// The room of a table at one of several nodes.
fn open(saved: SavedRoom) -> Room {
    let setup = Setup {
        bot_pause: 100,
        bot_thinks: 100,
        window: 0,
        slow_window: 0,
        gone_for: 0,
        is_alone: false,
        luck: Arc::new(|secret, contributions| Luck::Provable {
            secret,
            contributions,
        }),
        rematch_secret: Secret::new([8; 32]),
        seed: 1,
    };
    let opened = Room::open(saved, setup, now(0), &mut Vec::new());
    opened.unwrap_or_else(|misfit| panic!("it is opened: {}", misfit.why))
}

fn give(room: &mut Room, input: Input) -> Vec<Effect> {
    let mut out = Vec::new();
    room.handle(input, now(1), &mut out);
    out
}

fn comes(room: &mut Room, guest: &str, client: u64, seen: u32) -> Vec<Effect> {
    let visitor = Visitor {
        id: guest.into(),
        name: guest.into(),
        epoch: 0,
        blocked: Vec::new(),
    };
    let joined = Input::Joined {
        client,
        visitor,
        seen,
    };
    give(room, joined)
}

fn asks(room: &mut Room, guest: &str, wish: Wish) -> Vec<Effect> {
    let (request, guest) = (1, guest.into());
    let asked = Input::Asked {
        request,
        guest,
        wish,
    };
    give(room, asked)
}

fn read(room: &mut Room, saved: &SavedRoom) -> Vec<Effect> {
    give(room, Input::Read(Box::new(Ok(Some(saved.clone())))))
}

fn sits_down(name: &str) -> Wish {
    Wish::Join {
        name: name.into(),
        wish: JoinTable::default(),
    }
}

fn says(text: &str) -> Wish {
    Wish::Say(Say::Text { text: text.into() })
}

fn line(n: u32, said: &str) -> TalkLine {
    TalkLine {
        n,
        guest: "anna".into(),
        seat: ANNA,
        phrase: None,
        said: said.into(),
        at: 0,
    }
}

fn draft(effects: &[Effect]) -> Option<&Draft> {
    effects.iter().find_map(|effect| match effect {
        Effect::Write(draft) => Some(&**draft),
        _ => None,
    })
}

fn frames(effects: &[Effect]) -> Vec<FromHouse> {
    let frame = |effect: &Effect| match effect {
        Effect::Send { frame, .. } => Some(serde_json::from_str(frame).expect("a frame")),
        _ => None,
    };
    effects.iter().filter_map(frame).collect()
}

fn is_read(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Read))
}

fn is_done(effects: &[Effect]) -> bool {
    let done = |effect: &Effect| {
        matches!(
            effect,
            Effect::Reply {
                answer: Ok(Answer::Done),
                ..
            }
        )
    };
    effects.iter().any(done)
}

/// Everybody is shown who sits where, even if it is what this node was about to write itself.
#[test]
fn a_seat_that_was_taken_elsewhere_is_shown() {
    let mut saved = lobby();
    let mut room = open(saved.clone());
    comes(&mut room, "anna", 1, 0);
    let out = asks(&mut room, "bert", sits_down("Bert"));
    assert!(draft(&out).is_some());
    let out = give(&mut room, Input::Written(Err(StoreError::Taken)));
    assert!(is_read(&out));
    saved.table.places[1] = Place::of_guest("bert", None);
    saved.table.version = 1;
    saved.table.changes = 1;
    saved.names.insert("bert".into(), "Bert".into());
    let out = read(&mut room, &saved);
    let shows_bert = |frame: &FromHouse| match frame {
        FromHouse::Table { table, .. } => table.seats[1].name.as_deref() == Some("Bert"),
        _ => false,
    };
    assert!(frames(&out).iter().any(shows_bert));
}

#[test]
fn words_from_elsewhere_are_heard_though_a_line_of_the_same_number_failed() {
    let mut saved = lobby();
    let mut room = open(saved.clone());
    comes(&mut room, "bert", 1, 0);
    asks(&mut room, "anna", says("mine"));
    give(&mut room, Input::Written(Err(StoreError::Taken)));
    saved.talk = vec![line(1, "elsewhere")];
    saved.table.version = 1;
    saved.table.changes = 1;
    let out = read(&mut room, &saved);
    let hears = |frame: &FromHouse| match frame {
        FromHouse::Said { said, .. } => said.iter().any(|said| said.text == "elsewhere"),
        _ => false,
    };
    assert!(frames(&out).iter().any(hears));
    // Her own words come after.
    let again = draft(&out).expect("it is tried again");
    assert!(matches!(&again.changes[..], [Change::Say(line)] if line.n == 2));
}

#[test]
fn words_that_were_written_unheard_are_not_said_twice() {
    for error in [
        StoreError::Away("gone".into()),
        StoreError::Failed("full".into()),
        StoreError::Taken,
    ] {
        let mut saved = lobby();
        let mut room = open(saved.clone());
        comes(&mut room, "anna", 1, 0);
        asks(&mut room, "anna", says(" hello  there "));
        give(&mut room, Input::Written(Err(error)));
        saved.talk = vec![line(1, "hello there")];
        saved.table.version = 1;
        saved.table.changes = 1;
        let out = read(&mut room, &saved);
        assert!(draft(&out).is_none());
        assert!(is_done(&out));
    }
}

/// She comes from a node that knows more than this one.
#[test]
fn one_who_has_seen_more_is_welcomed_after_a_look_at_the_store() {
    let saved = lobby();
    let mut room = open(saved.clone());
    let out = comes(&mut room, "anna", 1, 3);
    assert!(is_read(&out) && frames(&out).is_empty());
    let out = read(&mut room, &saved);
    assert!(matches!(frames(&out)[..], [FromHouse::Welcome { .. }]));
}

/// What failed is in memory until it is read again: nobody is told of it.
#[test]
fn a_look_while_the_store_is_away_shows_nothing_unwritten() {
    let away = || StoreError::Away("gone".into());
    let mut room = open(lobby());
    asks(&mut room, "bert", sits_down("Bert"));
    give(&mut room, Input::Written(Err(away())));
    give(&mut room, Input::Read(Box::new(Err(away()))));
    let out = asks(&mut room, "anna", Wish::Look);
    let is_refused = |effect: &Effect| {
        let paused = Err(Reason::Paused {});
        matches!(effect, Effect::Reply { answer, .. } if answer.as_ref().map(|_| ()) == paused.as_ref().map(|_: &()| ()))
    };
    assert!(out.iter().any(is_refused));
}

/// Words do not make a node the one that plays the computer players.
#[test]
fn a_node_that_only_wrote_words_asks_no_computer_player() {
    let mut saved = lobby();
    saved.table.places[1].sitter = Some(Sitter::Bot("random".into()));
    let mut room = open(saved.clone());
    let out = asks(&mut room, "anna", Wish::Begin(None));
    let dealt = draft(&out).expect("the deal").clone();
    saved.rows = dealt.rows;
    saved.table.stage = Stage::Playing;
    let Some(Change::Begin { luck }) = dealt.changes.first() else {
        panic!("it begins");
    };
    for (place, luck) in saved.table.places.iter_mut().zip(luck) {
        place.luck = Some(luck.clone());
    }
    saved.table.version = 1;
    saved.table.changes = 1;
    // Anna has decided, so that it is the computer player's turn.
    comes(&mut room, "anna", 1, 0);
    give(&mut room, Input::Written(Ok(())));
    let submitted = Input::Submitted {
        client: 1,
        id: "a".into(),
        ply: 0,
        steps: vec!["check".into()],
    };
    let decided = draft(&give(&mut room, submitted))
        .expect("a decision")
        .clone();
    saved.rows.extend(decided.rows);
    saved.table.version += i64::from(decided.schedule.is_some());
    saved.table.schedule = decided.schedule.unwrap_or_default();
    let asked = give(&mut room, Input::Written(Ok(())));
    let thinks = |out: &[Effect]| {
        let thinks = |effect: &Effect| matches!(effect, Effect::Think { .. });
        out.iter().any(thinks)
    };
    assert!(thinks(&asked), "the node of the decision asks it");
    let mut other = open(saved);
    asks(&mut other, "anna", says("hello"));
    let out = give(&mut other, Input::Written(Ok(())));
    assert!(is_done(&out) && !thinks(&out));
}

/// What another node writes while this one reads or writes is read afterwards.
#[test]
fn news_that_come_while_something_is_under_way_are_not_forgotten() {
    let mut saved = lobby();
    let mut room = open(saved.clone());
    comes(&mut room, "anna", 1, 0);
    let reached = |changes| {
        Input::Reached(Revision {
            rows: 0,
            version: changes,
            changes,
        })
    };
    assert!(is_read(&give(&mut room, reached(1))));
    // This is on its way already when more is written.
    saved.table.version = 1;
    saved.table.changes = 1;
    assert!(!is_read(&give(&mut room, reached(2))));
    assert!(!is_read(&give(&mut room, reached(1))), "an old message");
    assert!(is_read(&read(&mut room, &saved)));
    saved.table.version = 2;
    saved.table.changes = 2;
    assert!(!is_read(&read(&mut room, &saved)));
}

/// A node that died cannot say that nobody is there any more.
#[test]
fn guests_of_a_node_that_is_silent_are_shown_as_gone() {
    let mut room = open(lobby());
    comes(&mut room, "bert", 1, 0);
    let guests = vec!["anna".to_owned()];
    let elsewhere = Input::Elsewhere {
        node: "n2".into(),
        guests,
    };
    let shows_anna = |out: &[Effect]| {
        frames(out).iter().find_map(|frame| match frame {
            FromHouse::Table { table, .. } => Some(table.seats[0].present),
            _ => None,
        })
    };
    assert_eq!(shows_anna(&give(&mut room, elsewhere)), Some(true));
    let mut out = Vec::new();
    room.handle(Input::Alarm, now(25_001), &mut out);
    assert_eq!(shows_anna(&out), Some(false));
}

/// The first write may still be done after the second has failed: she may send it again under
/// the same id, and is not told that nothing happened.
#[test]
fn what_may_still_be_written_is_not_refused_for_good() {
    let mut saved = lobby();
    saved.table.places[1] = Place::of_guest("bert", None);
    let mut room = open(saved.clone());
    comes(&mut room, "anna", 1, 0);
    let dealt = asks(&mut room, "anna", Wish::Begin(None));
    let dealt = draft(&dealt).expect("the deal").clone();
    give(&mut room, Input::Written(Ok(())));
    let Some(Change::Begin { luck }) = dealt.changes.first() else {
        panic!("it begins");
    };
    for (place, luck) in saved.table.places.iter_mut().zip(luck) {
        place.luck = Some(luck.clone());
    }
    saved.rows = dealt.rows;
    saved.table.stage = Stage::Playing;
    saved.table.version = 1;
    saved.table.changes = 1;
    saved.table.schedule = dealt.schedule.expect("clocks run");
    let submitted = Input::Submitted {
        client: 1,
        id: "a".into(),
        ply: 0,
        steps: vec!["check".into()],
    };
    assert!(draft(&give(&mut room, submitted)).is_some());
    let away = StoreError::Away("gone".into());
    give(&mut room, Input::Written(Err(away)));
    assert!(draft(&read(&mut room, &saved)).is_some(), "tried again");
    let failed = StoreError::Failed("full".into());
    give(&mut room, Input::Written(Err(failed)));
    // Several nodes: it looks once more before it refuses.
    assert!(is_read(&read(&mut room, &saved)));
    let out = read(&mut room, &saved);
    let is_refused = |frame: &FromHouse| match frame {
        FromHouse::Refused { id, reason, .. } => {
            id.as_deref() == Some("a") && *reason == Reason::Paused {}
        }
        _ => false,
    };
    assert!(frames(&out).iter().any(is_refused), "{:?}", frames(&out));
}
