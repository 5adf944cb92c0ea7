//! The checks find what they are for: every fault that can be planted is caught.

use house_sim::{Options, PlantedFault, run};
use std::sync::Mutex;
use std::thread;

/// So many runs with a fault are tried before it counts as missed.
const SEEDS: u64 = 300;

/// What is wrong in the first run in which something is.
fn caught(fault: PlantedFault) -> Option<(u64, String)> {
    let options = Options {
        fault: Some(fault),
        ..Options::default()
    };
    (0..SEEDS).find_map(|seed| Some((seed, run(seed, &options).failure?)))
}

#[test]
fn every_planted_fault_is_caught() {
    let (left, missed) = (
        Mutex::new(PlantedFault::ALL.to_vec()),
        Mutex::new(Vec::new()),
    );
    let next = || left.lock().expect("nobody stops while taking one").pop();
    let work = || {
        while let Some(fault) = next() {
            match caught(fault) {
                Some((seed, why)) => println!("{fault:?}: seed {seed}: {why:.120}"),
                None => missed
                    .lock()
                    .expect("nobody stops while adding")
                    .push(fault),
            }
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let missed = missed.into_inner().expect("all threads are done");
    assert!(missed.is_empty(), "not caught: {missed:?}");
}
