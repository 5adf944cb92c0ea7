//! Who plays better, in short: the long forms are commands in `docs/strength.md`.

use catalogue::GAMES;
use measuring::{Contest, Fared, arena};
use std::sync::atomic::{AtomicU64, Ordering};

fn contest(seats: u8, bots: &str, all_options: bool) -> Contest {
    Contest {
        seats,
        bots: bots.split(',').map(Into::into).collect(),
        seed: 1,
        all_options,
    }
}

/// What the first of the line-up came to, over so many deals. Time stands still.
fn fared(game: &str, contest: &Contest, deals: u64) -> Fared {
    let mut sum = Fared::default();
    for deal in 0..deals {
        let deal = arena(game, contest, deal, &|| 0).expect("a deal");
        sum.add(&deal[0]);
    }
    sum
}

fn share(fared: Fared) -> f64 {
    fared.victories / f64::from(fared.games)
}

const NECKLACE: &str = "queens-necklace";
const SABA: &str = "saba";
const VERSAILLES: &str = "versailles";

#[test]
fn the_greedy_beat_random_players() {
    assert!(share(fared(NECKLACE, &contest(2, "greedy,random", false), 8)) > 0.9);
    assert!(share(fared(SABA, &contest(3, "greedy,random", false), 4)) > 0.8);
    assert!(share(fared(VERSAILLES, &contest(2, "greedy,random", false), 8)) > 0.9);
}

#[test]
fn beginners_beat_random_players() {
    assert!(share(fared(NECKLACE, &contest(2, "beginner,random", false), 8)) > 0.7);
    assert!(share(fared(SABA, &contest(3, "beginner,random", false), 4)) > 0.7);
    assert!(share(fared(VERSAILLES, &contest(2, "beginner,random", false), 8)) > 0.7);
}

#[test]
fn the_search_beats_the_greedy_with_few_iterations() {
    let share = share(fared(NECKLACE, &contest(2, "search:300,greedy", false), 12));
    assert!(share > 0.55, "{share}");
}

#[test]
fn more_iterations_are_better() {
    let contest = contest(2, "search:400,search:50", false);
    let share = share(fared(VERSAILLES, &contest, 4));
    assert!(share > 0.55, "{share}");
}

/// In every seat, at every size of table, with every option; what is chosen is legal, or
/// the match would refuse it. The clock runs so fast that those who search have only a
/// moment for each decision.
#[test]
fn every_level_can_play_everywhere() {
    let ticks = AtomicU64::new(0);
    let clock = || ticks.fetch_add(2_000_000_000, Ordering::Relaxed);
    for game in GAMES {
        let levels: Vec<&str> = game.levels().iter().map(|level| level.name).collect();
        for seats in game.seats() {
            let options = game.variants(seats).len() as u64;
            let few = levels.len().div_ceil(usize::from(seats));
            for at in 0..few as u64 {
                // Two by two where not all find a seat.
                let first = at as usize * usize::from(seats);
                let names = levels[first..].join(",");
                let contest = contest(seats, &names, true);
                for deal in 0..options {
                    let deal = arena(game.id(), &contest, deal, &clock).expect("a deal");
                    assert!(deal.iter().all(|fared| fared.games == u32::from(seats)));
                }
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let contest = contest(2, "search:50,greedy", false);
    let played = || arena(NECKLACE, &contest, 3, &|| 0).expect("a deal");
    assert_eq!(played(), played());
}

/// A clock that moves on by a tenth of a millisecond whenever somebody looks.
#[test]
fn nobody_thinks_on_when_time_is_up() {
    for (game, seats) in [(NECKLACE, 2), (SABA, 3), (VERSAILLES, 2)] {
        let ticks = AtomicU64::new(0);
        let clock = || ticks.fetch_add(100_000, Ordering::Relaxed);
        let contest = contest(seats, "search:20ms,random", false);
        let deal = arena(game, &contest, 0, &clock).expect("a deal");
        let longest = deal[0].longest as f64 / 1e6;
        assert!(
            deal[0].iterations > 0 && longest <= 23.0,
            "{game}: {longest} ms"
        );
    }
}

#[test]
fn a_budget_is_for_a_turn() {
    let fared = fared(NECKLACE, &contest(2, "search:200,greedy", false), 2);
    let mean = fared.iterations as f64 / f64::from(fared.turns);
    assert!(mean <= 202.0, "{mean}");
}

#[test]
fn an_unknown_player_is_answered_with_those_there_are() {
    for bots in ["oracle", "search:0", "search:-3", "greedy:7", "flat:ms"] {
        let trouble = arena(NECKLACE, &contest(2, bots, false), 0, &|| 0);
        assert_eq!(
            trouble.err().map(|why| why.kind()),
            Some("unknown_bot"),
            "{bots}"
        );
    }
}
