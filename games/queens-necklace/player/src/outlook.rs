//! Who leads in which gem, and what it may fetch.

use queens_necklace::{Bag, Card, Gem, QueensNecklace};
use tabletop::Seat;

/// QN-C5 The tiles of fashion, and of rarity.
const TILES: [f32; 4] = [30.0, 20.0, 10.0, 0.0];
/// A hidden card hides so many gems of each type, about.
const HIDDEN: f32 = 0.2;
/// What a type may fetch, by its place in fashion and in rarity.
const PRICES: [[f32; 4]; 4] = {
    let mut prices = [[0.0; 4]; 4];
    let mut at = 0;
    while at < 16 {
        prices[at / 4][at % 4] = TILES[at / 4] + 0.6 * TILES[at % 4] + 6.0;
        at += 1;
    }
    prices
};

/// What one player knows of the others: what all have seen.
#[derive(Clone, Copy, Debug)]
pub struct Rivals {
    /// The most any of them seems to have, by type.
    most: [f32; 4],
    /// What they seem to have together.
    all: [f32; 4],
    fashion: [Gem; 4],
    /// One by how far leads are from being settled, in gems.
    certainty: f32,
}

impl Rivals {
    #[inline]
    pub fn of(state: &QueensNecklace, seat: Seat) -> Rivals {
        Rivals::among(state, seat, |other| seen(state, other))
    }

    /// Of every seat.
    pub fn of_all(state: &QueensNecklace) -> [Rivals; 4] {
        let seen = [0, 1, 2, 3].map(|seat| seen(state, Seat(seat)));
        let of = |seat: u8| Rivals::among(state, Seat(seat), |other| seen[other.index()]);
        [of(0), of(1), of(2), of(3)]
    }

    /// Nobody sits in the places beyond a smaller table: their hands are empty and change
    /// nothing.
    #[inline(always)]
    fn among(state: &QueensNecklace, seat: Seat, seen: impl Fn(Seat) -> [f32; 4]) -> Rivals {
        let mut most = [0.0f32; 4];
        let mut all = [0.0f32; 4];
        for at in 0..3 {
            let gems = seen(Seat(at + u8::from(at >= seat.0)));
            for at in 0..4 {
                most[at] = if gems[at] > most[at] {
                    gems[at]
                } else {
                    most[at]
                };
                all[at] += gems[at];
            }
        }
        Rivals {
            most,
            all,
            fashion: state.fashion(),
            certainty: 1.0 / (1.2 + 0.06 * f32::from(state.cards_to_a_sale())),
        }
    }

    /// How the next sale looks to one with this hand.
    #[inline]
    pub fn seen_with(&self, hand: Bag) -> Outlook {
        let mine = floats(hand.gems());
        let mut all = self.all;
        for at in 0..4 {
            all[at] += mine[at];
        }
        let mut outlook = Outlook {
            mine,
            rival: self.most,
            price: prices(self.fashion, &all),
            rings: f32::from(hand.count(Card::Ring)),
            certainty: self.certainty,
            selling: [0.0; 4],
        };
        outlook.selling = outlook.each_sells(0.0);
        outlook
    }
}

/// The gems a player seems to have to the others, by type.
#[inline]
fn seen(state: &QueensNecklace, seat: Seat) -> [f32; 4] {
    let known = state.known(seat);
    let hidden = (u32::from(state.hand_size(seat)) - known.len()) as f32 * HIDDEN;
    let mut gems = floats(known.gems());
    for gems in &mut gems {
        *gems += hidden;
    }
    gems
}

#[inline]
fn floats(gems: [u8; 4]) -> [f32; 4] {
    let of = |at: usize| f32::from(gems[at]);
    [of(0), of(1), of(2), of(3)]
}

/// How the next sale looks to one player: she knows her own hand, and of the others what
/// all have seen.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// Her gems by type.
    pub mine: [f32; 4],
    /// The most any rival seems to have.
    pub rival: [f32; 4],
    /// What a jewel of each type may fetch.
    pub price: [f32; 4],
    /// Her Rings.
    pub rings: f32,
    /// One by how far leads are from being settled, in gems.
    certainty: f32,
    /// How likely she sells each type as it is.
    selling: [f32; 4],
}

impl Outlook {
    #[inline]
    pub fn of(state: &QueensNecklace, seat: Seat) -> Outlook {
        Rivals::of(state, seat).seen_with(state.hand(seat))
    }

    /// How likely she sells this type.
    #[inline]
    pub fn sells(&self, gem: Gem) -> f32 {
        self.selling[gem.index()]
    }

    /// How likely she sells this type with so many gems more.
    #[inline]
    pub fn sells_with(&self, gem: Gem, more: f32) -> f32 {
        self.sells_at(gem.index(), more)
    }

    /// The same for each type.
    #[inline]
    pub fn each_sells(&self, more: f32) -> [f32; 4] {
        let sells = |at: usize| self.sells_at(at, more);
        [sells(0), sells(1), sells(2), sells(3)]
    }

    #[inline]
    fn sells_at(&self, at: usize, more: f32) -> f32 {
        let mine = self.mine[at] + more;
        let lead = (mine - self.rival[at] + 0.25) * self.certainty;
        // A quick sigmoid: 0.5 on a tie, near 1 with three gems ahead.
        let likely = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        if mine <= 0.0 { 0.0 } else { likely }
    }

    /// What her sale may bring with the fashion as it is.
    pub fn hopes(&self) -> f32 {
        Gem::ALL
            .into_iter()
            .map(|gem| self.price[gem.index()] * self.sells(gem))
            .sum()
    }
}

/// QN-V6, QN-V8 What each type may fetch, if all that is held were shown; much can
/// change before.
#[inline]
pub fn prices(fashion: [Gem; 4], shown: &[f32; 4]) -> [f32; 4] {
    let held = |at: usize| shown[fashion[at].index()];
    let held = [held(0), held(1), held(2), held(3)];
    let mut rank = [0; 4];
    for later in 1..4 {
        for sooner in 0..later {
            // Fewest are rarest; among equals, the more fashionable.
            let rarer = held[sooner] <= held[later];
            rank[later] += usize::from(rarer);
            rank[sooner] += usize::from(!rarer);
        }
    }
    let mut price = [0.0; 4];
    for (at, gem) in fashion.into_iter().enumerate() {
        price[gem.index()] = PRICES[at][rank[at]];
    }
    price
}
