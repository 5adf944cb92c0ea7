//! Activating: the declaration, harvests, workshop, alchemists, King's favour.

use crate::{ANNA, BERT};
use tabletop::{Game, Turn};
use versailles::arrange::table;
use versailles::pieces::{Decoration, Goods, Track, Zone};
use versailles::{Phase, Versailles};

/// She has declared it.
fn active(game: Versailles, zone: Zone) -> Versailles {
    let mut game = game.activating(ANNA, zone);
    game.play(ANNA, &format!("activate {zone}"));
    game
}

/// VE-A1 After moving she may activate the zone; she need not.
#[test]
fn a_zone_may_be_activated_or_left_alone() {
    let mut game = table(2);
    game.play(ANNA, "move quarry mine");
    assert_eq!(game.legal(ANNA), ["activate mine", "pass"]);
    game.play(ANNA, "pass");
    assert_eq!(game.turn(), Turn::Solo(BERT));
    assert_eq!(game.player(ANNA).goods_now(), Goods::NONE);
}

/// VE-A2 Her own workers count, those just moved included; others' do not.
#[test]
fn only_her_own_workers_count() {
    let mut game = table(2)
        .workers(ANNA, "quarry mine")
        .workers(BERT, "mine:3");
    game.play(ANNA, "move quarry mine");
    game.play(ANNA, "activate mine");
    assert_eq!(game.player(ANNA).goods_now(), Goods::new(0, 0, 1));
}

/// VE-A3 Each worker serves one purpose.
#[test]
fn each_worker_serves_once() {
    let mut game = active(
        table(2).workers(ANNA, "workshop:3").goods(ANNA, 9, 9, 9),
        Zone::Workshop,
    );
    game.play(ANNA, "buy mirror");
    assert_eq!(game.work_now().expect("it goes on").workers, 1);
    assert!(!game.may(ANNA, "buy fountain"), "it takes two");
    game.play(ANNA, "buy statue");
    assert_eq!(game.turn(), Turn::Solo(BERT));
}

/// VE-A4 Activating is allowed where nothing can be gained, and may be used as little as
/// she likes.
#[test]
fn an_activation_may_be_empty() {
    let mut nothing = table(2)
        .workers(ANNA, "workshop")
        .activating(ANNA, Zone::Workshop);
    assert!(nothing.may(ANNA, "activate workshop"));
    nothing.play(ANNA, "activate workshop");
    assert_eq!(nothing.turn(), Turn::Solo(BERT));

    let mut unused = active(
        table(2).workers(ANNA, "workshop:2").goods(ANNA, 9, 9, 9),
        Zone::Workshop,
    );
    unused.play(ANNA, "end");
    assert_eq!(unused.turn(), Turn::Solo(BERT));
    assert!(unused.player(ANNA).decorations_now().is_empty());
}

/// VE-A4 Nobody shares a zone that is not activated.
#[test]
fn nothing_is_shared_without_a_declaration() {
    let sawmill = || {
        table(2)
            .workers(ANNA, "sawmill")
            .workers(BERT, "sawmill")
            .technology(BERT, Track::Harvest, 1)
            .activating(ANNA, Zone::Sawmill)
    };
    let mut declared = sawmill();
    declared.play(ANNA, "activate sawmill");
    assert_eq!(declared.player(BERT).goods_now().wood, 1);
    let mut left_alone = sawmill();
    left_alone.play(ANNA, "pass");
    assert_eq!(left_alone.player(BERT).goods_now().wood, 0);
}

/// What so many workers harvest in a zone.
fn harvest(zone: Zone, workers: u8) -> Goods {
    let game = table(2).workers(ANNA, &format!("{zone}:{workers}"));
    active(game, zone).player(ANNA).goods_now()
}

/// VE-H1 1, 2 or 3 marble with 1, 2 or more workers.
#[test]
fn the_quarry_gives_marble() {
    let marble = [1, 2, 3, 4, 9].map(|workers| harvest(Zone::Quarry, workers));
    assert_eq!(marble, [1, 2, 3, 3, 3].map(|count| Goods::new(0, count, 0)));
}

