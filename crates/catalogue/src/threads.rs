//! A desk with a thread for each job.

use bots::{Desk, Job};
use std::thread;

/// Every job on a thread of its own, while the caller waits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threads;

impl Desk for Threads {
    fn run(&self, jobs: &mut [&mut Job<'_>]) {
        thread::scope(|scope| {
            for job in jobs {
                scope.spawn(move || while job() {});
            }
        });
    }
}
