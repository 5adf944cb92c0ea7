//! Influence.

use queens_necklace::arrange::*;
use queens_necklace::{Card, Event, Gem};
use tabletop::{Face, Viewer};

/// QN-I1 Any number of blue cards, one after another, each discarded.
#[test]
fn several_blue_cards_may_be_played() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "courtier favorite")
        .influence(ANNA);
    t.play(ANNA, "courtier").play(ANNA, "favorite amber");
    assert_eq!(t.hand_of(ANNA), "");
    assert_eq!((t.gone("courtier"), t.gone("favorite")), (3, 1));
}

/// QN-I1 She need not play any.
#[test]
fn influence_may_be_ended_at_once() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "courtier")
        .influence(ANNA);
    t.play(ANNA, "end-influence");
    assert_eq!(t.phase(), "purchase");
    assert_eq!(t.hand_of(ANNA), "courtier");
}

/// QN-I1 Only blue cards are played in this phase.
#[test]
fn purple_and_gray_cards_are_no_influence() {
    let t = table(2)
        .market("ring@9")
        .hand(ANNA, "courtier queen cardinal king alchemist musketeer*3")
        .influence(ANNA);
    assert_eq!(t.legal(ANNA), ["courtier", "end-influence"]);
}

/// QN-I2 A card stolen this turn may not be played in it.
#[test]
fn a_stolen_card_waits_for_the_next_turn() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "thief favorite")
        .hand(BERT, "courtier ruby-1")
        .steals("courtier")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(ANNA), "courtier favorite");
    assert!(!t.may(ANNA, "courtier"));
}

/// QN-I2 Not even if a twin of it was already held and has been played.
#[test]
fn a_stolen_twin_of_a_played_card_waits_too() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "thief courtier favorite")
        .hand(BERT, "courtier ruby-1")
        .steals("courtier")
        .influence(ANNA);
    t.play(ANNA, "courtier").play(ANNA, "thief bert");
    assert_eq!(t.hand_of(ANNA), "courtier favorite");
    assert!(!t.may(ANNA, "courtier"));
}

/// QN-I2 Equal cards are not told apart: as many as she held may be played.
#[test]
fn a_stolen_twin_stands_for_the_one_held() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "thief courtier favorite")
        .hand(BERT, "courtier ruby-1")
        .steals("courtier")
        .influence(ANNA);
    t.play(ANNA, "thief bert").play(ANNA, "courtier");
    assert!(!t.may(ANNA, "courtier"));
}

/// QN-I2 Never more than she holds now.
#[test]
fn a_card_lost_in_an_exchange_cannot_be_played() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "thief courtier favorite")
        .hand(BERT, "musketeer ruby-1")
        .steals("musketeer courtier")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(BERT), "ruby-1 courtier");
    assert_eq!(
        t.legal(ANNA),
        [
            "favorite ruby",
            "favorite emerald",
            "favorite diamond",
            "favorite amber",
            "end-influence"
        ]
    );
}

/// QN-I2 A card bought this turn may be used outside this phase.
#[test]
fn a_queen_bought_this_turn_knows_no_such_limit() {
    let mut t = table(2)
        .market("queen#4")
        .deck("ruby-1 ring*6")
        .purchase(ANNA);
    t.play(ANNA, "buy queen#4");
    assert!(t.may(ANNA, "queen"));
}

/// QN-I3 A Confessor shows all cards of one hand.
#[test]
fn a_confessor_sees_a_whole_hand() {
    let mut t = table(3)
        .hand(ANNA, "confessor")
        .secret(BERT, "king amber")
        .influence(ANNA);
    t.play(ANNA, "confessor bert");
    let seen = Event::HandSeen {
        seat: ANNA,
        target: BERT,
        cards: cards("amber king"),
    };
    assert!(t.heard_by(ANNA).contains(&seen));
}

/// QN-I3 Only the one who played it sees them.
#[test]
fn others_do_not_hear_what_a_confessor_saw() {
    let mut t = table(3)
        .hand(ANNA, "confessor")
        .secret(BERT, "king amber")
        .influence(ANNA);
    t.play(ANNA, "confessor bert");
    for viewer in [Viewer::at(BERT), Viewer::at(CLEO), Viewer::Spectator {}] {
        let heard = t.heard(viewer);
        assert!(!heard.iter().any(|e| matches!(e, Event::HandSeen { .. })));
    }
}

