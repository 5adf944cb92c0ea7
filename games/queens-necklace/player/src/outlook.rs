//! Who leads in which gem, and what it may fetch.

use queens_necklace::{Card, Gem, QueensNecklace};
use tabletop::{Game, Seat};

/// QN-C5 The tiles of fashion, and of rarity.
const TILES: [f32; 4] = [30.0, 20.0, 10.0, 0.0];
/// A hidden card hides so many gems of each type, about.
const HIDDEN: f32 = 0.2;

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
    pub certainty: f32,
}

impl Outlook {
    #[inline]
    pub fn of(state: &QueensNecklace, seat: Seat) -> Outlook {
        let mut rival = [0.0f32; 4];
        let mut all = [0.0f32; 4];
        for other in Seat::all(state.seats()).filter(|&other| other != seat) {
            let known = state.known(other);
            let hidden = (u32::from(state.hand_size(other)) - known.len()) as f32 * HIDDEN;
            for ((most, all), gems) in rival.iter_mut().zip(&mut all).zip(known.gems()) {
                let gems = f32::from(gems) + hidden;
                *most = most.max(gems);
                *all += gems;
            }
        }
        let hand = state.hand(seat);
        let mine = hand.gems().map(f32::from);
        for (all, gems) in all.iter_mut().zip(mine) {
            *all += gems;
        }
        Outlook {
            mine,
            rival,
            price: prices(state.fashion(), &all),
            rings: f32::from(hand.count(Card::Ring)),
            certainty: 1.0 / (1.2 + 0.06 * f32::from(state.cards_to_a_sale())),
        }
    }

    /// How likely she sells this type with so many gems more.
    #[inline]
    pub fn sells(&self, gem: Gem, more: f32) -> f32 {
        let mine = self.mine[gem.index()] + more;
        if mine <= 0.0 {
            return 0.0;
        }
        let lead = (mine - self.rival[gem.index()] + 0.25) * self.certainty;
        // A quick sigmoid: 0.5 on a tie, near 1 with three gems ahead.
        0.5 + 0.5 * lead / (1.0 + lead.abs())
    }

    /// What her sale may bring with the fashion as it is.
    pub fn hopes(&self) -> f32 {
        Gem::ALL
            .into_iter()
            .map(|gem| self.price[gem.index()] * self.sells(gem, 0.0))
            .sum()
    }
}

/// QN-V6, QN-V8 What each type may fetch, if all that is held were shown; much can
/// change before.
#[inline]
pub fn prices(fashion: [Gem; 4], shown: &[f32; 4]) -> [f32; 4] {
    let mut price = [0.0; 4];
    let held = fashion.map(|gem| shown[gem.index()]);
    for (at, gem) in fashion.into_iter().enumerate() {
        // Fewest are rarest; among equals, the more fashionable.
        let rarer = |other: usize| match other < at {
            true => held[other] <= held[at],
            false => held[other] < held[at],
        };
        let rank = (0..4).filter(|&other| other != at && rarer(other)).count();
        price[gem.index()] = TILES[at] + 0.6 * TILES[rank] + 6.0;
    }
    price
}
