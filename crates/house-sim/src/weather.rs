//! What goes wrong around the rooms, and how often.

use crate::odds::Odds;

/// How often things go wrong in a run. Numbers are cases in 10 000 unless they say otherwise.
#[derive(Clone, Copy)]
pub(crate) struct Weather {
    /// Nothing goes wrong by itself: then stricter checks hold.
    pub is_calm: bool,
    /// The node dies between two effects.
    pub kill: u32,
    /// A node dies about so often, in milliseconds; 0 for never.
    pub kill_every: i64,
    /// A write fails and nothing was written.
    pub write_fails: u32,
    /// A write is done although it is said to have failed.
    pub write_unheard: u32,
    /// A write is done long after it was given up.
    pub write_late: u32,
    /// A write reaches the store twice.
    pub write_doubled: u32,
    pub read_fails: u32,
    pub bus_loses: u32,
    pub bus_doubles: u32,
    /// Longest way of a message on the bus, in milliseconds: messages overtake each other.
    pub bus_takes: i64,
    /// A connection breaks, each time a person acts.
    pub line_breaks: u32,
    /// A person goes away for a while, each time she acts.
    pub goes_away: u32,
    /// A room panics, each time it is given something.
    pub panics: u32,
    /// The rules panic when a game is dealt or replayed.
    pub rules_panic: u32,
    /// A computer player fails.
    pub bot_fails: u32,
    /// Wall clocks jump and the store goes away about so often, in milliseconds; 0 for never.
    pub strange_every: i64,
}

const CALM: Weather = Weather {
    is_calm: true,
    kill: 0,
    kill_every: 0,
    write_fails: 0,
    write_unheard: 0,
    write_late: 0,
    write_doubled: 0,
    read_fails: 0,
    bus_loses: 0,
    bus_doubles: 0,
    bus_takes: 5,
    line_breaks: 0,
    goes_away: 0,
    panics: 0,
    rules_panic: 0,
    bot_fails: 0,
    strange_every: 0,
};

impl Weather {
    pub fn calm() -> Self {
        CALM
    }

    pub fn of(odds: &mut Odds) -> Self {
        let level = odds.below(8);
        if level == 0 {
            return CALM;
        }
        // Each run has some of the troubles, so that each is met alone and with others.
        let mut some = |often: u32| {
            let share = [0, 1, 2, 6][odds.below(4) as usize];
            often * share / 2
        };
        Weather {
            is_calm: false,
            kill: some(8),
            kill_every: i64::from(some(15_000)),
            write_fails: some(200),
            write_unheard: some(200),
            write_late: some(100),
            write_doubled: some(100),
            read_fails: some(300),
            bus_loses: some(1500),
            bus_doubles: some(500),
            bus_takes: 5 + i64::from(some(300)),
            line_breaks: some(150),
            goes_away: some(60),
            panics: some(10),
            rules_panic: some(20),
            bot_fails: some(200),
            strange_every: i64::from(some(20_000)),
        }
    }
}
