//! Random play: every table size, every variant, some games each, with take-backs and
//! rewinds mixed in, by every version of the rules that is kept.

use crate::ending::{ENDS, NO_PANIC};
use crate::{Broken, Holds, broken};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{Chance, Game, Match, Seat, Silent, luck};

/// Where the laws' own luck comes from.
pub type LawLuck = luck::Stream;

/// How much is played for each number of seats and each variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The number of the first game: its seed.
    pub first: u64,
    /// How many games.
    pub games: u64,
}

impl Effort {
    /// Enough for every change; a night's run asks for more.
    const EVERY_CHANGE: u64 = 3;

    /// As the environment says, three games if it says nothing.
    pub fn from_environment() -> Self {
        let number = |name: &str, otherwise: u64| match std::env::var(name) {
            Err(_) => otherwise,
            Ok(text) => text
                .parse()
                .unwrap_or_else(|_| panic!("{name} is `{text}`; it should be a whole number")),
        };
        Effort {
            first: number("PARURE_LAW_FIRST", 0),
            games: number("PARURE_LAW_GAMES", Self::EVERY_CHANGE),
        }
    }
}

/// What was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken, undone ones too.
    pub decisions: u64,
}

/// A moment before a decision.
pub struct Position<'a, G: Game> {
    /// The game so far.
    pub play: &'a Match<G>,
    /// Whether this is one of those to look at closely.
    pub closely: bool,
}

/// A decision that was just taken.
pub struct Step<'a, G: Game> {
    /// The match before it.
    pub before: &'a Match<G>,
    /// Who took it.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// The match after it.
    pub after: &'a Match<G>,
    /// The luck the decision met, as it stood before.
    pub cards: &'a LawLuck,
    /// Whether this is one of those to look at closely.
    pub closely: bool,
}

/// A game that was just finished.
pub struct Ended<'a, G: Game> {
    pub play: &'a Match<G>,
    /// The seed of its luck.
    pub number: u64,
    /// The luck that is left.
    pub cards: &'a LawLuck,
}

type Check<'a, T> = Option<Box<dyn Fn(&T, &mut LawLuck) -> Holds + 'a>>;

/// One law, or a few that are checked together: at which points of a game it looks.
pub struct Law<'a, G: Game> {
    pub(crate) table: Check<'a, (u8, G::Options)>,
    pub(crate) moment: Option<MomentCheck<'a, G>>,
    pub(crate) step: Option<StepCheck<'a, G>>,
    pub(crate) ended: Option<EndedCheck<'a, G>>,
    pub(crate) run: Option<Box<dyn Fn() -> Holds + 'a>>,
}

type MomentCheck<'a, G> = Box<dyn for<'m> Fn(&Position<'m, G>, &mut LawLuck) -> Holds + 'a>;
type StepCheck<'a, G> = Box<dyn for<'m> Fn(&Step<'m, G>, &mut LawLuck) -> Holds + 'a>;
type EndedCheck<'a, G> = Box<dyn for<'m> Fn(&Ended<'m, G>, &mut LawLuck) -> Holds + 'a>;

impl<'a, G: Game> Law<'a, G> {
    pub(crate) fn new() -> Self {
        Law {
            table: None,
            moment: None,
            step: None,
            ended: None,
            run: None,
        }
    }

    /// Looks at each number of seats and variant once.
    pub(crate) fn at_each_table(
        mut self,
        check: impl Fn(&(u8, G::Options), &mut LawLuck) -> Holds + 'a,
    ) -> Self {
        self.table = Some(Box::new(check));
        self
    }

    /// Looks at every moment, also the last.
    pub(crate) fn at_each_moment(
        mut self,
        check: impl for<'m> Fn(&Position<'m, G>, &mut LawLuck) -> Holds + 'a,
    ) -> Self {
        self.moment = Some(Box::new(check));
        self
    }

    /// Looks at every decision.
    pub(crate) fn at_each_step(
        mut self,
        check: impl for<'m> Fn(&Step<'m, G>, &mut LawLuck) -> Holds + 'a,
    ) -> Self {
        self.step = Some(Box::new(check));
        self
    }

    /// Looks at every finished game.
    pub(crate) fn at_each_end(
        mut self,
        check: impl for<'m> Fn(&Ended<'m, G>, &mut LawLuck) -> Holds + 'a,
    ) -> Self {
        self.ended = Some(Box::new(check));
        self
    }

    /// Looks back on the whole run.
    pub(crate) fn at_the_end_of_all(mut self, check: impl Fn() -> Holds + 'a) -> Self {
        self.run = Some(Box::new(check));
        self
    }

    /// Checks this law alone.
    pub fn check(self, effort: Effort) -> Result<Played, Broken> {
        check(&[self], effort)
    }
}

