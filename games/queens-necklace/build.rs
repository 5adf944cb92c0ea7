//! Reads the printed tables; a wrong row stops the build and is named.

#[path = "build/prices.rs"]
mod prices;

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=build/prices.rs");
    let mut tables = Vec::new();
    let mut status = Vec::new();
    for (until, path) in prices::files(Path::new("data")) {
        let text = fs::read_to_string(&path).expect("it was listed a moment ago");
        match prices::table(&text) {
            Ok(rows) => {
                tables.push((until, rows.iter().map(|row| row.prices).collect::<Vec<_>>()));
                status = rows.into_iter().map(|row| row.status).collect();
            }
            Err(why) => {
                println!("cargo::error={}: {why}", path.display());
                std::process::exit(1);
            }
        }
    }
    let code = format!(
        "/// QN-C6 The prices by card, of older rules first, and the last version that has them;\n\
         /// `data/prices.txt` comes last.\n\
         const TABLES: [(u16, [[u8; 4]; Card::KINDS]); {}] = {tables:?};\n\
         /// Where each number comes from: `known`, `derived` or `ours`.\n\
         pub const PRICE_STATUS: [[&str; 4]; Card::KINDS] = {status:?};\n",
        tables.len(),
    );
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("prices.rs");
    fs::write(out, code).expect("OUT_DIR can be written");
}
