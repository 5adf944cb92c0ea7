//! A write that waits for its turn. Until then it may grow: what comes to a table meanwhile
//! need not wait for a flush of its own. While the disk works on it, whoever waits can make
//! ready what follows.

use crate::Write;
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

/// A write on its way to the disk. Clones are the same one.
#[derive(Clone)]
pub struct Slip(Arc<Held>);

struct Held {
    write: Mutex<Option<Box<Write>>>,
    flushing: Notify,
}

impl Slip {
    /// Something to be written.
    pub fn of(write: Write) -> Self {
        Slip(Arc::new(Held {
            write: Mutex::new(Some(Box::new(write))),
            flushing: Notify::new(),
        }))
    }

    /// Changes what is to be written, unless it is being written already: whether there was
    /// time. Whoever writes waits for the end of the change.
    pub fn amend(&self, change: impl FnOnce(&mut Write)) -> bool {
        let mut held = self.0.write.lock().expect("no panic while it was held");
        held.as_deref_mut().map(change).is_some()
    }

    /// What is to be written, which nobody can change any more; once.
    pub fn take(&self) -> Option<Box<Write>> {
        let mut held = self.0.write.lock().expect("no panic while it was held");
        held.take()
    }

    /// Nothing is left to do for it but to wait for the disk.
    pub(crate) fn flushes(&self) {
        self.0.flushing.notify_one();
    }

    /// Returns once the disk works on it. A store need not tell, so nothing may depend on it.
    pub async fn flushing(&self) {
        self.0.flushing.notified().await;
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
