// What the guilds and the workshop ask: read and checked.

use crate::table::{Row, constant, rows};

/// The decorations, in the order of `Decoration::ALL`.
pub const DECORATIONS: [&str; 6] = [
    "orange-tree",
    "statue",
    "fountain",
    "tapestry",
    "chandelier",
    "mirror",
];
/// The technology tracks, in the order of `Track::ALL`.
const TRACKS: [&str; 3] = ["yield", "harvest", "specialists"];

/// Workers, wood, marble and gold.
pub fn price(row: &Row) -> Result<[u8; 4], String> {
    let workers = row.number("workers", 9)?;
    if workers == 0 {
        return Err(row.wrong("something done takes a worker at least"));
    }
    let of = |column| row.number(column, 9);
    Ok([workers, of("wood")?, of("marble")?, of("gold")?])
}

/// VE-G1 Workers and gold, by slot.
pub fn display(text: &str) -> Result<String, String> {
    let mut slots = Vec::new();
    for row in rows(text, "slot,workers,gold,status")? {
        if usize::from(row.number("slot", 5)?) != slots.len() + 1 {
            return Err(row.wrong("the slots are 1 to 5, in this order"));
        }
        let workers = row.number("workers", 9)?;
        if workers == 0 {
            return Err(row.wrong("taking a tile needs a worker"));
        }
        slots.push([workers, row.number("gold", 9)?]);
    }
    if slots.len() != 5 {
        return Err("the display has five slots".into());
    }
    // VE-X3: the top tile for two workers and a gold, a lowest for one worker.
    if slots[4] != [2, 1] || slots[0] != [1, 0] {
        return Err(
            "the booklet's example asks 2 workers and 1 gold for slot 5, 1 worker for slot 1"
                .into(),
        );
    }
    Ok(constant(
        "VE-G1 Workers and gold, by slot.",
        "SLOTS",
        "[[u8; 2]; 5]",
        &slots,
    ))
}

/// VE-W1
pub fn decorations(text: &str) -> Result<String, String> {
    let mut prices = Vec::new();
    for row in rows(text, "decoration,workers,wood,marble,gold,status")? {
        if row.one_of("decoration", &DECORATIONS)? != prices.len() {
            return Err(row.wrong(&format!(
                "the decorations stand in the order {DECORATIONS:?}"
            )));
        }
        prices.push(price(&row)?);
    }
    if prices.len() != DECORATIONS.len() {
        return Err(format!(
            "there is no row for `{}`",
            DECORATIONS[prices.len()]
        ));
    }
    Ok(constant(
        "VE-W1 Workers, wood, marble and gold, by decoration.",
        "DECORATION_PRICES",
        "[[u8; 4]; 6]",
        &prices,
    ))
}

/// VE-L1
pub fn technologies(text: &str) -> Result<String, String> {
    const HEADER: &str =
        "track,step,workers,wood,marble,gold,workers_status,wood_status,marble_status,gold_status";
    let mut prices = [[[0; 4]; 3]; 3];
    let mut expected = (0..3).flat_map(|track| (1..=3).map(move |step| (track, step)));
    for row in rows(text, HEADER)? {
        let (track, step) = (row.one_of("track", &TRACKS)?, row.number("step", 3)?);
        if expected.next() != Some((track, step)) {
            return Err(row.wrong("rows go by track, then by step, each once"));
        }
        prices[track][usize::from(step) - 1] = price(&row)?;
    }
    if let Some((track, step)) = expected.next() {
        return Err(format!("step {step} of `{}` is missing", TRACKS[track]));
    }
    // VE-X4: three workers take all first steps for one gold in all, or, without gold, two
    // steps on yield and one on specialists.
    let [first, second] = [0, 1].map(|step| prices.map(|track| track[step]));
    let gold = first.iter().map(|price| price[3]).sum::<u8>();
    let workers = first.iter().map(|price| price[0]).sum::<u8>();
    let without = [first[0], second[0], first[2]];
    let sum = |at: usize| without.iter().map(|price| price[at]).sum::<u8>();
    if (workers, gold) != (3, 1) || (sum(0), sum(3)) != (3, 0) {
        return Err("the booklet's example with three workers does not come out".into());
    }
    Ok(constant(
        "VE-L1 Workers, wood, marble and gold, by track and step.",
        "STEP_PRICES",
        "[[[u8; 4]; 3]; 3]",
        &prices,
    ))
}
