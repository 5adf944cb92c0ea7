//! A match, whichever game it is of.

use crate::Trouble;
use bots::Desk;
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::ops::Range;
use tabletop::luck::Hex;
use tabletop::{Asked, Row, Seat, SeatSet, Standings, Told, Viewer};

/// All that a person or a program is given.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Brief {
    /// Whose briefing this is.
    pub viewer: Viewer,
    /// How much this viewer could notice so far: what an answer must name.
    pub ply: u32,
    /// Whose decision it is, as far as this viewer may know.
    pub asked: Asked,
    /// What this viewer sees and remembers.
    pub view: Value,
    /// What this viewer may do now.
    pub actions: Vec<Offer>,
    /// Whether this viewer can take her last decision back.
    pub can_take_back: bool,
}

/// The same for the house, which shows every viewer what changed since the last one.
pub struct Sight {
    /// As in [`Brief`].
    pub ply: u32,
    /// As in [`Brief`].
    pub asked: Asked,
    /// The view, to be compared with the next one.
    pub view: Seen,
    /// The list of actions as JSON text; empty if there are none.
    pub actions: String,
    /// As in [`Brief`].
    pub can_take_back: bool,
}

/// What a viewer saw of a match, whichever game it is of.
pub struct Seen(pub(crate) Box<dyn Any + Send + Sync>);

/// What a viewer heard since she last listened.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    /// If they are events alone, the list of these as JSON text; empty if there are none.
    pub events: String,
    /// Else the entries, numbered.
    pub entries: Vec<(u32, Value)>,
}

/// One legal action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offer {
    /// What to send to choose it.
    pub action: Value,
    /// The same in notation, which may be sent as well.
    pub notation: String,
    /// The things on the table it touches, in order.
    pub path: Vec<String>,
}

/// What was done in a row, for one who may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Act {
    /// Who did it; nobody deals or rewinds.
    pub seat: Option<Seat>,
    /// `deal`, `play`, `take_back` or `rewind`.
    pub act: &'static str,
    /// The decision of a `play`.
    pub action: Option<Value>,
    /// In notation.
    pub notation: String,
    /// Neither taken back nor rewound later.
    pub stands: bool,
}

/// A match, whichever game it is of.
pub trait Table: Send {
    /// Which game.
    fn game(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> u8;
    /// The chosen options.
    fn options(&self) -> Value;

    /// All that `viewer` is given. A seat must be one of this table.
    fn briefing(&self, viewer: Viewer) -> Brief;
    /// The same, to be compared with the next one.
    fn sight(&self, viewer: Viewer) -> Sight;
    /// How a view became another one of this game, as JSON text; nothing if they are the
    /// same. The [`tape`] crate says how a patch is written.
    fn patch(&self, before: &Seen, now: &Seen) -> Option<String> {
        self.patches(&[(before, now)]).pop().flatten()
    }
    /// The same for several viewers, who mostly see the same.
    fn patches(&self, pairs: &[(&Seen, &Seen)]) -> Vec<Option<String>>;
    /// Whose decision it is, as far as `viewer` may know.
    fn asked(&self, viewer: Viewer) -> Asked;
    /// How much `viewer` could notice so far.
    fn ply(&self, viewer: Viewer) -> u32;
    /// Who owes a decision: for the house, which must ask them.
    fn owed(&self) -> SeatSet;
    /// Whether the game has ended.
    fn is_over(&self) -> bool;
    /// Places and scores; final once the game is over, provisional before.
    fn standings(&self) -> Standings;

    /// Carries out a list of steps by `seat`, all or none; each is an action as JSON or
    /// in notation. The rows written are returned.
    fn submit(&mut self, ply: u32, seat: Seat, steps: &[Value]) -> Result<Range<usize>, Trouble>;
    /// Whether `submit` would take these steps now; nothing happens, to the luck either.
    fn check(&self, ply: u32, seat: Seat, steps: &[Value]) -> Result<(), Trouble>;
    /// Takes back the last decision of `seat`, which must have seen the table at `ply`.
    fn take_back(&mut self, ply: u32, seat: Seat) -> Result<(), Trouble>;
    /// Goes back to when `rows` rows were written; the caller has asked everybody.
    fn rewind(&mut self, rows: u32) -> Result<(), Trouble>;

    /// The story as `viewer` heard it, numbered from 1, without the first `seen`.
    fn heard(&self, viewer: Viewer, seen: u32) -> Vec<(u32, Value)>;
    /// How many entries it has.
    fn entries(&self, viewer: Viewer) -> u32;
    /// The story as each of these heard it, without what she has seen, written down.
    fn news(&self, listeners: &[(Viewer, u32)]) -> Vec<News>;
    /// Everything told in one row, in full, with who heard it.
    fn told_in(&self, row: u32) -> Vec<Told<Value>>;
    /// What was done in a row, if `viewer` may know.
    fn act(&self, row: u32, viewer: Viewer) -> Option<Act>;
    /// Every row so far, undone ones too.
    fn rows(&self) -> &[Row];

    /// The house's promise about the luck, if it can be proved.
    fn commitment(&self) -> Option<Hex>;
    /// What is written down, readable; the secret only once the game is over.
    fn record(&self) -> Value;
    /// The same, compact.
    fn record_bytes(&self) -> Vec<u8>;

    /// A computer player with a briefing for `seat` and nothing else: it can be run on
    /// any thread and never holds the table.
    fn thinker(&self, seat: Seat, bot: &str, seed: u64) -> Result<Box<dyn Thinker>, Trouble>;
}

/// A computer player about to decide.
pub trait Thinker: Send {
    /// The most a turn of it may take, if that is part of what it is: for the caller, who
    /// has the clock.
    fn milliseconds(&self) -> Option<u32>;
    /// Decides. `go_on` is asked now and then; once it says no, the best choice so far
    /// is given. What can be done side by side is laid on the `desk`.
    fn think(self: Box<Self>, go_on: &(dyn Fn() -> bool + Sync), desk: &dyn Desk) -> Thought;
}

/// What a computer player chose, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Thought {
    /// The ply it answers.
    pub ply: u32,
    /// The choice: steps to be submitted as one list.
    pub steps: Vec<Value>,
    /// The same in notation.
    pub notation: Vec<String>,
    /// The share of the victory it is thought to bring, if it was weighed.
    pub worth: Option<f64>,
    /// What would have been done otherwise, best first; at most two.
    pub others: Vec<Other>,
    /// Imagined games it was weighed on.
    pub iterations: u32,
}

/// What would have been done otherwise.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Other {
    /// Its steps.
    pub steps: Vec<Value>,
    /// The same in notation.
    pub notation: Vec<String>,
    /// The share of the victory it was thought to bring.
    pub worth: f64,
}
