//! Playing needs no memory on the heap, in any game at any number of seats.

use densa_alloc::CountingAllocator;
use measuring::{Instruments, bench};
use std::alloc::System;

#[global_allocator]
static HEAP: CountingAllocator<System> = CountingAllocator::new(System);

#[test]
fn play_needs_no_memory() {
    let instruments = Instruments {
        clock: &|| 0,
        allocations: &|work| {
            let ((), heap) = densa_alloc::measure(work);
            Some(heap.allocs + heap.reallocs)
        },
    };
    for game in catalogue::GAMES {
        for seats in game.seats() {
            let measured = bench(game.id(), seats, 50, 1, &instruments).expect("it is played");
            assert_eq!(measured.allocations, Some(0), "{} of {seats}", game.id());
        }
    }
}