/// VE-H2 Wood likewise.
#[test]
fn the_sawmill_gives_wood() {
    let wood = [1, 2, 3, 4, 9].map(|workers| harvest(Zone::Sawmill, workers));
    assert_eq!(wood, [1, 2, 3, 3, 3].map(|count| Goods::new(count, 0, 0)));
}

/// VE-H3 0, 1 or 2 gold likewise.
#[test]
fn the_mine_gives_gold() {
    let gold = [1, 2, 3, 4, 9].map(|workers| harvest(Zone::Mine, workers));
    assert_eq!(gold, [0, 1, 2, 2, 2].map(|count| Goods::new(0, 0, count)));
}

/// VE-W1 Each line for its workers and goods, as often as workers allow.
#[test]
fn decorations_are_bought_by_the_line() {
    // Decoration, workers, wood, marble, gold.
    const LINES: [(&str, u8, u16, u16, u16); 6] = [
        ("orange-tree", 1, 3, 0, 0),
        ("statue", 1, 0, 3, 0),
        ("fountain", 2, 1, 2, 0),
        ("tapestry", 1, 1, 0, 1),
        ("chandelier", 2, 0, 0, 2),
        ("mirror", 2, 0, 1, 1),
    ];
    for (name, workers, wood, marble, gold) in LINES {
        let with = |workers: u8, wood, marble, gold| {
            let game = table(2)
                .workers(ANNA, &format!("workshop:{workers}"))
                .goods(ANNA, wood, marble, gold);
            active(game, Zone::Workshop)
        };
        let buy = format!("buy {name}");
        let mut game = with(2 * workers, 2 * wood, 2 * marble, 2 * gold);
        game.play(ANNA, &buy);
        game.play(ANNA, &buy);
        assert_eq!(game.player(ANNA).goods_now(), Goods::NONE, "{name}");
        let decoration: Decoration = name.parse().expect("a decoration");
        assert_eq!(game.player(ANNA).decorations_now().count(decoration), 2);
        assert_eq!(game.stock_now().count(decoration), 3);
        assert!(with(workers, wood, marble, gold).may(ANNA, &buy), "{name}");
        if workers > 1 {
            let game = with(workers - 1, wood, marble, gold);
            assert!(!game.may(ANNA, &buy), "{name}: too few workers");
        }
        for (w, m, g) in [(1, 0, 0), (0, 1, 0), (0, 0, 1)] {
            let less = (
                wood.checked_sub(w),
                marble.checked_sub(m),
                gold.checked_sub(g),
            );
            if let (Some(wood), Some(marble), Some(gold)) = less {
                let game = with(workers, wood, marble, gold);
                assert!(!game.may(ANNA, &buy), "{name}: too few goods");
            }
        }
    }
}

/// VE-L1 Each step for its workers and goods; the same track several times.
#[test]
fn technologies_advance_step_by_step() {
    // Track; workers, wood, marble, gold of each step.
    const STEPS: [(&str, [[u16; 4]; 3]); 3] = [
        ("yield", [[1, 1, 1, 0], [1, 2, 1, 0], [2, 1, 2, 1]]),
        ("harvest", [[1, 0, 0, 1], [1, 0, 1, 1], [2, 0, 0, 2]]),
        ("specialists", [[1, 1, 0, 0], [1, 1, 1, 0], [2, 1, 1, 1]]),
    ];
    for (name, steps) in STEPS {
        let [workers, wood, marble, gold] =
            [0, 1, 2, 3].map(|at| steps.iter().map(|step| step[at]).sum::<u16>());
        let mut game = active(
            table(2)
                .workers(ANNA, &format!("alchemists:{workers}"))
                .goods(ANNA, wood, marble, gold),
            Zone::Alchemists,
        );
        let track: Track = name.parse().expect("a track");
        for (at, step) in (1..).zip(steps) {
            let before = game.player(ANNA).goods_now();
            let left = game.work_now().expect("it goes on").workers;
            game.play(ANNA, &format!("advance {name}"));
            assert_eq!(game.player(ANNA).step(track), at, "{name}");
            let price = Goods::new(step[1], step[2], step[3]);
            let after = game.player(ANNA).goods_now();
            let paid = Goods::new(
                before.wood - after.wood,
                before.marble - after.marble,
                before.gold - after.gold,
            );
            assert_eq!(paid, price, "{name} {at}");
            let still = game.work_now().map_or(0, |work| work.workers);
            assert_eq!(u16::from(left - still), step[0], "{name} {at}");
        }
        assert_eq!(game.player(ANNA).goods_now(), Goods::NONE, "{name}");
        assert_eq!(game.turn(), Turn::Solo(BERT), "no fourth step");
    }
}

