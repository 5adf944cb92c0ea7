//! When the house opens, every unfinished game is read and replayed, so that computer players go
//! on and what cannot be replayed is known at once.

use super::info;
use crate::house::House;
use protocol::Reason;
use room::Wish;
use store::StoreError;

/// How many games go on, and the ids of those that were set aside.
pub struct Resumed {
    pub count: usize,
    pub set_aside: Vec<String>,
}

impl House {
    /// Starts every unfinished game. One that cannot be replayed is set aside: the table says so
    /// and why, the log says it in full, and all the others are served.
    pub async fn resume(&self) -> Result<Resumed, StoreError> {
        let mut resumed = Resumed {
            count: 0,
            set_aside: Vec::new(),
        };
        // Among several nodes, whoever holds the lease looks for games that stand still.
        let unfinished = match self.is_alone() {
            true => self.store().playing().await?,
            false => Vec::new(),
        };
        for table in unfinished {
            match info(self, &table, "", Wish::Look).await {
                Ok(_) => resumed.count += 1,
                Err(Reason::NoSuchTable {}) => {}
                Err(_) => {
                    self.meters().tables_set_aside.one();
                    resumed.set_aside.push(table);
                }
            }
        }
        tracing::info!(
            count = resumed.count,
            set_aside = resumed.set_aside.len(),
            "unfinished games"
        );
        Ok(resumed)
    }
}
