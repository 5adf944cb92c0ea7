//! QN-Q1 What everybody knows, and so whom we ask: never more than the table could say
//! aloud, so that being asked tells nothing.

use crate::pieces::{Card, Gem};
use crate::{Bag, QueensNecklace};
use tabletop::{Seat, SeatSet};

/// Kinds of gem cards.
const GEMS: Bag = Bag::of_kinds(&[
    Card::Ruby1,
    Card::Ruby2,
    Card::Ruby3,
    Card::Emerald1,
    Card::Emerald2,
    Card::Emerald3,
    Card::Diamond1,
    Card::Diamond2,
    Card::Diamond3,
    Card::Amber,
]);
/// QN-I10 Influence cards that always find a target.
const ALWAYS_PLAYABLE: Bag = Bag::of_kinds(&[
    Card::Confessor,
    Card::Courtier,
    Card::Forger,
    Card::Favorite,
]);
const THIEVES: Bag = Bag::of_kinds(&[Card::Thief]);

impl QueensNecklace {
    /// Cards in this hand that are not publicly known.
    #[inline]
    pub(crate) fn unseen(&self, seat: Seat) -> u32 {
        self.hand(seat).len() - self.known[seat.index()].len()
    }

    /// Discarded or out of the game: what public knowledge places nowhere else.
    pub(crate) fn gone(&self) -> Bag {
        let mut elsewhere = self.unlocated;
        for &known in &self.known {
            elsewhere = elsewhere.plus(known);
        }
        for slot in self.market.iter().flatten() {
            elsewhere.add(slot.card());
        }
        Bag::BOX.minus(elsewhere)
    }

    /// Whether this seat could hold the card, by public knowledge.
    #[inline]
    pub(crate) fn could_hold(&self, seat: Seat, card: Card) -> bool {
        self.known[seat.index()].has(card) || (self.unlocated.has(card) && self.unseen(seat) > 0)
    }

    /// Everybody who could.
    #[inline]
    pub(crate) fn who_could_hold(&self, card: Card) -> SeatSet {
        let unlocated = self.unlocated.has(card);
        let could = |seat: &Seat| {
            self.known[seat.index()].has(card) || (unlocated && self.unseen(*seat) > 0)
        };
        Seat::all(self.seats).filter(could).collect()
    }

    /// Everybody who could hold any gem card: only then is there a display to choose.
    pub(crate) fn who_could_hold_a_gem(&self) -> SeatSet {
        let unlocated = self.unlocated.has_any(GEMS);
        let could = |seat: &Seat| {
            self.known[seat.index()].has_any(GEMS) || (unlocated && self.unseen(*seat) > 0)
        };
        Seat::all(self.seats).filter(could).collect()
    }

    /// QN-I5, QN-M3 In how many ways this target could answer a Forger.
    pub(crate) fn ways_to_answer(&self, target: Seat, gem: Gem) -> usize {
        let known = self.known[target.index()];
        let gems = gem.cards().iter();
        let discards = gems.clone().filter(|&&card| self.could_hold(target, card));
        let must_obey = gems.clone().any(|&card| known.has(card));
        let parry = self.could_hold(target, Card::Musketeer);
        discards.count() + usize::from(!must_obey) + usize::from(parry)
    }

    /// QN-I1, QN-I2 Whether the current player could play anything in this phase.
    #[inline]
    pub(crate) fn could_influence(&self) -> bool {
        let known = self.known[self.current.index()];
        if known.has_any(ALWAYS_PLAYABLE) {
            return true;
        }
        let unseen = self
            .unseen(self.current)
            .min(u32::from(self.unseen_playable)) as u8;
        let unlocated = self.unlocated;
        let could = |kinds: Bag| known.has_any(kinds) || (unseen > 0 && unlocated.has_any(kinds));
        let musketeers =
            || known.count(Card::Musketeer) + unseen.min(unlocated.count(Card::Musketeer));
        let someone_holds = |seat: Seat| !self.hand(seat).is_empty();
        could(ALWAYS_PLAYABLE)
            || (could(THIEVES) && self.current.others(self.seats).any(someone_holds))
            || (self.could_fetch_necklace() && musketeers() >= 3)
    }

    /// QN-I9 Whether another player holds the Queen's Necklace.
    #[inline]
    pub(crate) fn could_fetch_necklace(&self) -> bool {
        self.wearer.is_some_and(|wearer| wearer != self.current)
    }

    /// A card goes from hand to hand, unseen by the rest: it is no Musketeer (that would
    /// be caught) and not the Necklace (that is worn). Unless only one kind is possible,
    /// any known card may be the one that went.
    pub(crate) fn pass_unseen(&mut self, from: Seat, to: Seat, card: Card) {
        let known = self.known[from.index()];
        let could_go = known
            .without_all(Card::Musketeer)
            .without_all(Card::Necklace);
        let mut kinds = could_go.kinds();
        let only = match (kinds.next(), kinds.next()) {
            (Some(only), None) if self.unseen(from) == 0 => Some(only),
            _ => None,
        };
        self.hands[from.index()].remove(card);
        self.hands[to.index()].add(card);
        match only {
            Some(card) => {
                self.known[from.index()].remove(card);
                self.known[to.index()].add(card);
            }
            None => {
                let stays: Bag = known.minus(could_go).plus(could_go.one_less_of_each());
                if from == self.current {
                    // QN-I2 What was known and playable may now be among the unseen.
                    self.unseen_playable += (known.len() - stays.len()) as u8;
                }
                self.unlocated = self.unlocated.plus(known.minus(stays));
                self.known[from.index()] = stays;
            }
        }
    }
}
