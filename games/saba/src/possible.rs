//! The finished necklaces still possible, as a number (SA-B5 to SA-B8).
//!
//! Laid cards leave a set W of finished necklaces. In all play only [`SETS`] different
//! sets occur, so they are numbered once, and laying a card is a walk in a table.

use crate::necklaces::{
    FACTS, NECKLACES, SLOT_FACTS, SLOT_HALVES, SLOTS, fact, facts_of, finished_necklaces,
};
use crate::pieces::{Card, GEM_KINDS};
use crate::places::{HALF, Place, PlaceSet};
use std::sync::LazyLock;

/// So many sets of possible necklaces occur in all play.
pub const SETS: usize = 20_161;

/// One set of finished necklaces that some laid cards leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Possible(u16);

impl Possible {
    /// Nothing laid yet: all 1920 (SA-X1).
    pub const EVERYTHING: Possible = Possible(0);

    /// How many finished necklaces are left.
    pub fn count(self) -> u16 {
        TABLES.sizes[usize::from(self.0)]
    }

    /// SA-B5 Where some possible necklace has this gem card, filled or not.
    pub fn places_of(self, gem: Card) -> PlaceSet {
        let slots = TABLES.slots[usize::from(self.0)][gem.index()];
        SLOT_PLACES[gem.index() % 4][usize::from(slots)]
    }

    /// SA-B7 The places where all possible necklaces agree, filled or not.
    pub fn determined(self) -> PlaceSet {
        TABLES.determined[usize::from(self.0)]
    }

    /// The card one possible necklace has there: the card, where the place is determined.
    pub fn card_at(self, place: Place) -> Card {
        let tables = &*TABLES;
        tables.finished[usize::from(tables.sample[usize::from(self.0)])][place.half()]
    }

    /// What is left once this gem card lies there, which must be possible.
    pub fn laid(self, gem: Card, place: Place) -> Possible {
        let fact = FACT_AT[gem.index()][place.half()];
        let next = TABLES.next[usize::from(self.0)][usize::from(fact)];
        debug_assert!(next != NO_SET);
        Possible(next)
    }

    /// Every set that occurs.
    pub fn all() -> impl ExactSizeIterator<Item = Possible> {
        (0..SETS as u16).map(Possible)
    }
}

/// The places, both halves, that a choice among a kind's slots stands for.
static SLOT_PLACES: [[PlaceSet; 1 << SLOTS]; 4] = slot_places();

const fn slot_places() -> [[PlaceSet; 1 << SLOTS]; 4] {
    let mut table = [[PlaceSet::NONE; 1 << SLOTS]; 4];
    let mut stones = 0;
    while stones < 4 {
        let mut chosen = 0;
        while chosen < 1 << SLOTS {
            let mut slot = 0;
            while slot < SLOTS {
                if chosen >> slot & 1 == 1 {
                    let half = SLOT_HALVES[stones][slot] as usize;
                    let place = Place::from_index(half).expect("a slot is a place");
                    table[stones][chosen] = table[stones][chosen].with(place).with(place.mirror());
                }
                slot += 1;
            }
            chosen += 1;
        }
        stones += 1;
    }
    table
}

/// The fact a gem kind states on a half-place; `FACTS` where it states none.
static FACT_AT: [[u8; HALF]; GEM_KINDS] = fact_at();

const fn fact_at() -> [[u8; HALF]; GEM_KINDS] {
    let mut table = [[0; HALF]; GEM_KINDS];
    let mut kind = 0;
    while kind < GEM_KINDS {
        let card = Card::from_index(kind).expect("the loop stays below the number of kinds");
        let mut half = 0;
        while half < HALF {
            table[kind][half] = match fact(card, half) {
                Some(fact) => fact as u8,
                None => FACTS as u8,
            };
            half += 1;
        }
        kind += 1;
    }
    table
}

/// Marks a fact that no necklace of the set keeps.
const NO_SET: u16 = u16::MAX;

