//! Where the workings of a search are run. A bot has no thread: it lays its work out,
//! and the caller runs it as she likes.

/// A piece of work: does a little each time it is called and says whether any is left.
pub type Job<'a> = dyn FnMut() -> bool + Send + 'a;

/// Runs jobs until all are done. What comes out must not depend on who ran which, or
/// when: jobs share nothing.
pub trait Desk: Sync {
    /// Calls every job until it says that nothing is left.
    fn run(&self, jobs: &mut [&mut Job<'_>]);
}

/// All on the caller's own thread, a little of each in turn: when time runs out, each
/// has had its part of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct OneByOne;

impl Desk for OneByOne {
    fn run(&self, jobs: &mut [&mut Job<'_>]) {
        let mut left = true;
        while left {
            left = false;
            for job in jobs.iter_mut() {
                left |= job();
            }
        }
    }
}
