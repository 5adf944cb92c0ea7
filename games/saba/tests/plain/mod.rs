//! The plain definition of SA-B5 to SA-B8 and SA-O2, as a set of 1920 bits. It shares
//! nothing with the tables it is compared with but the places and the cards.
#![allow(dead_code, reason = "each test takes what it needs")]

use saba::pieces::{Card, GEM_KINDS};
use saba::places::{PLACES, Place};

pub type Bits = [u64; 30];

/// Where each gem kind lies in which necklace.
pub struct Plain {
    pub has: Vec<[Bits; PLACES]>,
}

/// The laid cards, and the necklaces that agree with all of them.
#[derive(Clone)]
pub struct Board {
    pub possible: Bits,
    /// The card laid on each place: a gem, or a joker.
    pub laid: [Option<Card>; PLACES],
}

pub fn count(bits: &Bits) -> u32 {
    bits.iter().map(|word| word.count_ones()).sum()
}

pub fn both(a: &Bits, b: &Bits) -> Bits {
    std::array::from_fn(|word| a[word] & b[word])
}

impl Plain {
    /// SA-B1 to SA-B4: each kind once in the centre and the right half, every column of
    /// one sort, each card with one stone more than the card above it.
    pub fn new() -> Plain {
        let mut right: Vec<Place> = Place::all().filter(|place| place.spot().x >= 0).collect();
        right.sort_by_key(|place| (place.spot().x, place.spot().i));
        let mut found = Vec::new();
        search(&right, &mut Vec::new(), &mut found);
        assert_eq!(found.len(), 1920);
        let mut has = vec![[[0; 30]; PLACES]; GEM_KINDS];
        for (number, necklace) in found.iter().enumerate() {
            for (place, card) in right.iter().zip(necklace) {
                for side in [*place, place.mirror()] {
                    has[card.index()][side.index()][number / 64] |= 1 << (number % 64);
                }
            }
        }
        Plain { has }
    }

    pub fn empty_board(&self) -> Board {
        Board {
            possible: [u64::MAX; 30],
            laid: [None; PLACES],
        }
    }

    /// SA-B5 An empty place where some possible necklace has the card.
    pub fn gem_may_lie(&self, board: &Board, gem: Card, place: Place) -> bool {
        board.laid[place.index()].is_none()
            && count(&both(
                &board.possible,
                &self.has[gem.index()][place.index()],
            )) > 0
    }

    /// SA-B7 The card all possible necklaces have there.
    pub fn agreed(&self, board: &Board, place: Place) -> Option<Card> {
        Card::kinds().take(GEM_KINDS).find(|gem| {
            both(&board.possible, &self.has[gem.index()][place.index()]) == board.possible
        })
    }

    /// SA-O2 Empty, and opposite a joker.
    pub fn is_kept(&self, board: &Board, place: Place) -> bool {
        board.laid[place.index()].is_none()
            && board.laid[place.mirror().index()] == Some(Card::JOKER)
    }

    /// SA-O2 Whether a joker may lie there, with so many jokers unplayed.
    pub fn mirrored_joker_may_lie(&self, board: &Board, place: Place, unplayed: usize) -> bool {
        let opposite = board.laid[place.mirror().index()];
        if board.laid[place.index()].is_some()
            || self.agreed(board, place).is_none()
            || opposite.is_some_and(|card| !card.is_joker())
        {
            return false;
        }
        let mut after = board.clone();
        after.laid[place.index()] = Some(Card::JOKER);
        let kept = Place::all()
            .filter(|&place| self.is_kept(&after, place))
            .count();
        kept < unplayed
    }

    pub fn put(&self, board: &mut Board, card: Card, place: Place) {
        let stands_for = if card.is_joker() {
            self.agreed(board, place)
                .expect("a joker lies where all agree")
        } else {
            card
        };
        let has = &self.has[stands_for.index()][place.index()];
        board.possible = both(&board.possible, has);
        board.laid[place.index()] = Some(card);
    }
}

fn search(right: &[Place], laid: &mut Vec<Card>, found: &mut Vec<Vec<Card>>) {
    if laid.len() == right.len() {
        found.push(laid.clone());
        return;
    }
    let place = right[laid.len()];
    for card in Card::kinds().take(GEM_KINDS) {
        let follows = place.spot().i == 0
            || laid.last().is_some_and(|above| {
                above.sort() == card.sort() && above.stones() + 1 == card.stones()
            });
        if follows && !laid.contains(&card) {
            laid.push(card);
            search(right, laid, found);
            laid.pop();
        }
    }
}

/// A small fixed generator, for tests that walk at random.
pub struct Walk(pub u64);

impl Walk {
    pub fn below(&mut self, options: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % options
    }
}
