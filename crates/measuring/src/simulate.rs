//! Many games: as fast as they go, or checked at every decision.

use crate::checks::Checks;
use crate::{BrokenLaw, Plan, Tally};
use bots::{Bot, Dice, OneByOne, mix};
use catalogue::{Players, Trouble};
use serde_json::json;
use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{
    Chance, Coded, Dealer, Game, Heard, Kind, Match, Record, Refused, Seat, SeatSet, Sees, Viewer,
};

/// With checks on, one game in so many is also recorded, replayed and compared.
const REPLAYED: u64 = 16;

/// Plays the games of a plan with these numbers.
pub fn run<G: Game>(plan: &Plan, games: Range<u64>, own: &Players<G>) -> Result<Tally, Trouble> {
    for name in &plan.bots {
        own.make(name, 0)?;
    }
    let tables = tables::<G>(plan)?;
    let variants: Vec<_> = tables.iter().map(|&seats| G::variants(seats)).collect();
    let mut tally = Tally::default();
    if plan.check {
        tally.actions = G::Action::KINDS.iter().map(|kind| (*kind, 0)).collect();
        tally.events = G::Event::KINDS.iter().map(|kind| (*kind, 0)).collect();
    }
    let mut legal = Vec::new();
    for number in games {
        let table = Plan::turn_of(number, 1, tables.len());
        let choices = if plan.check { variants[table].len() } else { 1 };
        let variant = Plan::turn_of(number, tables.len(), choices);
        let case = Case::<G> {
            plan,
            number,
            seats: tables[table],
            options: variants[table][variant].clone(),
        };
        case.run(own, &mut tally, &mut legal);
    }
    Ok(tally)
}

/// The numbers of seats a plan asks for.
fn tables<G: Game>(plan: &Plan) -> Result<Vec<u8>, Refused> {
    match plan.seats {
        Some(seats) if G::SEATS.contains(&seats) => Ok(vec![seats]),
        Some(seats) => Err(Refused::WrongSeats {
            seats,
            fewest: *G::SEATS.start(),
            most: *G::SEATS.end(),
        }),
        None => Ok(G::SEATS.collect()),
    }
}

/// A bot with its name.
type NamedBot<G> = (String, Box<dyn Bot<G>>);

/// One game of a plan.
struct Case<'a, G: Game> {
    plan: &'a Plan,
    number: u64,
    seats: u8,
    options: G::Options,
}

impl<G: Game> Case<'_, G> {
    fn luck(&self) -> Dice {
        Dice::new(self.plan.mixed(self.number, 0))
    }

    fn choices(&self) -> Dice {
        Dice::new(self.plan.mixed(self.number, 1))
    }

    /// Plays it and writes down how it went; a panic is a fault like any other.
    fn run(&self, own: &Players<G>, tally: &mut Tally, legal: &mut Vec<G::Action>) {
        let mut sum = Sum::default();
        let played = catch_unwind(AssertUnwindSafe(|| {
            if self.plan.bots.is_empty() {
                self.play_randomly(tally, legal, &mut sum)
            } else {
                self.play_with_bots(own, tally, &mut sum)
            }
        }));
        let why = match played {
            Ok(Ok(last)) => {
                tally.games += 1;
                tally.decisions += sum.decisions;
                tally.longest = tally.longest.max(sum.decisions);
                tally.checksum = tally.checksum.wrapping_add(sum.finish(&last));
                return;
            }
            Ok(Err(why)) => why,
            Err(panic) => {
                let said = panic.downcast_ref::<String>().map(String::as_str);
                let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
                format!("panicked: {}", said.unwrap_or("without a word"))
            }
        };
        tally.add(Tally {
            faults: vec![BrokenLaw {
                game: self.number,
                seats: self.seats,
                options: json!(self.options),
                decision: sum.decisions,
                why,
            }],
            ..Tally::default()
        });
    }

    fn play_randomly(
        &self,
        tally: &mut Tally,
        legal: &mut Vec<G::Action>,
        sum: &mut Sum,
    ) -> Result<G, String> {
        let check = self.plan.check;
        let mut choices = self.choices();
        let mut teller = Teller {
            luck: self.luck(),
            counts: check.then_some(&mut tally.events),
        };
        let mut state = G::deal(&self.options, self.seats, &mut teller);
        let mut checks = check.then(|| Checks::new(&state));
        while let Some(seat) = one_of(state.turn().owed(), &mut choices) {
            sum.stays_within::<G>()?;
            if let Some(checks) = &mut checks {
                checks.hold(&state)?;
            }
            let action = any(&state, seat, legal, &mut choices)?;
            if check {
                *tally.actions.entry(action.kind()).or_default() += 1;
            }
            state.apply(seat, action, &mut teller);
            sum.add(seat, action.code());
        }
        if let Some(checks) = &mut checks {
            checks.hold(&state)?;
            if self.number.is_multiple_of(REPLAYED) {
                self.replays_to(&state, legal)?;
                tally.replayed += 1;
            }
        }
        Ok(state)
    }

    /// The same game as a match, then from its record: all three must end alike.
    fn replays_to(&self, last: &G, legal: &mut Vec<G::Action>) -> Result<(), String> {
        let (mut luck, mut choices) = (self.luck(), self.choices());
        let mut play = Match::<G>::start(self.options.clone(), self.seats, &mut luck)
            .map_err(|why| why.to_string())?;
        while let Some(seat) = one_of(play.state().turn().owed(), &mut choices) {
            let action = any(play.state(), seat, legal, &mut choices)?;
            play.submit(play.ply(Viewer::at(seat)), seat, &[action], &mut luck)
                .map_err(|why| format!("a match refused `{action}` by seat {seat}: {why}"))?;
        }
        if play.state() != last {
            return Err("played as a match it ended in another state".into());
        }
        let bytes = play.record().to_bytes();
        let read = Record::<G>::from_bytes(&bytes).map_err(|why| why.to_string())?;
        let again = Match::replay(&read).map_err(|why| format!("its record: {why}"))?;
        if again.state() != last {
            return Err("its record ended in another state".into());
        }
        Ok(())
    }

    fn play_with_bots(
        &self,
        own: &Players<G>,
        tally: &mut Tally,
        sum: &mut Sum,
    ) -> Result<G, String> {
        let (mut luck, mut choices) = (self.luck(), self.choices());
        let mut seated = self.seat_bots(own)?;
        let mut play = Match::<G>::start(self.options.clone(), self.seats, &mut luck)
            .map_err(|why| why.to_string())?;
        let mut checks = self.plan.check.then(|| Checks::new(play.state()));
        while let Some(seat) = one_of(play.state().turn().owed(), &mut choices) {
            sum.stays_within::<G>()?;
            if let Some(checks) = &mut checks {
                checks.hold(play.state())?;
            }
            let briefing = play.briefing(Viewer::at(seat));
            let (name, bot) = &mut seated[seat.index()];
            let steps = bot.choose(&briefing, &|| true, &OneByOne).steps;
            play.submit(briefing.ply, seat, &steps, &mut luck)
                .map_err(|why| format!("{name} chose {steps:?}: {why}"))?;
            for action in steps {
                if self.plan.check {
                    *tally.actions.entry(action.kind()).or_default() += 1;
                }
                sum.add(seat, action.code());
            }
        }
        if let Some(checks) = &mut checks {
            checks.hold(play.state())?;
            for (_, heard) in play.heard(Viewer::Open {}, 0) {
                if let Heard::Event { event } = heard {
                    *tally.events.entry(event.kind()).or_default() += 1;
                }
            }
        }
        let standings = play.state().standings();
        for ((name, _), share) in seated.iter().zip(standings.shares()) {
            let sum = tally.players.entry(name.clone()).or_default();
            sum.chairs += 1;
            sum.victories += share;
        }
        Ok(*play.state())
    }

    /// The bots, moved on by a chair from game to game.
    fn seat_bots(&self, own: &Players<G>) -> Result<Vec<NamedBot<G>>, String> {
        let names = &self.plan.bots;
        (0..self.seats as usize)
            .map(|chair| {
                let name = &names[(chair + self.number as usize) % names.len()];
                let seed = self.plan.mixed(self.number, 2 + chair as u64);
                let seated = own.make(name, seed).map_err(|why| why.to_string())?;
                Ok((name.clone(), seated.bot))
            })
            .collect()
    }
}

