//! The `parure` binary: one file per subcommand.

mod arena;
mod backup;
mod bench;
mod engine;
mod load;
mod progress;
mod replay;
mod runtime;
mod serve;
mod simulate;
mod simulate_house;
mod stop;
mod threads;
mod train;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;
use tikv_jemallocator::Jemalloc;

/// Quick, and set up in `.cargo/config.toml` to give back what is not needed.
#[cfg(not(feature = "count-heap"))]
#[global_allocator]
static HEAP: Jemalloc = Jemalloc;

/// The same, counted for `parure bench`.
#[cfg(feature = "count-heap")]
#[global_allocator]
static HEAP: densa_alloc::CountingAllocator<Jemalloc> =
    densa_alloc::CountingAllocator::new(Jemalloc);

/// Royal board games: play them, replay them, check them.
#[derive(Parser)]
#[command(name = "parure", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Backup(backup::Args),
    Load(load::Args),
    Simulate(simulate::Args),
    SimulateHouse(simulate_house::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Engine(engine::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Train(train::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => serve::run(args),
        Command::Backup(args) => backup::run(args),
        Command::Load(args) => load::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::SimulateHouse(args) => simulate_house::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Engine(args) => engine::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Train(args) => train::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}
