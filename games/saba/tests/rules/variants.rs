use crate::table::*;
use saba::arrange::{cards, table};
use saba::event::Event;
use saba::necklaces::finished_necklaces;
use saba::phase::Phase;
use saba::pieces::Card;
use saba::places::Place;
use saba::{Jokers, Saba};
use tabletop::Game;

/// SA-O1 Without jokers: 40 cards, the same hands, piles of 15, 16, 16, 18, 15.
#[test]
fn without_jokers_there_are_forty_cards() {
    for (seats, pile) in [(3, 15), (4, 16), (5, 16), (6, 18), (7, 15)] {
        let game = dealt(seats, Jokers::Absent, &[]).game;
        assert_eq!(game.pieces().iter().sum::<u16>(), 40);
        assert_eq!(game.pieces()[Card::JOKER.index()], 0);
        assert_eq!(game.pile_now().len(), pile, "{seats} players");
    }
}

fn mirrored(text: &str) -> saba::necklace::Necklace {
    table(3).rule(Jokers::Mirrored).laid(text).necklace()
}

/// SA-O2 A joker off the centre needs its mirror place empty or holding a joker.
#[test]
fn a_joker_needs_its_mirror_empty_or_a_joker() {
    let laid = mirrored("ruby-2@j1");
    let joker = laid.legal_places(Card::JOKER, Jokers::Mirrored);
    // Not opposite the ruby; the other determined places have empty mirrors.
    assert_eq!(joker, places([(2, 1), (2, 2), (-2, 1), (-2, 2)]));
    let laid = mirrored("ruby-2@j1 joker@j2");
    let joker = laid.legal_places(Card::JOKER, Jokers::Mirrored);
    assert!(joker.has(place(-2, 1)));
}

/// SA-O2 The empty mirror place is kept: no gem card may fill it or counts on it.
#[test]
fn the_mirror_of_a_joker_is_kept_for_a_joker() {
    let laid = mirrored("ruby-2@j1 joker@j2");
    assert_eq!(laid.kept(Jokers::Mirrored), places([(-2, 1)]));
    assert!(laid.is_fake(card("ruby-3"), Jokers::Mirrored));
    assert!(!laid.is_fake(card("ruby-3"), Jokers::Free));
}

/// SA-O2 No joker is laid if more places were kept than jokers are left.
#[test]
fn no_joker_is_laid_that_would_keep_more_places_than_jokers_are_left() {
    // Two kept, two jokers left: the next must go to a kept place, not even to the centre.
    let laid = mirrored("ruby-2@j1 pearl-3@h3 joker@j2 joker@j3");
    assert_eq!(
        laid.legal_places(Card::JOKER, Jokers::Mirrored),
        places([(-2, 1), (-2, 2)])
    );
}

/// SA-O2 One kept, one joker left: it waits for nothing else.
#[test]
fn the_last_joker_goes_to_the_kept_place() {
    let laid = mirrored("ruby-2@j1 pearl-3@h3 joker@h1 joker@h2 joker@j2");
    assert_eq!(
        laid.legal_places(Card::JOKER, Jokers::Mirrored),
        places([(-2, 1)])
    );
}

/// The centre and the right half lie: every place still empty has a gem card opposite.
fn half_full() -> Saba {
    let necklace = finished_necklaces()[0];
    let right = Place::all().filter(|place| place.spot().x >= 0);
    let laid: Vec<String> = right
        .map(|place| format!("{}@{place}", necklace[place.half()]))
        .collect();
    table(3).rule(Jokers::Mirrored).laid(&laid.join(" "))
}

/// SA-O2, SA-B8 With the centre full and no place empty together with its mirror, no joker
/// can ever be laid: all are fakes.
#[test]
fn mirrored_jokers_are_fakes_once_no_pair_is_empty() {
    let laid = half_full().necklace();
    assert!(laid.is_fake(Card::JOKER, Jokers::Mirrored));
    assert!(!laid.is_fake(Card::JOKER, Jokers::Free));
}

/// SA-O2, SA-B8 Alone it can only go to the centre or to a kept place.
#[test]
fn the_last_joker_is_a_fake_once_the_centre_is_full() {
    let three = "ruby-3@h3 joker@h1 joker@h2";
    let is_fake = |text: &str| mirrored(text).is_fake(Card::JOKER, Jokers::Mirrored);
    assert!(!is_fake(&format!("{three} ruby-4@h4")), "two are left");
    assert!(is_fake(&format!("{three} joker@h4")));
    assert!(
        !is_fake(&format!("pearl-2@j1 {three} joker@j2")),
        "one place is kept"
    );
}

/// SA-O2, SA-B8, SA-Z2 It is discarded in her turn, as a delay if she likes.
#[test]
fn a_joker_that_can_never_be_laid_is_discarded() {
    let game = half_full()
        .hand(ANNA, "joker")
        .hand(BERT, "joker")
        .phase(Phase::Rebuild { player: ANNA });
    let fits = Card::kinds().find(|&card| !card.is_joker() && !game.is_fake(card));
    let fits = fits.expect("half of the places are empty").to_string();
    let mut t = at(game.hand(ANNA, &fits));
    assert!(
        t.legal(ANNA)
            .iter()
            .any(|action| action.starts_with("place"))
    );
    t.play(ANNA, "discard joker");
    assert_eq!(t.game.fakes_now(), cards("joker"));
    assert_eq!(t.legal(BERT), ["discard joker"]);
}

/// SA-A6, SA-B8 Unsold, it is put aside.
#[test]
fn an_unsold_joker_that_can_never_be_laid_is_put_aside() {
    let unsold = |rules: u8| {
        let mut t = at(half_full().hand(ANNA, "joker ruby-1").by_rules(rules));
        t.play(ANNA, "offer joker");
        t.play(BERT, "pass");
        t.play(CLEO, "pass");
        t
    };
    let (seat, card) = (ANNA, Card::JOKER);
    assert!(unsold(2).heard(&Event::UnsoldFake { seat, card }));
    assert_eq!(unsold(2).game.fakes_now(), cards("joker"));
    // By rules 1 it came back.
    assert!(unsold(1).heard(&Event::Returned { seat, card }));
}

/// SA-B8 By rules 1 such a joker waits until the necklace is full.
#[test]
fn by_rules_one_a_joker_waits_until_the_necklace_is_full() {
    let game = half_full()
        .by_rules(1)
        .hand(ANNA, "joker")
        .phase(Phase::Rebuild { player: ANNA });
    assert_eq!(at(game).legal(ANNA), ["pass"]);
}
