//! The laws are laws: a small game with one planted fault breaks the law that is about
//! it, by name; the same game without a fault breaks none.

mod action;
mod tiny;
mod view;

use laws::{Effort, Law, LawLuck};
use tabletop::{Chance, Game, Seat, Viewer};
use tiny::{Fault, Phase, Tiny, plant};

const EFFORT: Effort = Effort {
    first: 0,
    games: 12,
};

/// The name of the law that is broken.
fn broken<G: Game>(law: Law<'_, G>) -> &'static str {
    match law.check(EFFORT) {
        Ok(tally) => panic!("nothing was found in {tally:?}"),
        Err(broken) => {
            assert!(broken.detail.len() > 20, "{broken}");
            broken.law
        }
    }
}

/// Other cards in the hands `viewer` has not seen, other marks under the seal.
fn scramble(table: &Tiny, viewer: Viewer, luck: &mut LawLuck) -> Tiny {
    let mut other = *table;
    for seat in Seat::all(table.seats).filter(|&seat| !viewer.sees_hand_of(seat)) {
        let known = viewer
            .seat()
            .is_some_and(|me| table.peeked[me.index()].contains(seat));
        let in_bag: Vec<u8> = (0..8).filter(|card| other.bag >> card & 1 == 1).collect();
        if !known && !in_bag.is_empty() {
            let card = in_bag[luck.pick(in_bag.len() as u32) as usize];
            let hand = &mut other.hands[seat.index()];
            other.bag = other.bag & !(1 << card) | 1 << *hand;
            *hand = card;
        }
        if let Phase::Answer { marks, owed, .. } = &mut other.phase
            && owed.contains(seat)
        {
            marks[seat.index()] = luck.pick(3) as u8;
        }
    }
    other
}

#[test]
fn the_game_without_a_fault_breaks_no_law() {
    let effort = Effort {
        first: 100,
        games: 60,
    };
    for law in laws::all::<Tiny>() {
        law.check(effort)
            .unwrap_or_else(|broken| panic!("{broken}"));
    }
    plant(Fault::None);
    let secrets = laws::secrets::<Tiny>(scramble);
    let tally = secrets
        .check(effort)
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(tally.games, 2 * 60);
}

/// One line per fault: its test, the fault, the law that looks, the name it must give.
macro_rules! faults {
    ($($test:ident: $fault:ident, $law:ident => $name:ident;)*) => {$(
        #[test]
        fn $test() {
            plant(Fault::$fault);
            assert_eq!(broken(laws::$law::<Tiny>()), laws::$name);
        }
    )*};
}

faults! {
    a_dead_end: DeadEnd, acting => CAN_ACT;
    a_seat_that_acts_unasked: Unasked, acting => CAN_ACT;
    an_action_listed_twice: Twice, acting => NO_DUPLICATES;
    a_list_in_another_order_each_time: Restless, acting => STABLE_ORDER;

    a_game_without_end: Endless, ending => ENDS;
    a_panic: Panics, ending => NO_PANIC;
    a_lost_piece: Loses, ending => PIECES;
    a_seat_without_a_place: Placeless, ending => STANDINGS;

    a_turn_that_depends_on_hidden_cards: TurnHidden, knowing => TURN_SEEN;
    a_legal_list_that_depends_on_hidden_cards: LegalHidden, knowing => ACTIONS_SEEN;
    a_view_that_leaks: Leaks, knowing => IMAGINED_VIEW;
    an_imagined_state_that_contradicts_the_view: Dreams, knowing => IMAGINED_VIEW;
    an_imagined_state_with_a_card_too_few: DreamsLess, knowing => IMAGINED_PIECES;
    an_imagined_state_that_is_stuck: DreamsStuck, knowing => IMAGINED_PLAYS;

    a_sealed_answer_that_gains_by_being_first: FirstGains, sealing => ANY_ORDER;
    a_sealed_answer_that_hinges_on_a_rivals: Waits, sealing => ANY_ORDER;
    a_sealed_step_that_draws_luck: SealedLuck, sealing => ANY_ORDER;

    a_hidden_counter_in_the_rules: Counts, recording => REPLAYS;
    a_hidden_counter_in_the_story: CountsAloud, recording => REPLAYS;
    rules_that_need_a_listener: Listens, recording => SILENCE;

    two_actions_with_one_notation: Notation, writing => ACTION_TRIP;
    a_code_used_twice: Code, writing => ACTION_TRIP;
    an_action_with_a_field_too_many: Loose, writing => STRICT;
    two_actions_with_one_path: Path, writing => PATHS;
    an_event_that_loses_a_field: EventField, writing => EVENT_TRIP;
    a_view_that_loses_a_field: ViewField, writing => VIEW_TRIP;
    an_option_that_loses_a_field: OptionField, writing => OPTIONS_TRIP;
    a_default_that_is_not_the_first_variant: OptionOrder, writing => OPTIONS_TRIP;

    a_take_back_that_leaves_a_trace: Traces, undoing => RESTORES;
    a_reveal_told_as_an_announcement: UndoReveal, undoing => LEARNS_NOTHING;
    a_rivals_card_told_as_an_announcement: Blurts, undoing => LEARNS_NOTHING;
    a_peek_nobody_is_told_about: Peeks, undoing => LEARNS_NOTHING;

    a_turn_that_ends_unheard: Unheard, noticing => TURN_NOTICED;
    an_open_act_called_secret: Secretive, noticing => TURN_NOTICED;
    a_rivals_progress_in_the_view: Progress, noticing => UNNOTICED;
}

/// Even if nothing is told: that the table moved on shows that all have answered.
#[test]
fn the_last_answer_to_a_shared_question_stays() {
    plant(Fault::Unheard);
    let tally = laws::undoing::<Tiny>().check(EFFORT);
    assert!(tally.is_ok_and(|tally| tally.decisions > 100));
}

/// Law 4 does not see it, since the imagined states have it too.
#[test]
fn a_leak_that_imagine_honours() {
    plant(Fault::LeaksHonoured);
    assert!(laws::knowing::<Tiny>().check(EFFORT).is_ok());
    assert_eq!(broken(laws::secrets::<Tiny>(scramble)), laws::SEEN_SECRET);
}

#[test]
fn a_whisper_that_is_heard_outside() {
    plant(Fault::WhispersLoud);
    let law = laws::secrets::<Tiny>(scramble);
    assert_eq!(broken(law), laws::TOLD_SECRET);
}

#[test]
fn a_hidden_card_announced() {
    plant(Fault::Blurts);
    let law = laws::secrets::<Tiny>(scramble);
    assert_eq!(broken(law), laws::TOLD_SECRET);
}

#[test]
fn a_scramble_that_does_nothing() {
    plant(Fault::None);
    let law = laws::secrets::<Tiny>(|table, _, _| *table);
    assert_eq!(broken(law), laws::SCRAMBLES);
}

#[test]
fn the_panic_of_the_one_call_names_the_law_and_the_place() {
    let caught = {
        plant(Fault::Twice);
        std::panic::catch_unwind(laws::hold_for::<Tiny>)
    };
    let said = caught.expect_err("it has a fault");
    let said = said
        .downcast_ref::<String>()
        .expect("it says what is wrong");
    assert!(said.contains(laws::NO_DUPLICATES), "{said}");
    assert!(
        said.contains("2 seats") && said.contains("game 0"),
        "{said}"
    );
}

#[test]
fn every_fault_breaks_the_one_call_too() {
    let holds = |fault| {
        plant(fault);
        std::panic::catch_unwind(laws::hold_for::<Tiny>).is_ok()
    };
    assert!(holds(Fault::None));
    assert!(!holds(Fault::UndoReveal));
    assert!(!holds(Fault::Counts));
    assert!(!holds(Fault::FirstGains));
    assert!(!holds(Fault::Panics));
}
