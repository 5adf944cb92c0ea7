//! Playouts: a whole purchase at once. What rivals have does not change while one buys, so
//! it is looked at once.

use crate::liking::{ENOUGH, POUNDS, bargain};
use crate::outlook::Rivals;
use bots::Dice;
use queens_necklace::phase::Phase;
use queens_necklace::{Card, QueensNecklace};
use tabletop::Silent;

/// Buys what is likely until the purchase is over or an Astrologer's draw is to be looked
/// at; how many decisions it took.
pub fn buy(state: &mut QueensNecklace, dice: &mut Dice) -> u32 {
    let mut rivals = None;
    let mut decisions = 0;
    while let Phase::Purchase { ducats, bought } = state.phase() {
        let seat = state.current();
        let (offers, count) = state.offers(ducats);
        let forced = count + usize::from(bought) == 1;
        let at = if forced {
            0
        } else {
            let rivals = rivals.get_or_insert_with(|| Rivals::of(state, seat));
            let outlook = rivals.seen_with(state.hand(seat));
            let mut likings = [ENOUGH / POUNDS; 6];
            for (liking, offer) in likings.iter_mut().zip(&offers[..count]) {
                *liking = bargain(&outlook, offer.card, offer.price) / POUNDS;
            }
            dice.by_liking(&likings[..count + usize::from(bought)])
        };
        let offer = offers[..count].get(at).copied();
        state.buy_or_end(offer, &mut Silent(&mut *dice));
        decisions += 1;
        if offer.is_none_or(|offer| offer.card == Card::Astrologer) {
            break;
        }
    }
    decisions
}
