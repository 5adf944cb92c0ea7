//! A dealer who writes down everything in order, luck included.

use crate::LawLuck;
use tabletop::{Chance, Dealer, Hearers, SeatSet, Sees, Told};

/// One thing the dealer did.
#[derive(Clone, PartialEq, Debug)]
pub enum Did<E> {
    /// Picked from several.
    Picked,
    /// Said something.
    Said(Told<E>),
}

/// Writes down what the dealer does.
pub struct Protocol<E> {
    luck: LawLuck,
    pub did: Vec<Did<E>>,
}

impl<E> Protocol<E> {
    pub fn new(luck: LawLuck) -> Self {
        Protocol {
            luck,
            did: Vec::new(),
        }
    }

    /// Whether luck was met or something hidden came to light.
    pub fn closes(&self) -> bool {
        self.did.iter().any(|did| match did {
            Did::Picked => true,
            Did::Said(told) => told.closes,
        })
    }

    pub fn said(&self) -> impl Iterator<Item = &Told<E>> {
        self.did.iter().filter_map(|did| match did {
            Did::Picked => None,
            Did::Said(told) => Some(told),
        })
    }

    fn say(&mut self, audience: Hearers, event: E, outside: Option<Box<E>>, closes: bool) {
        self.did.push(Did::Said(Told {
            audience,
            event,
            outside,
            closes,
        }));
    }
}

impl<E> Chance for Protocol<E> {
    fn pick(&mut self, options: u32) -> u32 {
        if options > 1 {
            self.did.push(Did::Picked);
        }
        self.luck.pick(options)
    }
}

impl<E> Dealer<E> for Protocol<E> {
    fn announce(&mut self, event: impl FnOnce() -> E) {
        self.say(Hearers::All {}, event(), None, false);
    }
    fn reveal(&mut self, event: impl FnOnce() -> E) {
        self.say(Hearers::All {}, event(), None, true);
    }
    fn whisper(&mut self, insiders: SeatSet, event: impl Fn(Sees) -> E) {
        let outside = Some(Box::new(event(Sees::Outside)));
        let audience = Hearers::Whispered { insiders };
        self.say(audience, event(Sees::Everything), outside, true);
    }
    fn tell(&mut self, only: SeatSet, event: impl FnOnce() -> E) {
        self.say(Hearers::Only { seats: only }, event(), None, true);
    }
}