/// VE-K1 Two workers recruit from one line, three from the other; both with five.
#[test]
fn recruits_ask_for_two_and_three() {
    let with = |workers: u8| {
        let game = table(2).workers(ANNA, &format!("kings-favour:{workers}"));
        active(game, Zone::KingsFavour)
    };
    let may = |workers| [1, 2].map(|line| with(workers).may(ANNA, &format!("recruit {line}")));
    assert_eq!(may(1), [false, false]);
    assert_eq!(may(2), [true, false]);
    assert_eq!(may(3), [true, true]);
    let mut both = with(5);
    both.play(ANNA, "recruit 2");
    both.play(ANNA, "recruit 1");
    assert_eq!(both.player(ANNA).at(Zone::KingsFavour), 7);
    assert_eq!(both.player(ANNA).waiting_lines().count(), 0);
}

/// VE-K1 A recruit serves nothing in this activation, but counts from the next on.
#[test]
fn a_recruit_counts_from_the_next_activation_on() {
    let mut game = active(
        table(2).workers(ANNA, "kings-favour:2").coins(ANNA, 0),
        Zone::KingsFavour,
    );
    game.play(ANNA, "recruit 1");
    assert_eq!(
        game.turn(),
        Turn::Solo(BERT),
        "no worker is left for a coin"
    );
    let mut next = game.activating(ANNA, Zone::KingsFavour);
    next.play(ANNA, "activate kings-favour");
    assert!(next.may(ANNA, "recruit 2"));
}

/// VE-K2 One worker turns one or both coins; recruiting and coins in one activation.
#[test]
fn coins_are_turned_by_one_worker() {
    let mut game = active(
        table(2).workers(ANNA, "kings-favour:3").coins(ANNA, 0),
        Zone::KingsFavour,
    );
    assert!(game.may(ANNA, "turn-coins 1"));
    game.play(ANNA, "turn-coins 2");
    assert_eq!(game.player(ANNA).coins_now(), 2);
    game.play(ANNA, "recruit 1");
    assert_eq!(game.turn(), Turn::Solo(BERT));
    let one = active(
        table(2).workers(ANNA, "kings-favour").coins(ANNA, 1),
        Zone::KingsFavour,
    );
    assert!(one.may(ANNA, "turn-coins 1"));
    assert!(!one.may(ANNA, "turn-coins 2"));
}

/// VE-K3 The King steps once at the end of a turn in which his favour is moved into, by
/// however many, activated or not.
#[test]
fn the_king_steps_once_a_turn() {
    let mut pair = table(2).workers(ANNA, "alchemists:2");
    pair.play(ANNA, "move-pair alchemists kings-favour");
    pair.play(ANNA, "pass");
    assert_eq!(pair.king_now(), 1);

    let mut active = table(2).workers(ANNA, "alchemists kings-favour");
    active.play(ANNA, "move alchemists kings-favour");
    active.play(ANNA, "activate kings-favour");
    assert_eq!(active.king_now(), 0, "the turn is not over");
    active.play(ANNA, "recruit 1");
    assert_eq!(active.king_now(), 1);

    let mut elsewhere = table(2);
    elsewhere.play(ANNA, "move quarry mine");
    elsewhere.play(ANNA, "activate mine");
    assert_eq!(elsewhere.king_now(), 0);
}

/// VE-K3 Jumping the King's favour makes him step and gives nothing else of it.
#[test]
fn jumping_the_kings_favour_moves_him() {
    let mut game = table(2).workers(ANNA, "alchemists kings-favour:3");
    game.play(ANNA, "jump alchemists quarry");
    assert!(matches!(
        game.phase_now(),
        Phase::Activate {
            zone: Zone::Quarry,
            ..
        }
    ));
    game.play(ANNA, "activate quarry");
    assert_eq!(game.king_now(), 1);
    assert_eq!(game.player(ANNA).at(Zone::KingsFavour), 3);
    assert_eq!(game.turn(), Turn::Solo(BERT));
}
