//! Several nodes, one house: each serves any table. What one writes the others hear of and
//! read; what they do not hear of they find when they look.

use crate::table::Ask;
use crate::{House, live};
use bus::News;
use store::Trouble;
use store::halls::Mark;
use tokio::sync::broadcast::error::RecvError;

/// A game in which nobody is waited for and nothing was written for so many seconds may
/// have lost the node that played its bots.
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
                let mark = Mark {
                    table: table.clone(),
                    rows,
                    version,
                    changes,
                };
                live::mention(&house, &table, Ask::Reached(mark));
            }
            Ok(News::Guest(guest)) => {
                for table in house.live().ids() {
                    live::mention(&house, &table, Ask::Person(guest.clone()));
                }
            }
            Ok(News::Here {
                node,
                table,
                guests,
            }) => live::mention(&house, &table, Ask::Elsewhere { node, guests }),
            // Too many at once: what was missed is found by the next look.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Looks how far the tables in memory are, in case news were lost.
pub async fn look(house: &House) -> Result<(), Trouble> {
    let tables = house.live().ids();
    let marks = house.store().halls().marks(&tables).await?;
    for table in tables {
        let mark = marks.iter().find(|mark| mark.table == table);
        let ask = mark.cloned().map_or(Ask::Gone, Ask::Reached);
        live::mention(house, &table, ask);
    }
    Ok(())
}

/// Other nodes read again what is kept about this guest.
pub fn tell_about(house: &House, guest: &str) {
    house.bus().tell(News::Guest(guest.to_owned()));
}
