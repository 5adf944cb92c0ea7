//! A new table.

use super::{admission, info};
use crate::house::time::unix;
use crate::house::{House, of_store};
use protocol::{NewTable, Reason, TableInfo};
use room::{SavedTable, Wish};
use store::{SavedGuest, Write};
use tabletop::luck::Secret;

/// Makes a table as `guest` wishes and seats her; begins if she wants to play now.
pub async fn create(
    house: &House,
    guest: &SavedGuest,
    wish: NewTable,
) -> Result<TableInfo, Reason> {
    catalogue::game(&wish.game).map_err(|_| Reason::NoSuchGame {})?;
    admission::may_sit(house, &guest.id, None).await?;
    admission::may_have_one_more(house, &guest.id).await?;
    if wish.ways.open && !wish.play_now {
        admission::may_offer(house, &guest.id).await?;
    }
    let secret = Secret::new((house.settings().secrets)());
    let id = (house.settings().table_ids)();
    let table = SavedTable::laid(&wish, &guest.id, id.clone(), &secret, unix())?;
    let written = house.store().write(Write::NewTable { table, secret }).await;
    written.map_err(|error| of_store(&error))?;
    let next = match wish.play_now {
        true => Wish::Begin(None),
        false => Wish::Look,
    };
    info(house, &id, &guest.id, next).await
}
