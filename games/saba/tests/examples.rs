//! The worked examples of the rulebook come out as the book says.

use saba::examples::EXAMPLES;
use saba::pieces::Card;
use saba::places::Place;
use saba::{Event, Saba};
use tabletop::{Outcome, Seat, Switch, Switches};

fn played(name: &str, set: &[(&str, &str)]) -> Outcome<Saba> {
    let mut examples = EXAMPLES.iter();
    let example = examples.find(|example| example.name == name).expect(name);
    let stands = |switch: Switch| {
        let wanted = set.iter().find(|(name, _)| *name == switch.name);
        let mut positions = switch.positions.iter().copied();
        let at = positions.find(|at| wanted.is_none_or(|(_, wanted)| wanted == at));
        (switch, at.expect("such a position"))
    };
    let standing: Vec<_> = (example.switches)().into_iter().map(stands).collect();
    (example.play)(Switches::new(&standing))
}

fn cash(outcome: &Outcome<Saba>) -> Vec<u16> {
    let players = outcome.after.players.iter();
    players.map(|player| player.cash).collect()
}

fn earned(outcome: &Outcome<Saba>) -> (u16, u16) {
    let placed = outcome.events.iter().find_map(|event| match event {
        Event::Placed { reward, earned, .. } => Some((*reward, *earned)),
        _ => None,
    });
    placed.expect("a card is laid")
}

fn places(outcome: &Outcome<Saba>, card: &str) -> Vec<String> {
    let card: Card = card.parse().expect("a card");
    let mut kinds = outcome.after.kinds.iter();
    let kind = kinds.find(|kind| kind.card == card).expect("in play");
    kind.places.iter().map(Place::to_string).collect()
}

fn fakes(outcome: &Outcome<Saba>) -> Vec<String> {
    let fakes = outcome.after.kinds.iter().filter(|kind| kind.fake);
    fakes.map(|kind| kind.card.to_string()).collect()
}

#[test]
fn every_position_of_every_switch_can_be_played() {
    for example in EXAMPLES {
        for switch in (example.switches)() {
            for position in switch.positions {
                played(example.name, &[(switch.name, position)]);
            }
        }
    }
}

#[test]
fn the_auction_as_the_book_tells_it() {
    let outcome = played("auction", &[]);
    let sold = Event::Sold {
        seller: Seat(0),
        buyer: Seat(2),
        card: "sapphire-3".parse().expect("a card"),
        price: 9,
    };
    assert!(outcome.events.contains(&sold));
    assert_eq!(earned(&outcome), (6, 12));
    // Anna sells for 9k and draws for 2k; Cleo pays 9k and earns 12k.
    assert_eq!(cash(&outcome), [27, 20, 23, 20]);
}

#[test]
fn a_bid_that_is_accepted_is_what_is_paid() {
    let outcome = played("auction", &[("answer", "sell")]);
    assert_eq!(cash(&outcome), [23, 20, 27, 20]);
}

#[test]
fn a_card_that_is_kept_earns_nothing_yet() {
    let outcome = played("auction", &[("use", "keep")]);
    assert_eq!(cash(&outcome), [27, 20, 11, 20]);
}

#[test]
fn a_price_that_nobody_pays_leaves_the_card_unsold() {
    let outcome = played("auction", &[("answer", "name-15")]);
    assert_eq!(earned(&outcome).1, 0);
    assert_eq!(cash(&outcome), [18, 20, 20, 20]);
}

#[test]
fn three_rubies_in_the_middle_make_their_twin_a_fake() {
    let outcome = played("building", &[("first", "h3")]);
    assert_eq!(outcome.before.necklaces_left, 1920);
    assert_eq!(outcome.after.necklaces_left, 384);
    assert_eq!(fakes(&outcome), ["ruby-3"]);
    assert_eq!(places(&outcome, "ruby-1"), ["h1"]);
}

#[test]
fn three_rubies_elsewhere_keep_a_place_for_their_twin() {
    for (first, twin) in [("i3", "g3"), ("j2", "f2"), ("l1", "d1")] {
        let outcome = played("building", &[("first", first)]);
        assert_eq!(places(&outcome, "ruby-3"), [twin]);
        assert!(fakes(&outcome).is_empty());
    }
}

#[test]
fn the_booklets_reward_is_ten() {
    assert_eq!(earned(&played("reward", &[])), (10, 10));
}

#[test]
fn a_gap_breaks_a_line() {
    // The line of five ends before the gap, with three cards.
    assert_eq!(earned(&played("reward", &[("k3", "away")])).0, 8);
    assert_eq!(earned(&played("reward", &[("i4", "away")])).0, 5);
    assert_eq!(earned(&played("reward", &[("h2", "laid")])).0, 11);
    assert_eq!(earned(&played("reward", &[("e3", "laid")])).0, 11);
}

#[test]
fn bought_and_laid_at_once_earns_double_and_unsold_nothing() {
    assert_eq!(earned(&played("double", &[])), (6, 12));
    let stage = |stage| earned(&played("double", &[("stage", stage)]));
    assert_eq!(stage("rebuilding"), (6, 6));
    assert_eq!(stage("unsold"), (6, 0));
    assert_eq!(earned(&played("double", &[("place", "f2")])), (1, 2));
}

#[test]
fn a_joker_in_the_middle_makes_both_twins_fakes() {
    assert_eq!(fakes(&played("joker", &[])), ["emerald-2", "emerald-3"]);
    let beside = played("joker", &[("lion", "j2")]);
    assert_eq!(fakes(&beside), ["emerald-3"]);
    assert_eq!(places(&beside, "ruby-3"), ["f2"]);
}
