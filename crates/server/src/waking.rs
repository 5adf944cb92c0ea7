//! When the house opens, every unfinished game is laid and replayed, so that bots go on and
//! what cannot be replayed is known at once.

use crate::House;
use crate::live;
use crate::table::Ask;
use protocol::Reason;

/// How many games were laid, and the ids of those that were set aside.
pub struct Woken {
    pub laid: usize,
    pub set_aside: Vec<String>,
}

impl House {
    /// Lays every unfinished game. One that cannot be replayed is set aside: the table says
    /// so and why, the log says it in full, and all the others are served.
    pub async fn wake(&self) -> Result<Woken, store::Trouble> {
        let mut woken = Woken {
            laid: 0,
            set_aside: Vec::new(),
        };
        // Among several nodes, whoever keeps the house looks for games that stand still.
        let unfinished = match self.is_alone() {
            true => self.store().playing().await?,
            false => Vec::new(),
        };
        for table in unfinished {
            let look = |reply| Ask::Look { guest: None, reply };
            match live::ask(self, &table, look).await {
                Ok(_) => woken.laid += 1,
                Err(Reason::NoSuchTable {}) => {}
                Err(_) => {
                    self.meters().tables_set_aside.one();
                    woken.set_aside.push(table);
                }
            }
        }
        tracing::info!(
            laid = woken.laid,
            set_aside = woken.set_aside.len(),
            "unfinished games"
        );
        Ok(woken)
    }
}
