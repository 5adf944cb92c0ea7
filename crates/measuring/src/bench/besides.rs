//! What players and computer players ask of a table besides playing.

use super::luck;
use crate::Instruments;
use bots::OneByOne;
use catalogue::{Players, Trouble};
use std::hint::black_box;
use tabletop::{Chance, Game, Match, Record, Seat, Viewer};

/// Tables imagined for the measure, over beliefs taken from different games.
const IMAGINED: u64 = 20_000;
const BELIEFS: usize = 256;
/// So many games are searched, each at the first decision of somebody with at least
/// [`MANY`] legal actions, by this player.
const SEARCHED: u64 = 16;
const MANY: usize = 4;
const SEARCHER: &str = "search:4000";

/// Some of the games, recorded and replayed, with a look at what players see and believe.
pub struct Records<G: Game> {
    pub games: u64,
    pub briefings: u64,
    pub briefing_ns: u64,
    pub beliefs: Vec<G::Belief>,
    pub bytes: usize,
    pub bytes_max: usize,
    pub ns: u64,
    pub ns_max: u64,
}

impl<G: Game> Records<G> {
    pub fn of(
        options: &G::Options,
        seats: u8,
        games: u64,
        meters: &Instruments,
    ) -> Result<Self, Trouble> {
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

    fn replay(&mut self, record: &Record<G>, meters: &Instruments) -> Result<(), Trouble> {
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
pub fn imagining<G: Game>(beliefs: &[G::Belief], meters: &Instruments) -> f64 {
    if beliefs.is_empty() {
        return 0.0;
    }
    let mut dice = luck(0, 2);
    let mut decided = 0;
    let began = (meters.clock)();
    for belief in beliefs.iter().cycle().take(IMAGINED as usize) {
        let table = black_box(G::imagine(belief, &mut dice));
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

/// How many games the search imagines in a second at the beginning of a game.
pub fn searching<G: Game>(
    options: &G::Options,
    seats: u8,
    players: &Players<G>,
    meters: &Instruments,
) -> Result<f64, Trouble> {
    let (mut iterations, mut ns) = (0, 0);
    for number in 0..SEARCHED {
        let (mut dice, mut choices) = (luck(number, 0), luck(number, 1));
        let mut play = Match::<G>::start(options.clone(), seats, &mut dice)?;
        while let Some(seat) = first(play.state()) {
            let briefing = play.briefing(Viewer::at(seat));
            if briefing.actions.len() >= MANY {
                let mut searcher = players.make(SEARCHER, number)?;
                let began = (meters.clock)();
                let choice = searcher.bot.choose(&briefing, &|| true, &OneByOne);
                ns += (meters.clock)() - began;
                iterations += u64::from(choice.iterations);
                break;
            }
            let pick = choices.pick(briefing.actions.len() as u32);
            let action = briefing.actions[pick as usize];
            play.submit(briefing.ply, seat, &[action], &mut dice)?;
        }
    }
    Ok(iterations as f64 / ns.max(1) as f64 * 1e9)
}
