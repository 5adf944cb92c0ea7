//! Random games at four seats, for `cargo xtask instructions`.
use versailles::Versailles;

fn main() {
    let counted = bots::pace::<Versailles>(4, 200);
    println!(
        "{} {} {:016x}",
        counted.decisions, counted.choices, counted.checksum
    );
}
