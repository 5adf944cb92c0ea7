// The tiles, the yard and the King's track: read and checked.

use crate::prices::{DECORATIONS, price};
use crate::table::{Row, constant, rows};

pub const COLUMNS: usize = 6;
pub const ROWS: usize = 4;
const TILES: usize = 40;
/// How tiles name the decorations, in the same order.
const SHORT: [&str; 6] = ["OT", "ST", "FO", "TA", "CH", "MI"];

/// North, east, south, west: whether each side is interior.
pub type Sides = [bool; 4];

fn interior(row: &Row, word: &str) -> Result<bool, String> {
    match word {
        "I" => Ok(true),
        "X" => Ok(false),
        _ => Err(row.wrong(&format!("`{word}` is no side: I or X"))),
    }
}

/// What each cell meets at the border of the yard on its four sides, by cell.
pub fn border(text: &str) -> Result<[[Option<bool>; 4]; COLUMNS * ROWS], String> {
    let lines: Vec<(&str, usize)> = (1..=COLUMNS)
        .map(|number| ("column", number))
        .chain((1..=ROWS).map(|number| ("row", number)))
        .collect();
    let rows = rows(text, "line,number,first,last,status")?;
    if rows.len() != lines.len() {
        return Err(format!("{COLUMNS} columns and {ROWS} rows are needed"));
    }
    let mut border = [[None; 4]; COLUMNS * ROWS];
    for (row, (line, number)) in rows.iter().zip(lines) {
        if row.word("line") != line || usize::from(row.number("number", 9)?) != number {
            return Err(row.wrong(&format!("{line} {number} should stand here")));
        }
        let first = Some(interior(row, row.word("first"))?);
        let last = Some(interior(row, row.word("last"))?);
        let at = number - 1;
        if line == "column" {
            border[at][0] = first;
            border[(ROWS - 1) * COLUMNS + at][2] = last;
        } else {
            border[at * COLUMNS][3] = first;
            border[at * COLUMNS + COLUMNS - 1][1] = last;
        }
    }
    Ok(border)
}

/// VE-Y2 Cells whose side north, east, south or west is the border, by what it is.
pub fn yard(text: &str) -> Result<String, String> {
    let border = border(text)?;
    let cells = |kind: bool| -> Vec<u32> {
        let on = |side: usize| {
            let here = (0..border.len()).filter(|&cell| border[cell][side] == Some(kind));
            here.fold(0, |cells, cell| cells | 1 << cell)
        };
        (0..4).map(on).collect()
    };
    Ok([
        constant(
            "Cells with an interior border to the north, east, south, west.",
            "INTERIOR_BORDER",
            "[u32; 4]",
            &cells(true),
        ),
        constant(
            "Cells with an exterior border to the north, east, south, west.",
            "EXTERIOR_BORDER",
            "[u32; 4]",
            &cells(false),
        ),
    ]
    .concat())
}

/// VE-K3, VE-O1 Steps of the usual and of the long game.
pub fn king(text: &str) -> Result<String, String> {
    let rows = rows(text, "game,steps,status")?;
    let [usual, long] = rows.as_slice() else {
        return Err("two rows are needed: usual and long".into());
    };
    if usual.word("game") != "usual" || long.word("game") != "long" {
        return Err("the rows are `usual` and `long`".into());
    }
    let steps = [usual.number("steps", 99)?, long.number("steps", 99)?];
    if steps[0] == 0 || steps[1] <= steps[0] {
        return Err(long.wrong("the long game is longer than the usual one"));
    }
    Ok(constant(
        "VE-K3, VE-O1 Steps of the King, usual and long.",
        "KING_STEPS",
        "[u8; 2]",
        &steps,
    ))
}

/// One of the 40.
pub struct TileRow {
    pub name: String,
    pub sides: Sides,
    pub price: [u8; 4],
    pub decorations: Vec<usize>,
    pub points: u8,
}

