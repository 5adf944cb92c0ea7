//! The worked examples of the rulebook come out as the booklet and the book say.

use tabletop::{Outcome, Switch, Switches};
use versailles::Versailles;
use versailles::event::Event;
use versailles::examples::EXAMPLES;
use versailles::phase::Ending;
use versailles::pieces::{Goods, Zone};

fn played(name: &str, set: &[(&str, &str)]) -> Outcome<Versailles> {
    let mut examples = EXAMPLES.iter();
    let example = examples.find(|example| example.name == name).expect(name);
    let switches = (example.switches)();
    for (name, position) in set {
        let switch = switches.iter().find(|switch| switch.name == *name);
        assert!(
            switch.expect(name).positions.contains(position),
            "{position}"
        );
    }
    let stands = |switch: Switch| {
        let set = set.iter().find(|(name, _)| *name == switch.name);
        let mut positions = switch.positions.iter().copied();
        let at = positions.find(|at| set.is_none_or(|(_, wanted)| wanted == at));
        (switch, at.expect("it was looked for above"))
    };
    let standing: Vec<_> = switches.into_iter().map(stands).collect();
    (example.play)(Switches::new(&standing))
}

/// Where Anna's worker went, if she could.
fn reached(outcome: &Outcome<Versailles>) -> Option<Zone> {
    outcome.events.iter().find_map(|event| match event {
        Event::Moved { to, .. } => Some(*to),
        _ => None,
    })
}

/// What each of the two harvested.
fn harvested(set: &[(&str, &str)]) -> [Goods; 2] {
    let after = played("harvest", set).after;
    [after.players[0].goods, after.players[1].goods]
}

fn took(outcome: &Outcome<Versailles>) -> Vec<(u8, String)> {
    let taken = outcome.events.iter().filter_map(|event| match event {
        Event::Took { slot, tile, .. } => Some((*slot, tile.to_string())),
        _ => None,
    });
    taken.collect()
}

fn built(set: &[(&str, &str)]) -> Option<u8> {
    let outcome = played("building", set);
    outcome.events.iter().find_map(|event| match event {
        Event::Built { points, .. } => Some(*points),
        _ => None,
    })
}

fn totals(set: &[(&str, &str)]) -> Vec<u16> {
    let outcome = played("the-end", set);
    let ended = outcome.events.iter().find_map(|event| match event {
        Event::Ended { scores, .. } => Some(scores.clone()),
        _ => None,
    });
    ended.expect("the King has arrived")
}

#[test]
fn from_the_quarry_past_her_own_marker() {
    assert_eq!(
        reached(&played("from-the-quarry", &[])),
        Some(Zone::Sawmill)
    );
    let goes = |how| reached(&played("from-the-quarry", &[("goes", how)]));
    assert_eq!(goes("jump-architects"), Some(Zone::Architects));
    assert_eq!(goes("pair-yard"), Some(Zone::Yard));
    assert_eq!(goes("move-yard"), Some(Zone::Yard));
    assert_eq!(goes("move-mine"), None, "her marker stands there");
    assert_eq!(goes("pair-mine"), None, "her marker stands there");
}

#[test]
fn without_a_coin_only_normal_moves() {
    let goes = |how| reached(&played("from-the-quarry", &[("goes", how), ("coins", "0")]));
    assert_eq!(goes("jump-sawmill"), None);
    assert_eq!(goes("pair-yard"), None);
    assert_eq!(goes("move-yard"), Some(Zone::Yard));
}

#[test]
fn what_a_harvest_brings() {
    assert_eq!(harvested(&[])[0], Goods::new(2, 0, 0));
    assert_eq!(harvested(&[("workers", "4")])[0], Goods::new(3, 0, 0));
    let miner = [("place", "mine"), ("workers", "1")];
    assert_eq!(harvested(&miner)[0], Goods::NONE);
    let learnt = [("place", "mine"), ("workers", "1"), ("yield", "3")];
    assert_eq!(harvested(&learnt)[0], Goods::new(0, 0, 1));
}

#[test]
fn who_has_learnt_it_and_stands_there_shares() {
    assert_eq!(harvested(&[("neighbour", "untaught")])[1], Goods::NONE);
    let one = harvested(&[("neighbour", "taught")])[1];
    assert_eq!(one, Goods::new(1, 0, 0));
    let two = harvested(&[("neighbour", "pair-taught"), ("place", "quarry")])[1];
    assert_eq!(two, Goods::new(0, 2, 0));
}

#[test]
fn four_workers_in_the_guild() {
    let told = played("four-workers", &[]);
    let lay = |slot, name: &str| (slot, name.to_owned());
    assert_eq!(took(&told), [lay(5, "tapestry-salon"), lay(1, "gallery")]);
    assert_eq!(told.after.players[0].coins, 1);
    let poor = played("four-workers", &[("gold", "0")]);
    assert_eq!(took(&poor), [lay(1, "gallery")]);
    let swept = played("four-workers", &[("plan", "sweep"), ("gold", "0")]);
    assert_eq!(
        took(&swept),
        [lay(2, "tapestry-salon"), lay(1, "orange-court")]
    );
    let cleared = played("four-workers", &[("plan", "clear")]);
    assert_eq!(
        took(&cleared),
        [lay(2, "orange-court"), lay(1, "stone-steps")]
    );
    let low = played("four-workers", &[("plan", "low")]);
    assert_eq!(took(&low).len(), 3);
}

#[test]
fn where_a_tile_may_stand() {
    assert_eq!(built(&[]), Some(8), "the told one fits");
    assert_eq!(built(&[("turns", "1")]), None, "a side clashes");
    assert_eq!(built(&[("cell", "a3"), ("turns", "1")]), Some(8));
    assert_eq!(built(&[("cell", "c2")]), None, "beside nothing");
    assert_eq!(built(&[("cell", "e1")]), None, "however it is turned");
    assert_eq!(built(&[("workers", "1")]), None, "too few workers");
    let walk = [("tile", "statue-walk"), ("cell", "e1"), ("turns", "2")];
    assert_eq!(built(&walk), Some(6));
}

#[test]
fn the_last_count() {
    assert_eq!(totals(&[]), [54, 53]);
    assert_eq!(totals(&[("tiles", "0")]), [53, 53]);
    assert_eq!(totals(&[("decorations", "0")]), [51, 53]);
    assert_eq!(
        totals(&[("marble", "6")]),
        [54, 53],
        "7 marble is worth no more than 6"
    );
    let outcome = played("the-end", &[]);
    let over = outcome
        .events
        .iter()
        .any(|event| matches!(event, Event::Over { ending } if *ending == Ending::KingArrived));
    assert!(over, "by the King");
}

#[test]
fn every_combination_can_be_played_and_is_told() {
    for example in EXAMPLES {
        let switches = (example.switches)();
        let all: usize = switches
            .iter()
            .map(|switch| switch.positions.len())
            .product();
        for mut number in 0..all {
            let stands = |switch: &Switch| {
                let at = switch.positions[number % switch.positions.len()];
                number /= switch.positions.len();
                (*switch, at)
            };
            let standing: Vec<_> = switches.iter().map(stands).collect();
            let outcome = (example.play)(Switches::new(&standing));
            assert!(outcome.before.players.len() == 2);
        }
    }
}