/// QN-I3 One's own hand is not for a Confessor.
#[test]
fn a_confessor_names_another_player() {
    let t = table(3).hand(ANNA, "confessor").influence(ANNA);
    assert_eq!(
        t.legal(ANNA),
        ["confessor 1", "confessor 2", "end-influence"]
    );
}

/// QN-I4 Three more ducats.
#[test]
fn a_courtier_brings_three_ducats() {
    let mut t = table(2)
        .market("king#1")
        .hand(ANNA, "courtier favorite")
        .influence(ANNA);
    t.play(ANNA, "courtier");
    assert_eq!(t.ducats(), 13);
}

/// QN-I4 They are this turn's only.
#[test]
fn a_courtiers_ducats_do_not_last() {
    let mut t = table(2)
        .market("ring@9")
        .hand(ANNA, "courtier")
        .hand(BERT, "favorite")
        .influence(ANNA);
    t.play(ANNA, "courtier").play(ANNA, "buy ring 9");
    assert_eq!((t.current(), t.ducats()), (BERT, 10));
}

/// QN-I5 The target discards one gem card of the type, her choice which.
#[test]
fn a_forgers_target_chooses_the_gem_she_loses() {
    let mut t = table(2)
        .hand(ANNA, "forger favorite")
        .hand(BERT, "ruby-1 ruby-3 amber")
        .influence(ANNA);
    t.play(ANNA, "forger bert ruby");
    assert_eq!(t.legal(BERT), ["discard ruby-1", "discard ruby-3"]);
    t.play(BERT, "discard ruby-1");
    assert_eq!(t.hand_of(BERT), "ruby-3 amber");
    assert_eq!(t.phase(), "influence");
}

/// QN-I5 Amber may be named too.
#[test]
fn a_forger_may_ask_for_amber() {
    let mut t = table(2)
        .hand(ANNA, "forger favorite")
        .hand(BERT, "ruby-1 amber")
        .influence(ANNA);
    t.play(ANNA, "forger bert amber");
    assert_eq!(t.hand_of(BERT), "ruby-1");
}

/// QN-I5 Without such a gem she shows her hand to the Forger's player, nobody else.
#[test]
fn a_target_without_the_gem_shows_her_hand() {
    let mut t = table(3)
        .hand(ANNA, "forger favorite")
        .secret(BERT, "king amber")
        .deck("ruby-1")
        .influence(ANNA);
    t.play(ANNA, "forger bert ruby");
    assert_eq!(t.legal(BERT), ["show-hand"]);
    t.play(BERT, "show-hand");
    let seen = Event::HandSeen {
        seat: ANNA,
        target: BERT,
        cards: cards("amber king"),
    };
    assert!(t.heard_by(ANNA).contains(&seen));
    assert!(!t.heard_by(CLEO).contains(&seen));
}

/// QN-I5 With such a gem she may not show her hand instead.
#[test]
fn a_target_with_the_gem_must_give_it() {
    let mut t = table(3)
        .hand(ANNA, "forger favorite")
        .secret(BERT, "ruby-2 amber")
        .influence(ANNA);
    t.play(ANNA, "forger bert ruby");
    assert!(!t.may(BERT, "show-hand"));
}

/// QN-I6 The named tile leads; those left of its old place shift and keep their order.
#[test]
fn a_favorite_moves_one_tile_to_the_front() {
    let mut t = table(2)
        .fashion("ruby emerald diamond amber")
        .hand(ANNA, "favorite courtier")
        .influence(ANNA);
    t.play(ANNA, "favorite diamond");
    assert_eq!(t.fashion_now(), "diamond ruby emerald amber");
}

