//! Several nodes, one house: each serves any table. What one writes the others hear of and read;
//! what they do not hear of they find when they look.

use crate::house::House;
use crate::tables;
use bus::News;
use room::{Input, Revision};
use store::StoreError;
use tokio::sync::broadcast::error::RecvError;

/// A game in which nobody is waited for and nothing was written for so many seconds may have
/// lost the node that played its computer players.
pub const QUIET: i64 = 15;

/// Hears what other nodes tell, until the house closes.
pub async fn listen(house: House) {
    let mut ear = house.bus().listen();
    loop {
        let news = tokio::select! {
            news = ear.recv() => news,
            () = house.closed() => return,
        };
        match news {
            Ok(News::Table {
                table,
                rows,
                version,
                changes,
            }) => {
                let reached = Input::Reached(Revision {
                    rows,
                    version,
                    changes,
                });
                tables::mention(&house, &table, reached);
            }
            Ok(News::Guest(guest)) => tables::update_person(&house, &guest).await,
            Ok(News::Here {
                node,
                table,
                guests,
            }) => tables::mention(&house, &table, Input::Elsewhere { node, guests }),
            // Too many at once: what was missed is found by the next look.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Looks how far the tables in memory are, in case news were lost.
pub async fn look(house: &House) -> Result<(), StoreError> {
    let ids = house.registry().ids();
    let revisions = house.store().tables().revisions(&ids).await?;
    for table in ids {
        let found = revisions.iter().find(|(id, _)| *id == table);
        let input = found.map_or(Input::Removed, |(_, revision)| Input::Reached(*revision));
        tables::mention(house, &table, input);
    }
    Ok(())
}
