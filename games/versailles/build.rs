//! Reads the printed tables; a wrong row stops the build and is named.

#[path = "build/board.rs"]
mod board;
#[path = "build/palace.rs"]
mod palace;
#[path = "build/prices.rs"]
mod prices;
#[path = "build/table.rs"]
mod table;

use std::{env, fs, path::Path};

/// Turns a data file into code, or says what is wrong with it.
type Make = fn(&str) -> Result<String, String>;

const FILES: [(&str, Make); 7] = [
    ("arrows", board::arrows),
    ("start", board::start),
    ("display", prices::display),
    ("decorations", prices::decorations),
    ("technologies", prices::technologies),
    ("yard", palace::yard),
    ("king", palace::king),
];

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=data");
    let read = |name: &str| {
        fs::read_to_string(format!("data/{name}.csv")).expect("the data is part of the crate")
    };
    let mut code = String::new();
    let mut written = |name: &str, made: Result<String, String>| match made {
        Ok(made) => code += &made,
        Err(why) => {
            println!("cargo::error=data/{name}.csv: {why}");
            std::process::exit(1);
        }
    };
    for (name, make) in FILES {
        written(name, make(&read(name)));
    }
    written("tiles", palace::tiles(&read("tiles"), &read("yard")));
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("tables.rs");
    fs::write(out, code).expect("OUT_DIR can be written");
}
