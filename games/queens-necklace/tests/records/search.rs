//! Looking for games: random play with a taste, until one passes through a case.

use crate::Play;
use crate::cases::{Case, Moment};
use queens_necklace::{Action, Event, Options, QueensNecklace};
use tabletop::luck::{Seed, Stream};
use tabletop::{Chance, Dealer, Game, Match, Seat, SeatSet, Sees, Viewer};

/// What each row told, in full.
pub type Told = Vec<Vec<Event>>;

/// Everything a match told, row by row.
pub fn told(play: &Play) -> Told {
    let rows = 0..play.rows().len() as u32;
    rows.map(|row| play.told_in(row).map(|told| told.event.clone()).collect())
        .collect()
}

/// A dealer who only listens.
struct Listening<'a> {
    luck: &'a mut Stream,
    heard: Vec<Event>,
}

impl Chance for Listening<'_> {
    fn pick(&mut self, options: u32) -> u32 {
        self.luck.pick(options)
    }
}

impl Dealer<Event> for Listening<'_> {
    fn announce(&mut self, event: impl FnOnce() -> Event) {
        self.heard.push(event());
    }
    fn reveal(&mut self, event: impl FnOnce() -> Event) {
        self.heard.push(event());
    }
    fn whisper(&mut self, _: SeatSet, event: impl Fn(Sees) -> Event) {
        self.heard.push(event(Sees::Everything));
    }
    fn tell(&mut self, _: SeatSet, event: impl FnOnce() -> Event) {
        self.heard.push(event());
    }
}

fn options(case: &Case) -> Options {
    Options {
        smaller_hands: case.smaller_hands,
    }
}

/// What the first who owes a decision does, by the taste of the case.
fn choose(state: &QueensNecklace, case: &Case, whims: &mut Stream) -> Option<(Seat, Action)> {
    let seat = state.turn().owed().iter().next()?;
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let hidden = state.hidden();
    let moment = Moment {
        left: options(case).deck_places(case.seats) - hidden.drawn,
        hand: hidden.hands[seat.index()],
    };
    let weights = actions.iter().map(|&action| (case.taste)(action, &moment));
    let weights: Vec<u32> = weights.collect();
    let mut at = whims.pick(weights.iter().sum());
    for (&action, weight) in actions.iter().zip(weights) {
        if at < weight {
            return Some((seat, action));
        }
        at -= weight;
    }
    unreachable!("the pick is below the sum of the weights")
}

/// Whether the game of this seed passes through the case.
fn passes(case: &Case, seed: u64) -> bool {
    let mut luck = Seed::from_number(seed).stream();
    let mut whims = Seed::from_number(!seed).stream();
    let mut listening = Listening {
        luck: &mut luck,
        heard: Vec::new(),
    };
    let mut state = QueensNecklace::deal(&options(case), case.seats, &mut listening);
    let mut told = vec![std::mem::take(&mut listening.heard)];
    while let Some((seat, action)) = choose(&state, case, &mut whims) {
        state.apply(seat, action, &mut listening);
        told.push(std::mem::take(&mut listening.heard));
    }
    (case.found)(&told)
}

/// The first game that does.
pub fn find(case: &Case) -> Play {
    let seed = (0..3_000_000).find(|&seed| passes(case, seed));
    let seed = seed.unwrap_or_else(|| panic!("no game of {}", case.name));
    let mut luck = Seed::from_number(seed).stream();
    let mut whims = Seed::from_number(!seed).stream();
    let mut play: Play =
        Match::start(options(case), case.seats, &mut luck).expect("the case can be played");
    while let Some((seat, action)) = choose(play.state(), case, &mut whims) {
        let ply = play.ply(Viewer::at(seat));
        play.submit(ply, seat, &[action], &mut luck)
            .expect("what was legal is taken");
    }
    eprintln!("{}: seed {seed}", case.name);
    play
}