/// Any of these seats, if there is one.
fn one_of(owed: SeatSet, choices: &mut impl Chance) -> Option<Seat> {
    match owed.len() {
        0 => None,
        several => owed.iter().nth(choices.pick(several as u32) as usize),
    }
}

/// Any legal action.
fn any<G: Game>(
    state: &G,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    choices: &mut impl Chance,
) -> Result<G::Action, String> {
    legal.clear();
    state.legal_actions(seat, legal);
    match legal.len() {
        0 => Err(format!("seat {seat} is asked but has no legal action")),
        several => Ok(legal[choices.pick(several as u32) as usize]),
    }
}

/// What identifies a game: every decision and the final scores.
#[derive(Default)]
struct Sum {
    decisions: u64,
    sum: u64,
}

impl Sum {
    fn add(&mut self, seat: Seat, code: u32) {
        self.decisions += 1;
        self.sum = mix(self.sum ^ (u64::from(code) << 8 | u64::from(seat.0)));
    }

    fn stays_within<G: Game>(&self) -> Result<(), String> {
        match self.decisions < u64::from(G::LONGEST) {
            true => Ok(()),
            false => Err(format!("not over after {} decisions", G::LONGEST)),
        }
    }

    fn finish<G: Game>(&self, last: &G) -> u64 {
        let standings = last.standings();
        let scores = standings.scores().iter();
        scores.fold(self.sum, |sum, &score| mix(sum ^ score as u64))
    }
}

/// A dealer who counts what is told, if asked to.
struct Teller<'a> {
    luck: Dice,
    counts: Option<&'a mut BTreeMap<&'static str, u64>>,
}

impl Teller<'_> {
    fn count<E: Kind>(&mut self, event: impl FnOnce() -> E) {
        if let Some(counts) = &mut self.counts {
            *counts.entry(event().kind()).or_default() += 1;
        }
    }
}

impl Chance for Teller<'_> {
    fn pick(&mut self, options: u32) -> u32 {
        self.luck.pick(options)
    }
}

impl<E: Kind> Dealer<E> for Teller<'_> {
    fn announce(&mut self, event: impl FnOnce() -> E) {
        self.count(event);
    }
    fn reveal(&mut self, event: impl FnOnce() -> E) {
        self.count(event);
    }
    fn whisper(&mut self, _: SeatSet, event: impl Fn(Sees) -> E) {
        self.count(|| event(Sees::Everything));
    }
    fn tell(&mut self, _: SeatSet, event: impl FnOnce() -> E) {
        self.count(event);
    }
}
