//! What the view says beside the bare facts: places, what is missing, what a move yields.

use tabletop::{Chance, Game, Seat, Viewer};
use versailles::Versailles;
use versailles::arrange::table;
use versailles::pieces::{Decoration, Goods, Resource, Track, Zone};
use versailles::reach::{Gives, Reach, Shared};
use versailles::tiles::{Rotation, Tile};
use versailles::view::View;
use versailles::yard::{Cell, Yard};

const ANNA: Seat = Seat(0);
const BERT: Seat = Seat(1);

fn seen(game: &Versailles) -> View {
    game.view(Viewer::at(ANNA), &())
}

fn reach(game: &Versailles, from: Zone, to: Zone, workers: u8, coin: bool) -> Reach {
    let all = seen(game).reach;
    let mut found = all
        .iter()
        .filter(|reach| (reach.from, reach.to) == (from, to))
        .filter(|reach| (reach.workers, reach.coin) == (workers, coin));
    found.next().cloned().expect("this move is in reach")
}

#[test]
fn every_move_says_what_it_yields() {
    let game = table(2)
        .workers(ANNA, "quarry:2 yard")
        .workers(BERT, "mine:3")
        .technology(BERT, Track::Harvest, 3)
        .tiles(ANNA, "bowling-green gallery")
        .goods(ANNA, 2, 2, 0);
    let mine = reach(&game, Zone::Quarry, Zone::Mine, 2, true);
    assert_eq!(mine.standing, 2);
    assert_eq!(
        mine.gives,
        Gives::Harvest {
            resource: Resource::Gold,
            count: 1
        }
    );
    assert_eq!(
        mine.shared,
        [Shared {
            seat: BERT,
            count: 2
        }]
    );
    let yard = |workers, coin| reach(&game, Zone::Quarry, Zone::Yard, workers, coin).gives;
    let tiles = |text| versailles::arrange::tiles(text);
    let both = Gives::Yard {
        tiles: tiles("bowling-green gallery"),
    };
    assert_eq!(yard(1, false), both, "two workers stand there then");
    assert_eq!(yard(2, true), both);
    let moves = seen(&game).reach.len();
    assert_eq!(moves, game.legal(ANNA).len(), "as many as she may make");
}

#[test]
fn the_zone_moved_into_says_what_it_would_yield_while_that_is_the_question() {
    let mut game = table(2).workers(ANNA, "quarry:2 mine");
    assert_eq!(seen(&game).here, None);
    game.play(ANNA, "move quarry mine");
    let gold = Gives::Harvest {
        resource: Resource::Gold,
        count: 1,
    };
    assert_eq!(seen(&game).here, Some(gold.clone()));
    let rival = game.view(Viewer::at(BERT), &()).here;
    assert_eq!(rival, Some(gold), "everybody may know it");
    game.play(ANNA, "activate mine");
    assert_eq!(seen(&game).here, None);
}

#[test]
fn a_jump_over_the_kings_favour_says_so() {
    let game = table(2).workers(ANNA, "alchemists");
    let jump = reach(&game, Zone::Alchemists, Zone::Quarry, 1, true);
    assert_eq!(jump.over, Some(Zone::KingsFavour));
    assert!(jump.king);
    assert!(reach(&game, Zone::Alchemists, Zone::KingsFavour, 1, false).king);
}

#[test]
fn tiles_say_what_is_missing() {
    let game = table(2)
        .tiles(ANNA, "hall-of-mirrors")
        .displayed("royal-bedchamber gallery stone-steps inner-hall guard-room")
        .workers(ANNA, "yard")
        .goods(ANNA, 0, 5, 0)
        .decorated(ANNA, Decoration::Mirror, 1)
        .decorated(BERT, Decoration::Tapestry, 1);
    let view = seen(&game);
    let mine = &view.players[0].tiles[0].missing;
    assert_eq!(mine.workers, 2);
    assert_eq!(mine.goods, Goods::new(1, 0, 0));
    assert_eq!(mine.decorations, [Decoration::Chandelier]);
    let shown = &view.display[0].missing;
    assert_eq!(
        shown[0].decorations,
        [Decoration::Tapestry, Decoration::Chandelier]
    );
    assert_eq!(shown[1].decorations, [Decoration::Chandelier]);
    assert_eq!(shown[1].workers, 3);
}

