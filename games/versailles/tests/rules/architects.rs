//! Activating: the architects' guild.

use crate::{ANNA, BERT};
use tabletop::{Game, Turn};
use versailles::arrange::{Listening, table, tiles};
use versailles::pieces::Zone;
use versailles::{Ending, Event, Phase, Versailles};

const FIVE: &str = "gallery stone-steps inner-hall guard-room council-room";

/// Anna has activated the guild with so many workers and so much gold.
fn guild(workers: u8, gold: u16) -> Versailles {
    guild_at(table(2).displayed(FIVE), workers, gold)
}

fn guild_at(game: Versailles, workers: u8, gold: u16) -> Versailles {
    let mut game = game
        .workers(ANNA, &format!("architects:{workers}"))
        .goods(ANNA, 0, 0, gold)
        .coins(ANNA, 0)
        .activating(ANNA, Zone::Architects);
    game.play(ANNA, "activate architects");
    game
}

fn takes(game: &Versailles) -> Vec<u8> {
    (1..=5)
        .zip(tiles(FIVE))
        .filter(|(slot, tile)| game.may(ANNA, &format!("take {slot} {tile}")))
        .map(|(slot, _)| slot)
        .collect()
}

/// VE-G1 Slots 1 and 2 take one worker, 3 and 4 two, 5 two and a gold.
#[test]
fn the_slots_have_their_prices() {
    assert_eq!(takes(&guild(1, 9)), [1, 2]);
    assert_eq!(takes(&guild(2, 0)), [1, 2, 3, 4]);
    assert_eq!(takes(&guild(2, 1)), [1, 2, 3, 4, 5]);
    let mut top = guild(3, 1);
    top.play(ANNA, "take 5 council-room");
    assert_eq!(top.player(ANNA).goods_now().gold, 0);
    assert_eq!(top.work_now().expect("it goes on").workers, 1);
}

/// VE-G1 One tile is removed by one worker, three by two, of her choice.
#[test]
fn one_or_three_tiles_are_removed() {
    let count = |game: &Versailles, word: &str| {
        let legal = game.legal(ANNA);
        legal
            .iter()
            .filter(|action| action.starts_with(word))
            .count()
    };
    let one = guild(1, 0);
    assert_eq!(count(&one, "remove-one"), 5);
    assert_eq!(count(&one, "remove-three"), 0);
    let mut two = guild(2, 0);
    assert_eq!(count(&two, "remove-three"), 10);
    two.play(ANNA, "remove-three stone-steps gallery council-room");
    assert_eq!(two.work_now().expect("it goes on").workers, 0);
    let gone = tiles("stone-steps gallery council-room");
    assert!(gone.iter().all(|tile| two.removed_now().has(*tile)));
}

/// VE-G1 The coin once per activation, the rest as often as workers allow.
#[test]
fn a_coin_is_turned_once_in_an_activation() {
    let mut game = guild(4, 0);
    game.play(ANNA, "turn-coins 1");
    assert!(!game.may(ANNA, "turn-coins 1"));
    assert!(!game.may(ANNA, "turn-coins 2"));
    game.play(ANNA, "take 1 gallery");
    game.play(ANNA, "take 2 stone-steps");
    game.play(ANNA, "remove-one inner-hall");
    assert_eq!(game.player(ANNA).coins_now(), 1);
    assert_eq!(game.work_now().expect("it is asked for").workers, 0);
}

/// VE-G2 A taken tile's gap stays open; a removal closes it, and prices go with the slots.
#[test]
fn gaps_stay_until_a_removal() {
    let mut game = guild(4, 0);
    game.play(ANNA, "take 1 gallery");
    assert_eq!(
        game.display_now(),
        "- stone-steps inner-hall guard-room council-room"
    );
    assert!(game.may(ANNA, "take 3 inner-hall"), "two workers");
    game.play(ANNA, "remove-one guard-room");
    assert_eq!(
        game.display_now(),
        "stone-steps inner-hall council-room - -"
    );
    game.play(ANNA, "take 2 inner-hall");
    assert_eq!(game.work_now().expect("it goes on").workers, 1);
}

/// VE-G3 Who takes a fifth tile gives up one of the five at once.
#[test]
fn a_fifth_tile_costs_one() {
    let four = "antechamber candle-room bowling-green water-theatre";
    let mut game = guild_at(table(2).tiles(ANNA, four).displayed(FIVE), 2, 0);
    game.play(ANNA, "take 1 gallery");
    assert!(matches!(game.phase_now(), Phase::Discard(_)));
    let mut five: Vec<String> = four
        .split(' ')
        .chain(["gallery"])
        .map(|tile| format!("discard {tile}"))
        .collect();
    let mut legal = game.legal(ANNA);
    five.sort();
    legal.sort();
    assert_eq!(legal, five);
    game.play(ANNA, "discard candle-room");
    assert!(game.removed_now().has(tiles("candle-room")[0]));
    assert_eq!(game.player(ANNA).tiles_now().len(), 4);
    assert!(game.may(ANNA, "take 2 stone-steps"), "and it goes on");
}

