//! The shape of the value and of what is written down.

use tabletop::{Coded, Game};
use versailles::pieces::Zone;
use versailles::tiles::{Tile, Tiles};
use versailles::yard::Cell;
use versailles::{Action, Versailles};

static_assertions::assert_not_impl_any!(Versailles: serde::Serialize);
static_assertions::assert_impl_all!(Versailles: Copy, Send, Sync);
static_assertions::const_assert!(size_of::<Versailles>() <= 256);
static_assertions::const_assert!(size_of::<Action>() <= 4);

/// Codes are kept in records for ever: these must never change.
#[test]
fn the_codes_of_actions_stay_what_they_are() {
    let table = [
        ("pass", 0),
        ("end", 1),
        ("turn-coins 1", 2),
        ("turn-coins 2", 3),
        ("recruit 1", 4),
        ("recruit 2", 5),
        ("advance yield", 6),
        ("advance specialists", 8),
        ("activate kings-favour", 16),
        ("activate yard", 23),
        ("buy orange-tree", 24),
        ("buy mirror", 29),
        ("move kings-favour quarry", 65),
        ("move quarry yard", 79),
        ("move-pair yard sawmill", 189),
        ("jump quarry sawmill", 205),
        ("discard bowling-green", 256),
        ("discard queens-salon", 295),
        ("remove-one bowling-green", 320),
        ("take 1 bowling-green", 384),
        ("take 5 queens-salon", 583),
        ("build bowling-green a1 0", 1024),
        ("build gallery c2 1", 3169),
        ("build queens-salon f4 3", 4863),
        ("remove-three bowling-green", 8193),
        ("remove-three bowling-green orangery-parterre", 8275),
        (
            "remove-three royal-bedchamber hall-of-mirrors queens-salon",
            77069,
        ),
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
    let known = (0..200_000).filter_map(|code| Some((code, Action::decode(code)?)));
    let mut count = 0;
    for (code, action) in known {
        assert_eq!(action.code(), code);
        assert_eq!(action.to_string().parse(), Ok(action));
        count += 1;
    }
    let moves = 3 * 64;
    let trios = 40 + 40 * 39 / 2 + 40 * 39 * 38 / 6;
    let tiles = 40 + 40 + 5 * 40 + 40 * 24 * 4;
    assert_eq!(count, 2 + 2 + 2 + 3 + 8 + 6 + moves + tiles + trios);
}

#[test]
fn what_is_no_action_is_not_read() {
    for text in [
        "",
        "move",
        "move quarry",
        "move quarry moon",
        "take 0 gallery",
        "take 6 gallery",
        "take 01 gallery",
        "build gallery c2 4",
        "build gallery g1 0",
        "build gallery a5 0",
        "turn-coins 0",
        "turn-coins 3",
        "recruit 3",
        "remove-three",
        "remove-three gallery bowling-green",
        "remove-three gallery gallery",
        "end ",
        "Pass",
    ] {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
}

#[test]
fn everything_is_read_as_it_is_written() {
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        assert!(Versailles::THINGS.contains(&tile.name()));
    }
    for cell in Cell::all() {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    for zone in Zone::ALL {
        assert_eq!(zone.to_string().parse(), Ok(zone));
        assert!(Versailles::THINGS.contains(&zone.name()));
    }
}

#[test]
fn a_tile_twice_is_not_read() {
    let read = |text| serde_json::from_str::<Tiles>(text);
    assert!(read(r#"["gallery", "inner-hall"]"#).is_ok());
    assert!(read(r#"["gallery", "gallery"]"#).is_err());
}
