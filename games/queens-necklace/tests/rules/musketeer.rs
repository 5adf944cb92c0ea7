//! The Musketeer as a shield.

use queens_necklace::Event;
use queens_necklace::arrange::*;

/// QN-M1 A Thief that draws a Musketeer is caught: both are discarded and the victim
/// draws from the thief's player.
#[test]
fn a_caught_thief_costs_his_player_a_card() {
    let mut t = table(2)
        .hand(ANNA, "thief king favorite")
        .hand(BERT, "musketeer ruby-1")
        .steals("musketeer king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(ANNA), "favorite");
    assert_eq!(t.hand_of(BERT), "ruby-1 king");
    assert_eq!((t.gone("thief"), t.gone("musketeer")), (4, 4));
}

/// QN-M1 If that is a Musketeer too, the draw goes the other way round.
#[test]
fn a_second_musketeer_turns_the_draw_round() {
    let mut t = table(2)
        .hand(ANNA, "thief musketeer favorite")
        .hand(BERT, "musketeer ruby-1")
        .steals("musketeer*2 ruby-1")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(ANNA), "ruby-1 favorite");
    assert_eq!(t.hand_of(BERT), "");
}

/// QN-M1 The played Thief is no longer in the hand that is drawn from.
#[test]
fn the_played_thief_is_not_drawn() {
    let mut t = table(2)
        .hand(ANNA, "thief favorite")
        .hand(BERT, "musketeer")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(BERT), "favorite");
}

/// QN-M1 These draws are not optional: nobody is asked.
#[test]
fn nobody_decides_in_an_exchange() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "thief king")
        .secret(BERT, "musketeer ruby-1")
        .steals("musketeer king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.asked(), ["anna"]);
    assert_eq!(t.hand_of(BERT), "ruby-1 king");
}

/// QN-M2 The exchange ends when the hand to be drawn from is empty.
#[test]
fn an_empty_hand_ends_the_exchange() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "thief")
        .hand(BERT, "musketeer ruby-1")
        .steals("musketeer")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(BERT), "ruby-1");
    let nothing = Event::NothingToTake {
        thief: BERT,
        victim: ANNA,
    };
    assert!(t.heard_by(ANNA).contains(&nothing));
}

/// QN-M2 The drawer's own hand may be empty.
#[test]
fn one_with_an_empty_hand_may_draw() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "thief king")
        .hand(BERT, "musketeer")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(BERT), "king");
    assert_eq!(t.hand_of(ANNA), "");
}

/// QN-M2 The first card that is no Musketeer ends it.
#[test]
fn a_plain_card_ends_the_exchange() {
    let mut t = table(2)
        .hand(ANNA, "thief musketeer favorite")
        .hand(BERT, "ring*2")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(ANNA), "ring favorite musketeer");
    assert_eq!(t.hand_of(BERT), "ring");
}

/// QN-M3 The target of a Forger may play a Musketeer instead; both are discarded.
#[test]
fn a_musketeer_parries_a_forger() {
    let mut t = table(2)
        .hand(ANNA, "forger favorite")
        .hand(BERT, "musketeer ruby-1")
        .influence(ANNA);
    t.play(ANNA, "forger bert ruby");
    assert_eq!(t.legal(BERT), ["discard ruby-1", "parry"]);
    t.play(BERT, "parry");
    assert_eq!(t.hand_of(BERT), "ruby-1");
    assert_eq!((t.gone("forger"), t.gone("musketeer")), (3, 4));
}

/// QN-M3 Without such a gem too, so that her hand need not be shown.
#[test]
fn a_hand_without_the_gem_may_be_kept_hidden() {
    let mut t = table(2)
        .hand(ANNA, "forger favorite")
        .secret(BERT, "musketeer amber")
        .influence(ANNA);
    t.play(ANNA, "forger bert ruby");
    assert_eq!(t.legal(BERT), ["show-hand", "parry"]);
    t.play(BERT, "parry");
    let shown = |event: &Event| matches!(event, Event::HandSeen { .. });
    assert!(!t.heard_by(ANNA).iter().any(shown));
}