/// Plays and checks.
pub fn check<G: Game>(laws: &[Law<'_, G>], effort: Effort) -> Result<Played, Broken> {
    let mut tally = Played::default();
    for seats in G::SEATS {
        for options in G::variants(seats) {
            let mut luck = luck::Seed::from_number(effort.first).stream();
            let table = (seats, options.clone());
            for law in laws {
                law.table
                    .as_ref()
                    .map_or(Ok(()), |check| check(&table, &mut luck))?;
            }
            for number in effort.first..effort.first + effort.games {
                let place = RefCell::new(String::new());
                let game = || Walk::new(laws, &options, seats, number, &place)?.play_out();
                let played = catch_unwind(AssertUnwindSafe(game)).unwrap_or_else(|panic| {
                    let said = panic
                        .downcast_ref::<String>()
                        .cloned()
                        .or_else(|| panic.downcast_ref::<&str>().map(|said| said.to_string()))
                        .unwrap_or_default();
                    broken(NO_PANIC, format!("panicked: {said}"))
                });
                let Played { games, decisions } = played.map_err(|broken| Broken {
                    law: broken.law,
                    detail: format!(
                        "{}, {seats} seats, {options:?}, game {number}, {}: {}",
                        G::ID,
                        place.borrow(),
                        broken.detail
                    ),
                })?;
                tally.games += games;
                tally.decisions += decisions;
            }
        }
    }
    for law in laws {
        law.run.as_ref().map_or(Ok(()), |check| check())?;
    }
    Ok(tally)
}

/// One game being played under the laws.
struct Walk<'w, 'a, G: Game> {
    laws: &'w [Law<'a, G>],
    play: Match<G>,
    number: u64,
    /// The luck of the game.
    cards: LawLuck,
    /// The luck of the players and of the laws.
    whims: LawLuck,
    place: &'w RefCell<String>,
    undone: u32,
    /// About how many decisions a game takes.
    length: u32,
}

/// About so many moments and decisions of a game are looked at closely: what costs much
/// (beliefs, all views) is checked there. A short game is looked at closely throughout.
const CLOSE_LOOKS: u32 = 20;

