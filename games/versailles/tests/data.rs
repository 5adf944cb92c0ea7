//! The printed tables: a malformed or inconsistent one is refused, the row or the fault
//! named.

#[path = "../build/board.rs"]
mod board;
#[path = "../build/palace.rs"]
mod palace;
#[path = "../build/prices.rs"]
mod prices;
#[path = "../build/table.rs"]
mod table;

const ARROWS: &str = include_str!("../data/arrows.csv");
const START: &str = include_str!("../data/start.csv");
const DISPLAY: &str = include_str!("../data/display.csv");
const DECORATIONS: &str = include_str!("../data/decorations.csv");
const TECHNOLOGIES: &str = include_str!("../data/technologies.csv");
const YARD: &str = include_str!("../data/yard.csv");
const KING: &str = include_str!("../data/king.csv");
const TILES: &str = include_str!("../data/tiles.csv");

/// Why a table with this row written otherwise is refused.
fn refusal(read: fn(&str) -> Result<String, String>, text: &str, row: &str, new: &str) -> String {
    assert!(text.contains(row), "there is no `{row}`");
    read(&text.replace(row, new)).expect_err("the table is wrong")
}

fn tiles(text: &str) -> Result<String, String> {
    palace::tiles(text, YARD)
}

#[test]
fn the_printed_tables_are_read() {
    assert!(board::arrows(ARROWS).is_ok());
    assert!(board::start(START).is_ok());
    assert!(prices::display(DISPLAY).is_ok());
    assert!(prices::decorations(DECORATIONS).is_ok());
    assert!(prices::technologies(TECHNOLOGIES).is_ok());
    assert!(palace::yard(YARD).is_ok());
    assert!(palace::king(KING).is_ok());
    assert!(tiles(TILES).is_ok());
}

#[test]
fn every_row_has_a_status() {
    let why = refusal(
        board::arrows,
        ARROWS,
        "quarry,mine,known",
        "quarry,mine,sure",
    );
    assert_eq!(
        why,
        "line 6, `quarry,mine,sure`: `sure` is no status: known, derived or ours"
    );
    let why = refusal(
        prices::technologies,
        TECHNOLOGIES,
        "harvest,3,2,0,0,2,ours,ours,ours,ours",
        "harvest,3,2,0,0,2,ours,ours,ours,",
    );
    assert!(why.contains("`` is no status"), "{why}");
}

#[test]
fn missing_columns_are_told() {
    let why = refusal(board::arrows, ARROWS, "from,to,status", "from,to");
    assert_eq!(why, "the columns must be `from,to,status`");
    let why = refusal(board::arrows, ARROWS, "quarry,mine,known", "quarry,mine");
    assert!(why.contains("3 columns are needed"), "{why}");
}

#[test]
fn a_cycle_that_avoids_the_king_is_named() {
    let why = refusal(board::arrows, ARROWS, "yard,sawmill,ours", "yard,mine,ours");
    assert!(why.contains("the cycle mine > "), "{why}");
    assert!(why.contains(" > mine never passes `kings-favour`"), "{why}");
    let why = refusal(
        board::arrows,
        ARROWS,
        "yard,sawmill,ours",
        "yard,workshop,ours",
    );
    assert!(
        why.contains("workshop > yard > workshop") || why.contains("yard > workshop > yard"),
        "{why}"
    );
}

#[test]
fn a_zone_without_an_arrow_is_named() {
    let why = refusal(board::arrows, ARROWS, "sawmill,alchemists,ours\n", "");
    assert_eq!(why, "no arrow leaves `sawmill`");
    let why = refusal(
        board::arrows,
        ARROWS,
        "quarry,mine,known",
        "quarry,moon,known",
    );
    assert!(why.contains("there is no to `moon`"), "{why}");
}

#[test]
fn a_jump_must_not_be_open_to_two_readings() {
    let arrows = "kings-favour>quarry quarry>kings-favour quarry>mine kings-favour>architects \
                  mine>architects architects>workshop workshop>sawmill sawmill>alchemists \
                  alchemists>kings-favour yard>sawmill";
    let rows = arrows.split_whitespace().map(|arrow| {
        let (from, to) = arrow.split_once('>').expect("from>to");
        format!("\n{from},{to},ours")
    });
    let text = "from,to,status".to_owned() + &rows.collect::<String>();
    let why = board::arrows(&text).expect_err("the King steps by one way only");
    assert_eq!(
        why,
        "`architects` is two arrows from `quarry` both over `kings-favour` and over another zone"
    );
}

#[test]
fn all_begin_with_equally_many_workers() {
    let why = refusal(board::start, START, "2,2,2,1,1,1,1,1", "2,2,1,1,1,1,1,1");
    assert_eq!(why, "2 players do not begin with equally many workers");
    let why = refusal(board::start, START, "4,4,0,1,1,1,1,1,ours\n", "");
    assert!(why.contains("rows go by players"), "{why}");
}

#[test]
fn the_booklets_examples_must_come_out() {
    let why = refusal(prices::display, DISPLAY, "5,2,1,known", "5,2,2,known");
    assert!(why.contains("2 workers and 1 gold"), "{why}");
    let why = refusal(
        prices::technologies,
        TECHNOLOGIES,
        "yield,2,1,2,1,0",
        "yield,2,1,2,1,1",
    );
    assert!(why.contains("three workers"), "{why}");
}

#[test]
fn a_price_without_workers_is_refused() {
    let why = refusal(
        prices::decorations,
        DECORATIONS,
        "statue,1,0,3,0",
        "statue,0,0,3,0",
    );
    assert!(why.contains("takes a worker at least"), "{why}");
    let why = refusal(prices::decorations, DECORATIONS, "mirror,2,0,1,1,ours", "");
    assert_eq!(why, "there is no row for `mirror`");
}

#[test]
fn the_totals_of_the_tiles_are_checked() {
    let why = refusal(tiles, TILES, "Inner hall,IIII,1", "Inner hall,IIIX,1");
    assert_eq!(why, "interior sides: 79 instead of 80");
    let why = refusal(tiles, TILES, "Gallery,IXIX,2", "Gallery,IXIX,3");
    assert_eq!(why, "tiles for 2 workers: 19 instead of 20");
    let why = refusal(tiles, TILES, "CH+MI,13", "CH,13");
    assert_eq!(why, "tiles with `mirror`: 4 instead of 5");
    let why = refusal(tiles, TILES, "CH+MI,13", "CH+MI,12");
    assert_eq!(why, "points: 284 instead of 285");
    let why = refusal(tiles, TILES, "P40,", "P41,");
    assert!(why.contains("P01 to P40"), "{why}");
    let why = refusal(tiles, TILES, "XXXX,1,1,1,0", "XXX,1,1,1,0");
    assert!(why.contains("four sides"), "{why}");
}

#[test]
fn a_tile_without_a_place_on_the_empty_yard_is_named() {
    // A border all interior has no place for a tile all exterior.
    let yard = YARD
        .replace("X,I,ours", "I,I,ours")
        .replace("X,X,ours", "I,I,ours");
    let why = palace::tiles(TILES, &yard).expect_err("nothing fits");
    assert_eq!(why, "`bowling-green` has no place on the empty yard");
}

#[test]
fn the_long_game_must_be_longer() {
    let why = refusal(palace::king, KING, "long,24,ours", "long,20,ours");
    assert!(why.contains("longer"), "{why}");
}
