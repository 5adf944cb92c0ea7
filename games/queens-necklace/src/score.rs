//! QN-V6..V12 What a sale brings.

use crate::display::Display;
use crate::event::{Price, Sold, Tribute};
use crate::pieces::Gem;
use tabletop::Seat;

/// QN-V12 What a King on a type with the Necklace costs.
const TRIBUTE: i16 = 50;
/// QN-C5 The tiles of either row.
const TILES: [u8; 4] = [30, 20, 10, 0];

/// The arithmetic of one sale, by seat and by gem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Gems shown of each type by all.
    pub shown: [u8; 4],
    fashion: [u8; 4],
    rarity: [u8; 4],
    /// QN-V11 Types a King forbids.
    forbidden: [bool; 4],
    /// Jewels sold, by seat and gem.
    jewels: [[u8; 4]; 4],
    /// What a banker's player gets more for each jewel.
    bonus: [u8; 4],
    /// Who pays tribute to whom.
    tribute: [Option<Seat>; 4],
    /// What each seat's score changes by.
    pub earned: [i16; 4],
}

impl Outcome {
    /// The displays after the Alchemist, by seat.
    pub fn of(displays: &[Display], fashion: [Gem; 4]) -> Outcome {
        let mut outcome = Outcome::default();
        let mut counts = [[0; 4]; 4];
        for (counts, display) in counts.iter_mut().zip(displays) {
            *counts = Gem::ALL.map(|gem| display.count(gem));
            for (total, count) in outcome.shown.iter_mut().zip(counts) {
                *total += *count;
            }
        }
        for (gem, tile) in fashion.into_iter().zip(TILES) {
            outcome.fashion[gem.index()] = tile;
        }
        outcome.rarity = rarity(&outcome.shown, fashion);
        for (bonus, display) in outcome.bonus.iter_mut().zip(displays) {
            *bonus = 10 * display.bankers; // QN-V10
        }
        for gem in Gem::ALL {
            outcome.sell(gem, displays, counts.map(|counts| counts[gem.index()]));
        }
        outcome
    }

    fn sell(&mut self, gem: Gem, displays: &[Display], counts: [u8; 4]) {
        let at = gem.index();
        let necklace = displays
            .iter()
            .position(|display| display.necklace == Some(gem));
        for (seat, display) in displays.iter().enumerate() {
            if display.king != Some(gem) {
                continue;
            }
            match necklace {
                None => self.forbidden[at] = true, // QN-V11
                Some(to) if to != seat => {
                    self.tribute[seat] = Some(Seat(to as u8)); // QN-V12
                    self.earned[seat] -= TRIBUTE;
                    self.earned[to] += TRIBUTE;
                }
                Some(_) => {}
            }
        }
        let most = counts.into_iter().max().unwrap_or(0);
        if self.forbidden[at] || most == 0 {
            return;
        }
        for (seat, display) in displays.iter().enumerate() {
            if counts[seat] == most {
                // QN-V7, QN-V9
                let jewels = 1 + display.rings[at];
                self.jewels[seat][at] = jewels;
                self.earned[seat] += i16::from(jewels) * self.each(seat, gem);
            }
        }
    }

    /// QN-V8, QN-V10 What `seat` gets for a jewel of this type.
    fn each(&self, seat: usize, gem: Gem) -> i16 {
        i16::from(self.price(gem)) + i16::from(self.bonus[seat])
    }

    fn price(&self, gem: Gem) -> u8 {
        self.fashion[gem.index()] + self.rarity[gem.index()]
    }

    /// What each type fetches, most fashionable first.
    pub fn prices(&self, fashion: [Gem; 4]) -> Vec<Price> {
        let price = |gem: Gem| Price {
            gem,
            shown: self.shown[gem.index()],
            fashion: self.fashion[gem.index()],
            rarity: self.rarity[gem.index()],
            price: self.price(gem),
            forbidden: self.forbidden[gem.index()],
        };
        fashion.map(price).to_vec()
    }

    /// Who sold what, most fashionable type first.
    pub fn sold(&self, fashion: [Gem; 4]) -> Vec<Sold> {
        let mut sold = Vec::new();
        for gem in fashion {
            for seat in 0..4 {
                let jewels = self.jewels[seat][gem.index()];
                if jewels > 0 {
                    let each = self.each(seat, gem);
                    sold.push(Sold {
                        seat: Seat(seat as u8),
                        gem,
                        jewels,
                        each: each as u8,
                        pounds: u16::from(jewels) * each as u16,
                    });
                }
            }
        }
        sold
    }

    /// Who pays whom.
    pub fn tributes(&self) -> Vec<Tribute> {
        let pays = |(from, to): (usize, &Option<Seat>)| {
            to.map(|to| Tribute {
                from: Seat(from as u8),
                to,
                pounds: TRIBUTE as u16,
            })
        };
        self.tribute.iter().enumerate().filter_map(pays).collect()
    }
}

/// QN-V6 The tile of rarity of each type: fewest gems shown is rarest; among equals, the
/// more fashionable.
fn rarity(shown: &[u8; 4], fashion: [Gem; 4]) -> [u8; 4] {
    let mut rarer = [0; 4];
    for later in 1..4 {
        for sooner in 0..later {
            let [first, other] = [fashion[sooner], fashion[later]].map(Gem::index);
            let first_is_rarer = shown[first] <= shown[other];
            rarer[other] += usize::from(first_is_rarer);
            rarer[first] += usize::from(!first_is_rarer);
        }
    }
    rarer.map(|rarer| TILES[rarer])
}
