//! The in-process form.

use crate::{Bus, News, WAITING};
use std::sync::{Arc, Mutex};
use tokio::sync::broadcast;

type Ear = broadcast::Sender<News>;

/// Where nodes in one process meet.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Vec<Ear>>>);

impl Hub {
    /// One more node.
    pub fn join(&self) -> Local {
        let ear = Ear::new(WAITING);
        self.ears().push(ear.clone());
        Local {
            ear,
            hub: Some(self.clone()),
        }
    }

    fn ears(&self) -> std::sync::MutexGuard<'_, Vec<Ear>> {
        self.0.lock().expect("no panic while it was held")
    }
}

/// One node's place.
pub struct Local {
    ear: Ear,
    hub: Option<Hub>,
}

impl Local {
    /// For a house with one node.
    pub fn alone() -> Local {
        Local {
            ear: Ear::new(1),
            hub: None,
        }
    }
}

impl Bus for Local {
    fn tell(&self, news: News) {
        let Some(hub) = &self.hub else { return };
        let others = hub.ears();
        for ear in others.iter().filter(|ear| !ear.same_channel(&self.ear)) {
            // If nobody listens there, nobody misses it.
            let _ = ear.send(news.clone());
        }
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.ear.subscribe()
    }

    fn is_alone(&self) -> bool {
        self.hub.is_none()
    }
}
