// The circuit and who stands where on it: read and checked.

use crate::table::{Row, constant, rows};

/// The zones, in the order of `Zone::ALL`.
pub const ZONES: [&str; 8] = [
    "kings-favour",
    "quarry",
    "mine",
    "architects",
    "workshop",
    "sawmill",
    "alchemists",
    "yard",
];
const KINGS_FAVOUR: usize = 0;

/// VE-M5 Where one may go from each zone by one arrow and by two, as sets of zones, and
/// the zone that lies between.
pub fn arrows(text: &str) -> Result<String, String> {
    let mut next = [[false; 8]; 8];
    for row in rows(text, "from,to,status")? {
        let (from, to) = (row.one_of("from", &ZONES)?, row.one_of("to", &ZONES)?);
        if from == to || next[from][to] {
            return Err(row.wrong("an arrow leads elsewhere, and stands once"));
        }
        next[from][to] = true;
    }
    for zone in 0..8 {
        if !next[zone].contains(&true) {
            return Err(format!("no arrow leaves `{}`", ZONES[zone]));
        }
    }
    if let Some(cycle) = cycle_without_the_king(&next) {
        return Err(format!(
            "the cycle {cycle} never passes `kings-favour`: such a game need not end"
        ));
    }
    let over = jumps(&next)?;
    let set = |to: [bool; 8]| (0..8).fold(0u8, |set, zone| set | u8::from(to[zone]) << zone);
    let near = next.map(set);
    let far = over.map(|to| set(to.map(|between| between.is_some())));
    let between = over.map(|to| to.map(|between| between.unwrap_or(0)));
    Ok([
        constant("VE-M5 One arrow on.", "NEAR", "[u8; 8]", &near),
        constant("VE-M3 Two arrows on.", "FAR", "[u8; 8]", &far),
        constant(
            "VE-M3 The zone that is jumped, by start and goal.",
            "BETWEEN",
            "[[u8; 8]; 8]",
            &between,
        ),
    ]
    .concat())
}

/// A way round that avoids the King's favour, as `mine > yard > mine`.
fn cycle_without_the_king(next: &[[bool; 8]; 8]) -> Option<String> {
    fn walk(next: &[[bool; 8]; 8], path: &mut Vec<usize>) -> bool {
        let here = path[path.len() - 1];
        for to in (0..8).filter(|&to| next[here][to] && to != KINGS_FAVOUR) {
            let back = path[0] == to;
            if !back && path.contains(&to) {
                continue;
            }
            path.push(to);
            if back || walk(next, path) {
                return true;
            }
            path.pop();
        }
        false
    }
    (1..8).find_map(|start| {
        let mut path = vec![start];
        walk(next, &mut path).then(|| {
            let names: Vec<&str> = path.iter().map(|&zone| ZONES[zone]).collect();
            names.join(" > ")
        })
    })
}

/// The zone between, for every start and goal two arrows apart. Two ways are the same to
/// the rules unless one of them passes the King's favour.
fn jumps(next: &[[bool; 8]; 8]) -> Result<[[Option<usize>; 8]; 8], String> {
    let mut over = [[None; 8]; 8];
    for from in 0..8 {
        for to in (0..8).filter(|&to| to != from) {
            let ways: Vec<usize> = (0..8)
                .filter(|&between| next[from][between] && next[between][to])
                .collect();
            if ways.len() > 1 && ways.contains(&KINGS_FAVOUR) {
                return Err(format!(
                    "`{}` is two arrows from `{}` both over `kings-favour` and over another zone",
                    ZONES[to], ZONES[from]
                ));
            }
            over[from][to] = ways.first().copied();
        }
    }
    Ok(over)
}

/// VE-S3 By number of players (from two) and place in the turn order.
pub fn start(text: &str) -> Result<String, String> {
    const HEADER: &str =
        "players,place,kings-favour,quarry,mine,architects,workshop,sawmill,status";
    /// VE-C1 Nine workers, two of which wait on the recruitment board (VE-S2).
    const MOST: u8 = 7;
    let rows = rows(text, HEADER)?;
    let mut table = [[[0u8; 8]; 5]; 4];
    let mut expected =
        (2u8..=5).flat_map(|players| (1..=players).map(move |place| (players, place)));
    for row in &rows {
        let here = (row.number("players", 5)?, row.number("place", 5)?);
        if expected.next() != Some(here) {
            return Err(row.wrong("rows go by players, then by place, each once"));
        }
        let workers = standing(row)?;
        if workers.iter().sum::<u8>() > MOST {
            return Err(row.wrong(&format!("a player has at most {MOST} on the board")));
        }
        table[usize::from(here.0) - 2][usize::from(here.1) - 1] = workers;
    }
    if let Some((players, place)) = expected.next() {
        return Err(format!("place {place} of {players} players is missing"));
    }
    for (players, places) in (2..).zip(&table) {
        let mut totals = places[..players].iter().map(|row| row.iter().sum::<u8>());
        let first = totals.next();
        if totals.any(|total| Some(total) != first) {
            return Err(format!(
                "{players} players do not begin with equally many workers"
            ));
        }
    }
    Ok(constant(
        "VE-S3 Workers at the start, by players (from two), place and zone.",
        "START",
        "[[[u8; 8]; 5]; 4]",
        &table,
    ))
}

fn standing(row: &Row) -> Result<[u8; 8], String> {
    let mut workers = [0; 8];
    for zone in 0..6 {
        workers[zone] = row.number(ZONES[zone], 9)?;
    }
    Ok(workers)
}
