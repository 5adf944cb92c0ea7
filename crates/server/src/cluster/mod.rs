//! The house as a whole: opening it, what it does by itself, its other nodes.
//!
//! | file | idea |
//! |---|---|
//! | `housekeeping.rs` | the lease, clocks that are up, what is stale |
//! | `nodes.rs` | what other nodes tell, and looking whether something was missed |

mod housekeeping;
mod nodes;

use crate::accounts::names;
use crate::house::House;
use crate::house::settings::Settings;
use bus::{Bus, Local};
use std::sync::Arc;
use store::{Store, StoreError};

impl House {
    /// Opens a house of one node on what is in `store`.
    pub async fn open(store: Arc<dyn Store>, settings: Settings) -> Result<Self, StoreError> {
        House::join(store, Arc::new(Local::alone()), settings).await
    }

    /// One node of a house whose nodes share `store` and meet on `bus`.
    pub async fn join(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        settings: Settings,
    ) -> Result<Self, StoreError> {
        let house = House::new(store, bus, settings).await?;
        names::make_keys(&house).await?;
        tokio::spawn(housekeeping::keep(house.clone()));
        if !house.is_alone() {
            tokio::spawn(nodes::listen(house.clone()));
        }
        Ok(house)
    }
}
