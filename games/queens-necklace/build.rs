//! Reads the printed tables; a wrong row stops the build and is named.

#[path = "build/prices.rs"]
mod prices;

use std::{env, fs, path::Path};

fn main() {
    let source = "data/prices.txt";
    println!("cargo::rerun-if-changed={source}");
    println!("cargo::rerun-if-changed=build/prices.rs");
    let text = fs::read_to_string(source).expect("data/prices.txt is part of the crate");
    match prices::table(&text) {
        Ok(table) => {
            let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("prices.rs");
            let code = format!(
                "/// QN-C6 The prices of `data/prices.txt`, by card.\nconst PRICES: [[u8; 4]; {}] = {:?};\n\
                 /// Where each number comes from: `known`, `derived` or `ours`.\npub const PRICE_STATUS: [[&str; 4]; {}] = {:?};\n",
                table.len(),
                table.iter().map(|row| row.prices).collect::<Vec<_>>(),
                table.len(),
                table
                    .iter()
                    .map(|row| row.status.each_ref().map(String::as_str))
                    .collect::<Vec<_>>(),
            );
            fs::write(out, code).expect("OUT_DIR can be written");
        }
        Err(why) => {
            println!("cargo::error={source}: {why}");
            std::process::exit(1);
        }
    }
}
