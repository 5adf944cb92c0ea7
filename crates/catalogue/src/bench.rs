//! How fast: uniform random play on one thread, nobody listening.

use crate::plan::mix;
use crate::{Plan, Trouble};
use bots::Dice;
use serde::Serialize;
use tabletop::{Chance, Game, Match, Record, Refused, Seat, Silent, Viewer};

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
    /// The part of the decisions that left no choice.
    pub forced_share: f64,
    /// How often all these games were played; times are those of the median round.
    pub rounds: usize,
    /// Time for all of them, deals included.
    pub seconds: f64,
    /// Games in a second.
    pub games_s: f64,
    /// Decisions in a second.
    pub decisions_s: f64,
    /// Decisions with two or more legal actions in a second.
    pub choices_s: f64,
    /// Time for a decision: listing all legal actions, taking one.
    pub ns_per_decision: f64,
    /// The same in the quickest and in the slowest round.
    pub ns_per_decision_spread: [f64; 2],
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
    /// Briefings in a second: what a player sees, remembers and may do.
    pub briefings_s: f64,
    /// Tables a player could be sitting at, imagined in a second.
    pub imagined_s: f64,
    /// Over all final scores: no speed-up can skip a rule and keep it.
    #[serde(serialize_with = "crate::plan::hex")]
    pub checksum: u64,
}

const SEED: u64 = 1;
const WARM_UP: u64 = 200;
/// Room for legal actions that is made before the clock starts.
const ROOM: usize = 4096;
const RECORDS: u64 = 200;
/// Tables imagined for the measure, over beliefs taken from different games.
const IMAGINED: u64 = 20_000;
const BELIEFS: usize = 256;

/// Measures random play.
pub fn run<G: Game>(
    seats: u8,
    games: u64,
    rounds: usize,
    meters: &Meters,
) -> Result<Bench, Trouble> {
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
    let mut times = Vec::new();
    let mut allocations = 0;
    for _ in 0..rounds.max(1) {
        counts = Counts::default();
        let began = (meters.clock)();
        allocations += (meters.allocations)(&mut || {
            for number in 0..games {
                play::<G>(&options, seats, number, &mut legal, &mut counts);
            }
        });
        times.push(((meters.clock)() - began) as f64);
    }
    times.sort_by(f64::total_cmp);
    let ns = times[times.len() / 2];
    let per_decision = |ns: f64| ns / counts.decisions as f64;
    let per_second = |count: u64| count as f64 / ns * 1e9;
    let records = Records::<G>::of(&options, seats, games.min(RECORDS), meters)?;
    Ok(Bench {
        game: G::ID,
        seats,
        games,
        decisions: counts.decisions,
        choices: counts.choices,
        forced_share: 1.0 - counts.choices as f64 / counts.decisions as f64,
        rounds: times.len(),
        seconds: ns / 1e9,
        games_s: per_second(games),
        decisions_s: per_second(counts.decisions),
        choices_s: per_second(counts.choices),
        ns_per_decision: per_decision(ns),
        ns_per_decision_spread: [times[0], times[times.len() - 1]].map(per_decision),
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
        briefings_s: records.briefings as f64 / records.briefing_ns as f64 * 1e9,
        imagined_s: imagining::<G>(&records.beliefs, meters),
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

/// Some of the games, recorded and replayed, with a look at what players see and believe.
struct Records<G: Game> {
    games: u64,
    briefings: u64,
    briefing_ns: u64,
    beliefs: Vec<G::Belief>,
    bytes: usize,
    bytes_max: usize,
    ns: u64,
    ns_max: u64,
}

impl<G: Game> Records<G> {
    fn of(options: &G::Options, seats: u8, games: u64, meters: &Meters) -> Result<Self, Trouble> {
        let mut records = Records {
            games,
            briefings: 0,
            briefing_ns: 0,
            beliefs: Vec::new(),
            bytes: 0,
            bytes_max: 0,
            ns: 0,
            ns_max: 0,
        };
        for number in 0..games {
            let (mut dice, mut choices) = (luck(number, 0), luck(number, 1));
            let mut play = Match::<G>::start(options.clone(), seats, &mut dice)?;
            while let Some(seat) = first(play.state()) {
                let began = (meters.clock)();
                let briefing = play.briefing(Viewer::at(seat));
                records.briefing_ns += (meters.clock)() - began;
                records.briefings += 1;
                if records.briefings % 97 == 0 && records.beliefs.len() < BELIEFS {
                    records.beliefs.push(G::belief(&briefing.view));
                }
                let pick = choices.pick(briefing.actions.len() as u32);
                let action = briefing.actions[pick as usize];
                play.submit(briefing.ply, seat, &[action], &mut dice)?;
            }
            records.replay(&play.record(), meters)?;
        }
        Ok(records)
    }

    fn replay(&mut self, record: &Record<G>, meters: &Meters) -> Result<(), Trouble> {
        let bytes = record.to_bytes().len();
        let began = (meters.clock)();
        Match::replay(record)?;
        let ns = (meters.clock)() - began;
        self.bytes += bytes;
        self.bytes_max = self.bytes_max.max(bytes);
        self.ns += ns;
        self.ns_max = self.ns_max.max(ns);
        Ok(())
    }
}

/// How many tables can be imagined in a second, each from another belief than the last.
fn imagining<G: Game>(beliefs: &[G::Belief], meters: &Meters) -> f64 {
    if beliefs.is_empty() {
        return 0.0;
    }
    let mut dice = luck(0, 2);
    let mut decided = 0;
    let began = (meters.clock)();
    for belief in beliefs.iter().cycle().take(IMAGINED as usize) {
        let table = G::imagine(belief, &mut dice);
        decided += u64::from(table.turn().owed().is_empty());
    }
    let ns = (meters.clock)() - began;
    assert_eq!(
        decided, 0,
        "only tables at which somebody must decide were asked about"
    );
    IMAGINED as f64 / ns as f64 * 1e9
}

fn first<G: Game>(state: &G) -> Option<Seat> {
    state.turn().owed().iter().next()
}
