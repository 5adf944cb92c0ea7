//! A table in play, as the rule tests see it.

use saba::event::Event;
use saba::necklace::Necklace;
use saba::pieces::Card;
use saba::places::{Place, PlaceSet};
use saba::{Action, Jokers, Options, Saba};
use tabletop::{Chance, Dealer, Game, Scripted, Seat, SeatSet, Sees, Turn};

pub const ANNA: Seat = Seat(0);
pub const BERT: Seat = Seat(1);
pub const CLEO: Seat = Seat(2);
pub const DORA: Seat = Seat(3);

/// A dealer who writes down what everybody, or an outsider, hears.
#[derive(Default)]
pub struct Scribe {
    luck: Scripted,
    pub events: Vec<Event>,
    pub outside: Vec<Event>,
}

impl Chance for Scribe {
    fn pick(&mut self, options: u32) -> u32 {
        self.luck.pick(options)
    }
}

impl Dealer<Event> for Scribe {
    fn announce(&mut self, event: impl FnOnce() -> Event) {
        let event = event();
        self.events.push(event.clone());
        self.outside.push(event);
    }
    fn reveal(&mut self, event: impl FnOnce() -> Event) {
        self.announce(event);
    }
    fn whisper(&mut self, _: SeatSet, event: impl Fn(Sees) -> Event) {
        self.events.push(event(Sees::Everything));
        self.outside.push(event(Sees::Outside));
    }
    fn tell(&mut self, _: SeatSet, event: impl FnOnce() -> Event) {
        self.events.push(event());
    }
}

/// A game and what was said since it was laid.
pub struct Played {
    pub game: Saba,
    pub said: Scribe,
}

pub fn at(game: Saba) -> Played {
    Played {
        game,
        said: Scribe::default(),
    }
}

pub fn dealt(seats: u8, jokers: Jokers, picks: &[u32]) -> Played {
    let mut said = Scribe {
        luck: Scripted::picks(picks.iter().copied()),
        ..Scribe::default()
    };
    let game = Saba::deal(&Options { jokers }, seats, &mut said);
    Played { game, said }
}

impl Played {
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    pub fn may(&self, seat: Seat, text: &str) -> bool {
        self.legal(seat).iter().any(|action| action == text)
    }

    /// Plays one or more actions, one after another, as `offer ruby-1; pass`.
    pub fn play(&mut self, seat: Seat, text: &str) {
        for text in text.split("; ") {
            assert!(
                self.may(seat, text),
                "{text}: only {:?} are legal",
                self.legal(seat)
            );
            let action = text.parse().expect("an action");
            self.game.apply(seat, action, &mut self.said);
        }
    }

    pub fn asked(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Solo(seat) => Some(seat),
            Turn::Sealed { .. } | Turn::Over => None,
        }
    }

    pub fn cash(&self) -> Vec<u16> {
        Seat::all(self.game.seats())
            .map(|seat| self.game.cash_of(seat))
            .collect()
    }

    pub fn heard(&self, event: &Event) -> bool {
        self.said.events.contains(event)
    }
}

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn place(x: i8, i: u8) -> Place {
    Place::at(x, i).expect("a place")
}

pub fn places<const N: usize>(spots: [(i8, u8); N]) -> PlaceSet {
    spots.into_iter().map(|(x, i)| place(x, i)).collect()
}

/// A necklace with these cards, as `ruby-3@h3`.
pub fn necklace(text: &str) -> Necklace {
    saba::arrange::table(3).laid(text).necklace()
}

/// Plays at random to the end.
pub fn play_out(game: &mut Saba, luck: &mut Luck) {
    let mut dealer = tabletop::Silent(luck);
    let mut legal = Vec::new();
    while let Turn::Solo(seat) = game.turn() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let action = legal[dealer.pick(legal.len() as u32) as usize];
        game.apply(seat, action, &mut dealer);
    }
}

/// A small fixed generator.
pub struct Luck(pub u64);

impl Chance for Luck {
    fn pick(&mut self, options: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(options)) >> 32) as u32
    }
}
