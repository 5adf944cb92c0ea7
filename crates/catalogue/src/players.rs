//! Computer players by name: levels for people, and plain kinds for measuring.

use crate::{Clock, Player, Question, Steps, Thinking, Thought, Trouble};
use bots::{Alternative, Bot, Choice, Desk, Flat, Greedy, Knowledge, Lessons, Random, Search};
use tabletop::{Briefing, Game};

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strength {
    /// Likes what is good, and does not always do it: the greater, the less.
    Whims(f32),
    /// One step ahead.
    Greedy,
    /// Searches so many imagined games a turn.
    Search(u32),
}

/// A level people can choose.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// Its name: `level-` and this name is its word.
    pub name: &'static str,
    /// How it plays.
    pub strength: Strength,
    /// It never takes longer for a turn: a limit for a very slow machine, not what it is.
    pub milliseconds: u32,
}

/// The computer players of a game.
#[derive(Clone, Copy)]
pub struct Players<G: Game> {
    whims: fn(f32, u64) -> Box<dyn Bot<G>>,
    search: fn(u32, u64) -> Box<dyn Bot<G>>,
    /// Weakest first.
    levels: [Level; 4],
    learned: Option<Learned<G>>,
}

/// What a game's values are learned from, and its search with them and without.
#[derive(Clone, Copy)]
struct Learned<G: Game> {
    lessons: &'static dyn Lessons<G>,
    learned: fn(u32, u64) -> Box<dyn Bot<G>>,
    by_hand: fn(u32, u64) -> Box<dyn Bot<G>>,
}

/// Four levels by their strengths, weakest first.
pub const fn levels(strengths: [Strength; 4]) -> [Level; 4] {
    let [beginner, regular, expert, master] = strengths;
    [
        level("beginner", beginner),
        level("regular", regular),
        level("expert", expert),
        level("master", master),
    ]
}

const fn level(name: &'static str, strength: Strength) -> Level {
    Level {
        name,
        strength,
        milliseconds: LONGEST_TURN,
    }
}

fn whims<G: Game, K: Knowledge<G> + Default + 'static>(whim: f32, seed: u64) -> Box<dyn Bot<G>> {
    Box::new(Greedy::with_whims(K::default(), whim, seed))
}

fn search<G: Game, K: Knowledge<G> + Default + 'static>(
    iterations: u32,
    seed: u64,
) -> Box<dyn Bot<G>> {
    Box::new(Search::new(K::default(), iterations, seed))
}

