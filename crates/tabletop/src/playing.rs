//! A game being played: checked submissions, memory, briefings.

use crate::digest::Running;
use crate::hearing::Counts;
use crate::scribe::Scribe;
use crate::standing::Standing;
use crate::told::Told;
use crate::undoing::Kept;
use crate::{Act, Asked, Chance, Coded, Fairness, Game, Record, Refused, Row, Seat, Turn, Viewer};
use core::ops::Range;
use std::collections::BTreeMap;

/// A game being played, and all that is needed to play it again.
#[derive(Clone)]
pub struct Match<G: Game> {
    pub(crate) rules: u16,
    pub(crate) seats: u8,
    pub(crate) options: G::Options,
    /// Where the luck came from, if it can be proved; goes into the record.
    pub fairness: Option<Fairness>,
    pub(crate) rows: Vec<Row>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) standing: Standing,
    /// By row; empty unless a record is being replayed.
    pub(crate) kept: BTreeMap<u32, Kept<G>>,
    pub(crate) story: Vec<Entry<G::Event>>,
    pub(crate) state: G,
    pub(crate) memories: Vec<G::Memory>,
    /// By viewer, as the memories.
    pub(crate) counts: Vec<Counts>,
    pub(crate) running: Running,
}

/// What the match remembers of a row beside what is written down.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    /// Neither taken back nor rewound.
    pub stands: bool,
    /// Luck was met or something hidden came to light.
    pub closes: bool,
    /// Rivals did not see which action it was.
    pub secret: bool,
    /// The question it answered is no longer open.
    pub moves_on: bool,
    /// It put a sealed question to others. They may be answering unseen, so it stays:
    /// even the chance to take it back would tell whether they are.
    pub asks_others: bool,
    /// Who could notice that something happened.
    pub noticed: Noticed,
}

/// A set of viewers: one bit for each seat, then spectators, then the house.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Noticed(u16);

impl Noticed {
    pub const ALL: Noticed = Noticed(u16::MAX);
    pub const HOUSE: Noticed = Noticed(1 << 9);

    pub fn by(self, viewer: Viewer) -> bool {
        self.0 & Self::of(viewer).0 != 0
    }

    pub fn and(self, viewer: Viewer) -> Self {
        Noticed(self.0 | Self::of(viewer).0)
    }

    fn of(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat { seat } => Noticed(1 << seat.0),
            Viewer::Spectator {} => Noticed(1 << 8),
            Viewer::Open {} => Self::HOUSE,
        }
    }
}

/// One entry of the story, with the row it belongs to.
#[derive(Clone)]
pub(crate) enum Entry<E> {
    Told {
        row: u32,
        told: Told<E>,
    },
    TakenBack {
        row: u32,
        struck: u32,
        by: Seat,
        noticed: Noticed,
    },
    Rewound {
        row: u32,
    },
}

impl<E> Entry<E> {
    /// The row it belongs to.
    pub fn row(&self) -> u32 {
        match self {
            Entry::Told { row, .. } | Entry::TakenBack { row, .. } | Entry::Rewound { row } => *row,
        }
    }
}

/// All that a person or a bot is given: never the state.
#[derive(Clone, Debug)]
pub struct Briefing<G: Game> {
    /// Whose briefing this is.
    pub viewer: Viewer,
    /// How many rows this viewer could notice so far: what an answer must name.
    pub ply: u32,
    /// Whose decision it is, as far as this viewer may know.
    pub asked: Asked,
    /// What this viewer sees and remembers.
    pub view: G::View,
    /// What this viewer may do now; empty if she is not asked.
    pub actions: Vec<G::Action>,
    /// Whether this viewer can take her last decision back.
    pub can_take_back: bool,
}

/// Makes room for so many more. Matches are kept in memory by the thousand, so they grow by
/// an eighth instead of doubling.
pub(crate) fn grow<T>(list: &mut Vec<T>, more: usize) {
    if list.capacity() - list.len() < more {
        list.reserve_exact(more + list.len() / 8);
    }
}

/// Every viewer remembers what she heard of this.
pub(crate) fn recall_all<G: Game>(memories: &mut [G::Memory], seats: u8, told: &Told<G::Event>) {
    for (memory, viewer) in memories.iter_mut().zip(Viewer::all(seats)) {
        if let Some(heard) = told.heard_by(viewer) {
            G::recall(memory, viewer, heard);
        }
    }
}

/// One action carried out on a copy, not yet written down.
struct Step<G: Game> {
    action: G::Action,
    secret: bool,
    closes: bool,
    moves_on: bool,
    asks_others: bool,
    picks: Vec<u32>,
    told: Vec<Told<G::Event>>,
}

