//! `parure bench` without the house around it, quick to build: for profilers and for
//! counting instructions. `cargo run --release -p measuring --example measure GAME SEATS GAMES`
use measuring::{Instruments, bench};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, games] = &words[..] else {
        return Err("give a game, a number of seats and a number of games".into());
    };
    let began = Instant::now();
    let meters = Instruments {
        clock: &|| began.elapsed().as_nanos() as u64,
        allocations: &|work| {
            work();
            None
        },
    };
    let measured = bench(game, seats.parse()?, games.parse()?, 1, &meters)?;
    println!(
        "{:.1} ns a decision, {:.1} ns a choice, {:.0} iterations a second, checksum {:016x}",
        measured.ns_per_decision,
        measured.ns_per_choice,
        measured.search_iterations_s,
        measured.checksum
    );
    Ok(())
}
