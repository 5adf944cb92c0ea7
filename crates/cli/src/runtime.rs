//! Where tasks run.

use tokio::runtime::{Builder, Runtime};

/// With one core alone there is nobody to share the work with.
pub fn new() -> std::io::Result<Runtime> {
    let cores = std::thread::available_parallelism();
    let mut builder = match cores.is_ok_and(|cores| cores.get() == 1) {
        true => Builder::new_current_thread(),
        false => Builder::new_multi_thread(),
    };
    builder.enable_all().build()
}
