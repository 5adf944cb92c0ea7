//! Tables laid by hand, for tests, in the game's own notation.
//!
//! ```
//! use queens_necklace::arrange::*;
//! let mut t = table(3).market("ring@9 ruby-2@4").hand(BERT, "thief ring*2").purchase(ANNA);
//! t.play(ANNA, "buy ring 9");
//! assert_eq!(t.hand_of(ANNA), "ring");
//! ```
//!
//! A hand laid with `hand` is publicly known, as if bought in the open; `secret` lays
//! cards nobody else knows. What is not laid is out of the game, but for a deck of plain
//! cards without a Merchant, or the one laid with `deck`.

mod hidden;
mod play;

pub use hidden::{Hidden, HiddenPhase};
pub use play::{picks_of_deal, picks_of_draws};

use crate::market::Slot;
use crate::phase::{Phase, Then};
use crate::pieces::{Card, Gem, PRICE_TABLES, price_table};
use crate::{Bag, Display, Event, Options, QueensNecklace};
use play::Director;
use std::collections::VecDeque;
use tabletop::{Game, Seat, Told};

pub const ANNA: Seat = Seat(0);
pub const BERT: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);
pub const DORA: Seat = Seat(3);

const NAMES: [&str; 4] = ["anna", "bert", "cleo", "dora"];

/// A table being laid, and then played at.
#[derive(Clone)]
pub struct Table {
    state: QueensNecklace,
    /// What comes off the deck, in order; past the end, whatever comes first.
    draws: VecDeque<Card>,
    /// Which cards Thieves draw, in order; past the end, whatever comes first.
    steals: VecDeque<Card>,
    /// What the last play told.
    last: Vec<Told<Event>>,
    pieces: Vec<u16>,
}

/// An empty table for so many: no hands, no market, fashion ruby emerald diamond amber.
pub fn table(seats: u8) -> Table {
    let mut table = Table {
        state: QueensNecklace {
            hands: [Bag::EMPTY; 4],
            known: [Bag::EMPTY; 4],
            undrawn: Bag::EMPTY,
            unlocated: Bag::EMPTY,
            displays: [Display::default(); 4],
            playable: [0; 6],
            scores: [0; 4],
            market: [None; 5],
            fashion: Gem::ALL,
            merchants: [1, 2, 3],
            deck: 0,
            waiting: [None; 3],
            wearer: None,
            unseen_playable: 0,
            sales: 0,
            current: ANNA,
            seats,
            turn: 1,
            options: Options::default(),
            rules: QueensNecklace::RULES_VERSION as u8,
            phase: Phase::Over,
        },
        draws: VecDeque::new(),
        steals: VecDeque::new(),
        last: Vec::new(),
        pieces: Vec::new(),
    };
    for card in [Card::Ring, Card::Favorite, Card::Banker, Card::Confessor] {
        for _ in 0..2 {
            table.undrawn(card);
        }
    }
    table
}

/// `king#1` as `king@11`, `buy king#1` as `buy king 11`, whatever the table of prices says.
pub fn priced(text: &str) -> String {
    priced_in(PRICE_TABLES - 1, text)
}

fn priced_in(table: usize, text: &str) -> String {
    let sign = if text.starts_with("buy ") { " " } else { "@" };
    let words = text
        .split_whitespace()
        .map(|word| match word.split_once('#') {
            None => word.to_owned(),
            Some((name, step)) => {
                let step: usize = step.parse().expect("which of four prices");
                format!("{name}{sign}{}", cards(name)[0].prices_in(table)[step - 1])
            }
        });
    words.collect::<Vec<_>>().join(" ")
}

/// `ring*2 thief` as a list.
pub fn cards(text: &str) -> Vec<Card> {
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let card: Card = name
            .parse()
            .unwrap_or_else(|()| panic!("there is no card `{name}`"));
        let count: usize = count.parse().expect("a count follows the star");
        cards.extend(std::iter::repeat_n(card, count));
    }
    cards
}

/// A bag as it is written, in the order of the cards.
pub fn written(bag: Bag) -> String {
    let words: Vec<String> = bag
        .kinds()
        .map(|card| match bag.count(card) {
            1 => card.to_string(),
            count => format!("{card}*{count}"),
        })
        .collect();
    words.join(" ")
}

/// Laying the table.
impl Table {
    /// One of the box; a card of the default deck if there is no other.
    fn take_out(&mut self, card: Card) {
        if self.state.gone().has(card) {
            return;
        }
        assert!(
            self.state.undrawn.take(card),
            "the box holds no more {card}"
        );
        self.state.unlocated.remove(card);
        self.state.deck -= 1;
    }

    fn undrawn(&mut self, card: Card) {
        self.take_out(card);
        self.state.unlocated.add(card);
        self.state.undrawn.add(card);
        self.state.deck += 1;
    }