impl<G: Game> Players<G> {
    /// Players with this knowledge.
    pub const fn knowing<K: Knowledge<G> + Default + 'static>(strengths: [Strength; 4]) -> Self {
        Players::of(whims::<G, K>, search::<G, K>, strengths)
    }

    /// Players of a game that brings its own: with whims, which may be none, and with a
    /// search.
    pub const fn of(
        whims: fn(f32, u64) -> Box<dyn Bot<G>>,
        search: fn(u32, u64) -> Box<dyn Bot<G>>,
        strengths: [Strength; 4],
    ) -> Self {
        Players {
            whims,
            search,
            levels: levels(strengths),
            learned: None,
        }
    }

    /// The same, with a search of the game's own.
    pub const fn searching(mut self, search: fn(u32, u64) -> Box<dyn Bot<G>>) -> Self {
        self.search = search;
        self
    }

    /// The same with values learned by these lessons, and with those written by hand: as a
    /// teacher and to compare.
    pub const fn learning(
        mut self,
        lessons: &'static dyn Lessons<G>,
        learned: fn(u32, u64) -> Box<dyn Bot<G>>,
        by_hand: fn(u32, u64) -> Box<dyn Bot<G>>,
    ) -> Self {
        if MEASURES {
            self.learned = Some(Learned {
                lessons,
                learned,
                by_hand,
            });
        }
        self
    }

    /// What its values are learned from, if they are.
    pub fn lessons(&self) -> Option<&'static dyn Lessons<G>> {
        self.learned.map(|learned| learned.lessons)
    }

    /// Levels, weakest first.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }

    /// Everybody who can be asked for: the levels between random players and the plain
    /// kinds, which take a budget (`search:2000`, `search:50ms`, `flat:2000`). Where values are
    /// learned, `learned:2000` and `hand:2000` search with them and with those written by
    /// hand; `search` is the better of the two.
    pub fn names(&self) -> Vec<&'static str> {
        let levels = self.levels.iter().map(|level| level.name);
        let flat = MEASURES.then_some("flat");
        let both = self.learned.map(|_| ["learned", "hand"]);
        std::iter::once("random")
            .chain(levels)
            .chain(["greedy"])
            .chain(flat)
            .chain(["search"])
            .chain(both.into_iter().flatten())
            .collect()
    }

    /// The player of this name; the same seed plays the same game.
    pub fn make(&self, name: &str, seed: u64) -> Result<TurnPlayer<G>, Trouble> {
        let unknown = || Trouble::UnknownBot {
            bot: name.to_owned(),
            known: self.names(),
        };
        if let Some(level) = self.levels.iter().find(|level| level.name == name) {
            let bot = self.of_strength(level.strength, seed);
            return Ok(TurnPlayer::new(bot, Some(level.milliseconds)));
        }
        let (kind, budget) = match name.split_once(':') {
            Some((kind, budget)) => (kind, Some(Budget::read(budget).ok_or_else(unknown)?)),
            None => (name, None),
        };
        let (iterations, milliseconds) = match budget {
            None => (USUAL_ITERATIONS, None),
            Some(Budget::Iterations(iterations)) => (iterations, None),
            Some(Budget::Milliseconds(time)) => (UNBOUNDED, Some(time)),
        };
        let bot: Box<dyn Bot<G>> = match (kind, budget) {
            ("random", None) => Box::new(Random::new(seed)),
            ("greedy", None) => self.of_strength(Strength::Greedy, seed),
            ("flat", _) if MEASURES => Box::new(Flat::new(iterations, seed)),
            ("search", _) => (self.search)(iterations, seed),
            ("learned" | "hand", _) => {
                let Learned {
                    learned, by_hand, ..
                } = self.learned.ok_or_else(unknown)?;
                match kind {
                    "hand" => by_hand(iterations, seed),
                    _ => learned(iterations, seed),
                }
            }
            _ => return Err(unknown()),
        };
        Ok(TurnPlayer::new(bot, milliseconds))
    }

    /// One who is asked for advice. It thinks the same on every machine: time is only a limit
    /// for one that is very slow.
    pub fn adviser(&self, seed: u64) -> TurnPlayer<G> {
        let [.., strongest] = self.levels;
        let iterations = match strongest.strength {
            Strength::Search(iterations) => iterations / ADVICE,
            Strength::Whims(_) | Strength::Greedy => USUAL_ITERATIONS,
        };
        let mut player = TurnPlayer::new((self.search)(iterations, seed), Some(LONGEST_TURN));
        player.is_advising = true;
        player
    }

    fn of_strength(&self, strength: Strength, seed: u64) -> Box<dyn Bot<G>> {
        match strength {
            Strength::Whims(whim) => (self.whims)(whim, seed),
            Strength::Greedy => (self.whims)(0.0, seed),
            Strength::Search(iterations) => (self.search)(iterations, seed),
        }
    }
}

/// Whether there are players that are only measured against: not in a browser, where all of it is
/// carried over the wire.
const MEASURES: bool = !cfg!(target_arch = "wasm32");
/// A budget for a turn unless another is asked for.
const USUAL_ITERATIONS: u32 = 2000;
/// Advice is thought about for this part of what the strongest level may imagine.
const ADVICE: u32 = 4;
/// The most that a turn or advice may take, in milliseconds. A level is how much it imagines, so
/// that it is the same on every machine; the house may give it less time.
const LONGEST_TURN: u32 = 10_000;
/// More than any time allows.
const UNBOUNDED: u32 = 1 << 24;

/// What a turn may cost.
#[derive(Clone, Copy)]
enum Budget {
    Iterations(u32),
    Milliseconds(u32),
}

impl Budget {
    fn read(text: &str) -> Option<Budget> {
        let positive = |digits: &str| digits.parse().ok().filter(|&number: &u32| number > 0);
        match text.strip_suffix("ms") {
            Some(digits) => positive(digits).map(Budget::Milliseconds),
            None => positive(text).map(|number| Budget::Iterations(number.min(UNBOUNDED))),
        }
    }
}

/// A computer player that knows what its present turn has taken: the decisions of a turn share
/// the time it may take, in the house as in the arena.
pub struct TurnPlayer<G: Game> {
    /// Who decides, without regard to time.
    pub bot: Box<dyn Bot<G>>,
    /// The most a turn of it may take, if that is part of what it is.
    milliseconds: Option<u32>,
    /// The ply at which the present turn would go on, and the nanoseconds it has taken.
    turn: Option<(u32, u64)>,
    /// The ply of the question that is thought about in parts, and when that began.
    began: Option<(u32, u64)>,
    /// Whether somebody asks what to do in her own place.
    is_advising: bool,
}