impl<'w, 'a, G: Game> Walk<'w, 'a, G> {
    fn new(
        laws: &'w [Law<'a, G>],
        options: &G::Options,
        seats: u8,
        number: u64,
        place: &'w RefCell<String>,
    ) -> Result<Self, Broken> {
        place.replace("the deal".into());
        let mut cards = luck::Seed::from_number(number).stream();
        let rules = rules_of::<G>(number);
        let play = Match::start_by(rules, options.clone(), seats, &mut cards)
            .or_else(|refused| broken(crate::OPTIONS_TRIP, refused.to_string()))?;
        Ok(Walk {
            laws,
            play,
            number,
            cards,
            whims: luck::Seed::from_number(!number).stream(),
            place,
            undone: 0,
            length: length::<G>(options, seats, number),
        })
    }

    fn play_out(mut self) -> Result<Played, Broken> {
        let mut decisions = 0;
        self.look_around()?;
        while !self.play.is_over() {
            let stand = self.play.rows().len() as u32 - 1 - 2 * self.undone;
            if stand >= G::LONGEST {
                let longest = G::LONGEST;
                return broken(ENDS, format!("{longest} decisions and no end"));
            }
            self.decide()?;
            decisions += 1;
            self.look_around()?;
            if self.undone < 8 && self.whims.pick(8) == 0 {
                self.change_mind()?;
            }
        }
        let ended = Ended {
            play: &self.play,
            number: self.number,
            cards: &self.cards,
        };
        for law in self.laws {
            law.ended
                .as_ref()
                .map_or(Ok(()), |check| check(&ended, &mut self.whims))?;
        }
        Ok(Played {
            games: 1,
            decisions,
        })
    }

    fn closely(&mut self) -> bool {
        self.whims.pick(self.length.max(1)) < CLOSE_LOOKS
    }

    fn look_around(&mut self) -> Holds {
        let moment = Position {
            closely: self.closely(),
            play: &self.play,
        };
        for law in self.laws {
            law.moment
                .as_ref()
                .map_or(Ok(()), |check| check(&moment, &mut self.whims))?;
        }
        Ok(())
    }

    /// Somebody who owes a decision takes any.
    fn decide(&mut self) -> Holds {
        let Some((seat, action)) = any_decision(self.play.state(), &mut self.whims) else {
            return broken(crate::CAN_ACT, "nobody can act, but the game is not over");
        };
        self.place.replace(format!(
            "row {}, seat {seat} `{action}`",
            self.play.rows().len()
        ));
        let before = self.play.clone();
        let cards = self.cards.clone();
        submit(&mut self.play, seat, action, &mut self.cards);
        let step = Step {
            closely: self.closely(),
            before: &before,
            seat,
            action,
            after: &self.play,
            cards: &cards,
        };
        for law in self.laws {
            law.step
                .as_ref()
                .map_or(Ok(()), |check| check(&step, &mut self.whims))?;
        }
        Ok(())
    }

    /// Whoever can takes her last decision back.
    fn change_mind(&mut self) -> Holds {
        let taker = Seat::all(self.play.seats()).find(|&seat| self.play.take_back(seat).is_ok());
        if taker.is_some() {
            self.undone += 1;
            self.place
                .replace(format!("row {}, after a take-back", self.play.rows().len()));
            self.look_around()?;
        }
        Ok(())
    }
}

/// Games take turns with every version of the rules that is kept, today's first.
fn rules_of<G: Game>(number: u64) -> u16 {
    let versions = u64::from(G::RULES_VERSION - G::OLDEST_RULES) + 1;
    G::RULES_VERSION - (number % versions) as u16
}

/// How many decisions one game takes.
fn length<G: Game>(options: &G::Options, seats: u8, number: u64) -> u32 {
    let mut luck = luck::Seed::from_number(number).stream();
    let mut state = G::deal(options, seats, &mut Silent(&mut luck));
    (0..G::LONGEST)
        .take_while(|_| match any_decision(&state, &mut luck) {
            Some((seat, action)) => {
                state.apply(seat, action, &mut Silent(&mut luck));
                true
            }
            None => false,
        })
        .count() as u32
}

/// One of the decisions somebody could take now.
pub(crate) fn any_decision<G: Game>(state: &G, luck: &mut LawLuck) -> Option<(Seat, G::Action)> {
    let owed: Vec<Seat> = state.turn().owed().iter().collect();
    if owed.is_empty() {
        return None;
    }
    let seat = owed[luck.pick(owed.len() as u32) as usize];
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    if actions.is_empty() {
        return None;
    }
    Some((seat, actions[luck.pick(actions.len() as u32) as usize]))
}

/// Takes a decision that is known to be legal.
pub(crate) fn submit<G: Game>(
    play: &mut Match<G>,
    seat: Seat,
    action: G::Action,
    cards: &mut LawLuck,
) {
    let ply = play.ply(tabletop::Viewer::at(seat));
    play.submit(ply, seat, &[action], cards)
        .unwrap_or_else(|refused| panic!("seat {seat} `{action}` was legal, but: {refused}"));
}
