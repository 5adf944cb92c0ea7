//! Luck, and the neutral party who deals and announces.

use crate::{SeatSet, Sees};

/// Luck, as a series of fair picks.
pub trait Chance {
    /// A fair pick from `0..options`. With a single option there is nothing to
    /// pick: the answer is 0 and no luck is spent.
    fn pick(&mut self, options: u32) -> u32;

    /// Puts the items in a fair random order, by picks.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.pick(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn pick(&mut self, options: u32) -> u32 {
        (**self).pick(options)
    }
}

/// The neutral party: makes the picks and says what happened. Events are given as
/// closures, so that a silent dealer (in search) builds nothing.
pub trait Dealer<E>: Chance {
    /// Everybody hears this; it follows from the action, so it can be taken back.
    fn announce(&mut self, event: impl FnOnce() -> E);
    /// Everybody hears something hidden until now; closes take-back.
    fn reveal(&mut self, event: impl FnOnce() -> E);
    /// Insiders hear the full event, the others what [`Sees::Outside`] leaves of it;
    /// closes take-back.
    fn whisper(&mut self, insiders: SeatSet, event: impl Fn(Sees) -> E);
    /// These alone hear it, the others nothing at all; closes take-back.
    fn tell(&mut self, only: SeatSet, event: impl FnOnce() -> E);
}

/// A dealer who says nothing: for search, simulation and speed.
#[derive(Clone, Copy, Debug)]
pub struct Silent<C>(
    /// Where its luck comes from.
    pub C,
);

impl<C: Chance> Chance for Silent<C> {
    #[inline]
    fn pick(&mut self, options: u32) -> u32 {
        self.0.pick(options)
    }
}

impl<E, C: Chance> Dealer<E> for Silent<C> {
    #[inline]
    fn announce(&mut self, _: impl FnOnce() -> E) {}
    #[inline]
    fn reveal(&mut self, _: impl FnOnce() -> E) {}
    #[inline]
    fn whisper(&mut self, _: SeatSet, _: impl Fn(Sees) -> E) {}
    #[inline]
    fn tell(&mut self, _: SeatSet, _: impl FnOnce() -> E) {}
}

/// Luck told in advance: the given picks in order, then always 0. For tests that say
/// what happens instead of hunting for a seed.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    picks: std::collections::VecDeque<u32>,
}

impl Scripted {
    /// These picks in this order.
    pub fn picks(picks: impl IntoIterator<Item = u32>) -> Self {
        Scripted {
            picks: picks.into_iter().collect(),
        }
    }
}

impl Chance for Scripted {
    fn pick(&mut self, options: u32) -> u32 {
        if options <= 1 {
            return 0;
        }
        let pick = self.picks.pop_front().unwrap_or(0);
        assert!(
            pick < options,
            "scripted pick {pick}, but only {options} options"
        );
        pick
    }
}
