//! How many threads a command plays on.

use crate::stop::Stop;

/// As many as were asked for, or as there are processors.
pub fn or_all(asked: Option<usize>) -> Result<usize, Stop> {
    match asked {
        Some(0) => Err(Stop::Usage(
            "0 threads play nothing; 1 is the fewest".into(),
        )),
        Some(threads) => Ok(threads),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}