    /// Cards in the hand of `seat` that all know.
    pub fn hand(mut self, seat: Seat, text: &str) -> Self {
        for card in cards(text) {
            self.take_out(card);
            self.state.gain_seen(seat, card);
        }
        self
    }

    /// Cards in the hand of `seat` that nobody else knows.
    pub fn secret(mut self, seat: Seat, text: &str) -> Self {
        for card in cards(text) {
            self.take_out(card);
            self.state.unlocated.add(card);
            self.state.hands[seat.index()].add(card);
        }
        self
    }

    /// `ring@9 king#1 -`: cards with the price their ring marks, or with which of the four it
    /// is; a dash is a gap.
    pub fn market(mut self, text: &str) -> Self {
        let table = price_table(self.state.rules);
        let text = priced_in(table, text);
        for (at, word) in text.split_whitespace().enumerate() {
            if word == "-" {
                continue;
            }
            let (name, price) = word.split_once('@').expect("a price follows the @");
            let card = cards(name)[0];
            let price: u8 = price.parse().expect("a price is a number");
            let prices = card.prices_in(table);
            let step = prices.iter().position(|&other| other == price);
            let step = step.unwrap_or_else(|| panic!("{card} never costs {price}")) as u8;
            self.take_out(card);
            self.state.market[at] = Some(Slot::new(card, step));
        }
        self
    }

    /// The whole deck from the top, `merchant` among its cards.
    pub fn deck(mut self, text: &str) -> Self {
        for card in std::mem::take(&mut self.state.undrawn).cards() {
            self.state.unlocated.remove(card);
            self.state.deck -= 1;
        }
        let places = self.state.options.deck_places(self.state.seats);
        let words: Vec<&str> = text.split_whitespace().collect();
        let size = words.iter().map(|word| {
            if *word == "merchant" {
                1
            } else {
                cards(word).len()
            }
        });
        let mut place = places - size.sum::<usize>() as u8;
        let mut merchants = Vec::new();
        for word in words {
            if word == "merchant" {
                place += 1;
                merchants.push(place);
                self.state.deck += 1;
                continue;
            }
            for card in cards(word) {
                place += 1;
                self.undrawn(card);
                self.draws.push_back(card);
            }
        }
        let met = 3 - merchants.len();
        for (at, place) in merchants.into_iter().enumerate() {
            self.state.merchants[met + at] = place;
        }
        self
    }

    /// Gem tiles, most fashionable first.
    pub fn fashion(mut self, text: &str) -> Self {
        let gems = text
            .split_whitespace()
            .map(|word| word.parse().expect("a gem"));
        let gems: Vec<Gem> = gems.collect();
        self.state.fashion = gems.try_into().expect("four gems");
        self
    }

    /// Played by an older version of the rules.
    pub fn by_rules(mut self, rules: u8) -> Self {
        self.state.rules = rules;
        self
    }

    /// Pounds so far.
    pub fn scores(mut self, scores: &[i16]) -> Self {
        self.state.scores[..scores.len()].copy_from_slice(scores);
        self
    }

    /// Sales held so far.
    pub fn sales(mut self, sales: u8) -> Self {
        self.state.sales = sales;
        self
    }

    /// QN-K2 A sale waits for the end of this player's turn; the earlier Merchant's first.
    pub fn waiting(mut self, seat: Seat) -> Self {
        let free = self.state.waiting.iter().position(Option::is_none);
        self.state.waiting[free.expect("there are three Merchants")] = Some(seat);
        self
    }

    /// The next Thief's draws.
    pub fn steals(mut self, text: &str) -> Self {
        self.steals.extend(cards(text));
        self
    }

    fn begin(mut self, seat: Seat, what: impl FnOnce(&mut QueensNecklace, &mut Director)) -> Self {
        self.state.current = seat;
        self.pieces = self.state.pieces();
        self.direct(what);
        self
    }

    /// The turn of `seat` begins.
    pub fn influence(self, seat: Seat) -> Self {
        self.begin(seat, |state, dealer| state.begin_turn(seat, dealer))
    }

    /// The purchase of `seat` begins, with 10 ducats.
    pub fn purchase(self, seat: Seat) -> Self {
        self.begin(seat, |state, dealer| state.begin_purchase(10, dealer))
    }

    /// The purchase of `seat` has ended.
    pub fn devaluation(self, seat: Seat) -> Self {
        self.begin(seat, |state, dealer| state.devalue(dealer))
    }

    /// Prices have fallen in the turn of `seat`; the gaps are filled.
    pub fn filling(self, seat: Seat) -> Self {
        self.begin(seat, |state, dealer| state.fill(dealer))
    }

    /// A Merchant has interrupted the filling in the turn of `seat`; his sale begins.
    pub fn sale(self, seat: Seat) -> Self {
        self.begin(seat, |state, dealer| {
            state.begin_sale(Then::Fill {}, dealer);
        })
    }
}
