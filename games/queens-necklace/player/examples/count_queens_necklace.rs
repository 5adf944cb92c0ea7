//! Random games at four seats, for `cargo xtask instructions`.
use queens_necklace::QueensNecklace;

fn main() {
    let counted = bots::pace::<QueensNecklace>(4, 200);
    println!(
        "{} {} {:016x}",
        counted.decisions, counted.choices, counted.checksum
    );
}
