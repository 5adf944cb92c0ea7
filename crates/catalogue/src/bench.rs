//! How fast: uniform random play on one thread, nobody listening.

use crate::plan::mix;
use crate::{Plan, Trouble};
use bots::Dice;
use serde::Serialize;
use tabletop::{Chance, Game, Match, Refused, Seat, Silent, Viewer};

/// What the measuring is done with: this crate has no clock.
pub struct Meters<'a> {
    /// Nanoseconds, from whenever.
    pub clock: &'a dyn Fn() -> u64,
    /// Runs something and says how often it asked for memory on the heap.
    pub allocations: &'a dyn Fn(&mut dyn FnMut()) -> u64,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Bench {
    /// Which game.
    pub game: &'static str,
    /// How many play.
    pub seats: u8,
    /// Games played.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Decisions with two or more legal actions.
    pub choices: u64,
    /// Time for all of them, deals included.
    pub seconds: f64,
    /// Time for a decision: listing all legal actions, taking one.
    pub ns_per_decision: f64,
    /// The same, per real choice.
    pub ns_per_choice: f64,
    /// Length of a game.
    pub decisions_per_game: f64,
    /// Legal actions at a decision.
    pub mean_legal: f64,
    /// Most legal actions at a decision.
    pub most_legal: u64,
    /// Size of the state.
    pub state_bytes: usize,
    /// Allocations on the heap in all this play.
    pub allocations: u64,
    /// Size of a record in its binary form.
    pub record_bytes_mean: f64,
    /// The largest.
    pub record_bytes_max: usize,
    /// Time to replay and check a record.
    pub replay_us_mean: f64,
    /// The longest.
    pub replay_us_max: f64,
    /// Over all final scores: no speed-up can skip a rule and keep it.
    #[serde(serialize_with = "crate::plan::hex")]
    pub checksum: u64,
}

const SEED: u64 = 1;
const WARM_UP: u64 = 200;
/// Room for legal actions that is made before the clock starts.
const ROOM: usize = 4096;
const RECORDS: u64 = 200;

/// Measures random play.
pub fn run<G: Game>(seats: u8, games: u64, meters: &Meters) -> Result<Bench, Trouble> {
    if !G::SEATS.contains(&seats) {
        return Err(Refused::WrongSeats {
            seats,
            fewest: *G::SEATS.start(),
            most: *G::SEATS.end(),
        }
        .into());
    }
    let options = G::variants(seats).swap_remove(0);
    let mut legal = Vec::with_capacity(ROOM);
    let mut warm_up = Counts::default();
    for number in 0..WARM_UP.min(games) {
        play::<G>(&options, seats, number, &mut legal, &mut warm_up);
    }
    let mut counts = Counts::default();
    let began = (meters.clock)();
    let allocations = (meters.allocations)(&mut || {
        for number in 0..games {
            play::<G>(&options, seats, number, &mut legal, &mut counts);
        }
    });
    let ns = ((meters.clock)() - began) as f64;
    let records = Records::of::<G>(&options, seats, games.min(RECORDS), meters)?;
    Ok(Bench {
        game: G::ID,
        seats,
        games,
        decisions: counts.decisions,
        choices: counts.choices,
        seconds: ns / 1e9,
        ns_per_decision: ns / counts.decisions as f64,
        ns_per_choice: ns / counts.choices as f64,
        decisions_per_game: counts.decisions as f64 / games as f64,
        mean_legal: counts.legal as f64 / counts.decisions as f64,
        most_legal: counts.most_legal,
        state_bytes: size_of::<G>(),
        allocations,
        record_bytes_mean: records.bytes as f64 / records.games as f64,
        record_bytes_max: records.bytes_max,
        replay_us_mean: records.ns as f64 / 1e3 / records.games as f64,
        replay_us_max: records.ns_max as f64 / 1e3,
        checksum: counts.checksum,
    })
}

#[derive(Default)]
struct Counts {
    decisions: u64,
    choices: u64,
    legal: u64,
    most_legal: u64,
    checksum: u64,
}

fn luck(number: u64, purpose: u64) -> Dice {
    let plan = Plan {
        seed: SEED,
        ..Plan::default()
    };
    Dice::new(plan.mixed(number, purpose))
}

/// One game with a silent dealer: the loop that is measured.
fn play<G: Game>(
    options: &G::Options,
    seats: u8,
    number: u64,
    legal: &mut Vec<G::Action>,
    counts: &mut Counts,
) {
    let mut dealer = Silent(luck(number, 0));
    let mut choices = luck(number, 1);
    let mut state = G::deal(options, seats, &mut dealer);
    let (mut decisions, mut several, mut listed, mut most) = (0, 0, 0, 0);
    while let Some(seat) = state.turn().owed().iter().next() {
        legal.clear();
        state.legal_actions(seat, legal);
        let action = legal[choices.pick(legal.len() as u32) as usize];
        state.apply(seat, action, &mut dealer);
        decisions += 1;
        several += u64::from(legal.len() > 1);
        listed += legal.len();
        most = most.max(legal.len());
    }
    counts.decisions += decisions;
    counts.choices += several;
    counts.legal += listed as u64;
    counts.most_legal = counts.most_legal.max(most as u64);
    for &score in state.standings().scores() {
        counts.checksum = mix(counts.checksum ^ score as u64);
    }
}

/// Some of the games, recorded and replayed.
#[derive(Default)]
struct Records {
    games: u64,
    bytes: usize,
    bytes_max: usize,
    ns: u64,
    ns_max: u64,
}

impl Records {
    fn of<G: Game>(
        options: &G::Options,
        seats: u8,
        games: u64,
        meters: &Meters,
    ) -> Result<Self, Trouble> {
        let mut records = Records::default();
        for number in 0..games {
            let (mut dice, mut choices) = (luck(number, 0), luck(number, 1));
            let mut play = Match::<G>::start(options.clone(), seats, &mut dice)?;
            while let Some(seat) = first(play.state()) {
                let briefing = play.briefing(Viewer::at(seat));
                let pick = choices.pick(briefing.actions.len() as u32);
                let action = briefing.actions[pick as usize];
                play.submit(briefing.ply, seat, &[action], &mut dice)?;
            }
            let record = play.record();
            let bytes = record.to_bytes().len();
            let began = (meters.clock)();
            Match::replay(&record)?;
            let ns = (meters.clock)() - began;
            records.games += 1;
            records.bytes += bytes;
            records.bytes_max = records.bytes_max.max(bytes);
            records.ns += ns;
            records.ns_max = records.ns_max.max(ns);
        }
        Ok(records)
    }
}

fn first<G: Game>(state: &G) -> Option<Seat> {
    state.turn().owed().iter().next()
}
