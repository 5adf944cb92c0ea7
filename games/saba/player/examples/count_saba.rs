//! Random games at four seats, for `cargo xtask instructions`.
use saba::Saba;

fn main() {
    let counted = bots::pace::<Saba>(4, 200);
    println!(
        "{} {} {:016x}",
        counted.decisions, counted.choices, counted.checksum
    );
}
