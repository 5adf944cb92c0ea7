//! The shape of the value and of what is written down.

use saba::pieces::{Card, Cards};
use saba::places::Place;
use saba::{Action, Saba};
use tabletop::{Coded, Game};

static_assertions::assert_not_impl_any!(Saba: serde::Serialize);
static_assertions::assert_impl_all!(Saba: Copy, Send, Sync);
static_assertions::const_assert!(size_of::<Saba>() <= 256);
static_assertions::const_assert!(size_of::<Action>() <= 4);

/// Codes are kept in records for ever: these must never change.
#[test]
fn the_codes_of_actions_stay_what_they_are() {
    let table = [
        ("pass", 0),
        ("accept", 1),
        ("keep", 2),
        ("draw", 3),
        ("end-turn", 4),
        ("offer ruby-1", 32),
        ("offer joker", 52),
        ("discard ruby-1", 64),
        ("discard topaz-4", 83),
        ("place ruby-1 h1", 128),
        ("place ruby-1 a1", 163),
        ("place emerald-2 i1", 312),
        ("place joker a1", 883),
        ("bid 1", 4097),
        ("bid 1255", 5351),
        ("name-price 21", 8213),
    ];
    for (notation, code) in table {
        let action: Action = notation.parse().expect(notation);
        assert_eq!(action.code(), code, "{notation}");
        assert_eq!(Action::decode(code), Some(action), "{code}");
    }
}

/// Whatever a number means, it means only that.
#[test]
fn every_code_leads_back_to_itself() {
    let known = (0..20_000).filter_map(|code| Some((code, Action::decode(code)?)));
    let mut count = 0;
    for (code, action) in known {
        assert_eq!(action.code(), code);
        assert_eq!(action.to_string().parse(), Ok(action));
        count += 1;
    }
    assert_eq!(count, 5 + 21 + 21 + 21 * 36 + 4095 + 4095);
}

#[test]
fn what_is_no_action_is_not_read() {
    for text in [
        "",
        "bid",
        "bid 0",
        "bid 01",
        "bid +1",
        "bid 4096",
        "pass ",
        "offer diamond-1",
        "place ruby-1",
        "place ruby-1 h5",
        "place ruby-1 b2",
        "Pass",
    ] {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
}

#[test]
fn cards_and_places_are_read_as_they_are_written() {
    for card in Card::kinds() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert!(Saba::THINGS.contains(&card.to_string().as_str()));
    }
    for place in Place::all() {
        assert_eq!(place.to_string().parse(), Ok(place));
    }
}

/// A bag with three of a kind would count wrong ever after.
#[test]
fn a_bag_with_too_many_of_a_kind_is_not_read() {
    let read = |text| serde_json::from_str::<Cards>(text);
    assert!(read(r#"["ruby-1", "joker", "ruby-1"]"#).is_ok());
    assert!(read(r#"["ruby-1", "ruby-1", "ruby-1"]"#).is_err());
}