struct Tables {
    finished: Vec<[Card; HALF]>,
    /// What a fact leaves of each set.
    next: Vec<[u16; FACTS]>,
    /// The slots open to each gem kind, a bit each.
    slots: Vec<[u8; GEM_KINDS]>,
    determined: Vec<PlaceSet>,
    sizes: Vec<u16>,
    /// One necklace of the set.
    sample: Vec<u16>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::build);

impl Tables {
    /// Walks from the full set by every fact until no new set turns up.
    fn build() -> Tables {
        let finished = finished_necklaces();
        let facts: Vec<[usize; 7]> = finished.iter().map(facts_of).collect();
        let settled = settled_places();
        let mut tables = Tables {
            finished,
            next: Vec::with_capacity(SETS),
            slots: Vec::with_capacity(SETS),
            determined: Vec::with_capacity(SETS),
            sizes: Vec::with_capacity(SETS),
            sample: Vec::with_capacity(SETS),
        };
        let mut numbers = Numbers::new();
        let mut members: Vec<Vec<u16>> = vec![(0..NECKLACES as u16).collect()];
        // The full set has the number 0; no card laid leads back to it.
        numbers.given = 1;
        let mut set = 0;
        while set < members.len() {
            let here = std::mem::take(&mut members[set]);
            let mut sizes = [0; FACTS];
            let mut sums = [0u64; FACTS];
            for &necklace in &here {
                for fact in facts[usize::from(necklace)] {
                    sizes[fact] += 1;
                    sums[fact] = sums[fact].wrapping_add(mark(necklace));
                }
            }
            let mut next = [NO_SET; FACTS];
            let mut determined = PlaceSet::NONE;
            for fact in 0..FACTS {
                if sizes[fact] == here.len() {
                    next[fact] = set as u16;
                    determined = determined.or(settled[fact]);
                } else if sizes[fact] > 0 {
                    next[fact] = numbers.number(sums[fact]);
                    if usize::from(next[fact]) == members.len() {
                        let keeps = |&necklace: &u16| facts[usize::from(necklace)].contains(&fact);
                        members.push(here.iter().copied().filter(keeps).collect());
                    }
                }
            }
            tables.next.push(next);
            tables.slots.push(SLOT_FACTS.map(|facts| {
                let open = |slot: usize| u8::from(sizes[usize::from(facts[slot])] > 0) << slot;
                (0..SLOTS).map(open).sum()
            }));
            tables.determined.push(determined);
            tables.sizes.push(here.len() as u16);
            tables.sample.push(here[0]);
            set += 1;
        }
        debug_assert_eq!(set, SETS);
        tables
    }
}

/// The places, both halves, that each fact settles.
fn settled_places() -> [PlaceSet; FACTS] {
    let mut settled = [PlaceSet::NONE; FACTS];
    for place in Place::all() {
        for facts in &FACT_AT {
            if let Some(places) = settled.get_mut(usize::from(facts[place.half()])) {
                *places = places.with(place);
            }
        }
    }
    settled
}

/// A number for each necklace, such that sums over different sets differ: a set is known
/// again by its sum. (That no two of the sets share one is tested.)
fn mark(necklace: u16) -> u64 {
    let mut z = u64::from(necklace + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Sums met so far and the numbers given to them, in the order they turned up.
struct Numbers {
    places: Vec<(u64, u16)>,
    given: u16,
}

impl Numbers {
    /// Above twice the number of sets, so that probes stay short.
    const ROOM: usize = 1 << 16;

    fn new() -> Numbers {
        Numbers {
            places: vec![(0, NO_SET); Numbers::ROOM],
            given: 0,
        }
    }

    fn number(&mut self, sum: u64) -> u16 {
        let mut at = sum as usize % Numbers::ROOM;
        while self.places[at].1 != NO_SET {
            if self.places[at].0 == sum {
                return self.places[at].1;
            }
            at = (at + 1) % Numbers::ROOM;
        }
        self.places[at] = (sum, self.given);
        self.given += 1;
        self.given - 1
    }
}
