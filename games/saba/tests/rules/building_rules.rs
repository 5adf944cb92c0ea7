use crate::table::*;
use saba::necklaces::finished_necklaces;
use saba::pieces::{Card, GEM_KINDS};
use saba::places::Place;
use saba::{Jokers, Options, Saba};
use tabletop::Game;

const FREE: Jokers = Jokers::Free;

/// SA-B1 What lies at x lies at -x in the same place.
#[test]
fn the_halves_mirror_each_other() {
    let laid = necklace("ruby-2@j1");
    assert_eq!(laid.legal_places(card("ruby-2"), FREE), places([(-2, 0)]));
    assert!(!laid.legal_places(card("emerald-1"), FREE).has(place(-2, 0)));
}

/// SA-B1 The second copies of the centre cards have no place.
#[test]
fn the_twins_of_centre_cards_have_no_place() {
    let laid = necklace("ruby-1@h1 ruby-4@h4");
    assert!(laid.is_fake(card("ruby-1"), FREE));
    assert!(laid.is_fake(card("ruby-4"), FREE));
}

/// SA-B2 A column holds one sort; its first card fixes it.
#[test]
fn a_column_holds_one_sort() {
    let laid = necklace("pearl-3@i3");
    for gem in Card::kinds().take(GEM_KINDS) {
        let fits = laid.legal_places(gem, FREE);
        let in_column = fits.iter().any(|place| place.spot().x == 1);
        assert_eq!(
            in_column,
            gem.sort() == card("pearl-3").sort() && gem.stones() != 3
        );
    }
}

/// SA-B3 One stone more than the card directly above; four, three and two in a column.
#[test]
fn stones_count_up_downwards() {
    for necklace in finished_necklaces() {
        let stones = |x: i8| -> Vec<u8> {
            let column = Place::all().filter(|place| place.spot().x == x);
            column
                .map(|place| necklace[place.half()].stones())
                .collect()
        };
        for x in [0, 1] {
            assert_eq!(stones(x), [1, 2, 3, 4]);
        }
        for x in [2, 3] {
            assert!([vec![1, 2, 3], vec![2, 3, 4]].contains(&stones(x)));
        }
        for x in [4, 5] {
            assert!([vec![1, 2], vec![3, 4]].contains(&stones(x)));
        }
    }
}

/// SA-B4 What a three-column leaves over goes to an end; the fifth sort fills the pairs.
#[test]
fn ends_take_what_the_three_columns_leave_over() {
    for necklace in finished_necklaces() {
        let sort_at = |x| necklace[place(x, 0).half()].sort();
        assert_eq!(sort_at(4), sort_at(5));
        for end in [6, 7] {
            let over = necklace[place(end, 0).half()];
            let column = [2, 3].into_iter().find(|&x| sort_at(x) == over.sort());
            let top = necklace[place(column.expect("a three-column"), 0).half()];
            assert_eq!(over.stones(), if top.stones() == 1 { 4 } else { 1 });
        }
    }
}

/// SA-B5 There are exactly 1920 finished necklaces; a card fits where one of those that
/// agree with what lies has it. (`tests/tables.rs` compares all sets and positions.)
#[test]
fn a_gem_card_fits_where_a_possible_necklace_has_it() {
    let all = finished_necklaces();
    assert_eq!(all.len(), 1920);
    let laid = necklace("ruby-2@j1 pearl-3@i3");
    let agree: Vec<_> = all
        .iter()
        .filter(|necklace| {
            necklace[place(2, 0).half()] == card("ruby-2")
                && necklace[place(1, 2).half()] == card("pearl-3")
        })
        .collect();
    assert_eq!(usize::from(laid.possible().count()), agree.len());
    for gem in Card::kinds().take(GEM_KINDS) {
        for place in Place::all() {
            let fits = !laid.filled().has(place)
                && agree.iter().any(|necklace| necklace[place.half()] == gem);
            assert_eq!(
                laid.legal_places(gem, FREE).has(place),
                fits,
                "{gem} {place}"
            );
        }
    }
}

/// SA-B6, SA-B8 A card with no place is a fake, and stays one.
#[test]
fn a_fake_stays_a_fake() {
    let mut luck = Luck(6);
    for turn in 0..60 {
        let jokers = Jokers::ALL[turn % Jokers::ALL.len()];
        let mut game = Saba::deal(&Options { jokers }, 5, &mut tabletop::Silent(&mut luck));
        let mut fakes = Vec::new();
        let mut legal = Vec::new();
        while let Some(seat) = at(game).asked() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = legal[tabletop::Chance::pick(&mut luck, legal.len() as u32) as usize];
            game.apply(seat, action, &mut tabletop::Silent(&mut luck));
            let now = |card: &Card| game.is_fake(*card);
            let nowhere = |card: &Card| game.necklace().legal_places(*card, jokers).is_empty();
            assert!(fakes.iter().all(now));
            assert!(fakes.iter().all(nowhere));
            fakes = Card::kinds().filter(now).collect();
        }
    }
}

/// SA-B7 A joker goes where all possible necklaces agree, and stands for that card.
#[test]
fn a_joker_goes_on_a_determined_place_and_stands_for_its_card() {
    let mut laid = necklace("ruby-3@h3");
    let joker = Card::JOKER;
    assert_eq!(
        laid.legal_places(joker, FREE),
        places([(0, 0), (0, 1), (0, 3)])
    );
    laid.put(joker, place(0, 0));
    assert_eq!(laid.laid_at(place(0, 0)), Some(joker));
    assert_eq!(laid.stands_at(place(0, 0)), Some(card("ruby-1")));
}

/// SA-B7 Cards a joker displaces become fakes: in the centre both, elsewhere the second.
#[test]
fn cards_a_joker_displaces_become_fakes() {
    let laid = necklace("ruby-3@h3 joker@h1");
    assert!(laid.is_fake(card("ruby-1"), FREE));
    let laid = necklace("ruby-2@j1 joker@f1");
    assert!(laid.is_fake(card("ruby-2"), FREE));
    let laid = necklace("ruby-2@j1 joker@j2");
    assert_eq!(laid.legal_places(card("ruby-3"), FREE), places([(-2, 1)]));
}

/// SA-B8 A joker with no place waits; free jokers are fakes only once the necklace is full.
#[test]
fn a_joker_is_a_fake_only_once_the_necklace_is_full() {
    let mut laid = necklace("");
    assert!(laid.legal_places(Card::JOKER, FREE).is_empty());
    assert!(!laid.is_fake(Card::JOKER, FREE));
    for place in Place::all() {
        laid.put(finished_necklaces()[7][place.half()], place);
    }
    assert!(laid.is_fake(Card::JOKER, FREE));
}

/// SA-B9 Every game ends with 36 places filled and 8 fakes, 4 without jokers.
#[test]
fn every_game_ends_with_a_full_necklace_and_eight_fakes() {
    for seats in Saba::SEATS {
        for options in Saba::variants(seats) {
            let mut luck = Luck(9 + u64::from(seats));
            for _ in 0..200 {
                let mut game = Saba::deal(&options, seats, &mut tabletop::Silent(&mut luck));
                play_out(&mut game, &mut luck);
                assert!(game.necklace().is_full());
                let fakes = if options.jokers == Jokers::Absent {
                    4
                } else {
                    8
                };
                assert_eq!(game.fakes_now().len(), fakes, "{seats} {options:?}");
            }
        }
    }
}
