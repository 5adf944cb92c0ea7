//! The dealer of a match.

use crate::told::{Hearers, Told};
use crate::{Chance, Dealer, SeatSet, Sees};

/// The dealer of a match: draws the picks and writes down what is told.
pub(crate) struct Scribe<'a, C, E> {
    chance: &'a mut C,
    pub picks: Vec<u32>,
    pub told: Vec<Told<E>>,
}

impl<'a, C, E> Scribe<'a, C, E> {
    pub fn new(chance: &'a mut C) -> Self {
        Scribe {
            chance,
            picks: Vec::new(),
            told: Vec::new(),
        }
    }

    /// Whether luck was met or something hidden came to light.
    pub fn closes(&self) -> bool {
        !self.picks.is_empty() || self.told.iter().any(|told| told.closes)
    }

    fn say(&mut self, audience: Hearers, event: E, outside: Option<Box<E>>, closes: bool) {
        self.told.push(Told {
            audience,
            event,
            outside,
            closes,
        });
    }
}

impl<C: Chance, E> Chance for Scribe<'_, C, E> {
    fn pick(&mut self, options: u32) -> u32 {
        let pick = self.chance.pick(options);
        if options > 1 {
            self.picks.push(pick);
        }
        pick
    }
}

impl<C: Chance, E> Dealer<E> for Scribe<'_, C, E> {
    fn announce(&mut self, event: impl FnOnce() -> E) {
        self.say(Hearers::All {}, event(), None, false);
    }
    fn reveal(&mut self, event: impl FnOnce() -> E) {
        self.say(Hearers::All {}, event(), None, true);
    }
    fn whisper(&mut self, insiders: SeatSet, event: impl Fn(Sees) -> E) {
        let outside = event(Sees::Outside);
        self.say(
            Hearers::Whispered { insiders },
            event(Sees::Everything),
            Some(Box::new(outside)),
            true,
        );
    }
    fn tell(&mut self, only: SeatSet, event: impl FnOnce() -> E) {
        self.say(Hearers::Only { seats: only }, event(), None, true);
    }
}
