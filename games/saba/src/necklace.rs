//! The necklace on the table: what lies where, and what may (SA-B5 to SA-B8, SA-O2).

use crate::options::Jokers;
use crate::pieces::Card;
use crate::places::{Place, PlaceSet};
use crate::possible::Possible;

/// The cards laid so far. What a filled place stands for follows from the set of possible
/// necklaces, so only where the jokers lie is kept beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Necklace {
    filled: PlaceSet,
    jokers: PlaceSet,
    possible: Possible,
}

impl Necklace {
    pub const EMPTY: Necklace = Necklace {
        filled: PlaceSet::NONE,
        jokers: PlaceSet::NONE,
        possible: Possible::EVERYTHING,
    };

    pub const fn filled(self) -> PlaceSet {
        self.filled
    }

    /// The places that hold a joker.
    pub const fn jokers(self) -> PlaceSet {
        self.jokers
    }

    pub const fn possible(self) -> Possible {
        self.possible
    }

    pub const fn empty(self) -> PlaceSet {
        PlaceSet::ALL.without(self.filled)
    }

    pub fn is_full(self) -> bool {
        self.filled == PlaceSet::ALL
    }

    /// What lies there: a gem card, or a joker.
    pub fn laid_at(self, place: Place) -> Option<Card> {
        if self.jokers.has(place) {
            Some(Card::JOKER)
        } else {
            self.stands_at(place)
        }
    }

    /// The gem card that lies there or that the joker there stands for.
    pub fn stands_at(self, place: Place) -> Option<Card> {
        self.filled.has(place).then(|| self.possible.card_at(place))
    }

    /// SA-O2 Empty places opposite a joker, which only a joker may fill.
    pub fn kept(self, rule: Jokers) -> PlaceSet {
        match rule {
            Jokers::Mirrored => self.jokers.mirror().without(self.filled),
            Jokers::Free | Jokers::Absent => PlaceSet::NONE,
        }
    }

    /// SA-B5, SA-B7 Where this card may be put down now.
    pub fn legal_places(self, card: Card, rule: Jokers) -> PlaceSet {
        if card.is_joker() {
            return self.joker_places(rule);
        }
        self.possible
            .places_of(card)
            .and(self.empty())
            .without(self.kept(rule))
    }

    fn joker_places(self, rule: Jokers) -> PlaceSet {
        let determined = self.possible.determined().and(self.empty());
        match rule {
            Jokers::Free | Jokers::Absent => determined,
            Jokers::Mirrored => self.mirrored_joker_places(determined),
        }
    }

    /// SA-O2 Those of these empty places that lie opposite an empty place or a joker, while
    /// the jokers left can fill all kept places.
    fn mirrored_joker_places(self, among: PlaceSet) -> PlaceSet {
        let kept = self.kept(Jokers::Mirrored);
        // All jokers become fakes at once, and then none is laid any more: up to then those
        // that do not lie here are unplayed.
        let unplayed = u32::from(Card::JOKER.copies()) - self.jokers.len();
        let Some(left_after) = unplayed.checked_sub(1) else {
            return PlaceSet::NONE;
        };
        let mut places = among.and(kept);
        if kept.len() <= left_after {
            places = places.or(among.and(PlaceSet::CENTRE));
        }
        if kept.len() < left_after {
            let both_empty = self.empty().and(self.empty().mirror());
            places = places.or(among.and(both_empty).without(PlaceSet::CENTRE));
        }
        places
    }

    /// SA-B6, SA-B8 A gem card without a place, or a joker that no empty place could take
    /// even if it were determined.
    pub fn is_fake(self, card: Card, rule: Jokers) -> bool {
        match rule {
            _ if !card.is_joker() => self.legal_places(card, rule).is_empty(),
            Jokers::Free | Jokers::Absent => self.is_full(),
            Jokers::Mirrored => self.mirrored_joker_places(self.empty()).is_empty(),
        }
    }

    /// Puts a card on a legal place.
    pub fn put(&mut self, card: Card, place: Place) {
        if card.is_joker() {
            // It stands for the card all possible necklaces have there: none drops out.
            self.jokers = self.jokers.with(place);
        } else {
            self.possible = self.possible.laid(card, place);
        }
        self.filled = self.filled.with(place);
    }
}
