//! How fast: uniform random play on one thread, nobody listening, and what players and
//! computer players ask of a table besides.
//!
//! | file | idea |
//! |---|---|
//! | `bench/besides.rs` | records, briefings, imagined tables, search |

mod besides;

use crate::Plan;
use besides::{Records, imagining, searching};
use bots::{Dice, Paced, Pacer};
use catalogue::{Players, Trouble};
use serde::Serialize;
use std::hint::black_box;
use tabletop::{Game, Refused, Silent};

/// What the measuring is done with: this crate has no clock.
pub struct Instruments<'a> {
    /// Nanoseconds, from whenever.
    pub clock: &'a dyn Fn() -> u64,
    /// Runs something and says how often it asked for memory on the heap, if that is counted.
    pub allocations: &'a dyn Fn(&mut dyn FnMut()) -> Option<u64>,
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
    /// Time to set a table up; it is part of the times above.
    pub ns_per_deal: f64,
    /// Legal actions at a decision.
    pub mean_legal: f64,
    /// Most legal actions at a decision.
    pub most_legal: u64,
    /// Size of the state.
    pub state_bytes: usize,
    /// Allocations on the heap in all this play, if they are counted.
    pub allocations: Option<u64>,
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
    /// Games the search imagines in a second, at the first decision of a game with four or
    /// more legal actions.
    pub search_iterations_s: f64,
    /// Over all final scores: no speed-up can skip a rule and keep it.
    #[serde(serialize_with = "crate::plan::hex")]
    pub checksum: u64,
}

const SEED: u64 = 1;
const WARM_UP: u64 = 200;
const RECORDS: u64 = 200;

/// Measures random play.
pub fn run<G: Game>(
    seats: u8,
    games: u64,
    rounds: usize,
    players: &Players<G>,
    meters: &Instruments,
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
    let mut pacer = Pacer::<G>::default();
    for number in 0..WARM_UP.min(games) {
        pacer.play(&options, seats, luck(number, 0), luck(number, 1));
    }
    let mut times = Vec::new();
    let mut allocations = Some(0);
    for _ in 0..rounds.max(1) {
        pacer.counted = Paced::default();
        let began = (meters.clock)();
        let asked = (meters.allocations)(&mut || {
            for number in 0..games {
                pacer.play(&options, seats, luck(number, 0), luck(number, 1));
            }
        });
        allocations = allocations.zip(asked).map(|(sum, asked)| sum + asked);
        times.push(((meters.clock)() - began) as f64);
    }
    let counts = pacer.counted;
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
        ns_per_deal: dealing::<G>(&options, seats, games, meters),
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
        search_iterations_s: searching(&options, seats, players, meters)?,
        checksum: counts.checksum,
    })
}

fn luck(number: u64, purpose: u64) -> Dice {
    let plan = Plan {
        seed: SEED,
        ..Plan::default()
    };
    Dice::new(plan.mixed(number, purpose))
}

/// Nanoseconds to set a table up.
fn dealing<G: Game>(options: &G::Options, seats: u8, tables: u64, meters: &Instruments) -> f64 {
    let began = (meters.clock)();
    for number in 0..tables {
        black_box(G::deal(options, seats, &mut Silent(luck(number, 0))));
    }
    ((meters.clock)() - began) as f64 / tables as f64
}