/// VE-Y2 written plainly: side by side, cell by cell.
fn fits(yard: &Yard, view: &View, tile: Tile, cell: Cell, rotation: Rotation) -> bool {
    if yard.at(cell).is_some() {
        return false;
    }
    let sides = |tile: Tile, rotation: Rotation| -> Vec<char> {
        let facts = view.printed.tiles.iter().find(|facts| facts.tile == tile);
        let mut edges: Vec<char> = facts.expect("all tiles").edges.chars().collect();
        edges.rotate_right(rotation.turns().into());
        edges
    };
    let name = cell.to_string();
    let (column, row) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
    let border = &view.printed.border;
    let letter = |line: &str, at: u8| line.chars().nth(at.into()).expect("along the border");
    let beside = |column: u8, row: u8, side: usize| {
        let cell = Cell::from_index(usize::from(row) * 6 + usize::from(column));
        let (tile, rotation) = yard.at(cell.expect("on the yard"))?;
        Some(sides(tile, rotation)[side])
    };
    let met = [
        match row {
            0 => Some(letter(&border.north, column)),
            _ => beside(column, row - 1, 2),
        },
        match column {
            5 => Some(letter(&border.east, row)),
            _ => beside(column + 1, row, 3),
        },
        match row {
            3 => Some(letter(&border.south, column)),
            _ => beside(column, row + 1, 0),
        },
        match column {
            0 => Some(letter(&border.west, row)),
            _ => beside(column - 1, row, 1),
        },
    ];
    let own = sides(tile, rotation);
    let agrees = met
        .iter()
        .zip(&own)
        .all(|(met, own)| met.is_none_or(|met| met == *own));
    agrees && met.iter().any(Option::is_some)
}

struct Luck(u64);

impl Chance for Luck {
    fn pick(&mut self, options: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}

/// On yards that grow at random, the quick places are the plain ones.
#[test]
fn places_are_those_of_the_plain_rule() {
    let mut luck = Luck(0x1682);
    for _ in 0..40 {
        let mut game = table(2);
        let view = seen(&game);
        let mut tiles: Vec<Tile> = Tile::all().collect();
        luck.shuffle(&mut tiles);
        for next in tiles {
            let yard = game.yard_now();
            let room = yard.room();
            let mut places = Vec::new();
            for tile in [
                next,
                Tile::from_index(luck.pick(40) as usize).expect("a tile"),
            ] {
                for turns in 0..4 {
                    let rotation = Rotation::new(turns).expect("0 to 3");
                    for cell in Cell::all() {
                        let plain = fits(&yard, &view, tile, cell, rotation);
                        let quick = room.places(tile, rotation).has(cell);
                        assert_eq!(quick, plain, "{tile} at {cell} turned {turns} in {yard:?}");
                        if plain && tile == next {
                            places.push(format!("{tile}@{cell}/{turns}"));
                        }
                    }
                }
            }
            if !places.is_empty() {
                game = game.built(&places[luck.pick(places.len() as u32) as usize]);
            }
        }
    }
}

/// Turned by one of the rotations left out, a tile looks like one that is there.
#[test]
fn rotations_that_look_the_same_are_left_out() {
    for tile in Tile::all() {
        let kept: Vec<_> = Rotation::first(tile.rotations())
            .map(|rotation| tile.sides(rotation))
            .collect();
        for (at, sides) in kept.iter().enumerate() {
            assert!(!kept[..at].contains(sides), "{tile}");
        }
        for turns in 0..4 {
            let sides = tile.sides(Rotation::new(turns).expect("0 to 3"));
            assert!(kept.contains(&sides), "{tile}");
        }
    }
}
