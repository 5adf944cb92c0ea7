//! Positions that were once played badly, and whole games in which nothing absurd is done.

use bots::{Bot, Choice, Dice, OneByOne};
use tabletop::{Asked, Briefing, Game, Match, Seat, Viewer};
use versailles::arrange::table;
use versailles::pieces::{Decoration, Zone};
use versailles::{Action, Versailles};
use versailles_player::Planner;

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);
/// Positions a turn, from one who sees her present turn alone to one who sees ten.
const LEVELS: [u32; 4] = [20, 100, 600, 4000];

/// What Anna is asked at this table.
fn asked(table: &Versailles) -> Briefing<Versailles> {
    let mut actions = Vec::new();
    table.legal_actions(ANNA, &mut actions);
    Briefing {
        viewer: Viewer::at(ANNA),
        ply: 0,
        asked: Asked::Solo { seat: ANNA },
        view: table.view(Viewer::at(ANNA), &()),
        actions,
        can_take_back: false,
    }
}

fn chosen(table: &Versailles, positions: u32) -> Choice<Versailles> {
    Planner::learned(positions).choose(&asked(table), &|| true, &OneByOne)
}

fn notation(choice: &Choice<Versailles>) -> Vec<String> {
    choice.steps.iter().map(ToString::to_string).collect()
}

/// The King is one step away, and Anna can let him arrive.
fn the_last_step() -> Versailles {
    table(2)
        .king(19)
        .workers(ANNA, "alchemists quarry sawmill")
        .workers(BERT, "quarry mine yard:3")
        .coins(ANNA, 0)
        .to_move(ANNA)
}

#[test]
fn nobody_ends_a_game_that_is_lost_by_it() {
    let behind = the_last_step().score(ANNA, 30).score(BERT, 60);
    for positions in LEVELS {
        let steps = notation(&chosen(&behind, positions));
        assert_ne!(steps[0], "move alchemists kings-favour", "{positions}");
    }
}

#[test]
fn who_is_ahead_ends_the_game_before_it_is_lost() {
    let ahead = the_last_step()
        .score(ANNA, 60)
        .score(BERT, 58)
        .tiles(BERT, "hall-of-mirrors")
        .decorated(BERT, Decoration::Chandelier, 1)
        .decorated(BERT, Decoration::Mirror, 1)
        .goods(ANNA, 9, 9, 6)
        .goods(BERT, 1, 1, 0);
    for positions in LEVELS {
        let choice = chosen(&ahead, positions);
        assert_eq!(notation(&choice)[0], "move alchemists kings-favour");
        assert!(choice.worth > Some(0.85), "{:?}", choice.worth);
    }
}

/// Bert could let the King arrive.
#[test]
fn before_the_king_arrives_what_can_be_built_is_built() {
    let ready = table(2)
        .king(19)
        .workers(BERT, "alchemists quarry")
        .workers(ANNA, "quarry mine yard:2 kings-favour:2")
        .tiles(ANNA, "hall-of-mirrors")
        .decorated(ANNA, Decoration::Chandelier, 1)
        .decorated(ANNA, Decoration::Mirror, 1)
        .goods(ANNA, 1, 1, 0)
        .built("antechamber@c4/0")
        .to_move(ANNA);
    for positions in LEVELS {
        let steps = notation(&chosen(&ready, positions));
        let built = steps
            .iter()
            .any(|step| step.starts_with("build hall-of-mirrors"));
        assert!(built, "{positions}: {steps:?}");
    }
}

#[test]
fn nobody_takes_a_tile_to_give_it_up_at_once() {
    let full = table(2)
        .tiles(
            ANNA,
            "hall-of-mirrors royal-bedchamber queens-salon water-theatre",
        )
        .workers(ANNA, "architects:4 quarry")
        .displayed("bowling-green kitchen-garden antechamber inner-hall guard-room")
        .coins(ANNA, 2)
        .activating(ANNA, Zone::Architects);
    for positions in LEVELS {
        gives_up_nothing_just_taken(&chosen(&full, positions));
    }
}

fn gives_up_nothing_just_taken(choice: &Choice<Versailles>) {
    for pair in choice.steps.windows(2) {
        if let [Action::Take { tile, .. }, Action::Discard { tile: given }] = pair {
            assert_ne!(tile, given);
        }
    }
}

/// What was seen in a game of four of the same level.
fn whole_game(positions: u32) -> Match<Versailles> {
    let mut luck = Dice::new(9);
    let mut play = Match::<Versailles>::start(Default::default(), 4, &mut luck).expect("a table");
    while let Some(seat) = play.state().turn().owed().iter().next() {
        let briefing = play.briefing(Viewer::at(seat));
        let choice = Planner::learned(positions).choose(&briefing, &|| true, &OneByOne);
        let again = Planner::learned(positions).choose(&briefing, &|| true, &OneByOne);
        assert_eq!(choice, again);
        for other in &choice.others {
            assert!(Some(other.worth) <= choice.worth, "{other:?}");
        }
        gives_up_nothing_just_taken(&choice);
        play.submit(briefing.ply, seat, &choice.steps, &mut luck)
            .expect("it chooses legal actions");
        for seat in Seat::all(4) {
            let player = play.state().player(seat);
            assert!(player.workers.standing().count() > 1, "all in one zone");
        }
    }
    play
}

#[test]
fn every_level_builds_a_palace() {
    for (positions, least) in [(20, 15), (100, 25)] {
        let game = whole_game(positions);
        let table = game.state();
        assert!(table.palace().built().count() >= 3);
        let mean = Seat::all(4).map(|seat| table.points(seat)).sum::<u16>() / 4;
        assert!(mean >= least, "{positions}: {mean} points");
    }
}

#[test]
fn one_who_is_stopped_at_once_still_chooses() {
    let briefing = asked(&table(3));
    let choice = Planner::learned(1 << 24).choose(&briefing, &|| false, &OneByOne);
    assert!(briefing.actions.contains(&choice.action()));
    assert!(choice.iterations < 500, "{}", choice.iterations);
}
