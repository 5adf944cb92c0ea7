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
    let seat = state.current();
    let mut rivals = None;
    let mut offers = state.offers();
    let mut slots = [0; 8];
    let mut decisions = 0;
    while let Phase::Purchase { ducats, bought } = state.phase() {
        if decisions > 0 && !bought {
            break; // QN-Q1 This purchase ended by itself; another has begun.
        }
        let count = offers.affordable(ducats, &mut slots);
        let choices = count + usize::from(bought);
        let mut at = 0;
        if choices > 1 {
            let rivals = rivals.get_or_insert_with(|| Rivals::of(state, seat));
            let outlook = rivals.seen_with(state.hand(seat));
            let mut likings = [ENOUGH / POUNDS; 6];
            for (liking, &slot) in likings.iter_mut().zip(&slots[..count]) {
                let (card, price) = (offers.card(slot.into()), offers.price(slot.into()));
                *liking = bargain(&outlook, card, price) / POUNDS;
            }
            at = dice.by_liking(&likings[..choices]);
        }
        decisions += 1;
        if at == count {
            state.stop_buying(&mut Silent(dice));
            break;
        }
        let slot = usize::from(slots[at]);
        state.buy_from(slot, &mut Silent(&mut *dice));
        if offers.card(slot) == Card::Astrologer {
            break;
        }
        if !offers.without(slot) {
            offers = state.offers();
        }
    }
    decisions
}