impl<G: Game> TurnPlayer<G> {
    fn new(bot: Box<dyn Bot<G>>, milliseconds: Option<u32>) -> Self {
        TurnPlayer {
            bot,
            milliseconds,
            turn: None,
            began: None,
            is_advising: false,
        }
    }

    /// What the turn that a decision at this ply belongs to has taken so far, in nanoseconds.
    pub fn spent(&self, ply: u32) -> Option<u64> {
        let (goes_on_at, spent) = self.turn?;
        (goes_on_at == ply).then_some(spent)
    }

    /// Decides, in at most what is left of this turn. `most` is a limit beside its own.
    pub fn choose(
        &mut self,
        briefing: &Briefing<G>,
        most: Option<u32>,
        clock: Clock<'_>,
        is_stopped: &(dyn Fn() -> bool + Sync),
        desk: &dyn Desk,
    ) -> Choice<G> {
        let spent = self.spent(briefing.ply).unwrap_or(0);
        let limit = [most, self.milliseconds].into_iter().flatten().min();
        let left = limit.map(|limit| (u64::from(limit) * 1_000_000).saturating_sub(spent));
        let began = clock();
        let go_on = || !is_stopped() && left.is_none_or(|left| clock() - began < left);
        let choice = match self.is_advising {
            true => self.bot.advise(briefing, &go_on, desk),
            false => self.bot.choose(briefing, &go_on, desk),
        };
        self.decided(briefing, &choice, spent + clock() - began);
        choice
    }

    /// The same in parts: nothing while there is more to weigh.
    fn choose_in_parts(
        &mut self,
        briefing: &Briefing<G>,
        thinking: &Thinking<'_>,
        pauses: &(dyn Fn() -> bool + Sync),
    ) -> Option<Choice<G>> {
        let now = (thinking.clock)();
        let began = match self.began {
            Some((ply, began)) if ply == briefing.ply => began,
            Some(_) | None => now,
        };
        self.began = Some((briefing.ply, began));
        let spent = self.spent(briefing.ply).unwrap_or(0) + (now - began);
        let limit = [thinking.most, self.milliseconds].into_iter().flatten();
        let is_late = limit
            .min()
            .is_some_and(|ms| spent >= u64::from(ms) * 1_000_000);
        let (advises, desk) = (self.is_advising, thinking.desk);
        let choice = match is_late || (thinking.is_stopped)() {
            false => {
                let go_on = || !pauses();
                self.bot.ponder(briefing, advises, &go_on, desk)?
            }
            true if advises => self.bot.advise(briefing, &|| false, desk),
            true => self.bot.choose(briefing, &|| false, desk),
        };
        self.began = None;
        self.decided(briefing, &choice, spent);
        Some(choice)
    }

    /// What a decision of this turn has taken, with those before it.
    fn decided(&mut self, briefing: &Briefing<G>, choice: &Choice<G>, spent: u64) {
        let goes_on_at = briefing.ply + choice.steps.len() as u32;
        self.turn = Some((goes_on_at, spent));
    }
}

impl<G: Game> Player for TurnPlayer<G> {
    fn milliseconds(&self) -> Option<u32> {
        self.milliseconds
    }

    fn decide(&mut self, question: &Question, thinking: &Thinking<'_>) -> Thought {
        let briefing = question.of();
        let Thinking {
            clock,
            most,
            is_stopped,
            desk,
        } = thinking;
        let choice = self.choose(briefing, *most, clock, is_stopped, *desk);
        thought(briefing, choice)
    }

    fn ponder(
        &mut self,
        question: &Question,
        thinking: &Thinking<'_>,
        pauses: &(dyn Fn() -> bool + Sync),
    ) -> Option<Thought> {
        let briefing = question.of();
        let choice = self.choose_in_parts(briefing, thinking, pauses)?;
        Some(thought(briefing, choice))
    }
}

impl Question {
    fn of<G: Game>(&self) -> &Briefing<G> {
        self.0.downcast_ref().expect("of this game")
    }
}

/// A choice as it is told.
fn thought<G: Game>(briefing: &Briefing<G>, choice: Choice<G>) -> Thought {
    let written = |steps: &[G::Action]| steps.iter().map(crate::reading::write).collect();
    let noted = |steps: &[G::Action]| steps.iter().map(ToString::to_string).collect();
    let other = |other: &Alternative<G>| crate::erased_match::Other {
        steps: written(&other.steps),
        notation: noted(&other.steps),
        worth: other.worth,
    };
    Thought {
        ply: briefing.ply,
        steps: written(&choice.steps),
        notation: noted(&choice.steps),
        worth: choice.worth,
        others: choice.others.iter().map(other).collect(),
        iterations: choice.iterations,
        ready: Steps(Box::new(choice.steps)),
    }
}