/// QN-I7 A Thief takes a card at random and keeps it.
#[test]
fn a_thief_takes_a_card() {
    let mut t = table(3)
        .hand(ANNA, "thief favorite")
        .hand(BERT, "ruby-1 king")
        .steals("king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.hand_of(ANNA), "king favorite");
    assert_eq!(t.hand_of(BERT), "ruby-1");
}

/// QN-I7 The rest do not see which.
#[test]
fn a_theft_is_seen_by_two() {
    let mut t = table(3)
        .hand(ANNA, "thief favorite")
        .hand(BERT, "ruby-1 king")
        .steals("king")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    let stole = |card| Event::Stole {
        thief: ANNA,
        victim: BERT,
        card,
    };
    assert!(t.heard_by(BERT).contains(&stole(Face::Up(Card::King))));
    assert!(t.heard_by(CLEO).contains(&stole(Face::Down)));
}

/// QN-I7 A player with an empty hand cannot be named.
#[test]
fn a_thief_needs_a_hand_to_draw_from() {
    let t = table(3)
        .hand(ANNA, "thief")
        .hand(CLEO, "amber")
        .influence(ANNA);
    assert_eq!(t.legal(ANNA), ["thief 2", "end-influence"]);
}

/// QN-I8 A stolen Necklace brings the jewel with it, and all learn of it.
#[test]
fn a_stolen_necklace_is_seen_by_all() {
    let mut t = table(3)
        .hand(ANNA, "thief favorite")
        .hand(BERT, "necklace king")
        .steals("necklace")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.wearer(), Some(ANNA));
    let stole = Event::Stole {
        thief: ANNA,
        victim: BERT,
        card: Face::Up(Card::Necklace),
    };
    assert!(t.heard(Viewer::Spectator {}).contains(&stole));
}

/// QN-I8 In the exchange with a Musketeer too, the other way.
#[test]
fn a_necklace_lost_in_an_exchange_is_seen_by_all() {
    let mut t = table(3)
        .hand(ANNA, "thief necklace favorite")
        .hand(BERT, "musketeer king")
        .steals("musketeer necklace")
        .influence(ANNA);
    t.play(ANNA, "thief bert");
    assert_eq!(t.wearer(), Some(BERT));
    assert_eq!(t.known_of(BERT), "necklace king");
}

/// QN-I9 Three Musketeers together fetch the Necklace and are discarded.
#[test]
fn three_musketeers_fetch_the_necklace() {
    let mut t = table(3)
        .hand(ANNA, "musketeer*3 favorite")
        .hand(CLEO, "necklace")
        .influence(ANNA);
    t.play(ANNA, "musketeers");
    assert_eq!(t.wearer(), Some(ANNA));
    assert_eq!(t.hand_of(ANNA), "necklace favorite");
    assert_eq!(t.gone("musketeer"), 4);
}

/// QN-I9 Two are not enough.
#[test]
fn two_musketeers_do_not_fetch_it() {
    let t = table(3)
        .hand(ANNA, "musketeer*2 favorite")
        .hand(CLEO, "necklace")
        .influence(ANNA);
    assert!(!t.may(ANNA, "musketeers"));
}

/// QN-I9 Only while another player holds it.
#[test]
fn musketeers_need_another_to_wear_it() {
    let mine = table(3)
        .hand(ANNA, "musketeer*3 favorite necklace")
        .influence(ANNA);
    assert!(!mine.may(ANNA, "musketeers"));
    let nobody = table(3).hand(ANNA, "musketeer*3 favorite").influence(ANNA);
    assert!(!nobody.may(ANNA, "musketeers"));
}

/// QN-I10 Confessor and Forger may name a player with an empty hand.
#[test]
fn an_empty_hand_may_be_named() {
    let mut t = table(2)
        .hand(ANNA, "confessor forger favorite")
        .influence(ANNA);
    t.play(ANNA, "confessor bert");
    t.play(ANNA, "forger bert ruby");
    assert_eq!(t.hand_of(ANNA), "favorite");
    assert_eq!(t.phase(), "influence");
}

/// QN-I10 A Favorite may name the gem that leads; she is spent and changes nothing.
#[test]
fn a_favorite_may_name_the_leader() {
    let mut t = table(2)
        .fashion("ruby emerald diamond amber")
        .hand(ANNA, "favorite courtier")
        .influence(ANNA);
    t.play(ANNA, "favorite ruby");
    assert_eq!(t.fashion_now(), "ruby emerald diamond amber");
    assert_eq!(t.hand_of(ANNA), "courtier");
    assert_eq!(t.gone("favorite"), 1);
    let played = Event::FavoritePlayed {
        seat: ANNA,
        gem: Gem::Ruby,
        fashion: Gem::ALL,
    };
    assert!(t.heard_by(BERT).contains(&played));
}
