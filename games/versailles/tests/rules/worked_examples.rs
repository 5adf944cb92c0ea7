//! Worked examples that must come out.

use crate::{ANNA, BERT, CLEO};
use tabletop::{Game, Turn};
use versailles::arrange::{Listening, table};
use versailles::pieces::{Goods, Track, Zone};

/// VE-X1 Two players: three, one, one, one, one; and two, one, one, one, one, one.
#[test]
fn two_players_set_up() {
    let game = table(2);
    let standing = |seat| Zone::ALL.map(|zone| game.player(seat).at(zone));
    assert_eq!(standing(ANNA), [3, 1, 1, 1, 1, 0, 0, 0]);
    assert_eq!(standing(BERT), [2, 1, 1, 1, 1, 1, 0, 0]);
}

/// VE-X2 From the quarry with the marker on the mine.
#[test]
fn from_the_quarry_past_ones_own_marker() {
    let game = table(2).workers(ANNA, "quarry:2").marker(ANNA, Zone::Mine);
    let mut legal = game.legal(ANNA);
    legal.sort();
    assert_eq!(
        legal,
        [
            "jump quarry architects",
            "jump quarry sawmill",
            "jump quarry yard",
            "move quarry yard",
            "move-pair quarry yard",
        ]
    );
}

/// VE-X3 Four workers in the guild: the top tile, a coin, and the lowest tile.
#[test]
fn four_workers_in_the_guild() {
    let mut game = table(2)
        .displayed("gallery stone-steps inner-hall guard-room council-room")
        .workers(BERT, "architects:4")
        .goods(BERT, 0, 0, 1)
        .coins(BERT, 0)
        .activating(BERT, Zone::Architects);
    game.play(BERT, "activate architects");
    game.play(BERT, "take 5 council-room");
    assert_eq!(game.player(BERT).goods_now(), Goods::NONE);
    game.play(BERT, "turn-coins 1");
    assert!(!game.may(BERT, "turn-coins 1"), "not the second coin");
    game.play(BERT, "take 1 gallery");
    assert_eq!(game.legal(BERT), ["end"]);
    assert_eq!(game.player(BERT).tiles_now().len(), 2);
    assert_eq!(game.player(BERT).coins_now(), 1);
}

/// VE-X4 Three workers at the alchemists, with one gold and without.
#[test]
fn three_workers_at_the_alchemists() {
    let with = |wood, marble, gold| {
        let mut game = table(2)
            .workers(ANNA, "alchemists:3")
            .goods(ANNA, wood, marble, gold)
            .activating(ANNA, Zone::Alchemists);
        game.play(ANNA, "activate alchemists");
        game
    };
    let mut all = with(2, 1, 1);
    for track in ["yield", "harvest", "specialists"] {
        all.play(ANNA, &format!("advance {track}"));
    }
    assert_eq!(all.player(ANNA).goods_now(), Goods::NONE);
    let mut without = with(4, 2, 0);
    assert!(!without.may(ANNA, "advance harvest"));
    for track in ["yield", "yield", "specialists"] {
        without.play(ANNA, &format!("advance {track}"));
    }
    assert_eq!(without.player(ANNA).step(Track::Yield), 2);
    assert_eq!(without.player(ANNA).step(Track::Specialists), 1);
    assert_eq!(without.turn(), Turn::Solo(BERT));
}

/// VE-X5 The sawmill, shared with two workers and both technologies: 3 wood; without a
/// worker there nothing.
#[test]
fn a_shared_sawmill() {
    let mut game = table(3)
        .workers(BERT, "sawmill:3")
        .workers(ANNA, "sawmill:2")
        .workers(CLEO, "quarry:2")
        .technology(ANNA, Track::Yield, 1)
        .technology(ANNA, Track::Harvest, 1)
        .technology(CLEO, Track::Harvest, 1)
        .activating(BERT, Zone::Sawmill);
    let mut dealer = Listening::default();
    game.play_with(&mut dealer, BERT, "activate sawmill");
    assert_eq!(game.player(BERT).goods_now(), Goods::new(3, 0, 0));
    assert_eq!(game.player(ANNA).goods_now(), Goods::new(3, 0, 0));
    assert_eq!(game.player(CLEO).goods_now(), Goods::NONE);
    assert_eq!(dealer.told.len(), 3, "{:?}", dealer.told);
}
