use crate::table::*;
use saba::event::Event;
use saba::{Jokers, Saba};
use tabletop::{Face, Game, Viewer};

/// SA-S1 Four cards lie on the necklace, nobody is paid.
#[test]
fn four_cards_are_turned_up_and_put_on_the_necklace() {
    let t = dealt(3, Jokers::Free, &[]);
    assert_eq!(t.game.necklace().filled().len(), 4);
    assert_eq!(t.cash(), [20; 3]);
}

/// SA-S1 A joker turned up goes back, and another card is turned.
#[test]
fn a_joker_turned_up_goes_back() {
    let t = dealt(3, Jokers::Free, &[43, 42]);
    let joker = card("joker");
    assert_eq!(t.said.events[0], Event::PutBack { card: joker });
    assert_eq!(t.said.events[1], Event::PutBack { card: joker });
    assert!(t.game.necklace().jokers().is_empty());
    assert_eq!(t.game.pieces()[joker.index()], 4);
}

/// SA-S1 A card with no legal place goes back too: here the twin of a centre card.
#[test]
fn a_card_turned_up_without_a_place_goes_back() {
    let t = dealt(3, Jokers::Free, &[0, 0, 0]);
    let ruby = card("ruby-1");
    let laid = Event::TurnedUp {
        card: ruby,
        place: place(0, 0),
    };
    assert_eq!(t.said.events[..2], [laid, Event::PutBack { card: ruby }]);
    assert_eq!(t.game.pieces()[ruby.index()], 2);
}

/// SA-S1 The place is drawn among all the legal ones.
#[test]
fn the_place_of_a_card_turned_up_is_drawn() {
    let t = dealt(3, Jokers::Free, &[0, 14]);
    let legal = necklace("").legal_places(card("ruby-1"), Jokers::Free);
    assert_eq!(legal.len(), 15);
    let laid = Event::TurnedUp {
        card: card("ruby-1"),
        place: legal.nth(14),
    };
    assert_eq!(t.said.events[0], laid);
}

/// SA-S2 Hands of 7, 5, 4, 3, 3 cards, piles of 19, 20, 20, 22, 19.
#[test]
fn hands_and_piles_have_their_sizes() {
    for (seats, hand, pile) in [(3, 7, 19), (4, 5, 20), (5, 4, 20), (6, 3, 22), (7, 3, 19)] {
        let game = dealt(seats, Jokers::Free, &[]).game;
        assert_eq!(game.hand_of(ANNA).len(), hand, "{seats} players");
        assert_eq!(game.pile_now().len(), pile, "{seats} players");
    }
}

/// SA-S2 Hands are secret: the others see how many cards there are.
#[test]
fn hands_are_secret() {
    let t = dealt(3, Jokers::Free, &[]);
    let heard = t.said.outside.iter().filter_map(|event| match event {
        Event::Dealt { cards, .. } => Some(cards.clone()),
        _ => None,
    });
    assert_eq!(heard.collect::<Vec<_>>(), vec![vec![Face::Down; 7]; 3]);
    let view = t.game.view(Viewer::at(ANNA), &Default::default());
    assert_eq!(view.players[0].hand, Face::Up(t.game.hand_of(ANNA)));
    assert_eq!(view.players[1].hand, Face::Down);
    assert_eq!(view.players[1].hand_size, 7);
}

/// SA-S3 The first auctioneer is drawn.
#[test]
fn the_first_auctioneer_is_drawn() {
    let mut firsts = [0; 7];
    let mut luck = Luck(1);
    for _ in 0..700 {
        let game = Saba::deal(&Default::default(), 7, &mut tabletop::Silent(&mut luck));
        firsts[at(game).asked().expect("somebody begins").index()] += 1;
    }
    assert!(firsts.iter().all(|&count| count > 60), "{firsts:?}");
}

/// SA-S3 Money, sizes of hands and pile, and cards bought or put aside are open to all.
#[test]
fn a_spectator_sees_what_is_open() {
    let game = saba::arrange::table(3)
        .hand(ANNA, "ruby-1 ruby-2")
        .cash(BERT, 7);
    let mut t = at(game);
    t.play(ANNA, "offer ruby-1");
    t.play(BERT, "bid 3");
    t.play(CLEO, "pass");
    t.play(ANNA, "accept");
    t.play(BERT, "keep");
    let mut memory = saba::Memory::default();
    for event in &t.said.outside {
        Saba::recall(&mut memory, Viewer::Spectator {}, event);
    }
    let view = t.game.view(Viewer::Spectator {}, &memory);
    assert_eq!(view.players[1].cash, 4);
    assert_eq!(view.players[1].hand_size, 1);
    assert_eq!(view.players[1].known, saba::arrange::cards("ruby-1"));
    assert_eq!(view.players[0].hand, Face::Down);
    assert_eq!(view.pile, 42);
}