/// VE-G3 Removing three of one or two removes what is there; of none nothing.
#[test]
fn removing_three_of_fewer_removes_what_is_there() {
    let mut game = guild(9, 0);
    game.play(ANNA, "remove-three stone-steps guard-room council-room");
    assert_eq!(game.display_now(), "gallery inner-hall - - -");
    let legal = game.legal(ANNA);
    let threes: Vec<&String> = legal
        .iter()
        .filter(|action| action.starts_with("remove-three"))
        .collect();
    assert_eq!(threes, ["remove-three gallery inner-hall"]);
    game.play(ANNA, "remove-three gallery inner-hall");
    assert_eq!(game.display_now(), "- - - - -");
    assert_eq!(game.work_now().expect("it goes on").workers, 5);
    assert_eq!(game.legal(ANNA), ["turn-coins 1", "end"]);
}

/// VE-G4 When it is over the display slides down and is filled, the lowest slot first.
#[test]
fn the_display_is_filled_at_the_end() {
    let mut game = guild(3, 0);
    game.play(ANNA, "take 1 gallery");
    game.play(ANNA, "take 2 stone-steps");
    let mut dealer = Listening::default();
    game.play_with(&mut dealer, ANNA, "end");
    assert_eq!(
        game.display_now(),
        "inner-hall guard-room council-room bowling-green orangery-parterre"
    );
    let slots: Vec<u8> = dealer
        .told
        .iter()
        .filter_map(|event| match event {
            Event::TurnedUp { slot, .. } => Some(*slot),
            _ => None,
        })
        .collect();
    assert_eq!(slots, [4, 5]);
    assert_eq!(game.pile_now().len(), 33);
}

/// VE-G4 The end of the guild's work is asked for where it turns up tiles.
#[test]
fn the_last_take_can_still_be_thought_over() {
    let mut taken = guild(1, 0);
    taken.play(ANNA, "take 1 gallery");
    assert_eq!(taken.legal(ANNA), ["end"]);
    let mut coin = guild(1, 0);
    coin.play(ANNA, "turn-coins 1");
    assert_eq!(coin.turn(), Turn::Solo(BERT));
}

/// Only one tile is left in the pile, and so many are removed.
fn nearly_spent(removed: u8) -> Versailles {
    let game = table(2)
        .displayed(FIVE)
        .piled("hall-of-mirrors")
        .few_removed(BERT, removed);
    guild_at(game, 2, 0)
}

/// VE-G4 An empty pile is made anew of eight removed tiles, even if the display is full.
#[test]
fn a_new_pile_is_made_of_the_removed_tiles() {
    let mut game = nearly_spent(8);
    game.play(ANNA, "take 1 gallery");
    let mut dealer = Listening::default();
    game.play_with(&mut dealer, ANNA, "end");
    assert_eq!(
        dealer.told.last(),
        Some(&Event::TurnedUp {
            tile: tiles("hall-of-mirrors")[0],
            slot: 5,
            left: 8,
            new_pile: true,
        })
    );
    assert_eq!(game.pile_now().len(), 8);
    assert!(game.removed_now().is_empty());
    assert_eq!(game.turn(), Turn::Solo(BERT));
}

/// VE-G4 In the middle of filling: the rest comes from the new pile.
#[test]
fn a_pile_may_run_out_in_the_middle_of_filling() {
    let mut game = nearly_spent(8);
    game.play(ANNA, "take 1 gallery");
    game.play(ANNA, "take 2 stone-steps");
    game.play(ANNA, "end");
    assert_eq!(game.pile_now().len(), 7);
    assert!(game.display_now().split(' ').all(|slot| slot != "-"));
    assert_eq!(game.turn(), Turn::Solo(BERT));
}

/// VE-G4 With seven removed tiles or fewer the game ends at once.
#[test]
fn too_few_removed_tiles_end_the_game() {
    for removed in [7, 1, 0] {
        let mut game = nearly_spent(removed);
        game.play(ANNA, "take 1 gallery");
        game.play(ANNA, "take 2 stone-steps");
        game.play(ANNA, "end");
        let ending = Ending::TilesSpent;
        assert_eq!(game.phase_now(), Phase::Over { ending }, "{removed}");
    }
}

/// VE-G4 A tile removed in this very activation counts for the new pile.
#[test]
fn tiles_just_removed_count() {
    let mut game = nearly_spent(7);
    game.play(ANNA, "remove-one gallery");
    game.play(ANNA, "end");
    assert_eq!(game.pile_now().len(), 8);
}