impl<G: Game> Match<G> {
    /// Deals a new game.
    pub fn start(
        options: G::Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refused> {
        Self::start_by(G::RULES_VERSION, options, seats, chance)
    }

    /// Deals a new game by one of the versions that are [kept](Match::keeps_rules).
    pub fn start_by(
        rules: u16,
        options: G::Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refused> {
        Self::check_table(&options, seats)?;
        let mut scribe = Scribe::new(chance);
        let state = G::deal_by(rules, &options, seats, &mut scribe);
        let Scribe { picks, told, .. } = scribe;
        let mut play = Match {
            rules,
            seats,
            running: Running::new(G::ID, rules, seats, &options),
            options,
            fairness: None,
            rows: Vec::new(),
            marks: Vec::new(),
            standing: Standing::default(),
            kept: BTreeMap::new(),
            story: Vec::new(),
            state,
            memories: vec![G::Memory::default(); seats as usize + 2],
            counts: vec![Counts::default(); seats as usize + 2],
        };
        let mark = Mark {
            stands: true,
            closes: true,
            secret: false,
            moves_on: true,
            asks_others: false,
            noticed: Noticed::ALL,
        };
        play.write(None, Act::Deal, picks, told, mark);
        Ok(play)
    }

    fn check_table(options: &G::Options, seats: u8) -> Result<(), Refused> {
        if !G::SEATS.contains(&seats) {
            return Err(Refused::WrongSeats {
                seats,
                fewest: *G::SEATS.start(),
                most: *G::SEATS.end(),
            });
        }
        if !G::variants(seats).contains(options) {
            return Err(Refused::WrongOptions {});
        }
        Ok(())
    }

    /// Checks and carries out a list of steps by `seat`, all or none, and writes each
    /// down as a row; the rows written are returned.
    ///
    /// Refused as stale if anything this seat could notice has happened since `ply`;
    /// rivals' sealed answers do not count. Every step but the last must leave the same
    /// seat to decide with nothing drawn and nothing new come to light, so that a list
    /// cannot be used to try one's luck. A refused list leaves the match and the luck as
    /// they were.
    pub fn submit<C: Chance + Clone>(
        &mut self,
        ply: u32,
        seat: Seat,
        steps: &[G::Action],
        chance: &mut C,
    ) -> Result<Range<usize>, Refused> {
        let mut luck = chance.clone();
        let (state, taken) = self.checked(ply, seat, steps, &mut luck)?;
        *chance = luck;
        self.state = state;
        let first = self.rows.len();
        for step in taken {
            self.write_step(seat, step);
        }
        Ok(first..self.rows.len())
    }

    /// Whether [`Match::submit`] would take these steps now.
    pub fn check<C: Chance + Clone>(
        &self,
        ply: u32,
        seat: Seat,
        steps: &[G::Action],
        chance: &C,
    ) -> Result<(), Refused> {
        self.checked(ply, seat, steps, &mut chance.clone())
            .map(|_| ())
    }

    fn checked(
        &self,
        ply: u32,
        seat: Seat,
        steps: &[G::Action],
        luck: &mut impl Chance,
    ) -> Result<(G, Vec<Step<G>>), Refused> {
        let turn = self.state.turn();
        if turn == Turn::Over {
            return Err(Refused::GameOver {});
        }
        let now = self.ply(Viewer::at(seat));
        if ply != now {
            return Err(Refused::Stale { answered: ply, now });
        }
        if !turn.owed().contains(seat) {
            return Err(Refused::NotYourTurn {});
        }
        if steps.is_empty() {
            return Err(Refused::NoSteps {});
        }
        self.try_steps(seat, steps, luck)
    }

    fn try_steps(
        &self,
        seat: Seat,
        steps: &[G::Action],
        luck: &mut impl Chance,
    ) -> Result<(G, Vec<Step<G>>), Refused> {
        let mut state = self.state;
        let mut taken = Vec::with_capacity(steps.len());
        for (at, &action) in steps.iter().enumerate() {
            let before = state.turn();
            let step = Self::try_step(&mut state, seat, action, luck)
                .ok_or(Refused::IllegalAction { step: at as u32 })?;
            let goes_on = !step.closes && Self::same_decision(before, state.turn(), seat);
            if at + 1 < steps.len() && !goes_on {
                return Err(Refused::StepsTooFar { step: at as u32 });
            }
            taken.push(step);
        }
        Ok((state, taken))
    }

    /// Whether `seat` still has the same question before it.
    fn same_decision(before: Turn, after: Turn, seat: Seat) -> bool {
        match (before, after) {
            (Turn::Solo(a), Turn::Solo(b)) => a == b,
            (Turn::Sealed { asked: a, .. }, Turn::Sealed { asked: b, owed }) => {
                a == b && owed.contains(seat)
            }
            _ => false,
        }
    }

    fn try_step(
        state: &mut G,
        seat: Seat,
        action: G::Action,
        luck: &mut impl Chance,
    ) -> Option<Step<G>> {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        if !legal.contains(&action) {
            return None;
        }
        let secret = state.is_secret(seat, action);
        let before = state.turn();
        let mut scribe = Scribe::new(luck);
        state.apply(seat, action, &mut scribe);
        let after = state.turn();
        let moves_on = !before.stays_open(after);
        Some(Step {
            action,
            secret,
            // The last answer to a question put to several shows that all have answered.
            closes: scribe.closes() || moves_on && before.is_shared_question(),
            moves_on,
            asks_others: moves_on
                && after.is_sealed()
                && after.owed().iter().any(|other| other != seat),
            picks: scribe.picks,
            told: scribe.told,
        })
    }

    fn write_step(&mut self, seat: Seat, step: Step<G>) {
        let mut noticed = Noticed::HOUSE.and(Viewer::at(seat));
        if !step.secret {
            noticed = Noticed::ALL;
        }
        for viewer in Viewer::all(self.seats) {
            if step.told.iter().any(|told| told.heard_by(viewer).is_some()) {
                noticed = noticed.and(viewer);
            }
        }
        let mark = Mark {
            stands: true,
            closes: step.closes,
            secret: step.secret,
            moves_on: step.moves_on,
            asks_others: step.asks_others,
            noticed,
        };
        let act = Act::Play(step.action.code());
        self.write(Some(seat), act, step.picks, step.told, mark);
    }

    /// One more row: digest, memories, story.
    fn write(
        &mut self,
        by: Option<Seat>,
        act: Act,
        picks: Vec<u32>,
        told: Vec<Told<G::Event>>,
        mark: Mark,
    ) {
        let digest = self.running.row(by, act, &picks, &told);
        let row = self.rows.len() as u32;
        grow(&mut self.story, told.len());
        grow(&mut self.rows, 1);
        grow(&mut self.marks, 1);
        self.standing.play();
        for told in told {
            recall_all::<G>(&mut self.memories, self.seats, &told);
            self.tell(Entry::Told { row, told });
        }
        self.rows.push(Row {
            by,
            act,
            picks,
            digest,
        });
        self.mark(mark);
    }

    /// Carries out one action that a record says was taken: `None` if it is not legal.
    pub(crate) fn redo(
        &mut self,
        seat: Seat,
        action: G::Action,
        luck: &mut impl Chance,
    ) -> Option<()> {
        let mut state = self.state;
        let step = Self::try_step(&mut state, seat, action, luck)?;
        self.state = state;
        self.write_step(seat, step);
        Some(())
    }

    /// All that `viewer` is given.
    pub fn briefing(&self, viewer: Viewer) -> Briefing<G> {
        let mut actions = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.state.legal_actions(seat, &mut actions);
        }
        Briefing {
            viewer,
            ply: self.ply(viewer),
            asked: self.asked(viewer),
            view: self.state.view(viewer, self.memory(viewer)),
            actions,
            can_take_back: viewer
                .seat()
                .is_some_and(|seat| self.last_to_take_back(seat).is_some()),
        }
    }

    /// Whose decision it is, as far as `viewer` may know.
    pub fn asked(&self, viewer: Viewer) -> Asked {
        match self.state.turn() {
            Turn::Solo(seat) => Asked::Solo { seat },
            Turn::Sealed { asked, owed } => Asked::Sealed {
                asked,
                you: viewer.seat().is_some_and(|seat| owed.contains(seat)),
            },
            Turn::Over => Asked::Over {},
        }
    }

    /// What `viewer` has been told and can still trace.
    pub fn memory(&self, viewer: Viewer) -> &G::Memory {
        &self.memories[self.place_of(viewer)]
    }

    /// The state of the table: for the house and for tests, never for a player.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The rules the match began with.
    pub fn rules_version(&self) -> u16 {
        self.rules
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The variants chosen.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Every row so far, undone ones too.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }

    /// What is written down.
    pub fn record(&self) -> Record<G> {
        Record {
            rules_version: self.rules,
            seats: self.seats,
            options: self.options.clone(),
            fairness: self.fairness.clone(),
            rows: self.rows.clone(),
        }
    }
}