/// VE-C1 The tiles; every one has a place on the empty yard.
pub fn tiles(text: &str, yard: &str) -> Result<String, String> {
    let tiles = read_tiles(text)?;
    let border = border(yard)?;
    for tile in &tiles {
        if !fits_somewhere(tile.sides, &border) {
            return Err(format!("`{}` has no place on the empty yard", tile.name));
        }
    }
    let bits = |sides: Sides| (0..4).fold(0u8, |bits, side| bits | u8::from(sides[side]) << side);
    let asked = |tile: &TileRow| tile.decorations.iter().fold(0u8, |set, at| set | 1 << at);
    let names: Vec<&str> = tiles.iter().map(|tile| tile.name.as_str()).collect();
    let sides: Vec<u8> = tiles.iter().map(|tile| bits(tile.sides)).collect();
    let prices: Vec<[u8; 4]> = tiles.iter().map(|tile| tile.price).collect();
    let decorations: Vec<u8> = tiles.iter().map(asked).collect();
    let points: Vec<u8> = tiles.iter().map(|tile| tile.points).collect();
    Ok([
        constant(
            "Each tile's name on the wire.",
            "TILE_NAMES",
            "[&str; 40]",
            &names,
        ),
        constant(
            "Interior sides: north 1, east 2, south 4, west 8.",
            "TILE_SIDES",
            "[u8; 40]",
            &sides,
        ),
        constant(
            "Workers, wood, marble and gold.",
            "TILE_PRICES",
            "[[u8; 4]; 40]",
            &prices,
        ),
        constant(
            "Decorations asked for, as a set.",
            "TILE_DECORATIONS",
            "[u8; 40]",
            &decorations,
        ),
        constant("Points when built.", "TILE_POINTS", "[u8; 40]", &points),
    ]
    .concat())
}

/// The rows, and the totals they must come to.
pub fn read_tiles(text: &str) -> Result<Vec<TileRow>, String> {
    const HEADER: &str = "id,name,edges,workers,wood,marble,gold,decorations,points,status";
    let mut tiles: Vec<TileRow> = Vec::new();
    for row in rows(text, HEADER)? {
        if row.word("id") != format!("P{:02}", tiles.len() + 1) {
            return Err(row.wrong("the ids are P01 to P40, in this order"));
        }
        let tile = tile(&row)?;
        if tiles.iter().any(|other| other.name == tile.name) {
            return Err(row.wrong("another tile has this name"));
        }
        tiles.push(tile);
    }
    if tiles.len() != TILES {
        return Err(format!(
            "there are {} tiles instead of {TILES}",
            tiles.len()
        ));
    }
    let total = |what: &str, is: usize, must: usize| match is == must {
        true => Ok(()),
        false => Err(format!("{what}: {is} instead of {must}")),
    };
    let sides = tiles.iter().flat_map(|tile| tile.sides);
    total("interior sides", sides.filter(|side| *side).count(), 80)?;
    for (workers, must) in [(1, 8), (2, 20), (3, 12)] {
        let here = tiles.iter().filter(|tile| tile.price[0] == workers);
        total(&format!("tiles for {workers} workers"), here.count(), must)?;
    }
    for (at, name) in DECORATIONS.iter().enumerate() {
        let here = tiles.iter().filter(|tile| tile.decorations.contains(&at));
        total(&format!("tiles with `{name}`"), here.count(), 5)?;
    }
    let points = tiles.iter().map(|tile| usize::from(tile.points)).sum();
    total("points", points, 285)?;
    Ok(tiles)
}

fn tile(row: &Row) -> Result<TileRow, String> {
    let edges: Vec<bool> = row
        .word("edges")
        .split("")
        .filter(|side| !side.is_empty())
        .map(|side| interior(row, side))
        .collect::<Result<_, _>>()?;
    let sides = Sides::try_from(edges).map_err(|_| row.wrong("a tile has four sides"))?;
    let mut decorations = Vec::new();
    for short in row
        .word("decorations")
        .split('+')
        .filter(|word| *word != "-")
    {
        let at = SHORT.iter().position(|name| *name == short);
        let at = at.ok_or_else(|| row.wrong(&format!("there is no decoration `{short}`")))?;
        if decorations.contains(&at) {
            return Err(row.wrong("a tile asks for a decoration once"));
        }
        decorations.push(at);
    }
    let name = row.word("name").to_lowercase().replace('\'', "");
    Ok(TileRow {
        name: name.replace(' ', "-"),
        sides,
        price: price(row)?,
        decorations,
        points: row.number("points", 99)?,
    })
}

/// VE-Y2 On the empty yard: beside the border, in any rotation.
fn fits_somewhere(sides: Sides, border: &[[Option<bool>; 4]; COLUMNS * ROWS]) -> bool {
    let turned =
        |turns: usize| -> Sides { std::array::from_fn(|side| sides[(side + 4 - turns) % 4]) };
    let beside = border
        .iter()
        .filter(|cell| cell.iter().any(Option::is_some));
    beside.into_iter().any(|cell| {
        (0..4).map(turned).any(|sides| {
            let meets = |(met, side): (&Option<bool>, bool)| met.is_none_or(|met| met == side);
            cell.iter().zip(sides).all(meets)
        })
    })
}
