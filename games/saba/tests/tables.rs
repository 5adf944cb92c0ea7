//! The tables against the plain definition: every set, and random positions.

mod plain;

use plain::{Plain, Walk, both, count};
use saba::necklace::Necklace;
use saba::options::Jokers;
use saba::pieces::{Card, GEM_KINDS};
use saba::places::{Place, PlaceSet};
use saba::possible::{Possible, SETS};
use std::collections::HashMap;

fn gems() -> impl Iterator<Item = Card> {
    Card::kinds().take(GEM_KINDS)
}

/// SA-B5 Walks every set that can be reached, by every card on every place.
#[test]
fn every_reachable_set_has_its_number_and_every_step_leads_where_it_should() {
    let plain = Plain::new();
    let mut bits = HashMap::from([(Possible::EVERYTHING, plain.empty_board().possible)]);
    let mut numbers = HashMap::from([(plain.empty_board().possible, Possible::EVERYTHING)]);
    let mut ahead = vec![Possible::EVERYTHING];
    while let Some(set) = ahead.pop() {
        let here = bits[&set];
        assert_eq!(u32::from(set.count()), count(&here));
        for gem in gems() {
            for place in Place::all().take(20) {
                let left = both(&here, &plain.has[gem.index()][place.index()]);
                assert_eq!(set.places_of(gem).has(place), count(&left) > 0);
                assert_eq!(
                    set.determined().has(place) && set.card_at(place) == gem,
                    left == here
                );
                if count(&left) == 0 {
                    continue;
                }
                let next = set.laid(gem, place);
                assert_eq!(*numbers.entry(left).or_insert(next), next);
                let known = *bits.entry(next).or_insert_with(|| {
                    ahead.push(next);
                    left
                });
                assert_eq!(known, left);
            }
        }
    }
    assert_eq!(bits.len(), SETS);
}

fn compare(plain: &Plain, board: &plain::Board, necklace: Necklace, rule: Jokers) {
    let unplayed = 4 - necklace.jokers().len() as usize;
    for place in Place::all() {
        let kept = rule == Jokers::Mirrored && plain.is_kept(board, place);
        assert_eq!(necklace.kept(rule).has(place), kept);
        for gem in gems() {
            let legal = plain.gem_may_lie(board, gem, place) && !kept;
            assert_eq!(necklace.legal_places(gem, rule).has(place), legal);
        }
        let joker = match rule {
            Jokers::Mirrored => plain.mirrored_joker_may_lie(board, place, unplayed),
            Jokers::Free | Jokers::Absent => {
                board.laid[place.index()].is_none() && plain.agreed(board, place).is_some()
            }
        };
        let places = necklace.legal_places(Card::JOKER, rule);
        assert_eq!(places.has(place), joker, "{necklace:?}");
        assert_eq!(necklace.laid_at(place), board.laid[place.index()]);
    }
}

fn random_walk(rule: Jokers, jokers: usize, seed: u64) {
    let plain = Plain::new();
    let mut walk = Walk(seed);
    for _ in 0..200 {
        let mut board = plain.empty_board();
        let mut necklace = Necklace::EMPTY;
        let mut deck: Vec<Card> = gems().chain(gems()).collect();
        deck.extend(std::iter::repeat_n(Card::JOKER, jokers));
        loop {
            compare(&plain, &board, necklace, rule);
            deck.retain(|&card| !necklace.is_fake(card, rule));
            let Some(at) = pick_playable(&deck, necklace, rule, &mut walk) else {
                break;
            };
            let card = deck.swap_remove(at);
            let places = necklace.legal_places(card, rule);
            let place = places.nth(walk.below(places.len() as usize) as u32);
            plain.put(&mut board, card, place);
            necklace.put(card, place);
        }
        assert_eq!(necklace.filled(), PlaceSet::ALL);
    }
}

fn pick_playable(
    deck: &[Card],
    necklace: Necklace,
    rule: Jokers,
    walk: &mut Walk,
) -> Option<usize> {
    let playable: Vec<usize> = (0..deck.len())
        .filter(|&at| !necklace.legal_places(deck[at], rule).is_empty())
        .collect();
    (!playable.is_empty()).then(|| playable[walk.below(playable.len())])
}

/// SA-B5 to SA-B9 with four jokers, over random positions.
#[test]
fn the_table_walk_equals_the_plain_definition() {
    random_walk(Jokers::Free, 4, 1);
}

/// SA-O1 The same without jokers.
#[test]
fn the_table_walk_equals_the_plain_definition_without_jokers() {
    random_walk(Jokers::Absent, 0, 2);
}

/// SA-O2 The same with kept places.
#[test]
fn the_table_walk_equals_the_plain_definition_with_mirrored_jokers() {
    random_walk(Jokers::Mirrored, 4, 3);
}
