//! Once more with the same people: everybody keeps her seat, and when nobody is missing any more
//! the game begins.

use super::{admission, ask};
use crate::house::House;
use protocol::{Reason, SeatLevel};
use room::{Answer, Wish, luck_checked};
use store::SavedGuest;

/// Takes a guest from a finished table to the table of its rematch: its id. Whoever asks first
/// makes it.
pub async fn take(
    house: &House,
    table: &str,
    guest: &SavedGuest,
    luck: Option<String>,
    levels: Vec<SeatLevel>,
) -> Result<String, Reason> {
    let luck = luck_checked(luck)?;
    admission::may_sit(house, &guest.id, None).await?;
    let wish = Wish::Rematch {
        next: (house.settings().table_ids)(),
        luck: luck.clone(),
        levels,
    };
    let Answer::Rematch { next, seat } = ask(house, table, &guest.id, wish).await? else {
        return Err(Reason::HouseTrouble {});
    };
    admission::may_sit(house, &guest.id, Some(&next)).await?;
    let name = guest.name.clone();
    let wish = Wish::JoinRematch { name, seat, luck };
    ask(house, &next, &guest.id, wish).await?;
    Ok(next)
}
