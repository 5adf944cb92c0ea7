//! Setting up.

use queens_necklace::arrange::*;
use queens_necklace::view::{Depth, Place};
use queens_necklace::{Card, Event, Options, QueensNecklace};
use std::collections::BTreeSet;
use tabletop::luck::Seed;
use tabletop::{Face, Match, Scripted, Seat, Viewer};

type Game = Match<QueensNecklace>;

fn deal(seats: u8, seed: u64) -> Game {
    let mut luck = Seed::from_number(seed).stream();
    Match::start(Options::default(), seats, &mut luck).expect("two to four can play")
}

fn told(game: &Game) -> Vec<Event> {
    game.told_in(0).map(|told| told.event.clone()).collect()
}

const HANDS: [&str; 3] = [
    "ruby-1 ruby-2 king thief",
    "necklace amber*3",
    "ring*2 queen forger",
];

fn scripted() -> Game {
    let picks = picks_of_deal(&HANDS, [0, 0, 0], "amber*4 astrologer", BERT);
    Match::start(Options::default(), 3, &mut Scripted::picks(picks)).expect("three can play")
}

/// QN-S1 The gem tiles are dealt under the fashion tiles at random.
#[test]
fn every_order_of_fashion_is_dealt() {
    let mut orders = BTreeSet::new();
    for seed in 0..400 {
        let view = deal(2, seed).briefing(Viewer::Spectator {}).view;
        orders.insert(view.fashion);
    }
    assert_eq!(orders.len(), 24);
}

/// QN-S2 Four cards to each player.
#[test]
fn each_player_is_dealt_four_cards() {
    let view = deal(4, 1).briefing(Viewer::Spectator {}).view;
    let cards: Vec<u8> = view.players.iter().map(|player| player.cards).collect();
    assert_eq!(cards, [4, 4, 4, 4]);
}

/// QN-S2 Hands are secret.
#[test]
fn a_dealt_hand_is_told_to_its_player_alone() {
    let game = deal(3, 1);
    let heard = |viewer: Viewer| {
        let told = game.told_in(0).filter_map(|told| told.heard_by(viewer));
        told.filter(|event| matches!(event, Event::HandDealt { .. }))
            .count()
    };
    assert_eq!(heard(Viewer::at(ANNA)), 1);
    assert_eq!(heard(Viewer::Spectator {}), 0);
}

/// QN-S3 A dealt Astrologer is replaced and goes back into the rest.
#[test]
fn nobody_is_dealt_an_astrologer() {
    for seed in 0..200 {
        let hidden = deal(4, seed).state().hidden();
        assert!(!hidden.hands.iter().any(|hand| hand.has(Card::Astrologer)));
    }
    let all = deal(4, 2).state().hidden();
    assert_eq!(all.undrawn.len(), 100 - 16 - 5);
}

/// QN-S4 The five places of each Merchant, counted from the top.
#[test]
fn the_merchants_have_five_places_each() {
    let table = [
        (2, 95, [(29, 33), (61, 65), (91, 95)]),
        (3, 91, [(28, 32), (58, 62), (87, 91)]),
        (4, 87, [(27, 31), (56, 60), (83, 87)]),
    ];
    for (seats, places, merchants) in table {
        let options = Options::default();
        assert_eq!(options.deck_places(seats), places, "{seats} players");
        assert_eq!(options.merchant_places(seats), merchants, "{seats} players");
    }
}

/// QN-S4 Each Merchant lands on each of his five places.
#[test]
fn merchants_land_on_all_their_places() {
    let mut found = [const { BTreeSet::new() }; 3];
    for seed in 0..100 {
        let places = deal(3, seed).state().hidden().merchants;
        for (found, place) in found.iter_mut().zip(places) {
            found.insert(place);
        }
    }
    let ranges = found.map(|places| (places.len(), places.first().copied()));
    assert_eq!(ranges, [(5, Some(28)), (5, Some(58)), (5, Some(87))]);
}

/// QN-S4 Nobody sees where they lie: only the range is open.
#[test]
fn a_merchants_place_is_seen_as_a_range() {
    let view = deal(3, 5).briefing(Viewer::at(ANNA)).view;
    let depth = |from: u8, to: u8| Depth {
        from: from - 5,
        to: to - 5,
    };
    assert_eq!(
        view.merchants,
        [depth(28, 32), depth(58, 62), depth(87, 91)]
    );
}

/// QN-S5 Five cards lie face up, each on its top price.
#[test]
fn the_market_opens_with_five_cards_on_their_top_price() {
    let view = scripted().briefing(Viewer::Spectator {}).view;
    let amber = Place::Offer {
        card: Card::Amber,
        price: Card::Amber.prices()[0],
        step: 0,
    };
    let astrologer = Place::Offer {
        card: Card::Astrologer,
        price: Card::Astrologer.prices()[0],
        step: 0,
    };
    assert_eq!(view.market, [amber, amber, amber, amber, astrologer]);
    assert_eq!(view.deck, 91 - 5);
}

/// QN-S6 A player dealt the Queen's Necklace takes it at once, so all know.
#[test]
fn a_dealt_necklace_is_put_on_at_once() {
    let game = scripted();
    assert!(told(&game).contains(&Event::NecklaceDealt { seat: BERT }));
    let view = game.briefing(Viewer::at(ANNA)).view;
    assert!(view.players[1].necklace);
    assert!(view.players[1].known.has(Card::Necklace));
}

/// QN-S7 The first player is drawn at random.
#[test]
fn anybody_may_be_first() {
    let first: BTreeSet<Seat> = (0..50)
        .map(|seed| deal(4, seed).briefing(Viewer::Spectator {}).view.current)
        .collect();
    assert_eq!(first.len(), 4);
}

/// QN-S7 Turns go clockwise.
#[test]
fn after_the_last_seat_comes_the_first() {
    let mut t = table(3).market("ring@9").purchase(CLEO);
    t.play(CLEO, "buy ring 9");
    assert_eq!(t.current(), ANNA);
}

/// QN-S8 What is in rivals' hands is secret; how many cards they are is open.
#[test]
fn a_rivals_hand_is_a_number_of_cards() {
    let view = scripted().briefing(Viewer::at(ANNA)).view;
    assert_eq!(view.players[2].cards, 4);
    assert_eq!(view.players[2].hand, Face::Down);
    assert_eq!(
        view.players[0].hand,
        Face::Up(cards(HANDS[0]).into_iter().collect())
    );
}

/// QN-S8 Market, prices, fashion, discards, scores and ducats are open to all.
#[test]
fn a_spectator_sees_what_lies_open() {
    let t = table(3)
        .market("ring@7 - amber#4")
        .fashion("amber ruby emerald diamond")
        .scores(&[10, -20, 30])
        .hand(ANNA, "forger")
        .influence(ANNA);
    let view = t.view(Viewer::Spectator {});
    assert_eq!(
        view.market[0],
        Place::Offer {
            card: Card::Ring,
            price: 7,
            step: 1
        }
    );
    assert_eq!(view.market[1], Place::Gap {});
    assert_eq!(view.fashion[0].name(), "amber");
    let scores: Vec<i16> = view.players.iter().map(|player| player.score).collect();
    assert_eq!(scores, [10, -20, 30]);
    assert_eq!(view.gone.count(Card::Queen), 1);
    assert_eq!(view.deck, 8);
    let stage = queens_necklace::view::Stage::Influence { ducats: 10 };
    assert_eq!(view.stage, stage);
}
