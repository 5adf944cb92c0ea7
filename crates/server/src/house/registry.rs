//! The tables that are in memory.

use super::mailbox::Mailbox;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Running tables by id.
#[derive(Default)]
pub struct Registry(Mutex<Tables>);

#[derive(Default)]
struct Tables {
    running: HashMap<String, Running>,
    /// Tables whose rules failed: they are not run again until the house is restarted.
    set_aside: HashSet<String>,
}

/// One table in memory. The number tells it from an earlier one with the same id.
struct Running {
    number: u64,
    mailbox: Mailbox,
}

impl Registry {
    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The ids of the tables in memory.
    pub fn ids(&self) -> Vec<String> {
        self.lock().running.keys().cloned().collect()
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.lock().running.len()
    }

    /// The mailbox of a table, if it is in memory.
    pub fn find(&self, id: &str) -> Option<Mailbox> {
        let tables = self.lock();
        tables
            .running
            .get(id)
            .map(|running| running.mailbox.clone())
    }

    /// The mailbox of a table; `start` is called if it is not in memory.
    pub fn find_or_start(&self, id: &str, start: impl FnOnce() -> (u64, Mailbox)) -> Mailbox {
        let mut tables = self.lock();
        if let Some(running) = tables.running.get(id) {
            return running.mailbox.clone();
        }
        let (number, mailbox) = start();
        let running = Running {
            number,
            mailbox: mailbox.clone(),
        };
        tables.running.insert(id.to_owned(), running);
        mailbox
    }

    /// The table with this number no longer runs.
    pub fn stopped(&self, id: &str, number: u64) {
        let mut tables = self.lock();
        if tables
            .running
            .get(id)
            .is_some_and(|known| known.number == number)
        {
            tables.running.remove(id);
        }
    }

    /// Not to be run again.
    pub fn set_aside(&self, id: &str) {
        self.lock().set_aside.insert(id.to_owned());
    }

    pub fn is_set_aside(&self, id: &str) -> bool {
        self.lock().set_aside.contains(id)
    }
}
