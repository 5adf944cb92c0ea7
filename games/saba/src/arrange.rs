//! Tables laid by hand, for tests.

use crate::action::Thousands;
use crate::necklace::Necklace;
use crate::options::{Jokers, Options};
use crate::phase::Phase;
use crate::pieces::{Card, Cards};
use crate::places::Place;
use crate::{MOST_SEATS, Saba};
use tabletop::{Game, Seat};

/// Words that name cards, such as `ruby-3 joker`.
pub fn cards(text: &str) -> Cards {
    text.split_whitespace()
        .map(|word| word.parse::<Card>().expect("a card"))
        .collect()
}

/// A table in the first auctioneer's turn: empty necklace, empty hands, 20k each, all cards
/// in the pile.
pub fn table(seats: u8) -> Saba {
    let options = Options::default();
    let mut cash = [0; MOST_SEATS];
    cash[..usize::from(seats)].fill(20);
    Saba {
        hands: [Cards::NONE; MOST_SEATS],
        pile: options.jokers.deck(),
        fakes: Cards::NONE,
        necklace: Necklace::EMPTY,
        cash,
        phase: Phase::Offer {
            auctioneer: Seat(0),
        },
        options,
        rules: Saba::RULES_VERSION as u8,
        seats,
        turns_without_draw: 0,
    }
}

impl Saba {
    /// Plays by a variant; to be said first.
    pub fn rule(mut self, jokers: Jokers) -> Saba {
        self.options = Options { jokers };
        self.pile = jokers.deck();
        self
    }

    /// Plays by an older version of the rules.
    pub fn by_rules(mut self, rules: u8) -> Saba {
        self.rules = rules;
        self
    }

    /// Moves these cards from the pile to a hand.
    pub fn hand(mut self, seat: Seat, text: &str) -> Saba {
        for card in cards(text).iter() {
            self.pile.remove(card);
            self.hands[seat.index()].add(card);
        }
        self
    }

    /// Lays cards from the pile on the necklace in this order, as `ruby-3@h3`.
    pub fn laid(mut self, text: &str) -> Saba {
        for word in text.split_whitespace() {
            let (card, place) = word.split_once('@').expect("card@place");
            let card: Card = card.parse().expect("a card");
            let place: Place = place.parse().expect("a place");
            assert!(self.legal_places(card).has(place), "{word} is not legal");
            self.pile.remove(card);
            self.necklace.put(card, place);
        }
        self
    }

    /// Leaves only these cards in the pile; the others are out of the game.
    pub fn pile(mut self, text: &str) -> Saba {
        self.pile = cards(text);
        self
    }

    pub fn cash(mut self, seat: Seat, cash: Thousands) -> Saba {
        self.cash[seat.index()] = cash;
        self
    }

    pub fn turns_without_draw(mut self, turns: u8) -> Saba {
        self.turns_without_draw = turns;
        self
    }

    pub fn phase(mut self, phase: Phase) -> Saba {
        self.phase = phase;
        self
    }

    /// Swaps what lies in the hidden places, as a law of secrecy needs it.
    pub fn with_hands(mut self, hands: [Cards; MOST_SEATS], pile: Cards) -> Saba {
        self.hands = hands;
        self.pile = pile;
        self
    }

    pub fn fakes_now(&self) -> Cards {
        self.fakes
    }
}
