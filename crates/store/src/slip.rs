//! A write that waits for its turn. Until then it may grow: what comes to a table meanwhile
//! need not wait for a flush of its own.

use crate::Write;
use std::sync::{Arc, Mutex};

/// A write on its way to the disk. Clones are the same one.
#[derive(Clone)]
pub struct Slip(Arc<Mutex<Option<Box<Write>>>>);

impl Slip {
    /// Something to be written.
    pub fn of(write: Write) -> Self {
        Slip(Arc::new(Mutex::new(Some(Box::new(write)))))
    }

    /// Changes what is to be written, unless it is being written already: whether there was
    /// time. Whoever writes waits for the end of the change.
    pub fn amend(&self, change: impl FnOnce(&mut Write)) -> bool {
        let mut held = self.0.lock().expect("no panic while it was held");
        held.as_deref_mut().map(change).is_some()
    }

    /// What is to be written, which nobody can change any more; once.
    pub fn take(&self) -> Option<Box<Write>> {
        self.0.lock().expect("no panic while it was held").take()
    }
}
