//! Technologies.

use crate::{ANNA, BERT, CLEO, DORA};
use tabletop::{Game, Turn};
use versailles::Versailles;
use versailles::arrange::table;
use versailles::pieces::{Goods, Track, Zone};

/// What Anna harvests with one worker and so many steps of the yield track.
fn harvest(zone: Zone, step: u8) -> Goods {
    let mut game = table(2)
        .workers(ANNA, zone.name())
        .technology(ANNA, Track::Yield, step)
        .activating(ANNA, zone);
    game.play(ANNA, &format!("activate {zone}"));
    game.player(ANNA).goods_now()
}

/// VE-T1 One more wood, then marble, then gold; each step keeps the ones before.
#[test]
fn yields_grow_step_by_step() {
    let wood = [0, 1, 2, 3].map(|step| harvest(Zone::Sawmill, step).wood);
    assert_eq!(wood, [1, 2, 2, 2]);
    let marble = [0, 1, 2, 3].map(|step| harvest(Zone::Quarry, step).marble);
    assert_eq!(marble, [1, 1, 2, 2]);
    let gold = [0, 1, 2, 3].map(|step| harvest(Zone::Mine, step).gold);
    assert_eq!(gold, [0, 0, 0, 1]);
}

/// VE-T2 From step 1, 2, 3 on, one harvests with others in sawmill, quarry, mine: by her
/// own workers and yield, if she has a worker there.
#[test]
fn harvests_are_shared() {
    const ROWS: [(Zone, [u16; 4]); 3] = [
        (Zone::Sawmill, [0, 3, 3, 3]),
        (Zone::Quarry, [0, 0, 3, 3]),
        (Zone::Mine, [0, 0, 0, 2]),
    ];
    for (zone, expected) in ROWS {
        for (step, expected) in (0..).zip(expected) {
            let mut game = table(3)
                .workers(ANNA, zone.name())
                .workers(BERT, &format!("{zone}:2"))
                .workers(CLEO, "yard")
                .technology(BERT, Track::Harvest, step)
                .technology(BERT, Track::Yield, 3)
                .technology(CLEO, Track::Harvest, 3)
                .activating(ANNA, zone);
            game.play(ANNA, &format!("activate {zone}"));
            let goods = game.player(BERT).goods_now();
            let all = goods.wood + goods.marble + goods.gold;
            assert_eq!(all, expected, "{zone}, step {step}");
            assert_eq!(
                game.player(CLEO).goods_now(),
                Goods::NONE,
                "no worker there"
            );
        }
    }
}

/// Four players with everything for the workshop, Anna active there.
fn workshop() -> Versailles {
    let mut game = table(4).activating(ANNA, Zone::Workshop);
    for seat in [ANNA, BERT, CLEO, DORA] {
        game = game.workers(seat, "workshop:2").goods(seat, 9, 9, 9);
    }
    game
}

/// VE-T3 Those who may share act after the active player, clockwise; each may decline.
#[test]
fn specialists_are_shared_clockwise() {
    let mut game = workshop()
        .technology(BERT, Track::Specialists, 2)
        .technology(CLEO, Track::Specialists, 1)
        .technology(DORA, Track::Specialists, 3);
    game.play(ANNA, "activate workshop");
    game.play(ANNA, "buy statue");
    game.play(ANNA, "buy statue");
    assert_eq!(game.turn(), Turn::Solo(BERT));
    game.play(BERT, "end");
    assert_eq!(game.turn(), Turn::Solo(DORA), "Cleo has not learnt it");
    game.play(DORA, "buy mirror");
    assert_eq!(game.turn(), Turn::Solo(BERT), "it is his turn now");
    assert!(game.may(BERT, "move workshop sawmill"));
}

/// VE-T3 Steps 1, 2, 3 open the guild, the workshop and the yard.
#[test]
fn specialist_zones_open_step_by_step() {
    const ZONES: [Zone; 3] = [Zone::Architects, Zone::Workshop, Zone::Yard];
    for (at, zone) in (1..).zip(ZONES) {
        for step in 0..=3 {
            let mut game = table(2)
                .workers(ANNA, zone.name())
                .workers(BERT, zone.name())
                .tiles(BERT, "bowling-green")
                .displayed("gallery stone-steps inner-hall guard-room council-room")
                .goods(BERT, 9, 9, 9)
                .technology(BERT, Track::Specialists, step)
                .activating(ANNA, zone);
            game.play(ANNA, &format!("activate {zone}"));
            if game.turn() == Turn::Solo(ANNA) {
                game.play(ANNA, "end");
            }
            let shares = game.work_now().is_some_and(|work| work.player == BERT);
            assert_eq!(shares, step >= at, "{zone}, step {step}");
        }
    }
}

/// VE-T4 Sharing leaves her marker where it is and is not shared again.
#[test]
fn sharing_stays_without_consequence() {
    let mut game = workshop()
        .technology(ANNA, Track::Specialists, 3)
        .technology(BERT, Track::Specialists, 3)
        .marker(BERT, Zone::Quarry);
    game.play(ANNA, "activate workshop");
    game.play(ANNA, "end");
    game.play(BERT, "buy statue");
    game.play(BERT, "end");
    assert_eq!(game.player(BERT).marker_now(), Some(Zone::Quarry));
    assert_eq!(
        game.turn(),
        Turn::Solo(BERT),
        "Anna does not share in return"
    );
    assert!(game.work_now().is_none());
}

/// VE-T4 Each activation of the guild ends with its own refill.
#[test]
fn the_display_is_full_again_for_the_next_who_shares() {
    let mut game = table(2)
        .workers(ANNA, "architects")
        .workers(BERT, "architects")
        .technology(BERT, Track::Specialists, 1)
        .activating(ANNA, Zone::Architects);
    game.play(ANNA, "activate architects");
    game.play(ANNA, "take 1 bowling-green");
    game.play(ANNA, "end");
    assert_eq!(game.work_now().expect("Bert shares").player, BERT);
    assert!(game.display_now().split(' ').all(|tile| tile != "-"));
    assert!(game.may(BERT, "take 1 orangery-parterre"));
}

/// VE-T5 A step works from the moment it is reached.
#[test]
fn a_step_works_at_once() {
    let mut game = table(2)
        .workers(ANNA, "alchemists sawmill")
        .workers(BERT, "sawmill")
        .goods(ANNA, 0, 0, 1)
        .activating(ANNA, Zone::Alchemists);
    game.play(ANNA, "activate alchemists");
    game.play(ANNA, "advance harvest");
    let mut game = game.activating(BERT, Zone::Sawmill);
    game.play(BERT, "activate sawmill");
    assert_eq!(game.player(ANNA).goods_now().wood, 1);
}

/// VE-T5 The King's favour and the alchemists' guild are never shared.
#[test]
fn two_zones_are_never_shared() {
    for zone in [Zone::KingsFavour, Zone::Alchemists] {
        let mut game = table(2)
            .workers(ANNA, zone.name())
            .workers(BERT, &format!("{zone}:5"))
            .goods(BERT, 9, 9, 9)
            .coins(BERT, 0)
            .technology(BERT, Track::Specialists, 3)
            .technology(BERT, Track::Harvest, 2)
            .activating(ANNA, zone);
        game.play(ANNA, &format!("activate {zone}"));
        assert!(game.work_now().is_none(), "{zone}");
        assert_eq!(game.turn(), Turn::Solo(BERT));
        assert!(!game.may(BERT, "end"), "{zone}");
    }
}
