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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_being_written_cannot_be_changed() {
        let name = |name: &str| Write::Rename {
            guest: "anna".into(),
            name: name.into(),
        };
        let slip = Slip::of(name("Anna"));
        assert!(slip.amend(|write| *write = name("Anne")));
        let taken = slip.clone().take().expect("it waited");
        assert!(matches!(*taken, Write::Rename { name, .. } if name == "Anne"));
        assert!(!slip.amend(|_| panic!("it is too late")));
        assert!(slip.take().is_none());
    }
}
